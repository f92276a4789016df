"""The rules compiled against the board: nothing here dispatches on names any more."""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.position import NOWHERE, Position
from rules_engine.rules.endings import Ending, QuietPlies
from rules_engine.rules.moves import Movement, Placement
from rules_engine.rules.restrictions import Restriction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board.types import Kind
    from rules_engine.position import Move
    from rules_engine.rules import Rules
    from rules_engine.rules.endings.ending import HistoryTest, PositionTest
    from rules_engine.rules.endings.quiet_plies import Progress
    from rules_engine.rules.moves import Generator
    from rules_engine.rules.restrictions.restriction import Gate, Selection


class CompiledEnding(NamedTuple):
    """An ending ready to be asked. ``winner`` is a side's name, None for a draw."""

    name: str
    winner: str | None
    looks_at: str
    position_test: PositionTest | None
    history_test: HistoryTest | None


class SideMoves(NamedTuple):
    """How one side moves: the gates, and the generators for each set of gates that hold.

    ``generators`` is indexed by a bit set of the gates that hold.
    """

    gates: tuple[Gate, ...]
    generators: tuple[tuple[Generator, ...], ...]
    selections: tuple[Selection, ...]


class Compiled:
    """Legal moves, the position after a move, and the endings, as closures.

    Endings are asked in the order of the variant, wins before draws (the sheets: captures, then
    wins, then draws), and among each that a side cannot move comes last: it matters only where
    the game would go on (HT-9: a full pen has won even if the geese are stuck).
    """

    __slots__ = ("_placing", "_progress", "_sides", "_state_tests", "endings", "rules")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._sides = tuple(self._compile_side(side) for side in range(len(rules.sides)))
        self._placing = tuple(self._placed_kind(side) for side in range(len(rules.sides)))
        self.endings = self._compile_endings()
        self._state_tests = tuple(
            ending.position_test
            for ending in self.endings
            if ending.looks_at == "position" and ending.position_test
        )
        self._progress = self._compile_progress()

    def _compile_side(self, side: int) -> SideMoves:
        rules = self.rules
        made = [
            (entry.component.kind, entry.component.generator(rules, kind))
            for kind in rules.kinds_of(side)
            for entry in rules.moves_of(kind)
            if isinstance(entry.component, Movement)
        ]
        gates: list[tuple[Gate, frozenset[str]]] = []
        selections: list[Selection] = []
        for entry in rules.restrictions:
            restriction = entry.component
            if isinstance(restriction, Restriction) and restriction.bound(rules) == side:
                gate, selection = restriction.gate(rules), restriction.selection(rules)
                if gate:
                    gates.append((gate, restriction.keeps))
                if selection:
                    selections.append(selection)
        generators = tuple(
            tuple(
                generate
                for kind, generate in made
                if all(kind in keeps for at, (_, keeps) in enumerate(gates) if held >> at & 1)
            )
            for held in range(1 << len(gates))
        )
        return SideMoves(tuple(gate for gate, _ in gates), generators, tuple(selections))

    def _placed_kind(self, side: int) -> Kind:
        """Return the kind that a side places, NOWHERE where it places none."""
        for kind in self.rules.kinds_of(side):
            if any(isinstance(e.component, Placement) for e in self.rules.moves_of(kind)):
                return kind
        return NOWHERE

    def _compile_endings(self) -> tuple[CompiledEnding, ...]:
        endings = []
        for entry in self.rules.endings:
            ending = entry.component
            if not isinstance(ending, Ending):
                continue
            looks_back = ending.looks_at == "history"
            endings.append(
                CompiledEnding(
                    entry.name,
                    ending.wins,
                    ending.looks_at,
                    None if looks_back else ending.position_test(self.rules),
                    ending.history_test(self.rules) if looks_back else None,
                )
            )

        def order(ending: CompiledEnding) -> tuple[bool, bool]:
            return ending.winner is None, ending.looks_at == "moves"

        return tuple(sorted(endings, key=order))

    def _compile_progress(self) -> Progress | None:
        for entry in self.rules.endings:
            if isinstance(entry.component, QuietPlies):
                return entry.component.progress(self.rules)
        return None

    def moving_kind(self, position: Position, move: Move) -> Kind:
        """Return the kind of piece that a legal move moves or places."""
        if move.origin == NOWHERE:
            return self._placing[position.turn]
        kind = position.kind_at(move.origin)
        if kind is None:
            raise ValueError("the move starts on an empty point")
        return kind

    def candidates(self, position: Position) -> list[Move]:
        """Return the moves that could be made if there were no restrictions and no endings."""
        moves: list[Move] = []
        empty = self.rules.board.all & ~position.occupied()
        for generate in self._sides[position.turn].generators[0]:
            generate(position, empty, moves)
        return moves

    def legal_moves(self, position: Position) -> list[Move]:
        """Return the legal moves; none when an ending by position holds."""
        for holds in self._state_tests:
            if holds(position):
                return []
        return self.playable(position)

    def playable(self, position: Position) -> list[Move]:
        """Return the moves of the side to move under its restrictions; endings are not asked."""
        gates, generators, selections = self._sides[position.turn]
        held = 0
        for at, gate in enumerate(gates):
            if gate(position):
                held |= 1 << at
        occupied = 0
        for stones in position.stones:
            occupied |= stones
        empty = self.rules.board.all & ~occupied
        moves: list[Move] = []
        for generate in generators[held]:
            generate(position, empty, moves)
        for select in selections:
            moves = select(moves)
        return moves

    def after(self, position: Position, move: Move) -> Position:
        """Return the position after a legal move: captures made, turn passed, quiet plies counted.

        A win is judged only here-after, when the turn is over.
        """
        stones_before, turn, hand, captured, quiet = position
        origin, path, jumped = move
        stones = list(stones_before)
        target = 1 << path[-1]
        if origin < 0:
            kind = self._placing[turn]
            left = list(hand)
            left[kind] -= 1
            hand = tuple(left)
            stones[kind] |= target
        else:
            start = 1 << origin
            kind = 0
            while not stones[kind] & start:
                kind += 1
            stones[kind] = stones[kind] & ~start | target
        if jumped:
            taken = list(captured)
            for point in jumped:
                bit = 1 << point
                victim = 0
                while not stones[victim] & bit:
                    victim += 1
                stones[victim] ^= bit
                taken[victim] += 1
            captured = tuple(taken)
        if self._progress is not None:
            quiet = 0 if self._progress(kind, move, bool(jumped)) else quiet + 1
        turn = turn + 1 if turn + 1 < len(self._sides) else 0
        return Position(tuple(stones), turn, hand, captured, quiet)

    def ended(
        self,
        position: Position,
        occurrences: int = 0,
        moves: list[Move] | None = None,
    ) -> CompiledEnding | None:
        """Return the first ending that holds, or None.

        With ``occurrences`` (how often the position has occurred, this time too) the endings that
        look back are asked as well. ``moves`` are the moves of the side to move, as `playable`
        gives them, where they are known already.
        """
        for ending in self.endings:
            if ending.history_test is not None:
                if occurrences and ending.history_test(position, occurrences):
                    return ending
            elif ending.position_test is not None and ending.position_test(position):
                if ending.looks_at == "position":
                    return ending
                if moves is None:
                    moves = self.playable(position)
                if not moves:
                    return ending
        return None
