"""Shieldwall: CH-10 to CH-12."""

from __future__ import annotations

from tests.reference.geometry import Point
from tests.reference.state import Pieces
from tests.reference.tafl_board import WAYS, Way, along
from tests.reference.tafl_captures import TaflCaptures
from tests.reference.tafl_moves import KING, SIDE_OF


class Shieldwall(TaflCaptures):
    """A row along the edge, faced all along and closed at both ends, falls as a whole."""

    fewest = 2
    """How many pieces make a row."""

    def inner_side(self, point: Point, way: Way) -> Way | None:
        """Return the way from an edge line to the inner side; None for a way along no edge."""
        across = (way[1], way[0])
        back = (-across[0], -across[1])
        if along(point, across) not in self.board.points:
            return back
        return across if along(point, back) not in self.board.points else None

    def is_member(self, piece: str | None, mover: str) -> bool:
        """CH-10: a row is of one side; the king counts as one of its pieces."""
        return piece is not None and SIDE_OF[piece] != SIDE_OF[mover]

    def is_faced(self, pieces: Pieces, front: Point, mover: str) -> bool:
        """CH-10: an enemy stands directly in front. CH-11: the king may be the one."""
        piece = pieces.get(front)
        return piece is not None and SIDE_OF[piece] == SIDE_OF[mover]

    def is_end(self, pieces: Pieces, end: Point, mover: str) -> bool:
        """CH-10: an end is closed by an enemy piece (CH-11: by the king too) or by a corner."""
        piece = pieces.get(end)
        if piece is not None and SIDE_OF[piece] == SIDE_OF[mover]:
            return True
        return end in self.board.corners

    def falls(self, piece: str) -> bool:
        """CH-11: a king in a captured row is not captured."""
        return piece != KING

    def row_from(self, pieces: Pieces, end: Point, way: Way, mover: str) -> list[Point]:
        """Return the row that begins beside a square, if it is faced all along and closed beyond.

        The square is the one end, which the piece that arrived there closes.
        """
        inner = self.inner_side(end, way)
        if inner is None:
            return []
        row: list[Point] = []
        here = along(end, way)
        while self.is_member(pieces.get(here), mover):
            if not self.is_faced(pieces, along(here, inner), mover):
                return []
            row.append(here)
            here = along(here, way)
        if len(row) < self.fewest or not self.is_end(pieces, here, mover):
            return []
        return row

    def rows(self, pieces: Pieces, arrived: Point) -> list[list[Point]]:
        """CH-10: the rows of which the piece that arrived closes an end."""
        if arrived not in self.board.edge:
            return []
        return [self.row_from(pieces, arrived, way, pieces[arrived]) for way in WAYS]

    def shieldwalls(self, pieces: Pieces, arrived: Point) -> set[Point]:
        """Return all pieces that the piece that arrived captures by shieldwall."""
        return {
            point
            for row in self.rows(pieces, arrived)
            for point in row
            if self.falls(pieces[point])
        }

    def captured(self, pieces: Pieces, arrived: Point) -> set[Point]:
        """CH-12: shieldwall and custodial captures of one move happen together."""
        return super().captured(pieces, arrived) | self.shieldwalls(pieces, arrived)
