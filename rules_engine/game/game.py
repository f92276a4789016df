"""A game in play: a position with its history."""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.game.events import Captured, Ended
from rules_engine.game.refusal import IllegalMoveError, Refusal
from rules_engine.game.variant import Result
from rules_engine.notation import NotationError, parse_captured, parse_move
from rules_engine.position import Move, Position

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board.types import Point
    from rules_engine.game.events import Event
    from rules_engine.game.variant import Variant


class Turn(NamedTuple):
    """One ply as it was played: the move, the position after it, and what happened."""

    move: Move
    position: Position
    events: tuple[Event, ...]

    @property
    def captured(self) -> tuple[Point, ...]:
        """The points whose pieces were captured, in the order of the captures."""
        return tuple(event.point for event in self.events if isinstance(event, Captured))


class Game:
    """A game of a variant, from its start or from a given position.

    The first position counts as its first occurrence. ``result`` is None while the game goes on.
    """

    def __init__(self, variant: Variant, position: Position | None = None) -> None:
        self.variant = variant
        self.initial = variant.start() if position is None else position
        self.position = self.initial
        self.turns: list[Turn] = []
        self._occurred = {self.initial.same_as(): 1}
        self.result = self._judge()

    def __repr__(self) -> str:
        return f"<Game of {self.variant.id}, {len(self.turns)} plies, result {self.result}>"

    def __str__(self) -> str:
        return self.variant.text(self.position)

    def occurrences(self) -> int:
        """Return how often the position has occurred in this game, this time too."""
        return self._occurred[self.position.same_as()]

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the legal moves; none once the game is over, by whichever ending."""
        return () if self.result else tuple(self.variant.compiled.playable(self.position))

    def read(self, text: str) -> Move:
        """Return the legal move that a text means.

        Raises `IllegalMoveError` for a move that is refused and `NotationError` for a text that
        is no move, that could be several, or that names other captures than the move makes.
        """
        move = self._legal(parse_move(self.variant.board, text), text)
        named = parse_captured(self.variant.board, text)
        if named and set(named) != set(self._captured(move)):
            taken = " ".join(map(self.variant.format_point, self._captured(move))) or "nothing"
            raise NotationError("other-captures", f"'{text}' captures {taken}")
        return move

    def _captured(self, move: Move) -> tuple[Point, ...]:
        events = self.variant.happened(self.position, move)
        return tuple(event.point for event in events if isinstance(event, Captured))

    def play(self, move: str | Move) -> Turn:
        """Make a legal move, given as text or as a move, and return the turn.

        Raises `IllegalMoveError`, or `NotationError` for a text that is no move; the game is
        unchanged then.
        """
        if isinstance(move, str):
            move = self.read(move)
        else:
            move = self._legal(move, self.variant.format_move(move))
        before = self.position
        step = self.variant.compiled.step(before, move)
        self.position = step.position
        key = step.position.same_as()
        self._occurred[key] = self._occurred.get(key, 0) + 1
        self.result = self._judge()
        events = self.variant.events_of(before, move, step)
        if self.result:
            events = (*events, Ended(*self.result))
        turn = Turn(move, step.position, events)
        self.turns.append(turn)
        return turn

    def why_illegal(self, move: str | Move) -> Refusal | None:
        """Return why a move cannot be made now, or None where it is legal.

        Raises `NotationError` for a text that is no move, or that could be several.
        """
        if self.result:
            return Refusal("game-over", "", None, None, "The game is over.")
        return self.variant.why_illegal(self.position, move)

    def _legal(self, move: Move, text: str) -> Move:
        """Return the legal move that a move, as it was read, means."""
        if not self.result:
            if self.variant.compiled.allows(self.position, move):
                return move
            legal = self.variant.match(self.legal_moves(), move)
            if legal is not None:
                return legal
        refusal = self.why_illegal(move)
        if refusal is None:
            raise ValueError("a legal move was not found among the legal moves")
        raise IllegalMoveError(text, refusal)

    def _judge(self) -> Result | None:
        ending = self.variant.compiled.ended(self.position, self.occurrences())
        return Result(ending.winner, ending.name) if ending else None
