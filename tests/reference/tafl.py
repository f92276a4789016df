"""What all tafl games have in common: how they end, and in which order that is asked."""

from __future__ import annotations

from tests.reference.geometry import Point
from tests.reference.state import Pieces, State, Verdict
from tests.reference.tafl_captures import TaflCaptures
from tests.reference.tafl_moves import KING


class Tafl(TaflCaptures):
    """The attackers win by capturing the king, the defenders when he escapes."""

    stuck_wins = True
    """A side that cannot move loses; otherwise the game is drawn."""
    recurrence_wins: str | None = None
    """The side that wins by a repetition; None: the game is drawn."""

    def has_escaped(self, king: Point) -> bool:
        """Say whether the king has won where he stands."""
        raise NotImplementedError

    def king_captured(self, pieces: Pieces) -> Verdict | None:
        """The attackers win by capturing the king."""
        return None if KING in pieces.values() else Verdict("attackers", "king-captured")

    def king_escaped(self, pieces: Pieces) -> Verdict | None:
        """The defenders win when the king reaches his goal."""
        kings = [point for point, piece in pieces.items() if piece == KING]
        escaped = any(self.has_escaped(king) for king in kings)
        return Verdict("defenders", "king-escaped") if escaped else None

    def won(self, pieces: Pieces) -> Verdict | None:
        """Judge the pieces alone, in the order in which the sheet says it."""
        return self.king_captured(pieces) or self.king_escaped(pieces)

    def stuck(self, state: State) -> Verdict | None:
        """A player who cannot move loses, or the game is drawn."""
        if self.can_move(state):
            return None
        first, second = self.sides
        winner = second if state.to_move == first else first
        return Verdict(winner if self.stuck_wins else None, f"{state.to_move}-blocked")

    def verdict(self, state: State) -> Verdict | None:
        """Say whether the game is over by the position alone."""
        return self.won(state.pieces) or self.stuck(state)

    def recurred(self, occurrences: int) -> Verdict | None:
        """Say whether the game is over because a position came again."""
        if self.times is None or occurrences < self.times:
            return None
        return Verdict(self.recurrence_wins, "repetition")

    def judge(self, occurrences: int, state: State) -> Verdict | None:
        """Judge a finished move.

        Where repetition stands in the order makes no difference: a position that ends the game by
        itself has ended it when it came first.
        """
        return self.won(state.pieces) or self.recurred(occurrences) or self.stuck(state)
