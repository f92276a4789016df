"""What sentences say of a board's geometry: its shape, its lines, the directions on it.

Nothing here makes words; what is returned chooses among them. What each language asks again is
worked out once a board.
"""

from __future__ import annotations

from functools import wraps
from itertools import groupby
from typing import Concatenate, ParamSpec, TypeVar

from rules_engine.board import direction_between
from rules_engine.board.bits import mask_of, points_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rules_engine.board import Board
    from rules_engine.board.types import Mask
    from rules_engine.game import Variant

Asked = ParamSpec("Asked")
Found = TypeVar("Found")

FEW = 4
"""So many points are named one by one."""

SQUARES = "squares"
ROWS, DIAGONALS, LINES = "rows", "diagonals", "lines"


def _once(
    work_out: Callable[Concatenate[Board, Asked], Found],
) -> Callable[Concatenate[Board, Asked], Found]:
    """Let a board remember what a function has answered to the same question."""

    @wraps(work_out)
    def remembered(board: Board, /, *asked: Asked.args, **named: Asked.kwargs) -> Found:
        key = (work_out, *asked, *named.items())
        if key not in board.memory:
            board.memory[key] = work_out(board, *asked, **named)
        found: Found = board.memory[key]
        return found

    return remembered


@_once
def along(board: Board) -> str:
    """Return along what a piece moves: `ROWS` and columns, `DIAGONALS`, or the `LINES` drawn.

    Only on squares, where no lines are drawn, the first two are said.
    """
    straight = {_is_straight(board, *pair) for pair in _neighbours(board)}
    if board.cells != SQUARES or len(straight) != 1:
        return LINES
    return ROWS if straight == {True} else DIAGONALS


@_once
def joined_along(board: Board) -> str:
    """Return which neighbours lines join: ``rows``, ``diagonals``, ``all``, ``even`` or ``other``.

    ``even`` is rows and columns, and the diagonals through every second point; ``other`` is what
    has no short name.
    """
    joined = {frozenset(pair) for pair in _neighbours(board)}
    straight = set(_next_to(board, ((0, 1), (1, 0))))
    slanting = set(_next_to(board, ((1, 1), (1, -1))))
    even = {
        pair for pair in slanting if all(sum(board.spots[point][:2]) % 2 == 0 for point in pair)
    }
    kinds = {
        "rows": straight,
        "diagonals": slanting,
        "all": straight | slanting,
        "even": straight | even,
    }
    return next((name for name, pairs in kinds.items() if pairs == joined), "other")


@_once
def shape(board: Board) -> str:
    """Return the shape of a board: ``grid``, one ``colour`` of a grid, a ``cross`` or ``other``."""
    places = {(spot.row, spot.column) for spot in board.spots}
    rows, columns = range(1, board.rows + 1), range(1, board.columns + 1)
    grid = {(row, column) for row in rows for column in columns}
    if places == grid:
        return "grid"
    if any(places == {place for place in grid if sum(place) % 2 == odd} for odd in (0, 1)):
        return "colour"
    arms = [
        [at for at in rows if (at, 1) in places],
        [at for at in columns if (1, at) in places],
    ]
    if places == {(row, column) for row, column in grid if row in arms[0] or column in arms[1]}:
        return "cross"
    return "other"


def _neighbours(board: Board) -> Iterator[tuple[int, int]]:
    for start, near in enumerate(board.neighbours):
        for end in near:
            yield start, end


def _is_straight(board: Board, start: int, end: int) -> bool:
    here, there = board.spots[start], board.spots[end]
    return here.row == there.row or here.column == there.column


def _next_to(board: Board, ways: tuple[tuple[int, int], ...]) -> Iterator[frozenset[int]]:
    for point, spot in enumerate(board.spots):
        for down, right in ways:
            other = board.find(spot.row + down, spot.column + right)
            if other is not None:
                yield frozenset((point, other))


@_once
def directions_on(board: Board, forward: str) -> frozenset[str]:
    """Return the directions in which a step is possible at all for a piece that faces a way."""
    return frozenset(direction_between(board, *pair, forward) for pair in _neighbours(board))


@_once
def neighbour_counts(board: Board, region: Mask) -> frozenset[int]:
    """Return how many neighbours the points of a region have, each number once."""
    return frozenset(len(board.neighbours[point]) for point in points_of(region))


@_once
def rim(board: Board) -> Mask:
    """Return the points at the edge of a grid, an empty set on any other board."""
    if shape(board) != "grid":
        return 0
    return mask_of(
        point
        for point, spot in enumerate(board.spots)
        if spot.row in (1, board.rows) or spot.column in (1, board.columns)
    )


@_once
def beside(board: Board, region: Mask) -> Mask:
    """Return the points next to a region."""
    near = mask_of(end for point in points_of(region) for end in board.neighbours[point])
    return near & ~region


@_once
def can_be_passed(board: Board, region: Mask) -> bool:
    """Say whether a piece that slides can pass over a point of a region and go on."""
    return any(region & mask_of(line[1:-1]) for line in board.lines)


def ranks(variant: Variant, rows: list[int]) -> list[tuple[int, int]]:
    """Return rows of the board as the runs of numbers by which readers know them, ascending."""
    board = variant.board
    numbers = sorted(
        board.rows + 1 - row if variant.notation == "algebraic" else row for row in rows
    )
    runs = groupby(enumerate(numbers), lambda numbered: numbered[1] - numbered[0])
    found = [[number for _, number in run] for _, run in runs]
    return [(run[0], run[-1]) for run in found]


def reading_order(variant: Variant, mask: Mask) -> tuple[int, ...]:
    """Return points in the order of their names, ``a1, a11, k1, k11``."""
    spots = variant.board.spots

    def name(point: int) -> tuple[int, int]:
        spot = spots[point]
        return (spot.column, -spot.row) if variant.notation == "algebraic" else spot[:2]

    return tuple(sorted(points_of(mask), key=name))


def full_rows(board: Board, stones: Mask) -> tuple[list[int], Mask]:
    """Return the rows of which every point is in a set, and what of the set is in no such row."""
    rows = []
    for row, whole in _rows(board).items():
        if not whole & ~stones:
            rows.append(row)
            stones &= ~whole
    return rows, stones


@_once
def _rows(board: Board) -> dict[int, Mask]:
    """Return the points of each row that has any, from the top."""
    rows: dict[int, Mask] = {}
    for point, spot in enumerate(board.spots):
        rows[spot.row] = rows.get(spot.row, 0) | 1 << point
    return dict(sorted(rows.items()))


def blocks(variant: Variant, region: Mask) -> list[str]:
    """Return a region as blocks and points that share nothing: ``a1–b2``, ``c5–e7``, ``k1``.

    A block is a whole rectangle, or the points of a row or column from one to another.
    """
    board, spots = variant.board, variant.board.spots
    found = []
    for points in _blocks(board, region):
        rows = {spots[point].row for point in points}
        columns = {spots[point].column for point in points}
        ends = [(min(rows), min(columns)), (max(rows), max(columns))]
        if variant.notation == "algebraic":
            ends = [(max(rows), min(columns)), (min(rows), max(columns))]
        order = (ends[0][1], -ends[0][0]) if variant.notation == "algebraic" else ends[0]
        corners = [board.find(*end) for end in dict.fromkeys(ends)]
        names = [variant.shown_point(point) for point in corners if point is not None]
        found.append((order, "–".join(names)))
    return [name for _, name in sorted(found)]


@_once
def _blocks(board: Board, region: Mask) -> list[tuple[int, ...]]:
    """Return the points of each block of a region, the largest taken first."""
    found = []
    while region:
        largest = max((*_rectangles(board, region), *_runs(board, region)), key=int.bit_count)
        found.append(tuple(points_of(largest)))
        region &= ~largest
    return found


def _rectangles(board: Board, region: Mask) -> Iterator[Mask]:
    """Yield rectangles that lie wholly in a region: of each corner and height the widest."""
    places = {board.spots[point][:2]: 1 << point for point in points_of(region)}
    for row, column in sorted(places):
        bands: list[list[Mask]] = []
        width = board.columns
        for below in range(row, board.rows + 1):
            band = [places.get((below, column + right), 0) for right in range(width)]
            width = band.index(0) if 0 in band else width
            if not width:
                break
            bands.append(band)
            yield sum(sum(band[:width]) for band in bands)


def _runs(board: Board, region: Mask) -> Iterator[Mask]:
    """Yield the points of a region that follow each other in a row or a column."""
    for line in (*_rows(board).values(), *_columns(board).values()):
        for inside, run in groupby(points_of(line), lambda point: bool(region >> point & 1)):
            if inside:
                yield mask_of(run)


@_once
def _columns(board: Board) -> dict[int, Mask]:
    """Return the points of each column that has any."""
    columns: dict[int, Mask] = {}
    for point, spot in enumerate(board.spots):
        columns[spot.column] = columns.get(spot.column, 0) | 1 << point
    return columns
