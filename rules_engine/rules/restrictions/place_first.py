"""The placement phase: nothing moves while pieces are in hand."""

from __future__ import annotations

from dataclasses import dataclass

from rules_engine.rules.component import Problem, register
from rules_engine.rules.moves import Placement
from rules_engine.rules.parameters import Parameter
from rules_engine.rules.restrictions.restriction import Restriction, additions_by_side

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board.types import Side
    from rules_engine.position import Position
    from rules_engine.rules.additions import Addition
    from rules_engine.rules.restrictions.restriction import Gate
    from rules_engine.rules.ruleset import Rules


@register
@dataclass(frozen=True, kw_only=True)
class PlaceFirst(Restriction):
    """While a side has pieces in hand, it places one each turn and moves none on the board.

    ``place-first``: the side bound.
    """

    kind = "place-first"
    parameters = (Parameter("place-first", "side"),)
    keeps = frozenset({"place"})

    place_first: str

    def problems(self, rules: Rules) -> list[Problem]:
        """A side that places nothing has no such phase."""
        side = self.bound(rules)
        for entry in rules.moves:
            owner = rules.owner(rules.kind(entry.name.partition(".")[0]))
            if isinstance(entry.component, Placement) and owner == side:
                return []
        return [
            Problem(
                "nothing-to-place",
                "place-first",
                f"the side {self.place_first} places no pieces",
                "a side with a piece that is placed",
            )
        ]

    @classmethod
    def additions(cls, rules: Rules) -> list[Addition]:
        """A side that may place pieces could be believed to have to."""
        return additions_by_side(rules, cls, "placing", Placement.kind)

    def bound(self, rules: Rules) -> Side:
        """See `Restriction.bound`."""
        return rules.side(self.place_first)

    def gate(self, rules: Rules) -> Gate:
        """See `Restriction.gate`."""
        kinds = rules.kinds_of(self.bound(rules))

        def holds(position: Position) -> bool:
            return any(position.hand[kind] for kind in kinds)

        return holds
