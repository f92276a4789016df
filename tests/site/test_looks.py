"""The site's own colours can be told apart in each scheme, and its pages fit their windows."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.diagram.test_theme import luminance
from tests.site.projects import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.site.conftest import Site

STYLE = (ROOT / "docs" / "assets" / "stylesheets" / "site.css").read_text(encoding="utf-8")
BLOCK = re.compile(r'\[data-md-color-scheme="(\w+)"\] \{\n(.*?)\}', re.DOTALL)
COLOUR = re.compile(r"--book-(\w+): (#[0-9a-f]{6});")

TEXT = ("ink", "faded", "link", "bright", "green")
GROUNDS = ("paper", "leaf")


def schemes() -> dict[str, dict[str, str]]:
    """Return the colours by scheme: two, and two where the reader asks for more contrast."""
    blocks = [(name, dict(COLOUR.findall(body))) for name, body in BLOCK.findall(STYLE)]
    own = [(name, found) for name, found in blocks if found]
    (light, day), (dark, night), (light_more, day_more), (dark_more, night_more) = own
    assert (light, dark, light_more, dark_more) == ("default", "slate") * 2
    return {
        "light": day,
        "dark": night,
        "light-more": day | day_more,
        "dark-more": night | night_more,
    }


SCHEMES = schemes()


def contrast(one: str, other: str, scheme: str) -> float:
    """Return the contrast ratio of two colours of the site in a scheme."""
    dark, light = sorted(luminance(SCHEMES[scheme][name]) for name in (one, other))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("text", TEXT)
def test_text_can_be_read(text: str, ground: str, scheme: str) -> None:
    # Success criteria 1.4.3 and, where more is asked for, 1.4.6.
    assert contrast(text, ground, scheme) >= (7 if scheme.endswith("-more") else 4.5)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("ground", GROUNDS)
def test_edges_of_controls_can_be_seen(ground: str, scheme: str) -> None:
    assert contrast("edge", ground, scheme) >= 3


def test_the_styles_ask_nothing_of_other_hosts() -> None:
    for path in sorted((ROOT / "docs" / "assets" / "stylesheets").glob("*.css")):
        text = path.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        assert not re.search(r"https?:|@import|@font-face|url\((?!\"data:)", text), path.name


@pytest.mark.browser
@pytest.mark.xdist_group("site")
@pytest.mark.parametrize("width", [320, 1280, 2560])
@pytest.mark.parametrize(
    "name", ["", "compare", "glossary", "games/halatafl", "games/alea-evangelii"]
)
def test_no_page_is_wider_than_its_window(
    site: Site, browser: Browser, name: str, width: int
) -> None:
    page = browser.new_page(viewport={"width": width, "height": 800})
    page.goto((site.folder / name / "index.html").as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    # Lines of text stay short enough to be read: about seventy letters.
    script = """() => Math.max(...[...document.querySelectorAll('.md-content__inner > p')].map(
      one => one.getBoundingClientRect().width / parseFloat(getComputedStyle(one).fontSize)))"""
    assert page.evaluate(script) < 44
    page.close()


@pytest.mark.browser
@pytest.mark.xdist_group("site")
@pytest.mark.parametrize("language", ["en", "pt", "sv"])
def test_a_first_paragraph_of_one_line_has_room_for_its_large_letter(
    site: Site, browser: Browser, language: str
) -> None:
    page = browser.new_page(viewport={"width": 320, "height": 800})
    folder = "" if language == "en" else language
    page.goto((site.folder / folder / "games" / "halatafl" / "index.html").as_uri())
    room, line = page.evaluate(
        """() => {
          const first = document.querySelector('h1 + p')
          first.textContent = 'Two foxes.'
          while (!first.nextElementSibling.matches('.re-facts')) first.nextElementSibling.remove()
          return [first.getBoundingClientRect().height,
            parseFloat(getComputedStyle(first).lineHeight)]
        }"""
    )
    assert room >= 2 * line - 0.5, "the letter is two lines tall"
    page.close()


@pytest.mark.browser
@pytest.mark.xdist_group("site")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_signs_are_seen_in_forced_colours(site: Site, browser: Browser, scheme: str) -> None:
    context = browser.new_context(
        forced_colors="active", color_scheme="dark" if scheme == "dark" else "light"
    )
    page = context.new_page()
    page.goto((site.folder / "games" / "halatafl" / "index.html").as_uri())
    ground, marker, border = page.evaluate(
        """() => {
          const style = (css, part) => getComputedStyle(document.querySelector(css), part)
          return [style('body').backgroundColor,
            style('.re-told > summary', '::after').backgroundColor,
            parseFloat(style('.re-moves a').borderTopWidth)]
        }"""
    )
    assert marker != ground
    assert border >= 1
    context.close()


@pytest.mark.browser
@pytest.mark.xdist_group("site")
def test_nothing_lies_over_a_board_while_the_page_is_scrolled(site: Site, browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 360, "height": 640})
    page.goto((site.folder / "games" / "halatafl" / "index.html").as_uri())
    page.mouse.wheel(0, 3000)
    page.wait_for_function("scrollY > 1000")
    page.mouse.wheel(0, -600)
    page.wait_for_timeout(400)
    covers = page.evaluate(
        """() => [...document.querySelectorAll('body *')].filter(one => {
          const style = getComputedStyle(one), box = one.getBoundingClientRect()
          return style.position === 'fixed' && style.visibility === 'visible'
            && +style.opacity && box.width && box.right > 0 && box.left < innerWidth
        }).map(one => one.className)"""
    )
    assert covers == []
    page.close()
