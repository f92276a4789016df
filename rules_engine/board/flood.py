"""Flooding: all points that can be reached along lines through a set of points."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from rules_engine.board.board import Board
    from rules_engine.board.types import Mask

    Spread = Callable[[Mask], Mask]
    Reach = Callable[[Mask, Mask], Mask]


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


def compile_reach(board: Board, stops: Mask, crosses: Mask) -> Reach:
    """Return a function of a start and of walls: all points that can be reached in any time.

    ``stops`` are the points where a mover may come to rest; a point of ``crosses`` that is none of
    them can only be passed over straight, from one neighbour on a line to the next. Walls stop
    everything. The start belongs to what is reached.
    """
    spread = compile_spread(board)
    bridges = tuple(
        (1 << start, 1 << over, 1 << end)
        for start, jumps in enumerate(board.jumps)
        for over, end in jumps
        if crosses & ~stops & 1 << over
    )

    def reach(start: Mask, walls: Mask) -> Mask:
        free, reached = stops & ~walls, start
        while True:
            grown = reached | spread(reached) & free
            for near, over, far in bridges:
                if near & grown and far & free and not over & walls:
                    grown |= far
            if grown == reached:
                return reached
            reached = grown

    return reach
