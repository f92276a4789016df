"""Fox and Hounds, as its sheet has it and with the one ending that others publish."""

from __future__ import annotations

from tests.reference.geometry import ONE_COLOUR, Geometry, Point, is_diagonal
from tests.reference.rules import Rules
from tests.reference.state import State, Turn, Verdict


class FoxAndHounds(Rules):
    """FH-1 to FH-11."""

    geometry = Geometry(ONE_COLOUR, is_diagonal)
    sides = ("fox", "hounds")
    hunters = {"fox": "fox", "hounds": "hound"}
    times = 3
    quiet_limit = 120

    def start(self) -> State:
        """FH-2."""
        pieces: dict[Point, str] = {(8, column): "hound" for column in (2, 4, 6, 8)}
        pieces[1, 5] = "fox"
        return State(pieces, "fox")

    def turns(self, state: State) -> list[Turn]:
        """FH-3, FH-4, FH-5: steps only; a hound toward lower row numbers."""
        kind = self.hunters[state.to_move]
        return [
            turn
            for point in state.points_of(kind)
            for turn in self.steps(state, point)
            if kind == "fox" or turn.path[0][0] < point[0]
        ]

    def reached_row(self, state: State) -> bool:
        """FH-6."""
        return any(row == 8 for row, _ in state.points_of("fox"))

    def passed_hounds(self, state: State) -> bool:
        """FH-7: the fox's row number is greater than that of each hound."""
        (fox,) = state.points_of("fox")
        return all(fox[0] > row for row, _ in state.points_of("hound"))

    def blocked(self, state: State) -> Verdict | None:
        """FH-8, FH-9: the side to move loses when it cannot."""
        if self.turns(state):
            return None
        if state.to_move == "fox":
            return Verdict("hounds", "fox-blocked")
        return Verdict("fox", "hounds-blocked")

    def verdict(self, state: State) -> Verdict | None:
        """FH-6, FH-7, FH-8, FH-9."""
        if self.reached_row(state):
            return Verdict("fox", "last-row")
        if self.passed_hounds(state):
            return Verdict("fox", "passed-hounds")
        return self.blocked(state)

    def is_progress(self, state: State, turn: Turn) -> bool:
        """FH-11: a hound's move."""
        return turn.kind == "hound"


class OneEnding(FoxAndHounds):
    """The form with a single ending: a side that cannot move loses."""

    def verdict(self, state: State) -> Verdict | None:
        """FH-9 alone."""
        return self.blocked(state)
