"""Square boards of the tafl games as sets of (row, column) pairs, and their records."""

from __future__ import annotations

import re
from collections.abc import Collection

from tests.reference.geometry import Point
from tests.reference.state import Pieces

Way = tuple[int, int]

WAYS: tuple[Way, ...] = ((-1, 0), (1, 0), (0, -1), (0, 1))
"""One square up, down, left, right."""

LETTERS = {"t": "attacker", "T": "defender", "K": "king"}


def along(point: Point, way: Way, squares: int = 1) -> Point:
    """Return the square that lies so many squares from another, on the board or off it."""
    return point[0] + way[0] * squares, point[1] + way[1] * squares


def read_record(record: str) -> tuple[int, Pieces]:
    """Return the size of the board and the pieces of an OpenTafl position record.

    Its first row is rank 1, the lowest; a number stands for so many empty squares.
    """
    ranks = record.strip("/").split("/")
    pieces: Pieces = {}
    for rank, run in enumerate(ranks, 1):
        column = 1
        for token in re.findall(r"\d+|[tTK]", run):
            if token.isdigit():
                column += int(token)
            else:
                pieces[len(ranks) + 1 - rank, column] = LETTERS[token]
                column += 1
        assert column == len(ranks) + 1, f"rank {rank} of {record} has {column - 1} squares"
    return len(ranks), pieces


class TaflBoard:
    """A square board with a throne in the middle, four corners and an edge, and its setup."""

    def __init__(self, setup: str) -> None:
        self.size, self.setup = read_record(setup)
        last, middle = self.size, (self.size + 1) // 2
        numbers = range(1, last + 1)
        self.points = frozenset((row, column) for row in numbers for column in numbers)
        self.throne = (middle, middle)
        self.corners = frozenset({(1, 1), (1, last), (last, 1), (last, last)})
        self.edge = frozenset(p for p in self.points if {1, last} & set(p))
        self.beside = {
            point: [along(point, way) for way in WAYS if along(point, way) in self.points]
            for point in self.points
        }
        self.edge_lines = [
            [(1, column) for column in numbers],
            [(last, column) for column in numbers],
            [(row, 1) for row in numbers],
            [(row, last) for row in numbers],
        ]

    def flood(self, start: Collection[Point], walls: Collection[Point]) -> set[Point]:
        """Return all squares joined to the start along rows and columns without a wall between."""
        reached, waiting = set(start), list(start)
        while waiting:
            for near in self.beside[waiting.pop()]:
                if near not in reached and near not in walls:
                    reached.add(near)
                    waiting.append(near)
        return reached
