"""Complete search: what best play gives, from every position that can be reached."""

from __future__ import annotations

from array import array
from typing import NamedTuple

from rules_engine.game.compiled import Compiled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from rules_engine.game import Variant
    from rules_engine.position import Position

UNKNOWN = -1


class SearchTooLargeError(Exception):
    """More positions can be reached than the search may visit."""


class Solution(NamedTuple):
    """What a complete search found.

    ``winner`` is the side that wins from the first position with best play of both, None where
    neither can force a win. ``plies`` is how long that takes when the winner hurries and the loser
    delays (None without a winner). ``positions`` counts the positions that can be reached, the
    side to move included and finished ones too; ``finished`` those in which the game is over.
    """

    winner: str | None
    plies: int | None
    positions: int
    finished: int


class Found(NamedTuple):
    """A solution, and how many plies the farthest of its positions is away by the shortest way."""

    solution: Solution
    farthest: int


class _Graph(NamedTuple):
    """Positions by number: who moves, who has won (`UNKNOWN`: nobody), and the moves between.

    The moves of position ``n`` lead to ``targets[first[n]:first[n + 1]]``.
    """

    turn: array[int]
    won: array[int]
    first: array[int]
    targets: array[int]
    finished: int
    farthest: int


def solve(
    variant: Variant,
    position: Position | None = None,
    limit: int = 2_000_000,
    progress: Callable[[int], None] | None = None,
) -> Solution:
    """Search as `search` does, and return the solution alone."""
    return search(variant, position, limit, progress).solution


def search(
    variant: Variant,
    position: Position | None = None,
    limit: int = 2_000_000,
    progress: Callable[[int], None] | None = None,
) -> Found:
    """Search a variant completely from its start or from a position.

    Endings that look back at the game (repetition, quiet plies) are not judged; whether that
    matters, `doubts` says. A position from which neither side can force a win is a draw.
    ``progress`` is told now and then how many positions have been seen. Raises
    `SearchTooLargeError` beyond ``limit`` positions.
    """
    graph = _reach(variant, position or variant.start(), limit, progress)
    value, plies = _resolve(graph)
    winner = None if value[0] == UNKNOWN else variant.sides[value[0]]
    distance = None if winner is None else plies[0]
    return Found(Solution(winner, distance, len(graph.turn), graph.finished), graph.farthest)


def _by_position_alone(variant: Variant) -> Compiled:
    """Return the compiled rules without what looks back, so that equal positions are equal."""
    compiled = variant.compiled
    back = {ending.name for ending in compiled.endings if ending.looks_at == "history"}
    kept = tuple(entry for entry in variant.rules.endings if entry.name not in back)
    return Compiled(variant.rules._replace(endings=kept))


def _reach(
    variant: Variant, start: Position, limit: int, progress: Callable[[int], None] | None
) -> _Graph:
    compiled = _by_position_alone(variant)
    start = start._replace(quiet=0)
    numbers = {start: 0}
    waiting = [start]
    turn, won = array("b"), array("b")
    first, targets = array("I", [0]), array("I")
    finished = 0
    farthest, beyond = 0, 1  # the first position that is farther away than that
    for at, position in enumerate(waiting):
        if at == beyond:
            farthest, beyond = farthest + 1, len(waiting)
        turn.append(position.turn)
        moves = compiled.playable(position)
        ending = compiled.ended(position)
        if ending:
            finished += 1
            won.append(UNKNOWN if ending.winner is None else variant.sides.index(ending.winner))
        else:
            won.append(UNKNOWN)
            for move in moves:
                after = compiled.after(position, move)
                number = numbers.setdefault(after, len(waiting))
                if number == len(waiting):
                    waiting.append(after)
                targets.append(number)
            if len(waiting) > limit:
                raise SearchTooLargeError(
                    f"{variant.id} has more than {limit:,} positions; raise the limit"
                )
        first.append(len(targets))
        if progress is not None and len(turn) % 10_000 == 0:
            progress(len(turn))
    return _Graph(turn, won, first, targets, finished, farthest)


def _resolve(graph: _Graph) -> tuple[array[int], array[int]]:
    """Work back from the finished positions; returns winner and plies to the end by number.

    Positions are settled in the order of their distance from the end: the side to move takes its
    nearest win, and loses only once its last way out is known to lose.
    """
    size = len(graph.turn)
    value, plies = array("b", graph.won), array("i", [0]) * size
    left = array("I", (graph.first[n + 1] - graph.first[n] for n in range(size)))
    before, sources = _turned_round(graph)
    settled = [n for n in range(size) if value[n] != UNKNOWN]
    for number in settled:
        winner, distance = value[number], plies[number] + 1
        for at in range(before[number], before[number + 1]):
            source = sources[at]
            if value[source] != UNKNOWN:
                continue
            left[source] -= 1
            if graph.turn[source] == winner or not left[source]:
                value[source], plies[source] = winner, distance
                settled.append(source)
    return value, plies


def _turned_round(graph: _Graph) -> tuple[array[int], array[int]]:
    """Return the moves by the position that they lead to: where each begins, and their sources."""
    size = len(graph.turn)
    begin = array("I", [0]) * (size + 1)
    for target in graph.targets:
        begin[target + 1] += 1
    for number in range(size):
        begin[number + 1] += begin[number]
    free, sources = array("I", begin), array("I", [0]) * len(graph.targets)
    for source in range(size):
        for at in range(graph.first[source], graph.first[source + 1]):
            target = graph.targets[at]
            sources[free[target]] = source
            free[target] += 1
    return begin, sources
