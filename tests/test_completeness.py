"""Every variant is complete: source, perft, flattened form, examples, clauses, guides."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from rules_engine.loading import Library
from rules_engine.site.verify import Project, read_project
from rules_engine.words import COMPLETE

if TYPE_CHECKING:
    from rules_engine.loading.variant_file import VariantFile

ROOT = Path(__file__).parent.parent
NAMES = Library().names()


@pytest.fixture(scope="module")
def project() -> Project:
    return read_project(ROOT)


def perft_systems() -> set[str]:
    text = (ROOT / "tests" / "data" / "perft.txt").read_text(encoding="utf-8")
    return {line.split()[0] for line in text.splitlines() if line and not line.startswith("#")}


def reachable_clauses(project: Project, name: str) -> set[str]:
    """Return the clauses of a variant but those that every entry marks as unreachable."""
    unreachable: set[str] = set()
    reachable: set[str] = set()
    for variant in project.variants[name]:
        for entry in variant.rules.entries():
            (unreachable if entry.unreachable else reachable).update(entry.clauses)
    return set(project.clauses[name]) - (unreachable - reachable)


def test_the_project_has_no_fault(project: Project) -> None:
    assert [fault.message for fault in project.faults] == []


def test_there_are_the_games_that_the_project_teaches() -> None:
    assert set(NAMES) >= {
        "bagh-chal",
        "fox-and-geese",
        "fox-and-geese-ten",
        "fox-and-hounds",
        "halatafl",
        "alea-evangelii",
        "ard-ri",
        "brandubh",
        "copenhagen-hnefatafl",
        "copenhagen-hnefatafl-13",
        "copenhagen-hnefatafl-7",
        "copenhagen-hnefatafl-9",
        "fetlar-hnefatafl",
        "tablut",
        "tablut-linnaeus",
        "tawlbwrdd",
    }


@pytest.mark.parametrize("name", NAMES)
def test_a_variant_names_its_source(name: str) -> None:
    assert Library().flat(name).file.sources


@pytest.mark.parametrize("name", NAMES)
def test_a_variant_has_perft_counts(name: str) -> None:
    assert name in perft_systems()


@pytest.mark.parametrize("name", NAMES)
def test_a_variant_has_a_golden_flattened_form(name: str) -> None:
    assert (ROOT / "tests" / "golden" / "flat" / f"{name}.yml").is_file()


@pytest.mark.parametrize("name", NAMES)
def test_each_clause_is_shown_by_an_example(project: Project, name: str) -> None:
    """For a rule set any example of any of its boards counts."""
    file = project.library.flat(name).file
    shown = {
        clause
        for example in project.examples.values()
        for clause in example.shows
        if example.variant.id == name
        or (clause not in file.clauses and same_rules(file, project, example.variant.id))
    }
    assert reachable_clauses(project, name) - shown == set()


def same_rules(file: VariantFile, project: Project, other: str) -> bool:
    rules = project.library.flat(other).file.rules
    return file.rules is not None and rules is not None and rules.text == file.rules.text


@pytest.mark.parametrize("language", sorted(COMPLETE))
@pytest.mark.parametrize("name", NAMES)
def test_each_clause_is_told_in_a_guide(project: Project, name: str, language: str) -> None:
    guides = [
        guide
        for guide in project.guides.values()
        if guide.language == language and name in {scalar.text for scalar in guide.variants}
    ]
    assert guides
    anchors = {place.name for guide in guides for place in guide.anchors}
    assert {clause.lower() for clause in project.clauses[name]} - anchors == set()


def test_the_clauses_are_numbered_without_a_gap(project: Project) -> None:
    """A clause that is missing from the variant's file would be missed by everything else."""
    numbers: dict[str, set[int]] = {}
    for clauses in project.clauses.values():
        for clause in clauses:
            letters, number = clause.split("-")
            numbers.setdefault(letters, set()).add(int(number))
    for letters, found in numbers.items():
        assert found == set(range(1, max(found) + 1)), letters


@pytest.mark.parametrize(
    ("letters", "last"),
    [
        *(("FG", 14), ("FT", 12), ("HT", 13), ("BC", 15), ("FH", 13)),
        *(("TB", 14), ("CH", 20), ("BR", 8), ("AR", 6), ("TW", 5), ("TL", 6), ("FE", 7), ("AE", 5)),
    ],
)
def test_the_last_clause_of_each_sheet_is_there(project: Project, letters: str, last: int) -> None:
    every = {clause for clauses in project.clauses.values() for clause in clauses}
    assert f"{letters}-{last}" in every
    assert f"{letters}-{last + 1}" not in every
