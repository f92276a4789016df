"""The copy of the site that needs no server: opened from a disk, with its search."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.site.conftest import Site
from tests.site.test_frame import failures
from tests.site.test_links import broken
from tests.site.test_search import ask

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# A build of its own, so it need not wait for that of the site.
pytestmark = pytest.mark.xdist_group("offline")


def test_the_strict_build_passes(offline: Site) -> None:
    assert offline.answer.returncode == 0, offline.answer.stderr
    assert "WARNING" not in offline.answer.stderr


def test_it_names_no_address_and_has_no_page_for_a_host(offline: Site) -> None:
    for path in offline.folder.rglob("*.html"):
        html = path.read_text(encoding="utf-8")
        assert "canonical" not in html
        assert 'hreflang="x-default"' not in html
        assert "og:url" not in html
        assert "ld+json" not in html
    assert not (offline.folder / "404.html").exists()
    assert not (offline.folder / "sitemap.xml").exists()


def test_no_link_leads_to_a_folder(offline: Site) -> None:
    """A browser that opens a folder from a disk lists its files."""
    pages = sorted(offline.folder.rglob("*.html"))
    assert len(pages) >= 45
    for path in pages:
        links = re.findall(r'<a[^>]* href="([^"]+)"', path.read_text(encoding="utf-8"))
        ours = [link for link in links if not re.match(r"[a-z]+:|#", link)]
        assert ours
        assert [link for link in ours if re.search(r"(?:/|^\.+)(?:#.*)?$", link)] == []


def test_every_link_leads_somewhere(offline: Site) -> None:
    assert broken(offline.folder, "https://disk.example/folder/") == []


@pytest.mark.browser
@pytest.mark.parametrize(
    ("page", "query", "result"),
    [
        ("index.html", "shieldwall", "games/copenhagen-hnefatafl.html"),
        ("pt/games/halatafl.html", "muralha", "pt/games/copenhagen-hnefatafl.html"),
        ("sv/index.html", "sköldborg", "sv/games/copenhagen-hnefatafl.html"),
        ("pt/index.html", "sköldborg", None),
    ],
)
def test_the_search_works_without_a_server(
    offline: Site, browser: Browser, page: str, query: str, result: str | None
) -> None:
    opened = browser.new_page()
    asked: list[str] = []
    opened.on("request", lambda request: asked.append(request.url))
    found = failures(opened)
    opened.goto((offline.folder / page).as_uri())
    links = ask(opened, query)
    if result is None:
        assert links == []
    else:
        wanted = (offline.folder / result).as_uri()
        assert links[0].partition("?")[0] == wanted
        opened.locator("a.md-search-result__link").first.click()
        opened.wait_for_url(f"{wanted}**")
    assert found == []
    assert all(url.startswith("file:") for url in asked)
    opened.close()
