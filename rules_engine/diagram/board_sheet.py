"""The board on one sheet, or on several that are glued together."""

from __future__ import annotations

from rules_engine.diagram.layout import Box
from rules_engine.diagram.sheet import (
    FOOT,
    HEAD,
    MARGIN,
    Lines,
    Page,
    Text,
    Window,
    crop_marks,
    scale_bar,
)
from rules_engine.diagram.sheet_pdf import wrapped
from rules_engine.diagram.sheet_plan import FLAP
from rules_engine.diagram.sheet_text import LEADING, SMALL, SPACE, Room, heading, paragraphs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_engine.diagram.drawing import BoardDrawing
    from rules_engine.diagram.sheet import Item, Paper, SheetWords
    from rules_engine.diagram.sheet_plan import Plan, Tile

NARROW = 2.6
"""The size of type on a strip that runs downward."""


def board_page(
    drawing: BoardDrawing, plan: Plan, number: int, paper: Paper, words: SheetWords
) -> tuple[Page, Room]:
    """Return a sheet of the board."""
    tile, pitch = plan.tiles[number], plan.pitch
    note = words.sheets[number] if plan.large else words.board
    left = FLAP if tile.left else 0.0
    top = FLAP if tile.top else 0.0
    width, height = pitch * tile.part.width, pitch * tile.part.height
    x = round((paper.width - width - left) / 2 + left, 3)
    y = MARGIN + HEAD + top
    shown = Box(
        tile.part.x - left / pitch,
        tile.part.y - top / pitch,
        tile.part.width + left / pitch,
        tile.part.height + top / pitch,
    )
    kept = Box(x, y, width, height)
    items: list[Item] = [
        *heading(paper, words.game, note),
        Window(x - left, y - top, pitch, shown),
        *_glue(tile, kept, words.glue),
        crop_marks(kept, left=not tile.left, top=not tile.top),
        *scale_bar(paper, words.scale),
    ]
    below = kept.bottom + SPACE
    if plan.large:
        join = paragraphs([words.join], paper.width - 2 * MARGIN)
        items += join.at(MARGIN, below)
        below += join.height
    page = Page(paper.width, paper.height, words.game, note, tuple(items))
    return page, Room(below, paper.height - MARGIN - FOOT)


def _glue(tile: Tile, kept: Box, said: str) -> list[Item]:
    """Return the strips onto which the sheets above and to the left are glued."""
    strips: list[Item] = []
    if tile.left:
        strip = Box(kept.x - FLAP, kept.y, FLAP, kept.height)
        strips += _strip(strip, wrapped(said, NARROW, FLAP, bold=True), NARROW)
    if tile.top:
        left = FLAP if tile.left else 0.0
        strip = Box(kept.x - left, kept.y - FLAP, kept.width + left, FLAP)
        strips += _strip(strip, [said], SMALL)
    return strips


def _strip(box: Box, said: Sequence[str], size: float) -> list[Item]:
    """Return a strip for glue with the lines of text in its middle."""
    corners = ((box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom))
    middle = box.x + box.width / 2
    level = box.y + (box.height - LEADING * size * (len(said) - 1)) / 2 + size / 3
    words = [
        Text(middle, level + LEADING * size * at, line, size, "middle", strong=True)
        for at, line in enumerate(said)
    ]
    return [Lines("glue", ((*corners, corners[0]),)), *words]
