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
    Counter = Callable[[Position, Mask], int]
    Mobility = Callable[[Position, Mask], bool]
    Allowance = Callable[[Position, Mask, Move], bool]


class Movement(Component):
    """A component of the slot ``moves``; belongs to one kind of piece."""

    slot = "moves"

    def generator(self, rules: Rules, kind: Kind) -> Generator:
        """Compile the component against the board into a generator of moves.

        It takes a position, its empty points, and the list to which it appends.
        """
        raise NotImplementedError

    def counter(self, rules: Rules, kind: Kind) -> Counter:
        """Compile to a function that counts the moves without making them."""
        generate = self.generator(rules, kind)

        def count(position: Position, empty: Mask) -> int:
            moves: list[Move] = []
            generate(position, empty, moves)
            return len(moves)

        return count

    def mobility(self, rules: Rules, kind: Kind) -> Mobility:
        """Compile to a test whether there is any move."""
        count = self.counter(rules, kind)

        def mobile(position: Position, empty: Mask) -> bool:
            return count(position, empty) > 0

        return mobile

    def allowance(self, rules: Rules, kind: Kind) -> Allowance:
        """Compile to a test whether one move, of a piece of this kind, is among the moves."""
        generate = self.generator(rules, kind)

        def allowed(position: Position, empty: Mask, move: Move) -> bool:
            moves: list[Move] = []
            generate(position, empty, moves)
            return move in moves

        return allowed

    def stops(self, rules: Rules) -> Mask:
        """Return the points where a piece that moves so may come to rest."""
        return rules.board.all

    def crosses(self, rules: Rules) -> Mask:
        """Return the points that a piece that moves so may pass over while they are empty."""
        return rules.board.all

    def why_not(self, rules: Rules, kind: Kind, position: Position, move: Move) -> Refused | None:
        """Say why this component does not make a move, or None where it does.

        Restrictions are not asked. The move's origin holds a piece of this kind.
        """
        raise NotImplementedError
