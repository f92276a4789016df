"""A page to print as an SVG file in millimetres, in light colours whatever the reader's scheme.

Everything that a page shows of a drawing is the drawing itself, seen through a window.
"""

from __future__ import annotations

import re
from html import escape

from rules_engine.diagram.palette import COLOURS
from rules_engine.diagram.sheet import Lines, Text
from rules_engine.diagram.theme import file_style
from rules_engine.diagram.writer import (
    BOARD_ID,
    HELD,
    number,
    piece_id,
    write_line,
    write_marks,
    write_runs,
    write_use,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rules_engine.diagram.drawing import BoardDrawing
    from rules_engine.diagram.sheet import Page, Window

PAPER: Mapping[str, str] = {name: colour.light for name, colour in COLOURS.items()} | {
    "frame": "#ffffff",
    "label": "#3d2a14",
    "rim": "#7a5b35",
}
"""The colours of printed boards: those of daylight, but no ink is spent on a dark frame."""

STYLE = """\
.re-words { fill: #2b1d10; font-family: Verdana,DejaVu Sans,Bitstream Vera Sans,sans-serif }
.re-strong { font-weight: 700 }
.re-start { text-anchor: start }
.re-middle { text-anchor: middle }
.re-end { text-anchor: end }
.re-cut { fill: none; stroke: #8c8c8c; stroke-width: .15 }
.re-crop { fill: none; stroke: #000000; stroke-width: .2 }
.re-bar { fill: none; stroke: #000000; stroke-width: .3 }
.re-glue { fill: #d9d9d9; stroke: none; opacity: .75 }
"""
"""The look of what stands around the drawings."""

NAME = "sheet"
"""What ids in a file begin with."""

_CLASS = re.compile(r"\bre-[a-z-]+")
_COLOUR = re.compile(r"var\(--re-([a-z-]+), #[0-9a-f]{6}\)")
_DOUBLE = re.compile(r"(?<=[{;] )([a-z-]+): [^;}]+; (?=\1: )")


def page_svg(
    page: Page,
    drawing: BoardDrawing,
    language: str,
    colours: Mapping[str, str] = PAPER,
    unit: str = "mm",
    look: str = STYLE,
) -> str:
    """Return a page as a whole SVG file; its texts are in ``language``.

    ``colours`` are those of the drawing, by name; a length of 1 on the page is one ``unit``;
    ``look`` is the style of what stands around the drawing.
    """
    body = "".join(_item(item, drawing) for item in page.items)
    groups = "" if HELD not in body else drawing.groups
    style = plain_style(_CLASS.findall(groups + body), colours)
    width, height = number(page.width), number(page.height)
    title = escape(f"{page.title}: {page.name}" if page.name else page.title, quote=False)
    text = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<svg xmlns="http://www.w3.org/2000/svg" xml:lang="{escape(language)}" id="{NAME}" '
        f'role="img" aria-labelledby="{NAME}-title" viewBox="0 0 {width} {height}" '
        f'width="{width}{unit}" height="{height}{unit}" style="background:#fff">'
        f'<title id="{NAME}-title">{title}</title>\n<style>\n{style}{look}</style>\n'
        f"<defs>{groups}</defs>\n{body}</svg>\n"
    )
    return text.replace(HELD, NAME)


def look_of(drawing: BoardDrawing) -> tuple[object, ...]:
    """Return all of a drawing that its pages are made from; its ``repr`` tells drawings apart."""
    return drawing.groups, drawing.view, drawing.names


def plain_style(classes: Iterable[str], colours: Mapping[str, str]) -> str:
    """Return the rules of some classes with fixed colours, each property once."""
    rules = file_style(frozenset(classes)).partition("@media")[0]
    return _DOUBLE.sub("", _COLOUR.sub(lambda found: colours[found[1]], rules))


def _item(item: Window | Lines | Text, drawing: BoardDrawing) -> str:
    if isinstance(item, Text):
        css = f"re-words re-{item.anchor}{' re-strong' if item.strong else ''}"
        return write_line(css, item.size, item.x, item.y, item.text) + "\n"
    if isinstance(item, Lines):
        return write_runs(f"re-{item.role}", item.runs) + "\n"
    part = item.part
    x, y = number(item.x), number(item.y)
    width, height = (number(item.pitch * side) for side in (part.width, part.height))
    box = " ".join(number(value) for value in part)
    shown = BOARD_ID if item.kind is None else piece_id(drawing.names[item.kind])
    return (
        f'<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{box}">'
        f"{write_use(shown)}{write_marks(item.marks, drawing.names, drawing.memo)}</svg>\n"
    )
