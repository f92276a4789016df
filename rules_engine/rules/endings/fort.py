"""A piece has reached the edge inside a fort that can never be broken."""

from __future__ import annotations

from dataclasses import dataclass

from rules_engine.board.bits import mask_of, points_of
from rules_engine.board.flood import compile_reach
from rules_engine.rules.additions import (
    Addition,
    edges_of,
    foes_of,
    friends_of,
    full_name,
)
from rules_engine.rules.captures import Capture
from rules_engine.rules.component import Problem, register
from rules_engine.rules.endings.ending import OUTCOME, Ending
from rules_engine.rules.moves import Movement
from rules_engine.rules.parameters import Parameter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board.types import Kind, Mask
    from rules_engine.position import Position
    from rules_engine.rules.captures.capture import Threat
    from rules_engine.rules.endings.ending import PositionTest
    from rules_engine.rules.ruleset import Rules


@register
@dataclass(frozen=True, kw_only=True)
class Fort(Ending):
    """Holds when a piece stands on the edge, can move, and is walled in for good by its own side.

    The wall is the largest set of ``wall`` pieces of which none could ever be captured, even if
    the pieces ``against`` went on moving while the wall stands still: captures are those of the
    variant, from any point that an enemy can reach without crossing the set. The fort stands when
    the piece ``fort`` is in the region ``on``, has an empty point next to it where it may stop,
    and no enemy stands on anything that can be reached from there without crossing that set.
    Points where enemies may not stand, such as corners, let nobody in.
    """

    kind = "fort"
    parameters = (
        Parameter("fort", "piece"),
        Parameter("wall", "piece", many=True),
        Parameter("against", "piece", many=True),
        Parameter("on", "region"),
        *OUTCOME,
    )

    fort: str
    wall: tuple[str, ...]
    against: tuple[str, ...]
    on: str

    @classmethod
    def additions(cls, rules: Rules) -> list[Addition]:
        """Who must reach a region could be believed to win by a fort at the edge."""
        if any(isinstance(entry.component, cls) for entry in rules.endings):
            return []
        found = []
        for entry in rules.endings:
            if entry.component.kind != "reach":
                continue
            (name,) = entry.component.names("piece")
            side = rules.owner(rules.kind(name))
            wall = tuple(friend for friend in friends_of(rules, side) if friend != name)
            for edge in edges_of(rules) if wall else ():
                values = (
                    (cls.kind, name),
                    ("wall", wall),
                    ("against", foes_of(rules, side)),
                    ("on", edge),
                    ("wins", rules.sides[side]),
                )
                beside = (full_name(entry),)
                found.append(Addition(cls.slot, "exit-fort", cls.kind, values, beside))
        return found

    def problems(self, rules: Rules) -> list[Problem]:
        """The wall stands against the other side."""
        enemies = {rules.owner(rules.kind(name)) for name in self.against}
        own = {rules.owner(rules.kind(name)) for name in (*self.wall, self.fort)}
        if own & enemies:
            return [
                Problem("captures-its-own", "against", "a fort against its own side", "enemies")
            ]
        return []

    def _movements(self, rules: Rules, names: tuple[str, ...]) -> list[Movement]:
        return [
            entry.component
            for name in names
            for entry in rules.moves_of(rules.kind(name))
            if isinstance(entry.component, Movement)
        ]

    def _threats(self, rules: Rules) -> list[tuple[Threat, tuple[Kind, ...]]]:
        """Return the captures that enemies can make of the wall, with the kinds they take."""
        return [
            (
                entry.component.threat(rules),
                tuple(rules.kind(n) for n in entry.component.victims() if n in self.wall),
            )
            for entry in rules.captures
            if isinstance(entry.component, Capture) and set(entry.component.by) & set(self.against)
        ]

    def position_test(self, rules: Rules) -> PositionTest:
        """See `Ending.position_test`."""
        king = rules.kind(self.fort)
        walls = tuple(rules.kind(name) for name in self.wall)
        enemies = tuple(rules.kind(name) for name in self.against)
        threats = self._threats(rules)
        stops = crosses = king_stops = 0
        for movement in self._movements(rules, self.against):
            stops |= movement.stops(rules)
            crosses |= movement.crosses(rules)
        for movement in self._movements(rules, (self.fort,)):
            king_stops |= movement.stops(rules)
        reach = compile_reach(rules.board, stops, crosses)
        near = [mask_of(points) for points in rules.board.neighbours]
        edge = rules.regions[self.on]

        def unbreakable(position: Position, standing: Mask, attackers: Mask, kings: Mask) -> Mask:
            """Return the largest set of walls of which none can be captured."""
            stones = position.stones
            while standing:
                reachable = reach(attackers, standing) & stops & ~kings
                fallen = 0
                for threat, kinds in threats:
                    victims = 0
                    for kind in kinds:
                        victims |= stones[kind]
                    fallen |= threat(standing | kings, reachable, victims & standing)
                if not fallen:
                    break
                standing &= ~fallen
            return standing

        def holds(position: Position) -> bool:
            stones = position.stones
            kings = stones[king]
            if not kings & edge:
                return False
            occupied = position.occupied()
            attackers = standing = 0
            for kind in enemies:
                attackers |= stones[kind]
            for kind in walls:
                standing |= stones[kind]
            for point in points_of(kings & edge):
                bit = 1 << point
                if not near[point] & king_stops & ~occupied:
                    continue
                # Most kings are not even closed in by all of their men: that is quickly seen.
                if reach(bit, standing) & attackers:
                    continue
                if not reach(bit, unbreakable(position, standing, attackers, kings)) & attackers:
                    return True
            return False

        return holds
