"""A side has no legal move."""

from __future__ import annotations

from dataclasses import dataclass

from rules_engine.rules.component import register
from rules_engine.rules.endings.ending import OUTCOME, Ending
from rules_engine.rules.parameters import Parameter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.position import Position
    from rules_engine.rules.endings.ending import PositionTest
    from rules_engine.rules.ruleset import Rules


@register
@dataclass(frozen=True, kw_only=True)
class CannotMove(Ending):
    """Holds when the side ``cannot-move`` is to move and has no legal move."""

    kind = "cannot-move"
    parameters = (Parameter("cannot-move", "side"), *OUTCOME)
    looks_at = "moves"

    cannot_move: str

    def position_test(self, rules: Rules) -> PositionTest:
        """See `Ending.position_test`; the game asks for the moves."""
        side = rules.side(self.cannot_move)

        def holds(position: Position) -> bool:
            return position.turn == side

        return holds
