"""Old board games as executable rules: load a variant, play it, and ask why a move is illegal.

This module is the public API of the engine; everything else may change.
"""

from rules_engine.game import Game, IllegalMoveError, Refusal, Result, Turn, Variant
from rules_engine.loading import LoadError, UnknownOptionError, UnknownVariantError, load_variant
from rules_engine.notation import NotationError
from rules_engine.position import Move, Piece, Position
from rules_engine.version import VERSION

__version__ = VERSION

__all__ = [
    "Game",
    "IllegalMoveError",
    "LoadError",
    "Move",
    "NotationError",
    "Piece",
    "Position",
    "Refusal",
    "Result",
    "Turn",
    "UnknownOptionError",
    "UnknownVariantError",
    "Variant",
    "load_variant",
]
