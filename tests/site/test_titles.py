"""Titles are plain text: what would be taken for HTML is refused, and other signs are shown."""

from __future__ import annotations

import re
from html import unescape
from typing import TYPE_CHECKING

import pytest

from rules_engine.site.verify import check_project
from tests.site.conftest import Site
from tests.site.framed import FRAMED, TITLES, framed
from tests.site.projects import CONFIG, FENCE, LANGUAGES, mkdocs, places, small

if TYPE_CHECKING:
    from pathlib import Path

    from rules_engine.loading import Fault

CODE = "html-in-title"
FOLDERS = {"en": "", "pt": "pt/", "sv": "sv/"}


def found(root: Path, files: dict[str, str]) -> list[Fault]:
    """Return the faults of titles in a project with some files."""
    return [fault for fault in check_project(small(root, files)) if fault.code == CODE]


@pytest.mark.parametrize(
    ("title", "sign"),
    [
        ("'Bold \"Geese\" <i> & Co'", "<"),
        ("1 > 0", ">"),
        ("A &lt;i&gt; B", "&lt;"),
        ("A &#60;i B", "&#60;"),
        ("Geese &copy Foxes", "&copy"),
        ("A &amp; B", "&amp;"),
        ('"A \\x3ci> B"', "<"),
    ],
)
def test_a_title_that_would_be_html_is_refused(tmp_path: Path, title: str, sign: str) -> None:
    page = f"---\ndescription: x\ntitle: {title}\n---\n\n{FENCE}"
    (fault,) = found(tmp_path, {"docs/pt/index.md": page})
    assert places([fault]) == [(CODE, "docs/pt/index.md", 3, 8)]
    assert f"'{sign}'" in fault.message
    assert fault.hint
    assert fault.severity == "error"


@pytest.mark.parametrize(
    "title",
    ["Foxes & Geese", "Q&A", "'AT&T: \"x\"'", "\"It's & that's\"", "A & lt; B", "R&D;"],
)
def test_other_signs_may_stand_in_a_title(tmp_path: Path, title: str) -> None:
    page = f"---\ntitle: {title}\ndescription: '<i> &lt; \"x\"'\n---\n\n{FENCE}"
    assert found(tmp_path, {"docs/pt/index.md": page}) == []


@pytest.mark.parametrize(
    ("old", "new", "line", "column"),
    [
        ("site_name: Small", "site_name: Sm<b>all", 1, 12),
        ("site_name: Small", 'site_name: The "small" one', 1, 12),
        ("name: Português,", "name: Português, site_name: '1 > 0',", 18, 52),
        ("name: Svenska,", "name: Svenska, nav_translations: {Home: '<Hem>'},", 19, 64),
        ("theme:", "nav:\n  - Home: index.md\n  - A <i>:\n      - B: same.md\ntheme:", 7, 5),
        ("theme:", "nav:\n  - Home: index.md\n  - A:\n      - B > C: same.md\ntheme:", 8, 9),
    ],
)
def test_so_is_what_the_settings_print(
    tmp_path: Path, old: str, new: str, line: int, column: int
) -> None:
    assert CONFIG.count(old) == 1
    (fault,) = found(tmp_path, {"mkdocs.yml": CONFIG.replace(old, new)})
    assert places([fault]) == [(CODE, "mkdocs.yml", line, column)]
    assert fault.hint


def test_a_project_without_settings_has_no_such_fault(tmp_path: Path) -> None:
    root = small(tmp_path)
    (root / "mkdocs.yml").unlink()
    assert [fault.code for fault in check_project(root) if fault.code == CODE] == []


@pytest.mark.xdist_group("site")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_is_shown_as_it_was_written(small_site: Site, language: str) -> None:
    html = small_site.html(f"{FOLDERS[language]}games/halatafl")
    (title,) = re.findall(r'<h1 id="title">(.*?)</h1>', html)
    assert unescape(title) == TITLES[language]
    assert "&amp;" in title
    for name in ("", "games/fox-and-geese", "same"):
        lines = small_site.html(f"{FOLDERS[language]}{name}").splitlines()
        shown = [line.strip() for line in lines if unescape(line.strip()) == TITLES[language]]
        assert shown, "in the menu"


def test_a_title_that_is_a_heading_is_escaped_once(tmp_path: Path) -> None:
    page = "# Foxes & *Geese* 1 &lt; 2\n\nIt is.\n\n## Part {#part}\n\nTo.\n"
    root = framed(tmp_path, FRAMED)
    for language in LANGUAGES:
        (root / "docs" / language / "same.md").write_text(page, encoding="utf-8")
    answer = mkdocs(root, "build")
    assert answer.returncode == 0, answer.stderr
    html = (root / "site" / "same" / "index.html").read_text(encoding="utf-8")
    (title,) = re.findall(r"<head>.*?<title>(.*?)</title>", html, re.DOTALL)
    assert unescape(title) == "Foxes & Geese 1 < 2 | Small"
    (told,) = re.findall(r'<meta property="og:title" content="(.*?)">', html)
    assert unescape(told) == "Foxes & Geese 1 < 2"
    assert "Foxes & Geese 1 < 2" not in html
