"""Boards to print: every guide offers them, every link leads to a file, and they are kept."""

from __future__ import annotations

import hashlib
import logging
import re
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from pypdf import PdfReader

from rules_engine.site import printables as module
from rules_engine.site.drawings import Drawings
from rules_engine.site.printables import Printables
from rules_engine.site.verify import Project, read_project
from rules_engine.words.sheets import sheet_words
from tests.site.projects import LANGUAGES, ROOT, mkdocs, write

if TYPE_CHECKING:
    from rules_engine.game import Variant
    from rules_engine.words import Words
    from tests.site.conftest import Site

GUIDES = sorted(path.stem for path in (ROOT / "docs" / "en" / "games").glob("*.md"))
FOLDERS = {"en": "", "pt": "pt/", "sv": "sv/"}
LINK = re.compile(r'<a href="([^"]+)" type="(?:application/pdf|image/svg\+xml)">([^<]+)</a>')
DRAWINGS = Drawings()


def board(variant: Variant) -> Any:
    return DRAWINGS.board(variant).drawing


@pytest.fixture(scope="module")
def project() -> Project:
    return read_project(ROOT)


@pytest.mark.xdist_group("site")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_guide_offers_its_boards(site: Site, project: Project, language: str) -> None:
    found = set()
    for name in GUIDES:
        page = site.folder / FOLDERS[language] / "games" / name
        html = (page / "index.html").read_text(encoding="utf-8")
        assert html.count('id="print"') == 1
        links = LINK.findall(html)
        texts = [text for _, text in links]
        hrefs = [href for href, _ in links]
        assert len(set(hrefs)) == len(hrefs)
        for href in hrefs:
            assert (page / href).resolve().is_file()
        for variant in project.guides[f"{language}/games/{name}.md"].variants:
            for paper in ("a4", "letter"):
                stems = f"assets/print/{variant.text}/{language}-{paper}"
                assert any(stems in href and href.endswith(".pdf") for href in hrefs)
                assert any(stems in href and href.endswith("-1.svg") for href in hrefs)
        for text in texts:
            assert re.search(r"\((A4|Letter), (PDF|SVG)\)$", text), "format and paper are told"
        found |= {(page / href).resolve() for href in hrefs}
    made = {
        path.resolve()
        for path in (site.folder / "assets" / "print").glob(f"*/{language}-*")
        if path.is_file()
    }
    assert found == made, "nothing is made that no page names"


@pytest.mark.xdist_group("site")
def test_the_first_board_of_a_guide_leads_to_the_section(site: Site) -> None:
    for folder, words in (("", "Print this board"), ("sv/", "Skriv ut brädet")):
        html = site.html(f"{folder}games/halatafl")
        start, link = html.index('id="start-halatafl"'), html.index('<a href="#print">' + words)
        between = html[start:link]
        assert between.count("</figure>") == 1
        assert html.count('<a href="#print">' + words) == 1


@pytest.mark.xdist_group("site")
def test_the_table_of_contents_names_the_section(site: Site) -> None:
    html = site.html("pt/games/bagh-chal")
    assert re.search(r'<a href="#print"[^>]*>\s*<span[^>]*>\s*Imprima e jogue', html)


@pytest.mark.xdist_group("site")
def test_sizes_are_told_as_they_are(site: Site) -> None:
    html = site.html("games/copenhagen-hnefatafl")
    small = re.search(r"one sheet for the board, with squares of (\d+) mm", html)
    large = re.search(r"2 sheets for the board, to be glued together, with squares of (\d+)", html)
    points = re.search(
        r"one sheet for the board, with points (\d+) mm apart", site.html("games/bagh-chal")
    )
    assert small
    assert large
    assert points
    # Between its margins A4 is 190 mm wide and 277 mm high; a frame takes up to two squares.
    assert 190 / 13 <= int(small[1]) <= 190 / 11
    assert 277 / 13 <= int(large[1]) <= 277 / 11
    assert 190 / 7 <= int(points[1]) <= min(190 / 5, 32)


@pytest.mark.xdist_group("site")
def test_files_are_in_the_language_of_their_guide(site: Site) -> None:
    for language, words in (("en", "Two Foxes"), ("pt", "Duas Raposas"), ("sv", "Två rävar")):
        data = (site.folder / f"assets/print/halatafl/{language}-a4.pdf").read_bytes()
        text = PdfReader(BytesIO(data)).pages[0].extract_text()
        assert words in text


def test_what_is_kept_is_not_made_again(
    project: Project, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words, variant = project.words["pt"], project.variants["brandubh"][0]
    first = Printables(project, board, tmp_path)
    first.sheets(variant, words)
    files = dict(first.files())
    assert len(files) == 6, "on each of two papers a PDF file, and two SVG files"
    made = {path.name: path.stat().st_mtime_ns for path in tmp_path.iterdir()}

    def none(*_: object) -> bytes:
        raise AssertionError("it is there already")

    for where in ("game_sheet.game_pages", "sheet_pdf.pdf"):
        monkeypatch.setattr(f"rules_engine.diagram.{where}", none)
    second = Printables(project, board, tmp_path)
    second.sheets(variant, words)
    assert dict(second.files()) == files
    assert {path.name for path in tmp_path.iterdir()} == set(made)
    with pytest.raises(AssertionError):
        Printables(project, board, tmp_path).sheets(variant, project.words["sv"])


def test_rules_in_brief_stand_on_the_sheets(project: Project, tmp_path: Path) -> None:
    def brief(words: Words, variant: Variant) -> tuple[str, ...]:
        return (f"In {words.language} the rules of {variant.id} are few.",)

    told = Printables(project, board, tmp_path, brief)
    one = told.sheets(project.variants["tablut"][0], project.words["en"])[0]
    pages = [page.extract_text() for page in PdfReader(BytesIO(one.pdf)).pages]
    assert "In en the rules of tablut are few." in pages[0]
    assert "The rules in brief" in pages[0]


def test_a_language_whose_letters_are_missing_has_no_sheets_and_says_so(
    project: Project,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def in_nepali(*arguments: Any) -> Any:
        return sheet_words(*arguments)._replace(game="बाघचाल")

    monkeypatch.setattr(module, "sheet_words", in_nepali)
    with caplog.at_level(logging.WARNING):
        told = Printables(project, board, tmp_path)
        assert told.section(project.guides["en/games/bagh-chal.md"], "../../") == ""
    assert "no sheets to print in 'en'" in caplog.text
    assert dict(told.files()) == {}


GUIDE = """\
---
title: Brandubh
description: A guide.
variant: brandubh
---
{clauses}
``` start
brandubh
The start.
```
"""

CLAUSES = "".join(f"Clause {number}.\n{{#br-{number}}}\n\n" for number in range(1, 9))

CONFIG = """\
site_name: Small
site_url: https://rules-engine.example/
hooks: [{hook}]
theme: {{name: material, font: false, custom_dir: {theme}}}
markdown_extensions: [attr_list, md_in_html]
plugins:
  - i18n:
      docs_structure: folder
      languages:
        - {{locale: en, default: true, name: English, build: true}}
"""


def test_a_build_keeps_what_it_made_for_the_next(tmp_path: Path) -> None:
    hook = (ROOT / "hooks" / "rulebook.py").as_posix()
    theme = (ROOT / "rules_engine" / "site" / "theme").as_posix()
    files = {
        "mkdocs.yml": CONFIG.format(hook=hook, theme=theme),
        "docs/en/games/brandubh.md": GUIDE.format(clauses=CLAUSES),
    }
    write(tmp_path, {**files, "docs/en/index.md": "# Home\n\n[Brandubh](games/brandubh.md)\n"})
    built: list[dict[str, object]] = []
    for _ in range(2):
        answer = mkdocs(tmp_path, "build")
        assert answer.returncode == 0, answer.stderr
        site = tmp_path / "site" / "assets"
        made = [path for part in ("print", "cards") for path in (site / part).rglob("*.*")]
        built.append(
            {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(made)}
        )
        stored = sorted((tmp_path / ".cache" / "rulebook").iterdir())
        built.append({path.name: path.stat().st_ino for path in stored})
    assert built[0] == built[2]
    assert built[1] == built[3], "no file was written anew"
    assert {"en-a4.pdf", "en-letter.pdf", "en-a4-1.svg", "brandubh.png"} <= set(built[0])
