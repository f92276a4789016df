"""Headings and their ids: each has one, the same in every language, and no id is there twice."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from rules_engine.loading.source import text_source
from rules_engine.site.headings import headings
from rules_engine.site.leftovers import leftovers
from rules_engine.site.verify import check_project, read_project
from tests.site.projects import FENCE, LANGUAGES, ROOT, mkdocs, places, small, write

if TYPE_CHECKING:
    from pathlib import Path

    from rules_engine.site.fences import Place
    from tests.site.conftest import Site


def found(text: str) -> list[Place]:
    return list(headings(text_source(text, "page.md")))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("# Title\n\n## A {#a}\n\n### B {#b-1}\n", [("a", 3, 6), ("b-1", 5, 7)]),
        ("## A\n", [("", 1, 1)]),
        ("##A\n", [("", 1, 1)]),
        ("## A {: #a .wide }\n", [("a", 1, 6)]),
        ("## A {.wide #a}\n", [("a", 1, 6)]),
        ("## A {.wide}\n", [("", 1, 1)]),
        ("## A {#a} B\n", [("", 1, 1)]),
        ("---\ntitle: x\n---\n\n## A {#a}\n", [("a", 5, 6)]),
        ("A {#a}\n------\n", [("a", 1, 3)]),
        ("A\n---\n", [("", 1, 1)]),
        ("A\nB\n---\n", []),
        ("A\n\n---\n\nB\n", []),
        ("``` yaml\n## no heading\n```\n\n## A {#a}\n", [("a", 5, 6)]),
        ("````\n```\n## no heading\n````\n", []),
        ("- item\n\n    ```\n## no heading\n    ```\n", []),
        ("<!-- a\n## no heading\n-->\n## A {#a}\n", [("a", 4, 6)]),
        ("``` never closed\n\n## A {#a}\n", [("a", 3, 6)]),
    ],
)
def test_headings_of_a_page(text: str, wanted: list[tuple[str, int, int]]) -> None:
    assert found(text) == wanted


def test_the_headings_of_the_guides_are_those_of_the_site() -> None:
    guides = read_project(ROOT).guides.values()
    assert len(guides) >= 45
    names = [place.name for guide in guides for place in headings(guide.source)]
    assert len(names) > 300
    assert all(names)
    assert {"board", "end", "questions", "shieldwall", "fort", "sources"} <= set(names)


@pytest.mark.xdist_group("site")
def test_the_title_of_every_page_has_the_same_id(site: Site) -> None:
    pages = sorted(site.folder.rglob("index.html"))
    assert len(pages) >= 45
    for path in pages:
        titles = re.findall(r"<h1[^>]*>", path.read_text(encoding="utf-8"))
        assert titles == ['<h1 id="title">'], path


def test_a_heading_without_an_id_is_a_fault(tmp_path: Path) -> None:
    page = f"# Small\n\n{FENCE}\n## Here\n"
    root = small(tmp_path, {"docs/pt/index.md": page})
    line = page.splitlines().index("## Here") + 1
    (fault,) = check_project(root)
    assert places([fault]) == [("heading-without-id", "docs/pt/index.md", line, 1)]
    assert "{#" in fault.expected


def test_headings_that_a_language_lacks_are_a_fault(tmp_path: Path) -> None:
    pages = {f"docs/{code}/index.md": f"# Small\n\n{FENCE}\n## A {{#a}}\n" for code in LANGUAGES}
    line = len(f"# Small\n\n{FENCE}\n".splitlines()) + 1
    assert check_project(small(tmp_path, pages)).errors() == ()
    write(tmp_path, {"docs/sv/index.md": pages["docs/sv/index.md"].replace("#a}", "#b}")})
    faults = check_project(tmp_path).errors()
    assert sorted(places(faults)) == [
        ("headings-differ", "docs/en/index.md", line, 6),
        ("headings-differ", "docs/sv/index.md", line, 6),
    ]
    assert "docs/sv/index.md has no heading with the id 'a'" in str([one.message for one in faults])


def test_an_id_that_is_there_twice_stops_the_build(tmp_path: Path) -> None:
    page = f'# Small\n\n{FENCE}\n<p id="halatafl-must-jump">x</p>\n'
    root = small(tmp_path, {"docs/pt/index.md": page})
    answer = mkdocs(root, "build", "--strict")
    assert answer.returncode == 1
    wanted = (
        "pt/index.html: several elements have the same id: halatafl-must-jump; "
        "see docs/pt/index.md:9:8"
    )
    assert [line for line in answer.stderr.splitlines() if "same id" in line] == [wanted]


def test_ids_of_the_theme_count_too(tmp_path: Path) -> None:
    html = '<input id="__search"><p id="__search" class="a"><p\nid="b"><p data-id="b">'
    (tmp_path / "index.html").write_text(html, encoding="utf-8")
    assert leftovers(tmp_path, {}, ()) == [
        "index.html: several elements have the same id: __search"
    ]
