"""Small games made of components in Python, to try one component and one parameter at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rules_engine import Position
from rules_engine.board.bits import mask_of
from rules_engine.board.shapes import grid_board, grid_places
from rules_engine.game import Captured, Variant
from rules_engine.notation import parse_point
from rules_engine.notation.boards import parse_stones
from rules_engine.position import Piece
from rules_engine.rules import Entry, Rules
from rules_engine.rules.moves import Slide

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules_engine.board import Board
    from rules_engine.rules import Component
    from rules_engine.rules.moves import Movement

PIECES = (
    Piece("man", "many", "m"),
    Piece("guard", "few", "g"),
    Piece("chief", "few", "C"),
)
"""A side of men, against guards and their chief."""


class Parts(NamedTuple):
    """What a game is made of; each component's name is its kind, with a number."""

    captures: tuple[Component, ...] = ()
    endings: tuple[Component, ...] = ()
    moves: Mapping[str, Movement] = {}


BARE = Parts()


class Made:
    """A game on a board, with board texts for positions and points as text.

    ``regions`` are points by name. Pieces slide without limits unless ``moves`` says otherwise.
    """

    def __init__(
        self, board: Board, parts: Parts = BARE, regions: Mapping[str, str] | None = None
    ) -> None:
        sets = {name: mask_of(_points(board, text)) for name, text in (regions or {}).items()}
        none = (0,) * len(PIECES)
        self.rules = Rules(
            id="made",
            board=board,
            pieces=PIECES,
            sides=("many", "few"),
            regions=sets | {"board": board.all},
            start=Position(none, 0, none, none),
            notation="algebraic",
            moves=tuple(
                Entry("moves", f"{piece.name}.slide", parts.moves.get(piece.name, Slide()))
                for piece in PIECES
            ),
            captures=_named("captures", parts.captures),
            restrictions=(),
            endings=_named("endings", parts.endings),
        )
        self.variant = Variant(self.rules)

    def at(self, text: str, to_move: str = "many") -> Position:
        """Return the position of a board text."""
        stones, faults = parse_stones(self.rules.board, PIECES, text)
        assert faults == []
        none = (0,) * len(PIECES)
        return Position(stones, self.rules.side(to_move), none, none)

    def targets(self, text: str, origin: str, to_move: str = "many") -> set[str]:
        """Return where the piece on a point may go."""
        start = self.variant.parse_point(origin)
        moves = self.variant.legal_moves(self.at(text, to_move))
        return {self.variant.format_point(move.target) for move in moves if move.origin == start}

    def captured(self, text: str, move: str, to_move: str = "many") -> set[str]:
        """Return the points that a legal move captures."""
        return set(self.captured_by(text, move, to_move))

    def captured_by(self, text: str, move: str, to_move: str = "many") -> dict[str, str]:
        """Return the points that a legal move captures, each with the entry that took it."""
        here = self.at(text, to_move)
        assert self.variant.why_illegal(here, move) is None, move
        applied = self.variant.apply(here, self.variant.parse_move(move))
        found = {
            self.variant.format_point(event.point): event.by
            for event in applied.events
            if isinstance(event, Captured)
        }
        gone = here.occupied().bit_count() - applied.position.occupied().bit_count()
        assert gone == len(found), "the events and the board disagree"
        return found

    def over(self, text: str, to_move: str = "many") -> bool:
        """Say whether the game is over in a position."""
        return self.variant.result(self.at(text, to_move)) is not None


def _points(board: Board, text: str) -> list[int]:
    return [parse_point(board, word) for word in text.split()]


def _named(slot: str, components: tuple[Component, ...]) -> tuple[Entry, ...]:
    return tuple(
        Entry(slot, f"{component.kind}-{number}", component)
        for number, component in enumerate(components, 1)
    )


def square(size: int) -> Board:
    """Return a square board of squares, joined along rows and columns."""
    return grid_board(grid_places(size, size), ["orthogonal"], "squares")


def rim(size: int) -> str:
    """Return the points at the edge of a square board."""
    files = [chr(97 + number) for number in range(size)]
    return " ".join(
        f"{file}{rank}"
        for file in files
        for rank in range(1, size + 1)
        if file in (files[0], files[-1]) or rank in (1, size)
    )


def turned(text: str) -> str:
    """Return a board text turned by a quarter, to the right."""
    rows = [line.split() for line in text.split("\n") if line.strip()]
    return "\n".join(" ".join(row) for row in zip(*rows[::-1], strict=True))


def turned_point(text: str, size: int) -> str:
    """Return the point where one lands when the board is turned by a quarter, to the right."""
    file, rank = ord(text[0]) - 96, int(text[1:])
    return f"{chr(96 + rank)}{size + 1 - file}"


def turned_move(text: str, size: int) -> str:
    """Return a move on the board that is turned by a quarter, to the right."""
    return "-".join(turned_point(point, size) for point in text.split("-"))
