"""Drawings in a real browser: references render, schemes switch, narrow pages hold them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules_engine.diagram import definitions, figure, stylesheet
from rules_engine.diagram.palette import COLOURS
from tests.diagram.samples import SAMPLES, sample

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

SIZES = """() => [...document.querySelectorAll('svg.re-diagram use')].map(use => {
  const box = use.getBBox(), seen = use.getBoundingClientRect();
  return [use.getAttribute('href'), box.width, box.height, seen.width, seen.height];
})"""

STYLE = "([selector, name]) => getComputedStyle(document.querySelector(selector))[name]"


def rgb(colour: str) -> str:
    """Return ``#rrggbb`` as browsers report it."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return f"rgb({red}, {green}, {blue})"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Open a page of a phone's width that holds every sample."""
    parts = [f'<body data-md-color-scheme="default"><style>{stylesheet()}</style>']
    for picture in SAMPLES:
        drawing = picture.board_drawing()
        parts.append(definitions(drawing, f"re-{picture.name}"))
        parts.append(
            figure(
                drawing,
                picture.position,
                picture.marks,
                f"Title of {picture.name}",
                "Description",
                f"re-{picture.name}",
                picture.name,
            )
        )
    opened = browser.new_page(viewport={"width": 320, "height": 640})
    opened.set_content(f'<!doctype html><html lang="en">{"".join(parts)}')
    yield opened
    opened.close()


def test_references_render(page: Page) -> None:
    sizes = page.evaluate(SIZES)
    pieces = sum(stones.bit_count() for picture in SAMPLES for stones in picture.position.stones)
    ghosts = sum(len(picture.marks.captured) for picture in SAMPLES)
    assert len(sizes) == len(SAMPLES) + pieces + ghosts
    for href, width, height, seen_width, seen_height in sizes:
        assert width > 0.5, href
        assert height > 0.5, href
        assert seen_width > 8, href
        assert seen_height > 8, href
        if "-piece-" in href:
            assert max(width, height) <= 0.95, href


def test_each_outline_is_drawn_around_its_point(page: Page) -> None:
    script = """() => [...document.querySelectorAll('g.re-piece')].map(piece => {
      const box = piece.querySelector('path:not(.re-shade)').getBBox();
      return [piece.id, box.x, box.y, box.x + box.width, box.y + box.height];
    })"""
    boxes = page.evaluate(script)
    assert len(boxes) == sum(len(picture.variant.pieces) for picture in SAMPLES)
    for name, left, top, right, bottom in boxes:
        assert -0.47 <= left < -0.3, name
        assert -0.47 <= top < -0.3, name
        assert 0.3 < right <= 0.47, name
        assert 0.3 < bottom <= 0.47, name


def test_the_site_scheme_switches_the_colours(page: Page) -> None:
    shown = {
        "#re-jump-board .re-board": ("fill", "board"),
        "#re-jump-board .re-line": ("stroke", "line"),
        "#re-jump-piece-fox": ("fill", "fox"),
        "#re-jump-piece-fox .re-mark": ("fill", "fox-mark"),
        "#jump .re-trace": ("stroke", "move"),
        "#jump .re-captured": ("stroke", "captured"),
    }
    for scheme, number in (("default", 0), ("slate", 1)):
        page.evaluate("name => document.body.dataset.mdColorScheme = name", scheme)
        for selector, (name, colour) in shown.items():
            assert page.evaluate(STYLE, [selector, name]) == rgb(COLOURS[colour][number])


def test_references_take_the_scheme(page: Page) -> None:
    page.locator("#placement").scroll_into_view_if_needed()
    shots = []
    for scheme in ("default", "slate", "default"):
        page.evaluate("name => document.body.dataset.mdColorScheme = name", scheme)
        shots.append(page.locator("#placement").screenshot())
    assert shots[0] == shots[2] != shots[1]


def test_a_phone_shows_whole_figures(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    script = """() => [...document.querySelectorAll('svg.re-diagram')].map(svg => {
      const box = svg.getBoundingClientRect(), view = svg.viewBox.baseVal;
      return [svg.id, box.width, box.height, view.width / view.height];
    })"""
    for name, width, height, ratio in page.evaluate(script):
        assert 200 <= width <= 304, name
        assert width / height == pytest.approx(ratio, rel=0.01), name


def test_the_hidden_definitions_take_no_room(page: Page) -> None:
    script = """() => [...document.querySelectorAll('svg.re-definitions')].map(svg => {
      const box = svg.getBoundingClientRect();
      return box.width * box.height;
    })"""
    assert set(page.evaluate(script)) == {0}


def test_a_figure_has_a_name_and_a_description(page: Page) -> None:
    image = page.get_by_role("img", name="Title of jump Description", exact=True)
    assert image.get_attribute("id") == "jump"
    assert page.get_by_role("img").count() == len(SAMPLES)


@pytest.mark.parametrize(("scheme", "number"), [("light", 0), ("dark", 1)])
def test_a_file_follows_the_system(
    browser: Browser, tmp_path: Path, scheme: str, number: int
) -> None:
    path = tmp_path / "jump.svg"
    path.write_bytes(sample("jump").draw().encode())
    opened = browser.new_page(color_scheme="dark" if scheme == "dark" else "light")
    opened.goto(path.as_uri())
    for selector, colour in ((".re-board", "board"), (".re-fox", "fox")):
        assert opened.evaluate(STYLE, [selector, "fill"]) == rgb(COLOURS[colour][number])
    wide = "document.documentElement.getBoundingClientRect().width"
    assert opened.evaluate(wide) == opened.evaluate("document.documentElement.width.baseVal.value")
    opened.close()


def test_marks_are_thicker_where_squares_are_small(page: Page) -> None:
    script = "selector => getComputedStyle(document.querySelector(selector)).strokeWidth"
    thin = page.evaluate(script, "#large .re-highlight")
    page.evaluate("document.querySelector('#large').classList.add('re-wide')")
    assert float(page.evaluate(script, "#large .re-highlight")[:-2]) > float(thin[:-2])
