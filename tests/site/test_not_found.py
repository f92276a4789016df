"""The page for what is not found: one file for all languages, wherever the site is published."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from rules_engine.loading.source import text_source
from rules_engine.site.not_found import not_found
from rules_engine.words import words_in
from rules_engine.words.fluent import Words
from scripts.serving import serving
from tests.site.conftest import Site
from tests.site.framed import FOLDER, FRAMED, attributes, framed
from tests.site.projects import LANGUAGES, mkdocs

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext

pytestmark = pytest.mark.xdist_group("site")

TITLES = {"en": "Page not found", "pt": "Página não encontrada", "sv": "Sidan finns inte"}
FOLDERS = {"en": "", "pt": "pt/", "sv": "sv/"}


def shown(context: BrowserContext, address: str) -> list[str]:
    """Return the titles that a visitor sees at an address, each in its language."""
    page = context.new_page()
    answer = page.goto(address)
    assert answer
    assert answer.status == 404
    found = page.get_by_role("heading", level=1)
    seen = [one.inner_text() for one in found.all() if one.is_visible()]
    page.close()
    return seen


def test_it_speaks_every_language_and_leads_home(site: Site) -> None:
    html = (site.folder / "404.html").read_text(encoding="utf-8")
    assert list(site.folder.rglob("404.html")) == [site.folder / "404.html"]
    for language, title in TITLES.items():
        (part,) = re.findall(rf'<section[^>]* lang="{language}">(.*?)</section>', html, re.DOTALL)
        assert f"<h1>{title}</h1>" in part
        assert f'href="{FOLDER}{FOLDERS[language]}"' in part
    for link in (*attributes(html, "link"), *attributes(html, "script")):
        where = link.get("href") or link.get("src")
        assert where is None or where.startswith(FOLDER), "it is shown at any depth"
    assert 'content="noindex"' in html


def test_the_default_language_comes_first() -> None:
    found = not_found({"en": "A", "pt": "B", "sv": "C"}, "sv", "/", words_in)
    assert [(one.language, one.site, one.home) for one in found] == [
        ("sv", "C", "/"),
        ("en", "A", "/en/"),
        ("pt", "B", "/pt/"),
    ]


def test_a_language_without_the_words_is_left_out() -> None:
    partial = Words("pt", text_source("not-found-title = Não encontrada\n", "pt.ftl"))
    texts = {"pt": partial, "sv": words_in("sv")}

    def words(code: str) -> Words:
        return texts.get(code) or words_in("en")

    sites = {"en": "A", "pt": "B", "sv": "C", "xx": "D"}
    assert [one.language for one in not_found(sites, "en", "/", words)] == ["en", "sv"]
    first, *others = not_found(sites, "pt", "/", words)
    assert (first.language, first.title, first.home) == ("en", TITLES["en"], "/")
    assert [(one.language, one.home) for one in others] == [("en", "/en/"), ("sv", "/sv/")]


@pytest.mark.browser
@pytest.mark.parametrize("folder", [FOLDER, "/"])
def test_it_shows_the_language_of_the_address(
    site: Site, browser: Browser, tmp_path: Path, folder: str
) -> None:
    built = site.folder
    if folder == "/":
        config = FRAMED.replace(FOLDER, "/")
        root = framed(tmp_path, config)
        assert mkdocs(root, "build").returncode == 0
        built = root / "site"
    context = browser.new_context()
    with serving(built, folder) as address:
        for where, language in (
            ("none/", "en"),
            ("pt/none/", "pt"),
            ("sv/games/none/at/all.html", "sv"),
            ("svenska/", "en"),
        ):
            assert shown(context, f"{address}{where}") == [TITLES[language]]
        page = context.new_page()
        page.goto(f"{address}pt/none/")
        assert page.title() == TITLES["pt"]
        assert page.locator("html").get_attribute("lang") == "pt"
        page.locator(".re-not-found:not([hidden]) a").click()
        page.wait_for_url(f"{address}pt/")
    context.close()


@pytest.mark.browser
def test_without_a_script_it_shows_all_of_them(small_site: Site, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    with serving(small_site.folder, FOLDER) as address:
        assert shown(context, f"{address}sv/none/") == [TITLES[code] for code in LANGUAGES]
    context.close()
