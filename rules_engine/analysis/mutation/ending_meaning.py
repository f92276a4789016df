"""What endings come to: those that can hold, in the order in which they are asked.

An ending that never holds, or only where an earlier one does, is left out; what of its parameters
no game can tell is made the same.
"""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.board.bits import mask_of, points_of
from rules_engine.board.directions import advance, direction_between
from rules_engine.game.endings import compile_endings
from rules_engine.position import NOWHERE
from rules_engine.rules.endings import (
    AllPassed,
    CannotMove,
    CapturesMade,
    Encirclement,
    Ending,
    FewerThan,
    Fort,
    QuietPlies,
    RegionFilled,
    RegionReached,
    Repetition,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from rules_engine.analysis.mutation.capture_meaning import CaptureMeaning
    from rules_engine.analysis.mutation.standing import Standing
    from rules_engine.board import Board
    from rules_engine.board.types import Kind, Mask, Point, Side
    from rules_engine.rules import Rules

    Fact = object


class Asked(NamedTuple):
    """An ending in its turn: who wins by it, its component, and its facts."""

    winner: str | None
    ending: Ending
    facts: tuple[Fact, ...]


class EndingMeaning:
    """Works out the endings of a variant. ``takeable`` are the kinds that can be captured."""

    def __init__(self, rules: Rules, standing: Standing, captures: CaptureMeaning) -> None:
        self.rules = rules
        self.standing = standing
        self.captures = captures
        self.captors, victims = captures.taking_part()
        self.takeable = set(victims)
        self.takeable.update(
            victim for jumps in standing.jumps for *_, there in jumps for victim in there
        )

    def meaning(self) -> tuple[tuple[str | None, str, tuple[Fact, ...]], ...]:
        """Return the endings that matter, in their order: winner, kind and facts."""
        components = {
            entry.name: entry.component
            for entry in self.rules.endings
            if isinstance(entry.component, Ending)
        }
        asked: list[Asked] = []
        for compiled in compile_endings(self.rules):
            ending = components[compiled.name]
            facts = self._facts(ending, asked)
            one = None if facts is None else Asked(compiled.winner, ending, facts)
            if one is not None and not any(self._comes_first(other, one) for other in asked):
                asked.append(one)
        asked = [
            one for at, one in enumerate(asked) if not self._is_blocked_anyway(one, asked[at:])
        ]
        return tuple((one.winner, one.ending.kind, one.facts) for one in asked)

    def _facts(self, ending: Ending, before: list[Asked]) -> tuple[Fact, ...] | None:
        """Return what of an ending a game can tell, None where it can never hold."""
        known: dict[type[Ending], Callable[..., tuple[Fact, ...] | None]] = {
            AllPassed: self._all_passed,
            CannotMove: self._cannot_move,
            CapturesMade: self._captures_made,
            Encirclement: self._encirclement,
            FewerThan: self._fewer_than,
            Fort: self._fort,
            QuietPlies: self._quiet_plies,
            RegionFilled: self._region_filled,
            RegionReached: self._region_reached,
            Repetition: self._repetition,
        }
        if type(ending) not in known:
            raise TypeError(f"nothing is known of endings of the kind {ending.kind}")
        return known[type(ending)](ending, before)

    def _kinds(self, names: tuple[str, ...]) -> frozenset[Kind]:
        return frozenset(self.rules.kind(name) for name in names)

    def _seen(self, kind: Kind, before: list[Asked]) -> Mask:
        """Return where a piece can stand when an ending is asked after those before it."""
        seen = self.standing.stands[kind]
        for one in before:
            if isinstance(one.ending, RegionReached) and self.rules.kind(one.ending.with_) == kind:
                seen &= ~self.rules.regions[one.ending.reach]
        return seen

    def _all_passed(self, ending: AllPassed, before: list[Asked]) -> tuple[Fact, ...] | None:
        passed, runner = self.rules.kind(ending.all_passed), self.rules.kind(ending.by)
        forward, board = self.rules.pieces[passed].forward or "up", self.rules.board
        there = list(points_of(self._seen(passed, before)))
        behind = frozenset(
            (point, other)
            for point in points_of(self._seen(runner, before))
            for other in there
            if advance(board, other, forward) > advance(board, point, forward)
        )
        return (passed, runner, behind) if behind else None

    def _cannot_move(self, ending: CannotMove, before: list[Asked]) -> tuple[Fact, ...]:
        del before
        return (ending.cannot_move,)

    def _captures_made(self, ending: CapturesMade, before: list[Asked]) -> tuple[Fact, ...] | None:
        del before
        kind = self.rules.kind(ending.of)
        return (kind, ending.captures) if kind in self.takeable else None

    def _fewer_than(self, ending: FewerThan, before: list[Asked]) -> tuple[Fact, ...] | None:
        del before
        kind = self.rules.kind(ending.of)
        return (kind, ending.fewer_than) if kind in self.takeable else None

    def _region_filled(self, ending: RegionFilled, before: list[Asked]) -> tuple[Fact, ...] | None:
        kind, region = self.rules.kind(ending.with_), self.rules.regions[ending.fill]
        return None if region & ~self._seen(kind, before) else (kind, region)

    def _region_reached(
        self, ending: RegionReached, before: list[Asked]
    ) -> tuple[Fact, ...] | None:
        kind = self.rules.kind(ending.with_)
        region = self.rules.regions[ending.reach] & self._seen(kind, before)
        return (kind, region) if region else None

    def _encirclement(self, ending: Encirclement, before: list[Asked]) -> tuple[Fact, ...]:
        inside = self._kinds(ending.encircled)
        there = 0
        for kind in inside:
            there |= self._seen(kind, before)
        region = _closed(self.rules.board, self.rules.regions[ending.from_], there)
        return (inside, self._kinds(ending.by), region, self.rules.board.neighbours)

    def _fort(self, ending: Fort, before: list[Asked]) -> tuple[Fact, ...] | None:
        king = self.rules.kind(ending.fort)
        region = self.rules.regions[ending.on] & self._seen(king, before)
        # The only king is no wall of his own fort: whoever gets to him has broken it anyway.
        walls = tuple(
            name for name in ending.wall if name != ending.fort or self.standing.totals[king] > 1
        )
        threats = self.captures.threats(ending.against, walls)
        stops = self._union("stops", ending.against)
        passed = self._union("crosses", ending.against) & ~stops
        bridges = frozenset(
            (start, over, end)
            for start, jumps in enumerate(self.rules.board.jumps)
            for over, end in jumps
            if passed >> over & 1 and stops >> end & 1
        )
        enemies = (self._kinds(ending.against), stops, bridges, threats)
        own = (king, self._union("stops", (ending.fort,)), self._kinds(walls), region)
        return (*own, *enemies, self.rules.board.neighbours) if region else None

    def _union(self, method: str, names: tuple[str, ...]) -> Mask:
        """Return what some pieces' ways of moving have among them: their stops, for example."""
        mask = 0
        for name in names:
            for entry in self.rules.moves_of(self.rules.kind(name)):
                mask |= getattr(entry.component, method)(self.rules)
        return mask

    def _repetition(self, ending: Repetition, before: list[Asked]) -> tuple[Fact, ...] | None:
        """No position comes again where a side's every turn takes, places or steps forward."""
        del before
        sides = range(len(self.rules.sides))
        return None if any(map(self._only_goes_forward, sides)) else (ending.times,)

    def _only_goes_forward(self, side: Side) -> bool:
        kinds = self.rules.kinds_of(side)
        return all(not self._steps(kind) - self._ahead(kind) for kind in kinds)

    def _steps(self, kind: Kind) -> set[tuple[Point, Point]]:
        """Return the steps and slides of a piece: origin and target."""
        memory, key = self.standing.memory, ("steps", kind)
        if key not in memory:
            ways = self.standing.ways[kind]
            memory[key] = {(origin, target) for origin, target, _ in ways if origin != NOWHERE}
        found: set[tuple[Point, Point]] = memory[key]
        return found

    def _ahead(self, kind: Kind) -> set[tuple[Point, Point]]:
        """Return those steps of a piece that go forward, as quiet plies count them."""
        board, forward = self.rules.board, self.rules.pieces[kind].forward
        return {
            (origin, target)
            for origin, target in self._steps(kind)
            if forward
            and board.joined(origin, target)
            and direction_between(board, origin, target, forward).startswith("forward")
        }

    def _quiet_plies(self, ending: QuietPlies, before: list[Asked]) -> tuple[Fact, ...] | None:
        """Quiet plies never add up where every turn of a side is progress."""
        del before
        kinds = range(len(self.rules.pieces))
        captures = "capture" in ending.unless and bool(self.takeable)
        placing = [any(way[0] == NOWHERE for way in self.standing.ways[kind]) for kind in kinds]
        placements = "placement" in ending.unless and any(placing)
        counted = [
            self._ahead(kind) if "forward-step" in ending.unless else set() for kind in kinds
        ]
        for side in range(len(self.rules.sides)):
            own = self.rules.kinds_of(side)
            every_turn = all(
                not self._steps(kind) - counted[kind] and placements >= placing[kind]
                for kind in own
            )
            if every_turn and captures >= self._captures(own) and ending.plies > 1:
                return None
        return (ending.plies, captures, placements, tuple(map(frozenset, counted)))

    def _captures(self, kinds: tuple[Kind, ...]) -> bool:
        """Say whether any of some kinds of piece can capture."""
        return any(kind in self.captors or self.standing.jumps[kind] for kind in kinds)

    def _comes_first(self, earlier: Asked, later: Asked) -> bool:
        """Say whether an ending holds wherever one that is asked later does."""
        a, b = earlier.ending, later.ending
        if isinstance(a, RegionReached) and isinstance(b, RegionReached):
            return a.with_ == b.with_ and not _reach(self.rules, b) & ~_reach(self.rules, a)
        # How many must be gone for either to hold: all that are not left have been captured.
        gone, enough = self._gone(b), self._gone(a)
        return (
            gone is not None
            and enough is not None
            and gone[0] == enough[0]
            and (gone[1] >= enough[1])
        )

    def _gone(self, ending: Ending) -> tuple[str, int] | None:
        """Return of which piece how many must have been captured, where that is what is asked."""
        if isinstance(ending, CapturesMade):
            return ending.of, ending.captures
        if isinstance(ending, FewerThan):
            total = self.standing.totals[self.rules.kind(ending.of)]
            return ending.of, total - ending.fewer_than + 1
        return None

    def _is_blocked_anyway(self, one: Asked, onward: list[Asked]) -> bool:
        """Say whether an ending only tells of a side without pieces what its having no move does.

        It does where they are the side's only kind, and nothing that is asked in between gives
        another outcome. Pieces are captured by the other side, so it is the side's turn then.
        """
        ending = one.ending
        if not isinstance(ending, FewerThan) or ending.fewer_than > 1 or one.winner is None:
            return False
        side = self.rules.owner(self.rules.kind(ending.of))
        if len(self.rules.kinds_of(side)) > 1:
            return False
        for other in onward:
            blocked = other.ending.cannot_move if isinstance(other.ending, CannotMove) else None
            if blocked not in (None, self.rules.sides[side]):
                continue  # it is not asked of who is not to move
            if other.winner != one.winner:
                return False
            if blocked is not None:
                return True
        return False


def _reach(rules: Rules, ending: RegionReached) -> Mask:
    return rules.regions[ending.reach]


def _closed(board: Board, region: Mask, there: Mask) -> Mask:
    """Return a goal with every point that can only be reached through the goal itself.

    ``there`` is where those that go there can stand already.
    """
    while True:
        inner = mask_of(
            point
            for point in range(len(board))
            if not there >> point & 1
            and all(region >> near & 1 for near in board.neighbours[point])
        )
        if not inner & ~region:
            return region
        region |= inner
