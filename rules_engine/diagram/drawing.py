"""Drawings: the four steps put together, for pages and for files of their own.

A variant's board and pieces are drawn once (`draw_board`). A page holds them once, hidden
(`definitions`); its figures only refer to them, so a figure costs its pieces.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from html import escape

from rules_engine.diagram.labels import signs_of
from rules_engine.diagram.layout import layout_of
from rules_engine.diagram.scene import Marks, board_scene, figure_scene, view_of
from rules_engine.diagram.theme import file_style
from rules_engine.diagram.tokens import tokens_of
from rules_engine.diagram.writer import (
    BOARD_ID,
    HELD,
    number,
    write_definitions,
    write_marks,
    write_use,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Protocol

    from rules_engine.board import Board
    from rules_engine.board.types import Point
    from rules_engine.diagram.layout import Box, Layout
    from rules_engine.diagram.scene import Mark
    from rules_engine.position import Piece, Position

    class Drawable(Protocol):
        """What a drawing needs of a variant."""

        @property
        def board(self) -> Board:
            """The board."""

        @property
        def pieces(self) -> Sequence[Piece]:
            """The kinds of pieces."""

        @property
        def notation(self) -> str:
            """The notation in which readers see points."""


NO_MARKS = Marks()

WIDEST = 352
"""The width of a figure in CSS pixels (22 rem) that only boards with small squares exceed."""

UNIT = 44
"""CSS pixels a unit on a board too small to fill that width."""

LEAST_UNIT = 26
"""CSS pixels a unit that the largest boards keep."""

WIDE = 1.25
"""How many times that width a figure must have to be called wide."""

_NAME = re.compile(r"[^\W\d_][\w-]*")
_CLASS = re.compile(r"\bre-[a-z-]+")
# What XML cannot hold, rather than all but what it can, which takes ten times as long to compile.
_UNFIT = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f]|[\ud800-\udfff]|[\ufffe\uffff]")


@dataclass(frozen=True, eq=False, slots=True)
class BoardDrawing:
    """What the figures of one variant share. Made by `draw_board`; its parts are no interface."""

    layout: Layout
    view: Box
    names: tuple[str, ...]
    groups: str
    memo: dict[Mark, str] = field(default_factory=dict)
    """Text of pieces and rings on points, and of moves, kept between figures."""

    @property
    def wide(self) -> bool:
        """Whether the figures need more room than one of several columns gives them."""
        return LEAST_UNIT * self.view.width > WIDE * WIDEST


def draw_board(
    variant: Drawable, regions: Mapping[str, Iterable[Point]] | None = None
) -> BoardDrawing:
    """Draw a variant's board, coordinates and pieces, once for all its figures.

    ``regions`` are points by name: those with a name of `REGION_SIGNS` carry its sign, the others
    are tinted. Raises `ValueError` for the name of a piece that cannot be part of an id.
    """
    names = tuple(_checked(piece.name) for piece in variant.pieces)
    layout = layout_of(variant.board)
    signs = signs_of(variant.board, layout, variant.notation)
    view = view_of(layout, signs)
    scene = board_scene(layout, signs, regions or {})
    groups = write_definitions(scene, names, tokens_of(variant.pieces), signs.growth)
    return BoardDrawing(layout, view, names, groups)


def definitions(drawing: BoardDrawing, prefix: str) -> str:
    """Return the hidden SVG that a page holds once for each variant that it shows.

    The ids in it begin with ``prefix``. Raises `ValueError` for a prefix that is no name.
    """
    groups = drawing.groups.replace(HELD, _checked(prefix))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="re-definitions" width="0" height="0" '
        f'aria-hidden="true" focusable="false"><defs>{groups}</defs></svg>'
    )


def figure_body(drawing: BoardDrawing, position: Position, marks: Marks = NO_MARKS) -> str:
    """Return the inside of a figure, to be handed to `wrap`: the same in every language."""
    scene = figure_scene(drawing.layout, position, marks)
    return _BOARD + write_marks(scene, drawing.names, drawing.memo)


def wrap(
    drawing: BoardDrawing, body: str, title: str, description: str, prefix: str, figure_id: str
) -> str:
    """Return a figure for a page that holds the `definitions` of the same drawing and prefix.

    Title and description are plain text in the page's language; an empty description is left
    out. Raises `ValueError` for a prefix or an id that is no name.
    """
    return _open(drawing, 'class="re-diagram"', title, description, figure_id) + (
        body.replace(HELD, _checked(prefix)) + "</svg>"
    )


def figure(
    drawing: BoardDrawing,
    position: Position,
    marks: Marks,
    title: str,
    description: str,
    prefix: str,
    figure_id: str,
) -> str:
    """Return a figure for a page: `figure_body` and `wrap` in one."""
    body = figure_body(drawing, position, marks)
    return wrap(drawing, body, title, description, prefix, figure_id)


def standalone(
    drawing: BoardDrawing,
    position: Position,
    marks: Marks,
    title: str,
    description: str,
    name: str,
    language: str | None = None,
    others: Iterable[tuple[str, str, str]] = (),
) -> str:
    """Return an SVG file that needs nothing else; its ids begin with ``name``.

    ``others`` are further languages, each with its title and description; SVG 2 lets a viewer
    choose by language, and the first ones serve where it does not. The file follows the light or
    dark scheme of the reader's system. Raises `ValueError` for a name that is none.
    """
    lang = f'xml:lang="{escape(language)}"' if language else ""
    opening = _open(drawing, lang, title, description, name)
    for code, other_title, other_description in others:
        tagged = f'xml:lang="{escape(code)}"'
        opening += f"<title {tagged}>{_plain(other_title)}</title>"
        opening += f"<desc {tagged}>{_plain(other_description)}</desc>"
    body = figure_body(drawing, position, marks)
    style = file_style(_classes(drawing.groups).union(_CLASS.findall(body)))
    groups = drawing.groups.replace(HELD, name)
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>\n{opening}\n<style>\n{style}</style>\n'
        f"<defs>{groups}</defs>\n{body.replace(HELD, name)}</svg>\n"
    )


_BOARD = write_use(BOARD_ID)


def _open(
    drawing: BoardDrawing, attributes: str, title: str, description: str, figure_id: str
) -> str:
    """Return the root's opening tag and the texts that say what the picture shows."""
    name = _checked(figure_id)
    labels, texts = f"{name}-title", f'<title id="{name}-title">{_plain(title)}</title>'
    if description:
        labels += f" {name}-desc"
        texts += f'<desc id="{name}-desc">{_plain(description)}</desc>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {attributes} id="{name}" role="img" '
        f'aria-labelledby="{labels}" {_size(drawing.view)}>{texts}'
    )


@lru_cache(maxsize=64)
def _size(view: Box) -> str:
    """Return the attributes that say how large a picture is."""
    width = round(max(min(UNIT * view.width, WIDEST), LEAST_UNIT * view.width))
    height = number(width * view.height / view.width)
    box = " ".join(number(value) for value in view)
    return f'viewBox="{box}" width="{width}" height="{height}"'


def _plain(text: str) -> str:
    """Escape a text; a character that XML cannot hold becomes the replacement character."""
    fit = text if text.isprintable() else _UNFIT.sub("\ufffd", text)
    return escape(fit, quote=False)


@lru_cache(maxsize=64)
def _classes(groups: str) -> frozenset[str]:
    """Return the classes in the board and the pieces, which many files share."""
    return frozenset(_CLASS.findall(groups))


def _checked(name: str) -> str:
    if not _NAME.fullmatch(name):
        raise ValueError(
            f"'{name}' cannot begin an id: expected a letter, then letters, digits, '-' or '_'"
        )
    return name
