"""JSON-LD: what a page is about, told in the language of the page and as the page tells it."""

from __future__ import annotations

import json
import re
from html import unescape
from html.parser import HTMLParser
from typing import TYPE_CHECKING, Any

import pytest

from rules_engine.site.questions import Question, plain, questions
from rules_engine.site.structured import script
from tests.site.conftest import Site
from tests.site.framed import ADDRESS, TITLES, guide
from tests.site.projects import LANGUAGES, ROOT

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.xdist_group("site")

FOLDERS = {"en": "", "pt": "pt/", "sv": "sv/"}
GAMES = sorted(path.stem for path in (ROOT / "docs" / "en" / "games").glob("*.md"))

PARENTS = {
    "ard-ri": "brandubh",
    "fox-and-geese-ten": "fox-and-geese",
    "halatafl": "fox-and-geese",
    **dict.fromkeys(
        [
            "alea-evangelii",
            "brandubh",
            "copenhagen-hnefatafl",
            "fetlar-hnefatafl",
            "tablut-linnaeus",
            "tawlbwrdd",
        ],
        "tablut",
    ),
}
"""What each game is set against, by the variants' own files."""

SECTIONS = {
    "en": ("Hunt games", "Tafl games"),
    "pt": ("Jogos de caça", "Jogos de tafl"),
    "sv": ("Jaktspel", "Taflspel"),
}
HUNTS = {"bagh-chal", "fox-and-geese", "fox-and-geese-ten", "fox-and-hounds", "halatafl"}


def graph(html: str) -> dict[str, dict[str, Any]]:
    """Return the nodes of a page's JSON-LD, by type."""
    (text,) = re.findall(r'<script type="application/ld\+json">(.*?)</script>', html, re.DOTALL)
    document = json.loads(text)
    assert document["@context"] == "https://schema.org"
    nodes = {node["@type"]: node for node in document["@graph"]}
    assert len(nodes) == len(document["@graph"])
    return nodes


class Told(HTMLParser):
    """Collects the questions of a page and their answers from the page itself."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.told: list[list[str]] = []
        self._on = self._strong = self._tip = self._figure = False
        self._words: list[str] | None = None
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "figure":
            self._figure = True
        elif tag == "h2":
            self._on = dict(attrs).get("id") == "questions"
        elif tag == "p" and self._on and not self._figure:
            self._words = []
        elif tag == "strong" and self._words == []:
            self._strong = True
        elif tag == "span" and dict(attrs).get("role") == "tooltip":
            self._tip = True
        elif tag == "footer":
            self._on = False

    def handle_endtag(self, tag: str) -> None:
        if tag == "span":
            self._tip = False
        elif tag == "figure":
            self._figure = False
        elif tag == "strong" and self._strong and self._words:
            self.told.append([self._text(), ""])
            self._words, self._strong = [], False
        elif tag == "p" and self._words is not None:
            if self.told:
                self.told[-1][1] = f"{self.told[-1][1]} {self._text()}".strip()
            self._words = None

    def handle_data(self, data: str) -> None:
        if self._words is not None and not self._tip:
            self._words.append(data)

    def _text(self) -> str:
        return " ".join("".join(self._words or []).split())


def pages(site: Site) -> list[Path]:
    return sorted(site.folder.rglob("index.html"))


def test_every_page_says_what_it_is(site: Site) -> None:
    for path in pages(site):
        html = path.read_text(encoding="utf-8")
        (language,) = re.findall(r'<html lang="(\w+)"', html)
        nodes = graph(html)
        (kind,) = set(nodes) & {"WebSite", "WebPage", "Game"}
        below = path.parent.relative_to(site.folder).as_posix()
        address = ADDRESS if below == "." else f"{ADDRESS}{below}/"
        assert nodes[kind]["inLanguage"] == language
        assert nodes[kind]["url"] == address
        assert nodes[kind]["license"] == "https://creativecommons.org/licenses/by/4.0/"
        assert len(nodes[kind]["description"]) > 20
        is_home = below in (".", *LANGUAGES)
        assert (kind == "WebSite") == is_home
        assert ("BreadcrumbList" in nodes) != is_home
        assert (kind == "Game") == ("/games/" in address)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_guide_is_about_a_game(site: Site, language: str, name: str) -> None:
    html = site.html(f"{FOLDERS[language]}games/{name}")
    nodes = graph(html)
    game = nodes["Game"]
    text = (ROOT / "docs" / language / "games" / f"{name}.md").read_text(encoding="utf-8")
    (title,) = re.findall(r'^title: "?(.*?)"?$', text, re.MULTILINE)
    (description,) = re.findall(r'^description: "?(.*?)"?$', text, re.MULTILINE)
    assert (game["name"], game["description"]) == (title, description)
    assert game["numberOfPlayers"] == {"@type": "QuantitativeValue", "value": 2}
    assert game["genre"] == SECTIONS[language][name not in HUNTS]
    root = f"{ADDRESS}{FOLDERS[language]}"
    parent = PARENTS.get(name)
    based = game.get("isBasedOn", {})
    assert based.get("url") == (f"{root}games/{parent}/" if parent else None)
    if parent:
        above = graph(site.html(f"{FOLDERS[language]}games/{parent}"))["Game"]
        assert based["@id"] == above["@id"]
    steps = nodes["BreadcrumbList"]["itemListElement"]
    assert [step["position"] for step in steps] == [1, 2]
    assert [step["item"] for step in steps] == [root, f"{root}games/{name}/"]
    assert steps[1]["name"] == title


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_questions_are_those_of_the_page(site: Site, language: str, name: str) -> None:
    html = site.html(f"{FOLDERS[language]}games/{name}")
    faq = graph(html)["FAQPage"]
    assert faq["inLanguage"] == language
    told = [[one["name"], one["acceptedAnswer"]["text"]] for one in faq["mainEntity"]]
    assert len(told) >= 5
    assert told == Told(html).told


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sign_in_a_text_ends_the_script(small_site: Site, language: str) -> None:
    nodes = graph(small_site.html(f"{FOLDERS[language]}games/halatafl"))
    assert nodes["Game"]["name"] == TITLES[language]
    assert nodes["Game"]["description"] == f'About {language} & "more"'
    told = nodes["FAQPage"]["mainEntity"]
    assert [one["name"] for one in told] == ["Is this a question?", "Is it the last?"]
    assert told[0]["acceptedAnswer"]["text"] == (
        "Yes, & it has *signs*, code and a link. It has another paragraph."
    )


def test_a_script_is_escaped_and_empty_facts_are_left_out() -> None:
    made = script([{"@type": "Thing", "name": "</script><!-- & é", "description": ""}])
    assert not set("<>&") & set(made)
    assert json.loads(made)["@graph"] == [{"@type": "Thing", "name": "</script><!-- & é"}]


def test_questions_end_with_their_section() -> None:
    assert questions(guide("en")) == [
        Question(
            "Is this a question?",
            "Yes, & it has *signs*, code and a link. It has another paragraph.",
        ),
        Question("Is it the last?", "Yes."),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "# Page\n\n**Is it?**\nNo.\n",
        "Not a heading {#questions}\n\n**Is it?**\nNo.\n",
        "## Questions {#questions}\n\nNothing in bold.\n\n## Next {#next}\n\n**Is it?**\nNo.\n",
        "## Questions {#questions}\n\n**Without an answer?**\n",
    ],
)
def test_what_is_no_question(text: str) -> None:
    assert questions(text) == []


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("a [b *c*](d.md#e) f", "a b c f"),
        ("snake_case_name and _so_", "snake_case_name and so"),
        ("1 \\* 2 &amp; 3", "1 * 2 & 3"),
        ("<span class='x'>a</span>\n{#ht-1}", "a"),
        ("`a*b*c <d> &amp;`", "a*b*c <d> &amp;"),
    ],
)
def test_marks_are_taken_out(text: str, wanted: str) -> None:
    assert plain(text) == wanted


def test_the_parser_of_this_test_reads_a_page() -> None:
    html = "<h2 id='questions'>Q</h2><p><strong>A?</strong>\nB <a href='#'>c</a>.</p><h2>D</h2>"
    assert Told(html).told == [["A?", "B c."]]
    assert Told(unescape("<p><strong>A?</strong> B</p>")).told == []
