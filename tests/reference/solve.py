"""Complete search of small games, by asking every position again until nothing changes."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from tests.reference.rules import Rules
from tests.reference.state import State


class Solved(NamedTuple):
    """The winner with best play (None: neither can force a win), after how many plies, and sizes.

    ``positions`` are those that can be reached, ``finished`` those of them that are won.
    """

    winner: str | None
    plies: int | None
    positions: int
    finished: int


def solve(rules: Rules, start: State) -> Solved:
    """Search from a state; draws by what went before are not judged."""

    def key(state: State) -> Hashable:
        return rules.same(state), state.captured

    moves: dict[Hashable, list[Hashable]] = {}
    to_move: dict[Hashable, str] = {}
    won: dict[Hashable, tuple[str, int]] = {}
    waiting = [start]
    while waiting:
        state = waiting.pop()
        here = key(state)
        if here in moves:
            continue
        verdict = rules.verdict(state)
        if verdict and verdict.winner:
            won[here] = verdict.winner, 0
        after = [rules.after(state, turn) for turn in rules.legal(state)]
        moves[here] = [key(next_state) for next_state in after]
        to_move[here] = state.to_move
        waiting += after
    finished, plies = len(won), 0
    changed = True
    while changed:
        plies += 1
        found = {}
        for here, targets in moves.items():
            if here in won or not targets:
                continue
            winners = [won[target][0] if target in won else None for target in targets]
            mine = to_move[here]
            if mine in winners:
                found[here] = mine, plies
            elif None not in winners:
                found[here] = str(winners[0]), plies
        won.update(found)
        changed = bool(found)
    winner, distance = won.get(key(start), (None, None))
    return Solved(winner, distance, len(moves), finished)
