"""Directions of a step, as exact words relative to the way a side faces."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board.board import Board
    from rules_engine.board.types import Point

DIRECTIONS = (
    "forward",
    "forward-diagonal",
    "sideways",
    "backward",
    "backward-diagonal",
    "any",
)
"""The words of a variant. ``any`` needs no forward; the others do."""

FORWARDS = ("up", "down", "left", "right")
"""The ways a piece may face on the board as drawn; ``up`` is toward row 1."""

_FACING = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


def direction_between(board: Board, start: Point, end: Point, forward: str) -> str:
    """Return the one word (never ``any``) for the way from one point to another.

    Rows and columns order the points: what lies in the same column, seen along ``forward``, is
    straight ahead or behind; what lies in the same row is sideways; all else is diagonal.
    """
    down, right = _FACING[forward]
    rows = board.spots[end].row - board.spots[start].row
    columns = board.spots[end].column - board.spots[start].column
    ahead = rows * down + columns * right
    across = rows * right + columns * down
    if ahead == 0:
        return "sideways"
    word = "forward" if ahead > 0 else "backward"
    return word if across == 0 else word + "-diagonal"


def advance(board: Board, point: Point, forward: str) -> int:
    """Return how far forward a point lies: the row or column number, growing along ``forward``."""
    down, right = _FACING[forward]
    spot = board.spots[point]
    return spot.row * down + spot.column * right
