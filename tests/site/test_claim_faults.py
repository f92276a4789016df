"""What is wrong with references in prose, and where it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules_engine.loading.source import text_source
from rules_engine.site.verify import check_project
from rules_engine.words import Words
from tests.site.claimed import CAPTURE, SHOWN, faults_of, looked_up
from tests.site.projects import FENCE, mkdocs, places, small

if TYPE_CHECKING:
    from pathlib import Path

    from rules_engine.site.verify import Project


@pytest.mark.parametrize(
    ("reference", "code", "column"),
    [
        ("{{ }}", "bad-reference", 1),
        ("{{ points, }}", "bad-reference", 1),
        ("{{ pints }}", "bad-reference", 4),
        ("{{ variant: halatafl }}", "bad-reference", 1),
        ("{{ points: 3, variant: halatafl }}", "bad-reference", 12),
        ("{{ variant: halatafl, pieces }}", "bad-reference", 23),
        ("{{ variant: halatafl, points, rows }}", "bad-reference", 31),
        ("{{ variant: halatafl, points, points }}", "bad-reference", 31),
        (f"{{{{ variant: halatafl, {CAPTURE}, points }}}}", "bad-reference", 23),
        ("{{ variant: halatafl, points, as: }}", "bad-reference", 31),
        ("{{ variant: halatafl, points, step: 1 }}", "bad-reference", 31),
        ("{{ variant: halatafl, points, number: plies }}", "bad-reference", 31),
        ("{{ variant: halatafl, points, position: a/b }}", "bad-reference", 31),
        ("{{ variant: halatafl, points, noun: no }}", "bad-reference", 37),
        ("{{ variant: halatafl, plies }}", "bad-reference", 23),
        ("{{ solved: halatafl, points }}", "bad-reference", 22),
        ("{{ example, moves }}", "bad-reference", 4),
        ("{{ variant: , pieces: goose }}", "bad-reference", 4),
        ("{{ solved: , plies }}", "bad-reference", 4),
        ("{{ example: , moves }}", "bad-reference", 4),
        ("{{ points", "reference-unclosed", 1),
        ("{{ points } }", "reference-unclosed", 1),
        ("{{ points }", "reference-unclosed", 1),
        ("{{ points }}", "no-variant", 1),
        ("{{ moves }}", "no-example", 4),
        ("{{ variant: halatafl, moves }}", "no-example", 23),
        ("{{ variant: halatafel, points }}", "unknown-variant", 13),
        ("{{ variant: halatafl geese=15, points }}", "unknown-option", 13),
        ("{{ variant: halatafl geese, points }}", "bad-option", 13),
        ("{{ variant: halatafl, pieces: goos }}", "unknown-piece", 31),
        ("{{ variant: halatafl, region: pn }}", "unknown-region", 31),
        ("{{ variant: halatafl, entry: quit }}", "unknown-entry", 30),
        ("{{ variant: halatafl, entry: quiet, number: times }}", "unknown-number", 45),
        ("{{ variant: halatafl, entry: capture }}", "unknown-number", 30),
        ("{{ variant: halatafl, to-capture: quiet }}", "no-such-fact", 35),
        ("{{ variant: halatafl, each-side: repetition }}", "no-such-fact", 34),
        ("{{ variant: halatafl, in-hand: goose }}", "no-such-fact", 32),
        ("{{ variant: bagh-chal, at: goat }}", "no-such-fact", 28),
        ("{{ variant: bold-geese, rules }}", "no-such-fact", 25),
        ("{{ variant: bagh-chal, last-column }}", "no-such-fact", 24),
        ("{{ variant: tablut, region: corners, as: rectangle }}", "no-such-fact", 42),
        ("{{ variant: halatafl, neighbours: a1 }}", "no-such-point", 35),
        ("{{ variant: halatafl, neighbours: 44 }}", "bad-point", 35),
        ("{{ variant: halatafl, points, as: wrds }}", "bad-form", 35),
        ("{{ variant: halatafl, points, as: points }}", "bad-form", 35),
        ("{{ variant: halatafl, at: fox, as: words }}", "bad-form", 36),
        ("{{ variant: halatafl, at: fox, noun: yes }}", "bad-form", 38),
        ("{{ variant: halatafl, at: fox, as: rectangle }}", "bad-form", 36),
        ("{{ variant: halatafl, rules, as: points }}", "bad-form", 34),
        ("{{ variant: halatafl, rules, as: rectangle }}", "bad-form", 34),
        ("{{ variant: fox-and-geese geese=15 geese=17, points }}", "option-twice", 13),
        (f"{{{{ {CAPTURE}, on-board: goat, as: ordinal }}}}", "bad-form", 58),
        ("{{ example: bagh-chal/first, moves }}", "unknown-example", 13),
        (f"{{{{ {CAPTURE}, won, step: 3 }}}}", "no-such-step", 49),
        (f"{{{{ {CAPTURE}, won, step: last }}}}", "no-such-step", 49),
        (f"{{{{ {CAPTURE}, won, step: {'1' * 5000} }}}}", "no-such-step", 49),
        (f"{{{{ {CAPTURE}, won, step: \N{ARABIC-INDIC DIGIT ONE} }}}}", "no-such-step", 49),
        (f"{{{{ {CAPTURE}, won, step: \N{SUPERSCRIPT TWO} }}}}", "no-such-step", 49),
        (f"{{{{ {CAPTURE}, won, step: 01 }}}}", "no-such-step", 49),
        (f"{{{{ {CAPTURE}, moves, step: 1 }}}}", "bad-reference", 45),
        (f"{{{{ {CAPTURE}, move: 1, step: 1 }}}}", "bad-reference", 47),
        (f"{{{{ {CAPTURE}, move: {'1' * 5000} }}}}", "no-such-move", 44),
        (f"{{{{ {CAPTURE}, move: \N{ARABIC-INDIC DIGIT ONE} }}}}", "no-such-move", 44),
        (f"{{{{ {CAPTURE}, move: 0 }}}}", "no-such-move", 44),
        (f"{{{{ {CAPTURE}, move: 3 }}}}", "no-such-move", 44),
        (f"{{{{ {CAPTURE}, captures: 1 }}}}", "no-such-fact", 48),
        (f"{{{{ {CAPTURE}, captures, step: 0 }}}}", "no-such-move", 38),
        (f"{{{{ {CAPTURE}, legal-from: 3.3 }}}}", "no-such-fact", 50),
        (f"{{{{ {CAPTURE}, won }}}}", "no-winner", 38),
        ("{{ example: bagh-chal/quiet-turns, won }}", "no-winner", 36),
        ("{{ example: tablut/three-at-once, quiet-plies }}", "no-such-fact", 35),
        ("{{ solved: halatafl, plies }}", "not-solved", 12),
        ("{{ solved: halatafl, position: nope/nope, plies }}", "unknown-example", 32),
    ],
)
def test_a_reference_that_is_wrong(facts: Project, reference: str, code: str, column: int) -> None:
    assert faults_of(facts, f"Text.\n{reference}\n") == [(code, 2, column)]


def test_all_faults_come_at_once_and_say_what_was_meant(facts: Project) -> None:
    text = "{{ variant: halatafl, pieces: gose }} and\n- {{ variant: halatafl, pices: goose }}\n"
    guide, faults = looked_up(facts, text)
    assert [(fault.line, fault.column, fault.length) for fault in faults] == [
        (1, 31, 4),
        (2, 25, 5),
    ]
    assert [fault.hint for fault in faults] == ["did you mean 'goose'?", "did you mean 'pieces'?"]
    assert [claim.said for claim in guide.claims] == ["", ""]


def test_faulty_examples_and_variants_are_told_at_their_own_files(tmp_path: Path) -> None:
    page = "{{ example: halatafl/bad, moves }} {{ variant: mine, points }}\n"
    files = {
        "docs/en/more.md": page,
        "variants/mine.yml": "format: 1\nid: mine\nextends: halatafl\nfoo: x\n",
        "examples/halatafl/bad.yml": "variant: halatafl\nmoves: [a1-a2]\n",
    }
    found = check_project(small(tmp_path, files)).errors()
    assert {fault.file.rpartition("/")[2] for fault in found} == {"bad.yml", "mine.yml"}


def test_a_language_without_the_words(facts: Project) -> None:
    few = Words("en", text_source("piece-goose = geese\n    .gender = neuter\n", "few.ftl"))
    thin = facts._replace(words={"en": few})
    assert faults_of(thin, "x {{ variant: halatafl, pieces: goose }}\n") == [
        ("missing-words", 1, 3)
    ]


def test_the_check_reports_references(tmp_path: Path) -> None:
    wrong = SHOWN % "Um, {{ captured: gose }}."
    root = small(tmp_path, {"docs/pt/index.md": f"# {{{{ rows }}}}\n\n{wrong}"})
    assert places(check_project(root)) == [
        ("no-variant", "docs/pt/index.md", 1, 3),
        ("unknown-piece", "docs/pt/index.md", 6, 21),
    ]


def test_a_wrong_reference_stops_the_build(tmp_path: Path) -> None:
    root = small(
        tmp_path, {"docs/sv/index.md": f"{FENCE}\n{{{{ variant: halatafl, points: 3 }}}}\n"}
    )
    answer = mkdocs(root, "build")
    assert answer.returncode == 1
    assert "docs/sv/index.md:7:31: error[bad-reference]: 'points' takes no value" in answer.stderr
    assert "Traceback" not in answer.stderr
