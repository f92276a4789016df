"""Events in plain English words, for the terminal. The site's words come from its locales."""

from __future__ import annotations

from rules_engine.board.bits import points_of
from rules_engine.game import Captured, Ended, Moved, Placed, Result

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules_engine.game import Event, Variant
    from rules_engine.position import Position


def told(variant: Variant, events: Iterable[Event]) -> str:
    """Return what happened in a turn, in one line."""
    return "; ".join(_told(variant, event) for event in events)


def told_result(result: Result | None) -> str:
    """Return how a game stands, in one line."""
    if result is None:
        return "The game goes on."
    if result.winner is None:
        return f"The game is a draw ({result.by})."
    return f"The game is won by the side {result.winner} ({result.by})."


def _told(variant: Variant, event: Event) -> str:
    at = variant.format_point
    if isinstance(event, Ended):
        if event.winner is None:
            return f"the game is a draw ({event.by})"
        return f"the side {event.winner} wins ({event.by})"
    piece = variant.pieces[event.kind].name
    if isinstance(event, Moved):
        return f"{piece} goes from {at(event.origin)} to {' to '.join(map(at, event.path))}"
    if isinstance(event, Placed):
        return f"{piece} is placed on {at(event.point)}"
    assert isinstance(event, Captured)
    return f"{piece} on {at(event.point)} is captured"


def told_board(variant: Variant, position: Position) -> str:
    """Return where every piece is, in one line."""
    parts = []
    for kind, piece in enumerate(variant.pieces):
        points = ", ".join(map(variant.format_point, points_of(position.stones[kind])))
        parts.append(f"{piece.name}: {points or 'none'}")
        if position.hand[kind]:
            parts.append(f"{piece.name} in hand: {position.hand[kind]}")
    return "; ".join(parts)
