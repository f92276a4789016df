"""Repetition, quiet plies and the order of judging, misread."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace

from tests.proof.bends.bend import Bend
from tests.reference.bagh_chal import BaghChal
from tests.reference.fox_and_geese import FoxAndGeeseTen
from tests.reference.fox_and_hounds import FoxAndHounds
from tests.reference.geometry import Point
from tests.reference.halatafl import Halatafl
from tests.reference.state import State, Turn, Verdict


class _StartNotCounted(Halatafl):
    """The position at the start is taken not to have occurred yet."""

    def occurrences_at_start(self) -> int:
        return 0


class _AnySideToMove(Halatafl):
    """Positions with different sides to move are taken for the same."""

    def same(self, state: State) -> Hashable:
        return frozenset(state.pieces.items())


@dataclass(frozen=True)
class _Marked(State):
    first: Point = (0, 0)


class _FoxesToldApart(Halatafl):
    """Swapping the foxes is taken to give another position."""

    @staticmethod
    def _first(state: State) -> Point:
        return state.first if isinstance(state, _Marked) else min(state.points_of("fox"))

    def after(self, state: State, turn: Turn) -> State:
        now = super().after(state, turn)
        first = self._first(state)
        first = turn.path[-1] if turn.start == first else first
        return _Marked(now.pieces, now.to_move, now.in_hand, now.captured, now.quiet, first)

    def same(self, state: State) -> Hashable:
        return super().same(state), self._first(state)


class _HandForgotten(BaghChal):
    def same(self, state: State) -> Hashable:
        return frozenset(state.pieces.items()), state.to_move


class _SidewaysIsProgress(Halatafl):
    def is_progress(self, state: State, turn: Turn) -> bool:
        return bool(turn.captured) or turn.kind == "goose"


class _DiagonalIsNoProgress(Halatafl):
    def is_progress(self, state: State, turn: Turn) -> bool:
        straight = turn.start is not None and turn.start[1] == turn.path[0][1]
        return super().is_progress(state, turn) and (bool(turn.captured) or straight)


class _FoxStepsAreProgress(Halatafl):
    """Any piece's step toward row 1 is taken for a forward step."""

    def is_progress(self, state: State, turn: Turn) -> bool:
        return super().is_progress(state, replace(turn, kind="goose"))


class _OnePlyLate(Halatafl):
    """The draw is taken to need more than the hundred plies."""

    def drawn(self, occurrences: int, state: State) -> Verdict | None:
        return super().drawn(occurrences, replace(state, quiet=state.quiet - 1))


class _DrawFirstInHalatafl(Halatafl):
    def judge(self, occurrences: int, state: State) -> Verdict | None:
        return self.drawn(occurrences, state) or self.verdict(state)


class _DrawFirstInTen(FoxAndGeeseTen):
    def judge(self, occurrences: int, state: State) -> Verdict | None:
        return self.drawn(occurrences, state) or self.verdict(state)


class _DrawFirstInBaghChal(BaghChal):
    def judge(self, occurrences: int, state: State) -> Verdict | None:
        return self.drawn(occurrences, state) or self.verdict(state)


class _DrawFirstInHounds(FoxAndHounds):
    def judge(self, occurrences: int, state: State) -> Verdict | None:
        return self.drawn(occurrences, state) or self.verdict(state)


HISTORY = (
    Bend("HT-12", "start not counted", "halatafl", _StartNotCounted),
    Bend("HT-12", "any side to move", "halatafl", _AnySideToMove),
    Bend("HT-12", "foxes told apart", "halatafl", _FoxesToldApart),
    Bend("BC-12", "hand forgotten", "bagh-chal", _HandForgotten),
    Bend("HT-13", "sideways is progress", "halatafl", _SidewaysIsProgress),
    Bend("HT-13", "diagonal is no progress", "halatafl", _DiagonalIsNoProgress),
    Bend("HT-13", "fox steps are progress", "halatafl", _FoxStepsAreProgress),
    Bend("HT-13", "one ply late", "halatafl", _OnePlyLate),
    Bend("HT-9", "draw before win", "halatafl", _DrawFirstInHalatafl),
    Bend("FT-8", "draw before win", "fox-and-geese-ten", _DrawFirstInTen),
    Bend("BC-10", "draw before win", "bagh-chal", _DrawFirstInBaghChal),
    Bend("FH-11", "draw before win", "fox-and-hounds", _DrawFirstInHounds),
)
