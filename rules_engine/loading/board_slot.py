"""The board slot: a generator with its parameters, or points and lines."""

from __future__ import annotations

import re

from rules_engine.board import Board, BoardError, Spot
from rules_engine.board.shapes import (
    LINE_RUNS,
    colour_places,
    cross_places,
    grid_board,
    grid_places,
)
from rules_engine.loading.faults import quoted
from rules_engine.loading.reader import as_list, as_map, as_scalar
from rules_engine.loading.tree import Scalar, Sequence, fault_at, scalar_place
from rules_engine.notation.boards import ABSENT, EMPTY, cells_of
from rules_engine.rules import Parameter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board.shapes import Places
    from rules_engine.loading.faults import Faults
    from rules_engine.loading.layers import Item
    from rules_engine.loading.reader import MapReader
    from rules_engine.loading.source import Source
    from rules_engine.loading.tree import Node

SHAPES = ("grid", "cross", "free")
LARGEST = 23
"""The most rows or columns: files are letters, and ``x`` is the sign of a capture."""

COLOURS = ("odd", "even")

PARAMETERS = (
    Parameter("rows", "number", minimum=1, maximum=LARGEST, required=False),
    Parameter("columns", "number", minimum=1, maximum=LARGEST, required=False),
    Parameter("size", "number", minimum=3, maximum=LARGEST, required=False),
    Parameter("arm", "number", minimum=1, maximum=LARGEST, required=False),
    Parameter("colour", "word", choices=COLOURS, required=False),
    Parameter("lines", "word", choices=LINE_RUNS, many=True),
)
"""What a generated board is made from, for those who change it; ``cells`` is how it is drawn."""

_PLACE = re.compile(r"([1-9][0-9]?)\.([1-9][0-9]?)")
_DECIMAL = re.compile(r"-?[0-9]{1,4}(\.[0-9]{1,4})?")


def read_board(item: Item, faults: Faults) -> Board | None:
    """Read a board; returns None after a fault.

    ``shape: grid`` takes ``rows``, ``columns``, ``lines`` and, if wanted, ``colour`` (``odd`` or
    ``even``: which points stay, by row + column) and ``mask`` (a text that leaves points out).
    ``shape: cross`` takes ``size``, ``arm`` and ``lines``. ``shape: free`` takes ``mask``, a text
    of all points, ``lines``, each a text of points as ``1.3 2.2 3.1``, and, if wanted, ``at``:
    where a point is drawn, as ``1.3: [2, 4.5]``. ``cells`` says whether pieces stand on
    ``points`` (left out) or in ``squares``.
    """
    before = len(faults)
    reader = as_map(item.source, item.node, faults, "'board'")
    if reader is None:
        return None
    shape = reader.word("shape", SHAPES, code="unknown-shape")
    cells = reader.word("cells", ("points", "squares"), required=False) or "points"
    board = None
    try:
        if shape == "free":
            board = _read_free(reader, cells, before)
        elif shape:
            board = _read_generated(reader, shape, cells, before)
    except BoardError as error:
        node = reader.node("lines", required=False)
        if error.line is not None and type(node) is Sequence and shape == "free":
            node = node.items[error.line]
        reader.fault(node or reader.at, error.code, str(error))
    if shape:
        reader.done()
    return board if len(faults) == before else None


def _read_generated(reader: MapReader, shape: str, cells: str, before: int) -> Board | None:
    places: Places = set()
    if shape == "cross":
        size = reader.number("size", 3, LARGEST) or 0
        arm = reader.number("arm", 1, LARGEST) or 0
        if size and arm and (arm >= size or (size - arm) % 2):
            reader.fault(
                reader.node("arm") or reader.at,
                "bad-arm",
                f"an arm of {arm} cannot lie in the middle of {size}",
                expected="a smaller number, odd where the size is odd and even where it is even",
            )
        places = cross_places(size, arm)
    else:
        places = grid_places(
            reader.number("rows", 1, LARGEST) or 0, reader.number("columns", 1, LARGEST) or 0
        )
        colour = reader.word("colour", COLOURS, required=False)
        mask = reader.node("mask", required=False)
        if colour:
            places = colour_places(places, colour)
        if mask is not None and len(reader.faults) == before:
            places &= _read_mask(reader.source, mask, reader.faults)
    runs = reader.distinct("lines", choices=LINE_RUNS, code="unknown-lines")
    if len(reader.faults) > before:
        return None
    return grid_board(places, {run.text for run in runs}, cells)


def _read_mask(source: Source, node: Node, faults: Faults) -> Places:
    """Read which places are points: ``.`` a point, ``_`` none."""
    scalar = as_scalar(source, node, faults, "'mask' of 'board'")
    places: Places = set()
    if scalar is None:
        return places
    for row, cells in enumerate(cells_of(scalar.text), 1):
        for column, (at, letter) in enumerate(cells, 1):
            if letter not in (EMPTY, ABSENT) or row > LARGEST or column > LARGEST:
                line, place = scalar_place(source, scalar, row, at + 1)
                faults.add(
                    source.fault(
                        "bad-mask",
                        f"'{letter}' in row {row} cannot stand in a mask of points",
                        line,
                        place,
                        expected=f"'{EMPTY}' for a point, '{ABSENT}' for none, at most {LARGEST} "
                        "rows and columns",
                    )
                )
                return places
            if letter == EMPTY:
                places.add((row, column))
    return places


def _read_free(reader: MapReader, cells: str, before: int) -> Board | None:
    source, faults = reader.source, reader.faults
    unread = len(faults)
    mask = reader.node("mask")
    places = sorted(_read_mask(source, mask, faults)) if mask is not None else []
    node, at = reader.node("lines"), reader.node("at", required=False)
    if len(faults) > unread:
        return None  # without its points, nothing can be said of lines
    index = {place: point for point, place in enumerate(places)}
    drawn = {} if at is None else _read_drawn(reader, at, index)
    lines = []
    for number, line in enumerate(as_list(source, node, faults, "'lines'") or [] if node else []):
        scalar = as_scalar(source, line, faults, f"line {number + 1} of 'lines'")
        if scalar is not None:
            points = [
                _read_place(source, scalar, text, index, faults) for text in scalar.text.split()
            ]
            lines.append([point for point in points if point is not None])
    if len(faults) > before:
        return None
    spots = [
        Spot(row, column, *drawn.get(index[row, column], (float(column), float(row))))
        for row, column in places
    ]
    return Board(spots, lines, cells)


def _read_place(
    source: Source, scalar: Scalar, text: str, index: dict[tuple[int, int], int], faults: Faults
) -> int | None:
    found = _PLACE.fullmatch(text)
    point = index.get((int(found[1]), int(found[2]))) if found else None
    if point is None:
        faults.add(
            fault_at(
                source,
                scalar,
                "no-such-point",
                f"{quoted(text)} is no point of the mask",
                expected="row.column of a '.' in the mask, such as 1.3",
            )
        )
    return point


def _read_drawn(
    reader: MapReader, node: Node, index: dict[tuple[int, int], int]
) -> dict[int, tuple[float, float]]:
    """Read where points are drawn: x to the right, y downward, in any unit."""
    drawn: dict[int, tuple[float, float]] = {}
    entries = as_map(reader.source, node, reader.faults, "'at'")
    if entries is None:
        return drawn
    for key, value in entries.entries():
        point = _read_place(reader.source, key, key.text, index, reader.faults)
        items = as_list(reader.source, value, reader.faults, f"the place of {key.text}") or []
        texts = [item.text for item in items if type(item) is Scalar]
        if len(texts) != 2 or not all(_DECIMAL.fullmatch(text) for text in texts):
            entries.fault(value, "bad-place", "a place is two numbers", expected="[2, 4.5]")
        elif point is not None:
            drawn[point] = (float(texts[0]), float(texts[1]))
    return drawn
