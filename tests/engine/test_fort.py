"""Exit fort: CH-14, with each parameter there and not there, and each way to break a wall."""

from __future__ import annotations

import pytest

from rules_engine.board.shapes import grid_board, grid_places
from rules_engine.rules.captures import Custodial, Shieldwall, Surround
from rules_engine.rules.endings import Fort
from rules_engine.rules.moves import Slide
from tests.engine.made import Made, Parts, rim, square, turned

SIZE = 9
REGIONS = {"edge": rim(SIZE), "corners": "a1 a9 i1 i9", "middle": "e5"}

FORT = Fort(fort="chief", wall=("guard",), against=("man",), on="edge", wins="few")
SANDWICH = Custodial(custodial=("guard",), by=("man",), hostile=("corners",))
WALL_FALLS = Shieldwall(shieldwall=("guard",), by=("man",), along="edge", closed_by=("corners",))
MOVES = {
    "man": Slide(not_on=("corners", "middle")),
    "guard": Slide(not_on=("corners", "middle")),
}


def game(*captures: Custodial | Shieldwall | Surround, ending: Fort = FORT) -> Made:
    parts = Parts(captures, (ending,), MOVES)
    return Made(square(SIZE), parts, REGIONS)


COMMON = game(SANDWICH, WALL_FALLS)

STANDS = """\
. . . . . . . . .
. . . m . . . . .
. . . . . . . . .
. . . . . . . m .
. . . . . . . . .
. . . . . . . . .
. . . g g . . . .
. . g g . g . . .
. . g C . g . . .
"""
"""Every guard has a friend or the edge on one side of each line that an enemy could close."""


def test_a_fort_that_holds_on_each_side_of_the_board() -> None:
    text = STANDS
    for _ in range(4):
        assert COMMON.over(text)
        assert COMMON.over(text, "few")
        text = turned(text)


def test_the_chief_must_stand_on_the_edge() -> None:
    # CH-14: a king inside a closed pocket who does not stand on the edge has no fort yet.
    inside = STANDS.replace(". . g g . g", ". . g g C g").replace(". . g C . g", ". . g . . g")
    assert not COMMON.over(inside)
    elsewhere = game(
        SANDWICH,
        ending=Fort(fort="chief", wall=("guard",), against=("man",), on="board", wins="few"),
    )
    assert elsewhere.over(inside)


def test_the_chief_must_have_a_move() -> None:
    stuck = STANDS.replace(". . g C . g", ". . g C g g")
    assert not COMMON.over(stuck)
    # A square that is closed to him is none.
    moves = {"chief": Slide(not_on=("here",)), "man": Slide(), "guard": Slide()}
    closed = Made(square(SIZE), Parts((SANDWICH,), (FORT,), moves), REGIONS | {"here": "e1"})
    assert not closed.over(STANDS)
    open_to_him = Made(square(SIZE), Parts((SANDWICH,), (FORT,), moves), REGIONS | {"here": "a1"})
    assert open_to_him.over(STANDS)


def test_no_enemy_inside() -> None:
    assert not COMMON.over(STANDS.replace(". . g g . g", ". . g g m g"))


def test_no_gap() -> None:
    assert not COMMON.over(STANDS.replace(". . . g g .", ". . . g . ."))
    # With nobody who could come in there is still no wall that keeps the men away.
    assert not COMMON.over(STANDS.replace(". . g C . g", ". . g C . ."))


def test_a_fort_may_be_leaky_to_those_who_are_not_there() -> None:
    """Without any enemy on the board nothing can reach the chief."""
    assert COMMON.over(STANDS.replace("m", ".").replace(". . . g g .", ". . . g . ."))


THIN = """\
. . . . . . . . .
. . . m . . . . .
. . . . . . . . .
. . . . . . . m .
. . . . . . . . .
. . . . . . . . .
. . . . g . . . .
. . . g . g . . .
. . . g C g . . .
"""
"""The guard on e3 can be closed in between d3 and f3."""


def test_a_wall_piece_that_can_be_taken_is_none() -> None:
    assert not COMMON.over(THIN)
    # Without that capture in the game the same wall holds.
    assert game().over(THIN)
    assert game(WALL_FALLS).over(THIN)


def test_never_means_even_if_the_enemies_go_on_moving() -> None:
    """Two men are far away, and one of them alone could never take the guard."""
    one = THIN.replace(". . . m . .", ". . . . . .")
    # CH-14: in any number, from any square that an attacker can reach.
    assert not COMMON.over(one)


def test_the_pieces_that_capture_are_those_that_are_named() -> None:
    harmless = Custodial(custodial=("man",), by=("guard", "chief"))
    assert game(harmless).over(THIN)
    only_chief = Custodial(custodial=("chief",), by=("man",))
    assert game(only_chief).over(THIN)


def test_a_square_that_no_enemy_can_reach_threatens_nothing() -> None:
    """The far side of the wall lies inside: a man would have to stand there."""
    assert COMMON.over(STANDS)
    # With a hostile point inside, no man is needed there.
    made = Made(
        square(SIZE),
        Parts((Custodial(custodial=("guard",), by=("man",), hostile=("spot",)),), (FORT,), MOVES),
        REGIONS | {"spot": "e2"},
    )
    assert not made.over(STANDS)


LEANING = """\
. . . . . . . . .
. . . m . . . . .
. . . . . . . . .
. . . . . . . m .
. . . . . . . . .
. . . g g . . . .
. . g . g . . . .
. . g g . g . . .
. . . g C g . . .
"""
"""The guard on e3 is safe as long as no man can come to d3, which c3 and d4 close."""


def test_what_stands_only_by_what_falls_falls_too() -> None:
    """The largest set of which none can be taken: one piece goes, and then those that leaned."""
    assert COMMON.over(LEANING)
    # Without c2 the guard on c3 can be taken, so a man can come to d3, so e3 can be taken.
    assert not COMMON.over(LEANING.replace(". . g g . g", ". . . g . g"))


BESIDE_CORNER = """\
. . . . . . . . .
. . . m . . . . .
. . . . . . . . .
. . . . . . . m .
. . . . . . . . .
. . . . . . . . .
. g g . . . . . .
g . . g . . . . .
. g C g . . . . .
"""


def test_a_wall_piece_beside_a_corner_can_be_taken_against_it() -> None:
    # CH-14: the corners are hostile. Only a2 has one on the far side of a square in reach.
    assert not COMMON.over(BESIDE_CORNER)
    assert game(Custodial(custodial=("guard",), by=("man",))).over(BESIDE_CORNER)


IN_THE_CORNER = """\
. . . . . . . . .
. . . m . . . . .
. . . . . . . . .
. . . . . . . m .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. g g . . . . . .
. C g . . . . . .
"""


def test_where_enemies_may_not_stand_none_comes_in() -> None:
    """The only way to the chief on b1 leads over the corner a1."""
    harmless = Custodial(custodial=("guard",), by=("man",))
    assert game(harmless).over(IN_THE_CORNER)
    moves = {"man": Slide(not_on=("middle",))}
    free = Made(square(SIZE), Parts((harmless,), (FORT,), moves), REGIONS)
    assert not free.over(IN_THE_CORNER)


PASSED = """\
. . . . . . . . .
. . . m . . . . .
. . . . . . . . .
. . . . . . . m .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . g . g . . .
. . . g C g . . .
"""


def test_a_square_that_may_be_passed_is_a_gap_and_one_that_may_not_be_is_none() -> None:
    """Nobody but the chief may stop on e2, the only way out of the fort."""
    regions = REGIONS | {"gate": "e2"}
    for slide, stands in ((Slide(not_on=("gate",)), False), (Slide(not_over=("gate",)), True)):
        made = Made(square(SIZE), Parts((), (FORT,), {"man": slide}), regions)
        assert made.over(PASSED) is stands


def test_surrounding_breaks_a_wall_where_every_side_can_be_closed() -> None:
    around = Surround(surround=("guard",), by=("man",))
    # The inside is one of the sides of each guard, and no man can stand there.
    assert game(around).over(THIN)
    inside = Surround(surround=("guard",), by=("man",), hostile=("inside",))
    made = Made(square(SIZE), Parts((inside,), (FORT,), MOVES), REGIONS | {"inside": "e2"})
    assert not made.over(THIN)


def test_on_a_board_with_diagonals_a_wall_must_close_them() -> None:
    board = grid_board(grid_places(SIZE, SIZE), ["orthogonal", "diagonal"])
    made = Made(board, Parts((), (FORT,)), REGIONS)
    assert not made.over(THIN)


@pytest.mark.parametrize(
    ("wall", "against", "codes"),
    [
        (("guard",), ("man",), []),
        (("guard", "chief"), ("man",), []),
        (("man",), ("man",), ["captures-its-own"]),
        (("guard",), ("chief",), ["captures-its-own"]),
        (("guard",), ("man", "guard"), ["captures-its-own"]),
    ],
)
def test_a_wall_stands_against_enemies(
    wall: tuple[str, ...], against: tuple[str, ...], codes: list[str]
) -> None:
    ending = Fort(fort="chief", wall=wall, against=against, on="edge", wins="few")
    assert [problem.code for problem in ending.problems(COMMON.rules)] == codes
