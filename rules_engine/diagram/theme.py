"""Step three of a drawing: how each role looks: its shape, its size, its class, its colours.

Colours are CSS custom properties with a fallback, so that a figure inside a page follows the
page's scheme. The same table makes the site's stylesheet and the style of stand-alone files.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rules_engine.diagram.palette import COLOURS, DECORATION, FORCED, MORE, PIECE_COLOURS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from rules_engine.diagram.palette import Colour


class Look(NamedTuple):
    """How a role is drawn: its shape's name, its class, and its size in units.

    The size is a circle's or a corner's radius, half the width of a cross, a sign or an arrow
    head, or the height of a letter; 0 where the shape has none.
    """

    shape: str
    css: str
    size: float = 0.0


LOOKS: Mapping[str, Look] = {
    "frame": Look("panel", "re-frame", 0.16),
    "board": Look("panel", "re-board", 0.06),
    "grain": Look("runs", "re-grain"),
    "cell": Look("squares", "re-cell"),
    "plain": Look("squares", "re-plain"),
    "blank": Look("squares", "re-blank"),
    "region": Look("squares", "re-region"),
    "ground": Look("squares", "re-ground"),
    "throne": Look("knots", "re-sign", 0.34),
    "corner": Look("lozenges", "re-sign", 0.38),
    "groove": Look("runs", "re-groove"),
    "grid": Look("runs", "re-grid"),
    "line": Look("runs", "re-line"),
    "crossing": Look("dots", "re-crossing"),
    "label": Look("text", "re-label", 0.32),
    "aside": Look("text", "re-label re-aside", 0.27),
    "letter": Look("text", "re-letter", 0.46),
    "piece": Look("use", ""),
    "ghost": Look("use", "re-ghost"),
    "origin": Look("circle", "re-origin", 0.36),
    "trace": Look("runs", "re-trace"),
    "rest": Look("circle", "re-arrow", 0.1),
    "arrow": Look("arrow", "re-arrow", 0.15),
    "captured": Look("cross", "re-captured", 0.3),
    "placed": Look("circle", "re-placed", 0.48),
    "highlight": Look("circle", "re-highlight", 0.48),
    "hostile": Look("teeth", "re-hostile", 0.485),
}
"""The look of each role of a scene."""

_RULES: Mapping[str, Mapping[str, str]] = {
    "re-frame": {"fill": "@frame", "stroke": "@rim", "stroke-width": ".05"},
    "re-board": {"fill": "@board", "stroke": "@rim", "stroke-width": ".06"},
    "re-grain": {
        "fill": "none",
        "stroke": "@grain",
        "stroke-width": ".04",
        "stroke-dasharray": "2.6 .7 .9 .5 1.7 1.1",
        "opacity": ".4",
    },
    "re-cell": {"fill": "@cell"},
    "re-plain": {"fill": "@board"},
    "re-blank": {"fill": "@blank"},
    "re-region": {"fill": "@region"},
    "re-ground": {"fill": "@ground"},
    "re-sign": {"fill": "none", "stroke": "@line", "stroke-width": ".05"},
    # Lines are cut into the wood: their lower edge catches the light.
    "re-groove": {
        "fill": "none",
        "stroke": "@groove",
        "stroke-width": ".04",
        "transform": "translate(.03px,.03px)",
    },
    "re-grid": {"fill": "none", "stroke": "@line", "stroke-width": ".03"},
    "re-line": {
        "fill": "none",
        "stroke": "@line",
        "stroke-width": ".045",
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
    },
    "re-crossing": {"stroke": "@line", "stroke-width": ".13", "stroke-linecap": "round"},
    "re-label": {
        "fill": "@label",
        "font-family": "system-ui,sans-serif",
        "font-weight": "600",
        "text-anchor": "middle",
    },
    "re-aside": {
        "fill": "@note",
        "stroke": "@board",
        "stroke-width": "6",
        "stroke-linejoin": "round",
        "paint-order": "stroke",
    },
    "re-piece": {"stroke": "@edge", "stroke-width": ".045", "stroke-linejoin": "round"},
    # On boards of many squares outlines would become too thin to be seen.
    "re-bold": {"stroke-width": ".07"},
    "re-shade": {
        "fill": "@shade",
        "stroke": "none",
        "opacity": ".4",
        "transform": "translate(.035px,.045px)",
    },
    "re-mark": {"fill": "currentColor", "stroke": "none"},
    "re-stroke": {
        "fill": "none",
        "stroke": "currentColor",
        "stroke-width": ".06",
        "stroke-linecap": "round",
    },
    "re-eye": {"fill": "@edge", "stroke": "none"},
    "re-dash": {"fill": "none", "stroke-linecap": "round"},
    "re-letter": {
        "fill": "currentColor",
        "stroke": "none",
        "font-family": "system-ui,sans-serif",
        "font-weight": "700",
        "text-anchor": "middle",
    },
    "re-ghost": {"opacity": ".45"},
    "re-origin": {
        "fill": "none",
        "stroke": "@move",
        "stroke-width": ".04",
    },
    "re-arrow": {
        "fill": "@move",
        "stroke": "@move",
        "stroke-width": ".01",
        "stroke-linejoin": "round",
    },
    "re-trace": {
        "fill": "none",
        "stroke": "@move",
        "stroke-width": ".09",
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
    },
    "re-captured": {
        "fill": "none",
        "stroke": "@captured",
        "stroke-width": ".09",
        "stroke-linecap": "round",
    },
    "re-placed": {"fill": "none", "stroke": "@move", "stroke-width": ".07"},
    "re-highlight": {
        "fill": "none",
        "stroke": "@highlight",
        "stroke-width": ".07",
        "stroke-dasharray": ".2 .101",
    },
    "re-hostile": {"fill": "@hostile"},
    **{f"re-{name}": {"fill": f"@{name}", "color": f"@{name}-mark"} for name in PIECE_COLOURS},
}
"""The classes of a drawing. A value ``@NAME`` is the colour of that name."""

LIGHT = '[data-md-color-scheme="default"]'
DARK = '[data-md-color-scheme="slate"]'
ANY = "[data-md-color-scheme]"

_FORCED = """\
.re-diagram, .re-definitions { forced-color-adjust: none }
.re-eye { fill: currentColor }
.re-dash { stroke: currentColor }
"""

_PAGE = """\
.re-diagram { display: block; max-width: 100%; height: auto; margin: 1em auto; direction: ltr }
.re-definitions { position: absolute; width: 0; height: 0; overflow: hidden }
"""

_MARKS = """\
.re-trace, .re-captured, .re-placed, .re-highlight { stroke-width: var(--re-stroke, .085) }
.re-wide { --re-stroke: .13 }
"""
"""Marks are thicker where squares are small. The property reaches into what a figure uses."""


def _declaration(name: str, value: str, plain: bool) -> str:
    if not value.startswith("@"):
        return f"{name}: {value}"
    colour = COLOURS[value[1:]].light
    text = f"{name}: var(--re-{value[1:]}, {colour})"
    return f"{name}: {colour}; {text}" if plain else text


def _rules(classes: Collection[str], plain: bool) -> str:
    """Return the CSS of some classes, one rule a line.

    With ``plain`` each colour is written a first time without a custom property, for viewers of
    SVG files that do not know custom properties.
    """
    lines = []
    for css, declarations in _RULES.items():
        if css in classes:
            body = "; ".join(_declaration(*item, plain) for item in declarations.items())
            lines.append(f".{css} {{ {body} }}\n")
    return "".join(lines)


def _properties(selector: str, values: Mapping[str, str]) -> str:
    lines = [f"  --re-{name}: {value};\n" for name, value in values.items()]
    return f"{selector} {{\n{''.join(lines)}}}\n"


def _schemes(table: Mapping[str, Colour]) -> str:
    """Return a table of colours for each of Material's two schemes."""
    light = {name: colour.light for name, colour in table.items()}
    dark = {name: colour.dark for name, colour in table.items()}
    return _properties(LIGHT, light) + _properties(DARK, dark)


@lru_cache(maxsize=64)
def file_style(classes: frozenset[str]) -> str:
    """Return the style of a stand-alone file that holds the given classes.

    It follows the light or dark scheme of the reader's system.
    """
    used = {value for css in classes for value in _RULES.get(css, {}).values()}
    dark = {name: colour.dark for name, colour in COLOURS.items() if f"@{name}" in used}
    return (
        f"{_rules(classes, plain=True)}@media (prefers-color-scheme: dark) {{\n"
        f"{_properties(':root', dark)}}}\n"
    )


def stylesheet() -> str:
    """Return the site's stylesheet for figures inside pages (Material's two schemes)."""
    paper = {name: colour.light for name, colour in (COLOURS | MORE).items()}
    plain = ", ".join(f".re-{name}" for name in DECORATION)
    return (
        "/* Made from rules_engine/diagram/theme.py and palette.py; change it there. */\n"
        + _schemes(COLOURS)
        + f"@media (prefers-contrast: more) {{\n{_schemes(MORE)}}}\n"
        + f"@media print {{\n{_properties(ANY, paper)}}}\n"
        + _PAGE
        + _rules(_RULES, plain=False)
        + _MARKS
        + f"@media (forced-colors: active) {{\n{_properties(ANY, FORCED)}{_FORCED}}}\n"
        + "@media (prefers-contrast: more), (forced-colors: active), print {\n"
        + f"{plain} {{ display: none }}\n}}\n"
    )
