"""Every page is HTML that a browser need not guess at, read strictly after the standard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import html5lib
import pytest
from html5lib.constants import E as MEANINGS

if TYPE_CHECKING:
    from pathlib import Path

    from tests.site.conftest import Site

pytestmark = pytest.mark.xdist_group("site")

SAMPLE = (
    "404.html",
    "index.html",
    "pt/compare/index.html",
    "sv/glossary/index.html",
    "games/bagh-chal/index.html",
)
"""A page of each kind: all of them take longer."""


def errors(file: Path) -> list[str]:
    """Return what is wrong with a page: line, column, what it is, and the text before it."""
    text = file.read_text(encoding="utf-8")
    lines = text.split("\n")
    parser = html5lib.HTMLParser()
    parser.parse(text)
    return [
        f"{file}:{line}:{column}: {MEANINGS[code] % values}: {lines[line - 1][:column][-80:]}"
        for (line, column), code, values in parser.errors
    ]


@pytest.mark.parametrize("name", SAMPLE)
def test_a_page_of_each_kind_is_valid(site: Site, name: str) -> None:
    assert not errors(site.folder / name)


@pytest.mark.slow
def test_every_page_is_valid(site: Site) -> None:
    assert not [one for file in sorted(site.folder.rglob("*.html")) for one in errors(file)]


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("<p><ol></ol></p>", "Unexpected end tag (p)"),
        ('<p id="a" id="b">one</p>', "duplicate-attribute"),
        ("<p>&nosuch;</p>", "entity"),
        ("<ul><li><b>one</li></ul>", "li"),
    ],
    ids=["nesting", "attribute", "entity", "unclosed"],
)
def test_what_is_wrong_is_heard(tmp_path: Path, body: str, told: str) -> None:
    file = tmp_path / "page.html"
    head = '<!doctype html>\n<html lang="en"><head><title>T</title></head><body>\n'
    file.write_text(f"{head}<p>right</p></body></html>", encoding="utf-8")
    assert errors(file) == []
    file.write_text(f"{head}{body}</body></html>", encoding="utf-8")
    found = errors(file)
    assert found
    assert all(f"{file}:3:" in one for one in found)
    assert told.lower().replace("-", " ") in " ".join(found).lower().replace("-", " ")
