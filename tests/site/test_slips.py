"""What an editor meant as ours and wrote otherwise: nothing of it is published in silence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules_engine.loading import Faults
from rules_engine.loading.source import text_source
from rules_engine.site import part_blocks
from rules_engine.site.fence_slips import kind_of
from rules_engine.site.fence_types import PARTS
from rules_engine.site.guides import read_guide
from rules_engine.site.verify import check_project
from tests.site.projects import FENCE, LANGUAGES, mkdocs, places, small

if TYPE_CHECKING:
    from pathlib import Path

    from rules_engine.loading import Fault
    from rules_engine.site.guides import Guide

NBSP, ZERO_WIDTH = "\N{NO-BREAK SPACE}", "\N{ZERO WIDTH SPACE}"


def read(text: str) -> tuple[Guide, list[Fault]]:
    """Return a page, and what is wrong with it before its references are looked up."""
    faults = Faults()
    return read_guide(text_source(text, "page.md"), "en", "page.md", faults), list(faults)


def told(text: str) -> list[tuple[str, int, int]]:
    """Return code, line and column of what is wrong with a page."""
    return [(fault.code, fault.line, fault.column) for fault in read(text)[1]]


BRACES = "reference-braces"


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("{ pieces: goose }} geese", BRACES, 1),
        ("x { pieces: goose } geese", BRACES, 3),
        ("x {variant: halatafl, points} y", BRACES, 3),
        ("# Title { pieces: goose }", BRACES, 9),
        ("pieces: goose }} foxes", BRACES, 15),
        ("{ { pieces: goose } }", BRACES, 1),
        ("{ { pieces: goose }}", BRACES, 1),
        (f"{{{NBSP}{{ points }}}}", BRACES, 1),
        (r"\{\{ points \}\}", BRACES, 1),
        ("&#123;{ points }}", BRACES, 1),
        ("{: .a } x }}", BRACES, 11),
        ("{{ points }}, points } }", BRACES, 22),
        (r"x \{{ points }}", "reference-escaped", 3),
        (r"x \\\{{ points }}", "reference-escaped", 5),
        ("- a\n\n    b\n    { { points }}", BRACES, 5),
        ("!!! note\n\n    points }}", BRACES, 12),
        ("``` start\nhalatafl\nWith { pieces: goose }.\n```", BRACES, 6),
        ("``` example\na/b\n0. The points }}.\n```", BRACES, 15),
    ],
)
def test_braces_that_make_no_reference(text: str, code: str, column: int) -> None:
    (_, fault) = read(f"Text.\n\n{text}\n")
    assert [(one.code, one.column) for one in fault] == [(code, column)]
    assert "braces that are text stand in code" in fault[0].hint


@pytest.mark.parametrize(
    "text",
    [
        "{{ points }} and {{ rows }}",
        "# Title {#title}",
        "A word.{ .class } {: #id .class }",
        "`}}`, `{ { a } }`, ``{ pieces: goose }`` and `\\{{ a }}`",
        "``` json\n{\n{ { }}\n```",
        "    { { points }}",
        "- item\n\n        {{ points }} }}",
        "<!-- }} { pieces: goose } -->",
        "A set {1, 2} or {a, b}, \\{ and }",
        r"C:\\{{ points }}",
        "{ `a` } and } `a` }",
    ],
)
def test_braces_that_are_right(text: str) -> None:
    assert told(f"Text.\n\n{text}\n") == []


def test_a_reference_of_two_lines_is_told_once() -> None:
    guide, faults = read("{{ pieces:\ngoose }} and }}\n")
    assert [claim.closed for claim in guide.claims] == [False]
    assert [(fault.code, fault.line, fault.column) for fault in faults] == [(BRACES, 2, 14)]


def test_front_matter_may_hold_mappings() -> None:
    assert told("---\ntitle: x\nsearch: {a: {b: c}}\n---\n") == []


@pytest.mark.parametrize(
    ("head", "place"),
    [
        ('title: "Two {{ pieces: fox }}"', (2, 13)),
        ("title: x\ndescription: The {{ points }} points", (3, 18)),
        ("title: x\ndescription: >\n  The points }}", (4, 14)),
    ],
)
def test_front_matter_holds_no_references(head: str, place: tuple[int, int]) -> None:
    text = f"---\n{head}\n# {{{{ no }}}} title\n---\nText.\n"
    assert told(text) == [("reference-in-front-matter", *place)]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("<!-- a\nb --> {{ c }}", ("{{ c }}", 2, 7)),
        ("<!-- a\n\nb --> {{ c }}", ("{{ c }}", 3, 7)),
        ("Foo <!-- a\nb --> c {{ d }}", ("{{ d }}", 2, 9)),
        ("{{ a }} <!-- {{ b }}\n{{ c }} -->", ("{{ a }}", 1, 1)),
        ("<!-- a --> b <!-- {{ c }}\n--> {{ d }}", ("{{ d }}", 2, 5)),
        ("`<!--` {{ a }}\n\nb", ("{{ a }}", 1, 8)),
        ("<!-- a\n--> b <!--\n{{ c }} --> {{ d }}", ("{{ d }}", 3, 13)),
    ],
)
def test_what_stands_beside_a_comment_is_text(text: str, place: tuple[str, int, int]) -> None:
    guide, faults = read(f"{text}\n")
    assert faults == []
    assert [(claim.text, claim.line, claim.column) for claim in guide.claims] == [place]


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("An <!-- {{ a }}", 4),
        ("<!-- a\n\nb", 1),
        # As Markdown has it, these are text: they begin in a line and meet a blank one.
        ("Foo <!-- a\n\nb --> c", 5),
        ("- a\n    <!-- a\n\n    b -->", 5),
    ],
)
def test_a_comment_without_an_end_is_shown(text: str, column: int) -> None:
    (place,) = told(text)
    assert place == ("comment-unclosed", text.partition("<!--")[0].count("\n") + 1, column)


def test_an_anchor_behind_a_comment_counts() -> None:
    guide, faults = read("<!-- {#a}\n--> Text. {#b}\n\n<!-- {#c} --> {#d}\n")
    assert faults == []
    assert [tuple(anchor) for anchor in guide.anchors] == [("b", 2, 11), ("d", 4, 15)]


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        ("- ``` rules\n  halatafl\n  ```", "fence-in-line", 1, 3),
        ("1.  ``` start\n    halatafl\n    ```", "fence-in-line", 1, 5),
        ("1. ``` example\n   a/b\n   ```", "fence-in-line", 1, 4),
        (":   ``` rules\n    halatafl\n    ```", "fence-in-line", 1, 5),
        ("[^1]: ``` rules\n    halatafl\n    ```", "fence-in-line", 1, 7),
        ("> - ~~~ rules\n>   halatafl", "fence-in-line", 1, 5),
        ("- ``` games\n  ```", "fence-in-line", 1, 3),
        ("- ``` yaml\n  a: b\n  ```", "fence-in-line", 1, 3),
        ("Text: ``` rules\nhalatafl\n```", "fence-in-line", 1, 7),
        (f"```{NBSP}rules\nhalatafl\n```", "fence-blank", 1, 4),
        (f"``` rules{NBSP}\nhalatafl\n```", "fence-blank", 1, 10),
        (f"{NBSP}``` rules\nhalatafl\n```", "fence-blank", 1, 1),
        (f"```{ZERO_WIDTH}rules\nhalatafl\n```", "fence-blank", 1, 4),
        ("Text.\n\n``` yaml\na: b\n", "fence-unclosed", 3, 1),
        ("- a\n\n    ```\n    b\n  ```\n", "fence-unclosed", 3, 5),
        ("Code:\n\n    ``` rules\nhalatafl\n```\n", "fence-unclosed", 3, 5),
        ("``` rules\nhalatafl\n\n~~~\na\n", "fence-unclosed", 1, 1),
        ("``` rule\nhalatafl\n```", "fence-misspelt", 1, 5),
        ("``` fact\nhalatafl\n```", "fence-misspelt", 1, 5),
        ("``` Rules\nhalatafl\n```", "fence-misspelt", 1, 5),
        ("``` { .rules }\nhalatafl\n```", "fence-misspelt", 1, 8),
        ("``` exmaple\na/b\n```", "fence-misspelt", 1, 5),
        ("    ``` game\n    ```", "", 0, 0),
        ("``` glosary\n```", "fence-misspelt", 1, 5),
        ("> ``` starts\n> halatafl\n> ```", "fence-misspelt", 1, 7),
        ("~~~ rule\nhalatafl\n~~~", "fence-misspelt", 1, 5),
        ("  ``` games\n  ```", "fence-indented", 1, 3),
        ("``` matrix", "fence-unclosed", 1, 1),
        ("``` games now\n```", "fence-info", 1, 11),
        ('=== "x"\n\n    ``` rules\n    halatafl\n    ```', "fence-in-container", 3, 5),
        (
            '=== "x"\n\n    - a\n\n        ``` rules\n        b\n        ```',
            "fence-in-container",
            5,
            9,
        ),
        ("[^1]: x\n\n    ``` rules\n    halatafl\n    ```", "fence-in-container", 3, 5),
        (":   x\n\n    ``` rules\n    halatafl\n    ```", "fence-in-container", 3, 5),
        ("``` start\nhalatafl\nWords. {#ht-7}\n```", "anchor-in-words", 3, 8),
        ("``` example\na/b\n0. `{#a}`\n   b {: .c }\n```", "anchor-in-words", 4, 6),
        ("``` rules\nfox-and-geese geese=15 geese=17\n```", "option-twice", 2, 24),
        ("<<<<<<< HEAD\nText.\n=======\n", "merge-conflict", 1, 1),
        ("Text.\n\n>>>>>>> other\n", "merge-conflict", 3, 1),
        ("``` start\nhalatafl\n>>>>>>> other\n```", "merge-conflict", 3, 1),
        ("---\ntitle: x\n# a\n<<<<<<< HEAD: b\n---\n", "merge-conflict", 4, 1),
    ],
)
def test_a_block_that_would_be_lost(text: str, code: str, line: int, column: int) -> None:
    found = [one for one in told(f"{text}\n") if one[0] != "unknown-key"]
    assert found == ([(code, line, column)] if code else [])


@pytest.mark.parametrize(
    "text",
    [
        "Text with ``` example in it.",
        "- ```code``` and more",
        "| ``` | a |",
        "``` text\n<<<<<<< HEAD\n```",
        "<<< a\n\n>> b\n\n> > > > > > > deep",
        "Title\n=======",
        "- item\n\n        ``` rules\n        halatafl\n        ```",
        "> ```\n> a\n> ```\n\n``` rules\nhalatafl\n```\n\n> ```\n> b\n> ```",
        f"A{NBSP}word, ```code```{NBSP}and more",
        "``` games\n```",
    ],
)
def test_what_is_no_slip(text: str) -> None:
    assert told(f"{text}\n") == []


def test_a_fence_that_does_not_close() -> None:
    text = f"``` yaml\na: b\n```{NBSP}\n"
    assert told(text) == [("fence-unclosed", 1, 1), ("fence-blank", 3, 4)]


def test_fences_that_are_indented_otherwise() -> None:
    guide, faults = read("```\n    ```\n{{ code }}\n```\n\n``` rules\nhalatafl\n```\n")
    assert (faults, guide.claims) == ([], ())
    assert [fence.first for fence in guide.fences] == [6]
    guide, _ = read("Code:\n\n    ```\n\n``` rules\nhalatafl\n```\n")
    assert [fence.first for fence in guide.fences] == [5]


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Text:\n\n    code\n{{ points }}", 1),
        ("<b>\n    {{ points }}", 1),
        ("# Title\n    {{ code }}", 0),
        ("Text\n    {{ points }}", 1),
        ("    - {{ code }}\n    - {{ code }}", 0),
    ],
)
def test_where_indented_code_ends(text: str, count: int) -> None:
    assert len(read(text)[0].claims) == count


@pytest.mark.parametrize(
    ("above", "lost"),
    [("Text.\n- item\n\n", 1), ("  !!! note\n\n", 1), ("# T\n- a\n\n", 0), ("- a\n- b\n\n", 0)],
)
def test_a_figure_below_what_is_no_list(tmp_path: Path, above: str, lost: int) -> None:
    block = "    ``` start\n    halatafl\n    ```\n"
    root = small(
        tmp_path, {f"docs/{code}/index.md": f"{FENCE}\n{above}{block}" for code in LANGUAGES}
    )
    assert [code for code, *_ in places(check_project(root))] == ["fence-not-marked"] * 3 * lost


def test_a_block_between_quoted_code_is_found() -> None:
    guide, _ = read("> ```\n> a\n> ```\n\n``` rules\nhalatafl\n```\n\n> ```\n> b\n> ```\n")
    assert [(fence.kind, fence.first) for fence in guide.fences] == [("rules", 5)]


def test_the_parts_are_those_that_are_made() -> None:
    assert (part_blocks.GAMES, part_blocks.MATRIX, part_blocks.GLOSSARY) == PARTS


@pytest.mark.parametrize("word", ["text", "yaml", "rust", "stata", "factor", "smarty", "python"])
def test_names_of_languages_are_no_slips(word: str) -> None:
    assert kind_of(word) == ""


SLIPS = f"""\
---
title: Small {{{{ points }}}}
---
# Small

{FENCE}
- ``` rules
  halatafl
  ```

``` rule
halatafl
```

``` text
halatafl
```

    ``` rules
    halatafl
    ```

<<<<<<< HEAD

{{ variant: halatafl, points }}

An <!-- unclosed one.
"""


def test_the_check_and_the_build_tell_of_each(tmp_path: Path) -> None:
    page = "docs/en/index.md"
    root = small(tmp_path, {page: SLIPS})
    wanted = [
        ("reference-in-front-matter", page, 2, 14),
        ("fence-in-line", page, 12, 3),
        ("fence-misspelt", page, 16, 5),
        ("fence-not-marked", page, 21, 1),
        ("fence-not-marked", page, 25, 5),
        ("merge-conflict", page, 28, 1),
        ("reference-braces", page, 30, 1),
        ("comment-unclosed", page, 32, 4),
    ]
    assert sorted(places(check_project(root)), key=lambda place: place[2]) == wanted
    answer = mkdocs(root, "build")
    assert answer.returncode == 1
    assert "Traceback" not in answer.stderr
    for code, file, line, column in wanted:
        assert f"{file}:{line}:{column}: error[{code}]: " in answer.stderr


@pytest.mark.parametrize(
    ("block", "count"),
    [
        ("``` text\nfox-and-geese geese=15\n```", 1),
        ("```\nfetlar-hnefatafl copenhagen-hnefatafl\n```", 1),
        ("``` text\nhalatafl/no-such\n0. Words.\n```", 1),
        ("``` text\nhalatafl/no-such\nWords.\n```", 0),
        ("``` text\nhalatafl --flat\n```", 0),
        ("``` text\nwords alone\n```", 0),
    ],
)
def test_a_block_of_code_that_begins_as_ours_do(tmp_path: Path, block: str, count: int) -> None:
    page = f"# Small\n\n{FENCE}\n{block}\n"
    root = small(tmp_path, {f"docs/{language}/index.md": page for language in LANGUAGES})
    found = [place for place in places(check_project(root)) if place[1].startswith("docs/en")]
    assert found == [("fence-not-marked", "docs/en/index.md", 10, 1)] * count
