"""What every ending offers to the game."""

from __future__ import annotations

from dataclasses import dataclass

from rules_engine.rules.additions import Addition, full_name, other_side
from rules_engine.rules.captures.capture import taken_by
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
    Parameter("wins", "side", required=False, instead=("result",)),
    Parameter("result", "word", choices=("draw",), required=False, instead=("wins",)),
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


def additions_by_loss(rules: Rules, ending: type[Ending], name: str) -> list[Addition]:
    """Return an ending by the loss of one piece, for each kind for which none of its sort counts.

    ``name`` is the entry's, with braces in the place of the piece.
    """
    counted = {
        piece
        for entry in rules.endings
        if isinstance(entry.component, ending)
        for piece in entry.component.names("piece")
    }
    found = []
    for kind, piece in enumerate(rules.pieces):
        ways = taken_by(rules, piece.name)
        if ways and piece.name not in counted:
            winner = other_side(rules, rules.owner(kind))
            values = ((ending.kind, 1), ("of", piece.name), ("wins", winner))
            beside = tuple(full_name(entry) for entry in ways)
            entry_name = name.format(piece.name)
            found.append(Addition(ending.slot, entry_name, ending.kind, values, beside))
    return found
