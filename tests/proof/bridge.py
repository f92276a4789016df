"""Between the engine's values and those of the plain rules, without the engine's notation."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from rules_engine import Move, Position, Variant, load_variant
from rules_engine.game import Result
from rules_engine.position import NOWHERE
from tests.reference import SYSTEMS, TAFL, Point, Rules, State, Verdict, rules_of

TAFL_REASONS = (
    "king-captured",
    "king-escaped",
    "encirclement",
    "exit-fort",
    "repetition",
    "attackers-blocked",
    "defenders-blocked",
)
"""The tafl games' ending entries; the plain rules call the reasons the same."""

REASONS = {
    "fox-and-geese": {
        "too-few-geese": "too-few-geese",
        "geese-blocked": "geese-blocked",
        "foxes-blocked": "foxes-blocked",
        "repetition": "repetition",
        "quiet": "quiet",
    },
    "fox-and-geese-ten": {
        "ten-captures": "ten-captures",
        "geese-blocked": "geese-blocked",
        "foxes-blocked": "foxes-blocked",
        "repetition": "repetition",
        "quiet": "quiet",
    },
    "halatafl": {
        "pen-filled": "pen-filled",
        "too-few-geese": "too-few-geese",
        "foxes-blocked": "foxes-blocked",
        "geese-blocked": "geese-blocked",
        "repetition": "repetition",
        "quiet": "quiet",
    },
    "bagh-chal": {
        "five-captures": "five-captures",
        "tigers-blocked": "tigers-blocked",
        "goats-blocked": "goats-blocked",
        "repetition": "repetition",
        "quiet": "quiet",
    },
    "fox-and-hounds": {
        "last-row-reached": "last-row",
        "hounds-passed": "passed-hounds",
        "fox-blocked": "fox-blocked",
        "hounds-blocked": "hounds-blocked",
        "repetition": "repetition",
        "quiet": "quiet",
    },
    **{system: {reason: reason for reason in TAFL_REASONS} for system in TAFL},
}
"""The variants' ending entries, and what the plain rules call the same reason."""


class Link:
    """A variant of the engine and the plain rules of the same system."""

    def __init__(self, variant: Variant, rules: Rules) -> None:
        self.variant = variant
        self.rules = rules
        self._kinds = {piece.name: kind for kind, piece in enumerate(variant.pieces)}

    def place(self, point: int) -> Point:
        """Return the row and column of an engine's point."""
        spot = self.variant.board.spots[point]
        return spot.row, spot.column

    def point(self, place: Point) -> int:
        """Return the engine's point at a row and column, which must exist."""
        point = self.variant.board.find(*place)
        assert point is not None, f"the engine's board has no point {place}"
        return point

    def text(self, move: Move) -> str:
        """Write an engine's move as the case files do."""
        landings = ["{},{}".format(*self.place(point)) for point in move.path]
        if move.origin == NOWHERE:
            return "@" + landings[0]
        start = "{},{}".format(*self.place(move.origin))
        return ("x" if move.jumped else "-").join([start, *landings])

    def position(self, state: State) -> Position:
        """Return a plain state as a position of the engine."""
        stones, hand, captured = ([0] * len(self._kinds) for _ in range(3))
        for place, piece in state.pieces.items():
            stones[self._kinds[piece]] |= 1 << self.point(place)
        if self.rules.quarry is not None:
            hand[self._kinds[self.rules.quarry]] = state.in_hand
            captured[self._kinds[self.rules.quarry]] = state.captured
        turn = self.variant.sides.index(state.to_move)
        return Position(tuple(stones), turn, tuple(hand), tuple(captured), state.quiet)

    def state(self, position: Position) -> State:
        """Return a position of the engine as a plain state."""
        pieces = {
            self.place(point): piece.name
            for piece, mask in zip(self.variant.pieces, position.stones, strict=True)
            for point in range(len(self.variant.board))
            if mask >> point & 1
        }
        to_move = self.variant.sides[position.turn]
        hand, captured = sum(position.hand), sum(position.captured)
        return State(pieces, to_move, hand, captured, position.quiet)

    def verdict(self, result: Result | None) -> Verdict | None:
        """Return a result of the engine with the reason as the plain rules call it."""
        if result is None:
            return None
        return Verdict(result.winner, REASONS[self.variant.id][result.by])


@cache
def _link(system: str, options: tuple[tuple[str, str], ...]) -> Link:
    return Link(load_variant(system, **dict(options)), rules_of(system, dict(options)))


def link(system: str, options: Mapping[str, str] | None = None) -> Link:
    """Return the two implementations of a system, loaded once."""
    return _link(system, tuple(sorted((options or {}).items())))


def name_of(system: str, options: Mapping[str, str]) -> str:
    """Return a system and its options as one word, for the names of test cases."""
    return " ".join([system, *(f"{key}={value}" for key, value in sorted(options.items()))])


NAMES = tuple(name_of(system, options) for system, options in SYSTEMS)
"""Every hunt game with every choice of its options."""

DISTINCT = tuple(name for name in NAMES if "geese=1" not in name)
"""Those that differ in more than their start: what a composed position can tell apart."""


def link_of(name: str) -> Link:
    """Return the two implementations by the name that `name_of` gives."""
    system, *options = name.split()
    return link(system, dict(option.split("=") for option in options))
