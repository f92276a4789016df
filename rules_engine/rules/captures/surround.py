"""Surrounding: every point next to the piece is closed."""

from __future__ import annotations

from dataclasses import dataclass

from rules_engine.board.bits import points_of
from rules_engine.rules.captures.capture import (
    Capture,
    additions_by_piece,
    nearby,
    region_of,
)
from rules_engine.rules.component import register
from rules_engine.rules.parameters import Parameter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_engine.board.types import Mask, Point
    from rules_engine.rules.additions import Addition
    from rules_engine.rules.captures.capture import Taking, Threat
    from rules_engine.rules.ruleset import Rules


@register
@dataclass(frozen=True, kw_only=True)
class Surround(Capture):
    """A moving piece captures a neighbouring enemy when every point next to that enemy is closed.

    A point is closed where a captor stands or where a hostile region makes it so. At the edge of
    the board there are fewer points to close. The piece that moved must stand on one of them: an
    enemy that steps into such a place itself is not captured, nor by a later move elsewhere.

    ``surround``: the pieces that can be captured. ``by``: the pieces that capture. ``hostile``:
    regions whose points are closed, always. ``hostile-while-empty``: regions whose points are
    closed while no piece stands there. ``on``: the capture is made only there; ``not-on``: a piece
    is safe from it there. ``without``: the capture is made only while no piece of these kinds is on
    the board.
    """

    kind = "surround"
    parameters = (
        Parameter("surround", "piece", many=True),
        Parameter("by", "piece", many=True),
        Parameter("hostile", "region", many=True, required=False, instead=("hostile-while-empty",)),
        Parameter("hostile-while-empty", "region", many=True, required=False, instead=("hostile",)),
        Parameter("on", "region", many=True, required=False, instead=("not-on",)),
        Parameter("not-on", "region", many=True, required=False, instead=("on",)),
        Parameter("without", "piece", many=True, required=False),
    )

    surround: tuple[str, ...]
    by: tuple[str, ...]
    hostile: tuple[str, ...] = ()
    hostile_while_empty: tuple[str, ...] = ()
    on: tuple[str, ...] = ()
    not_on: tuple[str, ...] = ()
    without: tuple[str, ...] = ()

    @classmethod
    def additions(cls, rules: Rules) -> list[Addition]:
        """A piece could be believed to be captured when all points next to it are taken."""
        return additions_by_piece(rules, cls, "surround")

    def victims(self) -> tuple[str, ...]:
        """See `Capture.victims`."""
        return self.surround

    def _exposed(self, rules: Rules) -> Mask:
        """Return where a piece can be captured."""
        where = region_of(rules, self.on) if self.on else rules.board.all
        return where & ~region_of(rules, self.not_on)

    def helpers(self) -> tuple[str, ...]:
        """See `Capture.helpers`."""
        return self.hostile + self.hostile_while_empty

    def taking(self, rules: Rules) -> Taking:
        """See `Capture.taking`."""
        always = region_of(rules, self.hostile)
        while_empty = region_of(rules, self.hostile_while_empty)
        victims = tuple(rules.kind(name) for name in self.surround)
        captors = self.captors(rules)
        near = nearby(rules)
        exposed = self._exposed(rules)
        absent = tuple(rules.kind(name) for name in self.without)

        def taken(stones: Sequence[Mask], arrival: Point) -> Mask:
            prey = 0
            for kind in victims:
                prey |= stones[kind]
            prey &= near[arrival] & exposed
            if not prey or any(stones[kind] for kind in absent):
                return 0
            closed = always
            occupied = 0
            for one in stones:
                occupied |= one
            for kind in captors:
                closed |= stones[kind]
            closed |= while_empty & ~occupied
            captured = 0
            for point in points_of(prey):
                if not near[point] & ~closed:
                    captured |= 1 << point
            return captured

        return taken

    def threat(self, rules: Rules) -> Threat:
        """See `Capture.threat`. A hostile point counts as hostile whatever stands there now."""
        hostile = region_of(rules, self.hostile + self.hostile_while_empty)
        near = nearby(rules)
        exposed = self._exposed(rules)

        def threatened(standing: Mask, reachable: Mask, victims: Mask) -> Mask:
            closing = (reachable | hostile) & ~standing
            taken = 0
            for point in points_of(victims & exposed):
                if not near[point] & ~closing and near[point] & reachable:
                    taken |= 1 << point
            return taken

        return threatened
