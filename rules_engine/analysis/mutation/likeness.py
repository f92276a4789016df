"""Points of a board that are alike, so that an example of one of them shows what holds of all.

The engine knows lines and regions, never where on the page they lie. What an example shows of a
point therefore holds, the board turned, of the points that it is turned to.
"""

from __future__ import annotations

from rules_engine.board.bits import mask_of, points_of
from rules_engine.board.directions import advance

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board import Board
    from rules_engine.board.types import Mask, Point
    from rules_engine.rules import Rules

    Turn = tuple[Point, ...]
    Look = tuple[tuple[str, ...], int]


def look_of(rules: Rules, point: Point) -> tuple[Look, tuple[Look, ...]]:
    """Return how a point looks to rules that speak of regions.

    Points look the same where they, and the points next to them, belong to the same regions and
    have as many neighbours. A region that has a hole, or is not what its shape promises, looks
    different there.
    """
    near = rules.board.neighbours[point]
    return _seen(rules, point), tuple(sorted(_seen(rules, other) for other in near))


def _seen(rules: Rules, point: Point) -> Look:
    names = tuple(sorted(name for name in spoken_of(rules) if rules.regions[name] >> point & 1))
    return names, len(rules.board.neighbours[point])


def spoken_of(rules: Rules) -> frozenset[str]:
    """Return the regions of which an entry speaks."""
    return frozenset(name for entry in rules.entries() for name in entry.component.names("region"))


def turns_of(rules: Rules) -> list[Turn]:
    """Return the turns and reflections of the board under which every game stays the same.

    Each says, for each point, where it comes to lie; the one that moves nothing is among them.
    """
    masks = [*rules.start.stones, *(rules.regions[name] for name in spoken_of(rules))]
    faced = {piece.forward for piece in rules.pieces if piece.forward}
    return [
        turn
        for turn in turns_of_board(rules.board)
        if all(_turned(mask, turn) == mask for mask in masks)
        and all(_faces_on(rules.board, turn, forward) for forward in faced)
    ]


def turns_of_board(board: Board) -> list[Turn]:
    """Return the turns and reflections that bring every point to a point and line to a line."""
    found: dict[Turn, None] = {}
    ways = (False, True)
    for turned, across, down in ((a, b, c) for a in ways for b in ways for c in ways):
        places = []
        for spot in board.spots:
            row = board.rows + 1 - spot.row if down else spot.row
            column = board.columns + 1 - spot.column if across else spot.column
            places.append(board.find(column, row) if turned else board.find(row, column))
        turn = tuple(point for point in places if point is not None)
        if len(turn) == len(board) and _lines(board, turn) == _lines(board, range(len(board))):
            found[turn] = None
    return list(found)


def _lines(board: Board, turn: Turn | range) -> set[Turn]:
    """Return the lines of a board after a turn, each in the order that is the lesser one."""
    turned = [tuple(turn[point] for point in line) for line in board.lines]
    return {min(line, line[::-1]) for line in turned}


def _turned(mask: Mask, turn: Turn) -> Mask:
    return mask_of(turn[point] for point in points_of(mask))


def _faces_on(board: Board, turn: Turn, forward: str) -> bool:
    """Say whether what lies further forward still does after a turn."""
    return all(
        advance(board, point, forward) == advance(board, turned, forward)
        for point, turned in enumerate(turn)
    )
