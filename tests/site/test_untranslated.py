"""A language that is not complete: what it lacks is shown in English, and nowhere as its own."""

from __future__ import annotations

import json
import re
import shutil
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest

from rules_engine.loading.source import text_source
from rules_engine.site.frame import Frame, Said
from rules_engine.site.languages import SitePage
from rules_engine.site.verify import Project, read_project
from rules_engine.words import words_in
from rules_engine.words.fluent import Words
from rules_engine.words.lookup import LOCALES
from tests.site.conftest import Site
from tests.site.framed import ADDRESS, FRAMED, attributes, framed
from tests.site.projects import ROOT, mkdocs, small

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.xdist_group("site")

SWEDISH = "        - {locale: sv,"
CONFIG = FRAMED.replace(
    SWEDISH, f"        - {{locale: de, name: Deutsch, build: true, site_name: Klein}}\n{SWEDISH}"
)
assert CONFIG.count("Klein") == 1

NAMES = ("games/halatafl", "games/fox-and-geese", "same", "lacking")
"""The pages that are in English only, as far as German goes."""

LACKING = re.compile(r"^(?:frame|head|not-found)-.*\n(?:[ ].*\n|\n(?=[ ]))*", re.MULTILINE)
"""The keys of a file of words by which a page is framed."""


@pytest.fixture(scope="module")
def without(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """Build a site with a language that has neither pages nor words."""
    root = framed(tmp_path_factory.mktemp("without"), CONFIG)
    return Site(root / "site", mkdocs(root, "build"))


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """Build a site with a language that has a home page, and words but for those of the frame."""
    root = framed(tmp_path_factory.mktemp("begun"), CONFIG)
    (root / "docs" / "de").mkdir()
    page = "# Klein\n\nHallo.\n"
    (root / "docs" / "de" / "index.md").write_text(page, encoding="utf-8")
    package = ROOT / "rules_engine"
    shutil.copytree(package, root / "rules_engine", ignore=shutil.ignore_patterns("__pycache__"))
    english = (LOCALES / "en.ftl").read_text(encoding="utf-8")
    words, count = LACKING.subn("", english)
    assert count > 10
    german = root / "rules_engine" / "words" / "locales" / "de.ftl"
    german.write_text(words, encoding="utf-8")
    return Site(root / "site", mkdocs(root, "build", PYTHONPATH=str(root)))


@pytest.fixture(params=["without", "begun"])
def german(request: pytest.FixtureRequest) -> Site:
    """Return a site with a language that is not complete."""
    built: Site = request.getfixturevalue(request.param)
    assert built.answer.returncode == 0, built.answer.stderr
    return built


class Spoken(HTMLParser):
    """Collects what stands in the text of a page by the language that it is said to be in."""

    VOID = frozenset({"br", "hr", "img", "input", "link", "meta"})

    def __init__(self, html: str) -> None:
        super().__init__()
        self.said: dict[str, str] = {}
        self._inside: list[tuple[str, str]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        above = self._inside[-1][1] if self._inside else ""
        if tag not in self.VOID:
            self._inside.append((tag, dict(attrs).get("lang") or above))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Pass over an element that holds nothing."""

    def handle_endtag(self, tag: str) -> None:
        if any(name == tag for name, _ in self._inside):
            while self._inside.pop()[0] != tag:
                pass

    def handle_data(self, data: str) -> None:
        if self._inside and self._inside[-1][0] not in ("script", "style"):
            language = self._inside[-1][1]
            self.said[language] = f"{self.said.get(language, '')} {' '.join(data.split())}"


def canonical(html: str) -> list[str]:
    """Return the addresses that a page says are its own."""
    return [one["href"] for one in attributes(html, "link") if one.get("rel") == "canonical"]


@pytest.mark.parametrize("name", NAMES)
def test_the_text_is_english_and_says_so(german: Site, name: str) -> None:
    html = german.html(f"de/{name}")
    assert '<html lang="de"' in html
    assert canonical(html) == [f"{ADDRESS}{name}/"]
    assert 'rel="alternate"' not in html
    (told,) = re.findall(r'<script type="application/ld\+json">(.*?)</script>', html)
    assert f"{ADDRESS}de/" not in told
    assert json.loads(told)["@graph"][-1]["itemListElement"][0]["item"] == ADDRESS
    if name == "games/halatafl":
        parent = json.loads(told)["@graph"][0]["isBasedOn"]
        assert parent["url"] == f"{ADDRESS}games/fox-and-geese/"
    said = Spoken(html).said
    for text in ("Version ", "Made with"):
        assert text in said["en"], "the frame that the language has no words for"
        assert text not in said["de"]
    if name == "games/halatafl":
        assert "A variant of" in said["en"]
        assert "A variant of" not in said["de"]
        (figure,) = re.findall(r'<figure class="re-example" [^>]*>', html)
        assert 'lang="en"' in figure
        assert 'id="halatafl-must-jump"' in figure
    assert "has not been translated into English" not in html
    locale = re.findall(r'<meta property="og:locale" content="(.*?)">', html)
    assert locale == ["en_GB"]
    assert 'og:locale:alternate" content="en_GB' not in html


def test_no_page_says_that_it_is_in_german_but_those_that_are(german: Site) -> None:
    own = {""} if (german.folder.parent / "docs" / "de").is_dir() else set()
    found = re.findall(r"<loc>(.*?)</loc>", (german.folder / "sitemap.xml").read_text("utf-8"))
    inside = {url.removeprefix(f"{ADDRESS}de/") for url in found if f"{ADDRESS}de/" in url}
    assert inside == own
    for path in german.folder.rglob("index.html"):
        links = attributes(path.read_text(encoding="utf-8"), "link")
        named = [link["href"] for link in links if link.get("hreflang") == "de"]
        assert set(named) <= {f"{ADDRESS}de/{name}" for name in own}
    home = german.html("de")
    assert ("Hallo." in Spoken(home).said["de"]) is bool(own)
    assert canonical(home) == [f"{ADDRESS}de/" if own else ADDRESS]
    assert ('rel="alternate" hreflang="de"' in home) is bool(own)
    # English words of the head would be no fact about a German page.
    assert ('property="og:locale" content="en_GB"' in home) is not bool(own)


def test_the_page_for_what_is_not_found_leaves_it_out(german: Site) -> None:
    html = (german.folder / "404.html").read_text(encoding="utf-8")
    parts = [one for one in attributes(html, "section") if one.get("class") == "re-not-found"]
    assert [one["lang"] for one in parts] == ["en", "pt", "sv"]


def test_its_search_finds_what_its_pages_show(german: Site) -> None:
    files = sorted((german.folder / "de" / "search").glob("*.json"))
    text = "".join(path.read_text(encoding="utf-8") for path in files)
    for path in files:
        json.loads(path.read_text(encoding="utf-8"))
    assert "shieldwall" in text
    for name in NAMES:
        assert name in text


def page(language: str, spoken: str) -> SitePage:
    """Return a page whose text is in a language."""
    texts = dict.fromkeys(("description", "markdown", "section", "site_name"), "")
    return SitePage(
        language=language,
        default="en",
        spoken=spoken,
        name="x.md",
        url="x/",
        title="X",
        site_description="",
        address="",
        sisters=(),
        find=lambda name: None,
        href=str,
        **texts,
    )


def note(project: Project, language: str, spoken: str) -> Said | None:
    return Frame(project, "1", "").around(page(language, spoken), None).note


def test_the_note_is_in_a_language_that_has_words_for_it(tmp_path: Path) -> None:
    key = "frame-not-translated-yet"
    own = Words("de", text_source("frame-not-translated = Noch nicht auf Deutsch.\n", "de.ftl"))
    none = Words("de", text_source("x = x\n", "de.ftl"))
    english = Words("en", text_source(f"{key} = Not translated.\n", "en.ftl"))
    swedish = Words("sv", text_source(f"{key} = Inte översatt.\n", "sv.ftl"))
    project = read_project(small(tmp_path))
    words = {"en": english, "sv": swedish}
    assert note(project._replace(words=words), "de", "de") is None
    for german, spoken, wanted in (
        ({"de": own}, "en", Said("de", "Noch nicht auf Deutsch.")),
        ({"de": none}, "en", Said("en", "Not translated.")),
        ({}, "en", Said("en", "Not translated.")),
        ({}, "sv", Said("sv", "Inte översatt.")),
        ({}, "fr", Said("en", "Not translated.")),
    ):
        assert note(project._replace(words={**words, **german}), "de", spoken) == wanted
    given = note(project, "sv", "en")
    assert given == Said("sv", words_in("sv").say("frame-not-translated", language="en"))
