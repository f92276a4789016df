"""Positions of tafl games as drawings: the top row first, ``t`` attacker, ``T`` defender, ``K``."""

from __future__ import annotations

from tests.reference import State

KINDS = {"t": "attacker", "T": "defender", "K": "king"}


def drawn(text: str) -> str:
    """Return what a drawing shows as a list of pieces that `tests.proof.composed` reads."""
    rows = [line.split() for line in text.split("\n") if line.strip()]
    assert {len(row) for row in rows} == {len(rows)}, "a drawing is a square"
    listed = []
    for letter, kind in KINDS.items():
        points = [
            f"{row},{column}"
            for row, squares in enumerate(rows, 1)
            for column, square in enumerate(squares, 1)
            if square == letter
        ]
        if points:
            listed.append(" ".join([kind, *points]))
    return "; ".join(listed)


def drawing(state: State, size: int) -> str:
    """Draw a position, for the message of a failing test."""
    letters = {kind: letter for letter, kind in KINDS.items()}
    numbers = range(1, size + 1)
    rows = [
        " ".join(letters.get(state.pieces.get((row, column), ""), ".") for column in numbers)
        for row in numbers
    ]
    return "\n".join(["", *rows, f"{state.to_move} to move"])
