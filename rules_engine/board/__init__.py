"""Boards: points, the lines that join them, and the directions along them.

Nothing here knows of pieces or sides. Points are integers, sets of points are bit sets.
"""

from rules_engine.board.board import Board, BoardError, Spot
from rules_engine.board.directions import DIRECTIONS, FORWARDS, direction_between

__all__ = [
    "DIRECTIONS",
    "FORWARDS",
    "Board",
    "BoardError",
    "Spot",
    "direction_between",
]
