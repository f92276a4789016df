"""What the plain rules pass around: a state, a turn, a verdict."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from tests.reference.geometry import Point

Pieces = dict[Point, str]


@dataclass(frozen=True)
class State:
    """A position; ``pieces`` is never changed in place.

    ``in_hand`` and ``captured`` count the one kind of piece that has a hand or can be captured;
    ``quiet`` counts plies in a row without what the sheet calls progress.
    """

    pieces: Pieces
    to_move: str
    in_hand: int = 0
    captured: int = 0
    quiet: int = 0

    def points_of(self, kind: str) -> list[Point]:
        """Return where the pieces of one kind stand, in reading order."""
        return sorted(point for point, piece in self.pieces.items() if piece == kind)

    def count(self, kind: str) -> int:
        """Return how many pieces of one kind are on the board."""
        return list(self.pieces.values()).count(kind)


@dataclass(frozen=True)
class Turn:
    """One turn of one side. ``start`` is None for a placement, ``captured`` in order of capture."""

    kind: str
    start: Point | None
    path: tuple[Point, ...]
    captured: tuple[Point, ...] = ()

    @property
    def text(self) -> str:
        """The turn as the case files write it: ``4,4-3,3``, ``4,4x4,2x2,4``, ``@1,2``."""
        landings = [f"{row},{column}" for row, column in self.path]
        if self.start is None:
            return "@" + landings[0]
        return ("x" if self.captured else "-").join([f"{self.start[0]},{self.start[1]}", *landings])


class Verdict(NamedTuple):
    """How a game ended: the winning side (None for a draw) and the reason."""

    winner: str | None
    reason: str
