"""axe-core finds nothing on pages of every kind, as they open and as their readers leave them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.site.axed import STATES, State, faults, opened, put

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.site.conftest import Site

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("site")]

SAMPLE = {
    "": State("dark", 1280),
    "404.html": State("dark", 360),
    "games/bagh-chal/": State("light", 360),
    "pt/games/brandubh/": State("dark", 1280),
    "sv/compare/": State("dark", 360),
    "pt/glossary/": State("light", 1280),
}
"""One state of each; every page in every state is in test_axe_every_page."""


@pytest.mark.parametrize("name", SAMPLE)
def test_nothing_keeps_a_reader_out(served: str, browser: Browser, name: str) -> None:
    with opened(browser, served + name) as page:
        put(page, SAMPLE[name])
        assert not faults(page)


def test_a_figure_in_use_keeps_nobody_out(served: str, browser: Browser) -> None:
    with opened(browser, f"{served}sv/games/brandubh/") as page:
        put(page, State("dark", 360))
        figure = page.locator(".re-example.re-live:has(.re-step:nth-child(3))").first
        figure.locator(".re-forward").click()
        figure.locator(".re-forward").click()
        assert figure.locator(".re-step").nth(2).get_attribute("class") == "re-step re-now"
        figure.locator(".re-try").click()
        figure.locator(".re-point").first.wait_for()
        assert not faults(page)


def test_an_explained_term_keeps_nobody_out(served: str, browser: Browser) -> None:
    with opened(browser, f"{served}games/brandubh/") as page:
        put(page, State("light", 1280))
        term = page.locator(".re-term").first
        term.locator("a").focus()
        assert term.locator(".re-gloss").is_visible()
        assert not faults(page)


def test_the_menu_of_a_phone_keeps_nobody_out(served: str, browser: Browser) -> None:
    with opened(browser, f"{served}pt/glossary/") as page:
        put(page, State("light", 360))
        page.locator(".md-header [for=__drawer].md-header__button").click()
        assert page.locator("#__drawer").is_checked()
        assert not faults(page)


def test_axe_is_heard(served: str, browser: Browser) -> None:
    with opened(browser, served) as page:
        page.evaluate("document.querySelector('article').append(new Image())")
        page.evaluate("document.querySelector('h1').style = 'color: gray; background: darkgray'")
        put(page, STATES[0])
        found = "\n".join(faults(page))
        assert "image-alt" in found
        assert "color-contrast" in found


def test_a_reader_who_prefers_dark_colours_gets_them(site: Site, browser: Browser) -> None:
    page = browser.new_page(color_scheme="dark")
    page.goto((site.folder / "index.html").as_uri())
    assert page.locator("body").get_attribute("data-md-color-scheme") == "slate"
    page.close()
