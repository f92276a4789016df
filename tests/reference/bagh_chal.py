"""Bagh-Chal: four tigers, twenty goats that are placed first."""

from __future__ import annotations

from tests.reference.geometry import FIVE, Geometry, Point, joined_at_even_points
from tests.reference.rules import Rules
from tests.reference.state import State, Turn, Verdict


class BaghChal(Rules):
    """BC-1 to BC-13."""

    geometry = Geometry(FIVE, joined_at_even_points)
    sides = ("goats", "tigers")
    hunters = {"goats": "goat", "tigers": "tiger"}
    quarry = "goat"
    times = 3
    quiet_limit = 120

    def start(self) -> State:
        """BC-2."""
        corners: list[Point] = [(1, 1), (1, 5), (5, 1), (5, 5)]
        return State(dict.fromkeys(corners, "tiger"), "goats", in_hand=20)

    def turns(self, state: State) -> list[Turn]:
        """Return the turns of the side to move."""
        return self.goat_turns(state) if state.to_move == "goats" else self.tiger_turns(state)

    def placements(self, state: State) -> list[Turn]:
        """BC-3: a goat is placed on any empty point."""
        return [
            Turn("goat", None, (point,))
            for point in sorted(self.geometry.points)
            if point not in state.pieces
        ]

    def goat_steps(self, state: State) -> list[Turn]:
        """BC-4: a goat steps one point along a line in any direction."""
        return [turn for point in state.points_of("goat") for turn in self.steps(state, point)]

    def goat_turns(self, state: State) -> list[Turn]:
        """BC-3: no goat on the board moves while any is in hand."""
        return self.placements(state) if state.in_hand else self.goat_steps(state)

    def tiger_turns(self, state: State) -> list[Turn]:
        """BC-5 to BC-7: a step or one jump, whichever the player likes."""
        found = []
        for point in state.points_of("tiger"):
            found += self.steps(state, point)
            found += [
                Turn("tiger", point, (landing,), (over,))
                for over, landing in self.single_jumps(state.pieces, point)
            ]
        return found

    def verdict(self, state: State) -> Verdict | None:
        """BC-9, BC-10, BC-11."""
        if state.captured >= 5:
            return Verdict("tigers", "five-captures")
        if self.turns(state):
            return None
        if state.to_move == "tigers":
            return Verdict("goats", "tigers-blocked")
        return Verdict("tigers", "goats-blocked")

    def is_progress(self, state: State, turn: Turn) -> bool:
        """BC-13: a placement or a capture."""
        return turn.start is None or bool(turn.captured)
