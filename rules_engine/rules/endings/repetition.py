"""A position occurs again."""

from __future__ import annotations

from dataclasses import dataclass

from rules_engine.rules.additions import Addition
from rules_engine.rules.component import register
from rules_engine.rules.endings.ending import OUTCOME, Ending
from rules_engine.rules.parameters import Parameter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.position import Position
    from rules_engine.rules.endings.ending import HistoryTest
    from rules_engine.rules.ruleset import Rules


@register
@dataclass(frozen=True, kw_only=True)
class Repetition(Ending):
    """Holds when a position occurs for the ``times``-th time.

    Two positions are the same when the pieces, the pieces in hand and the side to move are the
    same; pieces of one kind are alike. The position in which a game or an example starts occurs
    there for the first time.
    """

    kind = "times"
    parameters = (Parameter("times", "number", minimum=2), *OUTCOME)
    looks_at = "history"

    times: int

    @classmethod
    def additions(cls, rules: Rules) -> list[Addition]:
        """A position that comes for the third time could be believed to be a draw."""
        if any(isinstance(entry.component, cls) for entry in rules.endings):
            return []
        values = ((cls.kind, 3), ("result", "draw"))
        return [Addition(cls.slot, "repetition", cls.kind, values)]

    def history_test(self, rules: Rules) -> HistoryTest:
        """See `Ending.history_test`."""
        del rules
        times = self.times

        def holds(position: Position, occurrences: int) -> bool:
            del position
            return occurrences >= times

        return holds
