"""A number of captures ends the game."""

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
class CapturesMade(Ending):
    """Holds once ``captures`` pieces of the kind ``of`` have been captured.

    Captures are counted as they are made. Pieces that are missing from a composed position were
    not captured, and pieces in hand do not delay the ending. Judged when the turn is over.
    """

    kind = "captures"
    parameters = (Parameter("captures", "number", minimum=1), Parameter("of", "piece"), *OUTCOME)

    captures: int
    of: str

    @classmethod
    def additions(cls, rules: Rules) -> list[Addition]:
        """The first capture could be believed to win."""
        return additions_by_loss(rules, cls, "{}-captured")

    def problems(self, rules: Rules) -> list[Problem]:
        """More captures than there are pieces can never be made."""
        total = rules.total(rules.kind(self.of))
        if 0 < total < self.captures:  # that there is none at all is told of the piece
            return [
                Problem(
                    "too-many-captures",
                    "captures",
                    f"a game has only {total} of {self.of}",
                    f"a number from 1 to {total}",
                )
            ]
        return []

    def position_test(self, rules: Rules) -> PositionTest:
        """See `Ending.position_test`."""
        kind, needed = rules.kind(self.of), self.captures

        def holds(position: Position) -> bool:
            return position.captured[kind] >= needed

        return holds
