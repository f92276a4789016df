"""Lines and jumps, misread."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tests.proof.bends.bend import Bend
from tests.reference.bagh_chal import BaghChal
from tests.reference.fox_and_geese import FoxAndGeese, FoxAndGeeseTen
from tests.reference.geometry import CROSS, Geometry, Point, is_diagonal, is_straight
from tests.reference.halatafl import Halatafl
from tests.reference.rules import Rules
from tests.reference.state import Pieces, State, Turn


def _without_inner_corners(a: Point, b: Point) -> bool:
    """Diagonals only where they are a side of no missing corner block."""
    if is_diagonal(a, b):
        return (a[0], b[1]) in CROSS and (b[0], a[1]) in CROSS
    return is_straight(a, b)


class _CornersNotJoined(FoxAndGeese):
    geometry = Geometry(CROSS, _without_inner_corners)


class _JumpsWithoutLines(Geometry):
    """Jumps over any neighbour on the grid, a line or none."""

    def __init__(self, lined: Geometry) -> None:
        super().__init__(lined.points, lambda a, b: b in lined.neighbours[a])

    def behind(self, start: Point, over: Point) -> Point | None:
        landing = (2 * over[0] - start[0], 2 * over[1] - start[1])
        return landing if landing in self.points else None


class _TenJumpsWithoutLines(FoxAndGeeseTen):
    geometry = _JumpsWithoutLines(FoxAndGeeseTen.geometry)

    def single_jumps(self, pieces: Pieces, start: Point) -> Iterator[tuple[Point, Point]]:
        return _over_any_neighbour(self, pieces, start)


class _TigersJumpWithoutLines(BaghChal):
    geometry = _JumpsWithoutLines(BaghChal.geometry)

    def single_jumps(self, pieces: Pieces, start: Point) -> Iterator[tuple[Point, Point]]:
        return _over_any_neighbour(self, pieces, start)


def _over_any_neighbour(
    rules: Rules, pieces: Pieces, start: Point
) -> Iterator[tuple[Point, Point]]:
    for over in sorted(rules.geometry.points):
        landing = rules.geometry.behind(start, over)
        near = is_straight(start, over) or is_diagonal(start, over)
        if near and landing and pieces.get(over) == rules.quarry and landing not in pieces:
            yield over, landing


class _JumpsFromAfar(FoxAndGeese):
    """The fox flies: it jumps the first goose on a line, however far, and lands behind it."""

    def single_jumps(self, pieces: Pieces, start: Point) -> Iterator[tuple[Point, Point]]:
        for near in self.geometry.neighbours[start]:
            before, over = start, near
            while over not in pieces:
                beyond = self.geometry.behind(before, over)
                if beyond is None:
                    break
                before, over = over, beyond
            landing = self.geometry.behind(before, over)
            if pieces.get(over) == "goose" and landing and landing not in pieces:
                yield over, landing


class _StartStaysTaken(FoxAndGeese):
    """The point that the fox started from counts as taken during the turn."""

    def during_jump(self, pieces: Pieces, start: Point, over: Point, landing: Point) -> Pieces:
        now = super().during_jump(pieces, start, over, landing)
        if "start" not in now.values():
            now[start] = "start"
        return now


class _GooseJumpedTwice(FoxAndGeese):
    """A jumped goose stays until the turn is over, and is jumped a second time."""

    def during_jump(self, pieces: Pieces, start: Point, over: Point, landing: Point) -> Pieces:
        now = super().during_jump(pieces, start, over, landing)
        now[over] = "jumped twice" if pieces[over] == "jumped once" else "jumped once"
        return now

    def single_jumps(self, pieces: Pieces, start: Point) -> Iterator[tuple[Point, Point]]:
        jumpable = {
            point: "goose" if piece == "jumped once" else piece for point, piece in pieces.items()
        }
        return super().single_jumps(jumpable, start)

    def after(self, state: State, turn: Turn) -> State:
        return super().after(state, replace(turn, captured=tuple(dict.fromkeys(turn.captured))))


class JumpedGooseStays(FoxAndGeese):
    """A jumped goose stays until the turn is over, as a block that is not jumped again."""

    def during_jump(self, pieces: Pieces, start: Point, over: Point, landing: Point) -> Pieces:
        return {**super().during_jump(pieces, start, over, landing), over: "jumped"}


class _ChainsByTheirEnds(FoxAndGeese):
    """Two chains with one end are one move."""

    def chains(self, state: State, point: Point, must_go_on: bool) -> list[Turn]:
        found = {turn.path[-1]: turn for turn in super().chains(state, point, must_go_on)}
        return list(found.values())


class _FoxMustGoOn(FoxAndGeese):
    def chains(self, state: State, point: Point, must_go_on: bool) -> list[Turn]:
        return super().chains(state, point, must_go_on=True)


def _stop_when_decided(state: State, turns: list[Turn], fewest: int) -> list[Turn]:
    """Cut each chain at the capture that leaves fewer geese than needed."""
    needed = state.count("goose") - fewest + 1
    cut = [
        replace(turn, path=turn.path[:needed], captured=turn.captured[:needed])
        if len(turn.captured) > needed
        else turn
        for turn in turns
    ]
    return list(dict.fromkeys(cut))


class _FoxStopsWhenWon(FoxAndGeese):
    def fox_turns(self, state: State) -> list[Turn]:
        return _stop_when_decided(state, super().fox_turns(state), 4)


class _FoxesStopWhenWon(Halatafl):
    def fox_turns(self, state: State) -> list[Turn]:
        return _stop_when_decided(state, super().fox_turns(state), 9)


class _FoxesMayStop(Halatafl):
    def chains(self, state: State, point: Point, must_go_on: bool) -> list[Turn]:
        return super().chains(state, point, must_go_on=False)


class _MostCaptures(Halatafl):
    def fox_turns(self, state: State) -> list[Turn]:
        turns = super().fox_turns(state)
        most = max((len(turn.captured) for turn in turns), default=0)
        return [turn for turn in turns if len(turn.captured) == most]


class _OnlyThatFoxMust(Halatafl):
    """Only the fox that can jump must; the other may step."""

    def fox_turns(self, state: State) -> list[Turn]:
        found = []
        for fox in state.points_of("fox"):
            found += self.chains(state, fox, must_go_on=True) or self.steps(state, fox)
        return found


class _EachFoxOfItsOwn(Halatafl):
    """After one fox's chain the other fox may go on jumping in the same turn."""

    def fox_turns(self, state: State) -> list[Turn]:
        turns = super().fox_turns(state)
        more = []
        for turn in turns:
            if turn.captured:
                after = self.after(state, turn)
                other = [fox for fox in after.points_of("fox") if fox != turn.path[-1]]
                for next_turn in self.chains(after, other[0], must_go_on=True) if other else ():
                    more.append(replace(turn, path=turn.path + next_turn.path))
        return turns + more


class _TigersChain(BaghChal):
    def tiger_turns(self, state: State) -> list[Turn]:
        found = []
        for point in state.points_of("tiger"):
            found += self.steps(state, point)
            found += self.chains(state, point, must_go_on=False)
        return found


class _TigersJumpTigers(BaghChal):
    def single_jumps(self, pieces: Pieces, start: Point) -> Iterator[tuple[Point, Point]]:
        return super().single_jumps(dict.fromkeys(pieces, "goat"), start)


class _GoatsJump(BaghChal):
    def goat_steps(self, state: State) -> list[Turn]:
        found = super().goat_steps(state)
        prey = {"tiger": "goat", "goat": "tiger"}
        swapped = {point: prey[piece] for point, piece in state.pieces.items()}
        for point in state.points_of("goat"):
            for over, landing in self.single_jumps(swapped, point):
                found.append(Turn("goat", point, (landing,), (over,)))
        return found


class _GoatsMoveAtOnce(BaghChal):
    def goat_turns(self, state: State) -> list[Turn]:
        placing = self.placements(state) if state.in_hand else []
        return placing + self.goat_steps(state)


class _TigersWait(BaghChal):
    """Tigers capture while goats are placed, and step only afterwards."""

    def tiger_turns(self, state: State) -> list[Turn]:
        turns = super().tiger_turns(state)
        return [turn for turn in turns if turn.captured or not state.in_hand]


MOVES = (
    Bend("FG-1", "inner corners not joined", "fox-and-geese", _CornersNotJoined),
    Bend("FT-3", "jumps need no line", "fox-and-geese-ten", _TenJumpsWithoutLines),
    Bend("BC-5", "jumps need no line", "bagh-chal", _TigersJumpWithoutLines),
    Bend("FG-6", "jumps from afar", "fox-and-geese", _JumpsFromAfar),
    Bend("FG-8", "start stays taken", "fox-and-geese", _StartStaysTaken),
    Bend("FG-8", "goose jumped twice", "fox-and-geese", _GooseJumpedTwice),
    Bend("FG-8", "chains told by their ends", "fox-and-geese", _ChainsByTheirEnds),
    Bend("FG-8", "fox must go on", "fox-and-geese", _FoxMustGoOn),
    Bend("FG-8", "fox stops when won", "fox-and-geese", _FoxStopsWhenWon),
    Bend("HT-7", "foxes stop when won", "halatafl", _FoxesStopWhenWon),
    Bend("HT-7", "foxes may stop", "halatafl", _FoxesMayStop),
    Bend("HT-7", "most captures", "halatafl", _MostCaptures),
    Bend("HT-7", "both foxes in one turn", "halatafl", _EachFoxOfItsOwn),
    Bend("HT-6", "only the fox that can jump must", "halatafl", _OnlyThatFoxMust),
    Bend("BC-7", "tigers chain", "bagh-chal", _TigersChain),
    Bend("BC-8", "tigers jump tigers", "bagh-chal", _TigersJumpTigers),
    Bend("BC-8", "goats jump", "bagh-chal", _GoatsJump),
    Bend("BC-3", "goats move at once", "bagh-chal", _GoatsMoveAtOnce),
    Bend("BC-5", "tigers wait", "bagh-chal", _TigersWait),
)
