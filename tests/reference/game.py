"""A game with its history, for the rules that look back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from tests.reference.rules import Rules
from tests.reference.state import State, Turn, Verdict


class RefGame:
    """A game from its start or from a given state, which counts as its first occurrence."""

    def __init__(self, rules: Rules, state: State | None = None) -> None:
        self.rules = rules
        self.state = rules.start() if state is None else state
        self._seen: Counter[Hashable] = Counter()
        self._seen[rules.same(self.state)] = rules.occurrences_at_start()
        self.result: Verdict | None = rules.judge(self.occurrences, self.state)

    @property
    def occurrences(self) -> int:
        """How often the present position has occurred."""
        return self._seen[self.rules.same(self.state)]

    def legal(self) -> list[Turn]:
        """Return every legal turn: none when the game is over, a draw included."""
        return [] if self.result else self.rules.turns(self.state)

    def play(self, text: str) -> Turn:
        """Play the turn that the text names. Raises `ValueError` where it is not legal."""
        for turn in self.legal():
            if turn.text == text:
                self.go_on(turn)
                return turn
        raise ValueError(f"{text} is not legal here: {[turn.text for turn in self.legal()]}")

    def go_on(self, turn: Turn) -> None:
        """Carry out a legal turn and judge what it leads to."""
        self.state = self.rules.after(self.state, turn)
        self._seen[self.rules.same(self.state)] += 1
        self.result = self.rules.judge(self.occurrences, self.state)
