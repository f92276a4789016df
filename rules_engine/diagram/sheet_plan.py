"""How large a board is printed, and over how many sheets.

A board is as large as the paper allows. Where that is too small for comfort it is also offered
over several sheets, which are cut between two rows and glued together.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, pairwise
from math import floor
from typing import NamedTuple

from rules_engine.diagram.layout import Box
from rules_engine.diagram.sheet import FOOT, HEAD, MARGIN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rules_engine.diagram.drawing import BoardDrawing
    from rules_engine.diagram.layout import Layout
    from rules_engine.diagram.sheet import Paper

WIDEST = 32.0
"""The distance of two points, or the side of a square, that no board needs to exceed."""

LEAST = 15.0
"""What it must be for a board on one sheet: pieces of 11 mm can still be handled."""

COMFORTABLE = 17.0
"""What it must be for a board over several sheets; a board that has it needs no second sheet."""

STEP = 1.0
"""Sizes are whole multiples of this, so that they can be told and measured."""

FLAP = 10.0
"""The width of the strip onto which the next sheet is glued."""

GRIDS = ((1, 2), (2, 1), (2, 2), (2, 3), (3, 2), (3, 3), (3, 4), (4, 3), (4, 4))
"""How several sheets may lie, as columns and rows."""


class Tile(NamedTuple):
    """What one sheet shows of the board, in units, and on which sides it has a strip for glue."""

    part: Box
    left: bool
    top: bool


class Plan(NamedTuple):
    """One way to print a board: millimetres a unit, the way the paper lies, and the sheets."""

    pitch: float
    turned: bool
    tiles: tuple[Tile, ...]

    @property
    def large(self) -> bool:
        """Whether several sheets are glued together."""
        return len(self.tiles) > 1


@lru_cache(maxsize=256)
def plans_for(drawing: BoardDrawing, paper: Paper) -> tuple[Plan, ...]:
    """Return the ways in which a board is offered on a paper, that on one sheet first.

    There is always one: a board too large for every grid of sheets is printed on one, as large as
    it can be.
    """
    layout, view = drawing.layout, drawing.view
    single = _plan(layout, view, paper, 1, 1, False)
    if single.pitch >= COMFORTABLE:
        return (single,)
    large = _large(layout, view, paper)
    if large is None:
        return (single,)
    return (single, large) if single.pitch >= LEAST else (large,)


def _large(layout: Layout, view: Box, paper: Paper) -> Plan | None:
    """Return the plan with the fewest sheets that is comfortable, the largest among equals."""
    found: Plan | None = None
    for columns, rows in GRIDS:
        if found and columns * rows > len(found.tiles):
            break
        for turned in (False, True):
            plan = _plan(layout, view, paper, columns, rows, turned)
            if plan.pitch >= COMFORTABLE and (found is None or plan.pitch > found.pitch):
                found = plan
    return found


def _plan(layout: Layout, view: Box, paper: Paper, columns: int, rows: int, turned: bool) -> Plan:
    lying = paper.turned if turned else paper
    wide = lying.width - 2 * MARGIN
    high = lying.height - 2 * MARGIN - HEAD - FOOT
    across = _edges(view.x, view.right, (x for x, _ in layout.spots), columns, wide)
    down = _edges(view.y, view.bottom, (y for _, y in layout.spots), rows, high)
    pitch = min(WIDEST, _pitch(across, wide), _pitch(down, high))
    tiles = tuple(
        Tile(Box(left, top, right - left, bottom - top), left > view.x, top > view.y)
        for top, bottom in pairwise(down)
        for left, right in pairwise(across)
    )
    return Plan(max(STEP, STEP * floor(pitch / STEP + 1e-6)), turned, tiles)


def _edges(
    start: float, end: float, places: Iterable[float], parts: int, room: float
) -> tuple[float, ...]:
    """Choose where to cut a side so that its parts are largest on the paper.

    A cut lies halfway between two rows of points, on a board of squares between two squares.
    Among equal cuts those nearest to equal parts are taken.
    """
    cuts = [(before + after) / 2 for before, after in pairwise(sorted(set(places)))]
    choices = [(start, *chosen, end) for chosen in combinations(cuts, parts - 1)]
    equal = (end - start) / parts

    def merit(edges: tuple[float, ...]) -> tuple[float, float]:
        uneven = sum(abs(after - before - equal) for before, after in pairwise(edges))
        return round(_pitch(edges, room), 6), -round(uneven, 6)

    return max(choices, key=merit, default=(start, end))


def _pitch(edges: Sequence[float], room: float) -> float:
    """Return millimetres a unit at which every part fits, each but the first beside its strip."""
    parts = [after - before for before, after in pairwise(edges)]
    rooms = [room, *(room - FLAP for _ in parts[1:])]
    return min(space / part for space, part in zip(rooms, parts, strict=True))
