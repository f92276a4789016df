"""The board: points and lines, and everything that follows from them."""

from __future__ import annotations

from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from rules_engine.board.types import Mask, Point


class BoardError(ValueError):
    """A board that cannot be built. ``code`` is stable; ``line`` indexes the faulty line."""

    def __init__(self, code: str, message: str, line: int | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.line = line


class Spot(NamedTuple):
    """Where a point lies: row 1 is at the top, column 1 at the left.

    ``x`` and ``y`` place it in a drawing (y grows downward); on a grid they are column and row.
    """

    row: int
    column: int
    x: float
    y: float


class Board:
    """An immutable board.

    ``spots[p]`` says where point ``p`` lies. ``lines`` are ordered runs of joined points; all
    geometry derives from them once, here:

    - ``neighbours[p]``: the points one step away,
    - ``jumps[p]``: pairs (over, landing), three consecutive points of one line,
    - ``rays[p]``: for each line through ``p`` and each way along it, the points in order.

    ``memory`` keeps what others have worked out from this geometry, so that it is done once.
    ``cells`` is ``points`` where pieces stand on crossings and ``squares`` where they stand in
    squares; it matters for drawing only. Raises `BoardError` for a board without points, a point
    given twice, a line that names a point twice, and two points that could be jumped between
    over different points.
    """

    __slots__ = (
        "_index",
        "_over",
        "all",
        "cells",
        "columns",
        "jumps",
        "lines",
        "memory",
        "neighbours",
        "rays",
        "rows",
        "spots",
    )

    def __init__(
        self, spots: Sequence[Spot], lines: Sequence[Sequence[Point]], cells: str = "points"
    ) -> None:
        if not spots:
            raise BoardError("board-empty", "a board needs at least one point")
        self.spots = tuple(spots)
        self.lines = tuple(tuple(line) for line in lines)
        self.cells = cells
        self.memory: dict[object, Any] = {}
        self.rows = max(spot.row for spot in spots)
        self.columns = max(spot.column for spot in spots)
        self.all: Mask = (1 << len(spots)) - 1
        self._index = {(spot.row, spot.column): point for point, spot in enumerate(spots)}
        if len(self._index) != len(spots):
            raise BoardError("board-point-twice", "two points share a row and a column")
        self._derive()

    def _derive(self) -> None:
        count = len(self.spots)
        rays: list[list[tuple[Point, ...]]] = [[] for _ in range(count)]
        over: dict[tuple[Point, Point], Point] = {}
        for number, line in enumerate(self.lines):
            if len(set(line)) != len(line):
                raise BoardError("board-line-loops", "a line names a point twice", number)
            if len(line) < 2:
                raise BoardError("board-line-short", "a line joins at least two points", number)
            for at, point in enumerate(line):
                ways = (line[at + 1 :], line[:at][::-1])
                rays[point].extend(ray for ray in ways if ray)
            for first, middle, last in zip(line, line[1:], line[2:], strict=False):
                if over.setdefault((first, last), middle) != middle:
                    raise BoardError(
                        "board-jump-ambiguous",
                        "two points are joined over two different points",
                        number,
                    )
                over[last, first] = middle
        self._over = over
        self.rays = tuple(tuple(sorted(set(of))) for of in rays)
        self.neighbours = tuple(tuple(sorted({ray[0] for ray in of})) for of in self.rays)
        self.jumps = tuple(
            tuple(sorted({(ray[0], ray[1]) for ray in of if len(ray) > 1})) for of in self.rays
        )

    def __repr__(self) -> str:
        return f"<Board {self.rows}x{self.columns}, {len(self.spots)} points>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        mine, theirs = (self.spots, self.lines), (other.spots, other.lines)
        return mine == theirs and self.cells == other.cells

    def __hash__(self) -> int:
        return hash((self.spots, self.lines, self.cells))

    def __len__(self) -> int:
        return len(self.spots)

    def find(self, row: int, column: int) -> Point | None:
        """Return the point at a row and column (both from 1, top left), or None."""
        return self._index.get((row, column))

    def over(self, first: Point, last: Point) -> Point | None:
        """Return the point between two points that are two steps apart on one line, or None."""
        return self._over.get((first, last))

    def joined(self, first: Point, second: Point) -> bool:
        """Say whether a line joins two neighbouring points."""
        return second in self.neighbours[first]
