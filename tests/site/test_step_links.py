"""Links to the steps of an example, in a browser: opened, the same everywhere, copied."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.site.live import Live, live, shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Locator

    from tests.site.conftest import Site

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("site")]

CHAIN = "halatafl-forgotten-gap"
"""A goose steps from d4 to d5, then a fox jumps from d6 over d5 and e4 to f4: three steps."""

STEP = "forgotten-gap"
"""What the ids of its steps begin with: without the game, which the page tells."""


NAMED = "location.hash.slice(1)"


@pytest.fixture
def guide(served: str, browser: Browser) -> Iterator[Live]:
    with live(browser, f"{served}games/halatafl/") as opened:
        yield opened


def button(figure: Locator, name: str) -> Locator:
    return figure.get_by_role("button", name=name, exact=True)


@pytest.mark.parametrize("width", [360, 1280])
def test_the_link_of_a_step_opens_it(served: str, browser: Browser, width: int) -> None:
    view = {"width": width, "height": 800}
    with live(browser, f"{served}games/halatafl/#{STEP}-2", viewport=view) as guide:
        figure = guide.page.locator(f"#{CHAIN}")
        assert shown(figure) == [2]
        guide.page.wait_for_timeout(300)
        box = figure.locator(".re-now svg").bounding_box()
        header = guide.page.locator(".md-header").bounding_box()
        assert box is not None
        assert header is not None
        assert header["y"] + header["height"] <= box["y"] < 200
        assert guide.page.locator(".re-voice").inner_text() == ""
        guide.page.evaluate("location.hash = 'must-jump-1'")
        other = guide.page.locator("#halatafl-must-jump")
        guide.page.wait_for_function("scrollY > 0")
        assert shown(other) == [1]
        assert shown(figure) == [2]


def test_links_of_steps_are_the_same_in_every_language(site: Site) -> None:
    ids = [
        re.findall(r'class="re-step" id="([^"]+)"', site.html(f"{folder}games/halatafl"))
        for folder in ("", "pt/", "sv/")
    ]
    assert f"{STEP}-2" in ids[0]
    assert ids[0] == ids[1] == ids[2]


def test_the_link_of_a_step_is_copied(served: str, browser: Browser) -> None:
    allowed = ["clipboard-read", "clipboard-write"]
    address = f"{served}games/halatafl/"
    with live(browser, f"{address}?from=x#turn", permissions=allowed) as guide:
        figure = guide.figure(CHAIN)
        figure.locator(".re-forward").click()
        guide.listen()
        length = guide.page.evaluate("history.length")
        button(figure, "Copy link").click()
        button(figure, "Copied").wait_for()
        copied = guide.page.evaluate("navigator.clipboard.readText()")
        assert copied == f"{address}?from=x#{STEP}-1" == guide.page.url
        assert guide.page.evaluate("history.length") == length, "going back leaves the page"
        assert guide.heard() == ["Copied"]
        button(figure, "Copy link").wait_for(timeout=5000)


def follow(guide: Live, step: str) -> None:
    """Follow a link of the page to a step."""
    guide.page.evaluate(
        """step => {
          const link = document.createElement('a')
          link.href = '#' + step
          document.body.append(link)
          link.click()
          link.remove()
        }""",
        step,
    )


def test_an_address_that_names_a_step_goes_along(served: str, browser: Browser) -> None:
    address = f"{served}games/halatafl/"
    with live(browser, f"{address}#{STEP}-1") as guide:
        figure = guide.figure(CHAIN)
        length = guide.page.evaluate("history.length")
        figure.locator(".re-back").click()
        assert shown(figure) == [0]
        assert guide.page.url == f"{address}#{STEP}-0"
        assert guide.page.evaluate("history.length") == length, "going back leaves the page"
        follow(guide, f"{STEP}-1")
        guide.page.wait_for_function(f"{NAMED} === '{STEP}-1'")
        assert shown(figure) == [1], "the same link leads there again"
        figure.locator(".re-first").click()
        guide.page.goto(f"{address}#{STEP}-1")
        assert shown(figure) == [1], "the same address too"
        figure.locator(".re-last").click()
        guide.page.reload()
        assert shown(figure) == [2], "a page that is loaded again stays where it was"
        assert guide.wrong == []


def test_an_address_that_names_something_else_stays(served: str, browser: Browser) -> None:
    for place in ("#must-jump-1", "#turn", ""):
        with live(browser, f"{served}games/halatafl/{place}") as guide:
            guide.figure(CHAIN).locator(".re-forward").click()
            assert guide.page.url == f"{served}games/halatafl/{place}"
            assert shown(guide.figure(CHAIN)) == [1]


def test_what_was_searched_for_is_not_copied(served: str, browser: Browser) -> None:
    allowed = ["clipboard-read", "clipboard-write"]
    address = f"{served}games/halatafl/"
    with live(browser, f"{address}?h=fox&from=x", permissions=allowed) as guide:
        button(guide.figure(CHAIN), "Copy link").click()
        button(guide.figure(CHAIN), "Copied").wait_for()
        copied = guide.page.evaluate("navigator.clipboard.readText()")
        assert copied == f"{address}?from=x#{STEP}-0" == guide.page.url


def test_a_link_that_cannot_be_copied_is_in_the_address_bar(served: str, browser: Browser) -> None:
    with live(browser, f"{served}sv/games/halatafl/") as guide:
        refuse = "navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))"
        guide.page.evaluate(f"() => {{ {refuse} }}")
        figure = guide.figure(CHAIN)
        button(figure, "Kopiera länk").click()
        button(figure, "Länken står i adressfältet").wait_for()
        assert guide.page.url.endswith(f"#{STEP}-0")
        assert guide.wrong == []
