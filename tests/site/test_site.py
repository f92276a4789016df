"""The site as it is published: a strict build, and what is in its pages."""

from __future__ import annotations

import hashlib
import json
import re
import xml.etree.ElementTree as ET
from collections import Counter
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

import rules_engine
from rules_engine.loading import Faults, format_text
from rules_engine.loading.source import Source
from rules_engine.site.fences import GENERATED, scan
from rules_engine.site.figures import PLACEHOLDER, slug
from rules_engine.site.verify import Project, check_project, read_project
from tests.site.conftest import Site
from tests.site.projects import LANGUAGES, ROOT, places, write

pytestmark = pytest.mark.xdist_group("site")

FOLDERS = {"en": "", "pt": "pt/", "sv": "sv/"}
GAMES = tuple(sorted(path.stem for path in (ROOT / "docs" / "en" / "games").glob("*.md")))
"""The guides; each has a card with a starting position on the home page."""


class Ids(HTMLParser):
    """Collects the ids of a page and the ids that it refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.wanted: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.ids.append(value)
            elif name == "href" and value and value.startswith("#") and len(value) > 1:
                self.wanted.add(value[1:])
            elif name == "aria-labelledby" and value:
                self.wanted |= set(value.split())


@pytest.fixture(scope="module")
def project() -> Project:
    return read_project(ROOT)


def pages(site: Site) -> list[Path]:
    return sorted(site.folder.rglob("*.html"))


def page_of(site: Site, path: str) -> str:
    """Return the HTML of a source page such as ``pt/games/halatafl.md``."""
    language, _, name = path.partition("/")
    stem = name.removesuffix("index.md").removesuffix(".md")
    return site.html(FOLDERS[language] + stem)


def test_the_strict_build_passes(site: Site) -> None:
    assert site.answer.returncode == 0, site.answer.stderr
    assert "WARNING" not in site.answer.stderr
    assert "Traceback" not in site.answer.stderr


def test_every_language_has_every_page(site: Site) -> None:
    wanted = {"", *(f"games/{game}/" for game in GAMES), "how-examples-are-verified/"}
    for folder in FOLDERS.values():
        for page in wanted:
            assert (site.folder / folder / page / "index.html").is_file()


def test_nothing_raw_is_left(site: Site) -> None:
    assert len(pages(site)) >= 21
    for path in pages(site):
        html = path.read_text(encoding="utf-8")
        assert PLACEHOLDER not in html
        outside = re.sub(r"<(pre|code)\b.*?</\1>", "", html, flags=re.DOTALL)
        assert "```" not in outside
        assert "{#" not in outside


def test_every_figure_and_anchor_is_in_its_page(site: Site, project: Project) -> None:
    figures = 0
    for path, guide in project.guides.items():
        html = page_of(site, path)
        count = html.count('<figure class="re-')
        drawn = [fence for fence in guide.fences if fence.kind not in GENERATED]
        assert count == len(drawn), path
        for fence in drawn:
            assert f'id="{slug(fence)}" lang="{guide.language}"' in html
        for fence in guide.fences:
            assert html.count(f'id="{slug(fence)}"') == 1
        for scalar in guide.variants:
            for clause in project.clauses[scalar.text]:
                assert f'id="{clause.lower()}"' in html
        figures += count
    assert figures > 3 * 5


def test_titles_are_in_the_language_of_the_page(site: Site) -> None:
    words = {"en": "starting position", "pt": "posição inicial", "sv": "startställning"}
    for language, folder in FOLDERS.items():
        titles = re.findall(r"<title id=[^>]*>([^<]*)</title>", site.html(folder))
        assert len(titles) == len(GAMES)
        assert all(title.endswith(words[language]) for title in titles)
        guide = site.html(f"{folder}games/halatafl")
        labels = re.findall(r'role="img" aria-label="[^"]*: ([^":]*)"', guide)
        assert set(labels) == {words[language]}, "the pictures of starting positions"
        assert f'<html lang="{language}"' in guide


def test_ids_are_unique_and_found(site: Site) -> None:
    for path in pages(site):
        parser = Ids()
        parser.feed(path.read_text(encoding="utf-8"))
        twice = [name for name, count in Counter(parser.ids).items() if count > 1]
        assert twice == [], path
        assert parser.wanted - set(parser.ids) - {"__skip"} == set(), path


def test_nothing_is_asked_of_another_host(site: Site) -> None:
    for path in pages(site):
        html = path.read_text(encoding="utf-8")
        loaded = re.findall(r'<(?:script|img|iframe)[^>]* src="([^"]+)"', html)
        loaded += re.findall(r'<link[^>]* rel="(?:stylesheet|preload|preconnect)"[^>]*>', html)
        assert not any(re.search(r'(?:^|")(?:https?:)?//', source) for source in loaded), path


def test_the_manifest_lists_every_example(site: Site) -> None:
    manifest = json.loads((site.folder / "verified.json").read_text(encoding="utf-8"))
    assert manifest["engine"] == f"rules-engine {rules_engine.__version__}"
    hashes = {
        f"{path.parent.name}/{path.stem}": hashlib.sha256(path.read_bytes()).hexdigest()
        for path in ROOT.glob("examples/*/*.yml")
    }
    assert {entry["id"]: entry["sha256"] for entry in manifest["examples"]} == hashes
    (entry,) = [entry for entry in manifest["examples"] if entry["id"] == "halatafl/must-jump"]
    assert (entry["variant"], entry["shows"], entry["moves"]) == ("halatafl", ["HT-6"], 1)


def test_every_step_is_a_file_of_its_own(site: Site, project: Project) -> None:
    wanted = {
        f"{example.id}-{step}.svg"
        for example in project.examples.values()
        for step in range(len(example.turns) + 1)
    }
    starts = {"start/halatafl.svg", "start/fox-and-geese-geese-15.svg"}
    below = site.folder / "diagrams"
    made = {path.relative_to(below).as_posix() for path in below.rglob("*.svg")}
    assert wanted | starts <= made
    for path in below.rglob("*.svg"):
        root = ET.parse(path).getroot()
        assert len(root.findall("{http://www.w3.org/2000/svg}title")) == len(LANGUAGES)


def test_links_to_drawings_lead_somewhere(site: Site) -> None:
    for path in pages(site):
        for link in re.findall(r'class="re-file" href="([^"]+)"', path.read_text(encoding="utf-8")):
            assert (path.parent / link).resolve().is_file(), (path, link)
            assert "/diagrams/" in link


def test_search_holds_no_drawings(site: Site) -> None:
    index = (site.folder / "search" / "search_docs.json").read_text(encoding="utf-8")
    assert "<svg" not in index
    assert "re-diagram" not in index
    assert PLACEHOLDER not in index


def test_the_page_for_what_is_not_found_is_english(site: Site) -> None:
    html = (site.folder / "404.html").read_text(encoding="utf-8")
    assert '<html lang="en"' in html
    assert list(site.folder.rglob("404.html")) == [site.folder / "404.html"]


@pytest.mark.parametrize(
    ("language", "name", "home", "games"),
    [
        ("en", "The rulebook that cannot lie", "Home", "Hunt games"),
        ("pt", "O livro de regras que não mente", "Início", "Jogos de caça"),
        ("sv", "Regelboken som inte kan ljuga", "Hem", "Jaktspel"),
    ],
)
def test_the_frame_is_translated(
    site: Site, language: str, name: str, home: str, games: str
) -> None:
    html = site.html(f"{FOLDERS[language]}games/halatafl")
    assert f'title="{name}"' in html
    navigation = html[html.index("md-nav--primary") :]
    shown = re.findall(r'<span class="md-ellipsis">\s*(.*?)\s*</span>', navigation, re.DOTALL)
    assert home in shown
    assert games in shown
    other = {"Home", "Hunt games", "Início", "Jogos de caça", "Hem", "Jaktspel"} - {home, games}
    assert not other & set(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_in_raw_html_lead_to_the_manifest(site: Site, language: str) -> None:
    page = site.folder / FOLDERS[language] / "how-examples-are-verified" / "index.html"
    (link,) = re.findall(r'href="([^"]*verified\.json)"', page.read_text(encoding="utf-8"))
    assert (page.parent / link).resolve() == (site.folder / "verified.json").resolve()


def blocks(language: str, opening: str) -> list[str]:
    """Return the contents of the fenced blocks of the page on verification that begin so."""
    path = ROOT / "docs" / language / "how-examples-are-verified.md"
    text = path.read_text(encoding="utf-8")
    return re.findall(rf"^{opening}[^\n]*\n(.*?)^```+$", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_that_is_explained_is_the_real_one(language: str) -> None:
    (shown,) = blocks(language, "``` yaml")
    assert shown == (ROOT / "examples/halatafl/must-jump.yml").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_message_that_is_shown_is_the_real_one(language: str, tmp_path: Path) -> None:
    text = (ROOT / "examples/halatafl/must-jump.yml").read_text(encoding="utf-8")
    broken = text.replace("play: d6xd4", "play: a3-a4")
    assert broken != text
    found = check_project(write(tmp_path, {"examples/halatafl/must-jump.yml": broken}))
    (shown,) = blocks(language, "``` text")
    assert shown == format_text(found) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_block_that_is_explained_is_a_good_one(language: str, tmp_path: Path) -> None:
    path = ROOT / "docs" / language / "how-examples-are-verified.md"
    text = path.read_text(encoding="utf-8")
    (quoted,) = re.findall(r"^```` markdown\n(.*?)^````$", text, re.MULTILINE | re.DOTALL)
    faults = Faults()
    inner = scan(Source(None, "inner.md", quoted), faults)
    outer = scan(Source(None, "outer.md", text), faults)
    assert places(faults) == []
    assert [fence.words[1].text for fence in inner.fences] == [
        fence.words[1].text for fence in outer.fences
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_entry_of_the_manifest_that_is_explained(site: Site, language: str) -> None:
    (shown,) = blocks(language, "``` json")
    entry = json.loads(shown)
    manifest = json.loads((site.folder / "verified.json").read_text(encoding="utf-8"))
    (real,) = [one for one in manifest["examples"] if one["id"] == entry["id"]]
    assert list(entry) == list(real)
    assert {**entry, "sha256": real["sha256"]} == real


def test_the_explained_block_is_shown_as_it_is(site: Site) -> None:
    html = unescape(re.sub(r"<[^>]+>", "", site.html("how-examples-are-verified")))
    assert "``` example\nhalatafl/must-jump\n0. The fox on a3" in html
