"""Step two of a drawing: what is in the picture, as marks with roles and without looks.

A scene is a tuple of marks in the order in which they are painted. How a role looks is the
theme's business; a scene knows places, roles and kinds of pieces only.
"""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import NamedTuple

from rules_engine.board.bits import points_of
from rules_engine.diagram.layout import RIM, Box
from rules_engine.position import NOWHERE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rules_engine.board.types import Kind, Point
    from rules_engine.diagram.labels import Signs
    from rules_engine.diagram.layout import XY, Layout
    from rules_engine.position import Move, Position

REACH = 0.45
"""The radius, in units, that a piece needs around its point; an arrow ends there."""

BARE = 0.2
"""The width, in units, of a frame that carries no signs."""

GRAIN = (0.05, 0.16, 0.21, 0.34, 0.47, 0.53, 0.66, 0.79, 0.83, 0.95)
"""Where the grain of the wood runs, in shares of the board's height."""

REGION_SIGNS: Mapping[str, str] = {"throne": "throne", "corners": "corner"}
"""The roles of regions that carry a sign, by name. Other regions are tinted."""


class Marks(NamedTuple):
    """What a figure points out besides the pieces. All points are indices of the board.

    ``moved``: the points of the last move in order, its origin first (never `NOWHERE`).
    ``captured``: kind and point of each piece that it took. ``highlights``: the points that the
    text names. ``placed``: the point on which a piece was put from the hand. ``hostile``: points
    that stand in for a captor.
    """

    moved: tuple[Point, ...] | None = None
    captured: tuple[tuple[Kind, Point], ...] = ()
    highlights: tuple[Point, ...] = ()
    placed: Point | None = None
    hostile: tuple[Point, ...] = ()

    @classmethod
    def of_move(
        cls,
        move: Move,
        captured: tuple[tuple[Kind, Point], ...] = (),
        highlights: tuple[Point, ...] = (),
    ) -> Marks:
        """Return the marks of a move, be it on the board or from the hand."""
        if move.origin == NOWHERE:
            return cls(None, captured, highlights, move.target)
        return cls((move.origin, *move.path), captured, highlights)


class Panel(NamedTuple):
    """The board's body."""

    role: str
    box: Box


class Places(NamedTuple):
    """Many of the same, such as squares or dots, each given by its centre."""

    role: str
    centres: tuple[XY, ...]


class Runs(NamedTuple):
    """Lines, each given by its corners in order."""

    role: str
    runs: tuple[tuple[XY, ...], ...]


class Label(NamedTuple):
    """A sign of the coordinates, centred on a place."""

    role: str
    x: float
    y: float
    text: str


class Spotted(NamedTuple):
    """Something that stands on a point: a mark, or with ``kind`` a piece."""

    role: str
    x: float
    y: float
    kind: Kind | None = None


class Arrow(NamedTuple):
    """The trace of a move; the last corner is the arrow's tip."""

    role: str
    corners: tuple[XY, ...]


Mark = Panel | Places | Runs | Label | Spotted | Arrow


def field_of(layout: Layout, signs: Signs) -> Box:
    """Return the board without its frame: its box and what it reaches beyond that."""
    return _wider(layout.box, RIM[layout.squares] + (0.5 if signs.beside else 0.0))


def view_of(layout: Layout, signs: Signs) -> Box:
    """Return the whole picture of a board: in a frame as wide as the signs on it need."""
    return _wider(field_of(layout, signs), BARE if signs.beside else signs.strip)


def _wider(box: Box, by: float) -> Box:
    """Return a box with so much more on each side."""
    sides = (box.x - by, box.y - by, box.width + 2 * by, box.height + 2 * by)
    return Box(*(round(side, 3) for side in sides))


def board_scene(
    layout: Layout, signs: Signs, regions: Mapping[str, Iterable[Point]]
) -> tuple[Mark, ...]:
    """Return what is the same in every figure of a variant, in the order of painting."""
    field = field_of(layout, signs)
    marks: list[Mark] = [Panel("frame", view_of(layout, signs)), Panel("board", field)]
    if layout.squares:
        marks.append(Places("cell" if layout.blanks else "plain", layout.cells))
        if layout.blanks:
            marks.append(Places("blank", layout.blanks))
    signed: list[Mark] = []
    for name, points in regions.items():
        role = REGION_SIGNS.get(name)
        centres = tuple(layout.spots[point] for point in sorted(points))
        marks.append(Places("ground" if role else "region", centres))
        if role:
            signed.append(Places(role, centres))
    marks.append(Runs("grain", _grain(field)))
    if layout.squares:
        grid = _grid(layout)
        marks += [Runs("groove", grid), Runs("grid", grid)]
    else:
        marks += [Runs("groove", layout.lines), Runs("line", layout.lines)]
        marks.append(Places("crossing", layout.spots))
    return (*marks, *signed, *_labels(layout, signs))


def _grain(field: Box) -> tuple[tuple[XY, ...], ...]:
    """Return the grain of the wood: a few lines from side to side, unevenly spread."""
    left, right = round(field.x + 0.04, 3), round(field.right - 0.04, 3)
    levels = [round(field.y + share * field.height, 3) for share in GRAIN]
    return tuple(((left, level), (right, level)) for level in levels)


def _grid(layout: Layout) -> tuple[tuple[XY, ...], ...]:
    """Return the lines between the squares: every side of a square, joined to long lines."""
    across: set[tuple[float, float]] = set()
    down: set[tuple[float, float]] = set()
    for x, y in layout.cells + layout.blanks:
        across |= {(y - 0.5, x - 0.5), (y + 0.5, x - 0.5)}
        down |= {(x - 0.5, y - 0.5), (x + 0.5, y - 0.5)}
    rows = [((start, at), (end, at)) for at, start, end in _joined(across)]
    return (*rows, *(((at, start), (at, end)) for at, start, end in _joined(down)))


def _joined(sides: set[tuple[float, float]]) -> list[tuple[float, float, float]]:
    """Join sides of one unit, each (line, start), to runs (line, start, end)."""
    runs: list[tuple[float, float, float]] = []
    for at, start in sorted(sides):
        if runs and runs[-1][0] == at and runs[-1][2] == start:
            runs[-1] = (at, runs[-1][1], start + 1)
        else:
            runs.append((at, start, start + 1))
    return runs


def _labels(layout: Layout, signs: Signs) -> list[Mark]:
    field, half = field_of(layout, signs), signs.strip / 2
    left = round(field.x - half, 3)
    level = round(field.bottom + half if signs.below else field.y - half, 3)
    marks: list[Mark] = [Label("label", left, at, text) for at, text in signs.ranks]
    marks += [Label("label", at, level, text) for at, text in signs.files]
    marks += [Label("aside", *sign) for sign in signs.beside]
    return marks


def figure_scene(layout: Layout, position: Position, marks: Marks) -> tuple[Mark, ...]:
    """Return what differs from figure to figure, in the order of painting.

    Traces and what is hostile lie under the pieces, crosses and rings above them.
    """
    spots = layout.spots
    scene: list[Mark] = []
    if marks.hostile:
        scene.append(Places("hostile", tuple(spots[point] for point in marks.hostile)))
    if marks.moved:
        scene.append(Spotted("origin", *spots[marks.moved[0]]))
    scene += [Spotted("ghost", *spots[point], kind) for kind, point in marks.captured]
    if marks.moved:
        scene += _trace([spots[point] for point in marks.moved])
    for kind, stones in enumerate(position.stones):
        scene += [Spotted("piece", *spots[point], kind) for point in points_of(stones)]
    scene += [Spotted("captured", *spots[point]) for _, point in marks.captured]
    if marks.placed is not None:
        scene.append(Spotted("placed", *spots[marks.placed]))
    scene += [Spotted("highlight", *spots[point]) for point in marks.highlights]
    return tuple(scene)


def _trace(corners: list[XY]) -> list[Mark]:
    """Lead an arrow over the corners and end it at the rim of the piece that it leads to."""
    corners = corners[:1] + [after for before, after in pairwise(corners) if before != after]
    if len(corners) < 2:
        return []
    x, y = corners[-1]
    back_x, back_y = corners[-2][0] - x, corners[-2][1] - y
    back = min(REACH / hypot(back_x, back_y), 0.6)
    tip = (round(x + back * back_x, 3), round(y + back * back_y, 3))
    return [Arrow("arrow", (*corners[:-1], tip))]
