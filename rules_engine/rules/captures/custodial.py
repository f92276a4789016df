"""Custodial capture: closed in between two enemies on one line."""

from __future__ import annotations

from dataclasses import dataclass

from rules_engine.rules.captures.capture import (
    Capture,
    additions_by_piece,
    nearby,
    region_of,
    straight_on,
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
class Custodial(Capture):
    """A moving piece captures an enemy that it closes in between itself and another captor.

    The three stand on consecutive points of one line, and the piece that moved is one of the two
    outer ones: a piece that steps in between two enemies is safe. Each enemy around the point of
    arrival is judged for itself.

    ``custodial``: the pieces that can be captured. ``by``: the pieces that capture. ``hostile``:
    regions whose points stand in for the second captor, always. ``hostile-while-empty``: regions
    whose points do so while no piece stands there. ``not-on``: regions where a piece is safe from
    this capture.
    """

    kind = "custodial"
    parameters = (
        Parameter("custodial", "piece", many=True),
        Parameter("by", "piece", many=True),
        Parameter("hostile", "region", many=True, required=False, instead=("hostile-while-empty",)),
        Parameter("hostile-while-empty", "region", many=True, required=False, instead=("hostile",)),
        Parameter("not-on", "region", many=True, required=False),
    )

    custodial: tuple[str, ...]
    by: tuple[str, ...]
    hostile: tuple[str, ...] = ()
    hostile_while_empty: tuple[str, ...] = ()
    not_on: tuple[str, ...] = ()

    @classmethod
    def additions(cls, rules: Rules) -> list[Addition]:
        """A piece could be believed to be captured between two enemies."""
        return additions_by_piece(rules, cls, "custodial")

    def victims(self) -> tuple[str, ...]:
        """See `Capture.victims`."""
        return self.custodial

    def helpers(self) -> tuple[str, ...]:
        """See `Capture.helpers`."""
        return self.hostile + self.hostile_while_empty

    def taking(self, rules: Rules) -> Taking:
        """See `Capture.taking`."""
        always = region_of(rules, self.hostile)
        while_empty = region_of(rules, self.hostile_while_empty)
        victims = tuple(rules.kind(name) for name in self.custodial)
        captors = self.captors(rules)
        table = straight_on(rules)
        near = nearby(rules)
        exposed = ~region_of(rules, self.not_on)

        def taken(stones: Sequence[Mask], arrival: Point) -> Mask:
            prey = 0
            for kind in victims:
                prey |= stones[kind]
            prey &= near[arrival] & exposed
            if not prey:
                return 0
            closing = always
            for kind in captors:
                closing |= stones[kind]
            if while_empty:
                occupied = 0
                for one in stones:
                    occupied |= one
                closing |= while_empty & ~occupied
            captured = 0
            for over, beyond in table[arrival]:
                if over & prey and beyond & closing:
                    captured |= over
            return captured

        return taken

    def threat(self, rules: Rules) -> Threat:
        """See `Capture.threat`. A hostile point counts as hostile whatever stands there now."""
        hostile = region_of(rules, self.hostile + self.hostile_while_empty)
        safe = region_of(rules, self.not_on)
        pairs = [
            (1 << over, 1 << start, 1 << beyond)
            for start, jumps in enumerate(rules.board.jumps)
            for over, beyond in jumps
        ]

        def threatened(standing: Mask, reachable: Mask, victims: Mask) -> Mask:
            closing = (reachable | hostile) & ~standing
            taken = 0
            for over, arrival, beyond in pairs:
                if over & victims and arrival & reachable and beyond & closing:
                    taken |= over
            return taken & ~safe

        return threatened
