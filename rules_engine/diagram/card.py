"""The picture that a link to a page shows: a board in its starting position, and a name."""

from __future__ import annotations

from io import BytesIO

import pypdfium2
from PIL.Image import Dither, Quantize

from rules_engine.diagram.palette import COLOURS
from rules_engine.diagram.scene import Marks, figure_scene
from rules_engine.diagram.sheet import Lines, Page, Text, Window
from rules_engine.diagram.sheet_pdf import pdf, text_width, wrapped
from rules_engine.diagram.sheet_svg import page_svg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.diagram.drawing import BoardDrawing
    from rules_engine.diagram.sheet import Item
    from rules_engine.position import Position

WIDTH, HEIGHT = 1200, 630
"""The size in pixels that the networks ask for."""

EDGE = 45
"""What is left free around the board."""

SIZES = (76, 68, 60, 54, 48, 42, 36)
"""The sizes of type of the name, in pixels: the first at which it has room."""

LINES = 4
"""How many lines the name may have in all sizes but the smallest."""

MOST = 7
"""How many lines it may have in the smallest one; the rest is cut off."""

CUT = "…"
"""What stands for the end of a text that has no room."""

SAID = 30
"""The size of type of what stands below the name."""

STYLE = """\
.re-words { fill: #2b1d10 }
.re-strong { font-weight: 700 }
.re-start { text-anchor: start }
.re-ground { fill: #fbf6ea; stroke: none }
.re-band { fill: #6f4a2b; stroke: none }
"""
"""The look of what stands around the board: its own wood, and paper."""


def card_png(
    drawing: BoardDrawing, position: Position, name: str, said: str, language: str
) -> bytes:
    """Return a card as a PNG file; ``said`` stands below the name.

    Raises `LettersError`.
    """
    light = {of: colour.light for of, colour in COLOURS.items()}
    page = _page(drawing, position, name, said)
    svg = page_svg(page, drawing, language, light, "px", STYLE)
    document = pypdfium2.PdfDocument(pdf([(svg, WIDTH, HEIGHT)], name, language, unit=1.0))
    image = document[0].render(scale=1).to_pil().convert("RGB")
    document.close()
    file = BytesIO()
    # Of the few colours of a board 256 shades are plenty, and the file is a third of the size.
    image.quantize(256, Quantize.MEDIANCUT, dither=Dither.NONE).save(file, "PNG", optimize=True)
    return file.getvalue()


def _page(drawing: BoardDrawing, position: Position, name: str, said: str) -> Page:
    view, side = drawing.view, HEIGHT - 2 * EDGE
    pitch = side / max(view.width, view.height)
    board = Window(
        EDGE + (side - pitch * view.width) / 2,
        EDGE + (side - pitch * view.height) / 2,
        pitch,
        view,
        marks=figure_scene(drawing.layout, position, Marks()),
    )
    left = HEIGHT + EDGE / 2
    room = WIDTH - EDGE - left
    size = next((size for size in SIZES if _fits(name, size, room)), SIZES[-1])
    lines = _lines(name, size, room, bold=True, most=MOST)
    below = _lines(said, SAID, room, bold=False, most=LINES)
    leading = 1.2 * size
    height = leading * len(lines) + SAID * (1 + 1.4 * len(below))
    level = (HEIGHT - height) / 2 + size
    texts = [
        Text(left, round(level + leading * at, 2), line, size, strong=True)
        for at, line in enumerate(lines)
    ]
    level += leading * (len(lines) - 1) + 2.4 * SAID
    texts += [
        Text(left, round(level + 1.4 * SAID * at, 2), line, SAID) for at, line in enumerate(below)
    ]
    items: tuple[Item, ...] = (
        _area("ground", 0, 0, WIDTH, HEIGHT),
        _area("band", 0, HEIGHT - 14, WIDTH, 14),
        board,
        *texts,
    )
    return Page(WIDTH, HEIGHT, name, "", items)


def _fits(name: str, size: float, room: float) -> bool:
    lines = wrapped(name, size, room, bold=True)
    return len(lines) <= LINES and all(text_width(line, size, bold=True) <= room for line in lines)


def _lines(text: str, size: float, room: float, *, bold: bool, most: int) -> list[str]:
    """Break a text into lines, and a word where it is wider than a line; the end may be cut off."""
    lines = []
    for line in wrapped(text, size, room, bold=bold):
        left = line
        while text_width(left, size, bold=bold) > room:
            end = _room_for(left, size, room, bold)
            lines.append(left[:end])
            left = left[end:]
        lines.append(left)
    if len(lines) > most:
        last = lines[most - 1]
        end = _room_for(f"{CUT}{last}", size, room, bold) - len(CUT)
        lines[most - 1 :] = [f"{last[:end].rstrip()}{CUT}"]
    return lines


def _room_for(text: str, size: float, room: float, bold: bool) -> int:
    """Return how many letters of a text have room, one at least."""
    ends = range(len(text), 1, -1)
    return next((end for end in ends if text_width(text[:end], size, bold=bold) <= room), 1)


def _area(role: str, x: float, y: float, width: float, height: float) -> Lines:
    right, bottom = x + width, y + height
    return Lines(role, (((x, y), (right, y), (right, bottom), (x, bottom), (x, y)),))
