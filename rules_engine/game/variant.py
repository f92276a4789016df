"""A variant: its rules compiled into functions of a position."""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.board.bits import points_of
from rules_engine.game.compiled import Compiled
from rules_engine.game.events import Captured, Ended, Moved, Placed
from rules_engine.game.refusal import Refusal, explain, find_refusal
from rules_engine.notation import (
    NotationError,
    format_move,
    format_point,
    parse_move,
    parse_point,
    shown_move,
    shown_point,
)
from rules_engine.notation.boards import format_stones
from rules_engine.position import NOWHERE, Move, Position

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_engine.board import Board
    from rules_engine.board.types import Point
    from rules_engine.game.compiled import Step
    from rules_engine.game.events import Event
    from rules_engine.position import Piece
    from rules_engine.rules import Rules


class Result(NamedTuple):
    """How a game ended: the winning side's name (None for a draw) and the ending's name."""

    winner: str | None
    by: str


class Applied(NamedTuple):
    """A position after a move, and what happened on the way."""

    position: Position
    events: tuple[Event, ...]


class Variant:
    """A playable variant with its table options chosen.

    All methods are pure. A variant judges by position alone; what looks back at the game
    (repetition, quiet plies) is judged by `Game`.
    """

    __slots__ = ("_compiled", "options", "rules")

    def __init__(self, rules: Rules, options: dict[str, str] | None = None) -> None:
        self.rules = rules
        self.options = dict(options or {})
        self._compiled = Compiled(rules)

    def __repr__(self) -> str:
        chosen = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"<Variant {self.rules.id}{chosen}>"

    @property
    def id(self) -> str:
        """The variant's id, also the name of its file and of its examples' folder."""
        return self.rules.id

    @property
    def board(self) -> Board:
        """The board."""
        return self.rules.board

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The kinds of piece; their order is the index used in positions."""
        return self.rules.pieces

    @property
    def sides(self) -> tuple[str, ...]:
        """The names of the sides; their order is the index used in positions."""
        return self.rules.sides

    @property
    def notation(self) -> str:
        """The style in which points are shown: ``algebraic`` or ``row-column``."""
        return self.rules.notation

    @property
    def compiled(self) -> Compiled:
        """The compiled rules, for the layers that count and search."""
        return self._compiled

    def start(self) -> Position:
        """Return the position in which a game begins."""
        return self.rules.start

    def legal_moves(self, position: Position) -> tuple[Move, ...]:
        """Return the legal moves, in a fixed order; none when the game is over by position."""
        return tuple(self._compiled.legal_moves(position))

    def after(self, position: Position, move: Move) -> Position:
        """Return the position after a legal move. The move is not checked."""
        return self._compiled.after(position, move)

    def apply(self, position: Position, move: Move) -> Applied:
        """Return the position after a legal move, and the events. The move is not checked."""
        step = self._compiled.step(position, move)
        events = self.events_of(position, move, step)
        result = self.result(step.position)
        return Applied(step.position, (*events, Ended(*result)) if result else events)

    def happened(self, position: Position, move: Move) -> tuple[Event, ...]:
        """Return the events of a legal move, without asking whether it ends the game."""
        return self.events_of(position, move, self._compiled.step(position, move))

    def events_of(self, position: Position, move: Move, step: Step) -> tuple[Event, ...]:
        """Return the events of a move that has been carried out from a position."""
        first: Event
        if move.origin == NOWHERE:
            first = Placed(step.kind, move.target)
        else:
            first = Moved(step.kind, move.origin, move.path)
        if not step.captured:
            return (first,)
        found = [(point, self._compiled.jumps[step.kind]) for point in move.jumped]
        for name, mask in self._compiled.capture_rules(position, move, step.kind):
            found += [(point, name) for point in points_of(mask)]
        captures: dict[int, Event] = {}
        for point, name in found:
            victim = position.kind_at(point)
            if victim is not None:
                captures.setdefault(point, Captured(victim, point, name))
        return (first, *captures.values())

    def result(self, position: Position) -> Result | None:
        """Return how the game is over in this position, or None where it goes on."""
        ending = self._compiled.ended(position)
        return Result(ending.winner, ending.name) if ending else None

    def why_illegal(self, position: Position, move: Move | str) -> Refusal | None:
        """Return why a move cannot be made, or None where it is legal.

        Raises `NotationError` for a text that is no move.
        """
        read = parse_move(self.board, move) if isinstance(move, str) else move
        if self.match(self._compiled.legal_moves(position), read) is not None:
            return None
        code, entry, point, piece = find_refusal(self._compiled, position, read)
        return Refusal(code, entry, point, piece, explain(self.rules, code, point, piece))

    def match(self, moves: list[Move] | tuple[Move, ...], move: Move) -> Move | None:
        """Return the one of the given moves that a move, as it was read, means, or None.

        A move written with ``-`` also means a jump, where only one of the moves fits. Raises
        `NotationError` where several fit.
        """
        if move in moves:
            return move
        if move.jumped or move.origin == NOWHERE:
            return None
        fitting = [one for one in moves if one.origin == move.origin and one.target == move.target]
        if len(fitting) > 1:
            raise NotationError(
                "ambiguous-move",
                f"'{self.format_move(move)}' could be any of "
                + ", ".join(self.format_move(one) for one in fitting),
            )
        return fitting[0] if fitting else None

    def text(self, position: Position) -> str:
        """Return the board as text, the top row first; an example's ``position`` reads it."""
        return format_stones(self.board, self.pieces, position.stones)

    def parse_point(self, text: str) -> Point:
        """Read a point in any notation. Raises `NotationError`."""
        return parse_point(self.board, text)

    def format_point(self, point: Point, style: str | None = None) -> str:
        """Write a point in the variant's notation, or in another style."""
        return format_point(self.board, point, style or self.notation)

    def shown_point(self, point: Point) -> str:
        """Write a point as the variant's readers see it."""
        return shown_point(self.board, point, self.notation)

    def parse_move(self, text: str) -> Move:
        """Read a move in any notation, legal or not. Raises `NotationError`."""
        return parse_move(self.board, text)

    def format_move(
        self, move: Move, style: str | None = None, captured: Sequence[Point] = ()
    ) -> str:
        """Write a move in the variant's notation, or in another style.

        ``captured`` are the points captured on arrival, for a move that is no jump.
        """
        return format_move(self.board, move, style or self.notation, captured)

    def shown_move(self, move: Move, captured: Sequence[Point] = ()) -> str:
        """Write a move as the variant's readers see it."""
        return shown_move(self.board, move, self.notation, captured)
