"""What a page weighs on its way to a reader: all that a browser asks for at once, packed."""

from __future__ import annotations

import gzip
import re
from functools import cache
from typing import TYPE_CHECKING
from urllib.parse import unquote, urljoin, urlsplit

import pytest

from tests.site.framed import ADDRESS
from tests.site.projects import ROOT

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

    from tests.site.conftest import Site

pytestmark = pytest.mark.xdist_group("site")

NEEDED = re.compile(
    r'<(?:link rel="(?:stylesheet|icon)" href|script(?: defer)? src)="([^"]+)"'
    r'|"search": "([^"]+)"'
)
"""Styles, scripts, the icon, and the worker of the search."""


@cache
def packed(file: Path) -> int:
    """Return the bytes of a file as a host sends it."""
    return len(gzip.compress(file.read_bytes(), mtime=0))


def needed(site: Site, file: Path) -> list[Path]:
    """Return what a page asks for before anybody touches it."""
    here = urljoin(ADDRESS, file.relative_to(site.folder).as_posix())
    html = file.read_text(encoding="utf-8")
    links = [first or second for first, second in NEEDED.findall(html)]
    (base,) = re.findall(r'"base": "([^"]+)"', html)
    links.append(f"{base.rstrip('/')}/search/search_index.json")
    paths = [urlsplit(urljoin(here, link)).path for link in links]
    base = urlsplit(ADDRESS).path
    return [site.folder / unquote(path.removeprefix(base)) for path in paths]


def guides(site: Site) -> list[Path]:
    found = sorted(site.folder.glob("**/games/*/index.html"))
    assert len(found) == 39, "13 games in three languages"
    return found


def test_every_guide_is_light_to_send(site: Site) -> None:
    heavy = {}
    for file in guides(site):
        asked = needed(site, file)
        assert {one.suffix for one in asked} == {".css", ".js", ".json", ".svg"}
        weight = packed(file) + sum(map(packed, asked))
        if weight >= 150_000:
            heavy[file] = weight
    assert not heavy


@pytest.mark.browser
@pytest.mark.parametrize("name", ["games/halatafl", "pt/games/copenhagen-hnefatafl"])
def test_a_browser_asks_for_nothing_else(
    site: Site, served: str, browser: Browser, name: str
) -> None:
    """Neither the entries of the search nor its engine come before something is looked for."""
    asked: list[str] = []
    page = browser.new_page()
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.goto(f"{served}{name}/", wait_until="networkidle")
    page.close()
    base = urlsplit(served).path
    found = {site.folder / unquote(path.removeprefix(base)) for path in asked}
    file = site.folder / name / "index.html"
    assert found - {file.parent} == set(needed(site, file))


def test_no_guide_is_large(site: Site) -> None:
    sizes = {file.relative_to(site.folder).as_posix(): file.stat().st_size for file in guides(site)}
    assert not {name: size for name, size in sizes.items() if size >= 400_000}


def test_the_script_is_small_and_does_not_block(site: Site) -> None:
    script = ROOT / "docs" / "assets" / "javascripts" / "rulebook.js"
    assert script.stat().st_size < 10_000
    sent = site.folder / "assets" / "javascripts" / "rulebook.js"
    assert "// " not in sent.read_text(encoding="utf-8"), "comments are for who reads the source"
    for name in ("", "sv/games/tablut"):
        (loaded,) = re.findall(r"<script[^>]*rulebook\.js[^>]*>", site.html(name))
        assert " defer" in loaded
