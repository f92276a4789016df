"""Perft nodes a second of every system, beside those of python-chess on the same machine.

Run in the project's folder: ``python -m benchmarks.perft_nodes``. It needs the package ``chess``
(``pip install .[bench]``). All count the last ply in bulk, python-chess with
``legal_moves.count()``. Targets: halatafl and bagh-chal at depth 4 are at least as fast as
python-chess from its starting position at depth 4.
"""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

try:
    import chess
except ImportError:
    sys.exit("This benchmark needs the package chess: pip install '.[bench]'")

from benchmarks.timing import arguments, cpu_seconds, verdict
from rules_engine.analysis import perft
from rules_engine.loading import Library

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules_engine.game import Variant

DEPTH = 4
MOST_NODES = 2_000_000
"""A system that would count more at that depth is measured at a lesser one: the tafl games."""

TARGETS = ("halatafl", "bagh-chal")
LEAST_NODES = 200_000
"""A short count is repeated until it counts this many nodes: the clock is coarse."""

CHESS_NODES = 197_281
"""Perft 4 of chess from the starting position, as in the literature."""


class Row(NamedTuple):
    """One line of the table: a system, its count, and nodes a second."""

    name: str
    nodes: int
    speed: float


def chess_perft(board: chess.Board, depth: int) -> int:
    """Count in the way of `rules_engine.analysis.perft`."""
    if depth == 1:
        return board.legal_moves.count()
    nodes = 0
    for move in board.legal_moves:
        board.push(move)
        nodes += chess_perft(board, depth - 1)
        board.pop()
    return nodes


def measured(name: str, count: Callable[[], int], runs: int) -> Row:
    """Return the nodes a second of a count, the best of several runs."""
    nodes = count()
    repeats = max(1, -(-LEAST_NODES // nodes))

    def work() -> None:
        for _ in range(repeats):
            count()

    return Row(name, nodes, repeats * nodes / cpu_seconds(work, runs))


def named(variant: Variant) -> str:
    """Return a variant's name with its options as the tests write them."""
    return " ".join([variant.id, *(f"{name}={value}" for name, value in variant.options.items())])


def deepest(variant: Variant) -> int:
    """Return the depth, `DEPTH` at most, at which a system counts no more than `MOST_NODES`."""
    depth, nodes = 1, perft(variant, 1)
    width = nodes
    while depth < DEPTH and nodes * width <= MOST_NODES:
        depth += 1
        nodes = perft(variant, depth)
    return depth


def main() -> int:
    """Measure, print a table, and return the exit status."""
    asked = arguments("Perft nodes a second beside python-chess.", runs=5)
    chess_row = measured(
        f"chess (python-chess {chess.__version__})",
        lambda: chess_perft(chess.Board(), DEPTH),
        asked.runs,
    )
    if chess_row.nodes != CHESS_NODES:
        print(f"python-chess counts {chess_row.nodes} nodes, not {CHESS_NODES}")
        return 1
    library = Library()
    rows = [chess_row]
    for variant in (one for name in library.names() for one in library.check(name)):
        depth = deepest(variant)
        name = named(variant) + ("" if depth == DEPTH else f" (depth {depth})")
        rows.append(measured(name, partial(perft, variant, depth), asked.runs))
    print(f"{'perft ' + str(DEPTH):44} {'nodes':>8} {'nodes a second':>15} {'of chess':>9}")
    for row in rows:
        print(f"{row.name:44} {row.nodes:8} {row.speed:15,.0f} {row.speed / chess_row.speed:8.2f}x")
    return verdict(
        all(row.speed >= chess_row.speed for row in rows if row.name in TARGETS), asked.require
    )


if __name__ == "__main__":
    sys.exit(main())
