"""What a bend of the Copenhagen rules is."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from tests.reference.geometry import Point
from tests.reference.tafl_board import TaflBoard
from tests.reference.tafl_games import Copenhagen

CASE, RECORD, COMPOSED, PERFT = "case", "record", "composed", "perft"


class TaflBend(NamedTuple):
    """A clause, how it is misread, the misread rules, and what contradicts them.

    ``asks`` names the method of the rules whose answers differ. ``caught``: the kinds of evidence
    of `tests.proof.tafl_evidence` that contradict the bend, all of them. ``plies``: how many plies
    of the played games do.
    """

    clause: str
    reading: str
    rules: type[Copenhagen]
    asks: str
    caught: tuple[str, ...]
    plies: int

    @property
    def name(self) -> str:
        """The bend's name in test reports."""
        return f"{self.clause} {self.reading}"


def flood_diagonally(board: TaflBoard, start: set[Point], walls: Collection[Point]) -> set[Point]:
    """Flood over all eight neighbours."""
    reached, waiting = set(start), list(start)
    while waiting:
        row, column = waiting.pop()
        for near in ((row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)):
            if near in board.points and near not in reached and near not in walls:
                reached.add(near)
                waiting.append(near)
    return reached
