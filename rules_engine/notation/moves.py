"""Moves as text.

``d4-d5`` is a step or a slide, ``d6xd4xf4`` a chain of jumps with its landing points, ``d4`` a
placement, and ``a7-b7xb6`` a move that captures on arrival, with the captured points.
"""

from __future__ import annotations

import re

from rules_engine.notation.errors import NotationError
from rules_engine.notation.points import format_point, parse_point, shown_point
from rules_engine.position import NOWHERE, Move

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules_engine.board import Board
    from rules_engine.board.types import Point

_SEPARATOR = re.compile(r"[-x]")


def format_move(board: Board, move: Move, style: str, captured: Sequence[Point] = ()) -> str:
    """Write a move as it stands in files.

    ``captured`` are points captured on arrival; what a jump captures its landing points say.
    """
    return _written(move, captured, "-", "x", lambda point: format_point(board, point, style))


def shown_move(board: Board, move: Move, style: str, captured: Sequence[Point] = ()) -> str:
    """Write a move as readers see it: with an en dash and multiplication signs."""
    dash, cross = "\N{EN DASH}", "\N{MULTIPLICATION SIGN}"
    return _written(move, captured, dash, cross, lambda point: shown_point(board, point, style))


def _written(
    move: Move, captured: Sequence[Point], dash: str, cross: str, write: Callable[[Point], str]
) -> str:
    points = [write(point) for point in (move.origin, *move.path) if point != NOWHERE]
    if move.jumped:
        return cross.join(points)
    return cross.join([dash.join(points), *(write(point) for point in captured)])


def _parts(board: Board, text: str) -> tuple[str, list[Point]]:
    """Split a text into the sign between its first two points and all its points."""
    plain = text.replace("\N{EN DASH}", "-").replace("\N{MULTIPLICATION SIGN}", "x")
    signs = "".join(_SEPARATOR.findall(plain))
    if "-" in signs[1:]:
        raise NotationError(
            "bad-move",
            f"'{text}' is not a move such as d4-d5, d6xd4xf4, a7-b7xb6 or, for a placement, d4",
        )
    return signs[:1], [parse_point(board, part) for part in _SEPARATOR.split(plain)]


def parse_move(board: Board, text: str) -> Move:
    """Read a move in any style, without asking whether it is legal.

    A jump names its landing points; a leg over no point of the board has `NOWHERE` in ``jumped``.
    Captured points after a ``-`` are read by `parse_captured`. Raises `NotationError` for a text
    that is no move or names a point that the board lacks.
    """
    sign, points = _parts(board, text)
    if not sign:
        return Move(NOWHERE, (points[0],))
    if sign == "-":
        return Move(points[0], (points[1],))
    jumped = [board.over(first, last) for first, last in zip(points, points[1:])]
    return Move(
        points[0],
        tuple(points[1:]),
        tuple(NOWHERE if over is None else over for over in jumped),
    )


def parse_captured(board: Board, text: str) -> tuple[Point, ...]:
    """Read the captured points that a move names after its ``-``; none where it names none.

    Raises `NotationError` as `parse_move` does.
    """
    sign, points = _parts(board, text)
    return tuple(points[2:]) if sign == "-" else ()
