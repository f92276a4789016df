"""All pieces of a side are shut in."""

from __future__ import annotations

from dataclasses import dataclass

from rules_engine.board.flood import compile_spread
from rules_engine.rules.additions import (
    Addition,
    edges_of,
    foes_of,
    friends_of,
    full_name,
    other_side,
)
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

    @classmethod
    def additions(cls, rules: Rules) -> list[Addition]:
        """Who must reach a region could be believed to lose when shut in."""
        if any(isinstance(entry.component, cls) for entry in rules.endings):
            return []
        found = []
        for entry in rules.endings:
            if entry.component.kind != "reach":
                continue
            (name,), goals = entry.component.names("piece"), entry.component.names("region")
            side = rules.owner(rules.kind(name))
            for region in dict.fromkeys((*goals, *edges_of(rules))):
                values = (
                    (cls.kind, friends_of(rules, side)),
                    ("by", foes_of(rules, side)),
                    ("from", region),
                    ("wins", other_side(rules, side)),
                )
                beside = (full_name(entry),)
                found.append(Addition(cls.slot, "encirclement", cls.kind, values, beside))
        return found

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
