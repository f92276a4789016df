"""Positions as text: one letter a piece, ``.`` an empty point, ``_`` no point, row 1 first."""

from __future__ import annotations

from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_engine.board import Board
    from rules_engine.board.types import Mask, Point
    from rules_engine.position import Piece

EMPTY, ABSENT = ".", "_"


class TextFault(NamedTuple):
    """A fault in a board text: line and column (both from 0), code, what is wrong and expected."""

    line: int
    column: int
    code: str
    message: str
    expected: str


def cells_of(text: str) -> list[list[tuple[int, str]]]:
    """Split a board text into rows of (column in the line, letter); spaces separate or not."""
    return [
        [(column, letter) for column, letter in enumerate(line) if not letter.isspace()]
        for line in text.rstrip().splitlines()
    ]


def rows_of(board: Board) -> list[list[Point | None]]:
    """Return the points of a board row by row, with None where a place has no point."""
    if rows_of not in board.memory:
        board.memory[rows_of] = [
            [board.find(row, column) for column in range(1, board.columns + 1)]
            for row in range(1, board.rows + 1)
        ]
    found: list[list[Point | None]] = board.memory[rows_of]
    return found


def parse_stones(
    board: Board, pieces: Sequence[Piece], text: str
) -> tuple[tuple[Mask, ...], list[TextFault]]:
    """Read the pieces on a board; returns one set of points a kind, and all faults."""
    letters = {piece.symbol: kind for kind, piece in enumerate(pieces)}
    known = " ".join([*letters, EMPTY, ABSENT])
    stones = [0] * len(pieces)
    faults: list[TextFault] = []
    rows = cells_of(text)
    if len(rows) != board.rows:
        faults.append(
            TextFault(
                board.rows if len(rows) > board.rows else max(len(rows) - 1, 0),
                0,
                "board-rows",
                f"the text has {len(rows)} rows, the board {board.rows}",
                f"{board.rows} rows, the top one first",
            )
        )
    for number, cells in enumerate(rows[: board.rows]):
        if len(cells) != board.columns:
            faults.append(
                TextFault(
                    number,
                    cells[min(len(cells), board.columns) - 1][0] if cells else 0,
                    "board-columns",
                    f"row {number + 1} has {len(cells)} places, the board {board.columns}",
                    f"{board.columns} places: a letter, '{EMPTY}' for an empty point or "
                    f"'{ABSENT}' for no point",
                )
            )
            continue
        points = rows_of(board)[number]
        for (at, letter), point in zip(cells, points):
            if letter == ABSENT or point is None:
                if (letter == ABSENT) != (point is None):
                    faults.append(_misplaced(number, at, letter, point is None))
            elif letter in letters:
                stones[letters[letter]] |= 1 << point
            elif letter != EMPTY:
                faults.append(
                    TextFault(
                        number, at, "board-letter", f"no piece has the letter '{letter}'", known
                    )
                )
    return tuple(stones), faults


def _misplaced(line: int, column: int, letter: str, absent: bool) -> TextFault:
    if absent:
        return TextFault(
            line, column, "board-no-point", f"'{letter}' stands where no point is", f"'{ABSENT}'"
        )
    return TextFault(
        line, column, "board-point", f"'{ABSENT}' stands where the board has a point", f"'{EMPTY}'"
    )


def format_stones(board: Board, pieces: Sequence[Piece], stones: Sequence[Mask]) -> str:
    """Write the pieces on a board, one row a line, letters separated by single spaces."""
    rows = []
    for row in range(1, board.rows + 1):
        cells = []
        for column in range(1, board.columns + 1):
            point = board.find(row, column)
            letter = ABSENT if point is None else EMPTY
            for piece, mask in zip(pieces, stones, strict=True):
                if point is not None and mask >> point & 1:
                    letter = piece.symbol
            cells.append(letter)
        rows.append(" ".join(cells))
    return "\n".join(rows)
