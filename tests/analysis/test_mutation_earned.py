"""Clauses that an example names: earned only where a change of their rules makes it fail."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules_engine.analysis.mutation.outcomes import Shown
from rules_engine.analysis.mutation.results import UnitName, UnitResult, unearned_in, unit_result
from tests.analysis.proving import PLAYED, WHOLE, corridor, result_of
from tests.analysis.test_mutation import BLOCKED, CHASE, HOME, RULE_SET, WIDE
from tests.analysis.test_mutation import BOARD as ROW

if TYPE_CHECKING:
    from pathlib import Path

MICE = ("wins: cats}", "wins: cats, clause: CC-1}")
"""The corridor's ending of a mouse without a move, with a clause."""


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # places are shown from where one stands


def showing(text: str, *clauses: str) -> str:
    """Return an example that names clauses."""
    first, _, rest = text.partition("\n")
    return f"{first}\nshows: [{', '.join(clauses)}]\n{rest}"


def unearned(result: UnitResult) -> list[tuple[str, str]]:
    return [one.shown for one in result.unearned]


def test_each_example_must_earn_what_it_names(tmp_path: Path) -> None:
    # In the one the mouse is blocked; the other ends with the cat blocked, whoever wins else.
    examples = {"blocked": WHOLE["blocked"], "played": PLAYED}
    result = corridor(
        tmp_path, MICE, **{name: showing(text, "CC-1") for name, text in examples.items()}
    )
    assert result.unproven == ()
    assert result.earned == {("corridor/blocked", "CC-1")}
    (one,) = result.unearned
    assert one.shown == Shown("corridor/played", "CC-1")
    assert one.rules == ("endings.mice-blocked",)
    assert one.place == ("examples/corridor/played.yml", 2, 9)


def test_one_clause_is_earned_and_another_is_not(tmp_path: Path) -> None:
    step = ("{to: forward}", "{to: forward, clause: CC-2}")
    result = corridor(tmp_path, MICE, step, played=showing(PLAYED, "CC-2", "CC-1"))
    assert result.earned == {("corridor/played", "CC-2")}
    (one,) = result.unearned
    assert (one.shown.clause, one.place[1:]) == ("CC-1", (2, 15))


def test_a_clause_that_nothing_changes_need_not_be_earned(tmp_path: Path) -> None:
    listed = ("source:", "clauses: [CC-9]\nsource:")
    result = corridor(tmp_path, listed, played=showing(PLAYED, "CC-9"))
    assert (result.earned, result.unearned) == (frozenset(), ())


@pytest.mark.parametrize("mark", ["", ", unreachable: only-forward"])
def test_changes_that_cannot_be_noticed_are_no_chance(tmp_path: Path, mark: str) -> None:
    # The mouse never goes back, so no position comes again, whatever follows from that.
    again = f"  again: {{times: 3, result: draw, clause: CC-9{mark}}}\n"
    result = corridor(tmp_path, ("notation:", f"{again}notation:"), played=showing(PLAYED, "CC-9"))
    assert unearned(result) == []


def test_a_move_more_earns_the_clause(tmp_path: Path) -> None:
    step = ("{to: forward}", "{to: forward, clause: CC-2}")
    blunt = WHOLE["cat-steps"]  # nothing in it is about the mouse
    assert unearned(corridor(tmp_path, step, it=showing(blunt, "CC-2"))) == [
        ("corridor/it", "CC-2")
    ]
    sharp = "variant: corridor\nmoves: [a1-b1, d1-c1]\n"
    assert unearned(corridor(tmp_path, step, it=showing(sharp, "CC-2"))) == []


def test_a_rule_set_is_earned_by_each_example_of_every_board(tmp_path: Path) -> None:
    home = RULE_SET.replace("with: mouse, wins: mice}", "with: mouse, wins: mice, clause: CC-1}")
    assert home != RULE_SET
    files = {
        "rulesets/chase": home,
        "boards/row-4": ROW,
        "variants/chase-4": CHASE,
        **WIDE,
        "examples/chase-4/blocked": showing(BLOCKED, "CC-1"),
        "examples/chase-5/home": showing(HOME, "CC-1"),
    }
    shared = result_of(tmp_path, files, "chase", True)
    assert shared.earned == {("chase-5/home", "CC-1")}
    assert unearned(shared) == [("chase-4/blocked", "CC-1")]
    own = {name: result_of(tmp_path, {}, name) for name in ("chase-4", "chase-5")}
    # It is told of the variant whose example it is.
    told = {name: unearned_in(name, [one, shared]) for name, one in own.items()}
    assert {name: [one.shown for one in found] for name, found in told.items()} == {
        "chase-4": [("chase-4/blocked", "CC-1")],
        "chase-5": [],
    }


def test_rules_of_a_variant_and_of_its_rule_set_may_carry_one_clause() -> None:
    one, two = Shown("game/one", "CC-1"), Shown("game/two", "CC-1")
    place = {one: ("game/one.yml", 2, 9), two: ("game/two.yml", 2, 9)}
    own = unit_result(UnitName("game", False), [], {}, (), {one: False, two: False}, place)
    places = {two: place[two]}
    shared = unit_result(UnitName("set", True), [], {}, (), {one: True, two: False}, places)
    (found,) = unearned_in("game", [own, shared])
    assert found.shown == two
