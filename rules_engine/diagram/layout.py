"""Step one of a drawing: where the points of a board lie on the page, in units.

One unit is the side of a square, or the least distance between two points. x grows to the right
and y downward, as in SVG.
"""

from __future__ import annotations

from itertools import combinations, pairwise
from math import dist
from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_engine.board import Board
    from rules_engine.board.types import Point

XY = tuple[float, float]
"""A place in a drawing, in units."""

RIM = {True: 0.0, False: 0.58}
"""How far a board reaches, in units, beyond its outer squares, and beyond its outer crossings."""


class Box(NamedTuple):
    """A rectangle in units: its top left corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of the right side."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the lower side."""
        return self.y + self.height


class Layout(NamedTuple):
    """A board's geometry, ready to draw.

    ``spots[p]`` is where point ``p`` lies. A board of crossings has ``lines``, a board of squares
    has ``cells`` (where pieces may stand), each given by its centre. Where only one colour of a
    chequered board is played on, ``blanks`` are the squares of the other colour. ``box`` holds
    the outermost points, or the outer sides of the outermost squares.
    """

    squares: bool
    spots: tuple[XY, ...]
    lines: tuple[tuple[XY, ...], ...]
    cells: tuple[XY, ...]
    blanks: tuple[XY, ...]
    box: Box


def layout_of(board: Board) -> Layout:
    """Place a board's points, lines and squares."""
    squares = board.cells == "squares"
    spots = _places(board, squares)
    cells = spots if squares else ()
    blanks = _blanks(board) if squares else ()
    lines = () if squares else tuple(_bends(spots, line) for line in board.lines)
    half = 0.5 if squares else 0.0
    outer = cells + blanks if squares else spots
    left, right = min(x for x, _ in outer) - half, max(x for x, _ in outer) + half
    top, bottom = min(y for _, y in outer) - half, max(y for _, y in outer) + half
    return Layout(squares, spots, lines, cells, blanks, Box(left, top, right - left, bottom - top))


def _places(board: Board, squares: bool) -> tuple[XY, ...]:
    """Squares keep their size; crossings are spread so that the nearest two are one unit apart."""
    places = [(spot.x, spot.y) for spot in board.spots]
    if squares:
        return tuple(places)
    apart = [dist(one, other) for one, other in combinations(places, 2)]
    scale = 1 / min((gap for gap in apart if gap), default=1.0)
    return tuple((round(x * scale, 3), round(y * scale, 3)) for x, y in places)


def _blanks(board: Board) -> tuple[XY, ...]:
    """Return the other colour of a board of which one colour is played on."""
    if any((spot.x, spot.y) != (spot.column, spot.row) for spot in board.spots):
        return ()
    played = {(spot.row + spot.column) % 2 for spot in board.spots}
    if len(played) != 1 or len(board.spots) == 1:
        return ()
    return tuple(
        (float(column), float(row))
        for row in range(1, board.rows + 1)
        for column in range(1, board.columns + 1)
        if (row + column) % 2 not in played
    )


def _bends(spots: Sequence[XY], line: Sequence[Point]) -> tuple[XY, ...]:
    """Return a line's ends and the points where it changes direction on the page."""
    run = [spots[point] for point in line]
    kept = run[:1]
    for (before, here), (_, after) in pairwise(pairwise(run)):
        turn = (here[0] - before[0]) * (after[1] - here[1])
        turn -= (here[1] - before[1]) * (after[0] - here[0])
        if abs(turn) > 0.01:
            kept.append(here)
    return (*kept, run[-1])
