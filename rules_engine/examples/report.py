"""What a failed claim prints: the board, what was claimed, what the engine says, what is legal."""

from __future__ import annotations

from rules_engine.notation import NotationError
from rules_engine.notation.boards import format_stones

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules_engine.game import Result, Variant
    from rules_engine.position import Move, Position

NEAREST = 8
"""How many legal moves are named beside a move that is none."""


def board_report(variant: Variant, position: Position) -> str:
    """Return the board with its coordinates, who moves, and what is not on the board."""
    board = variant.board
    algebraic = variant.notation == "algebraic"
    rows = format_stones(board, variant.pieces, position.stones).splitlines()
    lines = []
    for row, text in enumerate(rows, 1):
        number = board.rows + 1 - row if algebraic else row
        lines.append(f"{number:>2}  {text.replace('_', ' ')}".rstrip())
    names = [chr(96 + c) if algebraic else str(c) for c in range(1, board.columns + 1)]
    if max(map(len, names)) == 1:
        lines.append("    " + " ".join(names))
    facts = [f"to move: {variant.sides[position.turn]}"]
    for what, counts in (("in-hand", position.hand), ("captured", position.captured)):
        named = [
            f"{piece.name}: {count}"
            for piece, count in zip(variant.pieces, counts, strict=True)
            if count
        ]
        if named:
            facts.append(f"{what}: {{{', '.join(named)}}}")
    if position.quiet:
        facts.append(f"quiet plies: {position.quiet}")
    return "\n".join([*lines, "; ".join(facts)])


def result_report(result: Result | None) -> str:
    """Return a result as an example would state it."""
    if result is None:
        return "ongoing"
    return f"{{wins: {result.winner or 'nobody'}, by: {result.by}}}"


def moves_report(variant: Variant, moves: Iterable[Move]) -> str:
    """Return moves as texts, or a word where there are none."""
    return " ".join(variant.format_move(move) for move in moves) or "none"


def nearest_moves(variant: Variant, moves: tuple[Move, ...], wanted: str) -> str:
    """Return the legal moves most like a written one: its piece first, then its target."""
    try:
        move = variant.parse_move(wanted)
    except NotationError:
        return moves_report(variant, moves[:NEAREST])

    def unlike(other: Move) -> tuple[bool, bool, bool]:
        return (
            other.origin != move.origin,
            other.target != move.target,
            bool(other.jumped) != bool(move.jumped),
        )

    return moves_report(variant, sorted(moves, key=unlike)[:NEAREST])
