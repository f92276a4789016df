"""The head of a page: titles, descriptions, addresses of translations, previews of links."""

from __future__ import annotations

import gzip
import re
import xml.etree.ElementTree as ET
from html import unescape
from typing import TYPE_CHECKING

import pytest

from rules_engine.diagram import card
from rules_engine.site import head
from rules_engine.site.languages import SitePage
from rules_engine.words import words_in
from tests.site.conftest import Site
from tests.site.framed import ADDRESS, TITLES, attributes
from tests.site.projects import LANGUAGES, ROOT

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.xdist_group("site")

FOLDERS = {"en": "", "pt": "pt/", "sv": "sv/"}
RULES = {"en": "rules", "pt": "regras", "sv": "regler"}
SITE_NAMES = {
    "en": "The rulebook that cannot lie",
    "pt": "O livro de regras que não mente",
    "sv": "Regelboken som inte kan ljuga",
}


def title_of(html: str) -> str:
    """Return the title of a page, as its window shows it."""
    (title,) = re.findall(r"<head>.*?<title>(.*?)</title>.*?</head>", html, re.DOTALL)
    return unescape(title)


def metas(html: str) -> dict[str, list[str]]:
    """Return the values of a page's meta elements, by name or property."""
    found: dict[str, list[str]] = {}
    for one in attributes(html, "meta"):
        key = one.get("name") or one.get("property")
        if key:
            found.setdefault(key, []).append(unescape(one.get("content", "")))
    return found


def alternates(html: str) -> dict[str, str]:
    """Return the address of each translation."""
    links = [link for link in attributes(html, "link") if link.get("rel") == "alternate"]
    found = {link["hreflang"]: link["href"] for link in links}
    assert len(found) == len(links), "each language once"
    return found


def canonical(html: str) -> str:
    """Return the address that a page says is its own."""
    (link,) = (link for link in attributes(html, "link") if link.get("rel") == "canonical")
    return link["href"]


def pages(site: Site) -> list[Path]:
    """Return the pages of a site, without the one for what is not found."""
    return sorted(site.folder.rglob("index.html"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_says_that_a_guide_is_about_rules(small_site: Site, language: str) -> None:
    html = small_site.html(f"{FOLDERS[language]}games/halatafl")
    assert title_of(html) == f"{TITLES[language]} – {RULES[language]} | Small"
    found = metas(html)
    assert found["description"] == [f'About {language} & "more"']
    assert found["og:title"] == [TITLES[language]]
    assert found["og:description"] == found["description"]
    assert found["og:type"] == ["article"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_of_pages_that_teach_no_game(site: Site, language: str) -> None:
    home = site.html(FOLDERS[language])
    assert title_of(home) == SITE_NAMES[language]
    assert metas(home)["og:type"] == ["website"]
    html = site.html(f"{FOLDERS[language]}rule-changes")
    text = (ROOT / "docs" / language / "rule-changes.md").read_text(encoding="utf-8")
    (title,) = re.findall(r"^title: (.*)$", text, re.MULTILINE)
    assert title_of(html) == f"{title} | {SITE_NAMES[language]}"


def test_every_page_has_a_title_and_a_description_of_its_own(site: Site) -> None:
    assert len(pages(site)) >= 45
    titles, descriptions = set(), set()
    for path in pages(site):
        html = path.read_text(encoding="utf-8")
        titles.add(title_of(html))
        (description,) = metas(html)["description"]
        assert 20 < len(description) < 200, path
        assert len(title_of(html)) <= 70, path
        descriptions.add(description)
    assert len(titles) == len(descriptions) == len(pages(site))


def test_a_long_title_goes_without_what_it_can_do_without() -> None:
    page = SitePage(
        language="en",
        default="en",
        spoken="en",
        name="games/x.md",
        url="x/",
        title="A" * 40,
        description="",
        markdown="",
        section="",
        site_name="The site",
        site_description="",
        address="",
        sisters=(),
        find=lambda name: None,
        href=str,
    )

    def title(length: int, *, is_guide: bool = True) -> str:
        say = words_in("en").say
        return head.title_of(page._replace(title="A" * length), say, is_guide=is_guide)

    assert title(51) == f"{'A' * 51} – rules | The site"
    assert title(52) == f"{'A' * 52} – rules"
    assert title(62) == f"{'A' * 62} – rules"
    assert title(63) == "A" * 63
    assert title(99) == "A" * 99, "what its author wrote is not cut"
    assert title(60, is_guide=False) == "A" * 60
    assert title(59, is_guide=False) == f"{'A' * 59} | The site"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_home_page_is_called_as_the_site_is(site: Site, language: str) -> None:
    found = metas(site.html(FOLDERS[language]))
    assert found["og:title"] == found["og:image:alt"] == [SITE_NAMES[language]]


def test_every_page_names_its_address_and_its_translations(site: Site) -> None:
    by_address = {}
    for path in pages(site):
        html = path.read_text(encoding="utf-8")
        below = path.parent.relative_to(site.folder).as_posix()
        address = ADDRESS if below == "." else f"{ADDRESS}{below}/"
        assert canonical(html) == address
        assert metas(html)["og:url"] == [address]
        by_address[address] = alternates(html)
    for address, found in by_address.items():
        assert set(found) == {*LANGUAGES, "x-default"}
        assert found["x-default"] == found["en"]
        assert address in found.values()
        assert all(by_address[other] == found for other in found.values()), "they agree"
        for language, folder in FOLDERS.items():
            assert found[language].startswith(f"{ADDRESS}{folder}")


@pytest.mark.parametrize(
    ("language", "locale"), [("en", "en_GB"), ("pt", "pt_BR"), ("sv", "sv_SE")]
)
def test_previews_of_links_are_in_the_language(site: Site, language: str, locale: str) -> None:
    found = metas(site.html(f"{FOLDERS[language]}games/halatafl"))
    assert found["og:locale"] == [locale]
    assert set(found["og:locale:alternate"]) == {"en_GB", "pt_BR", "sv_SE"} - {locale}
    assert found["og:site_name"] == [SITE_NAMES[language]]
    assert found["twitter:card"] == ["summary_large_image"]
    (image,) = found["og:image"]
    assert image.startswith(ADDRESS)
    assert (site.folder / image.removeprefix(ADDRESS)).is_file()
    assert f"/{language}/" in image
    assert found["og:image:alt"] == found["og:title"]


def test_the_size_of_a_picture_is_the_one_that_is_told() -> None:
    assert (head.CARD_WIDTH, head.CARD_HEIGHT) == (card.WIDTH, card.HEIGHT)


def test_a_page_that_is_not_translated_points_to_the_one_that_it_shows(small_site: Site) -> None:
    html = small_site.html("sv/lacking")
    assert canonical(html) == f"{ADDRESS}lacking/"
    assert alternates(html) == {}
    found = metas(html)
    assert found["og:url"] == [f"{ADDRESS}lacking/"]
    assert found["og:locale"] == ["en_GB"]
    for name in ("lacking", "pt/lacking"):
        assert alternates(small_site.html(name)) == {
            "en": f"{ADDRESS}lacking/",
            "pt": f"{ADDRESS}pt/lacking/",
            "x-default": f"{ADDRESS}lacking/",
        }


XML = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml"}


def read_sitemap(text: str) -> dict[str, dict[str, str]]:
    """Return the translations of each page of a sitemap."""
    found = {}
    for url in ET.fromstring(text).findall("s:url", XML):
        assert url[0].tag.endswith("}loc")
        assert not url.findall("s:lastmod", XML)
        links = url.findall("x:link[@rel='alternate']", XML)
        found[url.findtext("s:loc", namespaces=XML) or ""] = {
            link.attrib["hreflang"]: link.attrib["href"] for link in links
        }
    return found


def test_the_sitemap_says_what_the_pages_say(site: Site, small_site: Site) -> None:
    for one in (site, small_site):
        found = read_sitemap((one.folder / "sitemap.xml").read_text(encoding="utf-8"))
        said = {}
        for path in pages(one):
            html = path.read_text(encoding="utf-8")
            if alternates(html):
                said[canonical(html)] = alternates(html)
        assert found == said
        zipped = (one.folder / "sitemap.xml.gz").read_bytes()
        assert gzip.decompress(zipped) == (one.folder / "sitemap.xml").read_bytes()
        assert zipped[4:8] == bytes(4), "no time in it"
    assert f"{ADDRESS}sv/lacking/" not in read_sitemap(
        (small_site.folder / "sitemap.xml").read_text(encoding="utf-8")
    )
