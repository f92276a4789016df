"""Figures in a browser: they follow the light and dark schemes, and fit narrow windows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.site.conftest import Site

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("site")]

COLOUR = """selector => {
    const element = document.querySelector(selector)
    return getComputedStyle(element).fill
}"""


def open_page(browser: Browser, site: Site, name: str, scheme: str, width: int) -> Page:
    """Open a page from disk with a colour scheme and a width."""
    context = browser.new_context(
        color_scheme="dark" if scheme == "dark" else "light",
        viewport={"width": width, "height": 900},
    )
    page = context.new_page()
    page.goto((site.folder / name / "index.html").as_uri())
    return page


def test_figures_follow_the_scheme(site: Site, browser: Browser) -> None:
    colours = {}
    for scheme in ("light", "dark"):
        page = open_page(browser, site, "games/halatafl", scheme, 1280)
        parts = ("svg .re-board", "svg .re-fox")
        colours[scheme] = [page.evaluate(COLOUR, selector) for selector in parts]
        page.context.close()
    assert colours["light"][0] == "rgb(242, 228, 196)", "the board's colour in the theme"
    assert all(light != dark for light, dark in zip(*colours.values(), strict=True))


@pytest.mark.parametrize(("width", "columns"), [(390, 1), (1280, 2)])
def test_steps_stand_side_by_side_where_there_is_room(
    site: Site, browser: Browser, width: int, columns: int
) -> None:
    page = open_page(browser, site, "sv/games/halatafl", "light", width)
    steps = page.locator("#halatafl-must-jump .re-step")
    boxes = [steps.nth(number).bounding_box() for number in range(2)]
    assert steps.count() == 2
    assert len({round(box["y"]) for box in boxes if box}) == (1 if columns == 2 else 2)
    for figure in page.locator("svg.re-diagram").all()[:4]:
        box = figure.bounding_box()
        assert box is not None
        assert 150 < box["width"] <= 352
        assert 0 <= box["x"] <= width - box["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.context.close()


def test_pieces_are_seen(site: Site, browser: Browser) -> None:
    page = open_page(browser, site, "games/bagh-chal", "light", 1280)
    pieces = page.locator("#start-bagh-chal use")
    assert pieces.count() == 5, "the board and four tigers"
    assert all(
        box and box["width"] > 10 for box in (piece.bounding_box() for piece in pieces.all())
    )
    page.context.close()


def test_assistive_technology_hears_title_and_description(site: Site, browser: Browser) -> None:
    page = open_page(browser, site, "pt", "light", 1280)
    picture = page.get_by_role("img", name="Bagh-Chal (Tigres e Cabras): posição inicial")
    assert picture.count() == 1
    page.context.close()
