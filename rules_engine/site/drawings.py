"""The drawings of a build: each board drawn once, each step once, whatever the language."""

from __future__ import annotations

import re
from typing import NamedTuple

from rules_engine.board.bits import points_of
from rules_engine.diagram import (
    REGION_SIGNS,
    BoardDrawing,
    Marks,
    StepBody,
    draw_board,
    step_bodies,
)
from rules_engine.game import Captured
from rules_engine.notation import NotationError
from rules_engine.rules.endings import RegionFilled, RegionReached

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board.types import Mask
    from rules_engine.game import Turn, Variant
    from rules_engine.position import Position
    from rules_engine.rules import Rules

    Steps = tuple[tuple[Position, Marks], ...]

_NAMED = re.compile(r"(?<!\w)(?:[a-z][1-9][0-9]?|\([1-9][0-9]?,[1-9][0-9]?\))(?!\w)")


class Board(NamedTuple):
    """A drawn board and what the ids of its parts begin with on a page."""

    drawing: BoardDrawing
    prefix: str


class Drawings:
    """What was drawn so far, kept by content."""

    def __init__(self) -> None:
        self._boards: dict[object, Board] = {}
        self._count: dict[str, int] = {}
        self._bodies: dict[tuple[int, Steps], tuple[StepBody, ...]] = {}
        self._of_variant: dict[int, tuple[Variant, Board]] = {}

    def board(self, variant: Variant) -> Board:
        """Return a variant's board; variants whose boards look the same share it."""
        known = self._of_variant.get(id(variant))
        if known is None:
            known = self._of_variant[id(variant)] = (variant, self._drawn(variant))
        return known[1]

    def _drawn(self, variant: Variant) -> Board:
        rules, board = variant.rules, variant.board
        regions = tuple(pictured_regions(rules).items())
        look = (variant.id, board.spots, board.lines, board.cells, variant.pieces, regions)
        if look not in self._boards:
            number = self._count[variant.id] = self._count.get(variant.id, 0) + 1
            prefix = f"re-{variant.id}" + (f"_{number}" if number > 1 else "")
            tinted = {name: tuple(points_of(mask)) for name, mask in regions}
            self._boards[look] = Board(draw_board(variant, tinted), prefix)
        return self._boards[look]

    def bodies(self, variant: Variant, steps: Steps) -> tuple[StepBody, ...]:
        """Return the insides of the pictures of one figure, given by position and marks."""
        drawing = self.board(variant).drawing
        key = (id(drawing), steps)
        bodies = self._bodies.get(key)
        if bodies is None:
            bodies = self._bodies[key] = step_bodies(drawing, steps)
        return bodies


def pictured_regions(rules: Rules) -> dict[str, Mask]:
    """Return the regions that a picture of the board shows.

    These are the goals, which a piece has to reach or to fill, and those with a sign of their own
    where some rule speaks of them; a rule set may leave a region of its board unused.
    """
    named: set[str] = set()
    goals: set[str] = set()
    for entry in rules.entries():
        component = entry.component
        for parameter in component.parameters:
            value = getattr(component, parameter.attribute)
            if parameter.sort == "region" and value:
                named.update((value,) if isinstance(value, str) else value)
        if isinstance(component, RegionReached):
            goals.add(component.reach)
        elif isinstance(component, RegionFilled):
            goals.add(component.fill)
    shown = goals | named & set(REGION_SIGNS)
    return {name: mask for name, mask in rules.regions.items() if name in shown}


def marks_of(turn: Turn | None) -> Marks:
    """Return the marks of a turn: its move and the captured pieces; none before the first move."""
    if turn is None:
        return Marks()
    captured = [(event.kind, event.point) for event in turn.events if isinstance(event, Captured)]
    return Marks.of_move(turn.move, tuple(captured))


def with_named_points(variant: Variant, marks: Marks, text: str) -> Marks:
    """Add the points that a text names, but for those that the marks point out already."""
    marked = {
        *(marks.moved or ()),
        *(point for _, point in marks.captured),
        *marks.hostile,
        marks.placed,
    }
    named: list[int] = []
    for found in _NAMED.findall(text):
        try:
            point = variant.parse_point(found)
        except NotationError:
            continue
        if point not in marked:
            marked.add(point)
            named.append(point)
    return marks._replace(highlights=tuple(sorted(named))) if named else marks
