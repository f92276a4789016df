"""``words``: the review page of one variant, of several, of all, in each language."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from rules_engine.loading import BUILT_IN, Library
from rules_engine.words import COMPLETE, words_in
from tests.loading.small import SMALL

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Ran

GOLDEN = Path(__file__).parents[1] / "golden" / "words"


@pytest.mark.parametrize("language", COMPLETE)
def test_the_page_of_a_variant_is_the_golden_one(run: Callable[..., Ran], language: str) -> None:
    ran = run("words", "halatafl", "--lang", language)
    kept = (GOLDEN / language / "halatafl.txt").read_text(encoding="utf-8")
    assert ran == (0, kept, "")


def test_english_is_the_language_where_none_is_named(run: Callable[..., Ran]) -> None:
    assert run("words", "tablut") == run("words", "--lang", "en", "tablut")


def test_several_variants_stand_in_the_order_in_which_they_are_named(
    run: Callable[..., Ran],
) -> None:
    ran = run("words", "tablut", "bagh-chal", "--lang", "sv")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == run("words", "tablut", "--lang", "sv").out + "\n" + (
        run("words", "bagh-chal", "--lang", "sv").out
    )


def test_all_variants_where_none_is_named(run: Callable[..., Ran]) -> None:
    ran = run("words", "--lang", "pt")
    words = words_in("pt")
    heads = [line for line in ran.out.splitlines() if line.startswith("# ")]
    assert heads == [f"# {words.say(f'game-{name}')}" for name in Library((BUILT_IN,)).names()]


def test_table_options_are_laid_in_and_named(run: Callable[..., Ran]) -> None:
    ran = run("words", "fox-and-geese", "--set", "geese=17", "--set", "sideways=on")
    assert ran.status == 0
    assert ran.out.startswith("# Fox and Geese (17 geese, geese may step sideways)\n")
    # FG-3: seventeen adds (4,1), (4,7), (3,1) and (3,7); FG-10, FG-14: sideways, and two draws.
    assert "every point of rows 1 to 3 and on a4, a5, g4 and g5." in ran.out
    assert "diagonally forward or sideways" in ran.out
    assert ran.out.count("[FG-14]") == 2


@pytest.mark.parametrize(
    ("arguments", "status", "told"),
    [
        (("words", "halatafel"), 2, "did you mean 'halatafl'?"),
        (("words", "halatafl", "--lang", "svv"), 2, "did you mean 'sv'?"),
        (("words", "halatafl", "--lang", "xx"), 2, "known are en, pt, sv"),
        (("words", "fox-and-geese", "--set", "geese=14"), 2, "geese"),
        (("words", "fox-and-geese", "halatafl", "--set", "geese=15"), 2, "name the variant"),
        (("words", "--set", "geese=15"), 2, "name the variant"),
        (("words", "halatafl.yml"), 2, "is a file"),
    ],
)
def test_wrong_use(
    run: Callable[..., Ran], arguments: tuple[str, ...], status: int, told: str
) -> None:
    ran = run(*arguments)
    assert (ran.status, ran.out) == (status, "")
    assert told in ran.err
    assert "Traceback" not in ran.err


def test_a_variant_whose_words_are_missing_says_which(
    run: Callable[..., Ran], project: Path
) -> None:
    path = project / "variants" / "small.yml"
    path.parent.mkdir()
    path.write_text(SMALL, encoding="utf-8")
    ran = run("words", "small", "--lang", "pt")
    assert (ran.status, ran.out) == (1, "")
    assert "language 'pt' has no words for 'game-small', which small needs" in ran.err
    assert "'region-top.of'" not in ran.err  # no rule speaks of it
    assert "for 'region-corners.of'" not in ran.err  # another game has words for it
    assert "for 'piece-cat.of', which small needs" in ran.err
    assert "Traceback" not in ran.err
