"""Fox and Geese: the standard with its table options, and the ten-capture edition."""

from __future__ import annotations

from tests.reference.geometry import (
    CROSS,
    Geometry,
    Point,
    is_straight,
    joined_at_even_points,
    joined_everywhere,
)
from tests.reference.rules import Rules
from tests.reference.state import State, Turn, Verdict


def is_ahead(start: Point, target: Point, row_step: int) -> bool:
    """One row further in the direction of ``row_step``; straight or diagonally."""
    return target[0] - start[0] == row_step


def is_sideways(start: Point, target: Point) -> bool:
    """A neighbour in the same row."""
    return target[0] == start[0] and is_straight(start, target)


class FoxGame(Rules):
    """What the games of foxes and geese share: both kinds step, foxes jump geese."""

    sides = ("foxes", "geese")
    hunters = {"foxes": "fox", "geese": "goose"}
    quarry = "goose"
    goose_row_step = -1
    geese_sideways = False

    def turns(self, state: State) -> list[Turn]:
        """Return the turns of every piece of the side to move."""
        if state.to_move == "geese":
            return [
                turn
                for point in state.points_of("goose")
                for turn in self.goose_turns(state, point)
            ]
        return self.fox_turns(state)

    def goose_turns(self, state: State, point: Point) -> list[Turn]:
        """A goose steps forward or diagonally forward, or sideways where the game allows it."""
        return [turn for turn in self.steps(state, point) if self.goose_may(point, turn.path[0])]

    def goose_may(self, start: Point, target: Point) -> bool:
        """Say whether a goose may take a step in that direction."""
        if is_ahead(start, target, self.goose_row_step):
            return True
        return self.geese_sideways and is_sideways(start, target)

    def fox_turns(self, state: State) -> list[Turn]:
        """Capturing is optional, and so is going on jumping."""
        found = []
        for point in state.points_of("fox"):
            found += self.steps(state, point)
            found += self.chains(state, point, must_go_on=False)
        return found

    def blocked(self, state: State) -> Verdict | None:
        """The side to move loses when it has no legal move."""
        if self.turns(state):
            return None
        if state.to_move == "foxes":
            return Verdict("geese", "foxes-blocked")
        return Verdict("foxes", "geese-blocked")


class FoxAndGeese(FoxGame):
    """FG-1 to FG-14."""

    geometry = Geometry(CROSS, joined_everywhere)

    def __init__(self, geese: int = 13, sideways: bool = False) -> None:
        self.geese = geese
        self.geese_sideways = sideways
        if sideways:  # FG-14: HT-12 and HT-13 apply
            self.times = 3
            self.quiet_limit = 100

    def start(self) -> State:
        """FG-2, FG-3, FG-4."""
        geese = [(5, column) for column in range(1, 8)]
        geese += [(row, column) for row in (6, 7) for column in (3, 4, 5)]
        if self.geese >= 15:
            geese += [(4, 1), (4, 7)]
        if self.geese == 17:
            geese += [(3, 1), (3, 7)]
        pieces = dict.fromkeys(geese, "goose")
        pieces[4, 4] = "fox"
        return State(pieces, "foxes")

    def verdict(self, state: State) -> Verdict | None:
        """FG-11, FG-12, FG-13."""
        if state.count("goose") < 4:
            return Verdict("foxes", "too-few-geese")
        return self.blocked(state)

    def is_progress(self, state: State, turn: Turn) -> bool:
        """HT-13 by FG-14: a capture, or a forward step of a goose."""
        return bool(turn.captured) or (
            turn.kind == "goose"
            and turn.start is not None
            and is_ahead(turn.start, turn.path[0], self.goose_row_step)
        )


class FoxAndGeeseTen(FoxGame):
    """FT-1 to FT-10."""

    geometry = Geometry(CROSS, joined_at_even_points)
    goose_row_step = 1
    geese_sideways = True
    times = 3
    quiet_limit = 120

    def start(self) -> State:
        """FT-2."""
        geese = [(row, column) for row in (1, 2) for column in (3, 4, 5)]
        geese += [(3, column) for column in range(1, 8)]
        pieces = dict.fromkeys(geese, "goose")
        pieces[4, 4] = "fox"
        return State(pieces, "foxes")

    def verdict(self, state: State) -> Verdict | None:
        """FT-6 (counted, FT-11), FT-7, FT-8."""
        if state.captured >= 10:
            return Verdict("foxes", "ten-captures")
        return self.blocked(state)
