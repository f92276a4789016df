"""The pages of a printed game: its board, its pieces, how it begins, and its rules in brief."""

from __future__ import annotations

from rules_engine.diagram.board_sheet import board_page
from rules_engine.diagram.pieces_sheet import pieces_pages
from rules_engine.diagram.scene import Marks, figure_scene
from rules_engine.diagram.sheet import HEAD, MARGIN, Page, Window
from rules_engine.diagram.sheet_text import COLUMN, SPACE, Block, brief_block, heading, titled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_engine.diagram.drawing import BoardDrawing
    from rules_engine.diagram.sheet import Item, Paper, SheetWords
    from rules_engine.diagram.sheet_plan import Plan
    from rules_engine.diagram.sheet_text import Room
    from rules_engine.position import Position

ASIDE = 78.0
"""How wide the small picture of the start is, with the space beside it."""


def game_pages(
    drawing: BoardDrawing,
    plan: Plan,
    paper: Paper,
    counts: Sequence[int],
    start: Position,
    words: SheetWords,
) -> tuple[Page, ...]:
    """Return all pages of a game, ready to be printed.

    ``counts`` are the pieces to cut out, a kind; ``start`` is shown small below them. The rules
    in brief stand below the board where they have room, else beside the start, else on a page of
    their own. Raises `LettersError`.
    """
    lying = paper.turned if plan.turned else paper
    pages = [board_page(drawing, plan, number, lying, words) for number in range(len(plan.tiles))]
    brief = brief_block(words, paper.width - 2 * MARGIN)
    below_board = bool(brief.lines) and not plan.large and pages[0][1].takes(brief)
    if below_board:
        page, room = pages[0]
        pages[0] = page._replace(items=page.items + brief.at(MARGIN, room.top + SPACE)), room
    pages += pieces_pages(drawing, plan.pitch, paper, counts, words)
    page, room = pages[-1]
    beside = (
        Block(0.0, ()) if below_board else brief_block(words, paper.width - 2 * MARGIN - ASIDE, 1)
    )
    shown = _start_picture(drawing, start, room, beside, words)
    if shown:
        pages[-1] = page._replace(items=page.items + shown), room
    made = tuple(page for page, _ in pages)
    if below_board or not brief.lines or (shown and room.takes(beside)):
        return made
    items = (*heading(paper, words.game, ""), *brief.at(MARGIN, MARGIN + HEAD))
    return (*made, Page(paper.width, paper.height, words.game, words.brief_title, items))


def _start_picture(
    drawing: BoardDrawing, start: Position, room: Room, beside: Block, words: SheetWords
) -> tuple[Item, ...]:
    """Return the starting position with what is said of it, and what stands beside it.

    It is left out where there is no room, and what stands beside it alike.
    """
    view = drawing.view
    pitch = (ASIDE - COLUMN) / max(view.width, view.height)
    said = titled(words.start_title, words.start, ASIDE - COLUMN)
    high = pitch * view.height + SPACE / 2 + said.height
    if high + SPACE > room.bottom - room.top:
        return ()
    top = room.top + SPACE
    marks = figure_scene(drawing.layout, start, Marks())
    picture = Window(MARGIN, top, pitch, view, marks=marks)
    below = said.at(MARGIN, top + pitch * view.height + SPACE / 2)
    right = beside.at(MARGIN + ASIDE, top) if room.takes(beside) else ()
    return (picture, *below, *right)
