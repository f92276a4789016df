"""Custodial capture, and the king's capture in its several forms."""

from __future__ import annotations

from tests.reference.geometry import Point
from tests.reference.state import Pieces
from tests.reference.tafl_board import WAYS, along
from tests.reference.tafl_moves import ATTACKER, KING, SIDE_OF, TaflMoves


class TaflCaptures(TaflMoves):
    """TB-7: the piece that moved closes an enemy in, together with another or a hostile square.

    All captures of a move are worked out on the board as it is when the piece has arrived and
    nothing has been removed: they happen together.
    """

    def is_captor(self, piece: str | None, victim: str) -> bool:
        """Say whether a piece captures such a victim. TB-9: the king captures as defenders do."""
        return piece is not None and SIDE_OF[piece] != SIDE_OF[victim]

    def is_hostile(self, pieces: Pieces, point: Point, victim: str) -> bool:
        """Say whether a square stands in for one of the two enemies of a victim."""
        del pieces, point, victim
        return False

    def closes(self, pieces: Pieces, point: Point, victim: str) -> bool:
        """Say whether a square next to a victim is closed by an enemy or by itself."""
        if point not in self.board.points:
            return False
        return self.is_captor(pieces.get(point), victim) or self.is_hostile(pieces, point, victim)

    def custodial(self, pieces: Pieces, arrived: Point) -> set[Point]:
        """TB-7: men between the piece that arrived and an enemy or hostile square beyond them."""
        mover = pieces[arrived]
        taken = set()
        for way in WAYS:
            over, beyond = along(arrived, way), along(arrived, way, 2)
            victim = pieces.get(over)
            if victim is None or victim == KING or not self.is_captor(mover, victim):
                continue
            if self.closes(pieces, beyond, victim):
                taken.add(over)
        return taken

    def king_capture(self, pieces: Pieces, arrived: Point) -> set[Point]:
        """The king beside an attacker that has just arrived there, when he is closed in."""
        if pieces[arrived] != ATTACKER:
            return set()
        return {
            near
            for near in self.board.beside[arrived]
            if pieces.get(near) == KING and self.king_is_taken(pieces, near, arrived)
        }

    def king_is_taken(self, pieces: Pieces, king: Point, arrived: Point) -> bool:
        """Say whether an attacker that arrived next to the king captures him."""
        raise NotImplementedError

    def captured(self, pieces: Pieces, arrived: Point) -> set[Point]:
        """See `TaflMoves.captured`."""
        return self.custodial(pieces, arrived) | self.king_capture(pieces, arrived)

    # The ways of capturing the king of which the games choose.

    def between_two(self, pieces: Pieces, king: Point, arrived: Point) -> bool:
        """He stands between the attacker that arrived and another, or a hostile square."""
        opposite = (2 * king[0] - arrived[0], 2 * king[1] - arrived[1])
        return self.closes(pieces, opposite, KING)

    def on_four_sides(self, pieces: Pieces, king: Point) -> bool:
        """Each of his four sides is on the board and closed by an attacker or by the throne."""
        return all(
            pieces.get(side) == ATTACKER or self.throne_is_fourth(pieces, side)
            for side in (along(king, way) for way in WAYS)
        )

    def throne_is_fourth(self, pieces: Pieces, side: Point) -> bool:
        """Say whether a side of the king is closed because it is the throne."""
        del pieces
        return side == self.board.throne

    def at_throne(self, king: Point) -> bool:
        """He stands on the throne or beside it."""
        return king == self.board.throne or self.board.throne in self.board.beside[king]
