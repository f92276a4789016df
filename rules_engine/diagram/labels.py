"""The coordinates of a board: where their signs stand, in the notation that readers see.

Signs stand along two sides where rows and columns are straight on the page, and beside each
point on a free-form board where they are not. The signs are those of the notation, so they need
no translation.
"""

from __future__ import annotations

from itertools import pairwise
from math import atan2, cos, dist, pi, sin, sqrt
from typing import NamedTuple

from rules_engine.diagram.layout import RIM
from rules_engine.notation import format_point, shown_point

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_engine.board import Board
    from rules_engine.board.types import Point
    from rules_engine.diagram.layout import XY, Layout

CLOSEST = 0.45
"""Signs along a side that would stand closer than this, in units, go to the points instead."""

BESIDE = 0.48
"""How far from its point, in units, a sign beside a point begins."""

STRIP = 0.56
"""The width, in units, of a side of the board that carries signs of the usual size."""

USUAL = 1.3
"""By how much signs may grow with the board before they need a wider strip."""

LEAST = 0.8
"""To what signs shrink on the smallest boards, which a page shows large."""

WIDE = 0.17
"""The width of a letter of such a sign, in units."""

_WAYS = tuple(number * pi / 8 for number in range(-4, 12))


class Sign(NamedTuple):
    """A short text centred on a place."""

    x: float
    y: float
    text: str


class Signs(NamedTuple):
    """The signs of a board: either ``ranks`` and ``files``, or one beside each point.

    ``ranks`` give the y of each row on the left side, ``files`` the x of each column, which stand
    ``below`` the board or above it. ``growth`` is a factor for their size.
    """

    ranks: tuple[tuple[float, str], ...] = ()
    files: tuple[tuple[float, str], ...] = ()
    below: bool = True
    beside: tuple[Sign, ...] = ()
    growth: float = 1.0

    @property
    def strip(self) -> float:
        """The width, in units, of a side that carries signs."""
        return STRIP * max(min(1.0, self.growth), self.growth / USUAL)


def signs_of(board: Board, layout: Layout, notation: str) -> Signs:
    """Return the coordinates of a board in a notation (one of `rules_engine.notation.STYLES`)."""
    rows: dict[int, Point] = {}
    columns: dict[int, Point] = {}
    straight = True
    for point, spot in enumerate(board.spots):
        x, y = layout.spots[point]
        row = rows.setdefault(spot.row, point)
        column = columns.setdefault(spot.column, point)
        straight &= layout.spots[row][1] == y and layout.spots[column][0] == x
    ranks = [(layout.spots[point][1], point) for _, point in sorted(rows.items())]
    files = [(layout.spots[point][0], point) for _, point in sorted(columns.items())]
    places = [at for at, _ in ranks], [at for at, _ in files]
    gap = min((after - before for of in places for before, after in pairwise(of)), default=1.0)
    width = layout.box.width + 2 * RIM[layout.squares]
    if not straight or gap < CLOSEST:
        return Signs(beside=_beside(board, layout, notation), growth=_growth(width + 1))
    return Signs(
        tuple((at, _rank_sign(board, point, notation)) for at, point in ranks),
        tuple((at, _file_sign(board, point, notation)) for at, point in files),
        notation == "algebraic",
        growth=_growth(width + 2 * STRIP) * min(1.0, 1.6 * gap),
    )


def _growth(width: float) -> float:
    """Return by how much signs grow on a board of this width, in units.

    A page shows a wide board smaller, most of all on a phone. On the widest boards signs grow so
    that there they are as large as on those of middle width; on the smallest they shrink a little.
    """
    return max(min(max(LEAST, sqrt(width / 9)), USUAL), width / 11)


def _rank_sign(board: Board, point: Point, notation: str) -> str:
    text = format_point(board, point, notation)
    return text[1:] if notation == "algebraic" else text.partition(".")[0]


def _file_sign(board: Board, point: Point, notation: str) -> str:
    text = format_point(board, point, notation)
    return text[0] if notation == "algebraic" else text.partition(".")[2]


def _beside(board: Board, layout: Layout, notation: str) -> tuple[Sign, ...]:
    """Put each sign where the lines and the other points leave the most room."""
    signs = []
    for point, here in enumerate(layout.spots):
        text = shown_point(board, point, notation)
        lines = [_angle(here, layout.spots[other]) for other in board.neighbours[point]]
        others = [spot for spot in layout.spots if spot != here]
        places = [_moved(here, way, text) for way in _WAYS]
        rooms = [_room(place, way, lines, others) for place, way in zip(places, _WAYS, strict=True)]
        x, y = places[rooms.index(max(rooms))]
        signs.append(Sign(round(x, 3), round(y, 3), text))
    return tuple(signs)


def _moved(here: XY, way: float, text: str) -> XY:
    """Return where a sign's centre lies, so that the sign keeps clear of the piece."""
    wide = BESIDE + WIDE * len(text) / 2
    return here[0] + wide * cos(way), here[1] + (BESIDE + WIDE) * sin(way)


def _room(place: XY, way: float, lines: Sequence[float], others: Sequence[XY]) -> float:
    """Grow with the angle to the nearest line and with the distance to the nearest point."""
    angle = min((abs((way - line + pi) % (2 * pi) - pi) for line in lines), default=pi)
    clear = min((dist(place, other) for other in others), default=1.0)
    return round(min(angle, 0.6) + min(clear, 1.2), 6)


def _angle(start: XY, end: XY) -> float:
    return atan2(end[1] - start[1], end[0] - start[0])
