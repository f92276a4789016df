"""Sliding: any number of empty points along a line, as a chess rook along its lines."""

from __future__ import annotations

from dataclasses import dataclass

from rules_engine.board.bits import mask_of, neighbour_masks, points_of
from rules_engine.position import Move
from rules_engine.rules.additions import Addition, beside_moves
from rules_engine.rules.component import register
from rules_engine.rules.moves.movement import Movement
from rules_engine.rules.parameters import Parameter
from rules_engine.rules.refused import Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board import Board
    from rules_engine.board.types import Kind, Mask, Point
    from rules_engine.position import Position
    from rules_engine.rules.moves.movement import Allowance, Counter, Generator, Mobility
    from rules_engine.rules.ruleset import Rules

    Line = tuple[Mask, "dict[Mask, tuple[Move, ...]]", tuple[tuple[Point, ...], ...]]

KEPT = 512
"""How many fillings of one line, seen from one of its points, are remembered."""


@register
@dataclass(frozen=True, kw_only=True)
class Slide(Movement):
    """The piece goes any number of points along a line; every point on the way is empty.

    ``not-on``: regions where it may not stop. ``not-over``: regions that it may not even pass
    over, whether something stands there or not. A piece that stands in such a region may leave it.
    """

    kind = "slide"
    parameters = (
        Parameter("not-on", "region", many=True, required=False, instead=("not-over",)),
        Parameter("not-over", "region", many=True, required=False, instead=("not-on",)),
    )

    not_on: tuple[str, ...] = ()
    not_over: tuple[str, ...] = ()

    @classmethod
    def additions(cls, rules: Rules) -> list[Addition]:
        """A piece that steps could be believed to go further."""
        found = []
        for kind, piece in enumerate(rules.pieces):
            for entry in rules.moves_of(kind):
                if entry.component.kind == "step":
                    barred = entry.component.names("region")
                    values = (("not-on", barred),) if barred else ()
                    beside = beside_moves(rules, kind)
                    found.append(Addition("moves", piece.name, "slide", values, beside, "step"))
        return found

    def stops(self, rules: Rules) -> Mask:
        """See `Movement.stops`."""
        barred = 0
        for name in self.not_on + self.not_over:
            barred |= rules.regions[name]
        return rules.board.all & ~barred

    def crosses(self, rules: Rules) -> Mask:
        """See `Movement.crosses`."""
        walls = 0
        for name in self.not_over:
            walls |= rules.regions[name]
        return rules.board.all & ~walls

    def _lines(self, rules: Rules) -> list[tuple[Line, ...]]:
        """Return, for each point, its lines: their points, moves by filling, the ways along."""
        lines: list[list[Line]] = [[] for _ in range(len(rules.board))]
        for line in rules.board.lines:
            for at, point in enumerate(line):
                ways = (line[at + 1 :], line[:at][::-1])
                rest = mask_of(line) & ~(1 << point)
                lines[point].append((rest, {}, ways))
        return [tuple(of) for of in lines]

    def _finder(self, rules: Rules) -> Finder:
        stops, walls = self.stops(rules), rules.board.all & ~self.crosses(rules)
        memory, key = rules.board.memory, (Slide, stops, walls)
        if key not in memory:
            memory[key] = Finder(self._lines(rules), stops, walls)
        found: Finder = memory[key]
        return found

    def generator(self, rules: Rules, kind: Kind) -> Generator:
        """See `Movement.generator`."""
        finder = self._finder(rules)
        lines, walls, find, everything = finder.lines, finder.walls, finder.find, rules.board.all

        def generate(position: Position, empty: Mask, moves: list[Move]) -> None:
            blocked = everything & ~empty | walls
            stones = position.stones[kind]
            while stones:
                low = stones & -stones
                stones ^= low
                origin = low.bit_length() - 1
                for line in lines[origin]:
                    filling = blocked & line[0]
                    found = line[1].get(filling)
                    moves += find(origin, line, filling) if found is None else found

        return generate

    def counter(self, rules: Rules, kind: Kind) -> Counter:
        """See `Movement.counter`."""
        finder = self._finder(rules)
        lines, walls, find, everything = finder.lines, finder.walls, finder.find, rules.board.all

        def count(position: Position, empty: Mask) -> int:
            blocked = everything & ~empty | walls
            total = 0
            stones = position.stones[kind]
            while stones:
                low = stones & -stones
                stones ^= low
                origin = low.bit_length() - 1
                for line in lines[origin]:
                    filling = blocked & line[0]
                    found = line[1].get(filling)
                    total += len(find(origin, line, filling) if found is None else found)
            return total

        return count

    def mobility(self, rules: Rules, kind: Kind) -> Mobility:
        """See `Movement.mobility`."""
        near = neighbour_masks(rules.board)
        stops = self.stops(rules)
        generate = self.generator(rules, kind)

        def mobile(position: Position, empty: Mask) -> bool:
            free = empty & stops
            for point in points_of(position.stones[kind]):
                if near[point] & free:
                    return True
            # What is left are pieces that could only pass over a point to stop behind it.
            moves: list[Move] = []
            generate(position, empty, moves)
            return bool(moves)

        return mobile

    def allowance(self, rules: Rules, kind: Kind) -> Allowance:
        """See `Movement.allowance`."""
        between = _between(rules.board)
        stops, crosses = self.stops(rules), self.crosses(rules)

        def allowed(position: Position, empty: Mask, move: Move) -> bool:
            origin, path, jumped = move
            if jumped or len(path) != 1:
                return False
            passed = between.get((origin, path[0]))
            if passed is None or passed & ~(empty & crosses):
                return False
            return bool(empty & stops & 1 << path[0])

        return allowed

    def why_not(self, rules: Rules, kind: Kind, position: Position, move: Move) -> Refused | None:
        """See `Movement.why_not`: no line, something in the way, or a point closed to the piece."""
        piece, target = rules.pieces[kind].name, move.target
        occupied = position.occupied()
        crosses = self.crosses(rules)
        for ray in rules.board.rays[move.origin]:
            if target not in ray:
                continue
            for point in ray[: ray.index(target)]:
                if occupied >> point & 1:
                    return Refused("blocked", point)
                if not crosses >> point & 1:
                    return Refused("closed", point, piece)
            if occupied >> target & 1:
                return Refused("occupied", target)
            if not self.stops(rules) >> target & 1:
                return Refused("closed", target, piece)
            return None
        return Refused("not-joined", target)


def _between(board: Board) -> dict[tuple[Point, Point], Mask]:
    """Return, for each two points of a line, the set of the points between them."""
    if _between not in board.memory:
        between: dict[tuple[Point, Point], Mask] = {}
        for start, rays in enumerate(board.rays):
            for ray in rays:
                passed = 0
                for end in ray:
                    between[start, end] = passed
                    passed |= 1 << end
        board.memory[_between] = between
    found: dict[tuple[Point, Point], Mask] = board.memory[_between]
    return found


class Finder:
    """Works out the slides along one line of a point and remembers them by what stands there."""

    __slots__ = ("lines", "stops", "walls")

    def __init__(self, lines: list[tuple[Line, ...]], stops: Mask, walls: Mask) -> None:
        self.lines = lines
        self.stops = stops
        self.walls = walls

    def find(self, origin: Point, line: Line, filling: Mask) -> tuple[Move, ...]:
        """Return the slides of a piece along a line, and remember them, `KEPT` at most."""
        _, known, ways = line
        moves = []
        for way in ways:
            for point in way:
                if filling >> point & 1:
                    break
                if self.stops >> point & 1:
                    moves.append(Move(origin, (point,)))
        if len(known) >= KEPT:
            known.clear()
        known[filling] = tuple(moves)
        return known[filling]
