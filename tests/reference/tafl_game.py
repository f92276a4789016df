"""A tafl game with its history, whose moves are played without listing all others."""

from __future__ import annotations

from tests.reference.game import RefGame
from tests.reference.geometry import Point
from tests.reference.state import State, Turn
from tests.reference.tafl import Tafl


def read_ply(text: str) -> tuple[Point, Point]:
    """Read a move such as ``4,4-3,4`` as its two squares."""
    (start_row, start_column), (row, column) = (
        map(int, square.split(",")) for square in text.split("-")
    )
    return (start_row, start_column), (row, column)


class TaflGame(RefGame):
    """A game from its start or from a given state, which counts as its first occurrence."""

    def __init__(self, rules: Tafl, state: State | None = None) -> None:
        super().__init__(rules, state)
        self._tafl = rules

    def play(self, text: str) -> Turn:
        """Play the turn that the text names. Raises `ValueError` where it is not legal."""
        start, target = read_ply(text)
        if self.result or not self._tafl.is_legal(self.state, start, target):
            raise ValueError(f"{text} is not legal here (result {self.result})")
        turn = self._tafl.turn(self.state, start, target)
        self.go_on(turn)
        return turn
