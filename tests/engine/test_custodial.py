"""Custodial capture: TB-7 to TB-9, CH-6, CH-7, with each parameter there and not there."""

from __future__ import annotations

import pytest

from rules_engine.board.shapes import grid_board, grid_places
from rules_engine.rules.captures import Custodial
from tests.engine.made import Made, Parts, square, turned, turned_move, turned_point

REGIONS = {"middle": "d4", "corners": "a1 a7 g1 g7"}


def game(*captures: Custodial) -> Made:
    return Made(square(7), Parts(captures), REGIONS)


MEN_TAKE = game(Custodial(custodial=("guard",), by=("man",)))

BETWEEN = """\
. . . . . . .
. . . . . . .
. m g . . m .
. . . . . . .
. . . . . . .
. . . . . . .
. . . C . . .
"""


def test_a_piece_between_two_enemies_on_each_side_of_the_board() -> None:
    text, move, taken = BETWEEN, "f5-d5", "c5"
    for _ in range(4):
        assert MEN_TAKE.captured(text, move) == {taken}
        text, move, taken = turned(text), turned_move(move, 7), turned_point(taken, 7)
    assert (text.split(), move) == (BETWEEN.split(), "f5-d5")


def test_stepping_in_between_two_enemies_is_safe() -> None:
    text = BETWEEN.replace("m g . . m", "m . m . g")
    stepping = text.replace(". . . C", ". . g C")
    assert MEN_TAKE.captured(stepping, "c1-c5", "few") == set()
    # Nor is it captured by a later move elsewhere.
    assert MEN_TAKE.captured(stepping.replace("m . m", "m g m"), "b5-b6") == set()


def test_the_piece_that_moved_must_be_one_of_the_two() -> None:
    text = BETWEEN.replace("m g . . m .", "m g m . . m")
    assert MEN_TAKE.captured(text, "g5-f5") == set()
    assert MEN_TAKE.captured(text, "g5-g4") == set()


def test_the_three_stand_side_by_side_on_one_line() -> None:
    for row in ("m g g . m .", "m g . . m .", ". g . . m ."):
        text = BETWEEN.replace("m g . . m .", row)
        assert MEN_TAKE.captured(text, "f5-e5") == set()


def test_diagonals_count_only_where_lines_run_there() -> None:
    text = """\
. . . . . . .
. m . . . . .
. . g . . . .
m . . . . . .
. . . . . . .
. . . . . . .
. . . . . . C
"""
    assert MEN_TAKE.captured(text, "a4-d4") == set()
    board = grid_board(grid_places(7, 7), ["orthogonal", "diagonal"], "squares")
    crossed = Made(board, Parts((Custodial(custodial=("guard",), by=("man",)),)))
    assert crossed.captured(text, "a4-d4") == {"c5"}


def test_one_move_can_capture_three() -> None:
    text = """\
. . . m . . .
. . . g . . .
. m g . g m .
. . . . . . .
. . . . . . .
. . . m . . .
. . . C . . .
"""
    # TB-7: up to three; the fourth side is the one that the piece came from.
    assert MEN_TAKE.captured(text, "d2-d5") == {"d6", "c5", "e5"}


def test_only_the_side_that_moves_captures() -> None:
    both = game(
        Custodial(custodial=("guard",), by=("man",)), Custodial(custodial=("man",), by=("guard",))
    )
    text = """\
. . . . . . .
. . . . . . .
. m g . m g .
. . . . . . .
. . . m . . .
. . . . . . .
. . . . . . C
"""
    # The man on d5 would stand between c5 and e5: e5 is a man. It takes c5, and is safe itself.
    assert both.captured(text, "d3-d5") == {"c5"}
    assert both.captured(text.replace("g . m g", "g . g ."), "d3-d5") == {"c5"}


ARMED = game(Custodial(custodial=("man",), by=("guard", "chief")))
UNARMED = game(Custodial(custodial=("man",), by=("guard",)))

CHIEF_MOVES = """\
. . . . . . .
. . . . . . .
. g m . . C .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
"""


def test_who_takes_part_in_captures() -> None:
    # TB-9: the king takes part as a defender does, moving or standing; unarmed he does neither.
    assert ARMED.captured(CHIEF_MOVES, "f5-d5", "few") == {"c5"}
    assert UNARMED.captured(CHIEF_MOVES, "f5-d5", "few") == set()
    standing = CHIEF_MOVES.replace("g m . . C", "C m . . g")
    assert ARMED.captured(standing, "f5-d5", "few") == {"c5"}
    assert UNARMED.captured(standing, "f5-d5", "few") == set()


def test_only_the_pieces_that_are_named_can_be_captured() -> None:
    text = BETWEEN.replace("m g", "m C").replace(". . . C . . .", ". . . g . . .")
    assert MEN_TAKE.captured(text, "f5-d5") == set()
    chief_too = game(Custodial(custodial=("guard", "chief"), by=("man",)))
    assert chief_too.captured(text, "f5-d5") == {"c5"}
    assert chief_too.captured(BETWEEN, "f5-d5") == {"c5"}


BESIDE_MIDDLE = """\
. . . . . . .
. . . . . . .
. . . . . . .
. . g . . . .
. . . . . . .
. m . . . . .
. . . . . . g
"""
"""A guard on c4 next to the middle, d4; the man on b2 can go to b4."""

WITH_CHIEF = BESIDE_MIDDLE.replace(". . g . . . .", ". . g C . . .")


@pytest.mark.parametrize(
    ("hostile", "while_empty", "empty", "occupied"),
    [
        ((), (), False, False),
        # TB-8: hostile to all, occupied or empty, even under their own king.
        (("middle",), (), True, True),
        # CH-7: hostile to the defenders only while it is empty.
        ((), ("middle",), True, False),
        (("corners",), (), False, False),
    ],
)
def test_hostile_points_stand_in_for_the_second_captor(
    hostile: tuple[str, ...], while_empty: tuple[str, ...], empty: bool, occupied: bool
) -> None:
    rule = Custodial(
        custodial=("guard",), by=("man",), hostile=hostile, hostile_while_empty=while_empty
    )
    assert game(rule).captured(BESIDE_MIDDLE, "b2-b4") == ({"c4"} if empty else set())
    assert game(rule).captured(WITH_CHIEF, "b2-b4") == ({"c4"} if occupied else set())


def test_a_hostile_point_does_not_capture_by_itself() -> None:
    made = game(Custodial(custodial=("guard",), by=("man",), hostile=("middle", "corners")))
    # The man arrives on the far side of nothing: no man closes the guard in.
    assert made.captured(BESIDE_MIDDLE, "b2-b1") == set()
    # A guard that steps between a man and the hostile point is safe.
    text = BESIDE_MIDDLE.replace(". . g . . . .", "m m . . . . .").replace(
        ". . . . . . g", ". . g . . . ."
    )
    assert made.captured(text, "c1-c4", "few") == set()


def test_corners_are_hostile_along_the_edge() -> None:
    made = game(Custodial(custodial=("guard",), by=("man",), hostile=("corners",)))
    text = """\
. g . m . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . C
"""
    move, taken = "d7-c7", "b7"
    for _ in range(4):
        assert made.captured(text, move) == {taken}
        text, move, taken = turned(text), turned_move(move, 7), turned_point(taken, 7)


def test_the_edge_is_not_hostile() -> None:
    made = game(Custodial(custodial=("guard",), by=("man",), hostile=("corners",)))
    text = """\
. . . g . . .
. . . . . m .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . C
"""
    assert made.captured(text, "f6-d6") == set()


def test_a_region_where_a_piece_is_safe() -> None:
    # BR-5: elsewhere the king is captured by two like any piece.
    text = BESIDE_MIDDLE.replace(". . g . . . .", ". . C m . . .")
    for not_on, taken in (((), {"c4"}), (("corners",), {"c4"}), (("ring",), set())):
        rule = Custodial(custodial=("chief",), by=("man",), not_on=not_on)
        made = Made(square(7), Parts((rule,)), REGIONS | {"ring": "c4 e4 d3 d5"})
        assert made.captured(text, "b2-b4") == taken


def test_a_point_at_the_end_of_a_line_is_never_between_two() -> None:
    text = "g m . . . . .\n" + ". . . . . . .\n" * 5 + ". m . . . . C\n"
    assert MEN_TAKE.captured(text, "b1-b6") == set()
    assert MEN_TAKE.captured(text, "b1-a1") == set()


@pytest.mark.parametrize(
    ("custodial", "by", "code"),
    [
        (("guard",), ("man",), None),
        (("guard", "chief"), ("man",), None),
        (("man",), ("guard", "chief"), None),
        (("man",), ("man",), "captures-its-own"),
        (("guard",), ("chief",), "captures-its-own"),
        (("man", "guard"), ("man",), "captures-its-own"),
        (("guard",), ("man", "chief"), "captors-of-two-sides"),
    ],
)
def test_captors_and_captured_are_enemies(
    custodial: tuple[str, ...], by: tuple[str, ...], code: str | None
) -> None:
    rule = Custodial(custodial=custodial, by=by)
    found = rule.problems(game().rules)
    assert [problem.code for problem in found] == ([code] if code else [])
    assert all(problem.parameter == "by" for problem in found)
