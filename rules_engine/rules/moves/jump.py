"""Jumping: over a neighbouring piece to the empty point directly behind it."""

from __future__ import annotations

from dataclasses import dataclass

from rules_engine.board.bits import points_of
from rules_engine.position import Move
from rules_engine.rules.additions import Addition, beside_moves, foes_of
from rules_engine.rules.component import Problem, register
from rules_engine.rules.moves.movement import Movement
from rules_engine.rules.parameters import Parameter
from rules_engine.rules.refused import Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board.types import Kind, Mask, Point
    from rules_engine.position import Position
    from rules_engine.rules.moves.movement import Generator, Mobility
    from rules_engine.rules.ruleset import Rules


@register
@dataclass(frozen=True, kw_only=True)
class Jump(Movement):
    """The piece jumps over a neighbour to the empty point behind it and captures what it jumped.

    The three points are consecutive on one line. The jumped piece leaves at once, so that its
    point, and the point where the jumping piece started, are empty for the rest of the turn.

    ``over``: the kinds of piece that may be jumped. ``then``: what follows a jump of the same
    piece in the same turn: ``may-continue`` lets it jump again or stop, ``must-continue`` makes it
    jump again while it can; left out, a turn has one jump. The direction of each jump is free.
    """

    kind = "jump"
    parameters = (
        Parameter("over", "piece", many=True),
        Parameter("then", "word", choices=("may-continue", "must-continue"), required=False),
    )

    over: tuple[str, ...]
    then: str | None = None

    def problems(self, rules: Rules) -> list[Problem]:
        """A piece that is listed twice is a slip."""
        del rules
        if len(set(self.over)) < len(self.over):
            return [Problem("named-twice", "over", "a piece is named twice", "each piece once")]
        return []

    @classmethod
    def additions(cls, rules: Rules) -> list[Addition]:
        """A piece that never jumps could be believed to jump over an enemy."""
        found = []
        for kind, piece in enumerate(rules.pieces):
            if not beside_moves(rules, kind, cls.kind):
                for foe in foes_of(rules, rules.owner(kind)):
                    values = (("over", foe),)
                    beside = beside_moves(rules, kind)
                    found.append(Addition("moves", piece.name, cls.kind, values, beside))
        return found

    def _prey(self, rules: Rules) -> tuple[Kind, ...]:
        return tuple(rules.kind(name) for name in self.over)

    def generator(self, rules: Rules, kind: Kind) -> Generator:
        """See `Movement.generator`. Each stopping point of a chain is a move of its own."""
        prey_kinds = self._prey(rules)
        single, stop_anywhere = self.then is None, self.then == "may-continue"
        hops = [
            tuple((1 << over, 1 << land, over, land) for over, land in jumps)
            for jumps in rules.board.jumps
        ]
        first = [
            tuple((1 << over, 1 << land, Move(start, (land,), (over,))) for over, land in jumps)
            for start, jumps in enumerate(rules.board.jumps)
        ]

        def extend(move: Move, prey: Mask, empty: Mask, moves: list[Move]) -> None:
            origin, path, jumped = move
            longer = [
                (Move(origin, (*path, land), (*jumped, over)), over_bit)
                for over_bit, land_bit, over, land in hops[path[-1]]
                if over_bit & prey and land_bit & empty
            ]
            if stop_anywhere or not longer:
                moves.append(move)
            for further, over_bit in longer:
                extend(further, prey ^ over_bit, empty | over_bit, moves)

        def generate(position: Position, empty: Mask, moves: list[Move]) -> None:
            all_stones = position.stones
            prey = 0
            for other in prey_kinds:
                prey |= all_stones[other]
            stones = all_stones[kind]
            while stones:
                low = stones & -stones
                stones ^= low
                for over_bit, land_bit, move in first[low.bit_length() - 1]:
                    if over_bit & prey and land_bit & empty:
                        if single:
                            moves.append(move)
                        else:
                            extend(move, prey & ~over_bit & ~low, empty | over_bit | low, moves)

        return generate

    def mobility(self, rules: Rules, kind: Kind) -> Mobility:
        """See `Movement.mobility`: one jump is enough, however many chains begin with it."""
        prey_kinds = self._prey(rules)
        hops = [
            tuple((1 << over, 1 << land) for over, land in jumps) for jumps in rules.board.jumps
        ]

        def mobile(position: Position, empty: Mask) -> bool:
            prey = 0
            for other in prey_kinds:
                prey |= position.stones[other]
            for point in points_of(position.stones[kind]):
                for over, land in hops[point]:
                    if over & prey and land & empty:
                        return True
            return False

        return mobile

    def why_not(self, rules: Rules, kind: Kind, position: Position, move: Move) -> Refused | None:
        """See `Movement.why_not`: the first leg that fails, or a chain of the wrong length."""
        stones = list(position.stones)
        stones[kind] &= ~(1 << move.origin)
        prey_kinds = self._prey(rules)
        start = move.origin
        for leg, (over, land) in enumerate(zip(move.jumped, move.path, strict=True)):
            if leg and self.then is None:
                return Refused("one-jump", land, rules.pieces[kind].name)
            if over < 0:
                on_a_line = any(land in ray for ray in rules.board.rays[start])
                return Refused("not-a-jump" if on_a_line else "not-joined", land)
            refused = self._leg_refused(rules, stones, prey_kinds, over, land)
            if refused:
                return refused
            start = land
            stones = [mask & ~(1 << over) for mask in stones]
        if self.then == "must-continue":
            for over, land in rules.board.jumps[move.target]:
                if self._leg_refused(rules, stones, prey_kinds, over, land) is None:
                    return Refused("must-continue", move.target, rules.pieces[kind].name)
        return None

    def _leg_refused(
        self, rules: Rules, stones: list[Mask], prey: tuple[Kind, ...], over: Point, land: Point
    ) -> Refused | None:
        """Say why one jump cannot be made where ``stones`` are all pieces but the jumping one."""
        victims = [kind for kind, mask in enumerate(stones) if mask >> over & 1]
        if not victims:
            return Refused("nothing-to-jump", over)
        if victims[0] not in prey:
            return Refused("not-jumped", over, rules.pieces[victims[0]].name)
        if any(mask >> land & 1 for mask in stones):
            return Refused("occupied", land)
        return None
