"""Shieldwall: a row along the edge, closed at both ends and faced all along, falls as a whole."""

from __future__ import annotations

from dataclasses import dataclass

from rules_engine.board.bits import mask_of
from rules_engine.rules.additions import (
    Addition,
    edges_of,
    foes_of,
    friends_of,
    full_name,
)
from rules_engine.rules.captures.capture import Capture, region_of, taken_by
from rules_engine.rules.component import Problem, register
from rules_engine.rules.parameters import Parameter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_engine.board.types import Mask, Point
    from rules_engine.rules.captures.capture import Taking, Threat
    from rules_engine.rules.ruleset import Rules

    Way = tuple[tuple[Mask, Mask], ...]


@register
@dataclass(frozen=True, kw_only=True)
class Shieldwall(Capture):
    """A moving piece captures a row of enemies along the edge by closing the row at an end.

    The row is two or more pieces on consecutive points of a line that lies wholly in the region
    ``along``. It is captured when each of them has a captor directly in front, on its neighbouring
    points off that line, and both ends are closed: by a captor, or by a point of a ``closed-by``
    region. The piece that moved must be one of those that close an end.

    ``shieldwall``: the pieces that can be captured. ``by``: the pieces that close and face.
    ``row-with``: pieces that count as members of the row but are not captured. ``along``: the
    region of the edge lines. ``closed-by``: regions whose points close an end.
    """

    kind = "shieldwall"
    parameters = (
        Parameter("shieldwall", "piece", many=True, instead=("row-with",)),
        Parameter("by", "piece", many=True),
        Parameter("along", "region"),
        Parameter("closed-by", "region", many=True, required=False),
        Parameter("row-with", "piece", many=True, required=False, instead=("shieldwall",)),
    )

    shieldwall: tuple[str, ...]
    by: tuple[str, ...]
    along: str
    closed_by: tuple[str, ...] = ()
    row_with: tuple[str, ...] = ()

    def problems(self, rules: Rules) -> list[Problem]:
        """There must be a line to stand along."""
        problems = super().problems(rules)
        if not self._edge_lines(rules):
            problems.append(
                Problem(
                    "no-edge-line",
                    "along",
                    f"no line of the board lies wholly in the region {self.along}",
                    "a region that holds whole lines",
                )
            )
        return problems

    @classmethod
    def additions(cls, rules: Rules) -> list[Addition]:
        """A row of men could be believed to be captured along the edge."""
        found = []
        for side, side_name in enumerate(rules.sides):
            men = tuple(
                name for name in friends_of(rules, side) if rules.total(rules.kind(name)) > 1
            )
            ways = [entry for name in men for entry in taken_by(rules, name)]
            kinds = {entry.component.kind for entry in ways if entry.slot == cls.slot}
            if not men or not kinds or cls.kind in kinds:
                continue  # without captures on arrival there is nothing to mistake for this one
            beside = tuple(dict.fromkeys(full_name(entry) for entry in ways))
            for edge in edges_of(rules):
                values = ((cls.kind, men), ("by", foes_of(rules, side)), ("along", edge))
                name = f"{side_name}-{cls.kind}"
                found.append(Addition(cls.slot, name, cls.kind, values, beside))
        return found

    def victims(self) -> tuple[str, ...]:
        """See `Capture.victims`."""
        return self.shieldwall

    def _edge_lines(self, rules: Rules) -> list[tuple[Point, ...]]:
        edge = rules.regions[self.along]
        return [line for line in rules.board.lines if not mask_of(line) & ~edge]

    def ways(self, rules: Rules) -> dict[Point, tuple[Way, ...]]:
        """Return, for each edge point, the ways along its edge lines.

        A way is the points after it, in order, each with the set of points in front of it.
        """
        ways: dict[Point, list[Way]] = {}
        for line in self._edge_lines(rules):
            on_line = mask_of(line)
            steps = [
                (1 << point, mask_of(rules.board.neighbours[point]) & ~on_line) for point in line
            ]
            for at, point in enumerate(line):
                both = (tuple(steps[at + 1 :]), tuple(steps[:at][::-1]))
                ways.setdefault(point, []).extend(way for way in both if len(way) > 2)
        return {point: tuple(found) for point, found in ways.items()}

    def helpers(self) -> tuple[str, ...]:
        """See `Capture.helpers`."""
        return self.closed_by

    def taking(self, rules: Rules) -> Taking:
        """See `Capture.taking`."""
        ways = self.ways(rules)
        edge = rules.regions[self.along]
        ends = region_of(rules, self.closed_by)
        victims = tuple(rules.kind(name) for name in self.shieldwall)
        beside = tuple(rules.kind(name) for name in self.row_with)
        captors = self.captors(rules)

        def taken(stones: Sequence[Mask], arrival: Point) -> Mask:
            if not edge >> arrival & 1:
                return 0
            prey = 0
            for kind in victims:
                prey |= stones[kind]
            if not prey & edge:
                return 0
            members, facing = prey, 0
            for kind in beside:
                members |= stones[kind]
            for kind in captors:
                facing |= stones[kind]
            captured = 0
            for way in ways.get(arrival, ()):
                row = _closed_row(way, members, facing, facing | ends)
                captured |= row & prey
            return captured

        return taken

    def threat(self, rules: Rules) -> Threat:
        """See `Capture.threat`."""
        ways = self.ways(rules)
        ends = region_of(rules, self.closed_by)

        def threatened(standing: Mask, reachable: Mask, victims: Mask) -> Mask:
            taken = 0
            for point, from_here in ways.items():
                if reachable >> point & 1:
                    for way in from_here:
                        taken |= _closed_row(way, standing, reachable, reachable | ends)
            return taken & victims

        return threatened


def _closed_row(way: Way, members: Mask, facing: Mask, closing: Mask) -> Mask:
    """Return the row of two or more that begins a way, if it is faced all along and closed."""
    row = 0
    for bit, front in way:
        if not bit & members:
            return row if row.bit_count() > 1 and bit & closing else 0
        if front & ~facing:
            return 0
        row |= bit
    return 0
