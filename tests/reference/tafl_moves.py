"""How tafl pieces move: like rooks, past squares that are closed to some of them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from tests.reference.geometry import Point
from tests.reference.rules import Rules
from tests.reference.state import Pieces, State, Turn
from tests.reference.tafl_board import WAYS, TaflBoard, Way, along

ATTACKER, DEFENDER, KING = "attacker", "defender", "king"

SIDE_OF = {ATTACKER: "attackers", DEFENDER: "defenders", KING: "defenders"}


@dataclass(frozen=True)
class TaflTurn(Turn):
    """A turn of a tafl game: its text does not say what it captures."""

    @property
    def text(self) -> str:
        """The turn as the case files write it: ``4,4-3,4``."""
        (target,) = self.path
        start = self.start or target
        return f"{start[0]},{start[1]}-{target[0]},{target[1]}"


class TaflMoves(Rules):
    """Rook moves. The games say which squares are closed to whom."""

    sides = ("attackers", "defenders")
    longest = 99
    """How many squares a piece moves at most."""

    def __init__(self, board: TaflBoard) -> None:
        self.board = board

    def start(self) -> State:
        """The attackers move first in all the games."""
        return State(self.board.setup, "attackers")

    def may_stop(self, kind: str, point: Point) -> bool:
        """Say whether a kind of piece may end its move on an empty square."""
        del kind, point
        return True

    def may_pass(self, kind: str, point: Point) -> bool:
        """Say whether a kind of piece may pass over an empty square."""
        del kind, point
        return True

    def slide(
        self, kind: str, start: Point, way: Way, blocked: Collection[Point]
    ) -> Iterator[Point]:
        """Yield the squares where a piece may stop that goes one way, past nothing blocked."""
        for squares in range(1, self.longest + 1):
            here = along(start, way, squares)
            if here not in self.board.points or here in blocked:
                break
            if self.may_stop(kind, here):
                yield here
            if not self.may_pass(kind, here):
                break

    def targets(self, kind: str, start: Point, blocked: Collection[Point]) -> Iterator[Point]:
        """Yield the squares where a piece may go from a square."""
        for way in WAYS:
            yield from self.slide(kind, start, way, blocked)

    def captured(self, pieces: Pieces, arrived: Point) -> set[Point]:
        """Return what a piece captures that has moved to a square; it stands there already."""
        raise NotImplementedError

    def turn(self, state: State, start: Point, target: Point) -> TaflTurn:
        """Return the turn that goes from one square to another, with what it captures."""
        pieces = dict(state.pieces)
        kind = pieces.pop(start)
        pieces[target] = kind
        return TaflTurn(kind, start, (target,), tuple(sorted(self.captured(pieces, target))))

    def is_legal(self, state: State, start: Point, target: Point) -> bool:
        """Say whether a piece of the side to move may go there, were the game not over."""
        kind = state.pieces.get(start)
        if kind is None or SIDE_OF[kind] != state.to_move:
            return False
        return target in self.targets(kind, start, state.pieces)

    def ways_of(self, state: State) -> Iterator[tuple[Point, Point]]:
        """Yield each move of the side to move as its two squares."""
        for start, kind in sorted(state.pieces.items()):
            if SIDE_OF[kind] == state.to_move:
                for target in self.targets(kind, start, state.pieces):
                    yield start, target

    def turns(self, state: State) -> list[Turn]:
        """Return every turn of the side to move, were the game not over."""
        return [self.turn(state, start, target) for start, target in self.ways_of(state)]

    def can_move(self, state: State) -> bool:
        """Say whether the side to move has any move."""
        return any(True for _ in self.ways_of(state))
