"""Positions: which piece stands where, who moves, and what is not on the board."""

from __future__ import annotations

from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board.types import Kind, Mask, Point, Side


class Piece(NamedTuple):
    """A kind of piece: its name, its side's name, its letter in board texts, the way it faces."""

    name: str
    side: str
    symbol: str
    forward: str | None = None


class Position(NamedTuple):
    """An immutable position. All tuples are indexed by kind of piece.

    ``stones``: one set of points a kind. ``turn``: the side to move. ``hand``: pieces not yet
    placed. ``captured``: pieces taken so far (counted, never inferred from what is missing).
    ``quiet``: plies in a row without progress, always 0 where no rule counts them.
    """

    stones: tuple[Mask, ...]
    turn: Side
    hand: tuple[int, ...]
    captured: tuple[int, ...]
    quiet: int = 0

    def kind_at(self, point: Point) -> Kind | None:
        """Return the kind of piece on a point, or None where the point is empty."""
        bit = 1 << point
        for kind, stones in enumerate(self.stones):
            if stones & bit:
                return kind
        return None

    def occupied(self) -> Mask:
        """Return the set of points that hold a piece."""
        mask = 0
        for stones in self.stones:
            mask |= stones
        return mask

    def same_as(self) -> tuple[tuple[Mask, ...], Side, tuple[int, ...]]:
        """Return what a repetition compares: the pieces, the side to move, the hands."""
        return self.stones, self.turn, self.hand


NOWHERE = -1
"""The origin of a move that brings a piece from the hand."""


class Move(NamedTuple):
    """One turn of one side, as its notation says it.

    ``origin`` is where the piece starts (`NOWHERE` for a placement), ``path`` the points where it
    comes to rest one after the other, ``jumped`` the points that it passes over by jumping, one a
    landing (empty for a step or a placement).
    """

    origin: Point
    path: tuple[Point, ...]
    jumped: tuple[Point, ...] = ()

    @property
    def target(self) -> Point:
        """The point where the piece ends its turn."""
        return self.path[-1]
