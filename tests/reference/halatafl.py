"""Halatafl: two foxes, twenty geese, a pen to fill."""

from __future__ import annotations

from tests.reference.fox_and_geese import FoxGame, is_ahead
from tests.reference.geometry import CROSS, Geometry, joined_everywhere
from tests.reference.state import State, Turn, Verdict

PEN = frozenset((row, column) for row in (1, 2, 3) for column in (3, 4, 5))


class Halatafl(FoxGame):
    """HT-1 to HT-13."""

    geometry = Geometry(CROSS, joined_everywhere)
    geese_sideways = True
    times = 3
    quiet_limit = 100

    def start(self) -> State:
        """HT-2, HT-3, HT-4."""
        geese = [(row, column) for row in (4, 5) for column in range(1, 8)]
        geese += [(row, column) for row in (6, 7) for column in (3, 4, 5)]
        pieces = dict.fromkeys(geese, "goose")
        pieces[1, 3] = pieces[1, 5] = "fox"
        return State(pieces, "foxes")

    def fox_turns(self, state: State) -> list[Turn]:
        """HT-6: a fox that can jump must, whichever; HT-7: it goes on while it can."""
        foxes = state.points_of("fox")
        jumps = [turn for fox in foxes for turn in self.chains(state, fox, must_go_on=True)]
        return jumps or [turn for fox in foxes for turn in self.steps(state, fox)]

    def pen_is_filled(self, state: State) -> bool:
        """HT-9: a goose on each of the nine points."""
        return all(state.pieces.get(point) == "goose" for point in PEN)

    def verdict(self, state: State) -> Verdict | None:
        """HT-9 (at once), HT-11, HT-10."""
        if self.pen_is_filled(state):
            return Verdict("geese", "pen-filled")
        if state.count("goose") < 9:
            return Verdict("foxes", "too-few-geese")
        return self.blocked(state)

    def is_progress(self, state: State, turn: Turn) -> bool:
        """HT-13: a capture or a forward step of a goose, diagonally forward included."""
        return bool(turn.captured) or (
            turn.kind == "goose"
            and turn.start is not None
            and is_ahead(turn.start, turn.path[0], self.goose_row_step)
        )
