"""Boards as sets of (row, column) pairs; row 1 at the top, column 1 at the left."""

from __future__ import annotations

from collections.abc import Callable, Iterable

Point = tuple[int, int]

CROSS = frozenset(
    (row, column)
    for row in range(1, 8)
    for column in range(1, 8)
    if row in (3, 4, 5) or column in (3, 4, 5)
)
"""The 7x7 grid without its four 2x2 corner blocks."""

FIVE = frozenset((row, column) for row in range(1, 6) for column in range(1, 6))
"""The 5x5 board."""

ONE_COLOUR = frozenset(
    (row, column) for row in range(1, 9) for column in range(1, 9) if (row + column) % 2 == 0
)
"""The squares of an 8x8 board of one colour: that of (1,5) and (8,2)."""


def is_straight(a: Point, b: Point) -> bool:
    """Next to each other along a row or column."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


def is_diagonal(a: Point, b: Point) -> bool:
    """Next to each other diagonally."""
    return abs(a[0] - b[0]) == 1 and abs(a[1] - b[1]) == 1


def joined_everywhere(a: Point, b: Point) -> bool:
    """FG-1, HT-1: rows, columns, and every diagonal, those across the inner corners too."""
    return is_straight(a, b) or is_diagonal(a, b)


def joined_at_even_points(a: Point, b: Point) -> bool:
    """FT-1, BC-1: diagonals only through the points where row + column is even."""
    return is_straight(a, b) or (is_diagonal(a, b) and sum(a) % 2 == 0)


class Geometry:
    """Points and which neighbours a line joins."""

    def __init__(self, points: Iterable[Point], joined: Callable[[Point, Point], bool]) -> None:
        self.points = frozenset(points)
        self._joined = joined
        self.neighbours = {
            point: [other for other in sorted(self.points) if joined(point, other)]
            for point in self.points
        }

    def behind(self, start: Point, over: Point) -> Point | None:
        """Return the point directly behind ``over`` on the line from ``start``, if there is one."""
        landing = (2 * over[0] - start[0], 2 * over[1] - start[1])
        if landing in self.points and self._joined(start, over) and self._joined(over, landing):
            return landing
        return None
