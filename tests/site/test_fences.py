"""Finding the figures of a page in its raw text, with the place of each and of every fault."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_engine.loading import Fault, Faults
from rules_engine.loading.source import Source
from rules_engine.site.containers import is_indented_code
from rules_engine.site.fences import Fence, Scan, front_matter, scan
from tests.site.projects import FENCE, places


def scanned(text: str) -> tuple[Scan, list[Fault]]:
    faults = Faults()
    return scan(Source(None, "page.md", text), faults), list(faults)


def fences(text: str) -> tuple[Fence, ...]:
    found, faults = scanned(text)
    assert faults == []
    return found.fences


def fault(text: str) -> tuple[str, int, int]:
    """Return code, line and column of the only fault of a text."""
    _, faults = scanned(text)
    ((code, _, line, column),) = places(faults)
    return code, line, column


def test_an_example_with_its_words() -> None:
    (fence,) = fences(f"# Title\n\n{FENCE}\nText.\n")
    assert (fence.kind, fence.name, fence.options) == ("example", "halatafl/must-jump", ())
    assert (fence.line, fence.column, fence.first, fence.last) == (4, 1, 3, 7)
    assert [tuple(said) for said in fence.words] == [
        (0, "Zero.", 5, 4),
        (1, "One.", 6, 4),
    ]


def test_words_go_on_in_indented_lines() -> None:
    (fence,) = fences("``` example\na/b\n0. One,\n   two,\n\n  *three*.\n1. Four.\n```\n")
    assert [said.text for said in fence.words] == ["One, two, *three*.", "Four."]


def test_an_example_with_hostile_points() -> None:
    (fence,) = fences("``` example\na/b\nhostile: e5  a1\n0. One,\n   two.\n```\n")
    assert [tuple(place) for place in fence.hostile] == [("e5", 3, 10), ("a1", 3, 14)]
    assert [said.text for said in fence.words] == ["One, two."]
    (bare,) = fences("``` example\na/b\n0. One,\n   hostile: e5\n```\n")
    assert bare.hostile == ()
    assert bare.words[0].text == "One, hostile: e5"
    assert fence.shows != bare.shows


def test_hostile_points_in_a_list() -> None:
    text = "``` example\na/b\nhostile: (4,4)\n0. One.\n```\n"
    (fence,) = fences("- item\n\n" + "".join(f"    {line}\n" for line in text.splitlines()))
    assert [tuple(place) for place in fence.hostile] == [("(4,4)", 5, 14)]


def test_a_start_with_options_and_caption() -> None:
    (fence,) = fences("``` start\nfox-and-geese geese=15  sideways=on\nFifteen\ngeese.\n```\n")
    assert (fence.kind, fence.name) == ("start", "fox-and-geese")
    assert fence.options == (("geese", "15", 15), ("sideways", "on", 25))
    assert [said.text for said in fence.words] == ["Fifteen geese."]


def test_a_start_without_a_caption() -> None:
    (fence,) = fences("```start\nhalatafl\n```")
    assert fence.words == ()


@pytest.mark.parametrize(
    "text",
    [
        "Text with ``` example in it.\n",
        "``` yaml\nplay: d4\n```\n",
        f"````\n{FENCE}````\n",
        f"~~~\n{FENCE}~~~\n",
        f"<!--\n{FENCE}-->\n",
        "".join(f"    {line}\n" for line in FENCE.splitlines()),
        "Text:\n\n" + "".join(f"\t{line}\n" for line in FENCE.splitlines()),
        "``` console\na/b\n```\n",
    ],
    ids=["inline", "other", "longer", "tildes", "comment", "indented", "tab", "other-word"],
)
def test_what_is_no_figure(text: str) -> None:
    assert fences(text) == ()


def test_a_fence_after_a_block_that_quotes_one() -> None:
    found = fences(f"````\n{FENCE}````\n\n{FENCE}")
    assert [fence.first for fence in found] == [9]


@pytest.mark.parametrize(
    "before",
    ["- item\n\n", "1. item\n\n", "!!! note\n\n", "- a\n\n    more\n\n", "- a\n    - b\n\n"],
)
def test_a_figure_in_a_list_or_a_note(before: str) -> None:
    indented = "".join(f"    {line}\n" for line in FENCE.splitlines())
    (fence,) = fences(before + indented)
    assert fence.indent == "    "
    assert fence.column == 5
    assert [said.column for said in fence.words] == [8, 8]
    assert [said.text for said in fence.words] == ["Zero.", "One."]


@pytest.mark.parametrize(
    ("lines", "indent", "code"),
    [
        (["text", ""], 3, False),
        (["text", ""], 4, True),
        ([""], 4, True),
        (["- item", ""], 4, False),
        (["- item", "", "    text", ""], 4, False),
        (["- item", "", "    text", ""], 8, True),
        (["- item", "    - item", ""], 8, False),
        (["- item", ""], 8, True),
        (["1. item", ""], 8, True),
        (["- item", ""], 6, False),
        (["- item", "  - item", ""], 8, True),
        (["- item", "    - item", ""], 12, True),
        (["1. item", "   text", ""], 4, False),
        (["!!! note", "", "    text", "", "    - item", ""], 8, False),
        (["[^1]: note", ""], 4, False),
        (["- item", "", "text", ""], 4, True),
    ],
)
def test_indented_code(lines: list[str], indent: int, code: bool) -> None:
    whole = [*lines, " " * indent + "``` example"]
    assert is_indented_code(whole, len(whole), " " * indent) is code


def test_front_matter_counts_as_lines() -> None:
    text = f"---\ntitle: x\nvariant: halatafl\n---\n{FENCE}"
    (fence,) = fences(text)
    assert fence.first == 5
    assert front_matter(text) == "title: x\nvariant: halatafl\n"
    assert front_matter("--- text") is None


def test_windows_line_ends() -> None:
    (fence,) = fences(f"# Title\n\n{FENCE}".replace("\n", "\r\n"))
    assert (fence.first, fence.words[1].text) == (3, "One.")


def test_anchors_and_suspects() -> None:
    found, faults = scanned(
        "## Turn {#turn}\n\n- It jumps. {: #ht-7 .x }\n\nText\n{#ht-8}\n`{#no}`\n\n"
        "```\n{#not}\n```\n\n```\nhalatafl/must-jump\n0. Words.\n```\n"
    )
    assert faults == []
    assert [tuple(anchor) for anchor in found.anchors] == [
        ("turn", 1, 9),
        ("ht-7", 3, 13),
        ("ht-8", 6, 1),
    ]
    assert [tuple(place) for place in found.suspects] == [("halatafl/must-jump", 14, 1)]


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        ("``` example\n```\n", "fence-empty", 1, 1),
        ("x\n\n``` start\n\n```\n", "fence-empty", 3, 1),
        ("``` example\na/b\n0. Words.\n", "fence-unclosed", 1, 1),
        ("``` example\na/b\n0. Words.\n\n``` start\nhalatafl\n```\n", "fence-unclosed", 1, 1),
        ("``` example\na/b\n0. Words.\n````\n", "fence-unclosed", 1, 1),
        ("``` example now\na/b\n0. Words.\n```\n", "fence-info", 1, 13),
        ("~~~ example\na/b\n0. Words.\n~~~\n", "fence-of-tildes", 1, 1),
        ("> ``` example\n> a/b\n> 0. Words.\n> ```\n", "fence-in-quotation", 1, 3),
        ("- x\n\n    ``` example\n    a/b\n  0. Words.\n    ```\n", "fence-indentation", 5, 1),
        ("``` example\nmust jump\n0. Words.\n```\n", "bad-example-name", 2, 1),
        ("``` example\na/b\nWords.\n```\n", "bad-line", 3, 1),
        ("``` example\na/b\n0. Words\ngo on.\n```\n", "bad-line", 4, 1),
        ("``` example\na/b\n1. Words.\n```\n", "words-number", 3, 1),
        ("``` example\na/b\n0. Words.\n2. More.\n```\n", "words-number", 4, 1),
        ("``` example\na/b\n0. Words.\n0. More.\n```\n", "words-number", 4, 1),
        ("``` example\na/b\n0.\n```\n", "words-missing", 3, 1),
        ("``` example\na/b\n0. See [it](../a.md).\n```\n", "link-in-words", 3, 4),
        ("``` start\nhalatafl geese\n```\n", "bad-option", 2, 10),
        ("``` example\na/b\nhostile:\n0. Words.\n```\n", "hostile-empty", 3, 1),
        ("``` example\na/b\n0. Words.\nhostile: e5\n```\n", "hostile-late", 4, 1),
        ("``` example\na/b\nhostile: a1\nhostile: e5\n0. Words.\n```\n", "hostile-late", 4, 1),
        ("``` example\na/b\nhostil: a1\n0. Words.\n```\n", "bad-line", 3, 1),
    ],
)
def test_faults(text: str, code: str, line: int, column: int) -> None:
    assert fault(text) == (code, line, column)


def test_a_link_to_another_site_is_allowed() -> None:
    fences("``` example\na/b\n0. See [it](https://rules-engine.example/).\n```\n")


BLOCKS = st.lists(
    st.sampled_from(
        [
            FENCE,
            "``` start\nhalatafl\n```\n",
            "````\n``` example\n````\n",
            "<!-- note\n-->\n",
            "Text. {#anchor}\n",
            "``` yaml\na: b\n```\n",
            "- item\n",
            "\n",
        ]
    ),
    max_size=12,
)


@given(BLOCKS)
def test_every_figure_is_found_where_it_stands(blocks: list[str]) -> None:
    text = "".join(f"{block}\n" for block in blocks)
    lines = text.splitlines()
    found = fences(text)
    assert [fence.kind for fence in found] == [
        "example" if block == FENCE else "start"
        for block in blocks
        if block == FENCE or block.startswith("``` start")
    ]
    for fence in found:
        assert lines[fence.first - 1] == f"``` {fence.kind}"
        assert lines[fence.last - 1] == "```"
        assert lines[fence.line - 1] == fence.name


PIECES = [
    *("`", "``` example", "```", "~~~", "> ", "    ", "\t", "a/b", "0. x", "{#a}", "<!--", "\n"),
    *("hostile: e5", "hostile:"),
]


@given(st.lists(st.sampled_from(PIECES)).map("".join) | st.text(max_size=60))
def test_any_text_is_scanned(text: str) -> None:
    found, faults = scanned(text)
    count = len(re.split("\r\n|\n|\r", text))
    for fence in found.fences:
        assert 1 <= fence.first < fence.line < fence.last <= count
    for one in faults:
        assert 1 <= one.line <= count
        assert one.column >= 1
