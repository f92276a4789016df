"""What pieces are able to do, asked of the rules as a whole: where they stop, whether they capture.

A sentence about one entry speaks of the others where they make the difference: "only the king may
stop there", "it need never capture".
"""

from __future__ import annotations

from rules_engine.rules.captures import Capture
from rules_engine.rules.endings import RegionReached
from rules_engine.rules.moves import Jump, Movement, Placement, Slide, Step
from rules_engine.rules.restrictions import Mandatory, PlaceFirst
from rules_engine.words.geometry import directions_on

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board.types import Mask
    from rules_engine.rules import Entry, Rules

FORWARD_STEPS = frozenset({"forward", "forward-diagonal"})
BACKWARD_STEPS = frozenset({"backward", "backward-diagonal"})

FORWARD, BACKWARD, MIXED = "forward", "backward", "mixed"
"""Why no move of a side is ever undone: all go one way, or they capture and place pieces too."""


def mover_of(entry: Entry) -> str:
    """Return the name of the piece whose move an entry is."""
    return entry.name.partition(".")[0]


def moves_of(rules: Rules, name: str) -> list[Entry]:
    """Return how a piece moves on the board; placements are left out."""
    entries = rules.moves_of(rules.kind(name))
    return [entry for entry in entries if not isinstance(entry.component, Placement)]


def captures_exist(rules: Rules) -> bool:
    """Say whether anything is captured in a game at all."""
    return bool(rules.captures) or any(isinstance(one.component, Jump) for one in rules.moves)


def can_capture(rules: Rules, name: str) -> bool:
    """Say whether a piece takes part in some capture."""
    jumps = any(isinstance(entry.component, Jump) for entry in moves_of(rules, name))
    return jumps or any(
        isinstance(entry.component, Capture) and name in entry.component.by
        for entry in rules.captures
    )


def must_capture(rules: Rules, side: str) -> bool:
    """Say whether capturing is mandatory for a side."""
    return any(
        isinstance(entry.component, Mandatory) and entry.component.mandatory == side
        for entry in rules.restrictions
    )


def places_first(rules: Rules, side: str) -> bool:
    """Say whether a side does nothing else as long as it has pieces in hand."""
    return any(
        isinstance(entry.component, PlaceFirst) and entry.component.place_first == side
        for entry in rules.restrictions
    )


def stops(rules: Rules, name: str) -> Mask:
    """Return the points where a piece may come to rest by a move on the board."""
    mask = 0
    for entry in moves_of(rules, name):
        if isinstance(entry.component, Movement):
            mask |= entry.component.stops(rules)
    return mask


def slides_over(rules: Rules, name: str, region: Mask) -> bool:
    """Say whether a piece may pass over some point of a region while it is empty."""
    return any(
        isinstance(entry.component, Slide) and entry.component.crosses(rules) & region
        for entry in moves_of(rules, name)
    )


def ended_at(rules: Rules, name: str) -> Mask:
    """Return the points where the game is over as soon as a piece stands there."""
    mask = 0
    for entry in rules.endings:
        ending = entry.component
        if isinstance(ending, RegionReached) and ending.with_ == name:
            mask |= rules.regions[ending.reach]
    return mask


def may_stand(rules: Rules, name: str, region: Mask) -> bool:
    """Say whether a piece may be found in a region while a game goes on."""
    at_start = rules.start.stones[rules.kind(name)]
    return bool((stops(rules, name) | at_start) & region & ~ended_at(rules, name))


def only_goes_forward(rules: Rules) -> str:
    """Return the side whose every turn is a step forward, '' where there is none."""
    for side, name in enumerate(rules.sides):
        moves = [entry.component for kind in rules.kinds_of(side) for entry in rules.moves_of(kind)]
        if all(isinstance(move, Step) and FORWARD_STEPS.issuperset(move.to) for move in moves):
            return name
    return ""


def never_undone(rules: Rules) -> tuple[str, str]:
    """Return a side that never brings back a position, and why; two '' where there is none.

    Each of its turns goes one way, captures by a jump, or places a piece: what stands on the board
    and in the hands, which is what a repetition compares, never becomes what it was.
    """
    for side, name in enumerate(rules.sides):
        kinds = rules.kinds_of(side)
        ways = {_way_of(rules, entry) for kind in kinds for entry in rules.moves_of(kind)}
        if "" not in ways:
            return name, ways.pop() if len(ways) == 1 else MIXED
    return "", ""


def _way_of(rules: Rules, entry: Entry) -> str:
    """Return which way a move goes that cannot be undone, '' for one that can."""
    move = entry.component
    if isinstance(move, (Jump, Placement)):
        return MIXED
    facing = rules.pieces[rules.kind(mover_of(entry))].forward
    if not isinstance(move, Step) or facing is None:
        return ""
    possible = directions_on(rules.board, facing)
    made = possible if "any" in move.to else possible.intersection(move.to)
    if made <= FORWARD_STEPS:
        return FORWARD
    return BACKWARD if made <= BACKWARD_STEPS else ""


def enemies_of(rules: Rules, name: str) -> list[str]:
    """Return the names of the pieces of the other side."""
    side = rules.pieces[rules.kind(name)].side
    return [piece.name for piece in rules.pieces if piece.side != side]
