"""The Copenhagen shieldwall, misread."""

from __future__ import annotations

from tests.proof.bends.tafl_bend import CASE, COMPOSED, RECORD, TaflBend
from tests.reference.geometry import Point
from tests.reference.state import Pieces
from tests.reference.tafl_board import WAYS, Way, along
from tests.reference.tafl_games import Copenhagen
from tests.reference.tafl_moves import ATTACKER, DEFENDER, KING


class _NoShieldwall(Copenhagen):
    def shieldwalls(self, pieces: Pieces, arrived: Point) -> set[Point]:
        return set()


class _OnlyAttackersDo(Copenhagen):
    def shieldwalls(self, pieces: Pieces, arrived: Point) -> set[Point]:
        return super().shieldwalls(pieces, arrived) if pieces[arrived] == ATTACKER else set()


class _OnlyDefendersDo(Copenhagen):
    def shieldwalls(self, pieces: Pieces, arrived: Point) -> set[Point]:
        return set() if pieces[arrived] == ATTACKER else super().shieldwalls(pieces, arrived)


class _CompletedFromTheFront(Copenhagen):
    """A move that brings up a facing piece captures too, both ends being closed already."""

    def rows(self, pieces: Pieces, arrived: Point) -> list[list[Point]]:
        mover = pieces[arrived]
        found = super().rows(pieces, arrived)
        for at in self.board.beside[arrived]:
            if at not in self.board.edge or not self.is_member(pieces.get(at), mover):
                continue
            for way in WAYS:
                if self.inner_side(at, way) is None:
                    continue
                end = at
                while self.is_member(pieces.get(end), mover):
                    end = along(end, way)
                if self.is_end(pieces, end, mover):
                    back = (-way[0], -way[1])
                    found.append(self.row_from(pieces, end, back, mover))
        return found


class _SinglePieces(_CompletedFromTheFront):
    """A single piece is captured by whoever comes to face it, both ends being closed.

    A single piece whose end is closed by a move is captured by that move in any case: custodially.
    """

    fewest = 1

    def rows(self, pieces: Pieces, arrived: Point) -> list[list[Point]]:
        single = [row for row in super().rows(pieces, arrived) if len(row) == 1]
        return Copenhagen.rows(self, pieces, arrived) + single


class _RowsOfThree(Copenhagen):
    fewest = 3


class _CornersDoNotClose(Copenhagen):
    def is_end(self, pieces: Pieces, end: Point, mover: str) -> bool:
        return end not in self.board.corners and super().is_end(pieces, end, mover)


class _OneEndIsEnough(Copenhagen):
    def is_end(self, pieces: Pieces, end: Point, mover: str) -> bool:
        return end in self.board.points


class _GapsInFront(Copenhagen):
    """An empty square in front of one of the row does not matter."""

    def is_faced(self, pieces: Pieces, front: Point, mover: str) -> bool:
        return front not in pieces or super().is_faced(pieces, front, mover)


class _AnybodyFaces(Copenhagen):
    """Whoever stands in front, a friend too, faces."""

    def is_faced(self, pieces: Pieces, front: Point, mover: str) -> bool:
        return front in pieces


class _ThroughTheMiddle(Copenhagen):
    """Rows away from the edge are captured too: across the board, faced from below."""

    def rows(self, pieces: Pieces, arrived: Point) -> list[list[Point]]:
        return [self.row_from(pieces, arrived, way, pieces[arrived]) for way in WAYS]

    def inner_side(self, point: Point, way: Way) -> Way | None:
        return super().inner_side(point, way) or (abs(way[1]), abs(way[0]))


class _KingBreaksTheRow(Copenhagen):
    """The king is not counted in a row: it ends at him."""

    def is_member(self, piece: str | None, mover: str) -> bool:
        return piece != KING and super().is_member(piece, mover)


class _KingCountsNotAmongTheTwo(Copenhagen):
    """The king is passed over, but is not one of the two."""

    def row_from(self, pieces: Pieces, end: Point, way: Way, mover: str) -> list[Point]:
        row = super().row_from(pieces, end, way, mover)
        return row if [pieces[point] for point in row].count(DEFENDER) != 1 else []


class _KingDoesNotClose(Copenhagen):
    def is_end(self, pieces: Pieces, end: Point, mover: str) -> bool:
        return pieces.get(end) != KING and super().is_end(pieces, end, mover)

    def rows(self, pieces: Pieces, arrived: Point) -> list[list[Point]]:
        return [] if pieces[arrived] == KING else super().rows(pieces, arrived)


class _KingDoesNotFace(Copenhagen):
    def is_faced(self, pieces: Pieces, front: Point, mover: str) -> bool:
        return pieces.get(front) != KING and super().is_faced(pieces, front, mover)


class _KingFallsInTheRow(Copenhagen):
    def falls(self, piece: str) -> bool:
        return True


class _KingProtectsTheRow(Copenhagen):
    """A row with the king in it is not captured at all."""

    def row_from(self, pieces: Pieces, end: Point, way: Way, mover: str) -> list[Point]:
        row = super().row_from(pieces, end, way, mover)
        return [] if KING in [pieces[point] for point in row] else row


class _ShieldwallAlone(Copenhagen):
    """A move that captures by shieldwall captures nothing else."""

    def captured(self, pieces: Pieces, arrived: Point) -> set[Point]:
        return self.shieldwalls(pieces, arrived) or super().captured(pieces, arrived)


class _CustodialFirst(Copenhagen):
    """A move that captures custodially makes no shieldwall."""

    def captured(self, pieces: Pieces, arrived: Point) -> set[Point]:
        return self.custodial(pieces, arrived) or super().captured(pieces, arrived)


class _OneRowAMove(Copenhagen):
    def rows(self, pieces: Pieces, arrived: Point) -> list[list[Point]]:
        return [row for row in super().rows(pieces, arrived) if row][:1]


SHIELDWALLS = (
    TaflBend("CH-10", "no shieldwall", _NoShieldwall, "captured", (CASE, RECORD, COMPOSED), 27),
    TaflBend(
        "CH-10",
        "only attackers capture so",
        _OnlyAttackersDo,
        "captured",
        (CASE, RECORD, COMPOSED),
        24,
    ),
    TaflBend(
        "CH-10",
        "only defenders capture so",
        _OnlyDefendersDo,
        "captured",
        (CASE, RECORD, COMPOSED),
        3,
    ),
    TaflBend(
        "CH-10",
        "completed from the front",
        _CompletedFromTheFront,
        "captured",
        (CASE, COMPOSED),
        12,
    ),
    TaflBend("CH-10", "a single piece", _SinglePieces, "captured", (CASE, COMPOSED), 60),
    TaflBend("CH-10", "three at least", _RowsOfThree, "captured", (CASE, RECORD, COMPOSED), 25),
    TaflBend(
        "CH-10",
        "a corner closes nothing",
        _CornersDoNotClose,
        "captured",
        (CASE, RECORD, COMPOSED),
        16,
    ),
    TaflBend("CH-10", "one closed end is enough", _OneEndIsEnough, "captured", (COMPOSED,), 8),
    TaflBend(
        "CH-10", "gaps in front do not matter", _GapsInFront, "captured", (CASE, COMPOSED), 86
    ),
    TaflBend("CH-10", "anybody faces", _AnybodyFaces, "captured", (COMPOSED,), 3),
    TaflBend("CH-10", "away from the edge too", _ThroughTheMiddle, "captured", (COMPOSED,), 14),
    TaflBend(
        "CH-10", "two rows at once are one too many", _OneRowAMove, "captured", (COMPOSED,), 0
    ),
    TaflBend(
        "CH-10", "the king ends the row", _KingBreaksTheRow, "captured", (CASE, RECORD, COMPOSED), 0
    ),
    TaflBend(
        "CH-10",
        "the king is none of the two",
        _KingCountsNotAmongTheTwo,
        "captured",
        (CASE, RECORD, COMPOSED),
        0,
    ),
    TaflBend("CH-11", "the king closes nothing", _KingDoesNotClose, "captured", (COMPOSED,), 2),
    TaflBend("CH-11", "the king faces nobody", _KingDoesNotFace, "captured", (CASE, COMPOSED), 18),
    TaflBend(
        "CH-11",
        "the king falls with the row",
        _KingFallsInTheRow,
        "captured",
        (CASE, RECORD, COMPOSED),
        0,
    ),
    TaflBend(
        "CH-11",
        "the king protects the row",
        _KingProtectsTheRow,
        "captured",
        (CASE, RECORD, COMPOSED),
        0,
    ),
    TaflBend("CH-12", "shieldwall alone", _ShieldwallAlone, "captured", (CASE, COMPOSED), 0),
    TaflBend("CH-12", "custodial alone", _CustodialFirst, "captured", (CASE, COMPOSED), 4),
)
