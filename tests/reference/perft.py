"""Counting sequences of legal moves."""

from __future__ import annotations

from tests.reference.rules import Rules
from tests.reference.state import State


def perft(rules: Rules, depth: int, state: State | None = None) -> int:
    """Return the number of sequences of ``depth`` legal turns; a finished game has none."""
    here = rules.start() if state is None else state
    if depth == 0:
        return 1
    turns = rules.legal(here)
    if depth == 1:
        return len(turns)
    return sum(perft(rules, depth - 1, rules.after(here, turn)) for turn in turns)
