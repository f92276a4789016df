"""Links that open a step; and the steps without a script, before it has come, and on paper."""

from __future__ import annotations

import re
from io import BytesIO
from typing import TYPE_CHECKING

import pytest
from pypdf import PdfReader

from tests.site.live import CHAIN, HEIGHTS, button, live, shown

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.site.conftest import Site

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("site")]


@pytest.mark.parametrize("width", [360, 1280])
def test_the_link_of_a_step_opens_it(served: str, browser: Browser, width: int) -> None:
    view = {"width": width, "height": 800}
    with live(browser, f"{served}games/halatafl/#{CHAIN}-2", viewport=view) as guide:
        figure = guide.page.locator(f"#{CHAIN}")
        assert shown(figure) == [2]
        guide.page.wait_for_timeout(300)
        box = figure.locator(".re-now svg").bounding_box()
        header = guide.page.locator(".md-header").bounding_box()
        assert box is not None
        assert header is not None
        assert header["y"] + header["height"] <= box["y"] < 200
        assert guide.page.locator(".re-voice").inner_text() == ""
        guide.page.evaluate("location.hash = 'halatafl-must-jump-1'")
        other = guide.page.locator("#halatafl-must-jump")
        guide.page.wait_for_function("scrollY > 0")
        assert shown(other) == [1]
        assert shown(figure) == [2]


def test_links_of_steps_are_the_same_in_every_language(site: Site) -> None:
    ids = [
        re.findall(r'class="re-step" id="([^"]+)"', site.html(f"{folder}games/halatafl"))
        for folder in ("", "pt/", "sv/")
    ]
    assert f"{CHAIN}-2" in ids[0]
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
        assert copied == f"{address}?from=x#{CHAIN}-1" == guide.page.url
        assert guide.page.evaluate("history.length") == length, "going back leaves the page"
        assert guide.heard() == ["Copied"]
        button(figure, "Copy link").wait_for(timeout=5000)


def test_a_link_that_cannot_be_copied_is_in_the_address_bar(served: str, browser: Browser) -> None:
    with live(browser, f"{served}sv/games/halatafl/") as guide:
        refuse = "navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))"
        guide.page.evaluate(f"() => {{ {refuse} }}")
        figure = guide.figure(CHAIN)
        button(figure, "Kopiera länk").click()
        button(figure, "Länken står i adressfältet").wait_for()
        assert guide.page.url.endswith(f"#{CHAIN}-0")
        assert guide.wrong == []


def test_a_page_is_laid_out_before_its_script_has_come(site: Site, browser: Browser) -> None:
    """The first step is shown from the start, and most figures have their height already."""
    address = (site.folder / "games" / "halatafl" / "index.html").as_uri()
    with live(browser, address) as guide:
        after = guide.page.evaluate(HEIGHTS)[1:]
    made = browser.new_context(viewport={"width": 1280, "height": 900})
    page = made.new_page()
    page.route("**/rulebook.js", lambda route: route.abort())
    page.goto(address)
    page.evaluate("document.documentElement.classList.add('re-js')")
    assert shown(page.locator(f"#{CHAIN}")) == [0]
    grown = [one - other for one, other in zip(after, page.evaluate(HEIGHTS)[1:], strict=True)]
    assert len(grown) > 10
    assert sorted(grown)[len(grown) // 2] < 1
    assert max(grown) < 60, "a second row of moves"
    # A step that the address names is shown by the style sheet alone.
    page.goto(f"{address}#{CHAIN}-2")
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


@pytest.mark.parametrize("width", [360, 1280])
def test_without_a_script_the_steps_stand_below_each_other(
    served: str, browser: Browser, width: int
) -> None:
    view = {"width": width, "height": 800}
    address = f"{served}pt/games/halatafl/"
    with live(browser, address, viewport=view, java_script_enabled=False) as guide:
        figure = guide.figure(CHAIN)
        boxes = [step.bounding_box() for step in figure.locator(".re-step").all()]
        tops = [box["y"] for box in boxes if box]
        assert len(tops) == 3
        assert tops == sorted(set(tops))
        assert all(words.is_visible() for words in figure.locator(".re-said").all())
        assert figure.locator("button").count() == 0
        links = figure.locator(".re-caption a")
        assert links.all_inner_texts() == ["Início", "Lance 1", "Lance 2"]
        links.nth(2).click()
        assert guide.page.url == f"{address}#{CHAIN}-2"


def test_every_step_is_printed_whatever_is_shown(site: Site, browser: Browser) -> None:
    address = (site.folder / "sv" / "games" / "halatafl" / "index.html").as_uri()
    with live(browser, address) as guide:
        figure = guide.figure(CHAIN)
        figure.locator(".re-last").click()
        figure.locator(".re-try").click()
        figure.locator(".re-points").wait_for()
        pdf = PdfReader(BytesIO(guide.page.pdf()))
        guide.page.emulate_media(media="print")
        assert shown(figure) == [0, 1, 2]
        said = figure.locator(".re-said")
        assert all(one.is_visible() for one in said.all())
        pressed = figure.locator(".re-controls, .re-moves, .re-tools, .re-points, .re-answer")
        assert pressed.count() == 5
        assert not any(one.is_visible() for one in pressed.all())
    printed = "".join(page.extract_text() for page in pdf.pages)
    assert "Drag 1 d4–d5" in printed
    assert "Drag 2 d6×d4×f4" in printed
