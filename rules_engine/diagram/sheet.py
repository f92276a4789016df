"""Sheets to print: paper, and what stands on a page. All lengths here are millimetres.

A page holds windows on a drawing, each of its own size, and lines and texts around them. The same
page becomes SVG (`sheet_svg`) and PDF (`sheet_pdf`).
"""

from __future__ import annotations

from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board.types import Kind
    from rules_engine.diagram.layout import XY, Box
    from rules_engine.diagram.scene import Mark

MARGIN = 10.0
"""What is left free on each side: no printer at home reaches nearer to the edge than 6 or so."""

HEAD = 11.0
"""The height of the title, with the space below it."""

FOOT = 14.0
"""The height of the scale at the foot, with the space above it."""

TICK, AWAY = 3.0, 1.0
"""How long the marks for cutting are, and how far from the corner they begin."""


class LettersError(ValueError):
    """A text has letters that the font for printed pages lacks."""


class Paper(NamedTuple):
    """A size of paper, upright; ``inches`` says in which unit its users measure."""

    code: str
    name: str
    width: float
    height: float
    inches: bool = False

    @property
    def turned(self) -> Paper:
        """The same paper lying on its long side."""
        return self._replace(width=self.height, height=self.width)


PAPERS = {
    "a4": Paper("a4", "A4", 210.0, 297.0),
    "letter": Paper("letter", "Letter", 215.9, 279.4, inches=True),
}
"""The sizes that are offered, by their code."""


class Window(NamedTuple):
    """A part of a drawing, its scale, and where it stands.

    ``part`` is in units of the drawing, ``x`` and ``y`` are its top left corner on the page, a
    unit is ``pitch`` long. It shows the board with ``marks`` on it, or with ``kind`` a kind of
    piece around (0, 0).
    """

    x: float
    y: float
    pitch: float
    part: Box
    kind: Kind | None = None
    marks: tuple[Mark, ...] = ()


class Lines(NamedTuple):
    """Lines of one role, each given by its corners: ``cut``, ``crop``, ``bar`` or ``glue``."""

    role: str
    runs: tuple[tuple[XY, ...], ...]


class Text(NamedTuple):
    """A line of text by its base line; ``size`` is that of the type, ``anchor`` as in SVG."""

    x: float
    y: float
    text: str
    size: float
    anchor: str = "start"
    strong: bool = False


Item = Window | Lines | Text


class Page(NamedTuple):
    """One side of a sheet and what is on it, in the order of painting.

    ``title`` names the document, ``name`` the page in it.
    """

    width: float
    height: float
    title: str
    name: str
    items: tuple[Item, ...]


class SheetWords(NamedTuple):
    """What the pages of a game say, in one language.

    ``board`` and ``pieces`` name the two kinds of page, ``sheets`` each sheet of a large board
    (``sheet 1 of 2``). ``scale`` is said of the line of true length, ``glue`` stands on the strips
    for glue, ``join`` tells how to use them. ``pieces_notes`` are sentences about the pieces,
    ``start`` what belongs to the picture of the starting position, under ``start_title``, and
    ``brief`` the rules in brief, each a line, under ``brief_title``; none where there are none.
    """

    language: str
    game: str
    board: str
    pieces: str
    sheets: tuple[str, ...]
    scale: str
    glue: str
    join: str
    pieces_notes: tuple[str, ...]
    start_title: str
    start: str
    brief_title: str
    brief: tuple[str, ...]


def scale_bar(paper: Paper, said: str) -> tuple[Item, ...]:
    """Return the line at the foot of a page by which its user sees that the size is true.

    It is 100 mm long, or 4 inches; ``said`` says so.
    """
    unit, count = (25.4, 4) if paper.inches else (10.0, 10)
    left, level = MARGIN, paper.height - MARGIN - 1
    ticks = [left + unit * number for number in range(count + 1)]
    runs = [((ticks[0], level), (ticks[-1], level))]
    runs += [((at, level - 2), (at, level)) for at in ticks]
    words = Text(left, level - 4, said, 3.2)
    return (Lines("bar", tuple(runs)), words)


def crop_marks(box: Box, left: bool = True, top: bool = True) -> Lines:
    """Return marks beside the corners of a rectangle, along which it is cut out.

    None stand above the left or the top side where that is not to be cut.
    """
    runs: list[tuple[XY, ...]] = []
    for x, outward_x in ((box.x, -1), (box.right, 1)):
        for y, outward_y in ((box.y, -1), (box.bottom, 1)):
            if left or outward_x > 0:
                start, end = x + outward_x * AWAY, x + outward_x * (AWAY + TICK)
                runs.append(((start, y), (end, y)))
            if top or outward_y > 0:
                start, end = y + outward_y * AWAY, y + outward_y * (AWAY + TICK)
                runs.append(((x, start), (x, end)))
    return Lines("crop", tuple(runs))
