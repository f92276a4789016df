"""The board that is asked: what it answers is what the engine says, in the page's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules_engine.site.verify import Project, read_project
from rules_engine.words import words_in
from tests.site.engine_says import FOLDERS, expected
from tests.site.live import PAINTED, Live, live
from tests.site.projects import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Locator


pytestmark = pytest.mark.xdist_group("site")

EVERYTHING = """figure => {
  const points = [...figure.querySelectorAll('.re-point')]
  const answer = figure.querySelector('.re-answer')
  const name = one => one.ariaLabel.split(', ')[0]
  const found = {}
  for (const one of points) {
    one.click()
    if (one.ariaPressed !== 'true') {
      found['-' + name(one)] = answer.textContent.trim()
      continue
    }
    found[name(one)] = points.filter(other => other.matches('.re-can')).map(name).join(' ')
    for (const other of points) {
      if (other === one) continue
      other.click()
      if (other.ariaPressed === 'true') one.click()
      else found[name(one) + '-' + name(other)] = answer.textContent.trim()
    }
    one.click()
  }
  return found
}"""
"""Tries every move that the board offers to be tried, by pressing its points."""


OPACITY = "one => +getComputedStyle(one).opacity"


@pytest.fixture(scope="module")
def project() -> Project:
    return read_project(ROOT)


@pytest.fixture
def guide(served: str, browser: Browser) -> Iterator[Live]:
    with live(browser, f"{served}games/halatafl/") as opened:
        yield opened


def ask(figure: Locator) -> None:
    """Begin to try moves."""
    figure.locator(".re-try").click()
    figure.locator(".re-points").wait_for()


def press(figure: Locator, point: str) -> None:
    figure.locator(f'.re-point[aria-label^="{point}, "]').click()


@pytest.mark.browser
@pytest.mark.parametrize(
    ("example_id", "step", "language"),
    [
        ("halatafl/must-jump", 0, "pt"),
        ("halatafl/forgotten-gap", 1, "sv"),
        ("bagh-chal/goat-must-wait", 0, "sv"),
        ("bagh-chal/goat-must-wait", 1, "pt"),
        ("fox-and-hounds/hound-steps", 0, "en"),
        ("brandubh/edge", 1, "pt"),
        ("copenhagen-hnefatafl/closed-corners", 0, "sv"),
    ],
)
def test_the_board_answers_every_move_as_the_engine_does(
    served: str, browser: Browser, project: Project, example_id: str, step: int, language: str
) -> None:
    example = project.examples[example_id]
    address = f"{served}{FOLDERS[language]}games/{example.variant.id}/"
    with live(browser, address) as guide:
        figure = guide.figure(example_id.replace("/", "-"))
        for _ in range(step):
            figure.locator(".re-forward").click()
        ask(figure)
        found = figure.evaluate(EVERYTHING)
        wanted = expected(words_in(language), example, example.positions[step])
        assert found == wanted
        assert guide.wrong == []


@pytest.mark.browser
def test_a_legal_move_says_what_it_captures(guide: Live) -> None:
    figure = guide.figure("halatafl-must-jump")
    guide.listen()
    ask(figure)
    press(figure, "d6")
    press(figure, "d4")
    said = "The fox jumps from d6 to d4, capturing the goose on d5."
    answer = figure.locator(".re-answer")
    assert answer.inner_text().split("\n") == ["Legal move.", said]
    assert guide.heard() == [
        "Choose a piece, then where it should go.",
        "d6, fox. Can go to: d4.",
        f"Legal move. {said}",
    ]
    press(figure, "d4")
    assert guide.heard()[-1] == f"Legal move. {said}", "said again when it is asked again"
    assert len(guide.heard()) == 4


@pytest.mark.browser
def test_it_is_asked_by_keyboard_alone(guide: Live) -> None:
    figure, keyboard = guide.figure("halatafl-must-jump"), guide.page.keyboard
    figure.locator(".re-controls button").last.focus()
    while not guide.page.evaluate("document.activeElement.matches('.re-try')"):
        keyboard.press("Tab")
    keyboard.press("Enter")
    figure.locator(".re-points").wait_for()
    active = "document.activeElement.ariaLabel"
    assert guide.page.evaluate(active) == "d6, fox", "the first piece that may move"
    keyboard.press("Enter")
    keyboard.press("ArrowUp")
    assert guide.page.evaluate(active) == "d7, empty"
    keyboard.press("Space")
    answer = figure.locator(".re-answer")
    assert answer.inner_text().split("\n") == [
        "Illegal move.",
        "A capture is possible, and capturing is mandatory.",
    ]
    assert figure.locator(".re-now").get_attribute("id") == "must-jump-0"
    for key in ("ArrowDown", "ArrowDown", "ArrowDown"):
        keyboard.press(key)
    assert guide.page.evaluate(active) == "d4, empty"
    keyboard.press("Enter")
    assert answer.inner_text().startswith("Legal move.")
    tabbable = figure.locator('.re-point[tabindex="0"]')
    assert tabbable.count() == 1, "the board is one stop"
    keyboard.press("Escape")
    assert figure.locator(".re-points, .re-answer").count() == 0
    assert guide.page.evaluate("document.activeElement.matches('.re-try')")
    assert figure.locator(".re-step > div").first.is_visible()
    assert guide.wrong == []


@pytest.mark.browser
def test_the_next_step_is_asked_anew(guide: Live) -> None:
    figure = guide.figure("halatafl-forgotten-gap")
    ask(figure)
    press(figure, "d4")
    assert figure.locator('[aria-pressed="true"]').count() == 1
    figure.locator(".re-forward").click()
    assert figure.locator('[aria-pressed="true"]').count() == 0
    assert figure.locator('.re-point[aria-label="d4, empty"]').count() == 1
    press(figure, "d6")
    can = figure.locator(".re-can").evaluate_all("all => all.map(one => one.ariaLabel)")
    # Over d5 to d4, and from there on over c4 or e4; it may not stop on d4.
    assert can == ["b4, empty", "f4, empty"]
    press(figure, "d4")
    assert "can jump again from d4, so it must." in figure.locator(".re-answer").inner_text()
    figure.get_by_role("button", name="Done").click()
    assert figure.locator(".re-points").count() == 0
    assert figure.get_by_role("button", name="Try a move").count() == 1


@pytest.mark.browser
def test_when_the_game_is_over_the_board_says_so(guide: Live) -> None:
    figure = guide.figure("halatafl-pen-filled")
    figure.locator(".re-last").click()
    ask(figure)
    answer = figure.locator(".re-answer")
    assert answer.inner_text().strip() == "The game is over."
    figure.locator(".re-point").nth(0).click()
    assert answer.inner_text().split("\n") == ["Illegal move.", "The game is over."]


@pytest.mark.browser
def test_nothing_is_unpacked_before_a_board_is_asked(served: str, browser: Browser) -> None:
    made = browser.new_context()
    page = made.new_page()
    page.add_init_script(
        """window.unpacked = 0
        const whole = window.DecompressionStream
        window.DecompressionStream = function (way) { window.unpacked++; return new whole(way) }"""
    )
    page.goto(f"{served}games/halatafl/")
    figure = page.locator("#halatafl-must-jump")
    figure.locator(".re-forward").click()
    assert page.evaluate("window.unpacked") == 0
    assert page.locator(".re-point").count() == 0
    ask(figure)
    ask(page.locator("#halatafl-forgotten-gap"))
    assert page.locator(".re-point").count() == 2 * 33
    assert page.evaluate("window.unpacked") == 1
    made.close()


@pytest.mark.browser
@pytest.mark.parametrize("width", [320, 360])
@pytest.mark.parametrize("game", ["alea-evangelii", "copenhagen-hnefatafl", "bagh-chal"])
def test_points_can_be_hit_with_a_finger(
    served: str, browser: Browser, game: str, width: int
) -> None:
    view = {"width": width, "height": 800}
    with live(browser, f"{served}games/{game}/", viewport=view, has_touch=True) as guide:
        figure = guide.page.locator(".re-example").first
        figure.scroll_into_view_if_needed()
        ask(figure)
        boxes = figure.locator(".re-point").evaluate_all(
            """all => all.map(one => {
              const box = one.getBoundingClientRect()
              return [box.width, box.height, box.x + box.width / 2, box.y + box.height / 2]
            })"""
        )
        assert min(min(box[:2]) for box in boxes) >= 23.9
        pictures = figure.locator(".re-now svg").bounding_box()
        grid = figure.locator(".re-points").bounding_box()
        assert pictures is not None
        assert grid is not None
        assert all(abs(pictures[side] - grid[side]) < 1 for side in ("x", "y", "width", "height"))
        assert guide.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.browser
@pytest.mark.parametrize("width", [320, 360, 390])
def test_every_point_of_a_large_board_can_be_reached(
    served: str, browser: Browser, width: int
) -> None:
    view = {"width": width, "height": 640}
    address = f"{served}games/alea-evangelii/"
    with live(browser, address, viewport=view, has_touch=True, is_mobile=True) as guide:
        figure = guide.figure("alea-evangelii-safe-at-the-edge")
        ask(figure)
        ends = """(figure, side) => {
          figure.scrollLeft = side * 9999
          const box = one => one.getBoundingClientRect()
          const points = [...figure.querySelectorAll('.re-point')].map(box)
          const parts = ['.re-answer', '.re-controls', '.re-moves', '.re-tools', '.re-told']
            .map(css => box(figure.querySelector(css)))
          return [points, parts].map(
            all => [Math.min(...all.map(one => one.left)), Math.max(...all.map(one => one.right))])
        }"""
        for side in (-1, 1):
            (first, last), (left, right) = figure.evaluate(ends, side)
            assert first >= 0 if side < 0 else last <= width
            assert last - first > 19 * 24 - 1, "nineteen columns, each wide enough for a finger"
            assert left >= 0
            assert right <= width, "what stands below the board stays in the window"
        style = "one => getComputedStyle(one).overscrollBehaviorX"
        assert figure.evaluate(style) == "contain", "a swipe at the end does not leave the page"


@pytest.mark.browser
@pytest.mark.parametrize(
    ("game", "name", "view", "pressed"),
    [
        ("copenhagen-hnefatafl", "copenhagen-hnefatafl-shieldwall", (360, 640), ["a1"]),
        ("halatafl", "halatafl-must-jump", (667, 375), ["d6", "d7"]),
        ("halatafl", "halatafl-must-jump", (667, 375), ["a3"]),
    ],
)
def test_the_answer_is_in_view(
    served: str,
    browser: Browser,
    game: str,
    name: str,
    view: tuple[int, int],
    pressed: list[str],
) -> None:
    context = {"viewport": dict(zip(("width", "height"), view, strict=True)), "has_touch": True}
    address = f"{served}games/{game}/"
    with live(browser, address, is_mobile=True, **context) as guide:
        figure = guide.figure(name)
        ask(figure)
        for point in pressed:
            # As low in the window as it can be, so that what is below the board is not seen.
            figure.locator(f'.re-point[aria-label^="{point}, "]').evaluate(
                """one => {
                  one.scrollIntoView({block: 'end', behavior: 'instant'})
                  one.click()
                }"""
            )
        answer = figure.locator(".re-answer")
        assert answer.inner_text().strip()
        seen = """one => {
          const box = one.getBoundingClientRect()
          const header = document.querySelector('.md-header').getBoundingClientRect()
          return box.top >= header.bottom && box.bottom <= innerHeight
        }"""
        guide.page.evaluate(PAINTED)
        assert answer.evaluate(seen)


@pytest.mark.browser
@pytest.mark.parametrize(
    ("folder", "asked", "other"),
    [
        ("", "Choose where the goat should go.", "Choose a piece, then where it should go."),
        ("pt/", "Escolha onde colocar a cabra.", "Escolha uma peça e depois para onde ela vai."),
        ("sv/", "Välj var geten ska sättas ut.", "Välj en pjäs och sedan vart den ska gå."),
    ],
)
def test_where_a_piece_is_placed_the_board_says_so(
    served: str, browser: Browser, folder: str, asked: str, other: str
) -> None:
    with live(browser, f"{served}{folder}games/bagh-chal/") as guide:
        figure = guide.figure("bagh-chal-first-turns")
        ask(figure)
        answer = figure.locator(".re-answer")
        assert answer.inner_text().strip() == asked
        # BC-3: a goat goes on any empty point; the tigers stand on the four corners.
        lit = figure.locator(".re-can").evaluate_all("all => all.map(one => one.ariaLabel)")
        assert len(lit) == 5 * 5 - 4
        assert guide.page.evaluate("document.activeElement.matches('.re-can')")
        guide.page.keyboard.press("Enter")
        assert figure.locator(".re-point.re-yes").count() == 1
        figure.locator(".re-forward").click()
        assert answer.inner_text().strip() == other, "the tigers move"
        assert figure.locator(".re-can").count() == 0


@pytest.mark.browser
def test_the_marks_of_a_step_make_room(guide: Live) -> None:
    figure = guide.figure("halatafl-forgotten-gap")
    figure.locator(".re-last").click()
    signs = figure.locator(".re-now svg > :not(g, :nth-child(1), [href*='-'], [href^='#s'])")
    assert signs.count() > 5, "an origin, a path with a rest and a head, two captures"
    assert all(one.evaluate(OPACITY) > 0 for one in signs.all())
    ask(figure)
    assert all(one.evaluate(OPACITY) == 0 for one in signs.all())
    assert figure.locator(".re-now svg > [href*='-']:not(.re-ghost)").first.evaluate(OPACITY) == 1
