"""Flooding: all points that can be reached along lines through a set of points."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from rules_engine.board.board import Board
    from rules_engine.board.types import Mask

    Spread = Callable[[Mask], Mask]


def compile_spread(board: Board) -> Spread:
    """Return a function that adds to a set of points all their neighbours.

    Neighbours are grouped by the distance between the two indices, so that a group is one shift of
    the set, on a board of any shape.
    """
    groups: dict[int, Mask] = {}
    for point, near in enumerate(board.neighbours):
        for other in near:
            groups[other - point] = groups.get(other - point, 0) | 1 << point
    up = tuple((shift, mask) for shift, mask in sorted(groups.items()) if shift > 0)
    down = tuple((-shift, mask) for shift, mask in sorted(groups.items()) if shift < 0)

    def spread(points: Mask) -> Mask:
        grown = points
        for shift, mask in up:
            grown |= (points & mask) << shift
        for shift, mask in down:
            grown |= (points & mask) >> shift
        return grown

    return spread


def flood(spread: Spread, start: Mask, free: Mask) -> Mask:
    """Return the points that can be reached from ``start`` through ``free`` points.

    The start belongs to it; steps go from neighbour to neighbour.
    """
    reached = start
    while True:
        grown = reached | spread(reached) & free
        if grown == reached:
            return reached
        reached = grown
