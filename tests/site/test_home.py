"""The home page: a card for each game, the facts on it, and the choice that needs no script."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from rules_engine import load_variant
from rules_engine.loading import Faults
from rules_engine.site.home import ANY, size_class
from rules_engine.site.shelf import FILE, LENGTHS, Shelf, read_shelf
from rules_engine.site.verify import read_project
from rules_engine.words import COMPLETE, words_in
from rules_engine.words.summary import game_summary
from tests.site.projects import CONFIG, ROOT, mkdocs, places, small, write

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from tests.site.conftest import Site

pytestmark = pytest.mark.xdist_group("site")

FOLDERS = {"en": "", "pt": "pt/", "sv": "sv/"}


class Fact(NamedTuple):
    """What the rule sheets say of a game, and how long its guide's shelf says that it is."""

    family: str
    places: tuple[str, ...]
    length: str
    size: str
    sides: str


SMALL, MIDDLE, LARGE = "small", "medium", "large"
GAMES = {
    "fox-and-geese": Fact("hunt", (SMALL,), "medium", "33 points", "1 against 13"),
    "fox-and-geese-ten": Fact("hunt", (SMALL,), "medium", "33 points", "1 against 13"),
    "halatafl": Fact("hunt", (SMALL,), "long", "33 points", "2 against 20"),
    "bagh-chal": Fact("hunt", (SMALL,), "long", "25 points", "4 against 20"),
    "fox-and-hounds": Fact("hunt", (SMALL,), "short", "8×8 squares", "1 against 4"),
    "tablut": Fact("tafl", (MIDDLE,), "medium", "9×9 squares", "16 against 9"),
    "copenhagen-hnefatafl": Fact(
        "tafl",
        (SMALL, MIDDLE, LARGE),
        "medium",
        "11×11 squares, also 13×13, 9×9 and 7×7",
        "24 against 13",
    ),
    "fetlar-hnefatafl": Fact("tafl", (LARGE,), "medium", "11×11 squares", "24 against 13"),
    "brandubh": Fact("tafl", (SMALL,), "short", "7×7 squares", "8 against 5"),
    "ard-ri": Fact("tafl", (SMALL,), "medium", "7×7 squares", "16 against 9"),
    "tawlbwrdd": Fact("tafl", (LARGE,), "medium", "11×11 squares", "24 against 13"),
    "tablut-linnaeus": Fact("tafl", (MIDDLE,), "short", "9×9 squares", "16 against 9"),
    "alea-evangelii": Fact("tafl", (LARGE,), "long", "19×19 squares", "48 against 25"),
}

SHELVES = """\
format: 1
families:
  hunt:
    halatafl: {length: long, because: A reason.}
"""

GUIDE = """\
---
title: Halatafl
description: A guide.
variant: halatafl
---
"""


class Cards(HTMLParser):
    """Collects the shelves of a page and what is on each card."""

    def __init__(self) -> None:
        super().__init__()
        self.shelves: dict[str, list[str]] = {}
        self.links: dict[str, str] = {}
        self.facts: dict[str, list[str]] = {}
        self.classes: dict[str, tuple[set[str], set[str]]] = {}
        self._family = self._name = ""
        self._card: dict[str, str] = {}
        self._in_facts = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        css = values.get("class", "").split()
        if "re-shelf" in css:
            self._family = values["data-family"]
            self.shelves[self._family] = []
        elif "re-card" in css:
            self._card, self._name = values, ""
        elif tag == "a" and self._card and not self._name:
            self._name = values["href"].strip("/").rpartition("/")[2]
            self.shelves[self._family].append(self._name)
            self.links[self._name] = values["href"]
            self.facts[self._name] = []
            of = self._card
            self.classes[self._name] = (
                set(of["data-places"].split()),
                set(of["data-length"].split()),
            )
        elif "re-facts" in css:
            self._in_facts = True

    def handle_data(self, data: str) -> None:
        if self._in_facts and data.strip():
            self.facts[self._name].append(data)

    def handle_endtag(self, tag: str) -> None:
        if tag == "ul":
            self._in_facts = False


def cards(site: Site, folder: str = "") -> Cards:
    found = Cards()
    found.feed(site.html(folder))
    return found


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=list(FOLDERS))
def test_every_guide_has_a_card_that_leads_to_it(site: Site, folder: str) -> None:
    found = cards(site, folder)
    assert {name for names in found.shelves.values() for name in names} == set(GAMES)
    assert set(GAMES) == {path.stem for path in (ROOT / "docs" / "en" / "games").glob("*.md")}
    for link in found.links.values():
        assert (site.folder / folder / link / "index.html").is_file()


def test_the_cards_stand_on_the_shelf_of_their_family(site: Site) -> None:
    found = cards(site)
    for family, names in found.shelves.items():
        assert names == [name for name, fact in GAMES.items() if fact.family == family]


def test_the_facts_are_those_of_the_rule_sheets(site: Site) -> None:
    found = cards(site)
    for name, fact in GAMES.items():
        assert found.facts[name] == [fact.size, fact.sides, fact.length]
        assert found.classes[name] == ({ANY, *fact.places}, {ANY, fact.length})


def test_the_facts_are_in_the_language_of_the_page(site: Site) -> None:
    assert cards(site, "pt").facts["bagh-chal"] == ["25 pontos", "4 contra 20", "longa"]
    assert cards(site, "sv").facts["brandubh"] == ["7×7 rutor", "8 mot 5", "kort"]


def test_every_card_has_two_sentences_of_its_own(site: Site) -> None:
    for language, folder in FOLDERS.items():
        words = words_in(language)
        keys = {key for key in words.keys if key.startswith("summary-")}
        assert keys == {f"summary-{name}" for name in GAMES}
        texts = {game_summary(words, name, load_variant(name)) for name in GAMES}
        assert len(texts) == len(GAMES)
        html = site.html(folder)
        for text in texts:
            assert f"<p>{text}</p>" in html
            assert len(re.findall(r"[.:!?](?: |$)", text)) >= 2


def test_the_cards_are_not_searched_for(site: Site) -> None:
    text = (site.folder / "search" / "search_docs.json").read_text(encoding="utf-8")
    summary = game_summary(words_in("en"), "halatafl", load_variant("halatafl"))
    assert summary.startswith("Two foxes")
    assert summary not in text


@pytest.mark.parametrize(
    ("number", "name"),
    [(1, "small"), (50, "small"), (51, "medium"), (100, "medium"), (101, "large"), (361, "large")],
)
def test_classes_of_boards_meet_without_a_gap(number: int, name: str) -> None:
    assert size_class(number) == name


@pytest.fixture
def page(site: Site, browser: Browser) -> Iterator[Page]:
    """Open the home page in a browser that runs no scripts."""
    context = browser.new_context(
        java_script_enabled=False, viewport={"width": 1280, "height": 900}
    )
    opened = context.new_page()
    opened.goto((site.folder / "index.html").as_uri())
    yield opened
    context.close()


SEEN = "all => all.filter(one => one.checkVisibility()).map(one => one.getAttribute('href'))"


def shown(page: Page) -> set[str]:
    """Return the games whose cards are seen."""
    links = page.locator(".re-card h3 a").evaluate_all(SEEN)
    return {link.split("/")[1] for link in links}


@pytest.mark.browser
def test_without_a_choice_every_card_is_shown(page: Page) -> None:
    assert shown(page) == set(GAMES)
    assert page.locator(".re-none:visible").count() == 0


@pytest.mark.browser
def test_each_choice_shows_the_games_that_fit_it(page: Page) -> None:
    families = (ANY, "hunt", "tafl")
    for family, size, length in product(families, (ANY, SMALL, MIDDLE, LARGE), (ANY, *LENGTHS)):
        for group, name in (("family", family), ("places", size), ("length", length)):
            page.locator(f"label[for=re-{group}-{name}]").dispatch_event("click")
        fitting = {
            name
            for name, fact in GAMES.items()
            if family in (ANY, fact.family)
            and size in (ANY, *fact.places)
            and length in (ANY, fact.length)
        }
        assert shown(page) == fitting, (family, size, length)
        open_shelves = [name for name in ("hunt", "tafl") if family in (ANY, name)]
        bare = [
            name for name in open_shelves if not any(GAMES[one].family == name for one in fitting)
        ]
        assert page.locator(".re-none:visible").count() == len(bare), (family, size, length)


@pytest.mark.browser
def test_the_choice_is_made_with_the_keyboard(page: Page) -> None:
    page.locator("#re-length-any").focus()
    page.keyboard.press("ArrowRight")
    assert page.locator("#re-length-short").is_checked()
    assert shown(page) == {name for name, fact in GAMES.items() if fact.length == "short"}
    group = page.get_by_role("group", name=words_in("en").say("home-length"))
    assert group.get_by_role("radio").count() == 1 + len(LENGTHS)


@pytest.mark.browser
@pytest.mark.parametrize("width", [320, 1280, 2560])
def test_the_home_page_fits_its_window(site: Site, browser: Browser, width: int) -> None:
    opened = browser.new_page(viewport={"width": width, "height": 900})
    opened.goto((site.folder / "sv" / "index.html").as_uri())
    assert opened.evaluate("document.documentElement.scrollWidth") <= width
    for card in opened.locator(".re-card").all():
        box = card.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= box["x"] + box["width"] <= width
    opened.close()


def shelf_of(root: Path, text: str) -> tuple[Shelf, Faults]:
    """Read shelves in a project that has one guide."""
    write(root, {FILE: text, "docs/en/games/halatafl.md": GUIDE})
    faults = Faults()
    project = read_project(root)
    return read_shelf(root, project.guides.values(), faults), faults


def test_a_shelf_is_read(tmp_path: Path) -> None:
    shelf, faults = shelf_of(tmp_path, SHELVES)
    assert list(faults) == []
    assert [(book.name, book.family, book.length) for book in shelf.books] == [
        ("halatafl", "hunt", "long")
    ]
    assert shelf.books[0].page == "games/halatafl.md"


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        ("halatafl:", "halatalf:", ("unknown-guide", FILE, 4, 5)),
        ("hunt:", "haunt:", ("unknown-family", FILE, 3, 3)),
        ("length: long", "length: endless", ("unknown-word", FILE, 4, 24)),
        (", because: A reason.", "", ("missing-key", FILE, 4, 15)),
        ("format: 1", "format: 2", ("unknown-format", FILE, 1, 9)),
        ("families:", "famlies:", ("unknown-key", FILE, 2, 1)),
    ],
)
def test_what_is_wrong_with_a_shelf_has_its_place(
    tmp_path: Path, old: str, new: str, wanted: tuple[str, str, int, int]
) -> None:
    _, faults = shelf_of(tmp_path, SHELVES.replace(old, new))
    assert wanted in places(faults)


def test_a_guide_on_two_shelves_and_one_on_none(tmp_path: Path) -> None:
    other = "  tafl:\n    halatafl: {length: short, because: Another.}\n"
    shelf, faults = shelf_of(tmp_path, SHELVES + other)
    assert places(faults) == [("on-two-shelves", FILE, 6, 5)]
    assert [book.family for book in shelf.books] == ["hunt"]
    _, faults = shelf_of(tmp_path, "format: 1\nfamilies: {hunt: {}}\n")
    assert "not-on-shelf" in [fault.code for fault in faults.warnings()]


def test_a_project_without_shelves_has_none(tmp_path: Path) -> None:
    faults = Faults()
    assert read_shelf(tmp_path, [], faults) == Shelf()
    assert list(faults) == []


def test_cards_without_shelves_fail_the_build(tmp_path: Path) -> None:
    text = "# Small\n\nWords.\n\n``` games\n```\n"
    root = small(tmp_path, {f"docs/{language}/index.md": text for language in COMPLETE})
    answer = mkdocs(root, "build")
    assert answer.returncode != 0
    assert "docs/en/index.md:5:1: error[no-games]" in answer.stderr
    assert FILE in answer.stderr


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_block_of_cards_that_holds_something_fails_the_build(tmp_path: Path, end: str) -> None:
    text = f"# Small{end}{end}``` games{end}halatafl{end}```{end}"
    pages = {f"docs/{language}/index.md": text for language in COMPLETE}
    guides = {f"docs/{language}/games/halatafl.md": GUIDE for language in COMPLETE}
    root = small(tmp_path, pages | guides | {FILE: SHELVES, "mkdocs.yml": CONFIG})
    answer = mkdocs(root, "build")
    assert answer.returncode != 0
    assert "docs/en/index.md:4:1: error[part-with-content]" in answer.stderr
