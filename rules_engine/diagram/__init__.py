"""Diagrams: a position becomes a scene, a scene becomes SVG.

Four pure steps: `layout` (points to places, from the board alone), `scene` (what is in the
picture, by role), `theme` and `tokens` (how a role and a piece look), `writer` (SVG).
"""

from rules_engine.diagram.drawing import (
    BoardDrawing,
    definitions,
    draw_board,
    figure,
    figure_body,
    standalone,
    wrap,
)
from rules_engine.diagram.scene import REGION_SIGNS, Marks
from rules_engine.diagram.steps import (
    StepBody,
    page_definitions,
    page_picture,
    point_places,
    step_bodies,
)
from rules_engine.diagram.theme import stylesheet

__all__ = [
    "REGION_SIGNS",
    "BoardDrawing",
    "Marks",
    "StepBody",
    "definitions",
    "draw_board",
    "figure",
    "figure_body",
    "page_definitions",
    "page_picture",
    "point_places",
    "standalone",
    "step_bodies",
    "stylesheet",
    "wrap",
]
