"""Boards: the numbers that the sheets and their sources give, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_engine import load_variant
from rules_engine.board import Board, BoardError, Spot
from rules_engine.board.shapes import colour_places, cross_places, grid_board, grid_places
from rules_engine.loading import Faults
from rules_engine.loading.board_slot import read_board
from rules_engine.loading.layers import Item
from rules_engine.loading.source import read_source
from rules_engine.loading.tree import Mapping, parse_yaml

BOARDS = Path(__file__).parent.parent / "data" / "boards"


def load_board(name: str) -> Board:
    """Read a board that stands alone in a test file, through the loader."""
    source = read_source(BOARDS / f"{name}.yml")
    root = parse_yaml(source)
    assert type(root) is Mapping
    key, node = root.entries["board"]
    faults = Faults()
    board = read_board(Item(source, key, node), faults)
    assert board is not None, list(faults)
    return board


def numbers(board: Board) -> tuple[int, int, int, int]:
    """Count points, edges, lines and directed jumps."""
    edges = sum(map(len, board.neighbours)) // 2
    return len(board), edges, len(board.lines), sum(map(len, board.jumps))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        # Points, edges, lines and directed jumps as the sheet of further hunt games gives them.
        ("kaooa", (10, 15, 5, 20)),
        ("mysore-one-tiger", (6, 8, 5, 6)),
        ("demala-diviyan-keliya", (23, 38, 10, 56)),
        ("bam-blang-beh-khla", (10, 12, 7, 10)),
        ("huli-mane-ata", (10, 15, 6, 18)),
        ("komikan", (38, 79, 21, 116)),
    ],
)
def test_free_form_boards_given_as_points_and_lines(
    name: str, expected: tuple[int, int, int, int]
) -> None:
    assert numbers(load_board(name)) == expected


def test_a_free_form_point_is_drawn_where_the_file_says() -> None:
    board = load_board("mysore-one-tiger")
    apex = board.find(1, 3)
    assert apex is not None
    assert (board.spots[apex].x, board.spots[apex].y) == (2.0, 0.0)


def test_the_cross_with_even_diagonals() -> None:
    # The sheet of further hunt games, CROSS; equal to the board of FT-1.
    board = load_variant("fox-and-geese-ten").board
    assert numbers(board) == (33, 72, 20, 104)


def test_the_square_of_bagh_chal() -> None:
    # BC: 56 lines between neighbours and 80 directed jumps.
    board = load_variant("bagh-chal").board
    assert numbers(board) == (25, 56, 16, 80)


def test_a_cross_of_another_size() -> None:
    # GG-1 has 45 points: a cross of nine with arms of three.
    assert len(cross_places(9, 3)) == 45


def test_one_colour_of_the_chequered_board() -> None:
    board = load_variant("fox-and-hounds").board
    assert len(board) == 32
    assert all((spot.row + spot.column) % 2 == 0 for spot in board.spots)
    # Every diagonal neighbour on an 8x8 board: 2 * 7 * 7 pairs, half of them of each colour.
    assert sum(map(len, board.neighbours)) // 2 == 49


def test_colours_split_a_grid() -> None:
    places = grid_places(8, 8)
    odd, even = colour_places(places, "odd"), colour_places(places, "even")
    assert odd | even == places
    assert not odd & even
    assert (1, 2) in odd


def test_the_inner_corners_of_the_standard_cross_are_joined() -> None:
    # FG-1: the four pairs across the inner corners; FT-1: not there.
    standard, ten = load_variant("fox-and-geese").board, load_variant("fox-and-geese-ten").board
    pairs = [((2, 3), (3, 2)), ((2, 5), (3, 6)), ((5, 2), (6, 3)), ((5, 6), (6, 5))]
    for first, second in pairs:
        for board, joined in ((standard, True), (ten, False)):
            start, end = board.find(*first), board.find(*second)
            assert start is not None
            assert end is not None
            assert board.joined(start, end) is joined


@pytest.mark.parametrize("runs", [["orthogonal"], ["orthogonal", "diagonal"], ["even-diagonal"]])
def test_geometry_follows_from_the_lines(runs: list[str]) -> None:
    board = grid_board(cross_places(7, 3), runs)
    for point, near in enumerate(board.neighbours):
        assert all(point in board.neighbours[other] for other in near)
        for over, landing in board.jumps[point]:
            assert over in near
            assert landing in board.neighbours[over]
            assert board.over(point, landing) == board.over(landing, point) == over
        assert sorted({ray[0] for ray in board.rays[point]}) == list(near)


def spots(count: int) -> list[Spot]:
    return [Spot(1, column, column, 1) for column in range(1, count + 1)]


@pytest.mark.parametrize(
    ("points", "lines", "code"),
    [
        ([], [], "board-empty"),
        ([*spots(2), Spot(1, 1, 5, 5)], [[0, 1]], "board-point-twice"),
        (spots(3), [[0, 1, 0]], "board-line-loops"),
        (spots(3), [[0]], "board-line-short"),
        (spots(4), [[0, 1, 3], [0, 2, 3]], "board-jump-ambiguous"),
    ],
)
def test_boards_that_cannot_be(points: list[Spot], lines: list[list[int]], code: str) -> None:
    with pytest.raises(BoardError) as caught:
        Board(points, lines)
    assert caught.value.code == code


def test_boards_are_values() -> None:
    first = grid_board(grid_places(5, 5), ["orthogonal"])
    again = grid_board(grid_places(5, 5), ["orthogonal"])
    other = grid_board(grid_places(5, 5), ["orthogonal", "diagonal"])
    assert first == again
    assert hash(first) == hash(again)
    assert first != other
    assert first != grid_board(grid_places(5, 5), ["orthogonal"], "squares")
