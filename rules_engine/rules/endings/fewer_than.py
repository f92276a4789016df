"""Too few pieces are left."""

from __future__ import annotations

from dataclasses import dataclass

from rules_engine.rules.additions import Addition
from rules_engine.rules.component import Problem, register
from rules_engine.rules.endings.ending import OUTCOME, Ending, additions_by_loss
from rules_engine.rules.parameters import Parameter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.position import Position
    from rules_engine.rules.endings.ending import PositionTest
    from rules_engine.rules.ruleset import Rules


@register
@dataclass(frozen=True, kw_only=True)
class FewerThan(Ending):
    """Holds while fewer than ``fewer-than`` pieces of the kind ``of`` are left.

    Pieces on the board and pieces in hand are left. Judged when the turn is over.
    """

    kind = "fewer-than"
    parameters = (Parameter("fewer-than", "number", minimum=1), Parameter("of", "piece"), *OUTCOME)

    fewer_than: int
    of: str

    @classmethod
    def additions(cls, rules: Rules) -> list[Addition]:
        """The loss of the last piece of a kind could be believed to lose."""
        return additions_by_loss(rules, cls, "no-{}-left")

    def problems(self, rules: Rules) -> list[Problem]:
        """The game may not be over before it begins."""
        total = rules.total(rules.kind(self.of))
        if 0 < total < self.fewer_than:  # that there is none at all is told of the piece
            return [
                Problem(
                    "over-at-start",
                    "fewer-than",
                    f"the game starts with {total} of {self.of}, which is fewer already",
                    f"a number from 1 to {total}",
                )
            ]
        return []

    def position_test(self, rules: Rules) -> PositionTest:
        """See `Ending.position_test`."""
        kind, limit = rules.kind(self.of), self.fewer_than

        def holds(position: Position) -> bool:
            return position.stones[kind].bit_count() + position.hand[kind] < limit

        return holds
