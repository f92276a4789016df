"""``translations``: the report of languages, its status, and stamps."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Ran

PAGES = {
    "en": "---\ntitle: X\n---\n\nThe fox steps.\n",
    "pt": "---\ntitle: X\n---\n\nA raposa anda.\n",
    "sv": "---\ntitle: X\n---\n\nRäven går dit.\n",
}


@pytest.fixture
def pages(project: Path) -> Path:
    """Add a page in three languages to the project."""
    for language, text in PAGES.items():
        path = project / "docs" / language / "index.md"
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
    return project


def test_languages_are_told_of(run: Callable[..., Ran], pages: Path) -> None:
    ran = run("translations", "--pages")
    assert (ran.status, ran.err) == (1, "")
    lines = ran.out.splitlines()
    assert lines[0].startswith("en, complete: pages 1 of 1, generated words ")
    assert lines[1] == "    3 words of prose, 0 of examples' notes"
    assert lines[2] == "    index.md: 3 words of prose, 0 of examples' notes"
    assert lines[3].startswith("pt, complete: pages 1 of 1, generated words ")
    assert lines[4] == ("    3 words of prose for 3 (1.00), 0 of examples' notes for 0 (none)")
    assert "docs/pt/index.md:1:1: error[not-stamped]" in ran.out
    assert "rules-engine translations --stamp docs/sv/index.md" in ran.out
    assert lines[-1] == "2 faults in complete languages"
    assert pages.is_dir()


def test_stamps_make_it_well_until_the_source_changes(run: Callable[..., Ran], pages: Path) -> None:
    ran = run("translations", "--stamp", "docs/pt/index.md")
    assert (ran.status, ran.out) == (
        0,
        "stamped docs/pt/index.md\n1 page stamped, 0 up to date already\n",
    )
    text = (pages / "docs/pt/index.md").read_text(encoding="utf-8")
    head, digest, rest = text.partition("source-digest: ")
    assert (head, digest, rest[12:]) == (
        "---\ntitle: X\n",
        "source-digest: ",
        "\n---\n\nA raposa anda.\n",
    )
    assert run("translations", "--lang", "pt").status == 0
    assert run("translations").status == 1
    assert run("translations", "--stamp-all").out == (
        "stamped docs/sv/index.md\n1 page stamped, 1 up to date already\n"
    )
    ran = run("translations")
    assert (ran.status, ran.out.splitlines()[-1]) == (0, "all is well")
    assert (pages / "docs/en/index.md").read_text(encoding="utf-8") == PAGES["en"]

    (pages / "docs/en/index.md").write_text(PAGES["en"] + "\nMore.\n", encoding="utf-8")
    ran = run("translations")
    assert ran.status == 1
    assert ran.out.count("error[translation-stale]") == 2
    assert ran.out.count("error[section-differs]") == 2
    assert run("check").out.count("warning[translation-stale]") == 2
    assert run("translations", "--stamp-all", "--lang", "sv").out == (
        "stamped docs/sv/index.md\n1 page stamped, 0 up to date already\n"
    )
    assert run("translations").out.count("error[translation-stale]") == 1


def test_line_ends_are_kept(run: Callable[..., Ran], pages: Path) -> None:
    path = pages / "docs/sv/index.md"
    windows = PAGES["sv"].replace("\n", "\r\n").encode()
    path.write_bytes(windows)
    run("translations", "--stamp", "docs/sv/index.md")
    lines = path.read_bytes().split(b"\r\n")
    assert lines.pop(2).startswith(b"source-digest: ")
    assert b"\r\n".join(lines) == windows


def test_json_has_all_of_it(run: Callable[..., Ran], pages: Path) -> None:
    (pages / "docs/sv/index.md").unlink()
    ran = run("translations", "--format", "json")
    assert ran.status == 1
    told = json.loads(ran.out)
    assert [one["language"] for one in told["languages"]] == ["en", "pt", "sv"]
    swedish = told["languages"][2]
    assert swedish["complete"] is True
    assert swedish["pages"] == {"of": 1, "missing": ["index.md"]}
    assert swedish["words"]["missing"] == []
    assert told["languages"][1]["sizes"] == [
        {"page": "index.md", "prose": 3, "notes": 0, "source_prose": 3, "source_notes": 0}
    ]
    assert [(one["code"], one["severity"], one["file"]) for one in told["faults"]] == [
        ("not-stamped", "error", "docs/pt/index.md"),
        ("page-missing", "error", "docs/sv/index.md"),
    ]


def test_a_word_left_in_another_language_is_a_fault(run: Callable[..., Ran], pages: Path) -> None:
    path = pages / "docs/pt/index.md"
    path.write_text(PAGES["pt"].replace("raposa", "fox"), encoding="utf-8")
    assert "docs/pt/index.md:5:3: error[left-over-term]" in run("translations").out
    assert "docs/pt/index.md:5:3: warning[left-over-term]" in run("check").out


def test_a_page_that_cannot_be_read_comes_first(run: Callable[..., Ran], pages: Path) -> None:
    (pages / "docs/pt/index.md").write_bytes(b"\xff")
    for arguments in ((), ("--stamp-all",)):
        ran = run("translations", *arguments)
        assert ran.status == 1
        assert "docs/pt/index.md:1:1: error[not-utf-8]" in ran.out
    assert b"source-digest" not in (pages / "docs/sv/index.md").read_bytes()


def test_a_page_that_cannot_be_read_is_told_in_json_too(
    run: Callable[..., Ran], pages: Path
) -> None:
    (pages / "docs/pt/index.md").write_bytes(b"\xff")
    ran = run("translations", "--format", "json")
    told = json.loads(ran.out)
    assert (ran.status, told["languages"]) == (1, [])
    assert [(one["code"], one["file"]) for one in told["faults"]] == [
        ("not-utf-8", "docs/pt/index.md")
    ]


def test_where_one_page_cannot_be_stamped_none_is(run: Callable[..., Ran], pages: Path) -> None:
    path = pages / "docs/sv/index.md"
    path.write_bytes(b"---\n{title: X}\n---\n")
    before = {one: one.read_bytes() for one in pages.rglob("*.md")}
    for arguments in (("--stamp-all",), ("--stamp", "docs/pt/index.md", "docs/sv/index.md")):
        ran = run("translations", *arguments)
        assert (ran.status, ran.err) == (1, "")
        assert ran.out.startswith("docs/sv/index.md:2:1: error[front-matter-in-braces]: ")
        assert ran.out.endswith("without the braces\n\nnothing is stamped\n")
        assert {one: one.read_bytes() for one in before} == before
    assert run("translations", "--stamp", "docs/pt/index.md").status == 0


def test_a_page_that_is_named_twice_is_stamped_once(run: Callable[..., Ran], pages: Path) -> None:
    path = (pages / "docs/pt/index.md").as_posix()
    ran = run("translations", "--stamp", "docs/pt/index.md", "docs/pt/index.md", path)
    assert ran.out == "stamped docs/pt/index.md\n1 page stamped, 0 up to date already\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--lang", "xx"), "there are no pages in 'xx'; known are en, pt, sv"),
        (("--stamp", "docs/en/index.md"), "is the source, not a translation"),
        (("--stamp", "docs/pt/nothing.md"), "is no page in docs"),
        (("--stamp", "docs/pt/own.md"), "has no source en/own.md"),
        (("--stamp", "docs/pt/index.md", "--stamp-all"), "leave --stamp-all and --lang out"),
        (("--stamp", "docs/pt/index.md", "--lang", "pt"), "leave --stamp-all and --lang out"),
        (("--stamp", "docs/pt/index.md", "--format", "json"), "--stamp makes no report"),
        (("--stamp-all", "--format", "json"), "--stamp-all makes no report; leave --pages and"),
        (("--stamp-all", "--pages"), "--stamp-all makes no report"),
    ],
)
def test_wrong_use(
    run: Callable[..., Ran], pages: Path, arguments: tuple[str, ...], words: str
) -> None:
    (pages / "docs/pt/own.md").write_text("# A\n", encoding="utf-8")
    ran = run("translations", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert words in ran.err
    assert (pages / "docs/pt/index.md").read_text(encoding="utf-8") == PAGES["pt"]


def test_a_project_without_pages_is_wrong_use(run: Callable[..., Ran]) -> None:
    ran = run("translations")
    assert ran.status == 2
    assert "there is no folder 'docs' here" in ran.err
