"""OpenTafl position records: ``/3ttt3/4t4/…/``, rank 1 first, file a first.

A digit or number is a run of empty squares, a letter a piece. A record begins with rank 1, so it
is upside down against a board text, whose first row is the top one.
"""

from __future__ import annotations

from rules_engine.notation.boards import TextFault

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_engine.board import Board
    from rules_engine.board.types import Mask
    from rules_engine.position import Piece


DIGITS = "0123456789"


def fits_records(pieces: Sequence[Piece]) -> bool:
    """Whether a record can name the pieces: no letter is one that means something else there."""
    return not any(piece.symbol in f"{DIGITS}/ " for piece in pieces)


def is_record(text: str) -> bool:
    """Whether a text is meant as a record: it begins with a slash."""
    return text.lstrip().startswith("/")


def parse_record(
    board: Board, pieces: Sequence[Piece], text: str
) -> tuple[tuple[Mask, ...], list[TextFault]]:
    """Read the pieces of a record; returns one set of points a kind, and all faults.

    Columns of faults are counted from 0 in the record as given.
    """
    letters = {piece.symbol: kind for kind, piece in enumerate(pieces)}
    stones = [0] * len(pieces)
    faults: list[TextFault] = []
    at = len(text) - len(text.lstrip()) + 1
    ranks = text.strip()[1:].removesuffix("/").split("/")
    if len(ranks) != board.rows:
        faults.append(
            TextFault(
                0,
                0,
                "record-ranks",
                f"the record has {len(ranks)} ranks, the board {board.rows}",
                f"{board.rows} ranks, rank 1 first",
            )
        )
    for rank, run in enumerate(ranks[: board.rows], 1):
        column, faults_here = _read_rank(board, letters, stones, run, rank, at)
        faults += faults_here
        if column != board.columns and not faults_here:
            faults.append(
                TextFault(
                    0,
                    at,
                    "record-files",
                    f"rank {rank} has {column} squares, the board {board.columns}",
                    f"{board.columns} squares: letters, and numbers for runs of empty ones",
                )
            )
        at += len(run) + 1
    return tuple(stones), faults


def _read_rank(
    board: Board, letters: dict[str, int], stones: list[Mask], run: str, rank: int, at: int
) -> tuple[int, list[TextFault]]:
    """Read one rank into the stones; returns how many squares it has."""
    faults: list[TextFault] = []
    column, digits = 0, ""
    for offset, letter in enumerate([*run, ""]):
        if letter and letter in DIGITS:
            digits += letter
            continue
        column += int(digits[:4]) if digits else 0
        digits = ""
        if not letter:
            break
        column += 1
        point = board.find(board.rows + 1 - rank, column)
        if letter not in letters or point is None:
            wrong = f"no piece has the letter '{letter}'"
            if letter.isspace():
                wrong = "there is a blank inside the record"
            elif letter in letters:
                wrong = f"rank {rank} has no square for '{letter}'"
            known = " ".join(letters)
            faults.append(TextFault(0, at + offset, "record-letter", wrong, known))
            break
        stones[letters[letter]] |= 1 << point
    return column, faults


def format_record(board: Board, pieces: Sequence[Piece], stones: Sequence[Mask]) -> str:
    """Write a position as a record. Places without a point count as empty squares."""
    ranks = []
    for row in range(board.rows, 0, -1):
        run, empty = "", 0
        for column in range(1, board.columns + 1):
            point = board.find(row, column)
            letter = ""
            for piece, mask in zip(pieces, stones):
                if point is not None and mask >> point & 1:
                    letter = piece.symbol
            if letter:
                run += f"{empty or ''}{letter}"
                empty = 0
            else:
                empty += 1
        ranks.append(f"{run}{empty or ''}")
    return f"/{'/'.join(ranks)}/"
