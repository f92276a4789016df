"""The pictures of a page: what stands still is drawn once, and every step still shows all of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from rules_engine.board.bits import points_of
from rules_engine.diagram import Marks, draw_board, page_definitions, page_picture, step_bodies
from rules_engine.site.drawings import Drawings, marks_of
from rules_engine.site.verify import Project, read_project
from tests.site.projects import ROOT

if TYPE_CHECKING:
    from rules_engine.examples import Example

USE = re.compile(r'<use(?: class="([^"]*)")? href="#b-([^"]+)"(?: x="([^"]+)" y="([^"]+)")?/>')
STILL = re.compile(r'<g id="s">(.*?)</g>')


@pytest.fixture(scope="module")
def project() -> Project:
    return read_project(ROOT)


def pictures(example: Example) -> list[str]:
    """Return the pictures of an example's steps as a page would hold them."""
    drawing = Drawings().board(example.variant).drawing
    turns = (None, *example.turns)
    steps = [
        (position, marks_of(turn)) for position, turn in zip(example.positions, turns, strict=True)
    ]
    bodies = step_bodies(drawing, steps)
    return [page_picture(drawing, body, "Title", "b", "s") for body in bodies]


def standing(example: Example, texts: list[str]) -> set[tuple[int, int]]:
    """Return kind and point of each piece that some pieces of SVG draw; each is drawn once."""
    drawing = Drawings().board(example.variant).drawing
    at = {f"{x:g} {y:g}": point for point, (x, y) in enumerate(drawing.layout.spots)}
    found = [
        (int(name), at[f"{float(x):g} {float(y):g}"])
        for text in texts
        for css, name, x, y in USE.findall(text)
        if name.isdigit() and css != "re-ghost"
    ]
    assert len(found) == len(set(found))
    return set(found)


def test_every_step_shows_every_piece(project: Project) -> None:
    shared = 0
    for example in project.examples.values():
        first, *others = pictures(example)
        still = STILL.findall(first)
        for position, picture in zip(example.positions, (first, *others), strict=True):
            refers = '<use href="#s"/>' in picture
            assert refers == bool(still and picture is not first)
            wanted = {
                (kind, point)
                for kind, stones in enumerate(position.stones)
                for point in points_of(stones)
            }
            assert standing(example, [picture, *(still if refers else [])]) == wanted, example.id
            shared += refers
    assert shared > 300


def test_what_moves_or_is_taken_does_not_stand_still(project: Project) -> None:
    example = project.examples["halatafl/forgotten-gap"]
    first, second, third = pictures(example)
    (still,) = STILL.findall(first)
    named = {example.variant.format_point(point) for _, point in standing(example, [still])}
    assert not {"d4", "d5", "d6", "e4", "f4"} & named
    assert "data-path" not in first
    # d4 and d5, then d6, d4 and f4; the board's top row is 7.
    assert 'data-path="4 4 4 3"' in second
    assert 'data-path="4 2 4 4 6 4"' in third


def test_a_picture_is_named_and_escaped(project: Project) -> None:
    variant = project.library.load("halatafl", {})
    drawing = draw_board(variant)
    (body,) = step_bodies(drawing, [(variant.start(), Marks())])
    picture = page_picture(drawing, body, 'A "title" <b>', "b", "s")
    assert 'role="img" aria-label="A &quot;title&quot; &lt;b&gt;"' in picture
    assert "id=" not in picture, "a picture alone shares nothing"


def test_what_pictures_refer_to_is_in_the_definitions(project: Project) -> None:
    for example in project.examples.values():
        drawing = Drawings().board(example.variant).drawing
        ids = set(re.findall(r' id="([^"]+)"', page_definitions(drawing, "b")))
        wanted = set(re.findall(r'href="#(b-[^"]+)"', "".join(pictures(example))))
        assert wanted <= ids, example.id
