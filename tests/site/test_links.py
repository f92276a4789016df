"""Every link of the built site leads somewhere: to a page, to a place on it, or to a file."""

from __future__ import annotations

from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest

from tests.site.conftest import Site
from tests.site.framed import ADDRESS

pytestmark = pytest.mark.xdist_group("site")

LINKS = {
    "a": ("href",),
    "area": ("href",),
    "form": ("action",),
    "iframe": ("src",),
    "image": ("href",),
    "img": ("src", "srcset"),
    "link": ("href",),
    "meta": ("content",),
    "script": ("src",),
    "source": ("src", "srcset"),
    "use": ("href", "xlink:href"),
}
"""Where elements name what they lead to or load."""


class Links(HTMLParser):
    """Collects the ids of a page and everything that it leads to or loads."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for key, value in attrs:
            if not value:
                continue
            if key == "id":
                self.ids.add(value)
            elif key in LINKS.get(tag, ()):
                if key == "srcset":
                    self.links += [one.split()[0] for one in value.split(",")]
                elif tag != "meta" or value.startswith(ADDRESS):
                    self.links.append(value)


@cache
def read(path: Path) -> Links:
    return Links(path.read_text(encoding="utf-8"))


def broken(folder: Path, address: str) -> list[str]:
    """Return the links of a site that lead nowhere; ``address`` is where its folder is found.

    Links to other sites are not followed.
    """
    found = []
    for path in sorted(folder.rglob("*.html")):
        here = urljoin(address, path.relative_to(folder).as_posix())
        for link in dict.fromkeys(read(path).links):
            target = urljoin(here, link)
            if urlsplit(target).scheme not in ("http", "https"):
                continue
            if not target.startswith(address):
                if urlsplit(target).netloc == urlsplit(address).netloc:
                    found.append(f"{path}: {link} leaves the folder of the site")
                continue
            where, _, anchor = target[len(address) :].partition("#")
            file = folder / unquote(where.partition("?")[0])
            if not where or where.endswith("/"):
                file /= "index.html"
            if not file.is_file():
                found.append(f"{path}: {link}: no such file")
            elif anchor and file.suffix == ".html" and unquote(anchor) not in read(file).ids:
                found.append(f"{path}: {link}: no such place")
    return found


def test_every_link_of_the_site_leads_somewhere(site: Site) -> None:
    assert broken(site.folder, ADDRESS) == []
    assert len(read(site.folder / "index.html").links) > 50


@pytest.mark.parametrize(
    ("link", "reason"),
    [
        ('<a href="b/">x</a>', "b/: no such file"),
        ('<a href="#b">x</a>', "#b: no such place"),
        ('<a href="../other/#b">x</a>', "../other/#b: no such place"),
        ('<a href="../../c/">x</a>', "leaves the folder of the site"),
        ('<img src="/d.png" alt="">', "leaves the folder of the site"),
        (f'<link rel="canonical" href="{ADDRESS}e/">', "no such file"),
        ('<img srcset="f.png 1x, g.png 2x" src="../index.html" alt="">', "f.png: no such file"),
        (f'<meta property="og:image" content="{ADDRESS}h.png">', "no such file"),
    ],
)
def test_a_broken_link_is_found(tmp_path: Path, link: str, reason: str) -> None:
    for name, text in (("index.html", ""), ("page/index.html", link), ("other/index.html", "x")):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    found = broken(tmp_path, ADDRESS)
    assert found
    assert reason in found[0]


def test_a_good_link_is_not_reported(tmp_path: Path) -> None:
    text = (
        '<p id="a b"><a href="#a%20b">x</a> <a href="../">y</a> <a href="https://other.example/">'
    )
    (tmp_path / "page").mkdir()
    (tmp_path / "index.html").write_text("", encoding="utf-8")
    (tmp_path / "page" / "index.html").write_text(text, encoding="utf-8")
    assert broken(tmp_path, ADDRESS) == []
