"""A variant's components put together: legal moves, apply, result, history, refusals."""

from rules_engine.game.events import Captured, Ended, Event, Moved, Placed
from rules_engine.game.game import Game, Turn
from rules_engine.game.refusal import IllegalMoveError, Refusal
from rules_engine.game.variant import Applied, Result, Variant

__all__ = [
    "Applied",
    "Captured",
    "Ended",
    "Event",
    "Game",
    "IllegalMoveError",
    "Moved",
    "Placed",
    "Refusal",
    "Result",
    "Turn",
    "Variant",
]
