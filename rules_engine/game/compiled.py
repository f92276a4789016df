"""The rules compiled against the board: nothing here dispatches on names any more."""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.game.endings import CompiledEnding, compile_endings, compile_progress
from rules_engine.game.side_moves import compile_side
from rules_engine.position import NOWHERE, Position
from rules_engine.rules.captures import Capture
from rules_engine.rules.moves import Jump, Movement, Placement

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board.types import Kind, Mask, Side
    from rules_engine.position import Move
    from rules_engine.rules import Rules
    from rules_engine.rules.captures.capture import Taking


class Step(NamedTuple):
    """A move carried out: the position after it, the kind that moved, the points captured."""

    position: Position
    kind: Kind
    captured: Mask


class Compiled:
    """Legal moves, the position after a move, and the endings, as closures."""

    __slots__ = (
        "_captures",
        "_placing",
        "_progress",
        "_sides",
        "_state_tests",
        "endings",
        "jumps",
        "rules",
    )

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._sides = tuple(compile_side(rules, side) for side in range(len(rules.sides)))
        self._placing = tuple(self._placed_kind(side) for side in range(len(rules.sides)))
        self._captures = tuple(self._captures_of(kind) for kind in range(len(rules.pieces)))
        self.jumps = tuple(self._jump_of(kind) for kind in range(len(rules.pieces)))
        self.endings = compile_endings(rules)
        self._state_tests = tuple(
            ending.position_test
            for ending in self.endings
            if ending.looks_at == "position" and ending.position_test
        )
        self._progress = compile_progress(rules)

    def _placed_kind(self, side: Side) -> Kind:
        """Return the kind that a side places, NOWHERE where it places none."""
        for kind in self.rules.kinds_of(side):
            if any(isinstance(e.component, Placement) for e in self.rules.moves_of(kind)):
                return kind
        return NOWHERE

    def _jump_of(self, kind: Kind) -> str:
        """Return the name of the entry by which a kind of piece jumps, '' where it does not."""
        names = [e.name for e in self.rules.moves_of(kind) if isinstance(e.component, Jump)]
        return names[0] if names else ""

    def _captures_of(self, kind: Kind) -> tuple[tuple[Taking, str], ...]:
        """Return the captures on arrival that a kind of piece makes, with their entries' names."""
        return tuple(
            (entry.component.taking(self.rules), entry.name)
            for entry in self.rules.captures
            if isinstance(entry.component, Capture) and kind in entry.component.captors(self.rules)
        )

    def stands(self, kind: Kind) -> Mask:
        """Return the points where a kind of piece can stand: by its moves, or from the start."""
        points = self.rules.start.stones[kind]
        for entry in self.rules.moves_of(kind):
            if isinstance(entry.component, Movement):
                points |= entry.component.stops(self.rules)
        return points

    def _empty(self, position: Position) -> Mask:
        occupied = 0
        for stones in position.stones:
            occupied |= stones
        return self.rules.board.all & ~occupied

    def candidates(self, position: Position) -> list[Move]:
        """Return the moves that could be made if there were no restrictions and no endings."""
        moves: list[Move] = []
        empty = self._empty(position)
        for generate in self._sides[position.turn].ways[0].generators:
            generate(position, empty, moves)
        return moves

    def legal_moves(self, position: Position) -> list[Move]:
        """Return the legal moves; none when an ending by position holds."""
        for holds in self._state_tests:
            if holds(position):
                return []
        return self.playable(position)

    def count(self, position: Position) -> int:
        """Return the number of legal moves, without making them where that can be done."""
        for holds in self._state_tests:
            if holds(position):
                return 0
        side = self._sides[position.turn]
        if side.selections:
            return len(self.playable(position))
        empty = self._empty(position)
        return sum([count(position, empty) for count in side.open_ways(position).counters])

    def playable(self, position: Position) -> list[Move]:
        """Return the moves of the side to move under its restrictions; endings are not asked."""
        side = self._sides[position.turn]
        empty = self._empty(position)
        moves: list[Move] = []
        for generate in side.open_ways(position).generators:
            generate(position, empty, moves)
        for select in side.selections:
            moves = select(moves)
        return moves

    def can_move(self, position: Position) -> bool:
        """Say whether the side to move has any move; endings are not asked."""
        empty = self._empty(position)
        ways = self._sides[position.turn].open_ways(position)
        return any(mobile(position, empty) for mobile in ways.mobilities)

    def allows(self, position: Position, move: Move) -> bool:
        """Say whether a move is among the playable ones; endings are not asked."""
        side = self._sides[position.turn]
        if side.selections:
            return move in self.playable(position)
        if move.origin == NOWHERE:
            kind: Kind | None = self._placing[position.turn]
        else:
            kind = position.kind_at(move.origin)
        if kind is None:
            return False
        empty = self._empty(position)
        for allowed in side.open_ways(position).allowances.get(kind, ()):
            if allowed(position, empty, move):
                return True
        return False

    def moving_kind(self, position: Position, move: Move) -> Kind:
        """Return the kind of piece that a legal move moves or places."""
        if move.origin == NOWHERE:
            return self._placing[position.turn]
        kind = position.kind_at(move.origin)
        if kind is None:
            raise ValueError("the move starts on an empty point")
        return kind

    def after(self, position: Position, move: Move) -> Position:
        """Return the position after a legal move."""
        return self.step(position, move).position

    def step(self, position: Position, move: Move) -> Step:
        """Carry out a legal move: captures made, turn passed, quiet plies counted."""
        stones_before, turn, hand, captured, quiet = position
        origin, path, jumped = move
        stones = list(stones_before)
        arrival = path[-1]
        if origin < 0:
            kind = self._placing[turn]
            left = list(hand)
            left[kind] -= 1
            hand = tuple(left)
            stones[kind] |= 1 << arrival
        else:
            start = 1 << origin
            kind = 0
            while not stones[kind] & start:
                kind += 1
            stones[kind] = stones[kind] & ~start | 1 << arrival
        taken = 0
        for point in jumped:
            taken |= 1 << point
        for taking, _ in self._captures[kind]:
            taken |= taking(stones, arrival)
        if taken:
            counts = list(captured)
            for victim, mask in enumerate(stones):
                if mask & taken:
                    counts[victim] += (mask & taken).bit_count()
                    stones[victim] = mask & ~taken
            captured = tuple(counts)
        if self._progress is not None:
            quiet = 0 if self._progress(kind, move, taken != 0) else quiet + 1
        turn = turn + 1 if turn + 1 < len(self._sides) else 0
        return Step(Position(tuple(stones), turn, hand, captured, quiet), kind, taken)

    def capture_rules(self, position: Position, move: Move, kind: Kind) -> list[tuple[str, Mask]]:
        """Return, for a legal move, each entry that captures on arrival and what it takes."""
        stones = list(position.stones)
        if move.origin != NOWHERE:
            stones[kind] &= ~(1 << move.origin)
        stones[kind] |= 1 << move.target
        found = [(name, taking(stones, move.target)) for taking, name in self._captures[kind]]
        return [(name, mask) for name, mask in found if mask]

    def ended(self, position: Position, occurrences: int = 0) -> CompiledEnding | None:
        """Return the first ending that holds, or None.

        With ``occurrences`` (how often the position has occurred, this time too) the endings that
        look back are asked as well.
        """
        can_move: bool | None = None
        for ending in self.endings:
            if ending.history_test is not None:
                if occurrences and ending.history_test(position, occurrences):
                    return ending
            elif ending.position_test is not None and ending.position_test(position):
                if ending.looks_at == "position":
                    return ending
                if can_move is None:
                    can_move = self.can_move(position)
                if not can_move:
                    return ending
        return None
