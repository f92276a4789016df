"""The table that compares all games: what it says, and that it can be read on a phone."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest

from rules_engine.loading import BUILT_IN, Library
from rules_engine.words import COMPLETE, words_in
from rules_engine.words.matrix import Row, headings, row_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from rules_engine.words.matrix import Cell
    from tests.site.conftest import Site

pytestmark = pytest.mark.xdist_group("site")

FOLDERS = {"en": "", "pt": "pt/", "sv": "sv/"}
LIBRARY = Library((BUILT_IN,))
NAMES = LIBRARY.names()


def text(cell: Cell) -> list[str]:
    """Return the lines of a cell as a reader sees them."""
    return [f"{side}: {said}" if side else said for side, said in cell.lines]


def row(name: str, language: str = "en", **options: str) -> Row:
    return row_of(words_in(language), LIBRARY.load(name, options))


# The expectations below are taken from the rule sheets: FG, HT, BC, FH, TB, BR, FE, CH, TW.


def test_a_hunt_game() -> None:
    said = row("halatafl")
    assert said.name == "Two Foxes (Halatafl)"
    assert text(said.board) == ["7×7, on lines"]
    assert text(said.places) == ["33"]
    assert text(said.pieces) == ["2 foxes", "20 geese"]
    assert text(said.begins) == ["Foxes"]
    assert text(said.captures) == ["Foxes: by jumps, several in a turn", "Geese: –"]
    assert text(said.king) == ["–"]
    assert text(said.mandatory) == ["Yes, the foxes"]
    foxes, geese = text(said.wins)
    assert foxes == "Foxes: fewer than 9 geese are left; the geese cannot move"
    assert geese.startswith("Geese: the foxes cannot move; ")
    assert "every point of the pen" in geese
    assert text(said.draws) == [
        "The same position for the third time",
        "100 moves in a row (both sides counted) without progress",
    ]


def test_a_single_jump_and_none() -> None:
    assert text(row("bagh-chal").captures) == ["Tigers: by a jump", "Goats: –"]
    assert text(row("bagh-chal").begins) == ["Goats"]
    hounds = row("fox-and-hounds")
    assert text(hounds.captures) == text(hounds.mandatory) == ["–"]
    # FH-10 and FH-11 can never come about in play.
    assert text(hounds.draws) == ["None"]


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("tablut", ["From all sides"]),
        ("ard-ri", ["From all sides"]),
        ("tawlbwrdd", ["From two sides"]),
        ("copenhagen-hnefatafl", ["From all sides, but not on the edge"]),
        (
            "brandubh",
            [
                "On the throne and beside the throne: from all sides",
                "On other squares: from two sides",
            ],
        ),
        (
            "fetlar-hnefatafl",
            [
                "On the edge, only without defenders: from all sides",
                "On other squares: from all sides",
            ],
        ),
    ],
)
def test_how_the_king_is_captured(name: str, wanted: list[str]) -> None:
    assert text(row(name).king) == wanted


def test_a_tafl_game() -> None:
    said = row("copenhagen-hnefatafl")
    assert text(said.board) == ["11×11 squares"]
    assert text(said.pieces) == ["24 attackers", "12 defenders and 1 king"]
    assert text(said.captures) == ["From two sides and by shieldwall"]
    assert text(said.mandatory) == ["No"]
    attackers, defenders = text(said.wins)
    assert "encircled" in attackers
    assert "third time" in attackers
    assert "a corner" in defenders
    assert "exit fort" in defenders
    assert text(said.draws) == ["None"]
    assert "a corner" in text(row("brandubh").wins)[1]
    assert "the edge" in text(row("tawlbwrdd").wins)[1]


def test_table_options_change_the_row() -> None:
    assert text(row("fox-and-geese").pieces) == ["1 fox", "13 geese"]
    assert text(row("fox-and-geese", geese="17").pieces) == ["1 fox", "17 geese"]
    assert text(row("fox-and-geese").draws) == ["None"]
    assert len(text(row("fox-and-geese", sideways="on").draws)) == 2


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("name", NAMES)
def test_every_cell_of_every_game_says_something(name: str, language: str) -> None:
    said = row(name, language)
    assert said.name
    for cell in said[1:]:
        assert isinstance(cell, tuple)
        assert cell.lines
        assert all(line.strip() for line in text(cell))
    assert len(headings(words_in(language))) == len(Row._fields)


class Table(HTMLParser):
    """Collects the rows of the table: what each cell is and over how many rows it reaches."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[list[tuple[str, int, str]]] = []
        self.regions: list[dict[str, str]] = []
        self._open = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        if values.get("role") == "region":
            self.regions.append(values)
        if tag == "tr":
            self.rows.append([])
        elif tag in ("th", "td"):
            kind = f"{tag} {values['scope']}" if "scope" in values else tag
            self.rows[-1].append((kind, int(values.get("rowspan", "1")), ""))
            self._open = True

    def handle_endtag(self, tag: str) -> None:
        if tag in ("th", "td"):
            self._open = False

    def handle_data(self, data: str) -> None:
        if self._open:
            kind, height, said = self.rows[-1][-1]
            self.rows[-1][-1] = kind, height, said + data


@pytest.mark.parametrize("language", COMPLETE)
def test_every_game_has_a_row_with_all_its_columns(site: Site, language: str) -> None:
    table = Table()
    table.feed(site.html(f"{FOLDERS[language]}compare"))
    head, *body = table.rows
    assert [kind for kind, _, _ in head] == ["th col"] * len(Row._fields)
    words = words_in(language)
    assert {cells[0][2] for cells in body} == {words.say(f"game-{name}") for name in NAMES}
    reaching = [0] * len(Row._fields)
    for cells in body:
        assert cells[0][0] == "th row"
        # A cell stands in the first column that none from above reaches into.
        rest = iter(cells)
        for place, left in enumerate(reaching):
            reaching[place] = left - 1 if left else next(rest)[1] - 1
        assert next(rest, None) is None
    assert reaching == [0] * len(Row._fields)


def test_the_table_scrolls_in_a_region_that_has_a_name(site: Site) -> None:
    html = site.html("compare")
    table = Table()
    table.feed(html)
    (region,) = (values for values in table.regions if values.get("class") == "re-scroll")
    assert region["tabindex"] == "0"
    assert f'<caption id="{region["aria-labelledby"]}">' in html


@pytest.mark.browser
def test_on_a_phone_the_games_stay_while_the_table_scrolls(site: Site, browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 320, "height": 640})
    page.goto((site.folder / "compare" / "index.html").as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    region = page.get_by_role("region", name=words_in("en").say("matrix-caption"))
    first = page.get_by_role("rowheader", name="Brandubh")
    before = first.bounding_box()
    region.focus()
    region.evaluate("region => region.scrollBy(400, 0)")
    assert region.evaluate("region => region.scrollLeft") == 400
    after = first.bounding_box()
    assert before is not None
    assert after is not None
    assert after["x"] == pytest.approx(before["x"], abs=1)
    assert after["width"] < 160
    page.close()
