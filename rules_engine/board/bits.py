"""Sets of points as integers: the few operations that the engine needs."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rules_engine.board.board import Board
    from rules_engine.board.types import Mask, Point


def points_of(mask: Mask) -> Iterator[Point]:
    """Yield the points of a set in rising order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def neighbour_masks(board: Board) -> list[Mask]:
    """Return, for each point of a board, the set of its neighbours."""
    if neighbour_masks not in board.memory:
        board.memory[neighbour_masks] = [mask_of(near) for near in board.neighbours]
    found: list[Mask] = board.memory[neighbour_masks]
    return found


def mask_of(points: Iterable[Point]) -> Mask:
    """Return the set of the given points."""
    mask = 0
    for point in points:
        mask |= 1 << point
    return mask
