"""References to moves: to the one that led to a step, and to those that can be made there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules_engine.game import Variant
from rules_engine.loading.suggest import one_of
from rules_engine.site.claims_of_moves import ONLY
from tests.site.claimed import CAPTURE, faults_of, filled, looked_up, said
from tests.site.projects import LANGUAGES

if TYPE_CHECKING:
    from rules_engine.position import Move, Position
    from rules_engine.site.verify import Project

CHAIN = "example: fox-and-geese-ten/past-ten"
CHOICE = "example: halatafl/free-choice, step: 0"
COUNTED = "example: fox-and-geese-ten/counted-captures, step: 0"
PEN = "example: halatafl/pen-filled"
TABLUT = "example: tablut/three-at-once"
THIRD = "example: halatafl/third-time"
STUCK = "example: fox-and-hounds/caught"
MUST = "example: halatafl/must-jump, step: 0"


@pytest.mark.parametrize(
    ("reference", "en", "pt", "sv"),
    [
        # BC-14: a goat is placed beside the tiger in the corner, which jumps it.
        (f"{CAPTURE}, from", "(1,1)", "(1,1)", "(1,1)"),
        (f"{CAPTURE}, to", "(1,3)", "(1,3)", "(1,3)"),
        (f"{CAPTURE}, to: 1", "(1,2)", None, None),
        (f"{CAPTURE}, to, step: 1", "(1,2)", None, None),
        (f"{CAPTURE}, taken", "(1,2)", None, None),
        # FT-4: a chain of two jumps from c3 over d4 and f5.
        (f"{CHAIN}, from", "c3", None, None),
        (f"{CHAIN}, via", "e5", "e5", "e5"),
        (f"{CHAIN}, to: 1", "g5", None, None),
        (f"{CHAIN}, taken", "d4 and f5", "d4 e f5", "d4 och f5"),
        (f"{CHAIN}, taken, as: choice", "d4 or f5", "d4 ou f5", "d4 eller f5"),
        (f"{CHAIN}, legal-taken: c3, step: 0", "d4 and f5", None, None),
        # TB-7: three at once, told by columns as every list of squares is.
        (f"{TABLUT}, taken", "e3, f4 and g3", "e3, f4 e g3", "e3, f4 och g3"),
        # BC: the tiger on (1,1) has three neighbours, and one of them can be jumped.
        (f"{CAPTURE}, legal-from: 1.1, step: 1", "three", "três", "tre"),
        (
            f"{CAPTURE}, legal-from: 1.1, step: 1, as: choice",
            "(1,3), (2,1) or (2,2)",
            "(1,3), (2,1) ou (2,2)",
            "(1,3), (2,1) eller (2,2)",
        ),
        (
            f"{CAPTURE}, legal-from: 1.1, step: 1, as: neither",
            "(1,3), (2,1) or (2,2)",
            "(1,3), (2,1) nem (2,2)",
            "(1,3), (2,1) eller (2,2)",
        ),
        (
            f"{CAPTURE}, legal-from: 1.1, step: 1, only: steps, as: points",
            "(2,1) and (2,2)",
            "(2,1) e (2,2)",
            "(2,1) och (2,2)",
        ),
        (f"{CAPTURE}, legal-from: 1.1, step: 1, only: captures, as: points", "(1,3)", None, None),
        (f"{CAPTURE}, legal-taken: 1.1, step: 1", "(1,2)", None, None),
        (f"{CAPTURE}, legal-count, only: captures, step: 1", "one", "um", "ett"),
        # FT-11: a step up or down, a jump, and the jump after it, at which the fox may stop.
        (f"{COUNTED}, legal-from: a4", "four", None, None),
        (f"{COUNTED}, legal-from: a4, only: captures", "two", None, None),
        (f"{COUNTED}, legal-from: a4, only: steps, as: choice", "a3 or a5", "a3 ou a5", None),
        # HT-6, HT-7: no step while a fox can jump, and no stop while it can jump on.
        (f"{CHOICE}, legal: a3xa5", "a5", "a5", "a5"),
        (f"{CHOICE}, legal: d5xd3xb3, as: taken", "d4 and c3", "d4 e c3", "d4 och c3"),
        (f"{CHOICE}, legal: d5-f5, as: move", "d5×f5", "d5×f5", "d5×f5"),
        (f"{CHOICE}, legal: d5xf5, as: to", "f5", None, None),
        (f"{CHOICE}, illegal: d5-d6", "d6", "d6", "d6"),
        (f"{CHOICE}, illegal: d5xd3", "d3", None, None),
        (f"{CHOICE}, illegal: d5xd3, as: taken", "d4", None, None),
        (f"{CHOICE}, illegal: d5xd3, as: move", "d5×d3", None, None),
        (f"{CHOICE}, legal-count, only: steps", "zero", None, None),
        (f"{CAPTURE}, legal: 3.3", "(3,3)", None, None),
        # HT-9: eight of nine points of the pen, and c5 has its left side free.
        (f"{PEN}, on-board: goose, in: pen, step: 0", "eight", "oito", "åtta"),
        (f"{PEN}, on-board: goose, in: pen, as: ordinal", "ninth", "nono", "nionde"),
        (f"{PEN}, on-board: fox, in: pen", "zero", None, None),
        (f"{PEN}, legal-from: c5, step: 0, as: points", "b5", "b5", "b5"),
        # HT-12: it was there once on the way to the example's start.
        (f"{THIRD}, occurrence, as: ordinal, step: 0", "second", "segunda", "andra"),
        (f"{THIRD}, occurrence, step: 1", "one", "uma", "en"),
        (f"{THIRD}, occurrence, as: ordinal", "third", "terceira", "tredje"),
        ("variant: tablut, region: corners, as: choice", "a1, a9, i1 or i9", None, None),
        ("variant: halatafl, at: fox, as: choice", "c7 or e7", "c7 ou e7", "c7 eller e7"),
    ],
)
def test_what_is_said_of_moves(
    facts: Project, reference: str, en: str, pt: str | None, sv: str | None
) -> None:
    for language, wanted in zip(LANGUAGES, (en, pt, sv), strict=True):
        if wanted is not None:
            assert said(facts, reference, language) == wanted


def test_pieces_in_a_region_are_its_points_when_it_is_full(facts: Project) -> None:
    assert said(facts, f"{PEN}, at: goose, in: pen") == said(
        facts, "variant: halatafl, region: pen, as: points"
    )


def test_a_move_that_can_be_made_is_written_as_the_one_made(facts: Project) -> None:
    written = said(facts, f"{TABLUT}, legal: f1-f3, as: move, step: 0")
    assert written == said(facts, f"{TABLUT}, move: 1")
    assert set(written.replace("–", "×").split("×")) == {"f1", "f3", "e3", "f4", "g3"}


WORDS = """\
``` example
bagh-chal/first-capture
0. A goat may come to {{ legal: 3.3 }}.
1. A goat on {{ to }}; beside it, the tiger can jump {{ legal-taken: 1.1 }}.
2. From {{ from }} to {{ to }}, over the goat on {{ taken }}; it came by {{ move: 1 }}.
```
"""


def test_in_a_figure_it_is_the_move_that_led_to_the_step(facts: Project) -> None:
    guide, faults = looked_up(facts, WORDS)
    assert list(faults) == []
    assert [words.text for words in guide.fences[0].words] == [
        "A goat may come to (3,3).",
        "A goat on (1,2); beside it, the tiger can jump (1,2).",
        "From (1,1) to (1,3), over the goat on (1,2); it came by (1,2).",
    ]


@pytest.mark.parametrize(
    ("reference", "code", "column"),
    [
        (f"{{{{ {CAPTURE}, from, step: 0 }}}}", "no-such-move", 38),
        (f"{{{{ {CAPTURE}, taken, step: 0 }}}}", "no-such-move", 38),
        (f"{{{{ {CAPTURE}, from: 3 }}}}", "no-such-move", 44),
        (f"{{{{ {CAPTURE}, to: 1.3 }}}}", "no-such-move", 42),
        (f"{{{{ {CAPTURE}, from: 1 }}}}", "no-such-fact", 44),
        (f"{{{{ {CAPTURE}, via }}}}", "no-such-fact", 38),
        (f"{{{{ {CAPTURE}, taken: 1 }}}}", "no-such-fact", 45),
        (f"{{{{ {CAPTURE}, from: 2, step: 1 }}}}", "bad-reference", 47),
        (f"{{{{ {CAPTURE}, to, as: ordinal }}}}", "bad-form", 46),
        (f"{{{{ {CAPTURE}, taken, as: points }}}}", "bad-form", 49),
        (f"{{{{ {CAPTURE}, taken, noun: yes }}}}", "bad-form", 51),
        ("{{ variant: halatafl, to }}", "no-example", 23),
        (f"{{{{ {CAPTURE}, legal-from: 1.1 }}}}", "no-such-fact", 50),
        (f"{{{{ {CAPTURE}, legal-from: 9.9 }}}}", "no-such-point", 50),
        (
            f"{{{{ {CAPTURE}, legal-from: 5.5, step: 1, only: captures, as: points }}}}",
            "no-such-fact",
            50,
        ),
        (f"{{{{ {CAPTURE}, legal-from: 5.5, step: 1, as: rectangle }}}}", "bad-form", 68),
        (f"{{{{ {CAPTURE}, legal-taken: 5.5, step: 1 }}}}", "no-such-fact", 51),
        (f"{{{{ {CAPTURE}, legal-count, only: jumps }}}}", "bad-reference", 57),
        (f"{{{{ {CAPTURE}, legal-count, only: }}}}", "bad-reference", 51),
        (f"{{{{ {CAPTURE}, moves, only: captures }}}}", "bad-reference", 45),
        (f"{{{{ {CAPTURE}, captured: goat, in: edge }}}}", "bad-reference", 54),
        (f"{{{{ {CAPTURE}, at: goat, in: edge }}}}", "unknown-region", 52),
        (f"{{{{ {PEN}, at: goose, in: pn }}}}", "unknown-region", 49),
        (f"{{{{ {PEN}, at: fox, in: pen }}}}", "no-such-fact", 38),
        (f"{{{{ {CAPTURE}, legal }}}}", "bad-reference", 38),
        (f"{{{{ {CAPTURE}, legal: 1.1-2.1 }}}}", "not-legal", 45),
        (f"{{{{ {CAPTURE}, illegal: 3.3 }}}}", "not-illegal", 47),
        (f"{{{{ {CAPTURE}, illegal: 1.1-2.1 }}}}", "no-such-fact", 47),
        (f"{{{{ {CAPTURE}, legal: 1.1+2.1 }}}}", "bad-move", 45),
        (f"{{{{ {CAPTURE}, legal: 9.9 }}}}", "no-such-point", 45),
        (f"{{{{ {CAPTURE}, legal: 3.3, as: taken }}}}", "no-such-fact", 54),
        (f"{{{{ {CAPTURE}, legal: 3.3, as: from }}}}", "bad-form", 54),
        (f"{{{{ {STUCK}, illegal: e8-d7 }}}}", "no-such-fact", 45),
        (f"{{{{ {STUCK}, legal: e8-d7 }}}}", "not-legal", 43),
    ],
)
def test_what_is_wrong_with_a_reference_to_moves(
    facts: Project, reference: str, code: str, column: int
) -> None:
    assert faults_of(facts, f"Text.\n{reference}\n") == [(code, 2, column)]


@pytest.mark.parametrize(
    ("reference", "message", "hint"),
    [
        # TB-7: three at once; a1 is empty.
        (
            f"{TABLUT}, step: 0, legal: f1-f3xa1",
            "f1-f3xa1 captures e3, f4, g3",
            "write that, or no captures",
        ),
        (
            f"{TABLUT}, step: 0, illegal: f1-f3xa1",
            "a move that cannot be made captures nothing",
            "leave the captures out",
        ),
        (
            f"{MUST}, illegal: d6xb4, as: taken",
            "no piece stands on c5",
            "without a form it is where the move ends",
        ),
        (
            f"{MUST}, illegal: d6-d6",
            "d6-d6 ends where it begins, so it is no move",
            "write where the piece would go",
        ),
        (
            f"{CAPTURE}, from: 1",
            "the move (1,2) brings a piece from the hand, from no point",
            "'to' is where it is placed",
        ),
        (
            f"{CAPTURE}, taken: 1",
            "the move (1,2) captures nothing",
            "taken: 2 is its first move that does",
        ),
        (
            f"{CAPTURE}, to, step: 0",
            "bagh-chal/first-capture has no move before its start",
            "say which: to: 1, up to 2",
        ),
        (
            f"{CHOICE}, legal: d5-d6",
            "d5-d6 cannot be made here",
            "A capture is possible, and capturing is mandatory.",
        ),
        (f"{CHOICE}, illegal: d5xf5", "d5xf5 can be made here", "legal: d5xf5"),
        (
            f"{CHOICE}, legal-from: a3, only: steps, as: points",
            "the piece on a3 cannot step here",
            "no piece can",
        ),
        (
            f"{CAPTURE}, legal-from: 5.5, only: captures, as: choice, step: 1",
            "the piece on 5.5 cannot capture here",
            "of these one can: (1,1)",
        ),
        (
            f"{CAPTURE}, legal-count, only: jumps",
            "'jumps' is no sort of move",
            f"only: {one_of(ONLY)}",
        ),
    ],
)
def test_a_fault_says_what_to_do(facts: Project, reference: str, message: str, hint: str) -> None:
    _, faults = looked_up(facts, f"{{{{ {reference} }}}}\n")
    assert [(str(fault.message), fault.hint) for fault in faults] == [(message, hint)]


def test_legal_moves_are_reckoned_once_a_step(
    facts: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Position] = []
    reckon = Variant.legal_moves

    def counted(self: Variant, position: Position) -> tuple[Move, ...]:
        asked.append(position)
        return reckon(self, position)

    monkeypatch.setattr(Variant, "legal_moves", counted)
    one = f"{{{{ {CAPTURE}, step: 1, %s }}}}"
    kinds = (
        "legal-count",
        "legal-from: 1.1",
        "legal-taken: 1.1",
        "legal: 1.1-2.1",
        "illegal: 1.1-3.3",
    )
    text = " ".join(one % kind for kind in kinds)
    filled(facts, f"x {text} {text} {{{{ {CAPTURE}, legal-count }}}}")
    assert len(asked) == 2
