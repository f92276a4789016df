"""Copenhagen moves and custodial captures, misread."""

from __future__ import annotations

from dataclasses import replace

from tests.proof.bends.tafl_bend import CASE, COMPOSED, PERFT, RECORD, TaflBend
from tests.reference.geometry import Point
from tests.reference.state import Pieces, State, Turn
from tests.reference.tafl_board import WAYS, along
from tests.reference.tafl_games import Copenhagen
from tests.reference.tafl_moves import ATTACKER, DEFENDER, KING, SIDE_OF


class _Steps(Copenhagen):
    longest = 1


class _ThroneIsNotPassed(Copenhagen):
    def may_pass(self, kind: str, point: Point) -> bool:
        return kind == KING or point != self.board.throne


class _ThroneIsOpen(Copenhagen):
    def may_stop(self, kind: str, point: Point) -> bool:
        return point == self.board.throne or super().may_stop(kind, point)


class _KingNeverReturns(Copenhagen):
    def may_stop(self, kind: str, point: Point) -> bool:
        return point != self.board.throne and super().may_stop(kind, point)


class _CornersAreOpen(Copenhagen):
    def may_stop(self, kind: str, point: Point) -> bool:
        return point in self.board.corners or super().may_stop(kind, point)


class _MoverCanFall(Copenhagen):
    """What a bend needs that captures the piece that has moved."""

    def after(self, state: State, turn: Turn) -> State:
        target = turn.path[-1]
        others = tuple(point for point in turn.captured if point != target)
        after = super().after(state, replace(turn, captured=others))
        if target in turn.captured:
            pieces = {point: piece for point, piece in after.pieces.items() if point != target}
            after = replace(after, pieces=pieces, captured=after.captured + 1)
        return after


class _SteppingInIsCaptured(_MoverCanFall):
    """A man who steps in between two enemies is captured."""

    def captured(self, pieces: Pieces, arrived: Point) -> set[Point]:
        taken = super().captured(pieces, arrived)
        mover = pieces[arrived]
        for way in (WAYS[0], WAYS[2]):
            sides = along(arrived, way), along(arrived, way, -1)
            if mover != KING and all(self.is_captor(pieces.get(side), mover) for side in sides):
                taken = taken | {arrived}
        return taken


class _CapturesFromAfar(Copenhagen):
    """Whoever stands between two enemies goes, whichever piece has moved."""

    def custodial(self, pieces: Pieces, arrived: Point) -> set[Point]:
        taken = super().custodial(pieces, arrived)
        for point, piece in pieces.items():
            if piece == KING or SIDE_OF[piece] == SIDE_OF[pieces[arrived]]:
                continue
            for way in (WAYS[0], WAYS[2]):
                sides = along(point, way), along(point, way, -1)
                if all(self.is_captor(pieces.get(side), piece) for side in sides):
                    taken.add(point)
        return taken


class _OneAtATime(Copenhagen):
    def custodial(self, pieces: Pieces, arrived: Point) -> set[Point]:
        return set(sorted(super().custodial(pieces, arrived))[:1])


class _KingDoesNotMoveToCapture(Copenhagen):
    def custodial(self, pieces: Pieces, arrived: Point) -> set[Point]:
        return set() if pieces[arrived] == KING else super().custodial(pieces, arrived)


class _KingIsNoPartner(Copenhagen):
    """Others capture nothing against the king."""

    def closes(self, pieces: Pieces, point: Point, victim: str) -> bool:
        others = {at: piece for at, piece in pieces.items() if piece != KING}
        return super().closes(others, point, victim)


class _UnarmedKing(Copenhagen):
    def is_captor(self, piece: str | None, victim: str) -> bool:
        return piece != KING and super().is_captor(piece, victim)


class _KingIsAMan(Copenhagen):
    """The king is captured between two."""

    def king_is_taken(self, pieces: Pieces, king: Point, arrived: Point) -> bool:
        return self.between_two(pieces, king, arrived)


class _CornersAreHarmless(Copenhagen):
    def is_hostile(self, pieces: Pieces, point: Point, victim: str) -> bool:
        return point not in self.board.corners and super().is_hostile(pieces, point, victim)


class _CornersSpareAttackers(Copenhagen):
    def is_hostile(self, pieces: Pieces, point: Point, victim: str) -> bool:
        spared = point in self.board.corners and victim == ATTACKER
        return not spared and super().is_hostile(pieces, point, victim)


class _CornersSpareDefenders(Copenhagen):
    def is_hostile(self, pieces: Pieces, point: Point, victim: str) -> bool:
        spared = point in self.board.corners and victim == DEFENDER
        return not spared and super().is_hostile(pieces, point, victim)


class _HostileUnderTheKing(Copenhagen):
    """The throne is hostile to defenders while their own king stands on it."""

    def is_hostile(self, pieces: Pieces, point: Point, victim: str) -> bool:
        return point == self.board.throne or super().is_hostile(pieces, point, victim)


class _ThroneSparesDefenders(Copenhagen):
    def is_hostile(self, pieces: Pieces, point: Point, victim: str) -> bool:
        spared = point == self.board.throne and victim == DEFENDER
        return not spared and super().is_hostile(pieces, point, victim)


class _ThroneSparesAttackers(Copenhagen):
    def is_hostile(self, pieces: Pieces, point: Point, victim: str) -> bool:
        spared = point == self.board.throne and victim == ATTACKER
        return not spared and super().is_hostile(pieces, point, victim)


class _ThroneIsNoFourth(Copenhagen):
    def throne_is_fourth(self, pieces: Pieces, side: Point) -> bool:
        return False


class _TwoOffTheThrone(Copenhagen):
    """Four take the king on the throne, two anywhere else."""

    def king_is_taken(self, pieces: Pieces, king: Point, arrived: Point) -> bool:
        if king == self.board.throne:
            return super().king_is_taken(pieces, king, arrived)
        return self.between_two(pieces, king, arrived)


class _ThreeAreEnough(Copenhagen):
    def king_is_taken(self, pieces: Pieces, king: Point, arrived: Point) -> bool:
        closed = [
            side
            for side in self.board.beside[king]
            if pieces.get(side) == ATTACKER or self.throne_is_fourth(pieces, side)
        ]
        return king not in self.board.edge and len(closed) >= 3


class _OwnMenCloseHimIn(Copenhagen):
    """Any piece closes a side of the king."""

    def on_four_sides(self, pieces: Pieces, king: Point) -> bool:
        anybody = {at: ATTACKER for at in pieces if at != king}
        return super().on_four_sides({**anybody, king: KING}, king)


class _KingStepsIntoCapture(_MoverCanFall):
    """A king who steps in between four is captured by it."""

    def king_capture(self, pieces: Pieces, arrived: Point) -> set[Point]:
        if pieces[arrived] == KING and self.king_is_taken(pieces, arrived, arrived):
            return {arrived}
        return super().king_capture(pieces, arrived)


class _KingTakenFromAfar(Copenhagen):
    """A king who stands between four is captured by any later move of an attacker."""

    def king_capture(self, pieces: Pieces, arrived: Point) -> set[Point]:
        if pieces[arrived] != ATTACKER:
            return set()
        kings = [point for point, piece in pieces.items() if piece == KING]
        return {king for king in kings if self.king_is_taken(pieces, king, arrived)}


class _KingTakenAtTheEdge(Copenhagen):
    """Three attackers take the king at the edge."""

    def king_is_taken(self, pieces: Pieces, king: Point, arrived: Point) -> bool:
        if king in self.board.edge:
            return all(pieces.get(side) == ATTACKER for side in self.board.beside[king])
        return super().king_is_taken(pieces, king, arrived)


class _LastKingTakenAtTheEdge(_KingTakenAtTheEdge):
    """The same, when he is the last of his side: as the Fetlar rules have it."""

    def king_is_taken(self, pieces: Pieces, king: Point, arrived: Point) -> bool:
        if king in self.board.edge and DEFENDER in pieces.values():
            return False
        return super().king_is_taken(pieces, king, arrived)


MOVES = (
    TaflBend(
        "CH-3", "one square a move", _Steps, "is_legal", (CASE, RECORD, COMPOSED, PERFT), 28928
    ),
    TaflBend(
        "CH-4",
        "men do not pass the throne",
        _ThroneIsNotPassed,
        "is_legal",
        (RECORD, COMPOSED),
        635,
    ),
    TaflBend("CH-4", "men stop on the throne", _ThroneIsOpen, "is_legal", (RECORD, COMPOSED), 0),
    TaflBend(
        "CH-4",
        "the king never returns to the throne",
        _KingNeverReturns,
        "is_legal",
        (RECORD, COMPOSED),
        47,
    ),
    TaflBend(
        "CH-5", "men stop on corners", _CornersAreOpen, "is_legal", (RECORD, COMPOSED, PERFT), 0
    ),
)

CAPTURES = (
    TaflBend(
        "CH-6",
        "stepping in between is captured",
        _SteppingInIsCaptured,
        "captured",
        (CASE, RECORD, COMPOSED),
        1502,
    ),
    TaflBend(
        "CH-6",
        "any move captures who stands between",
        _CapturesFromAfar,
        "captured",
        (CASE, RECORD, COMPOSED),
        1218,
    ),
    TaflBend("CH-6", "one capture a move", _OneAtATime, "captured", (RECORD, COMPOSED), 78),
    TaflBend(
        "CH-6",
        "the king does not capture by moving",
        _KingDoesNotMoveToCapture,
        "captured",
        (CASE, COMPOSED),
        251,
    ),
    TaflBend(
        "CH-6",
        "the king is no partner",
        _KingIsNoPartner,
        "captured",
        (CASE, RECORD, COMPOSED),
        1060,
    ),
    TaflBend("CH-6", "unarmed king", _UnarmedKing, "captured", (CASE, RECORD, COMPOSED), 1294),
    TaflBend(
        "CH-7", "corners are harmless", _CornersAreHarmless, "captured", (RECORD, COMPOSED), 261
    ),
    TaflBend(
        "CH-7",
        "corners spare attackers",
        _CornersSpareAttackers,
        "captured",
        (RECORD, COMPOSED),
        176,
    ),
    TaflBend(
        "CH-7", "corners spare defenders", _CornersSpareDefenders, "captured", (COMPOSED,), 85
    ),
    TaflBend(
        "CH-7",
        "throne hostile to defenders under the king",
        _HostileUnderTheKing,
        "captured",
        (CASE, RECORD, COMPOSED),
        17,
    ),
    TaflBend(
        "CH-7",
        "throne spares defenders",
        _ThroneSparesDefenders,
        "captured",
        (CASE, RECORD, COMPOSED),
        308,
    ),
    TaflBend(
        "CH-7",
        "throne spares attackers",
        _ThroneSparesAttackers,
        "captured",
        (RECORD, COMPOSED),
        24,
    ),
    TaflBend(
        "CH-8", "the king is captured like a man", _KingIsAMan, "captured", (CASE, COMPOSED), 742
    ),
    TaflBend(
        "CH-8", "two take him off the throne", _TwoOffTheThrone, "captured", (CASE, COMPOSED), 736
    ),
    TaflBend("CH-8", "three are enough", _ThreeAreEnough, "captured", (CASE, COMPOSED), 280),
    TaflBend(
        "CH-8",
        "three and the throne are not enough",
        _ThroneIsNoFourth,
        "captured",
        (CASE, RECORD, COMPOSED),
        3,
    ),
    TaflBend(
        "CH-8", "his own men close him in", _OwnMenCloseHimIn, "captured", (RECORD, COMPOSED), 24
    ),
    TaflBend(
        "CH-8", "he steps into his capture", _KingStepsIntoCapture, "captured", (COMPOSED,), 0
    ),
    TaflBend(
        "CH-8", "captured by a move elsewhere", _KingTakenFromAfar, "captured", (COMPOSED,), 0
    ),
    TaflBend("CH-9", "captured at the edge", _KingTakenAtTheEdge, "captured", (CASE, COMPOSED), 24),
    TaflBend(
        "CH-9",
        "captured at the edge when alone",
        _LastKingTakenAtTheEdge,
        "captured",
        (COMPOSED,),
        0,
    ),
)
