"""What every way of moving offers to the game."""

from __future__ import annotations

from rules_engine.rules.component import Component

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from rules_engine.board.types import Kind, Mask
    from rules_engine.position import Move, Position
    from rules_engine.rules.refused import Refused
    from rules_engine.rules.ruleset import Rules

    Generator = Callable[[Position, Mask, list[Move]], None]
else:
    Generator = object
"""Appends the moves of one kind of piece: takes the position, its empty points, and the list."""


class Movement(Component):
    """A component of the slot ``moves``; belongs to one kind of piece."""

    slot = "moves"

    def generator(self, rules: Rules, kind: Kind) -> Generator:
        """Compile the component against the board into a generator of moves."""
        raise NotImplementedError

    def why_not(self, rules: Rules, kind: Kind, position: Position, move: Move) -> Refused | None:
        """Say why this component does not make a move, or None where it does.

        Restrictions are not asked. The move's origin holds a piece of this kind.
        """
        raise NotImplementedError
