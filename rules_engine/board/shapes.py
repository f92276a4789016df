"""Boards from generators and masks: grids, crosses, one colour of a grid, free-form boards."""

from __future__ import annotations

from rules_engine.board.board import Board, Spot

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection

LINE_RUNS = ("orthogonal", "diagonal", "even-diagonal")
"""Which lines a grid has: rows and columns; every diagonal; only the diagonals through points
where row + column is even."""

Places = set[tuple[int, int]]


def grid_places(rows: int, columns: int) -> Places:
    """Return every (row, column) of a full grid."""
    return {(row, column) for row in range(1, rows + 1) for column in range(1, columns + 1)}


def cross_places(size: int, arm: int) -> Places:
    """Return the places of a square of ``size`` without its corner blocks.

    ``arm`` is the width of an arm; size 7 with arm 3 is the cross of 33 points.
    """
    low = (size - arm) // 2 + 1
    middle = range(low, low + arm)
    return {place for place in grid_places(size, size) if place[0] in middle or place[1] in middle}


def colour_places(places: Places, colour: str) -> Places:
    """Keep one colour: ``odd`` or ``even`` says what row + column must be."""
    parity = 1 if colour == "odd" else 0
    return {place for place in places if sum(place) % 2 == parity}


def grid_board(places: Places, runs: Collection[str], cells: str = "points") -> Board:
    """Join the places along rows, columns and diagonals wherever two are next to each other.

    Lines are the maximal runs of joined places. Raises `BoardError` for a board without points.
    """
    spots = [Spot(row, column, column, row) for row, column in sorted(places)]
    index = {(spot.row, spot.column): point for point, spot in enumerate(spots)}
    ways: list[tuple[int, int]] = []
    if "orthogonal" in runs:
        ways += [(0, 1), (1, 0)]
    if "diagonal" in runs or "even-diagonal" in runs:
        ways += [(1, 1), (1, -1)]
    lines = []
    for down, right in ways:
        even_only = bool(down and right) and "diagonal" not in runs
        for row, column in sorted(places):
            if (row - down, column - right) in places or (even_only and (row + column) % 2):
                continue
            line = []
            while (row, column) in index:
                line.append(index[row, column])
                row, column = row + down, column + right
            if len(line) > 1:
                lines.append(line)
    return Board(spots, lines, cells)
