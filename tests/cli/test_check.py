"""``check``: what it looks at, what it prints, and its exit status."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import rules_engine
from tests.loading.small import SMALL, edited

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Ran

BUILT_IN = len(list(Path(rules_engine.__file__).parent.glob("variants/*.yml")))
"""The variants that come with the package."""


def put(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def bent(name: str, old: str, new: str) -> None:
    path = Path("examples") / f"{name}.yml"
    path.write_text(edited(path.read_text(encoding="utf-8"), (old, new)), encoding="utf-8")


def places(text: str) -> list[str]:
    """Return the places and codes of a report for people."""
    return [line.partition("]")[0] for line in text.splitlines() if ": error[" in line]


def test_a_correct_project(run: Callable[..., Ran]) -> None:
    ran = run("check")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == f"checked {BUILT_IN} variants, 2 examples: all is well\n"


def test_all_faults_at_once(run: Callable[..., Ran], project: Path) -> None:
    bent("halatafl/must-jump", "captures: [d5]", "captures: [d4]")
    bent("halatafl/must-jump", "result: ongoing", "result: {wins: foxes, by: pen-filled}")
    bent("bagh-chal/first-goat", "1.1-1.2", "1.1-1.3")
    put(project / "variants" / "small.yml", edited(SMALL, ("symbol: C", "symbol: CC")))
    ran = run("check")
    assert (ran.status, ran.err) == (1, "")
    assert places(ran.out) == [
        "examples/bagh-chal/first-goat.yml:4:5: error[illegal-move",
        "examples/halatafl/must-jump.yml:15:5: error[wrong-captures",
        "examples/halatafl/must-jump.yml:18:3: error[wrong-result",
        "variants/small.yml:7:29: error[bad-symbol",
    ]
    assert ran.out.endswith(f"\n\nchecked {BUILT_IN + 1} variants, 2 examples: 4 errors\n")


def test_a_false_claim_shows_the_board_and_what_the_engine_says(run: Callable[..., Ran]) -> None:
    bent("halatafl/must-jump", "d6-d7: mandatory", "d6-d7: occupied")
    ran = run("check")
    for words in ("6      . F .", "claimed: d6-d7 is refused by occupied", "engine:  mandatory"):
        assert words in ran.out


def test_one_file(run: Callable[..., Ran]) -> None:
    bent("bagh-chal/first-goat", "1.1-1.2", "1.1-1.3")
    good = run("check", "examples/halatafl/must-jump.yml")
    assert good == (0, "checked 1 example: all is well\n", "")
    bad = run("check", "examples/bagh-chal/first-goat.yml")
    assert bad.status == 1
    assert bad.out.endswith("checked 1 example: 1 error\n")


def test_folders_and_files_are_looked_at_once(run: Callable[..., Ran]) -> None:
    folder, file = "examples/halatafl", "examples/halatafl/must-jump.yml"
    assert run("check", folder, file, folder).out == "checked 1 example: all is well\n"
    assert run("check", "examples").out == "checked 2 examples: all is well\n"


def test_variants_by_file_and_by_folder(run: Callable[..., Ran], project: Path) -> None:
    file = put(project / "drafts" / "small.yml", SMALL)
    assert run("check", str(file)) == (0, "checked 1 variant: all is well\n", "")
    assert run("check", "drafts") == (0, "checked 1 variant: all is well\n", "")
    put(file, edited(SMALL, ("{fewer-than: 2,", "{fewer-than: 9,")))
    ran = run("check", "drafts")
    assert ran.status == 1
    assert places(ran.out) == ["drafts/small.yml:29:26: error[over-at-start"]


def test_a_project_that_lies_elsewhere(
    run: Callable[..., Ran], project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bent("bagh-chal/first-goat", "1.1-1.2", "1.1-1.3")
    assert run("check", ".") == run("check")
    assert "file=examples/bagh-chal/" in run("check", ".", "--format", "github").out
    monkeypatch.chdir(project.parent)
    ran = run("check", project.name)
    assert places(ran.out) == [
        f"{project.name}/examples/bagh-chal/first-goat.yml:4:5: error[illegal-move"
    ]


def test_guides_are_checked_with_the_project(
    run: Callable[..., Ran], project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A guide with a figure needs its sisters in the complete languages that the project has."""
    put(
        project / "docs" / "en" / "games" / "halatafl.md",
        "---\ntitle: Halatafl\ndescription: Two foxes.\nvariant: halatafl\n---\n# Halatafl\n\n"
        "``` example\nhalatafl/must-jump\n0. Before.\n1. After.\n```\n",
    )
    (project / "docs" / "sv").mkdir()
    assert "docs/sv/games/halatafl.md: error[guide-missing" in places(run("check").out)
    assert "1 guide:" in run("check").out
    monkeypatch.chdir(project.parent)
    place = f"{project.name}/docs/sv/games/halatafl.md: error[guide-missing"
    assert place in places(run("check", project.name).out)


def test_a_draft_may_lie_anywhere(run: Callable[..., Ran], project: Path) -> None:
    text = (project / "examples" / "halatafl" / "must-jump.yml").read_text(encoding="utf-8")
    put(project / "draft.yml", text)
    assert run("check", "draft.yml").out == "checked 1 example: all is well\n"
    put(project / "examples" / "bagh-chal" / "moved.yml", text)
    ran = run("check", "examples/bagh-chal/moved.yml")
    assert places(ran.out) == ["examples/bagh-chal/moved.yml:1:10: error[other-folder"]


def test_an_example_of_a_variant_in_another_folder(run: Callable[..., Ran], project: Path) -> None:
    put(project / "drafts" / "small.yml", SMALL)
    put(project / "draft.yml", "variant: small\nmoves: [b3-b2]\n")
    assert run("check", "draft.yml", "--variants", "drafts").status == 0
    ran = run("check", "draft.yml")
    assert places(ran.out) == ["draft.yml:1:10: error[unknown-variant"]


@pytest.mark.parametrize(
    ("path", "text", "place"),
    [
        ("a.yml", "some: thing\n", "a.yml: error[unknown-file"),
        ("a.yml", "", "a.yml: error[unknown-file"),
        ("a.yml", "a: [\n", "a.yml:1:5: error[unclosed-bracket"),
        ("variants/a.yml", "some: thing\n", "variants/a.yml:1:1: error[missing-key"),
        ("examples/halatafl/a.yml", "some: x\n", "examples/halatafl/a.yml:1:1: error[unknown-key"),
        ("examples/halatafl/a.yml", "- x\n", "examples/halatafl/a.yml:1:1: error[wrong-type"),
    ],
)
def test_keys_and_places_tell_what_a_file_is(
    run: Callable[..., Ran], project: Path, path: str, text: str, place: str
) -> None:
    put(project / path, text)
    ran = run("check", path)
    assert ran.status == 1
    assert place in places(ran.out)


def test_files_where_nothing_would_read_them(run: Callable[..., Ran], project: Path) -> None:
    text = (project / "examples" / "halatafl" / "must-jump.yml").read_text(encoding="utf-8")
    put(project / "examples" / "stray.yml", text)
    put(project / "examples" / "halatafl" / "other.yaml", text)
    put(project / "examples" / "halatafl" / "README.md", "nothing to see\n")
    ran = run("check")
    assert places(ran.out) == [
        "examples/halatafl/other.yaml: error[misplaced-file",
        "examples/stray.yml: error[misplaced-file",
    ]


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("docs.md", "guides are checked with the whole project"),
        ("empty", "no file of a variant or an example in 'empty'"),
        ("nothing.yml", "there is no file or folder 'nothing.yml'"),
        ("x" * 3000 + ".yml", "File name too long"),
    ],
)
def test_paths_of_which_nothing_can_be_said(
    run: Callable[..., Ran], project: Path, path: str, words: str
) -> None:
    (project / "empty").mkdir()
    put(project / "docs.md", "# A guide\n")
    ran = run("check", "examples", path)
    assert (ran.status, ran.out) == (2, "")
    assert words in ran.err


def test_annotations_for_github(run: Callable[..., Ran]) -> None:
    assert run("check", "--format", "github") == (0, "", "")
    bent("bagh-chal/first-goat", "1.1-1.2", "1.1-1.3")
    ran = run("check", "--format", "github")
    assert (ran.status, ran.err) == (1, "")
    (line,) = ran.out.splitlines()
    assert line.startswith(
        "::error file=examples/bagh-chal/first-goat.yml,line=4,col=5,title=illegal-move::move 2 "
    )


def test_json(run: Callable[..., Ran]) -> None:
    assert json.loads(run("check", "--format", "json").out) == []
    bent("bagh-chal/first-goat", "1.1-1.2", "1.1-1.3")
    ran = run("check", "--format", "json")
    (fault,) = json.loads(ran.out)
    assert (fault["file"], fault["line"], fault["column"], fault["code"], fault["severity"]) == (
        "examples/bagh-chal/first-goat.yml",
        4,
        5,
        "illegal-move",
        "error",
    )


def test_a_folder_without_a_project_is_told_so(
    run: Callable[..., Ran], project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "no project" not in run("check").out
    (project / "elsewhere").mkdir()
    monkeypatch.chdir(project / "elsewhere")
    ran = run("check")
    assert ran.status == 0
    assert ran.out.startswith(f"checked {BUILT_IN} variants: all is well\n")
    assert "note: no project is here, neither examples/ nor docs/" in ran.out


def test_a_clause_that_is_none_is_a_fault_however_its_file_is_named(
    run: Callable[..., Ran],
) -> None:
    bent("halatafl/must-jump", "shows: [HT-6]", "shows: [HT-66]")
    place = "examples/halatafl/must-jump.yml:2:9: error[unknown-clause"
    for paths in ((), ("examples",), ("examples/halatafl/must-jump.yml",)):
        ran = run("check", *paths)
        assert (ran.status, places(ran.out)) == (1, [place])


def test_a_file_in_capital_letters_is_looked_at(run: Callable[..., Ran], project: Path) -> None:
    put(project / "drafts" / "DRAFT.YML", "variant: halatafl\nmoves: [a1-a2]\n")
    assert places(run("check", "drafts").out) == ["drafts/DRAFT.YML:2:9: error[illegal-move"]


def test_the_variants_of_a_project_that_lies_elsewhere(
    run: Callable[..., Ran], project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(project / "variants" / "small.yml", edited(SMALL, ("symbol: C", "symbol: CC")))
    monkeypatch.chdir(project.parent)
    place = f"{project.name}/variants/small.yml:7:29: error[bad-symbol"
    assert places(run("check", project.name).out) == [place]


def test_warnings_are_strictly_faults(run: Callable[..., Ran], project: Path) -> None:
    """An example that no guide shows is a warning where there are guides."""
    put(project / "docs" / "en" / "index.md", "---\ntitle: Home\ndescription: Home.\n---\n# Home\n")
    ran = run("check")
    assert ran.out.count("warning[not-shown]") == 2
    assert ": error[" not in ran.out
    assert (ran.status, run("check", "--strict").status) == (0, 1)
    assert "2 warnings" in ran.out
    assert ran.out.endswith("\nnote: with --strict, as on the site, warnings are faults\n")
    assert "note:" not in run("check", "--strict").out
    assert run("check", "--strict", "examples").status == 0


def test_a_project_with_variants_from_another_folder(
    run: Callable[..., Ran], project: Path
) -> None:
    put(project / "drafts" / "small.yml", edited(SMALL, ("  top: a3-c3\n", "")))
    put(project / "examples" / "small" / "step.yml", "variant: small\nmoves: [b3-b2]\n")
    assert places(run("check").out) == ["examples/small/step.yml:1:10: error[unknown-variant"]
    ran = run("check", "--variants", "drafts")
    assert ran.out == f"checked {BUILT_IN + 1} variants, 3 examples: all is well\n"


def test_a_variant_whose_file_has_no_name(run: Callable[..., Ran], project: Path) -> None:
    put(project / "variants" / "My Game.yml", edited(SMALL, ("id: small", "id: My Game")))
    ran = run("check")
    assert (ran.status, ran.err) == (1, "")
    assert places(ran.out) == ["variants/My Game.yml:2:5: error[bad-name"]
