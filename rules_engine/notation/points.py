"""Points as text: ``d4`` or ``4.4``; either is read everywhere, a variant shows one."""

from __future__ import annotations

import re

from rules_engine.notation.errors import NotationError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board import Board
    from rules_engine.board.types import Point

STYLES = ("algebraic", "row-column")
"""``algebraic``: a file letter from the left and a rank number from the bottom, a1 bottom left,
no letter skipped. ``row-column``: row and column from the top left, written ``4.1`` and shown to
readers as ``(4,1)``."""

_ALGEBRAIC = re.compile(r"([a-z])([1-9][0-9]?)")
_ROW_COLUMN = re.compile(r"\(?([1-9][0-9]?)[.,]([1-9][0-9]?)\)?")


def format_point(board: Board, point: Point, style: str) -> str:
    """Write a point in a style, as it stands in files: ``d4`` or ``4.4``."""
    spot = board.spots[point]
    if style == "algebraic":
        return f"{chr(96 + spot.column)}{board.rows + 1 - spot.row}"
    return f"{spot.row}.{spot.column}"


def shown_point(board: Board, point: Point, style: str) -> str:
    """Write a point as readers see it: ``d4`` or ``(4,4)``."""
    if style == "algebraic":
        return format_point(board, point, style)
    spot = board.spots[point]
    return f"({spot.row},{spot.column})"


def parse_point(board: Board, text: str) -> Point:
    """Read a point in any style, also as shown to readers.

    Raises `NotationError` for a text that is no point and for a place where the board has none.
    """
    found = _ALGEBRAIC.fullmatch(text)
    if found:
        row, column = board.rows + 1 - int(found[2]), ord(found[1]) - 96
    else:
        found = _ROW_COLUMN.fullmatch(text)
        if not found or text.startswith("(") != text.endswith(")"):
            small = f"; write {text.lower()}" if _ALGEBRAIC.fullmatch(text.lower()) else ""
            raise NotationError("bad-move", f"'{text}' is not a point such as d4 or 4.4{small}")
        row, column = int(found[1]), int(found[2])
    point = board.find(row, column)
    if point is None:
        raise NotationError("no-such-point", f"the board has no point {text}")
    return point
