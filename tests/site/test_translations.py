"""Translations and their sources: digests, stamps, and how far a language has come."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from rules_engine.loading import Faults, Library
from rules_engine.loading.source import text_source
from rules_engine.site.guides import Guide, read_guide, read_guides
from rules_engine.site.settings import read_settings
from rules_engine.site.translation_report import Report, report
from rules_engine.site.translations import source_digest
from rules_engine.site.verify import check_project
from tests.site.projects import LANGUAGES, ROOT, places, small, write

PAGE = """\
---
title: The fox
description: One sentence.
variant: halatafl
---

# The fox {#fox}

It steps
and jumps.
"""


def page(text: str, language: str = "en") -> Guide:
    source = text_source(text, f"docs/{language}/games/x.md")
    return read_guide(source, language, "games/x.md", Faults())


def digest(text: str) -> str:
    return source_digest(page(text))


def test_the_digest_is_that_of_title_description_and_blocks() -> None:
    """Worked out here: each part after its length in bytes, on a line."""
    parts = ["The fox", "One sentence.", "# The fox {#fox}", "It steps and jumps."]
    data = "".join(f"{len(part.encode())}\n{part}" for part in parts)
    assert digest(PAGE) == hashlib.sha256(data.encode()).hexdigest()[:12]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("It steps\nand jumps.", "It steps and\n  jumps."),
        ("title: The fox", "title: 'The fox'"),
        (
            "title: The fox\ndescription: One sentence.",
            "description: One sentence.\ntitle: The fox",
        ),
        ("variant: halatafl", "variant: bagh-chal"),
        ("variant: halatafl\n", "variant: halatafl\nhide: toc\n"),
        ("\n\nIt", "\n\n\n  \nIt"),
        ("\n", "\r\n"),
        ("jumps.\n", "jumps."),
    ],
)
def test_what_does_not_count(old: str, new: str) -> None:
    assert old in PAGE
    assert digest(PAGE.replace(old, new)) == digest(PAGE)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("jumps.", "jumps!"),
        ("The fox\ndesc", "A fox\ndesc"),
        ("One sentence.", "Another."),
        ("It steps\nand", "It steps\n\nand"),
        ("{#fox}", "{#foxes}"),
        (
            "title: The fox\ndescription: One sentence.",
            "title: One sentence.\ndescription: The fox",
        ),
    ],
)
def test_what_counts(old: str, new: str) -> None:
    assert old in PAGE
    assert digest(PAGE.replace(old, new)) != digest(PAGE)


def test_a_page_needs_no_front_matter_to_have_a_digest() -> None:
    assert digest("# A\n") == digest("---\nhide: toc\n---\n# A\n")
    assert digest("---\ntitle: A\n---\n") != digest("# A\n")


def translated(root: Path, digests: dict[str, str]) -> Path:
    """Write a page in each language; translations keep the digest that is given for theirs."""
    texts = {"en": "The fox steps.", "pt": "A raposa anda.", "sv": "Räven går."}
    pages = {}
    for language, text in texts.items():
        kept = f"source-digest: {digests[language]}\n" if language in digests else ""
        pages[f"docs/{language}/more.md"] = f"---\ntitle: X\n{kept}---\n\n{text}\n"
    return small(root, pages)


SOURCE = digest("---\ntitle: X\n---\n\nThe fox steps.\n")


def test_a_translation_whose_source_changed_is_stale(tmp_path: Path) -> None:
    root = translated(tmp_path, {"pt": SOURCE, "sv": SOURCE})
    assert places(check_project(root)) == []
    write(root, {"docs/en/more.md": "---\ntitle: X\n---\n\nThe fox jumps.\n"})
    faults = list(check_project(root))
    assert places(faults) == [
        ("translation-stale", "docs/pt/more.md", 3, 16),
        ("translation-stale", "docs/sv/more.md", 3, 16),
    ]
    assert {fault.severity for fault in faults} == {"warning"}
    assert faults[0].message == "docs/en/more.md has changed since this page was translated"
    assert faults[0].hint.endswith("then: rules-engine translations --stamp docs/pt/more.md")


def test_a_translation_without_a_stamp_is_no_fault_of_the_project(tmp_path: Path) -> None:
    root = translated(tmp_path, {"sv": SOURCE})
    assert places(check_project(root)) == []
    assert [place for place in places(told(root).faults) if "more" in place[1]] == [
        ("not-stamped", "docs/pt/more.md", 1, 1)
    ]


def test_stamps_that_are_none(tmp_path: Path) -> None:
    root = translated(tmp_path, {"en": SOURCE, "pt": "0123456789AB", "sv": SOURCE})
    write(root, {"docs/sv/own.md": f"---\nsource-digest: {SOURCE}\n---\n"})
    assert places(check_project(root)) == [
        ("no-translation", "docs/en/more.md", 3, 16),
        ("bad-digest", "docs/pt/more.md", 3, 16),
        ("no-translation", "docs/sv/own.md", 2, 16),
    ]


@pytest.mark.parametrize(
    ("name", "english"),
    [
        ("more.md", b"\xff"),
        ("more.md", b"---\ntitle: [\n---\n"),
        ("more.md", b"# A bell: \x07\n"),
        ("more.markdown", b"# A name that ends otherwise\n"),
        ("deep/er/more.md", b"\xff"),
    ],
)
def test_a_source_that_cannot_be_read_says_nothing_of_its_translations(
    tmp_path: Path, name: str, english: bytes
) -> None:
    pages = {
        f"docs/{language}/{Path(name).with_suffix('.md')}": f"---\nsource-digest: {SOURCE}\n---\n"
        for language in ("pt", "sv")
    }
    root = small(tmp_path, pages)
    path = root / "docs" / "en" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(english)
    faults = list(check_project(root))
    assert "no-translation" not in {fault.code for fault in faults}
    assert f"docs/en/{name}" in {fault.file for fault in faults}
    path.unlink()
    told = [fault.file for fault in check_project(root) if fault.code == "no-translation"]
    assert told == list(pages)


def test_a_language_that_is_not_complete_is_only_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = translated(tmp_path, {"pt": SOURCE, "sv": "0123456789ab"})
    write(root, {"docs/sv/more.md": "---\ntitle: X\nsource-digest: 0123456789ab\n---\n\nA fox.\n"})
    write(root, {"docs/en/only.md": "# Only\n", "docs/pt/only.md": "# A\n"})
    for module in ("translations", "translation_report"):
        monkeypatch.setattr(f"rules_engine.site.{module}.COMPLETE", ("en", "pt"))
    assert places(check_project(root)) == []
    found = told(root)
    swedish = next(one for one in found.languages if one.language == "sv")
    assert not swedish.complete
    assert swedish.missing_pages == ("only.md",)
    assert {
        fault.code: fault.severity for fault in found.faults if fault.file.startswith("docs/sv/")
    } == {
        "translation-stale": "warning",
        "page-missing": "warning",
        "left-over-term": "warning",
        "not-stamped": "warning",
    }
    assert {fault.severity for fault in found.faults if "pt/" in fault.file} == {"error"}


def told(root: Path, only: tuple[str, ...] = ()) -> Report:
    faults = Faults()
    guides, _ = read_guides(root / "docs", LANGUAGES, root, faults)
    assert not faults.errors()
    variants = Library((root / "variants",)).check("halatafl")
    return report(guides, LANGUAGES, variants, read_settings(root), only)


SECTIONED = "# X\n\n## One {#one}\n\nText.\n\nMore.\n\n## Two {#two}\n\n"


def test_sections_are_those_of_the_source(tmp_path: Path) -> None:
    root = small(
        tmp_path,
        {
            "docs/en/more.md": SECTIONED,
            "docs/pt/more.md": SECTIONED.replace("Text.\n\nMore.", "Text.\nMore."),
            "docs/sv/more.md": SECTIONED.replace("{#two}", "{#twee}").replace("Text", "- Text"),
        },
    )
    found = [place for place in places(told(root).faults) if place[0].startswith("section")]
    assert found == [
        ("section-differs", "docs/pt/more.md", 3, 1),
        ("section-missing", "docs/sv/more.md", 1, 1),
        ("section-unknown", "docs/sv/more.md", 9, 1),
    ]


def test_a_text_much_shorter_than_its_source_stands_out(tmp_path: Path) -> None:
    """A hundred words become 79 or 126, elsewhere 80 or 125; with few pages that is the measure."""
    source = "# X\n\n## One {#one}\n\n" + "word " * 99 + "\n"
    root = small(
        tmp_path,
        {
            "docs/en/more.md": source,
            "docs/pt/more.md": source.replace("word " * 99, "word " * 78),
            "docs/sv/more.md": source.replace("word " * 99, "word " * 125),
            "docs/en/like.md": source,
            "docs/pt/like.md": source.replace("word " * 99, "word " * 79),
            "docs/sv/like.md": source.replace("word " * 99, "word " * 124),
        },
    )
    found = [fault for fault in told(root).faults if fault.code == "length-stands-out"]
    assert places(found) == [
        ("length-stands-out", "docs/pt/more.md", 1, 1),
        ("length-stands-out", "docs/pt/more.md", 3, 1),
        ("length-stands-out", "docs/sv/more.md", 1, 1),
        ("length-stands-out", "docs/sv/more.md", 3, 1),
    ]
    assert {fault.severity for fault in found} == {"warning"}
    assert found[1].message == "this section has 79 words, and docs/en/more.md:3 has 100"


def test_notes_of_examples_are_compared(tmp_path: Path) -> None:
    fence = "``` example\nhalatafl/must-jump\n0. {}.\n1. {}.\n```\n"
    pages = {
        f"docs/{language}/index.md": f"# Small\n\n{fence.format('a ' * count, 'b ' * count)}"
        for language, count in (("en", 50), ("pt", 39), ("sv", 50))
    }
    found = [fault for fault in told(small(tmp_path, pages)).faults if "length" in fault.code]
    assert places(found) == [("length-stands-out", "docs/pt/index.md", 1, 1)]
    assert found[0].message == (
        "the notes of this page's examples have 78 words, and docs/en/index.md has 100"
    )


def test_words_that_a_variant_needs_are_asked_for(tmp_path: Path) -> None:
    rules = "format: 1\nid: third-foxes\nextends: halatafl\nsource: made for this test\n"
    root = small(tmp_path, {"variants/third-foxes.yml": rules})
    guides, _ = read_guides(root / "docs", LANGUAGES, root, Faults())
    variants = Library((root / "variants",)).check("third-foxes")
    found = report(guides, LANGUAGES, variants, None)
    assert [one.missing_keys for one in found.languages] == [("game-third-foxes",)] * 3
    words = [fault for fault in found.faults if fault.code == "missing-words"]
    assert [fault.file.rpartition("/")[2] for fault in words] == ["en.ftl", "pt.ftl", "sv.ftl"]


def test_a_missing_page_is_an_error_of_a_complete_language(tmp_path: Path) -> None:
    root = small(tmp_path, {"docs/en/more.md": "# Small\n", "docs/sv/more.md": "# Small\n"})
    found = [fault for fault in told(root).faults if fault.code == "page-missing"]
    assert places(found) == [("page-missing", "docs/pt/more.md", 0, 0)]
    assert found[0].severity == "error"
    assert [fault for fault in told(root, ("sv",)).faults if fault.code == "page-missing"] == []


def test_the_translations_of_this_project_are_whole() -> None:
    """Pages, words and sections; that they are stamped, the command asks."""
    faults = Faults()
    guides, unread = read_guides(ROOT / "docs", LANGUAGES, ROOT, faults)
    library = Library((ROOT / "variants",))
    variants = [variant for name in library.names() for variant in library.check(name)]
    found = report(guides, LANGUAGES, variants, read_settings(ROOT))
    assert not unread
    assert [(one.language, one.missing_pages, one.missing_keys) for one in found.languages] == [
        (language, (), ()) for language in LANGUAGES
    ]
    assert {fault.code for fault in found.faults} <= {"not-stamped"}
