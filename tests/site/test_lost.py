"""What would be lost in silence: front matter, files in the wrong place, pages not read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules_engine.loading import Library
from rules_engine.loading.faults import WARNING
from rules_engine.site import verify
from rules_engine.site.verify import check_project, read_project
from tests.site.projects import FENCE, LANGUAGES, MUST_JUMP, places, small, write

if TYPE_CHECKING:
    from pathlib import Path

GUIDE = "games/halatafl.md"
ANCHORS = "".join(f"Clause.\n{{#ht-{number}}}\n\n" for number in range(1, 14))
HEAD = "---\ntitle: x\ndescription: y\nvariant: halatafl\n---\n"


def guides(head: str) -> dict[str, str]:
    """Return a guide with the same front matter in every language."""
    return {f"docs/{code}/{GUIDE}": f"{head}\n{ANCHORS}{FENCE}" for code in LANGUAGES}


def errors(root: Path, language: str = "en") -> list[tuple[str, int, int]]:
    """Return code and place of the errors in the guide of a language."""
    found = check_project(root).errors()
    return [(f.code, f.line, f.column) for f in found if f.file == f"docs/{language}/{GUIDE}"]


def test_a_guide_with_its_front_matter_has_no_faults(tmp_path: Path) -> None:
    assert check_project(small(tmp_path, guides(HEAD))).errors() == ()


@pytest.mark.parametrize(
    ("head", "expected"),
    [
        ("", [("front-matter-missing", 1, 1)]),
        ("---\n---\n", [("front-matter-missing", 1, 1)]),
        ("---\ntitle: x\n", [("front-matter-unclosed", 1, 1)]),
        ("\n" + HEAD, [("front-matter-late", 2, 1)]),
        (" " + HEAD, [("front-matter-late", 1, 2)]),
        ("title: x\nvariant: halatafl\n", [("front-matter-unmarked", 1, 1)]),
        (HEAD.replace("variant:", "varient:"), [("missing-key", 2, 1), ("unknown-key", 4, 1)]),
        (HEAD.replace("title: x\n", ""), [("missing-key", 2, 1)]),
        (HEAD.replace("description: y\n", ""), [("missing-key", 2, 1)]),
        (HEAD.replace(": y", ": [y]"), [("wrong-type", 3, 14)]),
        (HEAD.replace(": halatafl", ": [halatafl, halatafl]"), [("named-twice", 4, 21)]),
        (HEAD.replace(": halatafl", ": []"), [("empty-value", 4, 10)]),
        ("---\n- title\n---\n", [("wrong-type", 2, 1)]),
        (HEAD.replace("title: x", "hide: [toc]\ntitle: x"), []),
        (HEAD.replace("\n", "\r\n"), []),
    ],
)
def test_front_matter_is_read_or_it_is_a_fault(
    tmp_path: Path, head: str, expected: list[tuple[str, int, int]]
) -> None:
    assert errors(small(tmp_path, guides(head))) == expected


def test_front_matter_with_other_line_ends_names_its_variants(tmp_path: Path) -> None:
    root = small(tmp_path)
    (root / "docs" / "en" / "games").mkdir()
    (root / "docs" / "en" / GUIDE).write_bytes(HEAD.replace("\n", "\r\n").encode())
    guide = read_project(root).guides[f"en/{GUIDE}"]
    assert [scalar.text for scalar in guide.variants] == ["halatafl"]


def test_a_page_that_is_no_guide_to_a_game_needs_no_front_matter(tmp_path: Path) -> None:
    pages = {f"docs/{code}/games/index.md": "# All games\n" for code in LANGUAGES}
    assert places(check_project(small(tmp_path, pages))) == []
    root = small(tmp_path, {"docs/en/index.md": f"---\ntitel: Home\n---\n{FENCE}"})
    assert places(check_project(root)) == [("unknown-key", "docs/en/index.md", 2, 1)]


@pytest.mark.parametrize(
    ("data", "code"),
    [(b"---\n\ttitle: x\n---\n", "tab"), ("tåg\n".encode("latin-1"), "not-utf-8")],
)
def test_a_guide_that_cannot_be_read_is_not_said_to_be_missing(
    tmp_path: Path, data: bytes, code: str
) -> None:
    root = small(tmp_path, guides(HEAD) | {"examples/halatafl/second.yml": MUST_JUMP})
    page = root / "docs" / "sv" / GUIDE
    page.write_bytes(data)
    found = check_project(root)
    assert [fault.code for fault in found.errors()] == [code]
    assert "not-shown" not in {fault.code for fault in found}


def test_a_wrong_example_is_the_only_fault(tmp_path: Path) -> None:
    """Neither that no such example is there, nor that nothing shows its clause."""
    wrong = MUST_JUMP.replace("play: d6xd4", "play: a3-a4")
    root = small(tmp_path, guides(HEAD) | {"examples/halatafl/must-jump.yml": wrong})
    found = [fault for fault in check_project(root) if fault.code != "part-missing"]
    assert [(f.code, f.file) for f in found] == [
        ("illegal-move", "examples/halatafl/must-jump.yml")
    ]


def test_a_faulty_variant_is_the_only_fault(tmp_path: Path) -> None:
    start = "\n``` start\nhalatafl\n```\n"
    files = {name: text + start for name, text in guides(HEAD).items()}
    files["variants/halatafl.yml"] = (
        "format: 1\nid: halatafl\nextends: fox-and-geese\nsource: x\nfoo: y\n"
    )
    found = check_project(small(tmp_path, files))
    assert {(fault.code, fault.file.rpartition("/")[2]) for fault in found} == {
        ("unknown-key", "halatafl.yml")
    }


@pytest.mark.parametrize(
    "name",
    [
        "variants/foo.yaml",
        "variants/foo.YML",
        "variants/drafts/foo.yml",
        "rulesets/foo.yaml",
        "boards/old/foo.yml",
        "examples/halatafl/Foo.YML",
        "examples/halatafl/more/foo.yml",
        "docs/en/games/x.MD",
        "docs/en/x.markdown",
    ],
)
def test_a_file_that_nothing_would_read(tmp_path: Path, name: str) -> None:
    root = small(tmp_path, {name: "format: 1\n"})
    assert places(check_project(root)) == [("misplaced-file", name, 0, 0)]


def test_a_file_of_the_package_that_nothing_would_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = write(tmp_path / "package", {"variants/a.yml": "", "rulesets/b.yaml": ""})
    monkeypatch.setattr(verify, "BUILT_IN", package / "variants")
    codes = places(check_project(small(tmp_path)))
    assert [(code, file.rpartition("/")[2]) for code, file, _, _ in codes] == [
        ("misplaced-file", "b.yaml")
    ]


def test_a_page_with_a_wrong_ending_is_not_said_to_be_missing(tmp_path: Path) -> None:
    files = guides(HEAD)
    files["docs/pt/games/halatafl.MD"] = files.pop(f"docs/pt/{GUIDE}")
    assert {fault.code for fault in check_project(small(tmp_path, files)).errors()} == {
        "misplaced-file"
    }


def test_a_folder_of_no_language_of_the_site(tmp_path: Path) -> None:
    files = {"docs/de/index.md": FENCE, "docs/assets/README.md": "", "docs/media/a.svg": ""}
    (fault,) = check_project(small(tmp_path, files))
    assert (fault.code, fault.file, fault.severity) == ("misplaced-file", "docs/de", WARNING)


def test_a_region_that_nothing_uses(tmp_path: Path) -> None:
    variant = (
        "format: 1\nid: home\nextends: halatafl\nsource: x\nregions:\n  pen: c5-e7\n  far: a3\n"
    )
    root = small(tmp_path, {"variants/home.yml": variant})
    (fault,) = check_project(root)
    assert (fault.code, fault.line, fault.severity) == ("unused-region", 7, WARNING)
    assert Library((root / "variants",)).load("home").rules.regions["far"]
