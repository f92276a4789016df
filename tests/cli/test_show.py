"""``show``: the rules of a variant, to be read and flattened."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from rules_engine.loading import Library
from tests.loading.small import SMALL

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Ran

GOLDEN = Path(__file__).resolve().parent.parent / "golden" / "flat"


def test_the_summary_says_what_is_needed_to_play(run: Callable[..., Ran]) -> None:
    ran = run("show", "halatafl")
    assert (ran.status, ran.err) == (0, "")
    for words in (
        "halatafl, extends fox-and-geese",
        "source: Grettis saga, which names the game",
        "board: 33 points in 7 rows and 7 columns",
        "piece: fox (F), 2 of the side foxes\n",
        "piece: goose (g), 20 of the side geese, faces up",
        " 7      F . F\n 6      . . .\n 5  . . . . . . .\n 4  g g g g g g g\n",
        "to move: foxes",
        "moves.fox.jump: over: goose, then: must-continue [HT-5 HT-7]",
        "restrictions.capture: mandatory: foxes [HT-6]",
        "endings.quiet: plies: 100, unless: capture forward-step, result: draw [HT-13]",
        "clauses without an entry: HT-1 HT-2 HT-3 HT-4",
    ):
        assert words in ran.out


def test_options_are_shown_and_chosen(run: Callable[..., Ran]) -> None:
    ran = run("show", "fox-and-geese", "--set", "geese=17", "--set", "sideways=on")
    assert "option: geese = 13 (default), 15, 17; here 17" in ran.out
    assert "option: sideways = off (default), on; here on" in ran.out
    assert "piece: goose (g), 17 of the side geese" in ran.out
    assert "moves.goose.step: to: forward forward-diagonal sideways [FG-9 FG-10]" in ran.out
    assert "option" not in run("show", "halatafl").out


def test_entries_from_another_file_say_so(run: Callable[..., Ran], project: Path) -> None:
    (project / "variants").mkdir()
    (project / "variants" / "small.yml").write_text(SMALL, encoding="utf-8")
    (project / "variants" / "child.yml").write_text(
        "format: 1\nid: child\nextends: small\nsource: a test\nendings: {again: none}\n",
        encoding="utf-8",
    )
    ran = run("show", "child")
    assert "moves.cat.step: to: any [TS-2] (from variants/small.yml)" in ran.out
    assert "again" not in ran.out


@pytest.mark.parametrize("name", Library().names())
def test_the_flattened_form_is_the_golden_one(run: Callable[..., Ran], name: str) -> None:
    ran = run("show", name, "--flat")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == (GOLDEN / f"{name}.yml").read_text(encoding="utf-8")


def test_chosen_options_are_laid_into_the_flattened_form(run: Callable[..., Ran]) -> None:
    ran = run("show", "fox-and-geese", "--flat", "--set", "geese=17")
    assert "  geese:\n" not in ran.out
    assert "  sideways:\n" in ran.out
    assert "setup: |\n  _ _ . . . _ _\n  _ _ . . . _ _\n  g . . . . . g\n" in ran.out
