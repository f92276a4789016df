"""Whether a change of rules can change any game at all: proved from what the rules come to.

Two variants whose meanings are equal allow the same moves, capture the same pieces and end at the
same moment with the same winner in every game from the start. What differs may be how a move that
is refused is explained, or the name of an ending.
"""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.analysis.mutation.capture_meaning import CaptureMeaning, same_terms
from rules_engine.analysis.mutation.ending_meaning import EndingMeaning
from rules_engine.analysis.mutation.standing import Standing, Standings
from rules_engine.rules.moves import Jump, Placement
from rules_engine.rules.restrictions import Mandatory, PlaceFirst

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board.types import Kind
    from rules_engine.game import Variant
    from rules_engine.rules import Rules

REASONS = {
    "board": "it joins the same points, as far as any piece can use it",
    "pieces": "no rule asks for it",
    "regions": "no rule that speaks of it can tell the difference",
    "moves": "no piece gains or loses a move from where it can stand",
    "captures": "every move captures the same, whatever stands where it can",
    "restrictions": "it forbids no move that there is",
    "endings": "no game ends earlier, later or otherwise",
}
"""Why a change in a slot makes no difference."""


class Equivalence:
    """Compares other rules with those of one variant."""

    def __init__(self, variant: Variant) -> None:
        self._standings = Standings()
        self._plain = self._worked_out(variant.rules)
        self._endings: object = None

    def is_same(self, variant: Variant) -> bool:
        """Say whether every game of another variant is one of this, and the other way round."""
        plain, other = self._plain, self._worked_out(variant.rules)
        if _start(plain.rules) != _start(other.rules):
            return False
        if plain.standing is not other.standing and plain.moves() != other.moves():
            return False
        if plain.restrictions() != other.restrictions():
            return False
        same = same_terms(plain.captures.terms(), other.captures.terms())
        if same and self._endings is None:
            self._endings = plain.endings()
        return same and self._endings == other.endings()

    def _worked_out(self, rules: Rules) -> _Meaning:
        standing = self._standings.of(rules)
        return _Meaning(rules, standing, CaptureMeaning(rules, standing))


class _Meaning(NamedTuple):
    """What rules come to, apart from names and from what play never comes to."""

    rules: Rules
    standing: Standing
    captures: CaptureMeaning

    def moves(self) -> list[tuple[object, ...]]:
        """Return the moves of each kind of piece, as far as there is room for any."""
        return [_moves(self.rules, self.standing, kind) for kind in range(len(self.rules.pieces))]

    def restrictions(self) -> set[tuple[str, int]]:
        """Return the restrictions that can forbid something."""
        return _restrictions(self.rules, self.standing)

    def endings(self) -> object:
        """Return the endings that can hold, in their order."""
        return EndingMeaning(self.rules, self.standing, self.captures).meaning()


def _start(rules: Rules) -> tuple[object, ...]:
    """Return how a game begins."""
    places = tuple((spot.row, spot.column) for spot in rules.board.spots)
    owners = tuple((piece.name, piece.side) for piece in rules.pieces)
    return places, owners, rules.sides[rules.start.turn], rules.start.stones, rules.start.hand


def _moves(rules: Rules, standing: Standing, kind: Kind) -> tuple[object, ...]:
    """Return the ways of a piece, its jumps, and what follows a jump."""
    jumps = standing.jumps[kind]
    then = {
        entry.component.then
        for entry in rules.moves_of(kind)
        if isinstance(entry.component, Jump) and jumps
    }
    return standing.ways[kind], jumps, frozenset(then)


def _restrictions(rules: Rules, standing: Standing) -> set[tuple[str, int]]:
    """Return the restrictions that can forbid something: their kinds and whom they bind."""
    found = set()
    for entry in rules.restrictions:
        restriction = entry.component
        if isinstance(restriction, Mandatory):
            side = restriction.bound(rules)
            if any(standing.jumps[kind] for kind in rules.kinds_of(side)):
                found.add((restriction.kind, side))
        elif isinstance(restriction, PlaceFirst):
            side = restriction.bound(rules)
            moves = [one.component for kind in rules.kinds_of(side) for one in rules.moves_of(kind)]
            if any(not isinstance(move, Placement) for move in moves):
                found.add((restriction.kind, side))
        else:
            raise TypeError(f"nothing is known of restrictions of the kind {restriction.kind}")
    return found
