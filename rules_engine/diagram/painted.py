"""Our own SVG read back as what it paints, so that a page in another format paints the same.

This is no reader of SVG in general: it knows what `writer` and `sheet_svg` write, and refuses the
rest aloud, so that a new sign on a board cannot go missing on paper.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from functools import lru_cache
from typing import NamedTuple

from fontTools.pens.basePen import BasePen  # type: ignore[import-untyped]  # it ships no types
from fontTools.svgLib.path.parser import (  # type: ignore[import-untyped]  # it ships no types
    parse_path,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

Segment = tuple[float, ...]
"""Part of an outline: 2 numbers begin it anew at a place, 3 draw a line to a place (and a zero),
6 a cubic curve by its two handles and its end, none closes it."""

Style = dict[str, str]

_SVG = "{http://www.w3.org/2000/svg}"
_RULE = re.compile(r"\.([\w-]+) \{ (.*?) \}")
_SCALE = re.compile(r"scale\(([\d.]+)\)")
_SHIFT = re.compile(r"translate\((-?[\d.]+)px,\s*(-?[\d.]+)px\)")
_KEPT = frozenset(
    {
        "color",
        "fill",
        "font-family",
        "font-size",
        "font-weight",
        "opacity",
        "paint-order",
        "stroke",
        "stroke-dasharray",
        "stroke-linecap",
        "stroke-linejoin",
        "stroke-width",
        "text-anchor",
        "transform",
    }
)
"""The properties that we know, as attributes or in a rule."""
_GEOMETRY = frozenset(
    {
        "aria-labelledby",
        "class",
        "cx",
        "cy",
        "d",
        "height",
        "href",
        "id",
        "r",
        "role",
        "rx",
        "viewBox",
        "width",
        "x",
        "y",
        "{http://www.w3.org/XML/1998/namespace}lang",
    }
)
_CIRCLE = 0.5523
"""How long the handles of a quarter of a circle are, by its radius."""


class Place(NamedTuple):
    """Where units of the drawing lie on the page: ``page = offset + scale * unit``."""

    scale: float = 1.0
    x: float = 0.0
    y: float = 0.0

    def moved(self, x: float, y: float) -> Place:
        """Return the place of something that is shifted by some units."""
        return Place(self.scale, self.x + self.scale * x, self.y + self.scale * y)

    def scaled(self, factor: float) -> Place:
        """Return the place of something that is drawn smaller or larger."""
        return self._replace(scale=self.scale * factor)

    def segment(self, segment: Segment) -> Segment:
        """Return a segment on the page."""
        if len(segment) == 3:
            return (*self.segment(segment[:2]), 0.0)
        offsets = (self.x, self.y)
        return tuple(offsets[at % 2] + self.scale * value for at, value in enumerate(segment))


class Paint(NamedTuple):
    """How something is painted; colours are ``#rrggbb``, lengths are those of the page."""

    fill: str | None
    stroke: str | None
    width: float
    cap: str
    join: str
    dashes: tuple[float, ...]
    opacity: float


class Shape(NamedTuple):
    """An outline with its paint."""

    segments: tuple[Segment, ...]
    paint: Paint


class Lettering(NamedTuple):
    """A text by its base line; the anchor is ``start``, ``middle`` or ``end``."""

    x: float
    y: float
    text: str
    size: float
    anchor: str
    bold: bool
    paint: Paint


class Frame(NamedTuple):
    """A rectangle that cuts off what is painted until the next None."""

    x: float
    y: float
    width: float
    height: float


Painted = Shape | Lettering | Frame | None


def painted(svg: str) -> Iterator[Painted]:
    """Yield what a file of ours paints, in order, in the units of its view box.

    Raises `ValueError` for what no file of ours holds.
    """
    root = ET.fromstring(svg)
    groups = {element.get("id"): element for element in root.iter(f"{_SVG}g") if element.get("id")}
    style = root.find(f"{_SVG}style")
    rules: dict[str, Style] = {}
    for css, body in _RULE.findall("" if style is None else style.text or ""):
        rules[css] = dict(_declaration(part) for part in body.split("; "))
    yield from _Reader(rules, groups).inside(root, Place(), {})


def _declaration(text: str) -> tuple[str, str]:
    name, _, value = text.partition(": ")
    if name not in _KEPT:
        raise ValueError(f"'{name}' is no property that can be painted on paper")
    return name, value


class _Reader:
    """The rules and groups of one file."""

    def __init__(self, rules: Mapping[str, Style], groups: Mapping[str | None, ET.Element]) -> None:
        self._rules = rules
        self._groups = groups

    def inside(self, parent: ET.Element, place: Place, style: Style) -> Iterator[Painted]:
        for element in parent:
            tag = element.tag.removeprefix(_SVG)
            if tag in ("defs", "style", "title", "desc"):
                continue
            if tag not in _READERS:
                raise ValueError(f"<{tag}> is no element that can be painted on paper")
            own = self._style(element, style)
            yield from _READERS[tag](self, element, _transformed(place, own), own)

    def _style(self, element: ET.Element, above: Style) -> Style:
        """Return an element's properties; those of what holds it pass to it, save for two.

        Opacities are multiplied, and a transform is no matter of what stands inside.
        """
        style = above | {"opacity": "1", "transform": ""}
        for name, value in element.items():
            if name in _KEPT:
                style[name] = value
            elif name not in _GEOMETRY:
                raise ValueError(f"'{name}' is no attribute that can be painted on paper")
        for css in element.get("class", "").split():
            style |= self._rules.get(css, {})
        seen = float(above.get("opacity", "1")) * float(style["opacity"])
        return style | {"opacity": str(seen)}

    def group(self, element: ET.Element, place: Place, style: Style) -> Iterator[Painted]:
        yield from self.inside(element, place, style)

    def window(self, element: ET.Element, place: Place, style: Style) -> Iterator[Painted]:
        """Read an SVG in an SVG, which shows a part of a drawing and cuts off the rest."""
        x, y, width, height = _lengths(element, "x", "y", "width", "height")
        left, top, across, _ = map(float, element.get("viewBox", "").split())
        at = place.moved(x, y)
        yield Frame(at.x, at.y, place.scale * width, place.scale * height)
        yield from self.inside(element, at.scaled(width / across).moved(-left, -top), style)
        yield None

    def use(self, element: ET.Element, place: Place, style: Style) -> Iterator[Painted]:
        group = self._groups[element.get("href", "").removeprefix("#")]
        at = place.moved(*_lengths(element, "x", "y"))
        own = self._style(group, style)
        yield from self.group(group, _transformed(at, own), own)

    def path(self, element: ET.Element, place: Place, style: Style) -> Iterator[Painted]:
        yield _shape(_read_path(element.get("d", "")), place, style)

    def circle(self, element: ET.Element, place: Place, style: Style) -> Iterator[Painted]:
        x, y, radius = _lengths(element, "cx", "cy", "r")
        round_box = _rounded(x - radius, y - radius, 2 * radius, 2 * radius, radius)
        yield _shape(round_box, place, style)

    def rect(self, element: ET.Element, place: Place, style: Style) -> Iterator[Painted]:
        yield _shape(_rounded(*_lengths(element, "x", "y", "width", "height", "rx")), place, style)

    def text(self, element: ET.Element, place: Place, style: Style) -> Iterator[Painted]:
        at = place.moved(*_lengths(element, "x", "y"))
        size = place.scale * float(style["font-size"])
        bold = float(style.get("font-weight", "400")) >= 600
        anchor = style.get("text-anchor", "start")
        paint = _paint(style, place.scale)
        words = Lettering(at.x, at.y, element.text or "", size, anchor, bold, paint)
        if style.get("paint-order") == "stroke" and paint.stroke:
            yield words._replace(paint=paint._replace(fill=None))
            paint = paint._replace(stroke=None)
        yield words._replace(paint=paint)


_READERS = {
    "circle": _Reader.circle,
    "g": _Reader.group,
    "path": _Reader.path,
    "rect": _Reader.rect,
    "svg": _Reader.window,
    "text": _Reader.text,
    "use": _Reader.use,
}


def _lengths(element: ET.Element, *names: str) -> tuple[float, ...]:
    return tuple(float(element.get(name, "0")) for name in names)


def _transformed(place: Place, style: Style) -> Place:
    transform = style["transform"]
    if not transform:
        return place
    scale, shift = _SCALE.fullmatch(transform), _SHIFT.fullmatch(transform)
    if scale:
        return place.scaled(float(scale[1]))
    if shift:
        return place.moved(float(shift[1]), float(shift[2]))
    raise ValueError(f"'{transform}' is no transform that can be painted on paper")


def _shape(segments: tuple[Segment, ...], place: Place, style: Style) -> Shape:
    return Shape(tuple(map(place.segment, segments)), _paint(style, place.scale))


def _paint(style: Style, scale: float) -> Paint:
    return Paint(
        _colour(style, "fill", "#000000"),
        _colour(style, "stroke", "none"),
        scale * float(style.get("stroke-width", "1")),
        style.get("stroke-linecap", "butt"),
        style.get("stroke-linejoin", "miter"),
        tuple(scale * float(length) for length in style.get("stroke-dasharray", "").split()),
        float(style["opacity"]),
    )


def _colour(style: Style, name: str, absent: str) -> str | None:
    value = style.get(name, absent)
    value = style.get("color", "#000000") if value == "currentColor" else value
    if value == "none":
        return None
    if not re.fullmatch("#[0-9a-f]{6}", value):
        raise ValueError(f"'{value}' is no colour that can be painted on paper")
    return value


class _Pen(BasePen):  # type: ignore[misc]  # its base comes without types
    """Writes down the segments of a path; curves of any kind arrive as cubic ones."""

    def __init__(self) -> None:
        super().__init__(None)
        self.segments: list[Segment] = []

    def _moveTo(self, pt: tuple[float, float]) -> None:  # noqa: N802 - the name that the base calls
        self.segments.append(pt)

    def _lineTo(self, pt: tuple[float, float]) -> None:  # noqa: N802 - the name that the base calls
        self.segments.append((*pt, 0.0))

    def _curveToOne(  # noqa: N802 - the name that the base calls
        self, pt1: tuple[float, float], pt2: tuple[float, float], pt3: tuple[float, float]
    ) -> None:
        self.segments.append((*pt1, *pt2, *pt3))

    def _closePath(self) -> None:  # noqa: N802 - the name that the base calls
        self.segments.append(())


@lru_cache(maxsize=512)
def _read_path(text: str) -> tuple[Segment, ...]:
    pen = _Pen()
    parse_path(text, pen)
    return tuple(pen.segments)


def _rounded(x: float, y: float, width: float, height: float, radius: float) -> tuple[Segment, ...]:
    """Return a rectangle whose corners are quarters of a circle."""
    right, bottom, short = x + width, y + height, radius * (1 - _CIRCLE)
    return (
        (x + radius, y),
        (right - radius, y, 0.0),
        (right - short, y, right, y + short, right, y + radius),
        (right, bottom - radius, 0.0),
        (right, bottom - short, right - short, bottom, right - radius, bottom),
        (x + radius, bottom, 0.0),
        (x + short, bottom, x, bottom - short, x, bottom - radius),
        (x, y + radius, 0.0),
        (x, y + short, x + short, y, x + radius, y),
        (),
    )
