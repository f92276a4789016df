"""The steps of an example for a page: what stands still in all of them is drawn once.

They are written for a page of HTML, which needs less than a file of its own and may hold hundreds
of them. The title is an attribute, ids are short, and the pieces that no step moves or takes are
drawn by the first step alone, to which the others refer.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import NamedTuple

from rules_engine.diagram.scene import Arrow, Spotted, figure_scene
from rules_engine.diagram.writer import BOARD_ID, HELD, number, piece_id, write_marks, write_use

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rules_engine.diagram.drawing import BoardDrawing
    from rules_engine.diagram.scene import Mark, Marks
    from rules_engine.position import Position

STILL = "\ue001"
"""Stands for the id of what stands still, as `HELD` does for the prefix of the board's parts."""

SIGNS = {"origin": "o", "rest": "r", "captured": "c", "placed": "p", "highlight": "h"}
"""The marks on a point that a page draws once and refers to, by role: what ends their id."""


class StepBody(NamedTuple):
    """The inside of one step's picture.

    ``path`` are the places on which its move comes to rest, its origin first, as numbers with
    blanks between them: ``3 2 3 4``. A piece from the hand has one place, no move none.
    """

    text: str
    path: str


@lru_cache(maxsize=256)
def page_definitions(drawing: BoardDrawing, prefix: str) -> str:
    """Return the hidden SVG that a page of HTML holds once for each board that it shows.

    The ids in it begin with ``prefix``.
    """
    groups = _groups(drawing).replace(HELD, prefix)
    return (
        '<svg class="re-definitions" width="0" height="0" aria-hidden="true" focusable="false">'
        f"<defs>{groups}</defs></svg>"
    )


@lru_cache(maxsize=128)
def _groups(drawing: BoardDrawing) -> str:
    """Return the board, its pieces and the signs, each as a group with an id.

    An arrow begins at the origin, whose sign has the dot that stands there.
    """
    drawn = {role: write_marks([Spotted(role, 0, 0)], (), {}) for role in SIGNS}
    drawn["origin"] += drawn["rest"]
    signs = "".join(f'<g id="{_sign_id(role)}">{text}</g>' for role, text in drawn.items())
    return _short(drawing, drawing.groups + signs)


def step_bodies(
    drawing: BoardDrawing, steps: Sequence[tuple[Position, Marks]]
) -> tuple[StepBody, ...]:
    """Return the inside of each step's picture: the same in every language."""
    scenes = [figure_scene(drawing.layout, *step) for step in steps]
    still = _still(scenes)
    bodies = []
    for place, ((_, marks), scene) in enumerate(zip(steps, scenes, strict=True)):
        alike = ""
        if still and place:
            alike = write_use(STILL)
        elif still:
            alike = f'<g id="{STILL}">{_written(drawing, filter(still.__contains__, scene))}</g>'
        first = next((at for at, mark in enumerate(scene) if _is_piece(mark)), len(scene))
        over = [mark for mark in scene[first:] if mark not in still]
        text = write_use(BOARD_ID) + _written(drawing, scene[:first]) + alike
        text += _written(drawing, over)
        bodies.append(StepBody(_short(drawing, text), _path(drawing, marks)))
    return tuple(bodies)


def page_picture(
    drawing: BoardDrawing, body: StepBody, title: str, prefix: str, still_id: str
) -> str:
    """Return a picture for a page of HTML that holds the `page_definitions` of its board.

    ``still_id`` is the same for all steps of a figure, and no other figure has it.
    """
    path = f' data-path="{body.path}"' if body.path else ""
    text = body.text.replace(HELD, prefix).replace(STILL, still_id)
    return (
        f'<svg class="re-diagram" role="img" aria-label="{escape(title)}" '
        f'viewBox="{_box(drawing)}"{path}>{text}</svg>'
    )


@lru_cache(maxsize=128)
def _box(drawing: BoardDrawing) -> str:
    return " ".join(number(value) for value in drawing.view)


def point_places(drawing: BoardDrawing) -> tuple[tuple[float, float], ...]:
    """Return x and y of each point, in the units of the pictures."""
    return drawing.layout.spots


def _still(scenes: Sequence[Sequence[Mark]]) -> frozenset[Mark]:
    """Return the pieces that every one of several scenes has; none where it is only one."""
    if len(scenes) < 2:
        return frozenset()
    return frozenset.intersection(*(frozenset(filter(_is_piece, scene)) for scene in scenes))


def _is_piece(mark: Mark) -> bool:
    return isinstance(mark, Spotted) and mark.role == "piece"


def _written(drawing: BoardDrawing, marks: Iterable[Mark]) -> str:
    """Write marks, those that a page draws once by reference."""
    parts = []
    for mark in marks:
        if isinstance(mark, Arrow):
            text = write_marks((mark,), drawing.names, drawing.memo)
            for place, (x, y) in enumerate(mark.corners[:-1]):
                dot = Spotted("rest", x, y)
                alike = "" if place == 0 else _sign(dot)
                text = text.replace(write_marks((dot,), (), drawing.memo), alike, 1)
            parts.append(text)
        elif isinstance(mark, Spotted) and mark.kind is None and mark.role in SIGNS:
            parts.append(_sign(mark))
        else:
            known = drawing.memo.get(mark)
            parts.append(known or write_marks((mark,), drawing.names, drawing.memo))
    return "".join(parts)


def _sign(mark: Spotted) -> str:
    return f'<use href="#{_sign_id(mark.role)}" x="{number(mark.x)}" y="{number(mark.y)}"/>'


def _sign_id(role: str) -> str:
    return f"{HELD}{SIGNS[role]}"


def _short(drawing: BoardDrawing, text: str) -> str:
    """Shorten what stands in a picture for each of its pieces: ids, and blanks at a tag's end."""
    for kind, name in enumerate(drawing.names):
        text = text.replace(f'{piece_id(name)}"', f'{HELD}-{kind}"')
    return text.replace(BOARD_ID, HELD).replace(" />", "/>")


def _path(drawing: BoardDrawing, marks: Marks) -> str:
    spots = drawing.layout.spots
    points = marks.moved or (() if marks.placed is None else (marks.placed,))
    return " ".join(number(value) for point in points for value in spots[point])
