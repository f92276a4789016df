"""What every restriction offers to the game."""

from __future__ import annotations

from rules_engine.rules.additions import Addition, beside_moves
from rules_engine.rules.component import Component

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from rules_engine.board.types import Side
    from rules_engine.position import Move, Position
    from rules_engine.rules.ruleset import Rules

    Gate = Callable[[Position], bool]
    Selection = Callable[[list[Move]], list[Move]]


class Restriction(Component):
    """A component of the slot ``restrictions``; binds one side.

    It works in one of two ways. A *gate* looks at the position alone: while it holds, only the
    kinds of movement in `keeps` exist. A *selection* looks at the moves that could be made and
    takes some of them.
    """

    slot = "restrictions"
    keeps: frozenset[str] = frozenset()

    def bound(self, rules: Rules) -> Side:
        """Return the side that is bound."""
        raise NotImplementedError

    def gate(self, rules: Rules) -> Gate | None:
        """Compile to a test of the position, or None where this is no gate."""
        del rules
        return None

    def selection(self, rules: Rules) -> Selection | None:
        """Compile to a choice among the moves, or None where this is no selection."""
        del rules
        return None


def additions_by_side(
    rules: Rules, restriction: type[Restriction], name: str, makes: str
) -> list[Addition]:
    """Return a restriction for each side that it does not bind and that makes a kind of move."""
    bound = [
        entry.component.bound(rules)
        for entry in rules.restrictions
        if isinstance(entry.component, restriction)
    ]
    found = []
    for side, side_name in enumerate(rules.sides):
        kinds = rules.kinds_of(side)
        made = [one for kind in kinds for one in beside_moves(rules, kind, makes)]
        others = [one for kind in kinds for one in beside_moves(rules, kind)]
        if made and side not in bound:
            values = ((restriction.kind, side_name),)
            beside = tuple(dict.fromkeys(made + others))  # it would bind the others
            found.append(Addition(restriction.slot, name, restriction.kind, values, beside))
    return found
