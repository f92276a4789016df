"""``numbers``: what is listed, and what is no number of this kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules_engine.loading.source import text_source
from rules_engine.site.claims_left import numbers_left
from rules_engine.words import Words, words_in
from rules_engine.words.lookup import LOCALES
from rules_engine.words.numbers import BESIDES, counting

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Ran

PAGE = """\
---
title: Twenty 20
---

# The three geese {#three}

The fox has one way: from d4 by (2,3) to a4–b4, as in 7 of FG-12 on 11×11 squares.
Twenty-one
geese, {{ points }} points, 841,928 and [two captures](a12.md#ht-2), the 44th. First `12` second.

1. Four

``` example
halatafl/must-jump
hostile: d4
0. Ten geese.
```

``` start
fox-and-geese geese=15
Fifteen, &#169; <b>six</b> 2012.
```

``` yaml
seven: 7
```

## History {#history}

In 1732 five played. <!-- 9 -->

### More

In 2012 and 88.

## Other {#other}

In 1999.
"""


def found(text: str, language: str = "en") -> list[tuple[int, int, str]]:
    lines = text.splitlines()
    return [left[:3] for left in numbers_left(lines, words_in(language))]


def test_what_is_listed_and_where() -> None:
    assert found(PAGE) == [
        (5, 7, "three"),
        (7, 55, "7"),
        (8, 1, "Twenty-one"),
        (9, 29, "841,928"),
        (9, 42, "two"),
        (9, 74, "44th"),
        (9, 91, "second"),
        (11, 4, "Four"),
        (16, 4, "Ten"),
        (21, 1, "Fifteen"),
        (21, 20, "six"),
        (21, 28, "2012"),
        (30, 9, "five"),
        (34, 13, "88"),
        (38, 4, "1999"),
    ]


@pytest.mark.parametrize(
    ("language", "text", "numbers"),
    [
        (
            "en",
            "One two, twenty-two and one hundred and five.",
            "two|twenty-two|one hundred and five",
        ),
        ("pt", "Uma das vinte e\nduas cabras, dois e três.", "vinte e duas|dois|três"),
        ("pt", "Cento e vinte, a décima primeira, 120º.", "Cento e vinte|décima primeira|120º"),
        ("pt", "Vinte e poucos, segundo Bell.", "Vinte"),
        ("sv", "En get, tjugoen getter, tjugoett drag och tre.", "tjugoen|tjugoett|tre"),
        ("sv", "Det andra, det hundrade och 120:e draget.", "hundrade|120:e"),
        ("sv", "Från 841\N{NO-BREAK SPACE}928 till tre.", "841\N{NO-BREAK SPACE}928|tre"),
    ],
)
def test_number_words_are_those_of_the_language(language: str, text: str, numbers: str) -> None:
    listed = "|".join(number for _, _, number in found(text, language))
    assert listed == numbers.replace("\N{NO-BREAK SPACE}", " ")


def test_the_command_lists_pages_by_language(run: Callable[..., Ran], project: Path) -> None:
    for language, text in (("en", "Two geese.\n"), ("pt", "Dois gansos e três.\n")):
        page = project / "docs" / language / "games" / "x.md"
        page.parent.mkdir(parents=True)
        page.write_text(text, encoding="utf-8")
    ran = run("numbers")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        "docs/en/games/x.md:1:1: Two  | Two geese.",
        "docs/pt/games/x.md:1:1: Dois  | Dois gansos e três.",
        "docs/pt/games/x.md:1:15: três  | Dois gansos e três.",
        "3 numbers that are no reference in 2 pages",
    ]
    only = run("numbers", "--lang", "en").out
    assert only.endswith("\n1 number that is no reference in 1 page\n")
    assert run("numbers", "docs/en").out == only
    one = run("numbers", "docs/pt/games/x.md").out
    assert one.endswith("\n2 numbers that are no reference in 1 page\n")
    draft = project / "draft.md"
    draft.write_text("Fem gäss.\n", encoding="utf-8")
    assert run("numbers", "draft.md", "--lang", "sv").out.startswith("draft.md:1:1: Fem ")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "there is no file or folder 'docs'"),
        (("nowhere.md",), "there is no file or folder 'nowhere.md'"),
        (("--lang", "pr"), "no language 'pr' has words"),
        (("draft.md",), "lies in no language's folder"),
    ],
)
def test_wrong_use_says_what_to_do(
    run: Callable[..., Ran], project: Path, arguments: tuple[str, ...], words: str
) -> None:
    (project / "draft.md").write_text("Text.\n", encoding="utf-8")
    ran = run("numbers", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert words in ran.err


@pytest.mark.parametrize(
    ("language", "text", "numbers"),
    [
        ("en", "A hundred and five, the hundredth.", "hundred and five|hundredth"),
        ("sv", "Hundra, hundrafem, den hundrade.", "Hundra|hundrafem|hundrade"),
        ("pt", "Cem ou cento e cinco.", "Cem|cento e cinco"),
        ("en", "About 2.5, 1,000.5 and 3'000.", "2.5|1,000.5|3'000"),
        ("pt", "Cerca de 2,5 e 1.000,5.", "2,5|1.000,5"),
        ("sv", "Om 1&nbsp;000 &nbsp; eller 1&#160;000 och 5&nbsp;x.", "1&nbsp;000|1&#160;000|5"),
        (
            "en",
            "\N{ARABIC-INDIC DIGIT ONE} or \N{VULGAR FRACTION ONE HALF}.",
            "\N{ARABIC-INDIC DIGIT ONE}|\N{VULGAR FRACTION ONE HALF}",
        ),
    ],
)
def test_numbers_of_other_forms(language: str, text: str, numbers: str) -> None:
    listed = "|".join(number for _, _, number in found(text, language))
    assert listed == numbers


def test_words_that_count_besides_numbers() -> None:
    own = (LOCALES / "en.ftl").read_text(encoding="utf-8").splitlines()
    own = [line for line in own if not line.startswith(f"{BESIDES} =")]
    bare = Words("en", text_source("\n".join(own), "en.ftl"))
    assert counting(bare) == set()
    more = Words("en", text_source("\n".join([*own, f"{BESIDES} = dozen half twice"]), "en.ftl"))
    left = numbers_left(["Half a dozen, twice as many; two halfway."], more)
    assert [one.text for one in left] == ["Half", "dozen", "twice", "two"]
    assert counting(more) == {"dozen", "half", "twice"}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("docs/assets",), "there is no page (*.md) in 'docs/assets', so nothing was read"),
        (("docs/en/a.md", "--lang", "pt"), "there is no page in 'pt' in 'docs/en/a.md'"),
        (("docs", "--lang", "sv"), "there is no page in 'sv' in 'docs'"),
        (("--lang", "sv"), "there is no page in 'sv' in 'docs'"),
        (("docs/en", "docs/assets"), "there is no page (*.md) in 'docs/assets'"),
        (("docs/assets/a.svg", "--lang", "en"), "is no page, whose name would end with .md"),
    ],
)
def test_what_was_not_read_is_told(
    run: Callable[..., Ran], project: Path, arguments: tuple[str, ...], words: str
) -> None:
    for name in ("docs/en/a.md", "docs/assets/a.svg"):
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_text("Two.\n", encoding="utf-8")
    ran = run("numbers", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert words in ran.err
