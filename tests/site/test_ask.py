"""The board that is asked: what it answers is what the engine says, in the page's language."""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode
from typing import TYPE_CHECKING, Any

import pytest

from rules_engine.board.bits import points_of
from rules_engine.position import NOWHERE, Move
from rules_engine.rules.moves import Placement
from rules_engine.site import asking
from rules_engine.site.answers import nearest
from rules_engine.site.asked import AskedExamples
from rules_engine.site.verify import Project, read_project
from rules_engine.words import happened, refusal_sentence, words_in
from rules_engine.words.names import sentence
from tests.site.live import Live, live
from tests.site.projects import LANGUAGES, ROOT, small

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Locator

    from rules_engine.examples import Example
    from rules_engine.position import Position
    from rules_engine.words import Words
    from tests.site.conftest import Site

pytestmark = pytest.mark.xdist_group("site")

FOLDERS = {"en": "", "pt": "pt/", "sv": "sv/"}
HEADS = {
    "en": ("Legal move.", "Illegal move."),
    "pt": ("Lance legal.", "Lance ilegal."),
    "sv": ("Tillåtet drag.", "Otillåtet drag."),
}
EXAMPLES = (
    "halatafl/must-jump",
    "halatafl/forgotten-gap",
    "fox-and-geese/still-a-jump",
    "fox-and-geese-ten/lines",
    "bagh-chal/goat-must-wait",
    "bagh-chal/last-goat",
    "fox-and-hounds/hound-steps",
    "tablut/closed-corners",
    "brandubh/edge",
    "ard-ri/steps",
    "copenhagen-hnefatafl/shieldwall",
    "copenhagen-hnefatafl-7/closed-squares",
)
"""At least one of each way to move and to be refused."""

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


@pytest.fixture(scope="module")
def project() -> Project:
    return read_project(ROOT)


def own_points(example: Example, position: Position) -> set[int]:
    """Return the points with pieces of the side to move."""
    rules = example.variant.rules
    kinds = rules.kinds_of(position.turn)
    return {point for kind in kinds for point in points_of(position.stones[kind])}


def placed(example: Example, position: Position, target: int) -> bool:
    """Return whether a point that is pressed at once is one to place a piece on.

    It is where the side has pieces to place; and an empty point also where all have been placed.
    """
    rules = example.variant.rules
    return any(
        isinstance(entry.component, Placement)
        and (position.hand[kind] > 0 or position.kind_at(target) is None)
        for kind in rules.kinds_of(position.turn)
        for entry in rules.moves_of(kind)
    )


def expected(words: Words, example: Example, position: Position) -> dict[str, str]:
    """Return what the engine says of every move, by origin and target as a reader sees them."""
    variant, language = example.variant, words.language
    name = variant.shown_point
    own = own_points(example, position)
    board = set(range(len(variant.board)))
    legal: dict[tuple[int, int], list[Move]] = {}
    for move in variant.legal_moves(position):
        legal.setdefault((move.origin, move.target), []).append(move)
    yes, no = HEADS[language]

    def said(origin: int, target: int) -> str:
        moves = legal.get((origin, target))
        if moves is None:
            refusal = variant.why_illegal(position, Move(origin, (target,)))
            assert refusal is not None
            return f"{no} {refusal_sentence(words, variant, refusal)}"
        told = [happened(words, variant, variant.happened(position, move)) for move in moves]
        either = words.say("label-ask-or")
        return f"{yes} " + f" {either} ".join(map(sentence, told))

    found = {}
    for target in board - own:
        origin = NOWHERE if placed(example, position, target) else target
        found[f"-{name(target)}"] = said(origin, target)
    for origin in own:
        targets = sorted(target for start, target in legal if start == origin)
        found[name(origin)] = " ".join(map(name, targets))
        for target in board - own:
            found[f"{name(origin)}-{name(target)}"] = said(origin, target)
    return found


def data_of(html: str) -> dict[str, Any]:
    """Unpack the data of a page as its script does."""
    (packed,) = re.findall(r'<script type="application/json" id="re-answers">(.*?)</script>', html)
    data: dict[str, Any] = json.loads(zlib.decompress(b64decode(json.loads(packed)), -15))
    return data


def answered(data: dict[str, Any], figure: str, step: int, chosen: int, point: int) -> list[Any]:
    """Look up an answer as the script does."""
    example = data["figures"][figure]
    board = data["boards"][example["board"]]
    rows = example["steps"][step]["rows"]
    rest, *groups = board["rows"][rows[str(chosen)]].split(" ")
    sign = chr(48 + point)
    group = next((one for one in groups if sign in one[1:]), rest)
    answer: list[Any] = board["answers"][ord(group[0]) - 48]
    return answer


def filled(names: list[str], answer: list[Any], chosen: int, point: int) -> str:
    """Put the points into an answer as the script does."""
    three = [chosen, point, *answer[2:]]
    text = re.sub(r"\{(.)\}", lambda found: names[three[int(found[1])]], answer[0])
    return text[0].upper() + text[1:]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("example_id", EXAMPLES)
def test_the_data_of_a_page_is_what_the_engine_says(
    site: Site, project: Project, example_id: str, language: str
) -> None:
    example, words = project.examples[example_id], words_in(language)
    variant, yes = example.variant, HEADS[language][0]
    page = "copenhagen-hnefatafl" if variant.id.startswith("copenhagen") else variant.id
    data = data_of(site.html(f"{FOLDERS[language]}games/{page}"))
    figure = example_id.replace("/", "-")
    names = data["boards"][data["figures"][figure]["board"]]["names"]
    compared = 0
    for step, position in enumerate(example.positions):
        own = own_points(example, position)
        rows = data["figures"][figure]["steps"][step]["rows"]
        if step == len(example.turns) and example.result:
            assert rows == {}
            continue
        assert {int(point) for point in rows} == {NOWHERE, *own}
        wanted = expected(words, example, position)
        for chosen in (NOWHERE, *own):
            for point in set(range(len(names))) - own:
                answer = answered(data, figure, step, chosen, point)
                text = filled(names, answer, chosen, point)
                head, key = HEADS[language][not answer[1]], "" if chosen < 0 else names[chosen]
                assert f"{head} {text}" == wanted[f"{key}-{names[point]}"]
                compared += 1
    assert compared > 40
    assert yes in HEADS[language]


def test_every_claim_of_an_example_can_be_asked(project: Project) -> None:
    """Legal and illegal moves that an example names, where origin and target tell them."""
    asked = claims = 0
    for example in project.examples.values():
        found = asking.ask_example(example)
        for choices, position, claim in zip(
            found.steps, example.positions, example.asked, strict=True
        ):
            own = own_points(example, position)
            codes = [(text, asking.LEGAL) for text in claim.legal] + list(claim.illegal)
            for text, code in codes:
                if code == "no-such-point":
                    continue
                move = example.variant.parse_move(text)
                claims += 1
                if not choices:
                    assert code == "game-over"
                    continue
                if len(move.path) > 1 or move.target in own or move.origin not in (NOWHERE, *own):
                    continue
                if code in ("never-jumps", "not-a-jump"):
                    continue  # who presses two points cannot say that a jump was meant
                rest, *groups = found.rows[choices[move.origin]]
                number = next((one for one, to in groups if move.target in to), rest[0])
                assert found.answers[number].code == code, (example.id, text)
                asked += 1
    assert claims > 400
    assert asked > 0.75 * claims


@pytest.mark.parametrize("example_id", ["halatafl/forgotten-gap", "copenhagen-hnefatafl/fort"])
def test_what_is_kept_is_what_was_worked_out(project: Project, example_id: str) -> None:
    asked = asking.ask_example(project.examples[example_id])
    assert asking.read_asked(asking.write_asked(asked)) == asked


def test_answers_are_kept_between_builds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = read_project(small(tmp_path))
    (example,) = project.examples.values()
    first = AskedExamples(project).of(example)

    def worked_out(example: Example) -> asking.Asked:
        raise AssertionError(f"{example.id} was asked again")

    monkeypatch.setattr(asking, "ask_example", worked_out)
    assert AskedExamples(read_project(tmp_path)).of(example) == first
    with pytest.raises(AssertionError, match="asked again"):
        AskedExamples(project).of(example._replace(digest="another"))


def test_arrow_keys_reach_every_point_of_every_board(project: Project) -> None:
    for variants in project.variants.values():
        board = variants[0].board
        spots = [(spot.x, spot.y) for spot in board.spots]
        ways = nearest(spots)
        reached, edge = {0}, [0]
        while edge:
            new = set(ways[edge.pop()]) - reached
            reached |= new
            edge += new
        assert reached == set(range(len(spots))), variants[0].id
        for point, (left, right, up, down) in enumerate(ways):
            x, y = spots[point]
            assert spots[left][1] == spots[right][1] == y
            assert spots[left][0] <= x <= spots[right][0]
            assert spots[up][1] <= y <= spots[down][1]


def test_arrow_keys_on_a_grid_go_one_square() -> None:
    grid = [(float(x), float(y)) for y in range(3) for x in range(3)]
    assert nearest(grid)[4] == (3, 5, 1, 7)
    assert nearest(grid)[0] == (0, 1, 0, 3)


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


def test_pages_stay_small(site: Site) -> None:
    sizes = {path: path.stat().st_size for path in site.folder.rglob("*.html")}
    assert max(sizes.values()) < 400_000
    largest = max(sizes, key=lambda path: sizes[path])
    assert len(zlib.compress(largest.read_bytes(), 9)) < 85_000
