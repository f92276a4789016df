"""The claims of ``then``: what holds after the last move."""

from __future__ import annotations

from rules_engine.examples.opening import counts_quiet_plies, held_names
from rules_engine.examples.report import moves_report, result_report
from rules_engine.game import Result
from rules_engine.loading.facts import read_board_text, read_counts
from rules_engine.loading.faults import quoted
from rules_engine.loading.reader import MapReader, as_map, as_words
from rules_engine.loading.tree import Scalar, fault_at
from rules_engine.notation import NotationError
from rules_engine.notation.boards import format_stones
from rules_engine.position import NOWHERE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.examples.replay import Replay
    from rules_engine.loading.tree import Node

NOBODY = "nobody"
"""Who wins a draw, in the claim of a result."""

ONGOING = "ongoing"
HAND = "hand"
"""The origin of placements in ``legal-from``."""


def states_result(then: MapReader | None) -> bool:
    """Whether an example says how the game stands, so that a finished position is no slip."""
    return then is not None and then.has("result")


def check_then(
    replay: Replay, then: MapReader, legal: list[Scalar], illegal: list[tuple[Scalar, str]]
) -> None:
    """Ask every claim of the final position; each failed one is a fault."""
    _check_result(replay, then)
    variant, position = replay.variant, replay.game.position
    boards = tuple(stones.bit_count() for stones in position.stones)
    _check_counts(replay, then, "on-board", boards)
    _check_counts(replay, then, "captured", position.captured)
    _check_counts(replay, then, "in-hand", position.hand)
    _check_quiet(replay, then)
    to_move = then.word("to-move", variant.sides, required=False, code="unknown-side")
    if to_move is not None and to_move != variant.sides[position.turn]:
        _fail(replay, then, "to-move", to_move, variant.sides[position.turn])
    _check_position(replay, then)
    replay.check_legality(legal, illegal)
    count = then.number("legal-count", 0, 9999, required=False)
    moves = replay.game.legal_moves()
    if count is not None and count != len(moves):
        _fail(replay, then, "legal-count", str(count), f"{len(moves)}: {replay.legal_report()}")
    _check_legal_from(replay, then)
    then.done()


def _fail(replay: Replay, then: MapReader, key: str, claimed: str, engine: str) -> None:
    node = then.node(key, required=False)
    at = node if type(node) is Scalar and node.style != "|" else then.key(key)
    if at is not None:
        replay.fail(at, f"wrong-{key}", f"the claim about '{key}' is false", claimed, engine)


def _check_result(replay: Replay, then: MapReader) -> None:
    if not then.has("result"):
        return
    node = then.node("result")
    if type(node) is Scalar:
        if node.text != ONGOING:
            winners = " or ".join((*replay.variant.sides, NOBODY))
            then.fault(
                node,
                "unknown-result",
                f"'result' of 'then': {quoted(node.text)} says not who wins by which ending",
                expected=f"{ONGOING}, or {{wins: {winners}, by: ENDING}}",
            )
        elif replay.game.result:
            _fail(replay, then, "result", ONGOING, result_report(replay.game.result))
        return
    reader = then.map("result", "'result'")
    if reader is None:
        return
    sides = (*replay.variant.sides, NOBODY)
    wins = reader.word("wins", sides, code="unknown-side")
    names = tuple(entry.name for entry in replay.variant.rules.endings)
    by = reader.word("by", names, code="unknown-ending")
    reader.done()
    if wins and by:
        claimed = Result(None if wins == NOBODY else wins, by)
        if claimed != replay.game.result:
            _fail(replay, then, "result", result_report(claimed), result_report(replay.game.result))


def _check_counts(replay: Replay, then: MapReader, key: str, counts: tuple[int, ...]) -> None:
    node = then.node(key, required=False)
    if node is None:
        return
    names = tuple(piece.name for piece in replay.variant.pieces)
    known = held_names(replay.variant) if key == "in-hand" else names
    claimed = read_counts(then.source, node, known, then.faults, f"'{key}'")
    for name, number in claimed.items():
        actual = counts[names.index(name)]
        if number != actual:
            _fail(replay, then, key, f"{key} {name} {number}", f"{key} {name} {actual}")


def _check_quiet(replay: Replay, then: MapReader) -> None:
    quiet = then.number("quiet-plies", 0, 9999, required=False)
    key = then.key("quiet-plies")
    if quiet is None or key is None:
        return
    if not counts_quiet_plies(replay.variant):
        then.fault(key, "no-quiet-plies", "this variant does not count quiet plies")
    elif quiet != replay.game.position.quiet:
        _fail(replay, then, "quiet-plies", str(quiet), str(replay.game.position.quiet))


def _check_position(replay: Replay, then: MapReader) -> None:
    node = then.node("position", required=False)
    if node is None:
        return
    variant = replay.variant
    claimed = read_board_text(
        then.source, node, variant.board, variant.pieces, then.faults, "'position'"
    )
    if claimed is not None and claimed != replay.game.position.stones:
        board = format_stones(variant.board, variant.pieces, claimed)
        _fail(replay, then, "position", f"the board\n{board}", "the board printed above")


def _check_legal_from(replay: Replay, then: MapReader) -> None:
    node = then.node("legal-from", required=False)
    entries = None if node is None else as_map(then.source, node, then.faults, "'legal-from'")
    if entries is None:
        return
    for key, value in entries.entries():
        origin = NOWHERE if key.text == HAND else _point(replay, entries, key)
        points = _points(replay, entries, value)
        if origin is None or points is None:
            continue
        moves = [move for move in replay.game.legal_moves() if move.origin == origin]
        if {move.target for move in moves} != points:
            replay.fail(
                key,
                "wrong-legal-from",
                f"the list of moves from {key.text} is not complete or not right",
                " ".join(sorted(replay.variant.format_point(point) for point in points)) or "none",
                moves_report(replay.variant, moves),
            )


def _point(replay: Replay, reader: MapReader, scalar: Scalar) -> int | None:
    try:
        return replay.variant.parse_point(scalar.text)
    except NotationError as error:
        reader.faults.add(fault_at(reader.source, scalar, error.code, str(error)))
        return None


def _points(replay: Replay, reader: MapReader, node: Node) -> set[int] | None:
    """Read a list of points; an empty list says that there is no move."""
    scalars = as_words(reader.source, node, reader.faults, "a list of points")
    points = [_point(replay, reader, scalar) for scalar in scalars]
    return None if None in points else {point for point in points if point is not None}
