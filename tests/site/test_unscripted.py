"""Examples in a browser whose script has not come, cannot do its work, or finds less than usual."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.site.live import CHAIN, live, shown

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.site.conftest import Site

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("site")]

STEP = "forgotten-gap"
"""What the ids of its steps begin with: without the game, which the page tells."""

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 800},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}

HEIGHTS = """() => {
  const style = document.createElement('style')
  style.textContent = '.re-example { content-visibility: visible !important }'
  document.head.append(style)
  return [...document.querySelectorAll('.re-example')]
    .map(one => one.getBoundingClientRect().height)
}"""
"""The heights of all figures, those far from the window too."""


def test_a_page_is_laid_out_before_its_script_has_come(site: Site, browser: Browser) -> None:
    """The first step is shown from the start, and most figures have their height already."""
    address = (site.folder / "games" / "halatafl" / "index.html").as_uri()
    with live(browser, address) as guide:
        after = guide.page.evaluate(HEIGHTS)
    made = browser.new_context(viewport={"width": 1280, "height": 900})
    page = made.new_page()
    page.route("**/rulebook.js", lambda route: route.abort())
    page.goto(address)
    page.evaluate("document.documentElement.classList.add('re-js')")
    assert shown(page.locator(f"#{CHAIN}")) == [0]
    grown = [one - other for one, other in zip(after, page.evaluate(HEIGHTS), strict=True)]
    assert len(grown) > 10
    assert sorted(grown)[len(grown) // 2] < 1
    assert max(grown) < 60, "a second row of moves"
    # A step that the address names is shown by the style sheet alone.
    page.goto(f"{address}#{STEP}-2")
    page.evaluate("document.documentElement.classList.add('re-js')")
    assert shown(page.locator(f"#{CHAIN}")) == [2]
    made.close()


def test_a_script_that_does_not_come_hides_nothing(site: Site, browser: Browser) -> None:
    made = browser.new_context()
    page = made.new_page()
    page.route("**/rulebook.js", lambda route: route.abort())
    page.goto((site.folder / "games" / "halatafl" / "index.html").as_uri())
    page.wait_for_load_state("load")
    assert shown(page.locator(f"#{CHAIN}")) == [0, 1, 2]
    made.close()


@pytest.mark.parametrize("lacking", ["has", "subgrid"])
def test_where_steps_cannot_lie_upon_each_other_the_script_leaves_them(
    served: str, browser: Browser, lacking: str
) -> None:
    made = browser.new_context()
    page = made.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.add_init_script(
        f"""const known = CSS.supports
        CSS.supports = (...asked) => !asked.join().includes('{lacking}') && known(...asked)"""
    )
    page.goto(f"{served}games/halatafl/#{STEP}-1")
    figure = page.locator(f"#{CHAIN}")
    assert shown(figure) == [0, 1, 2]
    assert figure.locator("button").count() == 0
    assert wrong == []
    made.close()


def test_a_browser_without_a_visual_viewport_will_do(served: str, browser: Browser) -> None:
    made = browser.new_context(**PHONE)
    page = made.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.add_init_script("delete window.visualViewport")
    page.goto(f"{served}games/halatafl/")
    assert page.evaluate("window.visualViewport") is None
    figure = page.locator(f"#{CHAIN}")
    figure.scroll_into_view_if_needed()
    figure.locator(".re-now svg").tap()
    figure.locator(".re-forward").tap()
    assert shown(figure) == [1]
    assert wrong == []
    made.close()


@pytest.mark.parametrize("width", [360, 1280])
def test_without_a_script_the_steps_stand_below_each_other(
    served: str, browser: Browser, width: int
) -> None:
    view = {"width": width, "height": 800}
    address = f"{served}pt/games/halatafl/"
    with live(browser, address, viewport=view, java_script_enabled=False) as guide:
        figure = guide.page.locator(f"#{CHAIN}")
        boxes = [step.bounding_box() for step in figure.locator(".re-step").all()]
        tops = [box["y"] for box in boxes if box]
        assert len(tops) == 3
        assert tops == sorted(set(tops))
        assert all(words.is_visible() for words in figure.locator(".re-step p:nth-child(2)").all())
        assert figure.locator("button").count() == 0
        links = figure.locator(".re-step p:first-child a")
        assert links.all_text_contents() == ["Início", "Lance 1", "Lance 2"]
        links.nth(2).click()
        assert guide.page.url == f"{address}#{STEP}-2"
