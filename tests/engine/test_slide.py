"""Sliding: TB-4 to TB-6, CH-3 to CH-5, TL-2, with each parameter there and not there."""

from __future__ import annotations

import pytest

from rules_engine.board import Board, Spot
from rules_engine.board.shapes import grid_board, grid_places
from rules_engine.rules.moves import Slide
from tests.engine.made import Made, Parts, square

ALONE = """\
. . . . .
. . . . .
. . m . .
. . . . .
. . . . .
"""
CROSSING = {"d3", "e3", "b3", "a3", "c4", "c5", "c2", "c1"}


def test_any_number_of_points_along_a_row_or_a_column() -> None:
    # TB-4: like a chess rook.
    assert Made(square(5)).targets(ALONE, "c3") == CROSSING


def test_pieces_of_either_side_are_in_the_way() -> None:
    text = ". . g . .\n. . . . .\n. m m . g\n. . . . .\n. . C . .\n"
    assert Made(square(5)).targets(text, "c3") == {"c4", "d3", "c2"}


def test_every_side_is_moved_by_its_own_slides() -> None:
    made = Made(square(5))
    text = ". . g . .\n. . . . .\n. m . . .\n. . . . .\n. . C . .\n"
    here = made.at(text, "few")
    moves = made.variant.legal_moves(here)
    assert {made.variant.format_point(move.origin) for move in moves} == {"c5", "c1"}
    assert made.targets(text, "c1", "few") == {"b1", "a1", "d1", "e1", "c2", "c3", "c4"}


def test_a_slide_follows_the_lines_of_a_board_that_has_diagonals() -> None:
    made = Made(grid_board(grid_places(5, 5), ["diagonal"]))
    assert made.targets(ALONE, "c3") == {"a1", "b2", "d4", "e5", "a5", "b4", "d2", "e1"}


def test_a_slide_follows_a_line_that_bends() -> None:
    """Round the corner of a frame, since one line leads there; past a line's end it does not."""
    spots = [Spot(1, 1, 0, 0), Spot(1, 2, 1, 0), Spot(1, 3, 2, 0), Spot(2, 1, 0, 1)]
    spots += [Spot(2, 3, 2, 1)]
    made = Made(Board(spots, [(0, 1, 2, 4), (0, 3)]))
    assert made.targets("m . .\n. _ .\n", "a2") == {"b2", "c2", "c1", "a1"}
    assert made.targets(". . .\nm _ .\n", "a1") == {"a2"}
    assert made.targets("m . g\n. _ .\n", "a2") == {"b2", "a1"}


def slides(not_on: tuple[str, ...] = (), not_over: tuple[str, ...] = ()) -> Made:
    """Return a game whose men may not stop on, or not pass over, some regions."""
    regions = {"middle": "c3", "corners": "a1 a5 e1 e5"}
    moves = {"man": Slide(not_on=not_on, not_over=not_over)}
    return Made(square(5), Parts(moves=moves), regions)


BESIDE = """\
. . . . .
. . . . .
m . . . .
. . . . .
. . . . .
"""
"""A man on a3; the middle, c3, lies in its row, and the corners a1 and a5 end its column."""


@pytest.mark.parametrize(
    ("not_on", "not_over", "expected"),
    [
        ((), (), {"b3", "c3", "d3", "e3", "a1", "a2", "a4", "a5"}),
        # CH-4: the throne may be passed, but nobody stops there.
        (("middle",), (), {"b3", "d3", "e3", "a1", "a2", "a4", "a5"}),
        # TB-5: it may not even be passed.
        ((), ("middle",), {"b3", "a1", "a2", "a4", "a5"}),
        # TB-6: nor may it stop on a corner.
        (("corners",), ("middle",), {"b3", "a2", "a4"}),
        (("middle", "corners"), (), {"b3", "d3", "e3", "a2", "a4"}),
        ((), ("middle", "corners"), {"b3", "a2", "a4"}),
    ],
)
def test_regions_where_a_piece_may_not_stop_or_pass(
    not_on: tuple[str, ...], not_over: tuple[str, ...], expected: set[str]
) -> None:
    assert slides(not_on, not_over).targets(BESIDE, "a3") == expected


def test_what_binds_one_piece_does_not_bind_another() -> None:
    # TB-5: only the king may stop on the throne or pass over it.
    made = slides(not_over=("middle",))
    text = BESIDE.replace("m", "C")
    assert made.targets(text, "a3", "few") >= {"b3", "c3", "d3", "e3"}


def test_a_piece_that_stands_in_a_barred_region_may_leave_it() -> None:
    # TL-2: the castle is closed once the king has left it; he leaves it himself.
    for made in (slides(not_on=("middle",)), slides(not_over=("middle",))):
        assert made.targets(ALONE, "c3") == CROSSING


def test_a_region_that_may_be_passed_is_an_obstacle_while_a_piece_stands_there() -> None:
    # CH-4: any piece may pass over the *empty* throne.
    made = slides(not_on=("middle",))
    assert made.targets(BESIDE.replace("m . .", "m . C"), "a3") >= {"b3"}
    assert not made.targets(BESIDE.replace("m . .", "m . C"), "a3") & {"c3", "d3", "e3"}


@pytest.mark.parametrize(
    ("text", "move", "code", "point"),
    [
        ("m . g . .", "a3-d3", "blocked", "c3"),
        ("m g g . .", "a3-d3", "blocked", "b3"),
        ("m g . . .", "a3-e3", "blocked", "b3"),
        ("m . . g .", "a3-d3", "closed", "c3"),
        ("m . . g .", "a3-e3", "closed", "c3"),
        ("m . . . .", "a3-c3", "closed", "c3"),
        ("m . C . .", "a3-c3", "occupied", "c3"),
        ("m g . . .", "a3-b3", "occupied", "b3"),
        ("m . . . .", "a3-a1", "closed", "a1"),
        ("m . . . .", "a3-b4", "not-joined", "b4"),
        ("m . . . .", "a3-c5", "not-joined", "c5"),
    ],
)
def test_the_first_thing_in_the_way_is_named(text: str, move: str, code: str, point: str) -> None:
    """Along the way from the piece: a piece is in the way, or a point that it may not pass."""
    made = slides(("corners",), ("middle",))
    refusal = made.variant.why_illegal(made.at(BESIDE.replace("m . . . .", text)), move)
    assert refusal is not None
    assert (refusal.code, refusal.entry) == (code, "moves.man.slide")
    assert refusal.point == made.variant.parse_point(point)


SHUT_IN = """\
. . g . .
. g m g .
g . . . .
. g . g .
. . . . .
"""
"""Were it not for the way over the middle, the man on c4 could not move."""


@pytest.mark.parametrize(("over", "moves"), [(False, 2), (True, 0)])
def test_a_piece_that_can_only_pass_over_a_point_can_move(over: bool, moves: int) -> None:
    made = slides(not_over=("middle",)) if over else slides(not_on=("middle",))
    here = made.at(SHUT_IN)
    assert len(made.variant.legal_moves(here)) == moves
    assert made.variant.compiled.count(here) == moves
    assert made.variant.compiled.can_move(here) is bool(moves)
    assert made.targets(SHUT_IN, "c4") == (set() if over else {"c2", "c1"})


@pytest.mark.parametrize("not_on", [(), ("middle",), ("corners",)])
@pytest.mark.parametrize("not_over", [(), ("middle",), ("corners",)])
@pytest.mark.parametrize("text", [ALONE, BESIDE, SHUT_IN, "m m . g .\n" * 5, "m C m . m\n" * 5])
def test_one_answer_to_every_way_of_asking(
    text: str, not_on: tuple[str, ...], not_over: tuple[str, ...]
) -> None:
    """The list of moves, their number, and a single move judged for itself agree."""
    made = slides(not_on, not_over)
    variant, here = made.variant, made.at(text)
    moves = variant.legal_moves(here)
    assert len(set(moves)) == len(moves) == variant.compiled.count(here)
    every = [f"{a}-{b}" for a in points(variant.board.rows) for b in points(variant.board.rows)]
    legal = {variant.format_move(move) for move in moves}
    for move in (move for move in every if move[:2] != move[3:]):
        assert (move in legal) == variant.compiled.allows(here, variant.parse_move(move))
        assert (move in legal) == (variant.why_illegal(here, move) is None)


def points(size: int) -> list[str]:
    return [f"{chr(97 + file)}{rank}" for file in range(size) for rank in range(1, size + 1)]


def test_a_slide_is_no_jump() -> None:
    made = Made(square(5))
    here = made.at(BESIDE.replace("m . .", "m g ."))
    refusal = made.variant.why_illegal(here, "a3xc3")
    assert refusal is not None
    assert refusal.code == "never-jumps"
