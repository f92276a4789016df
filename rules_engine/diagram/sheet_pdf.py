"""Pages to print as a PDF file: vectors at true size, painted from the pages' own SVG.

The only file that knows reportlab. The same pages give the same bytes.
"""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

from reportlab.pdfbase.pdfmetrics import registerFont
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from rules_engine.diagram.painted import Frame, Lettering, painted
from rules_engine.diagram.sheet import LettersError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_engine.diagram.painted import Paint, Shape

FONTS = {False: ("Vera", "Vera.ttf"), True: ("VeraBd", "VeraBd.ttf")}
"""The regular and the bold font, which come with reportlab, by name and file."""

MILLIMETRE = 72 / 25.4
"""A millimetre in points, PDF's unit."""

_CAPS = {"butt": 0, "round": 1, "square": 2}
_JOINS = {"miter": 0, "round": 1, "bevel": 2}
_ANCHORS = {"start": 0.0, "middle": 0.5, "end": 1.0}


@lru_cache(maxsize=2)
def _font(bold: bool) -> TTFont:
    """Return the regular or the bold font, ready for use."""
    found = TTFont(*FONTS[bold])
    registerFont(found)
    return found


def text_width(text: str, size: float, bold: bool = False) -> float:
    """Return how wide a text is, in the unit of ``size``. Raises `LettersError`."""
    found = _font(bold)
    missing = sorted({letter for letter in text if ord(letter) not in found.face.charToGlyph})
    if missing:
        raise LettersError(f"the font for printed pages lacks the letters {' '.join(missing)}")
    return float(found.stringWidth(text, size))


def wrapped(text: str, size: float, width: float, bold: bool = False) -> list[str]:
    """Break a text into lines of at most a width; a longer word has a line of its own.

    Raises `LettersError`.
    """
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, bold) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def pdf(
    pages: Sequence[tuple[str, float, float]], title: str, language: str, unit: float = MILLIMETRE
) -> bytes:
    """Return pages as a PDF file. Each is the text of its SVG, its width and its height.

    ``unit`` is the length of their unit in points. A reader's program is asked to print the file
    unscaled. Raises `LettersError`, and `ValueError` for what cannot be painted.
    """
    file = BytesIO()
    canvas = Canvas(file, invariant=1, pageCompression=1, lang=language)
    canvas.setTitle(title)
    canvas.setAuthor("")
    canvas.setViewerPreference("PrintScaling", "None")
    for svg, width, height in pages:
        canvas.setPageSize((unit * width, unit * height))
        _Painter(canvas, unit, height).paint(svg)
        canvas.showPage()
    canvas.save()
    return file.getvalue()


class _Painter:
    """Paints one page. PDF's y grows upward, the page's downward."""

    def __init__(self, canvas: Canvas, unit: float, height: float) -> None:
        self._canvas = canvas
        self._unit = unit
        self._height = height

    def paint(self, svg: str) -> None:
        for item in painted(svg):
            if item is None:
                self._canvas.restoreState()
            elif isinstance(item, Frame):
                self._canvas.saveState()
                clip = self._canvas.beginPath()
                x, y = self._at(item.x, item.y + item.height)
                clip.rect(x, y, self._unit * item.width, self._unit * item.height)
                self._canvas.clipPath(clip, stroke=0, fill=0)
            elif isinstance(item, Lettering):
                self._words(item)
            else:
                self._shape(item)

    def _at(self, *places: float) -> list[float]:
        """Turn places, x and y in turn, into points of PDF."""
        return [
            self._unit * (self._height - value if at % 2 else value)
            for at, value in enumerate(places)
        ]

    def _shape(self, shape: Shape) -> None:
        path = self._canvas.beginPath()
        for segment in shape.segments:
            if len(segment) == 2:
                path.moveTo(*self._at(*segment))
            elif len(segment) == 3:
                path.lineTo(*self._at(*segment[:2]))
            elif len(segment) == 6:
                path.curveTo(*self._at(*segment))
            else:
                path.close()
        self._prepare(shape.paint)
        stroke, fill = int(shape.paint.stroke is not None), int(shape.paint.fill is not None)
        self._canvas.drawPath(path, stroke=stroke, fill=fill, fillMode=1)

    def _prepare(self, paint: Paint) -> None:
        canvas = self._canvas
        if paint.fill is not None:
            canvas.setFillColor(paint.fill)
        if paint.stroke is not None:
            canvas.setStrokeColor(paint.stroke)
        canvas.setFillAlpha(paint.opacity)
        canvas.setStrokeAlpha(paint.opacity)
        canvas.setLineWidth(self._unit * paint.width)
        canvas.setLineCap(_CAPS[paint.cap])
        canvas.setLineJoin(_JOINS[paint.join])
        canvas.setDash([self._unit * length for length in paint.dashes])

    def _words(self, words: Lettering) -> None:
        self._prepare(words.paint)
        size = self._unit * words.size
        x, y = self._at(words.x, words.y)
        x -= _ANCHORS[words.anchor] * text_width(words.text, size, words.bold)
        text = self._canvas.beginText(x, y)
        text.setFont(_font(words.bold).fontName, size)
        text.setTextRenderMode(1 if words.paint.fill is None else 0)
        text.textOut(words.text)
        self._canvas.drawText(text)
