"""The pieces of a game, to be cut out: rows of squares, which need only straight cuts."""

from __future__ import annotations

from math import ceil, floor

from rules_engine.diagram.layout import Box
from rules_engine.diagram.sheet import FOOT, HEAD, MARGIN, Lines, Page, Window, scale_bar
from rules_engine.diagram.sheet_text import SPACE, Room, heading, paragraphs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_engine.board.types import Kind
    from rules_engine.diagram.drawing import BoardDrawing
    from rules_engine.diagram.sheet import Item, Paper, SheetWords

SHARE = 0.76
"""The side of a piece to cut out, in units of its board: its corners reach no other point."""

SIDES = (10.5, 24.0)
"""The smallest and the largest side of a piece, whatever the board."""

ACROSS = 1.08
"""The side of a piece's square in units of its drawing, which needs 0.9 and has an outline."""


def piece_side(pitch: float) -> float:
    """Return the side of the squares to cut out for a board, in half millimetres."""
    least, most = SIDES
    return min(most, max(least, floor(2 * SHARE * pitch) / 2))


def pieces_pages(
    drawing: BoardDrawing, pitch: float, paper: Paper, counts: Sequence[int], words: SheetWords
) -> list[tuple[Page, Room]]:
    """Return the pieces in rows of squares, which need only straight cuts."""
    side = piece_side(pitch)
    wide, high = paper.width - 2 * MARGIN, paper.height - 2 * MARGIN - HEAD - FOOT
    notes = paragraphs(words.pieces_notes, wide)
    columns = floor(wide / side)
    rows = floor((high - SPACE - notes.height) / side)
    kinds = [kind for kind, count in enumerate(counts) for _ in range(count)]
    pages = []
    for start in range(0, len(kinds), columns * rows):
        items: list[Item] = [*heading(paper, words.game, words.pieces)]
        items += _squares(kinds[start : start + columns * rows], columns, side)
        used = ceil(min(len(kinds) - start, columns * rows) / columns)
        below = MARGIN + HEAD + used * side + SPACE
        items += notes.at(MARGIN, below)
        items += scale_bar(paper, words.scale)
        page = Page(paper.width, paper.height, words.game, words.pieces, tuple(items))
        pages.append((page, Room(below + notes.height, paper.height - MARGIN - FOOT)))
    return pages


def _squares(kinds: Sequence[Kind], columns: int, side: float) -> list[Item]:
    """Return rows of pieces, and the lines between them along which they are cut apart."""
    scale, half = side / ACROSS, ACROSS / 2
    part = Box(-half, -half, ACROSS, ACROSS)
    items: list[Item] = []
    lines = []
    rows = ceil(len(kinds) / columns)
    for row in range(rows + 1):
        # The last row need not be full; its lower edge is as long as itself.
        held = min(columns, len(kinds) - columns * (row - 1)) if row else columns
        y = MARGIN + HEAD + row * side
        lines.append(((MARGIN, y), (MARGIN + min(held, len(kinds)) * side, y)))
    for column in range(columns + 1):
        full = rows if column <= len(kinds) - columns * (rows - 1) else rows - 1
        if full:
            x = MARGIN + column * side
            lines.append(((x, MARGIN + HEAD), (x, MARGIN + HEAD + full * side)))
    for at, kind in enumerate(kinds):
        x = MARGIN + at % columns * side
        y = MARGIN + HEAD + at // columns * side
        items.append(Window(x, y, scale, part, kind))
    return [Lines("cut", tuple(lines)), *items]
