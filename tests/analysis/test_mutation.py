"""Rules put to the proof: what survives in small games is known beforehand, by hand."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from rules_engine.analysis.mutation import trial
from rules_engine.analysis.mutation.ground import Case
from rules_engine.analysis.mutation.patience import Patience
from rules_engine.analysis.mutation.results import Counts
from rules_engine.loading import LoadError
from tests.analysis.proving import CORRIDOR, PLAYED, WHOLE, corridor, result_of, told

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # places are shown from where one stands


EVERY = ("forward", "forward-diagonal", "sideways", "backward", "backward-diagonal")
PASSED = "with 'endings: past-every-mouse: {all-passed: mouse, by: cat, wins: cats}' added"
SURVIVORS = {
    # The game has one point to go to at each turn, so that going further is not noticed.
    ("moves.cat.step", "with 'moves: cat: {slide: {}}' instead of step"),
    ("moves.mouse.step", "with 'moves: mouse: {slide: {}}' instead of step"),
    # It never asks whether the mouse may go back or jump, and the mouse never stands at an end.
    ("moves.mouse.step", "to: [forward, backward] instead of forward"),
    ("moves.mouse.step", "with 'moves: mouse: {jump: {over: cat}}' added"),
    ("", "with 'captures: mouse-surround: {surround: mouse, by: cat}' added"),
    # The mouse is never blocked, and never passed.
    ("endings.mice-blocked", "wins: mice instead of cats"),
    ("endings.mice-blocked", "result: draw instead of wins: cats"),
    ("moves.mouse.step", PASSED),
}
EQUIVALENT = {
    ("board", "lines: [orthogonal, diagonal] instead of orthogonal"),
    ("board", "lines: [orthogonal, even-diagonal] instead of orthogonal"),
    *(("pieces.cat", f"with 'forward: {way}'") for way in ("up", "down", "left", "right")),
    ("moves.mouse.step", "to: [forward, forward-diagonal] instead of forward"),
    ("moves.mouse.step", "to: [forward, sideways] instead of forward"),
    ("moves.mouse.step", "to: [forward, backward-diagonal] instead of forward"),
    # Facing up, the cat has no lines but sideways; without those it is stuck at the start.
    *(
        ("moves.cat.step", f"to: [{', '.join(one for one in EVERY if one != lost)}] instead of any")
        for lost in EVERY
        if lost != "sideways"
    ),
    # Two captors on either side would be needed, and no mouse ever turns back.
    ("", "with 'captures: cat-custodial: {custodial: cat, by: mouse}' added"),
    ("", "with 'captures: mouse-custodial: {custodial: mouse, by: cat}' added"),
    ("", "with 'endings: repetition: {times: 3, result: draw}' added"),
}


def test_what_the_corridor_proves(tmp_path: Path) -> None:
    # Killed are, beside these: three ways for the mouse to face, three more pieces in the setup,
    # the other side's turn, a mouse that never moves, two other outcomes for the cats, a cat that
    # jumps out, and one that is captured where it is shut in.
    result = corridor(tmp_path)
    assert told(result.survivors) == SURVIVORS
    assert told(result.equivalent) == EQUIVALENT
    assert result.counts == Counts(mutants=36, killed=12, survivors=8, equivalent=16)
    assert {rule.name: proven for rule, proven in result.rules.items()} == {
        "pieces.mouse": True,
        "setup": True,
        "turn": True,
        "moves.cat.step": False,
        "moves.mouse.step": False,
        "endings.cats-blocked": True,
        "endings.mice-blocked": False,
    }


def test_survivors_have_places(tmp_path: Path) -> None:
    places = {one.change: one.place for one in corridor(tmp_path).survivors}
    file = "variants/corridor.yml"
    assert places["to: [forward, backward] instead of forward"] == (file, 12, 22)
    assert places["wins: mice instead of cats"] == (file, 15, 43)
    assert places[PASSED] == (file, 12, 11)
    # What stands beside no rule is told at the piece that it is about.
    (surround,) = [place for change, place in places.items() if "surround" in change]
    assert surround == (file, 7, 3)


def test_an_example_more_kills_what_it_shows(tmp_path: Path) -> None:
    stuck = """\
variant: corridor
position: . C m .
to-move: mice
then:
  result: {wins: cats, by: mice-blocked}
"""
    result = corridor(tmp_path, played=PLAYED, stuck=stuck)
    # A mouse that could step or slide back, or jump over the cat, would not be blocked; and the
    # game would be the mice's, or a draw.
    assert told(result.survivors) == {
        ("moves.cat.step", "with 'moves: cat: {slide: {}}' instead of step"),
        ("", "with 'captures: mouse-surround: {surround: mouse, by: cat}' added"),
        ("moves.mouse.step", PASSED),
    }


def test_a_clause_is_proven_by_an_example_that_names_it(tmp_path: Path) -> None:
    edits = (
        ("{to: forward}", "{to: forward, clause: CC-1}"),
        ("wins: cats}", "wins: cats, clause: CC-2}"),
    )
    naming = PLAYED.replace("moves:", "shows: [CC-1, CC-2]\nmoves:")
    result = corridor(tmp_path, *edits, played=naming)
    # It fails where the mouse cannot step, but it does not care how the game ends for the mice.
    (unproven,) = result.unproven
    assert (unproven.clause, unproven.rules) == ("CC-2", ("endings.mice-blocked",))
    assert unproven.place == ("variants/corridor.yml", 15, 3)


def test_a_clause_that_no_example_names_is_not_proven(tmp_path: Path) -> None:
    result = corridor(tmp_path, ("{to: forward}", "{to: forward, clause: CC-1}"))
    assert [one.clause for one in result.unproven] == ["CC-1"]


def test_a_clause_of_two_entries_needs_one_of_them(tmp_path: Path) -> None:
    edits = (
        ("wins: mice}", "wins: mice, clause: CC-1}"),
        ("wins: cats}", "wins: cats, clause: CC-1}"),
    )
    naming = PLAYED.replace("moves:", "shows: CC-1\nmoves:")
    assert corridor(tmp_path, *edits, played=naming).unproven == ()


def test_an_unreachable_entry_is_counted_apart(tmp_path: Path) -> None:
    mark = "  again: {times: 3, result: draw, clause: CC-9, unreachable: only-forward}\n"
    result = corridor(tmp_path, ("notation:", mark + "notation:"))
    # Without it, two and four times, and the two sides as winners.
    assert result.counts.unreachable == 5
    assert {rule.name: why for rule, why in result.unreachable.items()} == {
        "endings.again": "only-forward"
    }
    assert "endings.again" not in {rule.name for rule in result.rules}
    assert result.unproven == ()
    # The mark, which is untrue of a mouse that goes back, keeps no other change from loading.
    assert ("moves.mouse.step", "to: [forward, backward] instead of forward") in told(
        result.survivors
    )


OPTION = """\
options:
  first:
    cats: none
    mice: {turn: {first: mice}}
  kind:
    off: none
    on:
      endings:
        mice-blocked: {cannot-move: mice, result: draw}
"""
DRAWN = """\
variant: corridor
options: {kind: on}
position: C m . .
to-move: mice
then:
  result: {wins: nobody, by: mice-blocked}
"""


def test_overlays_of_options_are_changed_too(tmp_path: Path) -> None:
    text = CORRIDOR + OPTION
    files = {
        "variants/corridor": text,
        "examples/corridor/played": PLAYED,
        "examples/corridor/drawn": DRAWN,
    }
    result = result_of(tmp_path, files)
    rules = {(rule.name, rule.place[1]): proven for rule, proven in result.rules.items()}
    # Two turns and two endings of one name: of the file itself, and of its options.
    lines = text.splitlines()
    of_options = lines.index("        mice-blocked: {cannot-move: mice, result: draw}") + 1
    turn = lines.index("    mice: {turn: {first: mice}}") + 1
    assert rules["turn", 9] is True
    assert rules["turn", turn] is False  # no example lets the mice begin
    assert rules["endings.mice-blocked", 15] is False
    assert rules["endings.mice-blocked", of_options] is True
    # Where the overlay is taken away, what it replaced holds again, and the mice lose.
    places = {one.place for one in result.survivors}
    assert ("variants/corridor.yml", turn, 26) in places


RULE_SET = """\
format: 1
id: chase
pieces:
  cat: {side: cats, symbol: C}
  mouse: {side: mice, symbol: m, forward: left}
turn: {first: cats}
moves:
  cat: {step: {to: any}}
  mouse: {step: {to: forward}}
endings:
  cats-blocked: {cannot-move: cats, wins: mice}
  mice-blocked: {cannot-move: mice, wins: cats}
  home: {reach: nest, with: mouse, wins: mice}
notation: algebraic
"""
BOARD = """\
format: 1
id: row-4
board: {shape: grid, rows: 1, columns: 4, lines: orthogonal}
setup: . C . m
regions: {nest: a1}
"""
CHASE = """\
format: 1
id: chase-4
source: made for this test
rules: chase
board: row-4
"""
# On five points with a region more, which the other board lacks.
WIDE = {
    "boards/row-5": BOARD.replace("row-4", "row-5")
    .replace("columns: 4", "columns: 5")
    .replace(". C . m", ". C . . m")
    .replace("nest: a1}", "nest: a1, attic: e1}"),
    "variants/chase-5": CHASE.replace("-4", "-5"),
}
BLOCKED = """\
variant: chase-4
position: . C m .
to-move: mice
then:
  result: {wins: cats, by: mice-blocked}
"""
HOME = """\
variant: chase-5
position: . m . C .
to-move: mice
moves: [b1-a1]
then:
  result: {wins: mice, by: home}
"""


def test_a_rule_set_is_proven_by_the_examples_of_every_board(tmp_path: Path) -> None:
    files = {
        "rulesets/chase": RULE_SET,
        "boards/row-4": BOARD,
        "variants/chase-4": CHASE,
        **WIDE,
        "examples/chase-4/blocked": BLOCKED,
        "examples/chase-5/home": HOME,
    }
    shared = result_of(tmp_path, files, "chase", True)
    states = {rule.name: proven for rule, proven in shared.rules.items()}
    assert states["endings.home"] is True  # by the example of one board
    assert states["endings.cats-blocked"] is False
    assert "setup" not in states
    assert told(shared.survivors).isdisjoint(
        {("endings.mice-blocked", "wins: mice instead of cats")}  # by that of the other
    )
    # A region that one of the boards lacks cannot be spoken of.
    assert not any("attic" in change for _, change in told(shared.survivors + shared.equivalent))
    # The setup of each board is its own, and no example begins with either.
    for name in ("chase-4", "chase-5"):
        own = result_of(tmp_path, {}, name)
        assert {rule.name for rule in own.rules} == {"setup", "regions.nest"}
        assert not any(rule.name == "setup" and proven for rule, proven in own.rules.items())


def test_a_rule_set_alone_on_its_board_may_speak_of_its_regions(tmp_path: Path) -> None:
    files = {
        "rulesets/chase": RULE_SET,
        **WIDE,
        "examples/chase-5/home": HOME,
    }
    shared = result_of(tmp_path, files, "chase", True)
    changes = told(shared.survivors + shared.equivalent)
    assert ("moves.cat.step", "with 'not-on: attic'") in changes


def test_what_a_variant_inherits_needs_examples_of_its_own(tmp_path: Path) -> None:
    heir = "format: 1\nid: heir\nextends: corridor\nsource: made for this test\n"
    files = {
        "variants/corridor": CORRIDOR,
        "variants/heir": heir,
        "examples/corridor/played": PLAYED,
        "examples/heir/nothing": "variant: heir\nthen: {result: ongoing}\n",
    }
    own = result_of(tmp_path, files)
    inherited = result_of(tmp_path, {}, "heir")
    turn = {rule.name: proven for rule, proven in inherited.rules.items()}["turn"]
    assert (turn, {rule.name: proven for rule, proven in own.rules.items()}["turn"]) == (
        False,
        True,
    )


def test_a_game_can_be_proven_whole(tmp_path: Path) -> None:
    result = corridor(tmp_path, **WHOLE)
    assert (result.survivors, result.unproven) == ((), ())
    assert result.counts == Counts(mutants=36, killed=20, survivors=0, equivalent=16)
    assert list(result.rules.values()) == [True] * 7


def test_an_example_with_faults_is_told_before_anything_is_changed(tmp_path: Path) -> None:
    with pytest.raises(LoadError) as error:
        corridor(tmp_path, wrong=PLAYED.replace("c1-b1]", "c1-a1]"))
    assert [fault.code for fault in error.value.faults] == ["illegal-move"]


def test_an_unknown_option_of_an_example_is_told(tmp_path: Path) -> None:
    with pytest.raises(LoadError) as error:
        corridor(tmp_path, wrong=PLAYED.replace("moves:", "options: {size: 3}\nmoves:"))
    (fault,) = error.value.faults
    assert (fault.code, fault.line, fault.column) == ("unknown-option", 2, 17)


def test_a_chain_without_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits for ever has noticed that something is wrong."""

    def endless(*_: object) -> None:
        while True:
            pass

    monkeypatch.setattr(trial, "objection", endless)
    monkeypatch.setattr(trial, "Patience", lambda: Patience(0.05))
    case = Case("corridor/endless", frozenset(), None)  # type: ignore[arg-type]  # not looked at
    assert trial._objects(case, None) is True  # type: ignore[arg-type]  # not looked at


def test_patience_ends_with_what_it_watches() -> None:
    with Patience(0.05):
        pass
    begin = time.process_time()
    while time.process_time() - begin < 0.1:
        pass  # nothing interrupts this any more
