"""Stepping: to a neighbouring empty point along a line."""

from __future__ import annotations

from dataclasses import dataclass

from rules_engine.board import DIRECTIONS, direction_between
from rules_engine.position import Move
from rules_engine.rules.additions import Addition, beside_moves
from rules_engine.rules.component import Problem, register
from rules_engine.rules.moves.movement import Movement
from rules_engine.rules.parameters import Parameter
from rules_engine.rules.refused import Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules_engine.board.types import Kind, Mask, Point
    from rules_engine.position import Position
    from rules_engine.rules.moves.movement import Generator
    from rules_engine.rules.parameters import Value
    from rules_engine.rules.ruleset import Rules


@register
@dataclass(frozen=True, kw_only=True)
class Step(Movement):
    """The piece goes one point along a line to an empty point.

    ``to``: the directions in which it may step, seen from its own side; ``any`` is all of them.
    The other words need a piece that faces a way (``forward`` in its entry). ``not-on``: regions
    that it may not enter.
    """

    kind = "step"
    parameters = (
        Parameter("to", "word", choices=DIRECTIONS, many=True),
        Parameter("not-on", "region", many=True, required=False),
    )

    to: tuple[str, ...]
    not_on: tuple[str, ...] = ()

    def problems(self, rules: Rules) -> list[Problem]:
        """A word beside ``any`` says nothing."""
        del rules
        if "any" in self.to and len(self.to) > 1:
            return [
                Problem(
                    "any-and-more",
                    "to",
                    "'any' already holds every other direction",
                    "either 'any' alone or a list of directions",
                )
            ]
        return []

    @classmethod
    def changes(
        cls, stated: Mapping[str, Value], known: Mapping[str, tuple[str, ...]]
    ) -> list[dict[str, Value | None]]:
        """Any one direction could be believed to be missing from ``any``."""
        found = super().changes(stated, known)
        if stated.get("to") == ("any",):
            every = tuple(word for word in DIRECTIONS if word != "any")
            found += [{"to": tuple(one for one in every if one != lost)} for lost in every]
        return found

    @classmethod
    def additions(cls, rules: Rules) -> list[Addition]:
        """A piece that slides could be believed to go one point only."""
        found = []
        for kind, piece in enumerate(rules.pieces):
            for entry in rules.moves_of(kind):
                if entry.component.kind == "slide":
                    values: list[tuple[str, Value]] = [("to", "any")]
                    barred = entry.component.names("region")
                    if barred:
                        values.append(("not-on", barred))
                    beside = beside_moves(rules, kind)
                    found.append(
                        Addition("moves", piece.name, "step", tuple(values), beside, "slide")
                    )
        return found

    def stops(self, rules: Rules) -> Mask:
        """See `Movement.stops`."""
        barred = 0
        for name in self.not_on:
            barred |= rules.regions[name]
        return rules.board.all & ~barred

    def targets(self, rules: Rules, kind: Kind) -> list[list[Point]]:
        """Return, for each point, the neighbours that a step may reach."""
        board, stops = rules.board, self.stops(rules)
        forward = rules.pieces[kind].forward
        anyway = "any" in self.to or forward is None
        return [
            [
                end
                for end in near
                if stops >> end & 1
                and (anyway or direction_between(board, start, end, forward or "up") in self.to)
            ]
            for start, near in enumerate(board.neighbours)
        ]

    def generator(self, rules: Rules, kind: Kind) -> Generator:
        """See `Movement.generator`."""
        memory, key = rules.board.memory, (self.stops(rules), self.to, rules.pieces[kind].forward)
        if key not in memory:
            memory[key] = [
                tuple((1 << end, Move(start, (end,))) for end in ends)
                for start, ends in enumerate(self.targets(rules, kind))
            ]
        table: list[tuple[tuple[Mask, Move], ...]] = memory[key]

        def generate(position: Position, empty: Mask, moves: list[Move]) -> None:
            stones = position.stones[kind]
            while stones:
                low = stones & -stones
                stones ^= low
                moves += [move for bit, move in table[low.bit_length() - 1] if bit & empty]

        return generate

    def why_not(self, rules: Rules, kind: Kind, position: Position, move: Move) -> Refused | None:
        """See `Movement.why_not`: no line, too far, the wrong direction, or a point taken."""
        board, target = rules.board, move.target
        if not board.joined(move.origin, target):
            on_a_line = any(target in ray for ray in board.rays[move.origin])
            return Refused("too-far" if on_a_line else "not-joined", target)
        if not self.stops(rules) >> target & 1:
            return Refused("closed", target, rules.pieces[kind].name)
        if target not in self.targets(rules, kind)[move.origin]:
            return Refused("direction", target, rules.pieces[kind].name)
        if position.occupied() >> target & 1:
            return Refused("occupied", target)
        return None
