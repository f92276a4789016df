"""Shieldwall: CH-10 to CH-12, with each parameter there and not there."""

from __future__ import annotations

import pytest

from rules_engine.board.bits import mask_of
from rules_engine.rules.captures import Custodial, Shieldwall
from tests.engine.made import Made, Parts, rim, square, turned, turned_move, turned_point

REGIONS = {"edge": rim(7), "corners": "a1 a7 g1 g7", "spots": "c7 d7"}

WALL = Shieldwall(shieldwall=("guard",), by=("man",), along="edge", closed_by=("corners",))
WITH_CHIEF = Shieldwall(
    shieldwall=("guard",), by=("man",), along="edge", closed_by=("corners",), row_with=("chief",)
)


def game(*captures: Shieldwall | Custodial) -> Made:
    return Made(square(7), Parts(captures), REGIONS)


FALLS = game(WALL)

ROW = """\
. m g g . . .
. . m m m . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . C . . .
"""
"""Two guards on c7 and d7, each faced; b7 closes one end, and e6 can close the other on e7."""


def test_a_row_falls_as_a_whole_on_each_side_of_the_board() -> None:
    text, move, taken = ROW, "e6-e7", {"c7", "d7"}
    for _ in range(4):
        assert FALLS.captured(text, move) == taken
        text, move = turned(text), turned_move(move, 7)
        taken = {turned_point(point, 7) for point in taken}
    assert (text.split(), move) == (ROW.split(), "e6-e7")


def test_the_closing_piece_may_come_along_the_edge() -> None:
    text = ROW.replace("g g . . .", "g g . . m").replace("m m m", "m m .")
    assert FALLS.captured(text, "g7-e7") == {"c7", "d7"}


def test_an_end_may_be_closed_by_a_corner() -> None:
    text = """\
. g g . . . .
. m m m . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . C . . .
"""
    assert FALLS.captured(text, "d6-d7") == {"b7", "c7"}
    open_corners = Shieldwall(shieldwall=("guard",), by=("man",), along="edge")
    assert game(open_corners).captured(text, "d6-d7") == set()


@pytest.mark.parametrize("row", [". . g g . . .", ". g g g . . .", ". C g g . . ."])
def test_an_end_that_is_open_or_held_by_a_friend_saves_the_row(row: str) -> None:
    text = ROW.replace(". m g g . . .", row).replace("\n. . . C . . .", "\n. . . . . . .")
    assert FALLS.captured(text, "e6-e7") == set()


def test_every_piece_of_the_row_must_be_faced() -> None:
    assert FALLS.captured(ROW.replace(". . m m m", ". . . m m"), "e6-e7") == set()
    # A piece of their own in front faces nobody.
    assert FALLS.captured(ROW.replace(". . m m m", ". . g m m"), "e6-e7") == set()


def test_a_longer_row_must_be_faced_all_along() -> None:
    text = ROW.replace(". m g g . . .", "m g g g . . .").replace(". . m m m", ". m m m m")
    assert FALLS.captured(text, "e6-e7") == {"b7", "c7", "d7"}
    assert FALLS.captured(text.replace(". m m m m", ". m . m m"), "e6-e7") == set()


def test_a_single_piece_is_never_captured_so() -> None:
    text = ROW.replace(". m g g . . .", ". . m g . . .").replace(". . m m m", ". . . m m")
    assert FALLS.captured(text, "e6-e7") == set()


def test_a_move_that_only_brings_up_a_facing_piece_captures_nothing() -> None:
    text = ROW.replace(". m g g . . .", ". m g g m . .").replace(". . m m m", ". . m . .")
    text = text.replace(". . . . . . .", ". . . m . . .", 1)
    # Both ends are closed already; d5 comes to face d7.
    assert FALLS.captured(text, "d5-d6") == set()


def test_the_piece_that_closes_stands_next_to_the_row() -> None:
    assert FALLS.captured(ROW, "e6-f6") == set()
    text = ROW.replace("g g . . .", "g g . . m").replace("m m m", "m m .")
    assert FALLS.captured(text, "g7-f7") == set()


def test_one_move_may_close_two_rows() -> None:
    text = """\
m g g . g g m
. m m . m m .
. . . . . . .
. . . m . . .
. . . . . . .
. . . . . . .
. . . C . . .
"""
    assert FALLS.captured(text, "d4-d7") == {"b7", "c7", "e7", "f7"}


def test_the_chief_counts_in_the_row_and_is_not_captured() -> None:
    # CH-10, CH-11: he is one of the two or more.
    text = ROW.replace("g g", "g C", 1).replace("\n. . . C . . .", "\n. . . . . . .")
    assert game(WITH_CHIEF).captured(text, "e6-e7") == {"c7"}
    # Where he does not count, the row is a single guard with an open end.
    assert FALLS.captured(text, "e6-e7") == set()
    three = text.replace(". m g C", "m g g C").replace(". . m m m", ". m m m m")
    assert game(WITH_CHIEF).captured(three, "e6-e7") == {"b7", "c7"}
    assert FALLS.captured(three, "e6-e7") == set()
    # He is a member only: alone with no guard beside him nothing falls.
    alone = text.replace(". m g C", ". . m C").replace(". . m m m", ". . . m m")
    assert game(WITH_CHIEF).captured(alone, "e6-e7") == set()


@pytest.mark.parametrize(("by", "falls"), [(("guard", "chief"), True), (("guard",), False)])
def test_the_chief_may_close_or_face(by: tuple[str, ...], falls: bool) -> None:
    # CH-11: of the defenders' own shieldwall.
    made = game(Shieldwall(shieldwall=("man",), by=by, along="edge", closed_by=("corners",)))
    expected = {"c7", "d7"} if falls else set()
    facing = """\
. g m m . . .
. . C g g . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
"""
    assert made.captured(facing, "e6-e7", "few") == expected
    standing = facing.replace(". g m m", ". C m m").replace(". . C g g", ". . g g g")
    assert made.captured(standing, "e6-e7", "few") == expected
    closing = facing.replace(". . C g g", ". . g g C")
    assert made.captured(closing, "e6-e7", "few") == expected


def test_only_along_the_edge() -> None:
    text = """\
. . . . . . .
. m g g . . .
. . m m m . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . C . . .
"""
    assert FALLS.captured(text, "e5-e6") == set()


def test_a_row_does_not_go_round_a_corner() -> None:
    text = """\
. g m . . . .
g m . . . . .
m . m . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . C . . .
"""
    # b7 and a6 touch only diagonally: each is single.
    assert FALLS.captured(text, "c5-c6") == set()
    assert FALLS.captured(text.replace("m . m . . .", ". . m . . ."), "c5-a5") == set()


def test_with_a_custodial_capture_in_one_move() -> None:
    # CH-12: they happen together, on the board as it is when the piece has arrived.
    made = game(WALL, Custodial(custodial=("guard",), by=("man",), hostile=("corners",)))
    text = """\
. m g g . g .
. . m m m . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . C . . .
"""
    assert made.captured_by(text, "e6-e7") == {
        "c7": "shieldwall-1",
        "d7": "shieldwall-1",
        "f7": "custodial-2",
    }


def masks(made: Made, *texts: str) -> list[int]:
    """Return sets of points, each given as text."""
    return [mask_of(map(made.variant.parse_point, text.split())) for text in texts]


@pytest.mark.parametrize(
    ("standing", "reachable", "falls"),
    [
        ("c7 d7", "b7 e7 c6 d6", "c7 d7"),
        # The last man to arrive is one that closes an end.
        ("b7 c7", "d7 b6 c6", "b7 c7"),
        ("c7 d7", "b7 e7 c6", ""),
        ("c7 d7", "e7 c6 d6", ""),
        ("c7", "b7 d7 c6", ""),
        ("c7 d7 d6", "b7 e7 c6", ""),
    ],
)
def test_what_could_fall_if_captors_moved_at_will(
    standing: str, reachable: str, falls: str
) -> None:
    made = FALLS
    stands, reach, wanted = masks(made, standing, reachable, falls)
    assert WALL.threat(made.rules)(stands, reach, stands) == wanted
    # Only what is asked for is threatened.
    assert WALL.threat(made.rules)(stands, reach, 0) == 0


def test_a_region_without_a_whole_line_is_no_edge() -> None:
    for along, codes in (("edge", []), ("corners", ["no-edge-line"]), ("spots", ["no-edge-line"])):
        rule = Shieldwall(shieldwall=("guard",), by=("man",), along=along)
        found = rule.problems(FALLS.rules)
        assert [problem.code for problem in found] == codes
        assert all(problem.parameter == "along" for problem in found)


def test_captors_and_captured_are_enemies() -> None:
    own = Shieldwall(shieldwall=("guard",), by=("chief",), along="edge")
    assert [problem.code for problem in own.problems(FALLS.rules)] == ["captures-its-own"]
    mixed = Shieldwall(shieldwall=("guard",), by=("chief", "man"), along="spots")
    codes = [problem.code for problem in mixed.problems(FALLS.rules)]
    assert codes == ["captors-of-two-sides", "no-edge-line"]
