"""Both implementations of the tafl games as referees and as judges.

A referee (`tests.proof.referee`) plays whole games; a judge answers for a position whatever came
before, also for one in which the game is over, or which has no king.
"""

from __future__ import annotations

from typing import Protocol

from rules_engine import Game, Move
from tests.proof import bridge
from tests.proof.referee import EngineReferee, PlainReferee
from tests.reference import Point, State, Tafl, TaflGame, Verdict
from tests.reference.tafl_game import read_ply

Ply = tuple[Point, Point]
"""Where a piece starts and where it stops."""


class Judge(Protocol):
    """One of the implementations."""

    def is_legal(self, state: State, ply: Ply) -> bool:
        """Say whether a move may be made, were the game not over."""
        ...

    def captured(self, state: State, ply: Ply) -> frozenset[Point]:
        """Return the squares of the pieces that a legal move captures."""
        ...

    def after(self, state: State, ply: Ply) -> State:
        """Return the state after a legal move."""
        ...

    def verdict(self, state: State) -> Verdict | None:
        """Say whether the game is over by the position alone."""
        ...


class PlainJudge:
    """The plain rules as a judge."""

    def __init__(self, rules: Tafl) -> None:
        self._rules = rules

    def is_legal(self, state: State, ply: Ply) -> bool:
        return self._rules.is_legal(state, *ply)

    def captured(self, state: State, ply: Ply) -> frozenset[Point]:
        return frozenset(self._rules.turn(state, *ply).captured)

    def after(self, state: State, ply: Ply) -> State:
        return self._rules.after(state, self._rules.turn(state, *ply))

    def verdict(self, state: State) -> Verdict | None:
        return self._rules.verdict(state)


class EngineJudge:
    """The engine as a judge."""

    def __init__(self, link: bridge.Link) -> None:
        self._link = link
        self._compiled = link.variant.compiled

    def _move(self, ply: Ply) -> Move:
        return Move(self._link.point(ply[0]), (self._link.point(ply[1]),))

    def is_legal(self, state: State, ply: Ply) -> bool:
        return self._compiled.allows(self._link.position(state), self._move(ply))

    def captured(self, state: State, ply: Ply) -> frozenset[Point]:
        step = self._compiled.step(self._link.position(state), self._move(ply))
        return frozenset(
            self._link.place(point)
            for point in range(len(self._link.variant.board))
            if step.captured >> point & 1
        )

    def after(self, state: State, ply: Ply) -> State:
        link = self._link
        return link.state(link.variant.after(link.position(state), self._move(ply)))

    def verdict(self, state: State) -> Verdict | None:
        return self._link.verdict(self._link.variant.result(self._link.position(state)))


class PlainTaflReferee(PlainReferee):
    """The plain rules as a referee; a move is played without listing all others."""

    def __init__(self, rules: Tafl, state: State | None = None) -> None:
        self._game = TaflGame(rules, state)


class EngineTaflReferee(EngineReferee):
    """The engine as a referee; a move is played without listing all others."""

    def __init__(self, link: bridge.Link, state: State | None = None) -> None:
        super().__init__(link, state)
        self._game: Game

    def play(self, text: str) -> frozenset[Point]:
        start, target = (self._link.point(place) for place in read_ply(text))
        turn = self._game.play(Move(start, (target,)))
        return frozenset(self._link.place(point) for point in turn.captured)
