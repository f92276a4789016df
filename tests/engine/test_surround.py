"""Surrounding: TB-10, CH-8, CH-9, BR-5, FE-3, with each parameter there and not there."""

from __future__ import annotations

import pytest

from rules_engine.board.shapes import grid_board, grid_places
from rules_engine.rules.captures import Surround
from tests.engine.made import Made, Parts, rim, square, turned, turned_move, turned_point

REGIONS = {
    "middle": "d4",
    "beside": "c4 e4 d3 d5",
    "corners": "a1 a7 g1 g7",
    "edge": rim(7),
}


def game(rule: Surround) -> Made:
    return Made(square(7), Parts((rule,)), REGIONS)


def rule(
    hostile: tuple[str, ...] = (),
    while_empty: tuple[str, ...] = (),
    on: tuple[str, ...] = (),
    not_on: tuple[str, ...] = (),
    without: tuple[str, ...] = (),
    surround: tuple[str, ...] = ("chief",),
) -> Surround:
    return Surround(
        surround=surround,
        by=("man",),
        hostile=hostile,
        hostile_while_empty=while_empty,
        on=on,
        not_on=not_on,
        without=without,
    )


PLAIN = game(rule())

OPEN = """\
. . . . . . .
. . m . . . .
. m C . m . .
. . m . . . .
. . . . . . .
. . . . . . .
. . . . . . g
"""
"""The chief on c5; d5 is the only side that is not closed."""


def test_all_four_sides_closed_by_captors() -> None:
    assert PLAIN.captured(OPEN, "e5-d5") == {"c5"}
    # Three are not enough.
    assert PLAIN.captured(OPEN.replace(". . m . . . .", ". . . . . . .", 1), "e5-d5") == set()
    # A piece of his own side closes nothing.
    own = OPEN.replace(". . m . . . .", ". . g . . . .", 1)
    assert PLAIN.captured(own, "e5-d5") == set()


def test_the_piece_that_moved_must_stand_beside_him() -> None:
    closed = OPEN.replace("m C . m .", "m C m m .")
    assert PLAIN.captured(closed, "e5-e6") == set()
    assert PLAIN.captured(closed, "b5-b6") == set()


STEPPED_IN = """\
. . . . . . .
. . . m . . .
m . m C m . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . g
"""


def test_he_who_steps_in_is_not_captured() -> None:
    # TB-10: the chief comes from the middle, which is hostile and closes the fourth side.
    made = game(rule(("middle",)))
    before = STEPPED_IN.replace("m . m C m", "m . m . m").replace(
        ". . . . . . .\n. . . . . . .", ". . . C . . .\n. . . . . . .", 1
    )
    assert made.captured(before, "d4-d5", "few") == set()
    # Nor by a later move elsewhere; but by one that closes a side anew.
    assert made.captured(STEPPED_IN, "a5-a4") == set()
    assert made.captured(STEPPED_IN.replace("m . m C", "m . . C"), "a5-c5") == {"d5"}


@pytest.mark.parametrize(
    ("hostile", "taken"), [((), False), (("middle",), True), (("corners",), False)]
)
def test_a_hostile_point_closes_a_side(hostile: tuple[str, ...], taken: bool) -> None:
    # TB-10, CH-8: beside the throne by three attackers and the throne.
    text = """\
. . . . . . .
. . . . . . .
. . m . . . .
. m C . . . .
. . . . m . .
. . . . . . .
. . . . . . g
"""
    assert game(rule(hostile)).captured(text, "e3-c3") == ({"c4"} if taken else set())


def test_a_point_that_is_hostile_while_empty() -> None:
    text = """\
. . . . . . .
. . m . . . .
. m C m . . .
. . {} . . . .
. . . . . . .
. . m . . . .
. . . . . . .
"""
    made = Made(square(7), Parts((rule(while_empty=("spot",)),)), {"spot": "c4"})
    moving = text.format(".").replace(". m C", "m . C")
    assert made.captured(moving, "a5-b5") == {"c5"}
    guarded = text.format("g").replace(". m C", "m . C")
    assert made.captured(guarded, "a5-b5") == set()
    always = Made(square(7), Parts((rule(hostile=("spot",)),)), {"spot": "c4"})
    assert always.captured(guarded, "a5-b5") == {"c5"}


AT_THE_EDGE = """\
. m C . m . .
. . m . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . g
"""


def test_at_the_edge_there_are_fewer_sides_on_each_side_of_the_board() -> None:
    # TB-10: the board's edge closes a side. CH-9: there the king can never be captured.
    safe = game(rule(not_on=("edge",)))
    text, move, taken = AT_THE_EDGE, "e7-d7", "c7"
    for _ in range(4):
        assert PLAIN.captured(text, move) == {taken}
        assert safe.captured(text, move) == set()
        text, move, taken = turned(text), turned_move(move, 7), turned_point(taken, 7)


def test_a_corner_closes_a_side_beside_it() -> None:
    text = """\
. C . m . . .
. m . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . g
"""
    assert game(rule(("corners",))).captured(text, "d7-c7") == {"b7"}
    assert PLAIN.captured(text, "d7-c7") == set()


def test_in_a_corner_two_are_enough() -> None:
    text = "C . m . . . .\nm . . . . . .\n" + ". . . . . . .\n" * 4 + ". . . . . . g\n"
    assert PLAIN.captured(text, "c7-b7") == {"a7"}


@pytest.mark.parametrize(
    ("on", "not_on", "taken"),
    [
        ((), (), True),
        (("middle",), (), False),
        (("edge",), (), False),
        (("beside", "here"), (), True),
        (("here",), (), True),
        ((), ("edge", "middle"), True),
        ((), ("here",), False),
        (("here",), ("here",), False),
    ],
)
def test_where_the_capture_is_made(
    on: tuple[str, ...], not_on: tuple[str, ...], taken: bool
) -> None:
    made = Made(square(7), Parts((rule(on=on, not_on=not_on),)), REGIONS | {"here": "c5"})
    assert made.captured(OPEN, "e5-d5") == ({"c5"} if taken else set())


def test_only_while_none_of_some_kind_is_left() -> None:
    # FE-3: at the edge only when he is the last of his side.
    made = game(rule(on=("edge",), without=("guard",)))
    assert made.captured(AT_THE_EDGE, "e7-d7") == set()
    assert made.captured(AT_THE_EDGE.replace("g", "."), "e7-d7") == {"c7"}


def test_several_are_captured_at_once() -> None:
    made = game(rule(surround=("guard",)))
    text = """\
. . . . . . .
. . m . m . .
. m g . g m .
. . m . m . .
. . . . . . .
. . . m . . .
. . . . . . C
"""
    assert made.captured(text, "d2-d5") == {"c5", "e5"}
    # Two that stand side by side keep each other's sides open.
    pair = text.replace("m g . g m", ". m g g m")
    assert made.captured(pair, "d2-d4") == set()


def test_sides_are_neighbours_along_lines() -> None:
    """On a board with diagonals there are eight of them."""
    board = grid_board(grid_places(7, 7), ["orthogonal", "diagonal"])
    made = Made(board, Parts((rule(),)))
    assert made.captured(OPEN, "e5-d5") == set()
    full = """\
. . . . . . .
. m m m . . .
. m C . m . .
. m m m . . .
. . . . . . .
. . . . . . .
. . . . . . .
"""
    assert made.captured(full, "e5-d5") == {"c5"}


def test_captors_and_captured_are_enemies() -> None:
    own = Surround(surround=("chief",), by=("guard",))
    assert [problem.code for problem in own.problems(PLAIN.rules)] == ["captures-its-own"]
    mixed = Surround(surround=("chief",), by=("guard", "man"))
    assert [problem.code for problem in mixed.problems(PLAIN.rules)] == ["captors-of-two-sides"]
    assert rule().problems(PLAIN.rules) == []
