"""Points, moves and positions as text, both ways."""

from rules_engine.notation.errors import NotationError
from rules_engine.notation.moves import format_move, parse_captured, parse_move, shown_move
from rules_engine.notation.points import STYLES, format_point, parse_point, shown_point

__all__ = [
    "STYLES",
    "NotationError",
    "format_move",
    "format_point",
    "parse_captured",
    "parse_move",
    "parse_point",
    "shown_move",
    "shown_point",
]
