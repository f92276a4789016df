"""``solve``: a small search done by hand, its limit, and where it begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules_engine.cli.main import main

if TYPE_CHECKING:
    from pathlib import Path

# Four points in a row. By hand: the cat goes from a1 to b1, the mouse from d1 to c1, the cat back
# to a1, the mouse to b1, and the cat is blocked. No move is a choice, so there are five positions,
# the last one finished, and the mice win in four plies.
CORRIDOR = """\
format: 1
id: corridor
source: made for this test
board: {shape: grid, rows: 1, columns: 4, lines: orthogonal}
pieces:
  cat: {side: cats, symbol: C}
  mouse: {side: mice, symbol: m, forward: left}
setup: C . . m
turn: {first: cats}
moves:
  cat: {step: {to: any}}
  mouse: {step: {to: forward}}
endings:
  cats-blocked: {cannot-move: cats, wins: mice}
  mice-blocked: {cannot-move: mice, wins: cats}
notation: algebraic
"""
LATER = """\
variant: corridor
position: . C m .
to-move: cats
moves: [b1-a1]
"""


@pytest.fixture(autouse=True)
def corridor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for path, text in (("variants/corridor.yml", CORRIDOR), ("examples/corridor/later.yml", LATER)):
        (tmp_path / path).parent.mkdir(parents=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)


def test_the_corridor_is_solved(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "corridor"]) == 0
    out = capsys.readouterr().out
    assert "with best play of both sides won by mice in 4 plies" in out
    assert "5 positions can be reached, 1 of them finished" in out


def test_a_search_can_begin_where_an_example_begins(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "corridor", "--position", "corridor/later"]) == 0
    out = capsys.readouterr().out
    assert "won by mice in 2 plies" in out
    assert "3 positions can be reached" in out


def test_the_limit_ends_a_search(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "corridor", "--limit", "4"]) == 1
    assert "corridor has more than 4 positions; raise the limit with --limit" in (
        capsys.readouterr().out
    )
    assert main(["solve", "corridor", "--limit", "5"]) == 0


def test_an_example_of_another_variant_is_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "halatafl", "--position", "corridor/later"]) == 2
    assert "is an example of corridor, not of halatafl" in capsys.readouterr().err


@pytest.mark.parametrize("limit", ["0", "-1", "many", "1e6"])
def test_a_limit_is_a_number_of_positions(limit: str) -> None:
    with pytest.raises(SystemExit) as left:
        main(["solve", "corridor", "--limit", limit])
    assert left.value.code == 2
