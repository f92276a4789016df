"""Step three of a drawing: how each role looks: its shape, its size, its class, its colours.

Colours are CSS custom properties with a fallback, so that a figure inside a page follows the
page's scheme. The same table makes the site's stylesheet and the style of stand-alone files.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping


class Colour(NamedTuple):
    """A colour in the light and in the dark scheme."""

    light: str
    dark: str


COLOURS: Mapping[str, Colour] = {
    "board": Colour("#f2e4c4", "#3a2f26"),
    "rim": Colour("#b08d5b", "#6b5844"),
    "line": Colour("#7a5c36", "#b09672"),
    "cell": Colour("#dcbd8b", "#4c3c2b"),
    "blank": Colour("#faf1dc", "#2b231c"),
    "region": Colour("#d5dfb8", "#384326"),
    "ground": Colour("#e2c995", "#4d3d25"),
    "label": Colour("#6b4f2c", "#c9b18e"),
    "edge": Colour("#2b1d10", "#17110c"),
    "move": Colour("#1c6b8c", "#6cc6ea"),
    "captured": Colour("#b3201f", "#ff8f85"),
    "highlight": Colour("#7a2f9e", "#dfa8ff"),
    "hostile": Colour("#b3401f", "#ff9d78"),
    "fox": Colour("#b2461b", "#e06a35"),
    "fox-mark": Colour("#fff3e2", "#fff8ee"),
    "goose": Colour("#ffffff", "#f7f3ea"),
    "goose-mark": Colour("#d9660b", "#d9660b"),
    "tiger": Colour("#b9590a", "#d8741f"),
    "tiger-mark": Colour("#fff0d8", "#fff8ea"),
    "goat": Colour("#fdfbf6", "#f5f0e6"),
    "goat-mark": Colour("#7b6a58", "#8a7763"),
    "hound": Colour("#f3f5f6", "#eef1f3"),
    "hound-mark": Colour("#51616e", "#5d6f7d"),
    "attacker": Colour("#3d3430", "#be7d50"),
    "attacker-mark": Colour("#f0e2c8", "#2a1a10"),
    "defender": Colour("#fffdf6", "#f7f1e2"),
    "defender-mark": Colour("#8a6a35", "#8a6a35"),
    "king": Colour("#f2b632", "#f5c451"),
    "king-mark": Colour("#6a3c06", "#6a3c06"),
    "dark": Colour("#5a3a52", "#c78bb8"),
    "dark-mark": Colour("#ffffff", "#1b0f18"),
    "light": Colour("#fbfaf4", "#f3efe4"),
    "light-mark": Colour("#4a3c2c", "#4a3c2c"),
}
"""Every colour of a drawing. ``NAME-mark`` is the second colour of the pieces coloured NAME."""

PIECE_COLOURS = tuple(name.removesuffix("-mark") for name in COLOURS if name.endswith("-mark"))
"""The names that a token may give as its colour."""


class Look(NamedTuple):
    """How a role is drawn: its shape's name, its class, and its size in units.

    The size is a circle's or a corner's radius, half the width of a cross, a sign or an arrow
    head, or the height of a letter; 0 where the shape has none.
    """

    shape: str
    css: str
    size: float = 0.0


LOOKS: Mapping[str, Look] = {
    "board": Look("panel", "re-board", 0.16),
    "cell": Look("squares", "re-cell"),
    "plain": Look("squares", "re-plain"),
    "blank": Look("squares", "re-blank"),
    "region": Look("squares", "re-region"),
    "ground": Look("squares", "re-ground"),
    "throne": Look("knots", "re-sign", 0.43),
    "corner": Look("lozenges", "re-sign", 0.4),
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
    "re-board": {"fill": "@board", "stroke": "@rim", "stroke-width": ".04"},
    "re-cell": {"fill": "@cell"},
    "re-plain": {"fill": "@board"},
    "re-blank": {"fill": "@blank"},
    "re-region": {"fill": "@region"},
    "re-ground": {"fill": "@ground"},
    "re-sign": {"fill": "none", "stroke": "@line", "stroke-width": ".055"},
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
        "stroke": "@board",
        "stroke-width": "6",
        "stroke-linejoin": "round",
        "paint-order": "stroke",
    },
    "re-piece": {"stroke": "@edge", "stroke-width": ".035", "stroke-linejoin": "round"},
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

_PAGE = """\
.re-diagram { display: block; max-width: 100%; height: auto; margin: 1em auto; direction: ltr }
.re-definitions { position: absolute; width: 0; height: 0; overflow: hidden }
"""


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


def _properties(selector: str, names: Iterable[str], scheme: int) -> str:
    lines = [f"  --re-{name}: {COLOURS[name][scheme]};\n" for name in names]
    return f"{selector} {{\n{''.join(lines)}}}\n"


@lru_cache(maxsize=64)
def file_style(classes: frozenset[str]) -> str:
    """Return the style of a stand-alone file that holds the given classes.

    It follows the light or dark scheme of the reader's system.
    """
    used = {value for css in classes for value in _RULES.get(css, {}).values()}
    names = [name for name in COLOURS if f"@{name}" in used]
    dark = _properties(":root", names, 1)
    return f"{_rules(classes, plain=True)}@media (prefers-color-scheme: dark) {{\n{dark}}}\n"


def stylesheet() -> str:
    """Return the site's stylesheet for figures inside pages (Material's two schemes)."""
    return (
        "/* Made from rules_engine/diagram/theme.py; change it there. */\n"
        + _properties('[data-md-color-scheme="default"]', COLOURS, 0)
        + _properties('[data-md-color-scheme="slate"]', COLOURS, 1)
        + _PAGE
        + _rules(_RULES, plain=False)
    )
