"""Boards as they are written: generated ones, masks, and free-form ones given as points and lines.

The counts of points and joints are those of the boards as the literature draws them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules_engine.loading.board_slot import read_board
from rules_engine.loading.faults import Faults
from rules_engine.loading.layers import Item
from rules_engine.loading.source import text_source
from rules_engine.loading.tree import Mapping, Scalar, parse_yaml
from tests.loading.small import places_of, unmarked

if TYPE_CHECKING:
    from rules_engine.board import Board

TRIANGLE = """\
shape: free
mask: |
  _ . _
  . . .
  . . .
lines:
  - 1.2 2.2 3.2
  - 2.1 2.2 2.3
  - 3.1 3.2 3.3
  - 2.1 3.1
  - 2.3 3.3
  - 1.2 2.1
  - 1.2 2.3
at:
  1.2: [2, -0.5]
"""
"""A roof on a square."""


def read(text: str) -> tuple[Board | None, Faults]:
    """Read a board slot whose mapping is the whole text."""
    source = text_source(text, "board.yml")
    root = parse_yaml(source)
    assert isinstance(root, Mapping)
    faults = Faults()
    return read_board(Item(source, Scalar("board", 1, 1, ""), root), faults), faults


def board_of(text: str) -> Board:
    board, faults = read(text)
    assert not list(faults)
    assert board is not None
    return board


def joints(board: Board) -> int:
    return sum(len(near) for near in board.neighbours) // 2


@pytest.mark.parametrize(
    ("text", "points", "joined"),
    [
        ("{shape: cross, size: 7, arm: 3, lines: orthogonal}", 33, 52),
        ("{shape: grid, rows: 5, columns: 5, lines: [orthogonal, even-diagonal]}", 25, 56),
        ("{shape: grid, rows: 8, columns: 8, colour: odd, lines: diagonal}", 32, 49),
        ("{shape: grid, rows: 3, columns: 3, lines: orthogonal}", 9, 12),
        ("{shape: grid, rows: 2, columns: 3, lines: [orthogonal, diagonal]}", 6, 11),
        ("{shape: grid, rows: 1, columns: 1, lines: orthogonal}", 1, 0),
        ("{shape: grid, rows: 2, columns: 2, lines: orthogonal, mask: '. _'}", 1, 0),
        ("{shape: cross, size: 6, arm: 2, lines: orthogonal}", 20, 28),
    ],
)
def test_generated_boards(text: str, points: int, joined: int) -> None:
    board = board_of(text)
    assert (len(board), joints(board)) == (points, joined)


def test_a_mask_leaves_points_out() -> None:
    board = board_of(
        "shape: grid\nrows: 3\ncolumns: 3\nlines: [orthogonal, diagonal]\n"
        "mask: |\n  . . .\n  . _ .\n  . . .\n"
    )
    assert len(board) == 8
    assert board.find(2, 2) is None
    # Around the hole: eight joints of the ring, and four that cut the corners.
    assert joints(board) == 12


def test_a_free_board() -> None:
    board = board_of(TRIANGLE)
    assert len(board) == 7
    assert joints(board) == 10
    top = board.find(1, 2)
    assert top is not None
    assert (board.spots[top].x, board.spots[top].y) == (2.0, -0.5)
    other = board.find(3, 3)
    assert other is not None
    assert (board.spots[other].x, board.spots[other].y) == (3.0, 3.0)
    middle, bottom = board.find(2, 2), board.find(3, 2)
    assert bottom is not None
    assert board.over(top, bottom) == middle
    assert board.cells == "points"


def test_a_free_board_in_squares() -> None:
    assert board_of(TRIANGLE + "cells: squares\n").cells == "squares"


@pytest.mark.parametrize(
    "text",
    [
        "«missing-key»shape: free\nlines: [1.1 1.2]\n",
        "«missing-key»shape: free\nmask: '. .'\n",
        "shape: free\nmask: '. .'\nlines: [«no-such-point»1.1 1.3]\n",
        "shape: free\nmask: '. .'\nlines: [«no-such-point»a1 1.2]\n",
        "shape: free\nmask: '. .'\nlines: [1.1 1.2, «board-line-loops»1.1 1.2 1.1]\n",
        "shape: free\nmask: '. .'\nlines: [1.1 1.2, «board-line-short»'1.1']\n",
        """\
shape: free
mask: |
  . . .
  _ . _
lines: [1.1 1.2 1.3, «board-jump-ambiguous»1.1 2.2 1.3]
""",
        "shape: free\nmask: '. .'\nlines: «wrong-type»1.1 1.2\n",
        "shape: free\nmask: «wrong-type»[. .]\nlines: [1.1 1.2]\n",
        "shape: free\nmask: '. .'\nlines: [1.1 1.2, «wrong-type»[1.1, 1.2]]\n",
        "shape: free\nmask: '. .'\nlines: [1.1 1.2]\nat: «wrong-type»[1, 2]\n",
        "shape: free\nmask: '. .'\nlines: [1.1 1.2]\nat: {«no-such-point»2.1: [1, 2]}\n",
        "shape: free\nmask: '. .'\nlines: [1.1 1.2]\nat: {1.1: «bad-place»[1]}\n",
        "shape: free\nmask: '. .'\nlines: [1.1 1.2]\nat: {1.1: «bad-place»[1e5, 2]}\n",
        "shape: free\nmask: '. .'\nlines: [1.1 1.2]\nat: {1.1: «bad-place»[.inf, 2]}\n",
        "shape: free\nmask: |\n  . «bad-mask»,\nlines: [1.1 1.2]\n",
        "shape: free\nmask: |\n  _ _\nlines: [«no-such-point»'1.1']\n",
        "shape: free\nmask: |\n  _ _\nlines: «board-empty»[]\n",
        "shape: free\nmask: '. .'\nlines: [1.1 1.2]\n«unknown-key»rows: 2\n",
        "«missing-key»shape: cross\nsize: 7\nlines: orthogonal\n",
        "shape: cross\nsize: 7\narm: «bad-arm»7\nlines: orthogonal\n",
        "shape: cross\nsize: 7\narm: «bad-arm»2\nlines: orthogonal\n",
        "shape: cross\nsize: «out-of-range»2\narm: 1\nlines: orthogonal\n",
        "shape: grid\nrows: 2\ncolumns: 2\nlines: «unknown-lines»vertical\n",
        "shape: grid\nrows: 2\ncolumns: 2\nlines: orthogonal\ncolour: «unknown-word»white\n",
        "«missing-key»rows: 2\n",
    ],
)
def test_faults_of_boards(text: str) -> None:
    plain, expected = unmarked(text)
    board, faults = read(plain)
    assert board is None
    assert places_of(tuple(faults)) == expected


def test_masks_that_are_too_large() -> None:
    row = " ".join("." * 24)
    board, faults = read(f"shape: free\nmask: |\n  {row}\nlines: [1.1 1.2]\n")
    assert board is None
    assert places_of(tuple(faults)) == [("bad-mask", 3, 3 + 2 * 23)]
