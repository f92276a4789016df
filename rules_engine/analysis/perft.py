"""Perft: the number of legal move sequences, the field's standard check of a move generator."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.game import Variant
    from rules_engine.game.compiled import Compiled
    from rules_engine.position import Move, Position


def perft(variant: Variant, depth: int, position: Position | None = None) -> int:
    """Count the sequences of ``depth`` legal moves from the start or from a position.

    A chain of jumps is one move, each stopping point of an optional chain a move of its own; a
    finished game has no moves. What looks back at the game is not judged. The last ply is counted
    in bulk. Raises ValueError for a negative depth.
    """
    if depth < 0:
        raise ValueError("a depth is 0 or more")
    return _count(variant.compiled, position or variant.start(), depth) if depth else 1


def divide(
    variant: Variant, depth: int, position: Position | None = None
) -> list[tuple[Move, int]]:
    """Return, for each legal move, the number of sequences of ``depth`` moves that begin with it.

    Raises ValueError for a depth below 1.
    """
    if depth < 1:
        raise ValueError("a depth to divide is 1 or more")
    here = position or variant.start()
    return [
        (move, perft(variant, depth - 1, variant.after(here, move)))
        for move in variant.legal_moves(here)
    ]


def _count(compiled: Compiled, position: Position, depth: int) -> int:
    if depth == 1:
        return compiled.count(position)
    moves = compiled.legal_moves(position)
    return sum(_count(compiled, compiled.after(position, move), depth - 1) for move in moves)
