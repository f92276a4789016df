"""Each kind of change, by what it makes of a small variant that uses every slot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules_engine.analysis.mutation.ground import Ground
from rules_engine.analysis.mutation.operators import mutants_of
from rules_engine.loading import Library
from rules_engine.rules import Parameter, kinds_of
from tests.analysis.proving import result_of, write
from tests.loading.small import SMALL

if TYPE_CHECKING:
    from pathlib import Path

TAFL = """\
format: 1
id: small
source: made for tests
board: {shape: grid, rows: 5, columns: 5, lines: orthogonal, cells: squares}
pieces:
  man: {side: many, symbol: m}
  guard: {side: few, symbol: g}
  chief: {side: few, symbol: C}
setup: |
  . m . m .
  m . . . m
  . g C g .
  m . . . m
  . m . m .
regions:
  throne: c3
  corners: [a1, a5, e1, e5]
  rim: [a1-e1, a5-e5, a1-a5, e1-e5]
turn: {first: many}
moves:
  man: {slide: {not-on: [throne, corners]}}
  guard: {slide: {not-on: corners}}
  chief: {step: {to: any}}
captures:
  men: {custodial: man, by: [guard, chief], hostile: [corners, throne]}
  chief-taken: {surround: chief, by: man, on: rim, without: guard}
  wall: {shieldwall: man, by: [guard, chief], along: rim}
endings:
  taken: {fewer-than: 1, of: chief, wins: many}
  home: {reach: corners, with: chief, wins: few}
  many-stuck: {cannot-move: many, wins: few}
  few-stuck: {cannot-move: few, wins: many}
notation: algebraic
"""


def changes(root: Path, text: str) -> dict[str, set[str]]:
    """Return all changes of a variant by the first rule that each is one of."""
    example = "variant: small\nthen: {result: ongoing}\n"
    project = write(root, {"variants/small": text, "examples/small/start": example})
    ground = Ground(Library(project.folders), project.examples, root)
    found: dict[str, set[str]] = {}
    for mutant in mutants_of(ground.unit("small", False)):
        rule = mutant.change.of[0].name if mutant.change.of else ""
        found.setdefault(rule, set()).add(mutant.change.text)
    return found


def test_parameters_of_every_sort(tmp_path: Path) -> None:
    found = changes(tmp_path, SMALL)
    # That a change leaves two outcomes, or none, is for the loader to say.
    assert found["endings.two-left"] == {
        "without this entry",
        "fewer-than: 1 instead of 2",
        "fewer-than: 3 instead of 2",
        "of: cat instead of mouse",
        "wins: mice instead of cats",
        "without 'wins: cats'",
        "with 'result: draw'",
        "result: draw instead of wins: cats",
    }
    assert found["moves.mouse.place"] >= {
        "without this entry",
        "on: top instead of corners",
    }
    assert found["restrictions.hungry"] == {
        "without this entry",
        "mandatory: mice instead of cats",
    }
    assert found["turn"] == {"first: mice instead of cats", "first: cats instead of mice"}
    assert found["in-hand"] == {"mouse: 0 instead of 1", "mouse: 2 instead of 1"}
    assert found["pieces.mouse"] == {
        "side: cats instead of mice",
        "forward: down instead of up",
        "forward: left instead of up",
        "forward: right instead of up",
        "without 'forward: up'",
    }
    assert {change for change in found["board"] if "lines" in change} == {
        "lines: diagonal instead of [orthogonal, diagonal]",
        "lines: orthogonal instead of [orthogonal, diagonal]",
        "lines: [orthogonal, diagonal, even-diagonal] instead of [orthogonal, diagonal]",
    }
    assert {"rows: 2 instead of 3", "columns: 4 instead of 3", "with 'colour: odd'"} < found[
        "board"
    ]
    assert not any(rule.startswith("notation") for rule in found)


def test_lists_lose_and_gain_names(tmp_path: Path) -> None:
    found = changes(tmp_path, SMALL)
    steps = {change for change in found["moves.mouse.step"] if change.startswith("to:")}
    kept = "forward", "sideways"
    more = "forward-diagonal", "backward", "backward-diagonal", "any"
    assert steps == {
        *(f"to: {word} instead of [forward, sideways]" for word in kept),
        *(f"to: [forward, sideways, {word}] instead of [forward, sideways]" for word in more),
    }
    # Two endings of that name: the variant's, and that of an option.
    assert {change for change in found["endings.idle"] if "unless" in change} == {
        "unless: placement instead of [capture, placement]",
        "unless: capture instead of [capture, placement]",
        "unless: [capture, placement, forward-step] instead of [capture, placement]",
        "unless: [capture, placement] instead of capture",
        "unless: [capture, forward-step] instead of capture",
    }


def test_any_direction_may_be_believed_to_lack_one(tmp_path: Path) -> None:
    found = changes(tmp_path, TAFL)["moves.chief.step"]
    every = "forward", "forward-diagonal", "sideways", "backward", "backward-diagonal"
    assert {change for change in found if change.endswith("] instead of any")} == {
        f"to: [{', '.join(one for one in every if one != lost)}] instead of any" for lost in every
    } | {f"to: [any, {more}] instead of any" for more in every}


def test_a_piece_that_faces_no_way_is_made_to_for_directions(tmp_path: Path) -> None:
    example = (
        "variant: small\nposition: |\n  . . . . .\n  . . . . .\n  . . C . .\n  m . . . .\n"
        "  . . . . .\nto-move: few\ncaptured: {guard: 2, man: 7}\nmoves:\n  - play: c3-MOVE\n"
    )

    def survivors(move: str) -> set[str]:
        files = {"variants/small": TAFL, "examples/small/one": example.replace("MOVE", move)}
        result = result_of(tmp_path / move, files, "small")
        return {noted.change for noted in result.survivors}

    # A step up is straight forward for whoever faces up: it proves that word, and no other.
    every = "forward", "forward-diagonal", "sideways", "backward", "backward-diagonal"
    told = {
        lost: f"to: [{', '.join(one for one in every if one != lost)}] instead of any"
        for lost in every
    }
    assert told["forward"] not in survivors("c4")
    assert told["backward"] in survivors("c4")
    assert told["backward"] not in survivors("c2")
    assert told["sideways"] in survivors("c2")


def test_an_optional_parameter_goes_comes_and_changes(tmp_path: Path) -> None:
    found = changes(tmp_path, SMALL)["moves.cat.jump"]
    assert {"without 'then: may-continue'", "then: must-continue instead of may-continue"} < found
    bare = SMALL.replace(", then: may-continue", "")
    found = changes(tmp_path, bare)["moves.cat.jump"]
    assert {"with 'then: may-continue'", "with 'then: must-continue'"} < found


def test_a_value_may_be_meant_for_another_parameter(tmp_path: Path) -> None:
    found = changes(tmp_path, TAFL)
    assert (
        "hostile: corners, hostile-while-empty: throne instead of hostile: [corners, throne]"
        in found["captures.men"]
    )
    assert "not-on: rim instead of on: rim" in found["captures.chief-taken"]
    assert (
        "not-on: throne, not-over: corners instead of not-on: [throne, corners]"
        in (found["moves.man.slide"])
    )


def test_a_setup_changes_in_every_point_that_differs(tmp_path: Path) -> None:
    found = changes(tmp_path, TAFL)["setup"]
    # Turned and mirrored, the board has the empty points a5, c5, b4, c4 and a3; the man b5, the
    # guard b3, and the chief. Up and down it is the same, left and right too; not turned.
    empty = ("a5", "c5", "b4", "c4", "a3")
    assert found == {
        *(f"{piece} on {point}" for point in empty for piece in ("man", "guard", "chief")),
        *(
            f"{change} instead of the man"
            for man in ("b5", "a4")
            for change in (f"guard on {man}", f"chief on {man}", f"{man} empty")
        ),
        *(f"{change} instead of the guard" for change in ("man on b3", "chief on b3", "b3 empty")),
        *(f"{change} instead of the chief" for change in ("man on c3", "guard on c3", "c3 empty")),
    }


def test_a_region_changes_in_every_point_that_looks_different(tmp_path: Path) -> None:
    found = changes(tmp_path, TAFL)
    assert found["regions.throne"] == {"without c3", "with c4"}
    assert found["regions.corners"] == {"without a5", "with b5"}
    # On the rim the points beside a corner look different from the middle one; of those next to
    # the rim, b4 has two of its points beside it, and c4 one and the throne.
    assert found["regions.rim"] == {
        "without a5",
        "without b5",
        "without c5",
        "with b4",
        "with c4",
    }


def test_a_hole_in_a_region_looks_different(tmp_path: Path) -> None:
    holed = TAFL.replace("a1-e1, a5-e5, a1-a5, e1-e5]", "a1-e1, a5-e5, a1-a5, e1-e2, e4-e5]")
    found = changes(tmp_path, holed)["regions.rim"]
    assert found > {"without a5", "without b5", "without c5", "with b4", "with c4"}
    assert "with e3" in found


def test_a_region_of_which_nothing_speaks_is_no_rule(tmp_path: Path) -> None:
    text = TAFL.replace("regions:", "regions:\n  attic: [b4, c4]")
    assert "regions.attic" not in changes(tmp_path, text)


def test_the_whole_board_loses_each_point(tmp_path: Path) -> None:
    text = SMALL.replace("place: {on: corners}", "place: {on: board}")
    found = {one for one in changes(tmp_path, text)["moves.mouse.place"] if "all points" in one}
    # The three corners are alike; so are b1 and a2 between two of them, and b3 and c2 beside one.
    assert found == {f"on: all points but {name}" for name in ("a3", "b3", "c3", "a2", "b2")}


def test_lines_of_a_free_board(tmp_path: Path) -> None:
    text = """\
format: 1
id: small
source: made for tests
board: {shape: free, mask: '...', lines: ['1.1 1.2', '1.2 1.3']}
pieces:
  cat: {side: cats, symbol: C}
  mouse: {side: mice, symbol: m}
setup: C . m
turn: {first: cats}
moves: {cat: {step: {to: any}}, mouse: {step: {to: any}}}
endings:
  cats-stuck: {cannot-move: cats, wins: mice}
  mice-stuck: {cannot-move: mice, wins: cats}
notation: algebraic
"""
    assert changes(tmp_path, text)["board"] == {
        "without the line '1.1 1.2'",
        "without the line '1.2 1.3'",
    }


@pytest.mark.parametrize(
    ("rule", "addition"),
    [
        ("moves.man.slide", "moves: man: {step: {to: any, not-on: [throne, corners]}}"),
        ("moves.chief.step", "moves: chief: {slide: {}}"),
        ("moves.man.slide", "moves: man: {jump: {over: guard}}"),
        ("moves.man.slide", "moves: man: {jump: {over: chief}}"),
        ("captures.chief-taken", "captures: chief-custodial: {custodial: chief, by: man}"),
        ("", "captures: guard-custodial: {custodial: guard, by: man}"),
        ("captures.men", "captures: man-surround: {surround: man, by: [guard, chief]}"),
        ("captures.men", "endings: man-captured: {captures: 1, of: man, wins: few}"),
        ("captures.men", "endings: no-man-left: {fewer-than: 1, of: man, wins: few}"),
        (
            "endings.home",
            "endings: encirclement: {encircled: [guard, chief], by: man, from: rim, wins: many}",
        ),
        (
            "endings.home",
            "endings: exit-fort: {fort: chief, wall: guard, against: man, on: rim, wins: few}",
        ),
        ("", "endings: repetition: {times: 3, result: draw}"),
        ("", "endings: quiet: {plies: 6, unless: capture, result: draw}"),
    ],
)
def test_what_a_reader_could_believe_is_added(tmp_path: Path, rule: str, addition: str) -> None:
    found = changes(tmp_path, TAFL)[rule]
    assert any(change.startswith(f"with '{addition}' ") for change in found)


def test_what_is_there_is_not_added(tmp_path: Path) -> None:
    text = TAFL.replace(
        "endings:",
        "endings:\n  again: {times: 2, result: draw}\n"
        "  idle: {plies: 9, unless: capture, result: draw}",
    )
    found = {change for of in changes(tmp_path, text).values() for change in of}
    assert not any("times: 3, result" in change or "plies: 6" in change for change in found)
    # Men fall by a shieldwall already, and guards are not captured where they arrive at all.
    assert not any("-shieldwall: {" in change for change in found)


def test_restrictions_are_added_beside_what_they_bind(tmp_path: Path) -> None:
    free = (
        SMALL.replace("  hungry: {mandatory: cats}\n", "")
        .replace("  arriving: {place-first: mice}\n", "")
        .replace("restrictions:\n", "")
    )
    found = changes(tmp_path, free)
    assert "with 'restrictions: capture: {mandatory: cats}' added" in found["moves.cat.jump"]
    assert "with 'restrictions: placing: {place-first: mice}' added" in found["moves.mouse.place"]


def test_every_component_says_what_its_parameters_could_be_taken_for() -> None:
    for slot in ("moves", "captures", "restrictions", "endings"):
        for component in kinds_of(slot).values():
            names = {parameter.name for parameter in component.parameters}
            for parameter in component.parameters:
                assert set(parameter.instead) <= names - {parameter.name}


@pytest.mark.parametrize(
    ("parameter", "value", "others"),
    [
        (Parameter("n", "number"), 3, [2, 4]),
        (Parameter("n", "number", minimum=3), 3, [4]),
        (Parameter("n", "number", maximum=3), 3, [2]),
        (Parameter("n", "number", steps=(10,)), 3, [13]),
        (Parameter("n", "number"), None, []),
        (Parameter("w", "word"), "a", ["b", "c"]),
        (Parameter("w", "word", required=False), "a", ["b", "c", None]),
        (Parameter("w", "word", required=False), None, ["a", "b", "c"]),
        (Parameter("w", "word", many=True), ("a",), [("a", "b"), ("a", "c")]),
        (Parameter("w", "word", many=True), ("a", "b"), [("b",), ("a",), ("a", "b", "c")]),
        (
            Parameter("w", "word", many=True, required=False),
            ("a",),
            [("a", "b"), ("a", "c"), None],
        ),
        (Parameter("w", "word", many=True, required=False), None, [("a",), ("b",), ("c",)]),
    ],
)
def test_other_values(parameter: Parameter, value: object, others: list[object]) -> None:
    assert parameter.others(value, ("a", "b", "c")) == others  # type: ignore[arg-type]  # by sort
