"""The plain facts of a variant: pieces, regions, board texts, hands, turn, notation."""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.board import FORWARDS
from rules_engine.loading.faults import quoted
from rules_engine.loading.reader import as_map, as_scalar, as_word, as_words
from rules_engine.loading.tree import Scalar, fault_at, scalar_place
from rules_engine.loading.variant_file import is_name
from rules_engine.notation import STYLES, NotationError, parse_point
from rules_engine.notation.boards import ABSENT, EMPTY, parse_stones
from rules_engine.notation.opentafl import is_record, parse_record
from rules_engine.position import Piece
from rules_engine.rules import Parameter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board import Board
    from rules_engine.board.types import Mask, Point
    from rules_engine.loading.faults import Faults
    from rules_engine.loading.layers import Item, Layer
    from rules_engine.loading.reader import MapReader
    from rules_engine.loading.source import Source
    from rules_engine.loading.tree import Node

WHOLE_BOARD = "board"
"""The region that every variant has: all points."""

PIECE_PARAMETERS = (
    Parameter("side", "side"),
    Parameter("forward", "word", choices=FORWARDS, required=False),
)
"""What of a piece is a rule; its symbol is none."""

TURN_PARAMETERS = (Parameter("first", "side"),)

MOST = 3
"""How many faults of one board text are reported."""

RESERVED = ("any", "none", "draw", "nobody", WHOLE_BOARD)
"""Words that mean something of their own where a name could stand."""


class Named(NamedTuple):
    """The declared names that values may refer to."""

    pieces: tuple[str, ...]
    sides: tuple[str, ...]
    regions: tuple[str, ...]

    def of(self, sort: str) -> tuple[str, ...]:
        """Return the names of a sort: ``piece``, ``side`` or ``region``."""
        return {"piece": self.pieces, "side": self.sides, "region": self.regions}[sort]


def check_name(source: Source, name: Scalar, what: str, faults: Faults) -> None:
    """Report a text that is no name, or one that means something else."""
    if not is_name(name.text) or name.text in RESERVED:
        faults.add(
            fault_at(
                source,
                name,
                "bad-name",
                f"{quoted(name.text)} cannot name {what}",
                expected="lower-case letters, digits and single hyphens, beginning with a letter; "
                f"not {', '.join(RESERVED)}",
            )
        )


def read_pieces(items: dict[str, Item], faults: Faults) -> tuple[Piece, ...]:
    """Read the kinds of piece; each has a letter of its own."""
    pieces: list[Piece] = []
    letters: dict[str, str] = {}
    for name, item in items.items():
        check_name(item.source, item.key, "a piece", faults)
        reader = as_map(item.source, item.node, faults, f"piece '{name}'")
        if reader is None:
            continue
        side = reader.scalar("side")
        if side is not None:
            check_name(item.source, side, "a side", faults)
        symbol = _read_symbol(reader, name, letters)
        forward = reader.word("forward", FORWARDS, required=False)
        reader.done()
        if side is not None:
            pieces.append(Piece(name, side.text, symbol or "?", forward))
    return tuple(pieces)


def _read_symbol(reader: MapReader, name: str, letters: dict[str, str]) -> str | None:
    symbol = reader.scalar("symbol")
    if symbol is None:
        return None
    text = symbol.text
    if len(text) != 1 or text in (EMPTY, ABSENT) or not text.isprintable():
        reader.fault(
            symbol,
            "bad-symbol",
            f"{quoted(text)} cannot stand for a piece in a board text",
            expected=f"one letter, not '{EMPTY}' or '{ABSENT}'",
        )
        return None
    other = letters.setdefault(text, name)
    if other != name:
        reader.fault(
            symbol, "symbol-taken", f"'{text}' stands for {other} already", expected="a free letter"
        )
    return text


def sides_of(pieces: tuple[Piece, ...]) -> tuple[str, ...]:
    """Return the names of the sides in the order in which the pieces name them."""
    return tuple(dict.fromkeys(piece.side for piece in pieces))


def read_point(source: Source, scalar: Scalar, board: Board, faults: Faults) -> Point | None:
    """Read a point in any notation."""
    try:
        return parse_point(board, scalar.text)
    except NotationError as error:
        faults.add(fault_at(source, scalar, error.code, str(error), expected="a point"))
        return None


def read_regions(items: dict[str, Item], board: Board, faults: Faults) -> dict[str, Mask]:
    """Read the regions: points, and rectangles of points such as ``c5-e7``."""
    regions = {WHOLE_BOARD: board.all}
    for name, item in items.items():
        check_name(item.source, item.key, "a region", faults)
        before = len(faults)
        mask = 0
        for scalar in as_words(item.source, item.node, faults, f"region '{name}'"):
            area = _read_area(item.source, scalar, board, faults)
            if area and not area & ~mask:
                message = f"the region '{name}' holds {scalar.text} already"
                hint = "keep one of them"
                faults.add(fault_at(item.source, scalar, "named-twice", message, hint=hint))
            mask |= area
        if not mask and len(faults) == before:
            message = f"the region '{name}' holds no point"
            faults.add(fault_at(item.source, item.node, "empty-region", message, expected="c5-e7"))
        regions[name] = mask
    return regions


def _read_area(source: Source, scalar: Scalar, board: Board, faults: Faults) -> Mask:
    corners = []
    for text in scalar.text.split("-"):
        part = Scalar(text.strip(), scalar.line, scalar.column, scalar.style)
        point = read_point(source, part, board, faults)
        if point is None:
            return 0
        corners.append(board.spots[point])
    if len(corners) > 2:
        faults.add(
            fault_at(source, scalar, "bad-region", "a rectangle has two corners", expected="c5-e7")
        )
        return 0
    rows = sorted(spot.row for spot in corners)
    columns = sorted(spot.column for spot in corners)
    mask = 0
    for row in range(rows[0], rows[-1] + 1):
        for column in range(columns[0], columns[-1] + 1):
            point = board.find(row, column)
            mask |= 0 if point is None else 1 << point
    return mask


def read_board_text(
    source: Source, node: Node, board: Board, pieces: tuple[Piece, ...], faults: Faults, what: str
) -> tuple[Mask, ...] | None:
    """Read a board text or an OpenTafl record.

    The first `MOST` faults in it have their own places, the last of them says how many follow: a
    board of another shape has one in nearly every row.
    """
    scalar = as_scalar(source, node, faults, what)
    if scalar is None:
        return None
    if "/" in scalar.text and "\n" not in scalar.text and not is_record(scalar.text):
        message = f"{what}: a position record begins with '/'"
        faults.add(fault_at(source, scalar, "record-slash", message, expected="/3t3/…/"))
        return None
    read = parse_record if is_record(scalar.text) else parse_stones
    stones, wrong = read(board, pieces, scalar.text)
    for number, fault in enumerate(wrong[:MOST], 1):
        line, column = scalar_place(source, scalar, fault.line + 1, fault.column + 1)
        message = f"{what}: {fault.message}"
        if number == MOST < len(wrong):
            message += f"; {len(wrong) - MOST} more faults follow in this text"
        faults.add(source.fault(fault.code, message, line, column, expected=fault.expected))
    return None if wrong else stones


def read_counts(
    source: Source, node: Node, names: tuple[str, ...], faults: Faults, what: str
) -> dict[str, int]:
    """Read numbers by piece, such as ``{goat: 20}``."""
    reader = as_map(source, node, faults, what)
    if reader is None:
        return {}
    counts = {}
    for name in names:
        number = reader.number(name, 0, 9999, required=False)
        if number is not None:
            counts[name] = number
    reader.done()
    return counts


def read_turn(layer: Layer, sides: tuple[str, ...], faults: Faults) -> str | None:
    """Read which side moves first."""
    item = layer.singles.get("turn")
    if item is None:
        return None
    reader = as_map(item.source, item.node, faults, "'turn'")
    if reader is None:
        return None
    first = reader.word("first", sides, code="unknown-side")
    reader.done()
    return first


def read_notation(layer: Layer, faults: Faults) -> str | None:
    """Read in which style the variant shows its points."""
    item = layer.singles.get("notation")
    if item is None:
        return None
    return as_word(item.source, item.node, faults, "'notation'", STYLES, "unknown-notation")
