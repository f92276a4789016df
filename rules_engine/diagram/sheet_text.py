"""Texts on pages to print: titles, paragraphs and lists, broken into lines."""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.diagram.sheet import MARGIN, Text
from rules_engine.diagram.sheet_pdf import text_width, wrapped

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_engine.diagram.sheet import Paper, SheetWords

TITLE, SMALL, PLAIN = 6.0, 3.4, 3.2
"""The sizes of type, in millimetres: about 17, 10 and 9 points."""

LEADING = 1.4
"""The distance of two base lines, in sizes of their type."""

GAP = 0.5
"""The space between two paragraphs, in sizes of their type."""

COLUMN = 8.0
"""The space between two columns."""


SPACE = 5.0
"""The space between two parts of a page."""


class Block(NamedTuple):
    """Lines of text under one another: how high they are, and the lines from their top left."""

    height: float
    lines: tuple[Text, ...]

    def at(self, x: float, y: float) -> tuple[Text, ...]:
        """Return the lines where the block's top left corner is at a place."""
        return tuple(line._replace(x=x + line.x, y=y + line.y) for line in self.lines)


class Room(NamedTuple):
    """What is free on a page below what stands on it already."""

    top: float
    bottom: float

    def takes(self, block: Block) -> bool:
        """Whether a block of text has room here."""
        return block.height + SPACE <= self.bottom - self.top


def heading(paper: Paper, title: str, note: str) -> tuple[Text, ...]:
    """Return the title at the head of a page, with a note at the right end of its line."""
    level, right = MARGIN + 0.8 * TITLE, paper.width - MARGIN
    room = right - MARGIN - text_width(note, SMALL) - COLUMN
    size = min(TITLE, TITLE * room / text_width(title, TITLE, bold=True))
    return (
        Text(MARGIN, level, title, round(size, 2), strong=True),
        Text(right, level, note, SMALL, "end"),
    )


def paragraphs(texts: Sequence[str], width: float, size: float = PLAIN) -> Block:
    """Set paragraphs under one another."""
    lines: list[Text] = []
    level = 0.0
    for text in texts:
        level += GAP * size if lines else 0.0
        for line in wrapped(text, size, width):
            lines.append(Text(0.0, round(level + size, 3), line, size))
            level += LEADING * size
    return Block(level, tuple(lines))


def titled(title: str, text: str, width: float) -> Block:
    """Set a paragraph under a title of its own."""
    below = paragraphs([text], width)
    top = 1.6 * SMALL
    head = Text(0.0, SMALL, title, SMALL, strong=True)
    return Block(top + below.height, (head, *below.at(0.0, top)))


def brief_block(words: SheetWords, width: float, columns: int = 2) -> Block:
    """Set the rules in brief under their title, in one column or two of about the same height."""
    if not words.brief:
        return Block(0.0, ())
    wide = (width - COLUMN * (columns - 1)) / columns
    title = Text(0.0, SMALL, words.brief_title, SMALL, strong=True)
    top = 1.6 * SMALL
    split = len(words.brief)
    if columns == 2:
        heights = [paragraphs([text], wide).height + GAP * PLAIN for text in words.brief]
        split = min(
            range(1, len(heights) + 1),
            key=lambda at: max(sum(heights[:at]), sum(heights[at:])),
        )
    left = paragraphs(words.brief[:split], wide)
    right = paragraphs(words.brief[split:], wide)
    lines = (title, *left.at(0.0, top), *right.at(wide + COLUMN, top))
    return Block(top + max(left.height, right.height), lines)
