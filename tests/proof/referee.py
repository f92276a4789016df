"""One face for both implementations, so that the same data judges either."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from rules_engine import Game
from rules_engine.game import Captured
from tests.proof import bridge
from tests.reference import Point, RefGame, Rules, State, Verdict


class Referee(Protocol):
    """A game being played by one of the implementations."""

    def legal(self) -> list[str]:
        """Return the legal moves as the case files write them."""
        ...

    def play(self, text: str) -> frozenset[Point]:
        """Play a legal move and return where pieces were captured."""
        ...

    def state(self) -> State:
        """Return the position."""
        ...

    def result(self) -> Verdict | None:
        """Return the result, None while the game goes on; reasons as the reference has them."""
        ...

    def occurrences(self) -> int:
        """Return how often the position has occurred, this time too."""
        ...


Opening = Callable[[State | None], Referee]
"""Opens a game from a state, or from the start for None."""


class PlainReferee:
    """The plain rules as a referee."""

    def __init__(self, rules: Rules, state: State | None = None) -> None:
        self._game = RefGame(rules, state)

    def legal(self) -> list[str]:
        return [turn.text for turn in self._game.legal()]

    def play(self, text: str) -> frozenset[Point]:
        return frozenset(self._game.play(text).captured)

    def state(self) -> State:
        return self._game.state

    def result(self) -> Verdict | None:
        return self._game.result

    def occurrences(self) -> int:
        return self._game.occurrences


class EngineReferee:
    """The engine as a referee."""

    def __init__(self, link: bridge.Link, state: State | None = None) -> None:
        self._link = link
        self._game = Game(link.variant, None if state is None else link.position(state))

    def legal(self) -> list[str]:
        return [self._link.text(move) for move in self._game.legal_moves()]

    def play(self, text: str) -> frozenset[Point]:
        (move,) = [move for move in self._game.legal_moves() if self._link.text(move) == text]
        turn = self._game.play(move)
        return frozenset(
            self._link.place(event.point) for event in turn.events if isinstance(event, Captured)
        )

    def state(self) -> State:
        return self._link.state(self._game.position)

    def result(self) -> Verdict | None:
        return self._link.verdict(self._game.result)

    def occurrences(self) -> int:
        return self._game.occurrences()


def plain(rules: Rules) -> Opening:
    """Open games by the plain rules."""
    return lambda state: PlainReferee(rules, state)


def engine(link: bridge.Link) -> Opening:
    """Open games by the engine."""
    return lambda state: EngineReferee(link, state)
