"""What every ending offers to the game."""

from __future__ import annotations

from dataclasses import dataclass

from rules_engine.rules.component import Component, Problem
from rules_engine.rules.parameters import Parameter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from rules_engine.position import Position
    from rules_engine.rules.ruleset import Rules

    PositionTest = Callable[[Position], bool]
    HistoryTest = Callable[[Position, int], bool]

OUTCOME = (
    Parameter("wins", "side", required=False),
    Parameter("result", "word", choices=("draw",), required=False),
)
"""The parameters that say what an ending gives: exactly one of them is stated."""


@dataclass(frozen=True, kw_only=True)
class Ending(Component):
    """A component of the slot ``endings``: a condition and what it gives.

    ``wins``: the side that wins; or ``result: draw``. ``looks_at`` says what the condition needs:
    ``position`` alone, the ``moves`` of the side to move (it holds when there are none and the
    test of the position holds), or the game's ``history``.
    """

    slot = "endings"
    looks_at = "position"

    wins: str | None = None
    result: str | None = None

    @classmethod
    def stated_problems(cls, stated: Collection[str]) -> list[Problem]:
        """See `Component.stated_problems`: an ending has one outcome."""
        outcomes = [parameter.name for parameter in OUTCOME if parameter.name in stated]
        if len(outcomes) == 1:
            return []
        code = "two-outcomes" if outcomes else "no-outcome"
        message = "it must give exactly one outcome"
        return [Problem(code, "", message, "'wins: SIDE' or 'result: draw'")]

    def position_test(self, rules: Rules) -> PositionTest:
        """Compile to a test of the position, for endings that look at it or at the moves."""
        raise NotImplementedError

    def history_test(self, rules: Rules) -> HistoryTest:
        """Compile to a test of the position and of how often it has occurred, this time too."""
        raise NotImplementedError
