"""Where pieces can stand: what can be said of every position of every game of a variant.

All of it is more than play ever reaches, never less: other pieces are thought away, so nothing
blocks a move, and whatever could be jumped stands wherever it can.
"""

from __future__ import annotations

from rules_engine.board.bits import points_of
from rules_engine.position import NOWHERE
from rules_engine.rules.captures.capture import region_of
from rules_engine.rules.moves import Jump, Movement, Placement, Slide, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rules_engine.board.types import Kind, Mask, Point
    from rules_engine.rules import Entry, Rules

    Way = tuple[Point, Point, Mask]
    Jumped = tuple[Point, Point, Point, frozenset[Kind]]


class Standing:
    """Where each kind of piece can come to stand, and stand while the game goes on.

    ``stands[kind]`` are the points where a piece can be after some move. ``lives[kind]`` leaves
    out those where its arrival ends the game. ``ways[kind]`` are its steps and slides from there:
    origin, target, and the points between that must be empty. ``jumps[kind]`` are its jumps:
    origin, point jumped over, landing, and which kinds may be jumped there. ``memory`` keeps what
    others have worked out from this.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.memory: dict[object, Any] = {}
        kinds = range(len(rules.pieces))
        self.goals = [_goals(rules, kind) for kind in kinds]
        self.stands = list(rules.start.stones)
        self.totals = [rules.total(kind) for kind in kinds]
        self._tables = [_table(rules, kind) for kind in kinds]
        while self._grow():
            pass
        self.ways = [self._live_ways(kind) for kind in kinds]
        self.jumps = [frozenset(self._live_jumps(kind)) for kind in kinds]

    @property
    def lives(self) -> list[Mask]:
        """Where each kind can stand while the game goes on."""
        return [stands & ~goals for stands, goals in zip(self.stands, self.goals, strict=True)]

    def _grow(self) -> bool:
        """Let every piece make one move; returns whether any came to a new point."""
        before = list(self.stands)
        for kind in range(len(self.stands)):
            live = self.lives[kind]
            reached = 0
            for origin, target, _ in self._tables[kind]:
                if origin == NOWHERE or live >> origin & 1:
                    reached |= 1 << target
            for _, _, land, _ in self._live_jumps(kind):
                reached |= 1 << land
            self.stands[kind] |= reached
        return before != self.stands

    def _live_ways(self, kind: Kind) -> frozenset[Way]:
        """Return steps, slides and placements; of two with the same ends the less demanding."""
        live, occupied = self.lives[kind], 0
        for mask in self.lives:
            occupied |= mask
        between: dict[tuple[Point, Point], set[Mask]] = {}
        for origin, target, passed in self._tables[kind]:
            if origin == NOWHERE or live >> origin & 1:
                between.setdefault((origin, target), set()).add(passed & occupied)
        return frozenset(
            (origin, target, passed)
            for (origin, target), masks in between.items()
            for passed in masks
            if not any(other != passed and not other & ~passed for other in masks)
        )

    def _live_jumps(self, kind: Kind) -> set[Jumped]:
        rules, lives = self.rules, self.lives
        found = set()
        for entry in rules.moves_of(kind):
            jump = entry.component
            if not isinstance(jump, Jump):
                continue
            prey = [rules.kind(name) for name in jump.over]
            # The only piece of its kind never meets another one.
            prey = [other for other in prey if other != kind or self.totals[kind] > 1]
            origins = lives[kind] if jump.then is None else self.stands[kind]
            for origin in points_of(origins):
                for over, land in rules.board.jumps[origin]:
                    there = frozenset(other for other in prey if lives[other] >> over & 1)
                    if there:
                        found.add((origin, over, land, there))
        return found


class Standings:
    """Remembers where pieces can stand for rules that do not differ in what that depends on."""

    def __init__(self) -> None:
        self._known: dict[object, Standing] = {}

    def of(self, rules: Rules) -> Standing:
        """Return where the pieces of a variant can stand."""
        moves = tuple(
            (entry.name, entry.component, tuple(map(rules.regions.get, _regions(entry))))
            for entry in rules.moves
        )
        goals = tuple(_goals(rules, kind) for kind in range(len(rules.pieces)))
        start = rules.start
        faced = tuple(_faces(rules, kind) for kind in range(len(rules.pieces)))
        key = (rules.board, faced, start.stones, start.hand, moves, goals)
        if key not in self._known:
            self._known[key] = Standing(rules)
        return self._known[key]


def _faces(rules: Rules, kind: Kind) -> str | None:
    """Return the way that a piece faces, where any of its steps asks for it."""
    steps = [one.component for one in rules.moves_of(kind) if isinstance(one.component, Step)]
    asked = any("any" not in step.to for step in steps)
    return rules.pieces[kind].forward if asked else None


def _regions(entry: Entry) -> tuple[str, ...]:
    return entry.component.names("region")


def _goals(rules: Rules, kind: Kind) -> Mask:
    """Return the points where the arrival of a piece ends the game."""
    name, mask = rules.pieces[kind].name, 0
    for entry in rules.endings:
        if entry.component.kind == "reach" and name in entry.component.names("piece"):
            mask |= region_of(rules, entry.component.names("region"))
    return mask


def _table(rules: Rules, kind: Kind) -> list[Way]:
    """Return every step, slide and placement of a kind of piece on an empty board."""
    found: list[Way] = []
    for entry in rules.moves_of(kind):
        movement = entry.component
        if isinstance(movement, Step):
            for origin, targets in enumerate(movement.targets(rules, kind)):
                found += [(origin, target, 0) for target in targets]
        elif isinstance(movement, Slide):
            found += _slides(rules, movement)
        elif isinstance(movement, Placement):
            hand = rules.start.hand[kind]
            points = points_of(movement.stops(rules) if hand else 0)
            found += [(NOWHERE, point, 0) for point in points]
        elif isinstance(movement, Movement) and not isinstance(movement, Jump):
            raise TypeError(f"nothing is known of moves of the kind {movement.kind}")
    return found


def _slides(rules: Rules, slide: Slide) -> list[Way]:
    stops, crosses = slide.stops(rules), slide.crosses(rules)
    found = []
    for origin, rays in enumerate(rules.board.rays):
        for ray in rays:
            passed = 0
            for point in ray:
                if stops >> point & 1:
                    found.append((origin, point, passed))
                if not crosses >> point & 1:
                    break
                passed |= 1 << point
    return found
