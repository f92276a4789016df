"""Figures in a browser: they follow the light and dark schemes, and fit narrow windows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.site.conftest import Site
from tests.site.live import PAINTED

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
    assert colours["light"][0] == "rgb(235, 213, 168)", "the board's colour in the theme"
    assert all(light != dark for light, dark in zip(*colours.values(), strict=True))


@pytest.mark.parametrize(("width", "beside"), [(390, False), (1280, True)])
def test_words_stand_beside_the_board_where_there_is_room(
    site: Site, browser: Browser, width: int, beside: bool
) -> None:
    page = open_page(browser, site, "sv/games/halatafl", "light", width)
    figure = page.locator("#halatafl-must-jump")
    figure.scroll_into_view_if_needed()
    page.evaluate(PAINTED)
    step = figure.locator(".re-now")
    board, words = (step.locator(part).bounding_box() for part in ("svg", ":scope > div"))
    assert board is not None
    assert words is not None
    assert (words["x"] >= board["x"] + board["width"]) is beside
    assert (words["y"] >= board["y"] + board["height"]) is not beside
    for figure in page.locator("svg.re-diagram:visible").all()[:4]:
        box = figure.bounding_box()
        assert box is not None
        assert 150 < box["width"] <= 440
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
