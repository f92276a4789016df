"""Copenhagen endings, misread."""

from __future__ import annotations

from collections.abc import Hashable

from tests.proof.bends.tafl_bend import CASE, COMPOSED, RECORD, TaflBend, flood_diagonally
from tests.reference.geometry import Point
from tests.reference.state import Pieces, State, Verdict
from tests.reference.tafl_games import Copenhagen
from tests.reference.tafl_moves import ATTACKER, KING


class _EdgeIsEnough(Copenhagen):
    def has_escaped(self, king: Point) -> bool:
        return king in self.board.edge


class _NoEncirclement(Copenhagen):
    def is_encircled(self, pieces: Pieces) -> bool:
        return False


class _OnlyTheKing(Copenhagen):
    def must_be_enclosed(self, pieces: Pieces) -> set[Point]:
        return {point for point, piece in pieces.items() if piece == KING}


class _OnlyTheKingAndHisCompany(Copenhagen):
    """The king and those whom he could reach; others outside do not matter."""

    def must_be_enclosed(self, pieces: Pieces) -> set[Point]:
        king = {point for point, piece in pieces.items() if piece == KING}
        return super().must_be_enclosed(pieces) & self.escapes(pieces, king)


class _RingsLeakDiagonally(Copenhagen):
    def escapes(self, pieces: Pieces, inside: set[Point]) -> set[Point]:
        ring = {point for point, piece in pieces.items() if piece == ATTACKER}
        return flood_diagonally(self.board, inside, ring)


class _OnlyCornersCount(Copenhagen):
    """Enclosed when no corner can be reached."""

    def is_encircled(self, pieces: Pieces) -> bool:
        inside = self.must_be_enclosed(pieces)
        return not self.escapes(pieces, inside) & self.board.corners


class _ThroneClosesRings(Copenhagen):
    """The empty throne is no gap."""

    def escapes(self, pieces: Pieces, inside: set[Point]) -> set[Point]:
        ring = {point for point, piece in pieces.items() if piece == ATTACKER}
        if self.board.throne not in pieces:
            ring = ring | {self.board.throne}
        return self.board.flood(inside, ring)


class _RingsMustHold(Copenhagen):
    """A ring of which a man can be taken at once is none."""

    def is_encircled(self, pieces: Pieces) -> bool:
        if not super().is_encircled(pieces):
            return False
        return not any(
            ATTACKER in [pieces.get(point) for point in turn.captured]
            for turn in self.turns(State(pieces, "defenders"))
        )


class _RepetitionDraws(Copenhagen):
    recurrence_wins = None


class _RepetitionLosesForAttackers(Copenhagen):
    recurrence_wins = "defenders"


class _RepetitionIgnored(Copenhagen):
    times = None


class _FourTimes(Copenhagen):
    times = 4


class _StartNotCounted(Copenhagen):
    def occurrences_at_start(self) -> int:
        return 0


class _AnySideToMove(Copenhagen):
    def same(self, state: State) -> Hashable:
        return frozenset(state.pieces.items())


class _WhoRepeatsLoses(Copenhagen):
    """The side that brings the position about for the third time loses."""

    def judge(self, occurrences: int, state: State) -> Verdict | None:
        found = super().judge(occurrences, state)
        if found and found.reason == "repetition":
            return Verdict(state.to_move, "repetition")
        return found


class _StuckDraws(Copenhagen):
    stuck_wins = False


class _StuckWins(Copenhagen):
    """A player who cannot move wins."""

    def stuck(self, state: State) -> Verdict | None:
        found = super().stuck(state)
        return found and Verdict(state.to_move, found.reason)


class _StuckNeverEnds(Copenhagen):
    def stuck(self, state: State) -> Verdict | None:
        return None


class _StuckAnyTime(Copenhagen):
    """A side without a move has lost even when it is not its turn."""

    def stuck(self, state: State) -> Verdict | None:
        first, second = self.sides
        other = State(state.pieces, second if state.to_move == first else first)
        return super().stuck(state) or super().stuck(other)


class _StuckFirst(Copenhagen):
    def verdict(self, state: State) -> Verdict | None:
        return self.stuck(state) or self.won(state.pieces)

    def judge(self, occurrences: int, state: State) -> Verdict | None:
        return self.stuck(state) or super().judge(occurrences, state)


class _EncirclementBeforeCapture(Copenhagen):
    def won(self, pieces: Pieces) -> Verdict | None:
        return self.encirclement(pieces) or super().won(pieces)


class _FortBeforeCorner(Copenhagen):
    def won(self, pieces: Pieces) -> Verdict | None:
        return self.king_captured(pieces) or self.exit_fort(pieces) or super().won(pieces)


ENDINGS = (
    TaflBend(
        "CH-13", "the edge is enough", _EdgeIsEnough, "king_escaped", (CASE, RECORD, COMPOSED), 4754
    ),
    TaflBend(
        "CH-16", "no encirclement", _NoEncirclement, "is_encircled", (CASE, RECORD, COMPOSED), 9
    ),
    TaflBend(
        "CH-16", "only the king is looked at", _OnlyTheKing, "is_encircled", (CASE, COMPOSED), 0
    ),
    TaflBend(
        "CH-16",
        "only the king's company",
        _OnlyTheKingAndHisCompany,
        "is_encircled",
        (CASE, COMPOSED),
        0,
    ),
    TaflBend(
        "CH-16",
        "rings leak diagonally",
        _RingsLeakDiagonally,
        "is_encircled",
        (CASE, RECORD, COMPOSED),
        9,
    ),
    TaflBend("CH-16", "only corners count", _OnlyCornersCount, "is_encircled", (COMPOSED,), 759),
    TaflBend(
        "CH-16",
        "the empty throne closes a ring",
        _ThroneClosesRings,
        "is_encircled",
        (COMPOSED,),
        0,
    ),
    TaflBend("CH-16", "a ring must hold", _RingsMustHold, "is_encircled", (COMPOSED,), 0),
    TaflBend("CH-18", "stuck draws", _StuckDraws, "stuck", (CASE, COMPOSED), 7),
    TaflBend("CH-18", "stuck wins", _StuckWins, "stuck", (CASE, COMPOSED), 7),
    TaflBend("CH-18", "stuck goes on", _StuckNeverEnds, "stuck", (CASE, COMPOSED), 7),
    TaflBend("CH-18", "stuck out of turn", _StuckAnyTime, "stuck", (COMPOSED,), 0),
    TaflBend("CH-19", "no move before wins", _StuckFirst, "verdict", (CASE, RECORD, COMPOSED), 6),
    TaflBend(
        "CH-19",
        "encirclement before capture",
        _EncirclementBeforeCapture,
        "won",
        (CASE, RECORD, COMPOSED),
        5,
    ),
    TaflBend("CH-19", "fort before corner", _FortBeforeCorner, "won", (COMPOSED,), 0),
)

REPETITIONS = (
    TaflBend("CH-17", "repetition draws", _RepetitionDraws, "judge", (COMPOSED,), 0),
    TaflBend("CH-17", "the attackers lose", _RepetitionLosesForAttackers, "judge", (COMPOSED,), 0),
    TaflBend("CH-17", "no rule on repetition", _RepetitionIgnored, "judge", (COMPOSED,), 0),
    TaflBend("CH-17", "the fourth time", _FourTimes, "judge", (COMPOSED,), 0),
    TaflBend("CH-17", "start not counted", _StartNotCounted, "judge", (COMPOSED,), 0),
    TaflBend("CH-17", "any side to move", _AnySideToMove, "judge", (COMPOSED,), 0),
    TaflBend("CH-17", "who repeats loses", _WhoRepeatsLoses, "judge", (COMPOSED,), 0),
)
