"""Placement: a piece from the hand comes onto the board."""

from __future__ import annotations

from dataclasses import dataclass

from rules_engine.board.bits import points_of
from rules_engine.position import NOWHERE, Move
from rules_engine.rules.component import Problem, register
from rules_engine.rules.moves.movement import Movement
from rules_engine.rules.parameters import Parameter
from rules_engine.rules.refused import Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board.types import Kind, Mask
    from rules_engine.position import Position
    from rules_engine.rules.moves.movement import Generator
    from rules_engine.rules.ruleset import Rules


@register
@dataclass(frozen=True, kw_only=True)
class Placement(Movement):
    """A piece from the hand is put on an empty point; that is the turn.

    ``on``: the region whose points it may be put on; ``board`` is every point. Needs pieces of
    this kind in hand at the start.
    """

    kind = "place"
    parameters = (Parameter("on", "region"),)

    on: str

    def problems(self, rules: Rules) -> list[Problem]:
        """There must be something to place, and no doubt about what a bare point places."""
        placing = [entry for entry in rules.moves if isinstance(entry.component, Placement)]
        mine = [entry for entry in placing if entry.component is self]
        problems = []
        for entry in mine:
            kind = rules.kind(entry.name.partition(".")[0])
            if not rules.start.hand[kind]:
                problems.append(
                    Problem(
                        "nothing-in-hand",
                        "",
                        f"no {rules.pieces[kind].name} is in hand at the start",
                        f"in-hand: {{{rules.pieces[kind].name}: a number above 0}}",
                    )
                )
            rivals = [
                other.name
                for other in placing
                if other.component is not self
                and rules.owner(rules.kind(other.name.partition(".")[0])) == rules.owner(kind)
            ]
            if rivals:
                problems.append(
                    Problem(
                        "two-placements",
                        "",
                        "a side that places two kinds of piece cannot say which by a bare point",
                        "one kind of piece with a placement for each side",
                    )
                )
        return problems

    def stops(self, rules: Rules) -> Mask:
        """See `Movement.stops`."""
        return rules.regions[self.on]

    def generator(self, rules: Rules, kind: Kind) -> Generator:
        """See `Movement.generator`."""
        region = rules.regions[self.on]
        table = [(1 << point, Move(NOWHERE, (point,))) for point in points_of(region)]

        def generate(position: Position, empty: Mask, moves: list[Move]) -> None:
            if position.hand[kind]:
                moves += [move for bit, move in table if bit & empty]

        return generate

    def why_not(self, rules: Rules, kind: Kind, position: Position, move: Move) -> Refused | None:
        """See `Movement.why_not`: an empty hand, a point taken, or one outside the region."""
        if not position.hand[kind]:
            return Refused("none-in-hand", move.target, rules.pieces[kind].name)
        if position.occupied() >> move.target & 1:
            return Refused("occupied", move.target)
        if not rules.regions[self.on] >> move.target & 1:
            return Refused("outside", move.target, rules.pieces[kind].name)
        return None
