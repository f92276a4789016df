"""Step four of a drawing: marks become SVG text. The only file that knows svgwrite.

The ids of a drawing begin with a prefix that the caller knows only later. Until then the one
character `HELD` stands in its place, so that text is made once and serves under any prefix.
"""

from __future__ import annotations

from functools import lru_cache
from math import hypot

from svgwrite.base import BaseElement  # type: ignore[import-untyped]  # it ships no types
from svgwrite.text import Text  # type: ignore[import-untyped]  # it ships no types

from rules_engine.diagram.scene import Arrow, Label, Panel, Places, Runs, Spotted
from rules_engine.diagram.theme import LOOKS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from rules_engine.diagram.layout import XY
    from rules_engine.diagram.scene import Mark
    from rules_engine.diagram.tokens import Token

HELD = "\ue000"
"""Stands for the prefix of ids: a private-use character, which no text of a drawing holds."""

ACROSS, DOWN = "\ue002", "\ue003"
"""Stand for the place of what is written once for all places."""

BOARD_ID = f"{HELD}-board"

FINE = 100
"""Letters are set in hundredths of a unit: browsers treat type below one pixel unevenly."""

BOLD = 1.1
"""The growth of a board's coordinates from which the outlines of its pieces grow as well."""


def number(value: float) -> str:
    """Write a length in units: at most three decimals, no trailing zero, never ``-0``."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def piece_id(name: str) -> str:
    """Return the id of the drawing of a kind of piece."""
    return f"{HELD}-piece-{name}"


def write_definitions(
    board: Sequence[Mark], names: Sequence[str], tokens: Sequence[Token], letters: float
) -> str:
    """Write a board and its pieces as groups that figures refer to by id.

    ``names`` and ``tokens`` are those of each kind of piece; ``letters`` is a factor for the
    size of the board's coordinates. Where pages show a board so small that these must grow, the
    outlines of its pieces grow too.
    """
    shapes: list[BaseElement] = []
    words: dict[str, list[Label]] = {}
    for mark in board:
        if isinstance(mark, Label):
            words.setdefault(mark.role, []).append(mark)
        else:
            shapes += _shapes(mark)
    shapes += [_letters(role, labels, letters) for role, labels in words.items()]
    groups = [_element("g", {"id": BOARD_ID}, shapes)]
    bold = letters > BOLD
    groups += [_piece(name, token, bold) for name, token in zip(names, tokens, strict=True)]
    return "".join(_text(group) for group in groups)


def write_marks(marks: Iterable[Mark], names: Sequence[str], memo: dict[Mark, str]) -> str:
    """Write what a figure adds to its board.

    ``memo`` keeps the text of what stands on a point, which the figures of a board share, and of
    moves; it holds at most one text for each role, kind and point, and for each way of a move.
    """
    parts = []
    for mark in marks:
        text = memo.get(mark)
        if text is None:
            if isinstance(mark, Spotted) and mark.kind is not None:
                text = _piece_at(mark, names[mark.kind])
            else:
                text = "".join(_text(shape) for shape in _shapes(mark))
            if isinstance(mark, (Spotted, Arrow)):
                memo[mark] = text
        parts.append(text)
    return "".join(parts)


def _piece_at(mark: Spotted, name: str) -> str:
    """Write a piece on a point: it has the same text everywhere but for the place."""
    text = _piece_text(mark.role, name)
    return text.replace(ACROSS, number(mark.x)).replace(DOWN, number(mark.y))


@lru_cache(maxsize=256)
def _piece_text(role: str, name: str) -> str:
    attributes = {"class": LOOKS[role].css, "href": f"#{piece_id(name)}"}
    return _text(_element("use", attributes | {"x": ACROSS, "y": DOWN}))


@lru_cache(maxsize=256)
def write_use(name: str) -> str:
    """Write a reference to a group, in its own place."""
    return _text(_element("use", {"href": f"#{name}"}))


def write_runs(css: str, runs: Iterable[Sequence[XY]]) -> str:
    """Write lines of one class, each given by its corners."""
    return _text(_path(css, "".join(map(_run, runs))))


def write_line(css: str, size: float, x: float, y: float, text: str) -> str:
    """Write a line of text of a class and a size; the place is on its base line."""
    word = Text(text, debug=False)
    word.attribs = {"x": number(round(FINE * x)), "y": number(round(FINE * y))}
    return _text(_lettering(css, size, [word]))


def _element(
    tag: str, attributes: dict[str, str], children: Iterable[BaseElement] = ()
) -> BaseElement:
    """Make any element; svgwrite sorts the attributes and drops empty ones."""
    element = BaseElement(debug=False)
    element.elementname = tag
    element.attribs = attributes
    for child in children:
        element.add(child)
    return element


def _text(element: BaseElement) -> str:
    return str(element.tostring())


def _piece(name: str, token: Token, bold: bool) -> BaseElement:
    paths = [_path("re-shade", token.parts[0].path)]
    paths += [
        _path(f"re-{part.ink}" if part.ink != "body" else "", part.path) for part in token.parts
    ]
    if token.letter:
        size = LOOKS["letter"].size
        word = _word(0, 0, token.letter, size)
        paths.append(_lettering(LOOKS["letter"].css, size, [word]))
    css = f"re-piece{' re-bold' if bold else ''} re-{token.colour}"
    attributes = {"class": css, "id": piece_id(name)}
    return _element("g", attributes, paths)


def _letters(role: str, labels: Iterable[Label], factor: float) -> BaseElement:
    look = LOOKS[role]
    size = look.size * factor
    words = [_word(label.x, label.y, label.text, size) for label in labels]
    return _lettering(look.css, size, words)


def _lettering(css: str, size: float, words: Iterable[BaseElement]) -> BaseElement:
    attributes = {"class": css, "font-size": number(FINE * size)}
    return _element("g", attributes | {"transform": f"scale({1 / FINE})"}, words)


def _word(x: float, y: float, text: str, size: float) -> BaseElement:
    """Set a text around a place; digits and capitals are about 0.72 of the size high."""
    word = Text(text, debug=False)
    word.attribs = {
        "x": number(round(FINE * x)),
        "y": number(round(FINE * (y + 0.36 * size))),
    }
    return word


def _shapes(mark: Mark) -> list[BaseElement]:
    """Return the elements of one mark that is no piece."""
    look = LOOKS[mark.role]
    if isinstance(mark, Spotted):
        if look.shape == "cross":
            return [_path(look.css, _cross(mark.x, mark.y, look.size))]
        attributes = {"class": look.css, "r": number(look.size)}
        return [_element("circle", attributes | _at("cx", "cy", mark.x, mark.y))]
    if isinstance(mark, Arrow):
        return _arrow(mark)
    if isinstance(mark, Runs):
        return [_path(look.css, "".join(_run(run) for run in mark.runs))]
    if isinstance(mark, Places):
        draw = PLACED[look.shape]
        return [_path(look.css, "".join(draw(x, y, look.size) for x, y in mark.centres))]
    if isinstance(mark, Label):
        return [_letters(mark.role, [mark], 1.0)]
    return [_panel(mark)]


def _panel(panel: Panel) -> BaseElement:
    """Draw the frame a little smaller than the picture, which would cut its outline."""
    inset = 0.03 if panel.role == "frame" else 0
    look, box = LOOKS[panel.role], panel.box
    size = {"width": number(box.width - 2 * inset), "height": number(box.height - 2 * inset)}
    attributes = {"class": look.css, "rx": number(look.size)} | size
    return _element("rect", attributes | _at("x", "y", box.x + inset, box.y + inset))


def _at(across: str, down: str, x: float, y: float) -> dict[str, str]:
    return {across: number(x), down: number(y)}


def _path(css: str, path: str) -> BaseElement:
    return _element("path", {"class": css, "d": path})


def _run(corners: Sequence[XY]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners)


def _square(x: float, y: float, size: float) -> str:
    """Return a whole square of the board, whatever the size."""
    del size
    return f"M{number(x - 0.5)} {number(y - 0.5)}h1v1h-1z"


def _dot(x: float, y: float, size: float) -> str:
    """Return a line of almost no length; its round ends make a dot as wide as the stroke."""
    del size
    return f"M{number(x)} {number(y)}h.01"


def _knot(x: float, y: float, half: float) -> str:
    """Return a square whose sides run on into a loop at each corner: one closed line."""
    radius = 0.3 * half
    inner, outer = half - 2 * radius, half - radius
    left, right, top, bottom = (number(at) for at in (x - inner, x + inner, y - inner, y + inner))
    far_left, far_right = number(x - outer), number(x + outer)
    far_top, far_bottom = number(y - outer), number(y + outer)
    loop = f"A{number(radius)} {number(radius)} 0 1 0 "
    return (
        f"M{far_left} {top}H{far_right}{loop}{right} {far_top}V{far_bottom}"
        f"{loop}{far_right} {bottom}H{far_left}{loop}{left} {far_bottom}V{far_top}"
        f"{loop}{far_left} {top}z"
    )


def _lozenge(x: float, y: float, half: float) -> str:
    """Return two squares that stand on a corner, one inside the other."""
    paths = []
    for size in (half, half / 2):
        side, back = number(size), number(-size)
        paths.append(f"M{number(x)} {number(y - size)}l{side} {side}l{back} {side}l{back} {back}z")
    return "".join(paths)


def _teeth(x: float, y: float, half: float) -> str:
    """Return a square's four corners cut off: they show around a piece that stands there."""
    leg = 0.68 * half
    paths = []
    for across, down in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        paths.append(
            f"M{number(x + across * half)} {number(y + down * half)}"
            f"h{number(-across * leg)}l{number(across * leg)} {number(-down * leg)}z"
        )
    return "".join(paths)


PLACED: Mapping[str, Callable[[float, float, float], str]] = {
    "squares": _square,
    "dots": _dot,
    "knots": _knot,
    "lozenges": _lozenge,
    "teeth": _teeth,
}
"""What draws each of many, by the shape's name: from its centre and its size."""


def _cross(x: float, y: float, half: float) -> str:
    left, right, top, bottom = (number(at) for at in (x - half, x + half, y - half, y + half))
    return f"M{left} {top}L{right} {bottom}M{right} {top}L{left} {bottom}"


def _arrow(arrow: Arrow) -> list[BaseElement]:
    """Draw a dot on each resting place, a line through them, and a head at the end."""
    look, dot = LOOKS["arrow"], LOOKS["rest"]
    (from_x, from_y), (tip_x, tip_y) = arrow.corners[-2:]
    length = hypot(tip_x - from_x, tip_y - from_y)
    along_x, along_y = (tip_x - from_x) / length, (tip_y - from_y) / length
    long, half = 1.9 * look.size, look.size
    neck_x, neck_y = tip_x - long * along_x, tip_y - long * along_y
    head = [
        (tip_x, tip_y),
        (neck_x - half * along_y, neck_y + half * along_x),
        (neck_x + half * along_y, neck_y - half * along_x),
    ]
    shapes = [_path(LOOKS["trace"].css, _run([*arrow.corners[:-1], (neck_x, neck_y)]))]
    for x, y in arrow.corners[:-1]:
        attributes = {"class": dot.css, "r": number(dot.size)}
        shapes.append(_element("circle", attributes | _at("cx", "cy", x, y)))
    shapes.append(_path(look.css, _run(head) + "z"))
    return shapes
