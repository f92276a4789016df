"""The Copenhagen exit fort, misread."""

from __future__ import annotations

from tests.proof.bends.tafl_bend import CASE, COMPOSED, RECORD, TaflBend, flood_diagonally
from tests.reference.geometry import Point
from tests.reference.state import Pieces
from tests.reference.tafl_games import Copenhagen
from tests.reference.tafl_moves import ATTACKER, DEFENDER, KING


class _NoFort(Copenhagen):
    def has_fort(self, pieces: Pieces) -> bool:
        return False


class _BreakableWalls(Copenhagen):
    """Any defenders are a wall, whether they can be taken or not."""

    def falls_of(self, wall: set[Point], king: Point, squares: set[Point]) -> set[Point]:
        return set()


class NoShieldwallAgainstForts(Copenhagen):
    """The wall is asked for custodial captures alone; it makes no difference.

    Around a row that falls by shieldwall every square is one that attackers can reach, or a corner,
    or of the row itself. So no other man leans on it, nothing is behind it that they could not
    reach before, and a king in it is not walled in.
    """

    def shieldwall_falls(self, wall: set[Point], king: Point, squares: set[Point]) -> set[Point]:
        return set()


class _ThroneHarmlessToForts(Copenhagen):
    def stands_in_for_attacker(self, point: Point) -> bool:
        return point in self.board.corners


class _CornersHarmlessToForts(Copenhagen):
    def stands_in_for_attacker(self, point: Point) -> bool:
        return point == self.board.throne


class _OneRound(Copenhagen):
    """What leans on a man that falls is not asked again."""

    def unbreakable(self, pieces: Pieces, king: Point) -> set[Point]:
        attackers = {point for point, piece in pieces.items() if piece == ATTACKER}
        wall = {point for point, piece in pieces.items() if piece == DEFENDER}
        squares = self.attackers_ways(attackers, wall) - {king}
        return wall - self.falls_of(wall, king, squares)


class _NextMoveOnly(Copenhagen):
    """The wall must withstand one move, with the attackers as they stand."""

    def unbreakable(self, pieces: Pieces, king: Point) -> set[Point]:
        wall = {point for point, piece in pieces.items() if piece == DEFENDER}
        for attacker in [point for point, piece in pieces.items() if piece == ATTACKER]:
            for target in self.targets(ATTACKER, attacker, pieces):
                after = {at: piece for at, piece in pieces.items() if at != attacker}
                after[target] = ATTACKER
                wall -= self.captured(after, target)
        return wall


class _OnlyTheAttackersThereAre(Copenhagen):
    """A single attacker left cannot close anybody in with another."""

    _several = True

    def custodial_falls(self, wall: set[Point], squares: set[Point]) -> set[Point]:
        return super().custodial_falls(wall, squares) if self._several else set()

    def unbreakable(self, pieces: Pieces, king: Point) -> set[Point]:
        self._several = list(pieces.values()).count(ATTACKER) > 1
        return super().unbreakable(pieces, king)


class _KingNeedNotMove(Copenhagen):
    def king_can_move(self, pieces: Pieces, king: Point) -> bool:
        return True


class _OffTheEdge(Copenhagen):
    """A king anywhere in a pocket that touches the edge has a fort."""

    def is_at_exit(self, king: Point) -> bool:
        return True


class _AttackerInsideIgnored(Copenhagen):
    """A pocket is closed when no corner can be reached from it, whoever is in it."""

    def has_fort(self, pieces: Pieces) -> bool:
        (king,) = (point for point, piece in pieces.items() if piece == KING)
        if king not in self.board.edge or not self.king_can_move(pieces, king):
            return False
        inside = self.board.flood({king}, self.unbreakable(pieces, king))
        return not inside & self.board.corners


class _FreeCornerSpoilsIt(Copenhagen):
    """CH-14 to the letter: no corner may be reached from the king."""

    def has_fort(self, pieces: Pieces) -> bool:
        (king,) = (point for point, piece in pieces.items() if piece == KING)
        inside = self.board.flood({king}, self.unbreakable(pieces, king))
        return super().has_fort(pieces) and not inside & self.board.corners


class _FortsLeakDiagonally(Copenhagen):
    def inside(self, king: Point, wall: set[Point]) -> set[Point]:
        return flood_diagonally(self.board, {king}, wall)


FORTS = (
    TaflBend("CH-14", "no fort", _NoFort, "has_fort", (CASE, RECORD, COMPOSED), 31),
    TaflBend("CH-14", "breakable walls", _BreakableWalls, "has_fort", (CASE, COMPOSED), 10),
    TaflBend(
        "CH-14",
        "the throne is harmless to forts",
        _ThroneHarmlessToForts,
        "has_fort",
        (COMPOSED,),
        0,
    ),
    TaflBend(
        "CH-14",
        "corners are harmless to forts",
        _CornersHarmlessToForts,
        "has_fort",
        (COMPOSED,),
        0,
    ),
    TaflBend(
        "CH-14", "what leans on the fallen still stands", _OneRound, "has_fort", (COMPOSED,), 0
    ),
    TaflBend("CH-14", "safe for one move is safe", _NextMoveOnly, "has_fort", (CASE, COMPOSED), 7),
    TaflBend(
        "CH-14",
        "as many attackers as there are",
        _OnlyTheAttackersThereAre,
        "has_fort",
        (COMPOSED,),
        0,
    ),
    TaflBend(
        "CH-14", "the king need not have a move", _KingNeedNotMove, "has_fort", (CASE, COMPOSED), 6
    ),
    TaflBend("CH-14", "a king off the edge", _OffTheEdge, "has_fort", (CASE, COMPOSED), 12),
    TaflBend(
        "CH-14",
        "an attacker inside does not matter",
        _AttackerInsideIgnored,
        "has_fort",
        (CASE, RECORD, COMPOSED),
        0,
    ),
    TaflBend(
        "CH-14",
        "a free corner spoils the fort",
        _FreeCornerSpoilsIt,
        "has_fort",
        (RECORD, COMPOSED),
        0,
    ),
    TaflBend(
        "CH-14",
        "walls leak diagonally",
        _FortsLeakDiagonally,
        "has_fort",
        (CASE, RECORD, COMPOSED),
        31,
    ),
)
