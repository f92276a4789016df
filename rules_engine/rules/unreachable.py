"""Endings to which play never comes, proved from how a side moves."""

from __future__ import annotations

from rules_engine.rules.moves import Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board.types import Side
    from rules_engine.rules.endings import QuietPlies
    from rules_engine.rules.ruleset import Rules

FORWARD_STEPS = frozenset({"forward", "forward-diagonal"})


def one_side_only_goes_forward(rules: Rules) -> bool:
    """Say whether no position comes again, since every turn of a side is a step forward."""
    return any(_only_goes_forward(rules, side) for side in range(len(rules.sides)))


def _only_goes_forward(rules: Rules, side: Side) -> bool:
    moves = [entry.component for kind in rules.kinds_of(side) for entry in rules.moves_of(kind)]
    return all(isinstance(move, Step) and FORWARD_STEPS.issuperset(move.to) for move in moves)


def counts_forward_steps(rules: Rules, ending: QuietPlies) -> bool:
    """Say whether, where one side only goes forward, a count never gets beyond the other's turn."""
    unless = ending.unless
    captures_count = "capture" in unless or not rules.captures
    return "forward-step" in unless and captures_count and ending.plies > 1
