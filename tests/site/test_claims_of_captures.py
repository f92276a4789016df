"""References to captures: how many captors a piece takes, on a point or wherever it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.site.claimed import faults_of, said
from tests.site.projects import LANGUAGES

if TYPE_CHECKING:
    from rules_engine.site.verify import Project


@pytest.mark.parametrize(
    ("reference", "en", "pt", "sv"),
    [
        # TB-7: between two enemies. A defender helps the king, so only attackers have a gender.
        ("captors: defender", "two", "dois", "två"),
        ("captors: attacker", "two", "duas", "två"),
        # TB-8, TB-10: an empty corner stands in for one of the two.
        ("captors: defender, on: b1", "one", "um", "en"),
        ("captors: defender, on: d4", "two", None, None),
        # TB-10: all sides of the king, where throne, edge and corners close theirs.
        ("captors: king, on: e5", "four", "quatro", "fyra"),
        ("captors: king, on: e6", "three", "três", "tre"),
        ("captors: king, on: c3", "four", None, None),
        ("captors: king, on: a5", "three", None, None),
        ("captors: king, on: b1", "two", "dois", "två"),
        ("captors: king, on: e5, as: ordinal", "fourth", "quarto", "fjärde"),
        ("captors: king, on: e5, noun: yes", "four attackers", "quatro atacantes", None),
    ],
)
def test_how_many_captors_a_piece_takes(
    facts: Project, reference: str, en: str, pt: str | None, sv: str | None
) -> None:
    for language, wanted in zip(LANGUAGES, (en, pt, sv), strict=True):
        if wanted is not None:
            assert said(facts, f"variant: tablut, {reference}", language) == wanted


@pytest.mark.parametrize(
    ("reference", "code", "column"),
    [
        ("{{ variant: tablut, captors }}", "bad-reference", 21),
        ("{{ variant: tablut, captors: kng }}", "unknown-piece", 30),
        ("{{ variant: tablut, captors: all }}", "no-such-fact", 30),
        ("{{ variant: tablut, captors: king }}", "no-such-fact", 30),
        ("{{ variant: tablut, captors: king, on: }}", "bad-reference", 36),
        ("{{ variant: tablut, captors: king, on: j1 }}", "no-such-point", 40),
        ("{{ variant: tablut, captors: king, on: 11 }}", "bad-point", 40),
        ("{{ variant: tablut, points, on: e5 }}", "bad-reference", 29),
        ("{{ variant: halatafl, captors: goose }}", "no-such-fact", 32),
        ("{{ variant: tablut, captors: king, in: throne }}", "bad-reference", 36),
    ],
)
def test_what_is_wrong_with_a_reference_to_captors(
    facts: Project, reference: str, code: str, column: int
) -> None:
    assert faults_of(facts, f"Text.\n{reference}\n") == [(code, 2, column)]
