"""All pieces of a side are shut in."""

from __future__ import annotations

from dataclasses import dataclass

from rules_engine.board.flood import compile_spread
from rules_engine.rules.component import Problem, register
from rules_engine.rules.endings.ending import OUTCOME, Ending
from rules_engine.rules.parameters import Parameter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.position import Position
    from rules_engine.rules.endings.ending import PositionTest
    from rules_engine.rules.ruleset import Rules


@register
@dataclass(frozen=True, kw_only=True)
class Encirclement(Ending):
    """Holds when no piece of the kinds ``encircled`` could reach the region ``from``.

    A way leads from neighbour to neighbour along lines, over every point where no piece of the
    kinds ``by`` stands; pieces of one's own are no obstacle. One piece outside, or a gap, and
    there is no encirclement. Whether the ring could be broken by captures does not matter.
    """

    kind = "encircled"
    parameters = (
        Parameter("encircled", "piece", many=True),
        Parameter("by", "piece", many=True),
        Parameter("from", "region"),
        *OUTCOME,
    )

    encircled: tuple[str, ...]
    by: tuple[str, ...]
    from_: str

    def problems(self, rules: Rules) -> list[Problem]:
        """A ring is made of enemies."""
        inside = {rules.owner(rules.kind(name)) for name in self.encircled}
        ring = {rules.owner(rules.kind(name)) for name in self.by}
        if inside & ring:
            return [
                Problem("captures-its-own", "by", "a side would encircle its own pieces", "enemies")
            ]
        return []

    def position_test(self, rules: Rules) -> PositionTest:
        """See `Ending.position_test`."""
        inside = tuple(rules.kind(name) for name in self.encircled)
        ring = tuple(rules.kind(name) for name in self.by)
        spread = compile_spread(rules.board)
        edge, everything = rules.regions[self.from_], rules.board.all

        def holds(position: Position) -> bool:
            stones = position.stones
            reached = walls = 0
            for kind in inside:
                reached |= stones[kind]
            if reached & edge:
                return False
            for kind in ring:
                walls |= stones[kind]
            free = everything & ~walls
            while True:
                grown = reached | spread(reached) & free
                if grown & edge:
                    return False
                if grown == reached:
                    return reached != 0
                reached = grown

        return holds
