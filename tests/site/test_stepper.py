"""Examples step by step in a browser: buttons, keys, moves, swipes, links; and on paper."""

from __future__ import annotations

import re
from io import BytesIO
from typing import TYPE_CHECKING, Any

import pytest
from pypdf import PdfReader

from tests.site.live import Live, live, shown
from tests.site.projects import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Locator

    from tests.site.conftest import Site

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("site")]

CHAIN = "halatafl-forgotten-gap"
"""A goose steps from d4 to d5, then a fox jumps from d6 over d5 and e4 to f4: three steps."""

STEP = "forgotten-gap"
"""What the ids of its steps begin with: without the game, which the page tells."""

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 800},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}

ANIMATED = """(figure, button) => {
  document.getAnimations().forEach(one => one.finish())
  figure.querySelector(button).click()
  return figure.querySelector('.re-now svg').getAnimations({subtree: true}).map(one => ({
    css: one.effect.target.getAttribute('class') ?? '',
    href: one.effect.target.getAttribute('href') ?? '',
    frames: one.effect.getKeyframes().map(frame => frame.transform ?? frame.opacity),
    lasts: one.effect.getTiming().duration,
  }))
}"""
"""Presses a button and returns the animations that it began."""

PLACES = """figure => [figure, ...figure.querySelectorAll('.re-now svg, button, a:not(.re-step a)')]
  .map(one => one.getBoundingClientRect()).map(box => [box.x, box.y, box.width, box.height])"""
"""Where a figure is, its board, its buttons and its list of moves."""


@pytest.fixture
def guide(served: str, browser: Browser) -> Iterator[Live]:
    with live(browser, f"{served}games/halatafl/") as opened:
        yield opened


def button(figure: Locator, name: str) -> Locator:
    return figure.get_by_role("button", name=name, exact=True)


def pressable(figure: Locator) -> list[bool]:
    """Return which of the four buttons can be pressed: to the start, back, forward, to the end."""
    buttons = figure.locator(".re-controls button").all()
    return [one.get_attribute("aria-disabled") != "true" for one in buttons]


def test_one_step_is_shown_and_buttons_lead_through(guide: Live) -> None:
    figure = guide.figure(CHAIN)
    assert shown(figure) == [0]
    assert pressable(figure) == [False, False, True, True]
    button(figure, "Forward one move").click()
    assert shown(figure) == [1]
    assert pressable(figure) == [True, True, True, True]
    button(figure, "To the end").click()
    assert shown(figure) == [2]
    assert pressable(figure) == [True, True, False, False]
    button(figure, "Back one move").click()
    assert shown(figure) == [1]
    button(figure, "To the start").click()
    assert shown(figure) == [0]
    assert guide.wrong == []


@pytest.mark.parametrize(
    ("folder", "names"),
    [
        ("", ["To the start", "Back one move", "Forward one move", "To the end"]),
        ("pt/", ["Ir para o início", "Voltar um lance", "Avançar um lance", "Ir para o fim"]),
        ("sv/", ["Till början", "Ett drag bakåt", "Ett drag framåt", "Till slutet"]),
    ],
)
def test_buttons_are_named_in_the_language_of_the_page(
    served: str, browser: Browser, folder: str, names: list[str]
) -> None:
    with live(browser, f"{served}{folder}games/halatafl/") as guide:
        figure = guide.figure(CHAIN)
        for name in names:
            box = button(figure, name).bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44
        assert figure.locator(".re-controls button").count() == len(names)


def test_a_button_keeps_the_keyboard_at_the_end(guide: Live) -> None:
    figure = guide.figure(CHAIN)
    forward = button(figure, "Forward one move")
    forward.focus()
    for _ in range(4):
        guide.page.keyboard.press("Enter")
    assert shown(figure) == [2]
    assert forward.get_attribute("aria-disabled") == "true"
    assert forward.evaluate("one => one === document.activeElement")


def test_keys_work_inside_a_figure_and_nowhere_else(guide: Live) -> None:
    figure, keyboard = guide.figure(CHAIN), guide.page.keyboard
    before = guide.page.url
    keyboard.press("ArrowRight")
    assert shown(figure) == [0], "the keyboard is not in the figure"
    button(figure, "Forward one move").focus()
    steps = []
    for key in ("ArrowRight", "End", "ArrowRight", "ArrowLeft", "Home", "ArrowLeft"):
        keyboard.press(key)
        steps += shown(figure)
    assert steps == [1, 2, 2, 1, 0, 0]
    keyboard.press("Alt+ArrowRight")
    assert shown(figure) == [0], "that is the browser's"
    assert shown(guide.figure("halatafl-must-jump")) == [0]
    assert guide.page.url == before, "a step is no page of its own"


def test_a_click_on_the_board_gives_its_figure_the_keyboard(guide: Live) -> None:
    figure = guide.figure(CHAIN)
    figure.locator(".re-now svg").click()
    guide.page.keyboard.press("ArrowRight")
    assert shown(figure) == [1]


def test_a_move_that_is_pressed_is_shown(guide: Live) -> None:
    figure = guide.figure(CHAIN)
    moves = figure.locator(".re-moves a")
    assert moves.all_inner_texts() == ["Start", "d4–d5", "d6×d4×f4"]
    moves.nth(2).click()
    assert shown(figure) == [2]
    current = [move.get_attribute("aria-current") for move in moves.all()]
    assert current == [None, None, "step"]
    assert "#" not in guide.page.url
    assert all((box := move.bounding_box()) and box["height"] >= 44 for move in moves.all())


@pytest.mark.parametrize("held", ["Shift", "Control", "Alt", "Meta"])
def test_keys_with_another_one_held_are_the_browsers(guide: Live, held: str) -> None:
    figure = guide.figure(CHAIN)
    figure.locator(".re-forward").click()
    for asked in (False, True):
        if asked:
            figure.locator(".re-try").click()
            figure.locator(".re-points").wait_for()
        for key in ("Home", "End", "ArrowLeft", "ArrowRight", "Escape"):
            taken = figure.evaluate(
                """(figure, [key, held]) => {
                  const from = figure.querySelector('.re-point[tabindex="0"]') || figure
                  const init = {key, bubbles: true, cancelable: true}
                  init[held.replace('Control', 'ctrl').toLowerCase() + 'Key'] = true
                  return !from.dispatchEvent(new KeyboardEvent('keydown', init))
                }""",
                [key, held],
            )
            assert not taken
    assert shown(figure) == [1]
    assert figure.locator(".re-points").count() == 1


@pytest.mark.parametrize("held", ["Shift", "Control"])
def test_a_move_opens_a_window_where_that_is_asked(guide: Live, held: str) -> None:
    figure = guide.figure(CHAIN)
    with guide.page.context.expect_page() as opened:
        figure.locator(".re-moves a").nth(2).click(modifiers=[held])  # type: ignore[list-item]
    assert opened.value.url.endswith(f"#{STEP}-2")
    assert shown(figure) == [0]


def test_an_example_without_moves_has_no_stepper(guide: Live) -> None:
    figure = guide.figure("halatafl-fox-steps")
    assert shown(figure) == [0]
    assert figure.locator(".re-controls, .re-moves").count() == 0
    figure.locator(".re-now svg").click()
    guide.page.keyboard.press("ArrowRight")
    assert shown(figure) == [0]


def swipe(guide: Live, figure: Locator, right: int, down: int) -> None:
    """Draw a finger over the board."""
    box = figure.locator(".re-now svg").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = guide.page.context.new_cdp_session(guide.page)
    send = "Input.dispatchTouchEvent"
    session.send(send, {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in (1, 2, 3, 4):
        point = {"x": x + right * part / 4, "y": y + down * part / 4}
        session.send(send, {"type": "touchMove", "touchPoints": [point]})
        guide.page.wait_for_timeout(30)
    session.send(send, {"type": "touchEnd", "touchPoints": []})
    session.detach()


def test_a_finger_turns_the_steps_and_scrolls_the_page(served: str, browser: Browser) -> None:
    with live(browser, f"{served}games/halatafl/", **PHONE) as guide:
        figure = guide.figure(CHAIN)
        swipe(guide, figure, -120, 10)
        assert shown(figure) == [1]
        swipe(guide, figure, 120, -10)
        assert shown(figure) == [0]
        swipe(guide, figure, 20, 0)
        assert shown(figure) == [0], "hardly a swipe"
        before = guide.page.evaluate("scrollY")
        swipe(guide, figure, -50, -200)
        assert shown(figure) == [0], "mostly upward"
        guide.page.wait_for_function(f"scrollY > {before} + 80")
        assert figure.locator(".re-steps").evaluate("one => getComputedStyle(one).touchAction") == (
            "pan-y pinch-zoom"
        )
        assert guide.wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_step_are_read_once(served: str, browser: Browser, language: str) -> None:
    folder = "" if language == "en" else f"{language}/"
    with live(browser, f"{served}{folder}games/halatafl/") as guide:
        figure = guide.figure(CHAIN)
        guide.listen()
        assert guide.page.locator(".re-voice").inner_text() == "", "nobody has asked yet"
        for _ in range(3):
            figure.locator(".re-forward").click(force=True)
        said = [
            " ".join(step.evaluate("one => one.textContent").split())
            for step in figure.locator(".re-step > div").all()
        ]
        assert guide.heard() == said[1:]
        assert re.match(r"\S+ 1 d4–d5 ", said[1])
        assert figure.get_attribute("lang") == language


def test_a_step_that_held_the_keyboard_hands_it_on(guide: Live) -> None:
    figure = guide.figure(CHAIN)
    figure.locator(".re-now p:first-child a").focus()
    guide.page.keyboard.press("ArrowRight")
    assert guide.page.evaluate("document.activeElement.hash") == f"#{STEP}-1"


def slides(animations: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return those in which something goes from place to place."""
    return [one for one in animations if "translate" in one["frames"][0]]


def test_a_piece_slides_leg_by_leg_and_captures_fade(guide: Live) -> None:
    figure = guide.figure(CHAIN)
    (step,) = slides(figure.evaluate(ANIMATED, ".re-forward"))
    # A goose goes up one rank.
    assert step["frames"] == ["translate(0px, 1px)", "translate(0px, 0px)"]
    moving = figure.evaluate(ANIMATED, ".re-forward")
    (jump,) = slides(moving)
    # The fox goes down two ranks from d6 to d4, then two files to f4.
    assert jump["frames"] == [
        "translate(-2px, -2px)",
        "translate(-2px, 0px)",
        "translate(0px, 0px)",
    ]
    assert jump["lasts"] == 2 * step["lasts"]
    ghosts = [one["frames"] for one in moving if one["css"] == "re-ghost"]
    assert ghosts == [["1"]] * 2, "from there to what the style says"
    assert sum(one["href"].endswith("c") for one in moving) == 2, "the signs of captures"
    (back,) = slides(figure.evaluate(ANIMATED, ".re-back"))
    assert back["frames"] == ["translate(2px, 2px)", "translate(0px, 2px)", "translate(0px, 0px)"]
    assert len(slides(figure.evaluate(ANIMATED, ".re-back"))) == 1
    assert figure.evaluate(ANIMATED, ".re-last") == [], "of two moves at once none is shown"


def test_a_piece_from_the_hand_appears(served: str, browser: Browser) -> None:
    with live(browser, f"{served}games/bagh-chal/") as guide:
        (placed,) = guide.figure("bagh-chal-goat-must-wait").evaluate(ANIMATED, ".re-forward")
        assert placed["frames"] == ["0", "1"]


def test_nothing_moves_for_readers_who_prefer_that(served: str, browser: Browser) -> None:
    with live(browser, f"{served}games/halatafl/", reduced_motion="reduce") as guide:
        figure = guide.figure(CHAIN)
        for step in (1, 2):
            assert figure.evaluate(ANIMATED, ".re-forward") == []
            assert shown(figure) == [step]


@pytest.mark.parametrize("width", [360, 1280])
def test_nothing_jumps_when_the_steps_turn(served: str, browser: Browser, width: int) -> None:
    view = {"width": width, "height": 800}
    with live(browser, f"{served}games/bagh-chal/", viewport=view) as guide:
        names = guide.page.locator(".re-example:has(.re-controls)").evaluate_all(
            "figures => figures.map(one => one.id)"
        )
        turned = 0
        for name in names:
            figure = guide.figure(name)
            places = [figure.evaluate(PLACES)]
            for _ in range(figure.locator(".re-step").count() - 1):
                figure.evaluate("one => one.querySelector('.re-forward').click()")
                turned += 1
                places.append(figure.evaluate(PLACES))
            assert len(places[0]) > 5
            assert places == [places[0]] * len(places)
        assert turned > 20
        assert guide.page.evaluate("document.documentElement.scrollWidth") <= width
        assert guide.wrong == []


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
        said = figure.locator(".re-step p:nth-child(2)")
        assert all(one.is_visible() for one in said.all())
        pressed = figure.locator(".re-controls, .re-moves, .re-tools, .re-points, .re-answer")
        assert pressed.count() == 5
        assert not any(one.is_visible() for one in pressed.all())
    printed = "".join(page.extract_text() for page in pdf.pages)
    assert "Drag 1 d4–d5" in printed
    assert "Drag 2 d6×d4×f4" in printed


@pytest.mark.parametrize("address", ["games/copenhagen-hnefatafl/", "pt/games/alea-evangelii/"])
def test_every_example_can_be_stepped_through(served: str, browser: Browser, address: str) -> None:
    with live(browser, f"{served}{address}") as guide:
        ends = guide.page.evaluate(
            """() => [...document.querySelectorAll('.re-example')].map(figure => {
              const forward = figure.querySelector('.re-forward')
              const steps = figure.querySelectorAll('.re-step').length
              for (let n = 1; n < steps; n++) forward.click()
              return steps - [...figure.querySelectorAll('.re-step')]
                .findIndex(step => step.matches('.re-now'))
            })"""
        )
        assert len(ends) > 10
        assert set(ends) == {1}
        hosts = {re.match(r"\w+:/*[^/]*", url)[0] for url in guide.asked}  # type: ignore[index]
        assert len(hosts) == 1, "nothing is asked of another host"
        assert guide.wrong == []


def test_it_works_from_disk(offline: Site, browser: Browser) -> None:
    address = (offline.folder / "games" / "halatafl.html").as_uri()
    with live(browser, address) as guide:
        figure = guide.figure(CHAIN)
        figure.locator(".re-forward").click()
        assert shown(figure) == [1]
        figure.locator(".re-try").click()
        figure.locator(".re-point").first.wait_for()
        assert all(url.startswith("file:") for url in guide.asked)
        assert guide.wrong == []
