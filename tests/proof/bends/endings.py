"""Endings by position, misread."""

from __future__ import annotations

from dataclasses import replace

from tests.proof.bends.bend import Bend
from tests.reference.bagh_chal import BaghChal
from tests.reference.fox_and_geese import FoxAndGeese, FoxAndGeeseTen, FoxGame
from tests.reference.fox_and_hounds import FoxAndHounds
from tests.reference.halatafl import Halatafl
from tests.reference.state import State, Verdict


def _turned(state: State, sides: tuple[str, str]) -> State:
    return replace(state, to_move=sides[1] if state.to_move == sides[0] else sides[0])


class _BlockedAnyTime(FoxAndGeese):
    """A side without a move has lost even when it is not its turn."""

    def blocked(self, state: State) -> Verdict | None:
        return super().blocked(state) or super().blocked(_turned(state, self.sides))


class _TigersBlockedAnyTime(BaghChal):
    def verdict(self, state: State) -> Verdict | None:
        return super().verdict(state) or super().verdict(_turned(state, self.sides))


class _FoxBlockedAnyTime(FoxAndHounds):
    def blocked(self, state: State) -> Verdict | None:
        return super().blocked(state) or super().blocked(_turned(state, self.sides))


def _fox_cannot_step(rules: FoxGame, state: State) -> Verdict | None:
    stuck = not any(rules.steps(state, fox) for fox in state.points_of("fox"))
    return Verdict("geese", "foxes-blocked") if stuck and state.to_move == "foxes" else None


class _BlockedWhenItCannotStep(FoxAndGeese):
    def blocked(self, state: State) -> Verdict | None:
        return _fox_cannot_step(self, state) or super().blocked(state)


class _TigersBlockedWhenTheyCannotStep(BaghChal):
    def verdict(self, state: State) -> Verdict | None:
        stuck = not any(self.steps(state, tiger) for tiger in state.points_of("tiger"))
        if stuck and state.to_move == "tigers" and state.captured < 5:
            return Verdict("goats", "tigers-blocked")
        return super().verdict(state)


class _OneBlockedFoxLoses(Halatafl):
    def blocked(self, state: State) -> Verdict | None:
        if state.to_move == "foxes":
            for fox in state.points_of("fox"):
                if not self.steps(state, fox) and not self.chains(state, fox, must_go_on=True):
                    return Verdict("geese", "foxes-blocked")
        return super().blocked(state)


class _CountsCapturesNotGeese(FoxAndGeese):
    """Fewer than four left is taken to mean ten captured."""

    def verdict(self, state: State) -> Verdict | None:
        if state.captured > self.geese - 4:
            return Verdict("foxes", "too-few-geese")
        return self.blocked(state)


class _InfersCaptures(FoxAndGeeseTen):
    """Geese that are missing count as captured."""

    def verdict(self, state: State) -> Verdict | None:
        return super().verdict(replace(state, captured=13 - state.count("goose")))


class _InfersGoats(BaghChal):
    def verdict(self, state: State) -> Verdict | None:
        return super().verdict(replace(state, captured=20 - state.in_hand - state.count("goat")))


class _ExactlyTen(FoxAndGeeseTen):
    """A turn that passes over the tenth capture is taken not to win."""

    def verdict(self, state: State) -> Verdict | None:
        return Verdict("foxes", "ten-captures") if state.captured == 10 else self.blocked(state)


class _InfersHalataflCaptures(Halatafl):
    """Fewer than nine left is taken to mean twelve captured."""

    def verdict(self, state: State) -> Verdict | None:
        if self.pen_is_filled(state):
            return Verdict("geese", "pen-filled")
        if state.captured >= 12:
            return Verdict("foxes", "too-few-geese")
        return self.blocked(state)


class _PenWaitsForJumps(Halatafl):
    """The pen wins only when no fox can jump."""

    def pen_is_filled(self, state: State) -> bool:
        jumps = any(self.chains(state, fox, must_go_on=True) for fox in state.points_of("fox"))
        return super().pen_is_filled(state) and not jumps


class _PenWaitsForTheFoxes(Halatafl):
    """The pen wins only after the foxes' answer."""

    def pen_is_filled(self, state: State) -> bool:
        return super().pen_is_filled(state) and state.to_move == "geese"


class _PenCountsFoxes(Halatafl):
    def pen_is_filled(self, state: State) -> bool:
        return super().pen_is_filled(replace(state, pieces=dict.fromkeys(state.pieces, "goose")))


class _LevelIsPassed(FoxAndHounds):
    def passed_hounds(self, state: State) -> bool:
        (fox,) = state.points_of("fox")
        return all(fox[0] >= row for row, _ in state.points_of("hound"))


class _PassedByTheFoxOnly(FoxAndHounds):
    """Judged after the fox's own move alone."""

    def passed_hounds(self, state: State) -> bool:
        return super().passed_hounds(state) and state.to_move == "hounds"


class _PassedMost(FoxAndHounds):
    def passed_hounds(self, state: State) -> bool:
        (fox,) = state.points_of("fox")
        return sum(fox[0] > row for row, _ in state.points_of("hound")) >= 3


class _StuckHoundsDraw(FoxAndHounds):
    def blocked(self, state: State) -> Verdict | None:
        found = super().blocked(state)
        return Verdict(None, "hounds-blocked") if found and found.winner == "fox" else found


class _StuckGoatsDraw(BaghChal):
    def verdict(self, state: State) -> Verdict | None:
        found = super().verdict(state)
        return Verdict(None, found.reason) if found and found.reason == "goats-blocked" else found


ENDINGS = (
    Bend("FG-12", "blocked at any time", "fox-and-geese", _BlockedAnyTime),
    Bend("BC-10", "blocked at any time", "bagh-chal", _TigersBlockedAnyTime),
    Bend("FH-8", "blocked at any time", "fox-and-hounds", _FoxBlockedAnyTime),
    Bend("FG-13", "blocked when it cannot step", "fox-and-geese", _BlockedWhenItCannotStep),
    Bend("BC-10", "blocked when they cannot step", "bagh-chal", _TigersBlockedWhenTheyCannotStep),
    Bend("HT-10", "one blocked fox loses", "halatafl", _OneBlockedFoxLoses),
    Bend("FG-11", "captures counted, not geese", "fox-and-geese", _CountsCapturesNotGeese),
    Bend("FT-11", "captures inferred", "fox-and-geese-ten", _InfersCaptures),
    Bend("BC-9", "captures inferred", "bagh-chal", _InfersGoats),
    Bend("HT-11", "captures counted, not geese", "halatafl", _InfersHalataflCaptures),
    Bend("FT-6", "exactly ten", "fox-and-geese-ten", _ExactlyTen),
    Bend("HT-9", "pen waits for jumps", "halatafl", _PenWaitsForJumps),
    Bend("HT-9", "pen waits for the foxes", "halatafl", _PenWaitsForTheFoxes),
    Bend("HT-9", "pen counts foxes", "halatafl", _PenCountsFoxes),
    Bend("FH-7", "level is passed", "fox-and-hounds", _LevelIsPassed),
    Bend("FH-7", "judged after the fox only", "fox-and-hounds", _PassedByTheFoxOnly),
    Bend("FH-7", "three passed", "fox-and-hounds", _PassedMost),
    Bend("FH-9", "stuck hounds draw", "fox-and-hounds", _StuckHoundsDraw),
    Bend("BC-11", "stuck goats draw", "bagh-chal", _StuckGoatsDraw),
)
