"""The data of the board that is asked: what it holds is what the engine says, in each language."""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode
from typing import TYPE_CHECKING, Any

import pytest

from rules_engine.diagram import draw_board
from rules_engine.loading.source import text_source
from rules_engine.position import NOWHERE
from rules_engine.site import asked, asking
from rules_engine.site.answers import PageAnswers, nearest
from rules_engine.site.asked import AskedExamples
from rules_engine.site.verify import Project, read_project
from rules_engine.words import words_in
from rules_engine.words.fluent import Words
from rules_engine.words.lookup import LOCALES
from tests.site.engine_says import FOLDERS, HEADS, expected, own_points
from tests.site.projects import LANGUAGES, ROOT, small

if TYPE_CHECKING:
    from pathlib import Path

    from rules_engine.examples import Example
    from tests.site.conftest import Site

pytestmark = pytest.mark.xdist_group("site")

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


@pytest.fixture(scope="module")
def project() -> Project:
    return read_project(ROOT)


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


def page_of(words: Words, example: Example, figure_id: str = "a", board: str = "b1") -> PageAnswers:
    answers = PageAnswers(words)
    answers.add(figure_id, board, draw_board(example.variant), example)
    return answers


def test_the_answers_of_a_page_are_kept_between_builds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = read_project(small(tmp_path))
    (example,) = project.examples.values()
    words = project.words["en"]
    first = AskedExamples(project).page_json(page_of(words, example))

    def put_into_words(_: object, __: object) -> str:
        raise AssertionError("made again")

    monkeypatch.setattr(PageAnswers, "json", put_into_words)
    assert AskedExamples(read_project(tmp_path)).page_json(page_of(words, example)) == first
    other_words = Words("en", text_source((LOCALES / "en.ftl").read_text("utf-8") + "\n# more", ""))
    for changed in (
        page_of(words, example._replace(digest="another")),
        page_of(words, example, figure_id="other"),
        page_of(words, example, board="b2"),
        page_of(other_words, example),
        page_of(words_in("sv"), example),
    ):
        with pytest.raises(AssertionError, match="made again"):
            AskedExamples(project).page_json(changed)
    monkeypatch.setattr(asked, "_saying_digest", lambda: "other code")
    with pytest.raises(AssertionError, match="made again"):
        AskedExamples(project).page_json(page_of(words, example))


FREE_GOATS = {
    "variants/free-goats.yml": """\
format: 1
id: free-goats
extends: bagh-chal
source: a test
restrictions:
  placing: none
""",
    "examples/free-goats/moved.yml": """\
variant: free-goats
shows: [BC-3]
moves:
  - play: 1.3
  - play: 1.1-1.2
  - play: 1.3-1.4
then:
  in-hand: {goat: 19}
""",
}
"""A game in which a goat may be placed or moved, as the player likes."""


@pytest.mark.parametrize(
    ("language", "place", "either"),
    [
        (
            "en",
            "Choose where the goat should go.",
            "Choose a piece and then where it should go, or where to place the goat.",
        ),
        (
            "pt",
            "Escolha onde colocar a cabra.",
            "Escolha uma peça e depois para onde ela vai, ou onde colocar a cabra.",
        ),
        (
            "sv",
            "Välj var geten ska sättas ut.",
            "Välj en pjäs och sedan vart den ska gå, eller var geten ska sättas ut.",
        ),
    ],
)
def test_where_a_piece_can_be_placed_that_is_asked_for(
    tmp_path: Path, project: Project, language: str, place: str, either: str
) -> None:
    free = read_project(small(tmp_path, FREE_GOATS)).examples["free-goats/moved"]
    for example, wanted in (
        (free, [place, None, either, None]),
        (project.examples["bagh-chal/first-turns"], [place, None, place]),
        (project.examples["halatafl/must-jump"], [None, None]),
    ):
        page = page_of(words_in(language), example)
        packed = json.loads(page.json(asking.ask_example))
        data = json.loads(zlib.decompress(b64decode(packed), -15))
        assert [step.get("choose") for step in data["figures"]["a"]["steps"]] == wanted


def test_the_rules_decide_what_is_answered(
    tmp_path: Path, project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    example = next(one for one in project.examples.values() if one.variant.options)
    key = AskedExamples(project).key(example)
    monkeypatch.setattr(asked, "flat_text", lambda *_: "other rules")
    assert AskedExamples(project).key(example) != key


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


def test_pages_stay_small(site: Site) -> None:
    sizes = {path: path.stat().st_size for path in site.folder.rglob("*.html")}
    assert max(sizes.values()) < 400_000
    largest = max(sizes, key=lambda path: sizes[path])
    assert len(zlib.compress(largest.read_bytes(), 9)) < 85_000
