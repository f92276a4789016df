"""The tafl games, each as its sheet has it."""

from __future__ import annotations

from tests.reference.geometry import Point
from tests.reference.state import Pieces, Verdict
from tests.reference.tafl import Tafl
from tests.reference.tafl_board import WAYS, along
from tests.reference.tafl_encirclement import Encirclement
from tests.reference.tafl_fort import Fort
from tests.reference.tafl_moves import ATTACKER, DEFENDER, KING
from tests.reference.tafl_shieldwall import Shieldwall


class Tablut(Tafl):
    """TB-1 to TB-14."""

    stuck_wins = False  # TB-14

    def may_stop(self, kind: str, point: Point) -> bool:
        """TB-5, TB-6."""
        return kind == KING or (point != self.board.throne and point not in self.board.corners)

    def may_pass(self, kind: str, point: Point) -> bool:
        """TB-5: only the king passes over the throne."""
        return kind == KING or point != self.board.throne

    def is_hostile(self, pieces: Pieces, point: Point, victim: str) -> bool:
        """TB-8: corners and throne, to both sides, the throne occupied or empty."""
        return point in self.board.corners or point == self.board.throne

    def king_is_taken(self, pieces: Pieces, king: Point, arrived: Point) -> bool:
        """TB-10: four attackers; throne, corner and the board's edge close a side too."""
        return all(
            side not in self.board.points
            or pieces.get(side) == ATTACKER
            or side in self.board.corners
            or side == self.board.throne
            for side in (along(king, way) for way in WAYS)
        )

    def has_escaped(self, king: Point) -> bool:
        """TB-11."""
        return king in self.board.corners


class Fetlar(Tafl):
    """FE-1 to FE-7, of which CH-3 to CH-9 and CH-13 say the most."""

    stuck_wins = False  # FE-7
    times: int | None = 3  # FE-6

    def may_stop(self, kind: str, point: Point) -> bool:
        """CH-4, CH-5: any piece may pass over the empty throne, only the king may stop there."""
        return kind == KING or (point != self.board.throne and point not in self.board.corners)

    def is_hostile(self, pieces: Pieces, point: Point, victim: str) -> bool:
        """CH-7: the throne to attackers always, to defenders only while it is empty."""
        if point == self.board.throne:
            return victim == ATTACKER or point not in pieces
        return point in self.board.corners

    def king_is_taken(self, pieces: Pieces, king: Point, arrived: Point) -> bool:
        """FE-3: four sides, or three and the throne; at the edge only the last of his side."""
        if king in self.board.edge:
            alone = DEFENDER not in pieces.values()
            return alone and all(pieces.get(side) == ATTACKER for side in self.board.beside[king])
        return self.on_four_sides(pieces, king)

    def has_escaped(self, king: Point) -> bool:
        """FE-5, CH-13."""
        return king in self.board.corners


class Copenhagen(Shieldwall, Encirclement, Fort, Fetlar):
    """CH-1 to CH-19, on any board (CH-20)."""

    stuck_wins = True  # CH-18
    recurrence_wins: str | None = "attackers"  # CH-17

    def king_is_taken(self, pieces: Pieces, king: Point, arrived: Point) -> bool:
        """CH-8, CH-9: never on the edge."""
        return king not in self.board.edge and self.on_four_sides(pieces, king)

    def encirclement(self, pieces: Pieces) -> Verdict | None:
        """CH-16."""
        return Verdict("attackers", "encirclement") if self.is_encircled(pieces) else None

    def exit_fort(self, pieces: Pieces) -> Verdict | None:
        """CH-14."""
        return Verdict("defenders", "exit-fort") if self.has_fort(pieces) else None

    def won(self, pieces: Pieces) -> Verdict | None:
        """CH-19: king captured, king on a corner, encirclement, exit fort."""
        return (
            self.king_captured(pieces)
            or self.king_escaped(pieces)
            or self.encirclement(pieces)
            or self.exit_fort(pieces)
        )


class Brandubh(Tafl):
    """BR-1 to BR-8."""

    times = 3

    def may_stop(self, kind: str, point: Point) -> bool:
        """BR-2: throne and corners are for the king; any piece may pass over the empty throne."""
        return kind == KING or (point != self.board.throne and point not in self.board.corners)

    def is_hostile(self, pieces: Pieces, point: Point, victim: str) -> bool:
        """BR-3; BR-5: a corner may stand for one of the two who take the king."""
        if point == self.board.throne:
            return victim == ATTACKER or point not in pieces
        return point in self.board.corners

    def king_is_taken(self, pieces: Pieces, king: Point, arrived: Point) -> bool:
        """BR-5: four on the throne, three beside it, two elsewhere, at the edge too."""
        if self.at_throne(king):
            return self.on_four_sides(pieces, king)
        return self.between_two(pieces, king, arrived)

    def has_escaped(self, king: Point) -> bool:
        """BR-6."""
        return king in self.board.corners


class ArdRi(Tafl):
    """AR-1 to AR-6."""

    times = 3
    longest = 1  # AR-2

    def may_stop(self, kind: str, point: Point) -> bool:
        """AR-3."""
        return kind == KING or point != self.board.throne

    def king_is_taken(self, pieces: Pieces, king: Point, arrived: Point) -> bool:
        """AR-4."""
        return self.on_four_sides(pieces, king)

    def has_escaped(self, king: Point) -> bool:
        """AR-5."""
        return king in self.board.edge


class Tawlbwrdd(Tafl):
    """TW-1 to TW-5. No square is closed or hostile."""

    times = 3

    def king_is_taken(self, pieces: Pieces, king: Point, arrived: Point) -> bool:
        """TW-3: like any piece."""
        return self.between_two(pieces, king, arrived)

    def has_escaped(self, king: Point) -> bool:
        """TW-4."""
        return king in self.board.edge


class Linnaeus(Tafl):
    """TL-1 to TL-6; the third occurrence, of which they do not speak, draws as in the others."""

    times = 3

    def may_stop(self, kind: str, point: Point) -> bool:
        """TL-2: the castle is closed to all once the king has left it."""
        return point != self.board.throne

    def may_pass(self, kind: str, point: Point) -> bool:
        """TL-2: to passing too."""
        return point != self.board.throne

    def is_hostile(self, pieces: Pieces, point: Point, victim: str) -> bool:
        """TL-4: of any piece, of a defender also while the king stands there."""
        return point == self.board.throne

    def king_is_taken(self, pieces: Pieces, king: Point, arrived: Point) -> bool:
        """TL-3: four on the castle, three beside it, two elsewhere."""
        if self.at_throne(king):
            return self.on_four_sides(pieces, king)
        return self.between_two(pieces, king, arrived)

    def has_escaped(self, king: Point) -> bool:
        """TL-5."""
        return king in self.board.edge


class Alea(Tafl):
    """AE-1 to AE-5."""

    times = 3

    def may_stop(self, kind: str, point: Point) -> bool:
        """AE-2: throne and corners are for the king alone; the empty throne may be passed."""
        return kind == KING or (point != self.board.throne and point not in self.board.corners)

    def is_hostile(self, pieces: Pieces, point: Point, victim: str) -> bool:
        """AE-2: the corners are hostile; of the throne it does not say so."""
        return point in self.board.corners

    def king_is_taken(self, pieces: Pieces, king: Point, arrived: Point) -> bool:
        """AE-3: on four sides, and so not at the edge."""
        return self.on_four_sides(pieces, king)

    def throne_is_fourth(self, pieces: Pieces, side: Point) -> bool:
        """AE-3 names four sides only."""
        return False

    def has_escaped(self, king: Point) -> bool:
        """AE-4."""
        return king in self.board.corners
