"""Moves as text: ``d4-d5`` a step, ``d6xd4xf4`` a chain of jumps, ``d4`` a placement."""

from __future__ import annotations

import re

from rules_engine.notation.errors import NotationError
from rules_engine.notation.points import format_point, parse_point, shown_point
from rules_engine.position import NOWHERE, Move

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board import Board

_SEPARATOR = re.compile(r"[-x]")


def format_move(board: Board, move: Move, style: str) -> str:
    """Write a move as it stands in files: points joined by ``-`` or, for jumps, ``x``."""
    points = [point for point in (move.origin, *move.path) if point != NOWHERE]
    joint = "x" if move.jumped else "-"
    return joint.join(format_point(board, point, style) for point in points)


def shown_move(board: Board, move: Move, style: str) -> str:
    """Write a move as readers see it: an en dash for a step, a multiplication sign for a jump."""
    points = [point for point in (move.origin, *move.path) if point != NOWHERE]
    joint = "\N{MULTIPLICATION SIGN}" if move.jumped else "\N{EN DASH}"
    return joint.join(shown_point(board, point, style) for point in points)


def parse_move(board: Board, text: str) -> Move:
    """Read a move in any style, without asking whether it is legal.

    A jump names its landing points; a leg over no point of the board has `NOWHERE` in ``jumped``.
    Raises `NotationError` for a text that is no move or names a point that the board lacks.
    """
    plain = text.replace("\N{EN DASH}", "-").replace("\N{MULTIPLICATION SIGN}", "x")
    signs = _SEPARATOR.findall(plain)
    if len(set(signs)) > 1 or signs.count("-") > 1:
        raise NotationError(
            "bad-move", f"'{text}' is not a move such as d4-d5, d6xd4xf4 or, for a placement, d4"
        )
    points = [parse_point(board, part) for part in _SEPARATOR.split(plain)]
    if not signs:
        return Move(NOWHERE, (points[0],))
    if signs[0] == "-":
        return Move(points[0], (points[1],))
    jumped = [board.over(first, last) for first, last in zip(points, points[1:], strict=False)]
    return Move(
        points[0],
        tuple(points[1:]),
        tuple(NOWHERE if over is None else over for over in jumped),
    )
