"""The position in which an example begins, and what makes a position impossible."""

from __future__ import annotations

from rules_engine.board.bits import points_of
from rules_engine.game import Game, IllegalMoveError
from rules_engine.loading.facts import read_board_text, read_counts
from rules_engine.loading.reader import as_word
from rules_engine.loading.tree import fault_at
from rules_engine.notation import NotationError
from rules_engine.position import Position
from rules_engine.rules.endings import QuietPlies

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.examples.written import Written
    from rules_engine.game import Variant


def open_game(variant: Variant, written: Written) -> Game | None:
    """Return the game in which the example's moves are made, or None after a fault."""
    if written.position is not None:
        position = _read_position(variant, written)
        return None if position is None else Game(variant, position)
    game = Game(variant)
    source, faults = written.reader.source, written.reader.faults
    for scalar in written.after:
        try:
            game.play(scalar.text)
        except (NotationError, IllegalMoveError) as error:
            message = f"the move before the example cannot be made: {error}"
            faults.add(fault_at(source, scalar, "bad-after", message))
            return None
    return game


def _read_position(variant: Variant, written: Written) -> Position | None:
    reader = written.reader
    source, faults = reader.source, reader.faults
    before = len(faults)
    names = tuple(piece.name for piece in variant.pieces)
    stones = None
    if written.position is not None:
        stones = read_board_text(
            source, written.position, variant.board, variant.pieces, faults, "'position'"
        )
    turn = None
    if written.to_move is None and not reader.has("to-move"):
        reader.fault(
            reader.key("position") or reader.at,
            "missing-key",
            "the example has a 'position' but no 'to-move'",
            expected=f"to-move: {' or '.join(variant.sides)}",
        )
    elif written.to_move is not None:
        turn = as_word(source, written.to_move, faults, "'to-move'", variant.sides, "unknown-side")
    counts: dict[str, dict[str, int]] = {}
    for key, known in (("in-hand", held_names(variant)), ("captured", names)):
        node = reader.node(key, required=False)
        counts[key] = {} if node is None else read_counts(source, node, known, faults, f"'{key}'")
    if any(variant.rules.start.hand) and not reader.has("in-hand"):
        reader.fault(
            reader.key("position") or reader.at,
            "missing-key",
            "pieces of this variant can be in hand, and the example does not say how many are",
            expected="'in-hand: {PIECE: NUMBER}'",
        )
    quiet = _read_quiet(variant, written)
    if stones is None or turn is None or quiet is None or len(faults) > before:
        return None
    position = Position(
        stones,
        variant.sides.index(turn),
        tuple(counts["in-hand"].get(name, 0) for name in names),
        tuple(counts["captured"].get(name, 0) for name in names),
        quiet,
    )
    _report_impossible(variant, written, position)
    return position if len(faults) == before else None


def held_names(variant: Variant) -> tuple[str, ...]:
    """Return the names of the pieces that can be in hand."""
    hand = variant.rules.start.hand
    return tuple(piece.name for piece, held in zip(variant.pieces, hand, strict=True) if held)


def _read_quiet(variant: Variant, written: Written) -> int | None:
    reader = written.reader
    if not reader.has("quiet-plies"):
        return 0
    if not counts_quiet_plies(variant):
        reader.fault(
            reader.key("quiet-plies") or reader.at,
            "no-quiet-plies",
            "this variant does not count quiet plies",
            hint="delete the line",
        )
        return None
    return reader.number("quiet-plies", 0, 9999)


def counts_quiet_plies(variant: Variant) -> bool:
    """Whether an ending of the variant counts quiet plies."""
    return any(isinstance(entry.component, QuietPlies) for entry in variant.rules.endings)


def _report_impossible(variant: Variant, written: Written, position: Position) -> None:
    """Report too many pieces of a kind, one where it may not stand, a side that has none."""
    reader = written.reader
    at = reader.key("position") or reader.at
    for kind, piece in enumerate(variant.pieces):
        total = variant.rules.total(kind)
        here = position.stones[kind].bit_count()
        held, taken = position.hand[kind], position.captured[kind]
        if here + held + taken > total:
            reader.fault(
                at,
                "too-many-pieces",
                f"{piece.name}: {here} on the board, {held} in hand and {taken} captured are "
                f"{here + held + taken}, and a game has {total}",
                expected=f"at most {total} in all",
            )
        for point in points_of(position.stones[kind] & ~variant.compiled.stands(kind)):
            where = variant.format_point(point)
            message = f"no {piece.name} may stand on {where}"
            reader.fault(at, "closed-point", message, hint="move it to another point")
    for side, name in enumerate(variant.sides):
        kinds = variant.rules.kinds_of(side)
        if not any(position.stones[kind] or position.hand[kind] for kind in kinds):
            reader.fault(at, "side-without-pieces", f"no piece is left of the side {name}")
