"""Encirclement: CH-16."""

from __future__ import annotations

from tests.reference.geometry import Point
from tests.reference.state import Pieces
from tests.reference.tafl_moves import ATTACKER, TaflMoves


class Encirclement(TaflMoves):
    """The king and all the defenders are enclosed so that none of them can reach the edge."""

    def must_be_enclosed(self, pieces: Pieces) -> set[Point]:
        """The king and all remaining defenders."""
        return {point for point, piece in pieces.items() if piece != ATTACKER}

    def escapes(self, pieces: Pieces, inside: set[Point]) -> set[Point]:
        """Return all that those inside could come to: a ring touching diagonally lets none out."""
        ring = {point for point, piece in pieces.items() if piece == ATTACKER}
        return self.board.flood(inside, ring)

    def is_encircled(self, pieces: Pieces) -> bool:
        """Whether attackers of the ring could be captured later does not matter."""
        inside = self.must_be_enclosed(pieces)
        return not self.escapes(pieces, inside) & self.board.edge
