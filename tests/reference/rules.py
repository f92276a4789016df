"""What every system of the sheets has in common."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from tests.reference.geometry import Geometry, Point
from tests.reference.state import Pieces, State, Turn, Verdict


class Rules:
    """One system. Each method is one reading of one clause, so that a test can bend it alone."""

    geometry: Geometry
    sides: tuple[str, str]
    """The side that moves first, then the other."""
    hunters: dict[str, str]
    """The kind of piece that each side moves."""
    quarry: str | None = None
    """The kind of piece that can be captured."""
    times: int | None = None
    """At which occurrence of a position the game is drawn."""
    quiet_limit: int | None = None
    """After how many plies in a row without progress the game is drawn."""

    def start(self) -> State:
        """Return the position in which the game starts."""
        raise NotImplementedError

    def turns(self, state: State) -> list[Turn]:
        """Return every turn of the side to move, were the game not over."""
        raise NotImplementedError

    def verdict(self, state: State) -> Verdict | None:
        """Say whether a position is won, by the position alone."""
        raise NotImplementedError

    def is_progress(self, state: State, turn: Turn) -> bool:
        """Say whether a turn ends a run of quiet plies."""
        return bool(turn.captured)

    def legal(self, state: State) -> list[Turn]:
        """Return every legal turn: none when the position is won."""
        return [] if self.verdict(state) else self.turns(state)

    def after(self, state: State, turn: Turn) -> State:
        """Return the state after a turn."""
        pieces = dict(state.pieces)
        if turn.start is not None:
            del pieces[turn.start]
        for point in set(turn.captured):
            del pieces[point]
        pieces[turn.path[-1]] = turn.kind
        quiet = state.quiet + 1
        if self.quiet_limit is None or self.is_progress(state, turn):
            quiet = 0
        first, second = self.sides
        return State(
            pieces,
            second if state.to_move == first else first,
            state.in_hand - (turn.start is None),
            state.captured + len(turn.captured),
            quiet,
        )

    def same(self, state: State) -> Hashable:
        """What a repetition compares: the pieces, the pieces in hand and the side to move."""
        return frozenset(state.pieces.items()), state.to_move, state.in_hand

    def occurrences_at_start(self) -> int:
        """How often the position at which a game starts has occurred when it starts."""
        return 1

    def drawn(self, occurrences: int, state: State) -> Verdict | None:
        """Say whether a game is drawn by what went before."""
        if self.times is not None and occurrences >= self.times:
            return Verdict(None, "repetition")
        if self.quiet_limit is not None and state.quiet >= self.quiet_limit:
            return Verdict(None, "quiet")
        return None

    def judge(self, occurrences: int, state: State) -> Verdict | None:
        """Judge a finished move: captures are done, then wins, then draws."""
        return self.verdict(state) or self.drawn(occurrences, state)

    # What the games of jumping share.

    def steps(self, state: State, point: Point) -> list[Turn]:
        """Return the steps in any direction along a line to an empty point."""
        kind = state.pieces[point]
        return [
            Turn(kind, point, (target,))
            for target in self.geometry.neighbours[point]
            if target not in state.pieces
        ]

    def single_jumps(self, pieces: Pieces, start: Point) -> Iterator[tuple[Point, Point]]:
        """Yield (captured, landing) for each jump over a neighbour to the point behind it."""
        for over in self.geometry.neighbours[start]:
            landing = self.geometry.behind(start, over)
            if landing is not None and pieces.get(over) == self.quarry and landing not in pieces:
                yield over, landing

    def during_jump(self, pieces: Pieces, start: Point, over: Point, landing: Point) -> Pieces:
        """Return the pieces in the middle of a chain: the jumped piece has left at once."""
        now = dict(pieces)
        now[landing] = now.pop(start)
        del now[over]
        return now

    def chains(self, state: State, point: Point, must_go_on: bool) -> list[Turn]:
        """Return every chain of one piece; each stopping point is a turn unless it must go on."""
        found: list[Turn] = []

        def jump_on(pieces: Pieces, path: tuple[Point, ...], captured: tuple[Point, ...]) -> None:
            here = path[-1] if path else point
            onward = list(self.single_jumps(pieces, here))
            if path and not (must_go_on and onward):
                found.append(Turn(state.pieces[point], point, path, captured))
            for over, landing in onward:
                now = self.during_jump(pieces, here, over, landing)
                jump_on(now, (*path, landing), (*captured, over))

        jump_on(state.pieces, (), ())
        return found
