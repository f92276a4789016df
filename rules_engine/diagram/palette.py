"""The colours of drawings, by name: those of the two schemes, and what replaces some of them.

A board is of wood in a darker frame, in daylight and by lamplight. Where the reader's system asks
for more contrast, prefers its own few colours, or prints, the tables below replace some of them.
"""

from __future__ import annotations

from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping


class Colour(NamedTuple):
    """A colour in the light and in the dark scheme."""

    light: str
    dark: str


COLOURS: dict[str, Colour] = {
    "frame": Colour("#74502f", "#211810"),
    "rim": Colour("#4b2f18", "#7d664c"),
    "label": Colour("#f8e9cd", "#d3bd9b"),
    "board": Colour("#ebd5a8", "#3d3127"),
    "grain": Colour("#c9a46a", "#57483a"),
    "groove": Colour("#f8ebcd", "#241b14"),
    "line": Colour("#69481f", "#b89d78"),
    "note": Colour("#583b17", "#d8c3a1"),
    "cell": Colour("#cfa76e", "#4f3e2d"),
    "blank": Colour("#f4e6c6", "#2c231b"),
    "region": Colour("#cbd6a3", "#3a4627"),
    "ground": Colour("#d9b981", "#4d3d25"),
    "edge": Colour("#2b1d10", "#120d08"),
    "shade": Colour("#5c3d1a", "#0d0906"),
    "move": Colour("#0d4f70", "#7cccf0"),
    "captured": Colour("#a31212", "#ff938a"),
    "highlight": Colour("#6a2090", "#e0adff"),
    "hostile": Colour("#8f2c0e", "#ffa07c"),
    "fox": Colour("#b3441a", "#e06a35"),
    "fox-mark": Colour("#fff3e2", "#fff8ee"),
    "goose": Colour("#ffffff", "#f7f3ea"),
    "goose-mark": Colour("#d2600a", "#d2600a"),
    "tiger": Colour("#b9590a", "#d8741f"),
    "tiger-mark": Colour("#fff0d8", "#fff8ea"),
    "goat": Colour("#fdfbf6", "#f5f0e6"),
    "goat-mark": Colour("#7b6a58", "#86735f"),
    "hound": Colour("#f3f5f6", "#eef1f3"),
    "hound-mark": Colour("#51616e", "#5d6f7d"),
    "attacker": Colour("#40302b", "#c07e52"),
    "attacker-mark": Colour("#f0dfc0", "#2a1a10"),
    "defender": Colour("#fffdf6", "#f7f1e2"),
    "defender-mark": Colour("#7d5a24", "#7d5a24"),
    "king": Colour("#f3b72f", "#f7c95a"),
    "king-mark": Colour("#8a2315", "#8a2315"),
    "dark": Colour("#5a3a52", "#c78bb8"),
    "dark-mark": Colour("#ffffff", "#1b0f18"),
    "light": Colour("#fbfaf4", "#f3efe4"),
    "light-mark": Colour("#4a3c2c", "#4a3c2c"),
}
"""Every colour of a drawing. ``NAME-mark`` is the second colour of the pieces coloured NAME."""

PIECE_COLOURS = tuple(name.removesuffix("-mark") for name in COLOURS if name.endswith("-mark"))
"""The names that a token may give as its colour."""

MORE: dict[str, Colour] = {
    "frame": Colour("#ffffff", "#000000"),
    "rim": Colour("#000000", "#ffffff"),
    "label": Colour("#000000", "#ffffff"),
    "board": Colour("#ffffff", "#000000"),
    "line": Colour("#3d2c17", "#e8d9bf"),
    "note": Colour("#000000", "#ffffff"),
    "cell": Colour("#e6d3b3", "#2b2118"),
    "blank": Colour("#ffffff", "#000000"),
    "region": Colour("#dfe9c0", "#1d2711"),
    "ground": Colour("#f0dfbd", "#2a200f"),
    "edge": Colour("#000000", "#000000"),
    "move": Colour("#073a54", "#a9e0fb"),
    "captured": Colour("#7d0606", "#ffc0ba"),
    "highlight": Colour("#4a0f69", "#efd3ff"),
    "hostile": Colour("#6b1d05", "#ffc7b0"),
    "fox": Colour("#7d2807", "#e06a35"),
    "tiger": Colour("#743300", "#d8741f"),
    "attacker": Colour("#241815", "#d9824a"),
    "king": Colour("#f3b72f", "#ffe08a"),
}
"""What replaces colours where the reader asks for more contrast."""

_LIGHT_SIDE = ("goose", "goat", "hound", "defender", "king", "light")

_TINT = "color-mix(in srgb, CanvasText 20%, Canvas)"

FORCED: Mapping[str, str] = {
    **dict.fromkeys(("frame", "board", "blank"), "Canvas"),
    **dict.fromkeys(("cell", "region", "ground"), _TINT),
    **dict.fromkeys(("rim", "label", "line", "note", "edge", "captured"), "CanvasText"),
    **dict.fromkeys(("move", "highlight", "hostile"), "LinkText"),
    **{name: "Canvas" if name in _LIGHT_SIDE else "CanvasText" for name in PIECE_COLOURS},
    **{f"{name}-mark": "CanvasText" if name in _LIGHT_SIDE else "Canvas" for name in PIECE_COLOURS},
}
"""The system's colours where it forces its own on every page: the sides are ground and ink."""

DECORATION = ("grain", "groove", "shade")
"""Colours that carry no meaning; what has them is left out where any of the tables above holds."""
