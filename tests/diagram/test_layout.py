"""Places of points on the page, and the signs of the coordinates."""

from __future__ import annotations

from itertools import combinations
from math import dist
from typing import TYPE_CHECKING

import pytest

from rules_engine.board import Board, Spot
from rules_engine.board.shapes import grid_board, grid_places
from rules_engine.diagram.labels import BESIDE, CLOSEST, LEAST, STRIP, USUAL, signs_of
from rules_engine.diagram.layout import Box, layout_of
from rules_engine.diagram.scene import REACH, view_of
from rules_engine.diagram.theme import LOOKS
from tests.diagram.samples import CHEQUERED, CROSS, CROSS_TEN, SAMPLES, SQUARE, STAR, TABLUT

if TYPE_CHECKING:
    from tests.diagram.samples import Sample


def test_a_grid_of_crossings_keeps_its_columns_and_rows() -> None:
    layout = layout_of(CROSS)
    assert layout.spots[CROSS.find(1, 3) or 0] == (3, 1)
    assert layout.spots[CROSS.find(7, 5) or 0] == (5, 7)
    assert layout.box == Box(1, 1, 6, 6)
    assert not layout.cells
    assert not layout.blanks


def test_a_straight_line_is_drawn_by_its_ends() -> None:
    layout = layout_of(SQUARE)
    assert len(layout.lines) == len(SQUARE.lines)
    assert ((1, 1), (5, 5)) in layout.lines
    assert all(len(line) == 2 for line in layout.lines)


def test_a_bent_line_keeps_its_corners() -> None:
    spots = [Spot(1, 1, 0, 0), Spot(1, 2, 1, 0), Spot(1, 3, 2, 0), Spot(2, 3, 2, 1)]
    layout = layout_of(Board(spots, [(0, 1, 2, 3)]))
    assert layout.lines == (((0, 0), (2, 0), (2, 1)),)


def test_the_nearest_crossings_are_one_unit_apart() -> None:
    spots = layout_of(STAR).spots
    gaps = [dist(one, other) for one, other in combinations(spots, 2)]
    assert min(gaps) == pytest.approx(1, abs=0.002)


def test_crossings_on_one_spot_do_not_stop_a_drawing() -> None:
    spots = [Spot(1, 1, 0, 0), Spot(1, 2, 0, 0), Spot(1, 3, 2, 0)]
    layout = layout_of(Board(spots, [(0, 1, 2)]))
    assert layout.spots == ((0, 0), (0, 0), (1, 0))


def test_one_colour_of_a_chequered_board_brings_the_other() -> None:
    layout = layout_of(CHEQUERED)
    assert len(layout.cells) == len(layout.blanks) == 32
    every = {(column, row) for row in range(1, 9) for column in range(1, 9)}
    assert {*layout.cells, *layout.blanks} == every
    assert layout.box == Box(0.5, 0.5, 8, 8)
    # The lower left square is one of those played on, as on a draughts board.
    assert (1, 8) in layout.cells


def test_a_board_of_squares_has_no_lines_between_points() -> None:
    layout = layout_of(TABLUT)
    assert len(layout.cells) == 81
    assert not layout.blanks
    assert not layout.lines


def test_algebraic_signs_stand_left_and_below() -> None:
    signs = signs_of(CROSS, layout_of(CROSS), "algebraic")
    assert "".join(text for _, text in signs.files) == "abcdefg"
    assert [at for at, _ in signs.files] == [1, 2, 3, 4, 5, 6, 7]
    assert "".join(text for _, text in signs.ranks) == "7654321"
    assert signs.below


def test_row_column_signs_stand_left_and_above() -> None:
    signs = signs_of(CROSS_TEN, layout_of(CROSS_TEN), "row-column")
    assert "".join(text for _, text in signs.ranks) == "1234567"
    assert "".join(text for _, text in signs.files) == "1234567"
    assert not signs.below


def test_signs_of_many_rows_have_two_digits() -> None:
    board = grid_board(grid_places(19, 19), ["orthogonal"], "squares")
    signs = signs_of(board, layout_of(board), "algebraic")
    assert signs.ranks[0] == (1, "19")
    assert signs.files[-1] == (19, "s")


def test_signs_of_a_wide_board_grow_with_a_strip_that_holds_them() -> None:
    least, small, middle, large = (
        signs_of(board, layout_of(board), "algebraic")
        for board in (
            grid_board(grid_places(n, n), ["orthogonal"], "squares") for n in (3, 7, 13, 19)
        )
    )
    assert LEAST <= least.growth < small.growth < 1 < middle.growth <= USUAL < large.growth
    assert least.strip < small.strip < middle.strip == STRIP < large.strip
    # Two digits are about 1.2 of the letters' size wide, one about 0.7.
    assert large.strip > 1.2 * LOOKS["label"].size * large.growth
    assert least.strip > 0.7 * LOOKS["label"].size * least.growth


def test_a_phone_shows_the_signs_of_every_board_as_large() -> None:
    """On a phone a figure is 288 CSS pixels wide: at least eight for a letter, whatever board."""
    for size in range(7, 20):
        board = grid_board(grid_places(size, size), ["orthogonal"], "squares")
        signs = signs_of(board, layout := layout_of(board), "algebraic")
        unit = 288 / view_of(layout, signs).width
        assert LOOKS["label"].size * signs.growth * unit > 8


def test_a_board_with_crooked_rows_has_signs_beside_its_points() -> None:
    spots = [Spot(1, 1, 0, 0), Spot(1, 2, 1, 0.5), Spot(2, 1, 0, 2)]
    signs = signs_of(board := Board(spots, [(0, 1), (0, 2)]), layout_of(board), "row-column")
    assert signs.ranks == signs.files == ()
    assert [sign.text for sign in signs.beside] == ["(1,1)", "(1,2)", "(2,1)"]


def test_a_board_with_crowded_columns_has_signs_beside_its_points() -> None:
    layout = layout_of(STAR)
    columns = sorted({x for x, _ in layout.spots})
    gaps = [after - before for before, after in zip(columns, columns[1:], strict=False)]
    assert min(gaps) < CLOSEST
    signs = signs_of(STAR, layout, "row-column")
    assert len(signs.beside) == len(STAR) == 10


def test_a_sign_beside_a_point_keeps_clear_of_every_piece() -> None:
    layout = layout_of(STAR)
    for sign in signs_of(STAR, layout, "row-column").beside:
        assert min(dist(spot, (sign.x, sign.y)) for spot in layout.spots) > max(BESIDE, REACH)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
def test_everything_stays_inside_the_picture(sample: Sample) -> None:
    drawing = sample.board_drawing()
    for x, y in drawing.layout.spots:
        assert drawing.view.x <= x - REACH <= x + REACH <= drawing.view.right
        assert drawing.view.y <= y - REACH <= y + REACH <= drawing.view.bottom
