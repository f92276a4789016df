"""What is wrong in a variant's file: each kind of fault with its code and its place.

A mark such as «bad-name» stands where the fault must be reported; all faults of a file are
expected, and no other.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.loading.small import SMALL, edited, faults_of, places_of, unmarked

if TYPE_CHECKING:
    from pathlib import Path

Edit = tuple[str, str]

HEAD: dict[str, list[Edit]] = {
    "no-format": [("format: 1\nid:", "«missing-key»id:")],
    "other-format": [("format: 1", "format: «unknown-format»2")],
    "no-id": [("format: 1", "«missing-key»format: 1"), ("id: small\n", "")],
    "id-no-name": [("id: small", "id: «bad-name»Small")],
    "id-too-long": [("id: small", f"id: «bad-name»{'s' * 65}")],
    "id-not-file": [("id: small", "id: «id-not-file»smell")],
    "no-source": [("format: 1", "«missing-key»format: 1"), ("source: made for tests\n", "")],
    "no-id-and-no-board": [
        ("format: 1\nid: small", "# no id\n«missing-key»«missing-key»format: 1"),
        ("board: {shape: grid, rows: 3, columns: 3, lines: [orthogonal, diagonal]}\n", ""),
    ],
    "source-twice": [("source: made for tests", "source: [here, there, «named-twice»here]")],
    "list-of-no-source": [("source: made for tests", "source: «empty-value»[]")],
    "clauses-twice": [("[TS-1]", "[TS-1, «named-twice»TS-1]")],
    "empty-source": [("source: made for tests", "«empty-value»source:")],
    "bad-clause": [("[TS-1]", "[TS-1, «bad-clause»rule 2]")],
    "unknown-key": [("setup: |", "«unknown-key»layout: 1\nsetup: |")],
    "misspelt-key": [
        ("id: small", "«missing-key»id: small"),
        ("notation: algebraic", "«unknown-key»notatoin: algebraic"),
    ],
    "repeated-key": [("notation: algebraic", "notation: algebraic\n«repeated-key»id: small")],
    "repeated-entry": [
        ("  mice-stuck: {cannot-move: mice", "  «repeated-key»cats-stuck: {cannot-move: mice"),
    ],
    "not-a-mapping": [(SMALL, "«wrong-type»- one\n- two\n")],
    "a-text": [(SMALL, "«wrong-type»some words\n")],
}

FACTS: dict[str, list[Edit]] = {
    "shape-unknown": [("shape: grid", "shape: «unknown-shape»hexagon")],
    "rows-no-number": [("rows: 3", "rows: «not-a-number»three")],
    "rows-octal": [("rows: 3", "rows: «not-a-number»03")],
    "rows-out-of-range": [("rows: 3", "rows: «out-of-range»24")],
    "lines-none": [("[orthogonal, diagonal]", "«empty-value»[]")],
    "lines-twice": [("[orthogonal, diagonal]", "[diagonal, «named-twice»diagonal]")],
    "lines-unknown": [("[orthogonal, diagonal]", "[orthogonal, «unknown-lines»diagnoal]")],
    "board-key-unknown": [("rows: 3,", "rows: 3, «unknown-key»arm: 1,")],
    "cells-unknown": [("rows: 3,", "rows: 3, cells: «unknown-word»hexes,")],
    "arm-wrong": [
        ("{shape: grid, rows: 3, columns: 3,", "{shape: cross, size: 4, arm: «bad-arm»3,")
    ],
    "mask-letter": [
        (
            "{shape: grid, rows: 3, columns: 3, lines: [orthogonal, diagonal]}",
            "{shape: grid, rows: 3, columns: 3, lines: diagonal, mask: '. . «bad-mask»x'}",
        )
    ],
    "board-without-points": [
        (
            "{shape: grid, rows: 3, columns: 3, lines: [orthogonal, diagonal]}",
            "{shape: grid, rows: 1, columns: 1, colour: odd, lines: «board-empty»diagonal}",
        )
    ],
    "board-no-mapping": [
        (
            "{shape: grid, rows: 3, columns: 3, lines: [orthogonal, diagonal]}",
            "«unknown-board»square",
        )
    ],
    "board-list": [
        (
            "{shape: grid, rows: 3, columns: 3, lines: [orthogonal, diagonal]}",
            "«wrong-type»[square]",
        )
    ],
    "no-pieces": [
        # Without pieces, setup, turn, moves and endings.
        ("id: small", "«missing-key»" * 5 + "id: small"),
        (SMALL[SMALL.index("pieces:") :], "notation: algebraic\n"),
    ],
    "piece-bad-name": [
        (SMALL, SMALL.replace("mouse", "Mouse").replace("Mouse: {side", "«bad-name»Mouse: {side"))
    ],
    "piece-reserved-name": [
        (SMALL, re.sub(r"\bcat\b", "any", SMALL).replace("any: {side", "«bad-name»any: {side"))
    ],
    "no-side": [("{side: cats, symbol: C}", "«missing-key»{symbol: C}")],
    "side-reserved": [
        (
            SMALL,
            re.sub(r"\bmice\b", "nobody", SMALL)
            .replace("side: nobody", "side: «bad-name»nobody")
            .replace("    nobody: {turn", "    mice: {turn"),
        )
    ],
    "no-symbol": [("{side: cats, symbol: C}", "«missing-key»{side: cats}")],
    "symbol-two-letters": [("symbol: C", "symbol: «bad-symbol»CC")],
    "symbol-of-empty-points": [("symbol: C", "symbol: «bad-symbol».")],
    "symbol-taken": [("symbol: m", "symbol: «symbol-taken»C")],
    "forward-unknown": [("forward: up", "forward: «unknown-word»north")],
    "piece-key-unknown": [("symbol: C", "symbol: C, «unknown-key»colour: red")],
    "too-few-rows": [(". C .\n  . . .\n  m . m", ". C .\n  «board-rows»m . m")],
    "row-too-short": [("m . m", "m «board-columns».")],
    "row-too-long": [("m . m", "m . «board-columns»m m")],
    "unknown-letter": [("m . m", "m . «board-letter»x")],
    "no-point-on-the-board": [(". C .", "«board-point»_ C .")],
    "setup-a-list": [("setup: |\n  . C .\n  . . .\n  m . m", "setup: «wrong-type»[a]")],
    "hand-of-unknown-piece": [("{mouse: 1}", "{«unknown-key»mous: 1}")],
    "hand-negative": [("{mouse: 1}", "{mouse: «not-a-number»-1}")],
    "region-no-point": [("a3-c3", "«bad-move»top row")],
    "region-off-board": [("a3-c3", "«no-such-point»a3-d3")],
    "region-three-corners": [("a3-c3", "«bad-region»a3-b3-c3")],
    "region-point-twice": [("[a1, c1, a3]", "[a1-a3, c1, «named-twice»2.1]")],
    "region-empty": [("a3-c3", "«empty-region»[]")],
    "region-reserved": [("top: a3-c3", "«bad-name»board: a3-c3")],
    "turn-unknown-side": [("turn: {first: cats}", "turn: {first: «unknown-side»dogs}")],
    "turn-of-a-piece": [("turn: {first: cats}", "turn: {first: «unknown-side»cat}")],
    "no-board": [
        ("id: small", "«missing-key»id: small"),
        ("board: {shape: grid, rows: 3, columns: 3, lines: [orthogonal, diagonal]}\n", ""),
    ],
    "piece-no-mapping": [("{side: cats, symbol: C}", "«wrong-type»cats")],
    "hand-no-mapping": [("in-hand: {mouse: 1}", "in-hand: «wrong-type»one")],
    "turn-no-mapping": [("turn: {first: cats}", "turn: «wrong-type»cats")],
    "slot-no-mapping": [("in-hand:", "captures: «wrong-type»[]\nin-hand:")],
    "notation-unknown": [("notation: algebraic", "notation: «unknown-notation»chess")],
}

COMPONENTS: dict[str, list[Edit]] = {
    "moves-of-unknown-piece": [("  cat:\n", "  dog:\n".replace("dog", "«unknown-piece»dog"))],
    "unknown-kind-of-move": [("    place:", "    «unknown-kind-of-move»put:")],
    "moves-of-piece-no-mapping": [
        (
            "  mouse:\n    step: {to: [forward, sideways]}\n    place: {on: corners}",
            "  mouse: «wrong-type»step",
        )
    ],
    "entry-no-mapping": [("hungry: {mandatory: cats}", "hungry: «wrong-type»cats")],
    "moves-no-mapping": [("{to: any, clause: TS-2}", "«wrong-type»any")],
    "unknown-direction": [("[forward, sideways]", "[forward, «unknown-word»sidewards]")],
    "directions-empty": [("[forward, sideways]", "«empty-value»[]")],
    "jump-over-unknown-piece": [("over: mouse", "over: «unknown-piece»mousse")],
    "chain-unknown": [("may-continue", "«unknown-word»can-continue")],
    "parameter-unknown": [("over: mouse,", "over: mouse, «unknown-key»times: 2,")],
    "parameter-missing": [("{over: mouse, then", "«missing-key»{then")],
    "place-in-unknown-region": [("on: corners", "on: «unknown-region»corner")],
    "clause-none": [("clause: TS-2}", "clause: «empty-value»[]}")],
    "clause-twice": [("[TS-2, TS-3]", "[TS-2, «named-twice»TS-2]")],
    "part-of-an-entry-removed": [("step: {to: any, clause: TS-2}", "«none-inside»step: none")],
    "clause-bad": [("clause: TS-2", "clause: «bad-clause»2")],
    "unreachable-unknown": [
        ("{to: any, clause: TS-2}", "{to: any, unreachable: «unknown-word»never}")
    ],
    "entry-bad-name": [("hungry:", "«bad-name»Hungry Cats:")],
    "unknown-kind": [("{mandatory: cats}", "{«unknown-kind»compulsory: cats}")],
    "two-kinds": [("hungry: {", "«two-kinds»hungry: {place-first: mice, ")],
    "side-unknown": [("mandatory: cats", "mandatory: «unknown-side»dogs")],
    "side-a-list": [("mandatory: cats", "mandatory: «wrong-type»[cats]")],
    "unknown-kind-of-capture": [
        ("restrictions:", "captures:\n  pinch: {«unknown-kind»squeeze: any}\nrestrictions:")
    ],
    "no-outcome": [
        (
            "two-left: {fewer-than: 2, of: mouse, wins: cats}",
            "«no-outcome»two-left: {fewer-than: 2, of: mouse}",
        )
    ],
    "two-outcomes": [("  again: {times: 3,", "  «two-outcomes»again: {times: 3, wins: mice,")],
    "number-too-small": [("times: 3", "times: «out-of-range»1")],
    "number-huge": [("times: 3", f"times: «out-of-range»{'9' * 5000}")],
    "number-with-a-point": [("times: 3", "times: «not-a-number»3.0")],
}

CONTRADICTIONS: dict[str, list[Edit]] = {
    "one-side": [
        (
            SMALL,
            re.sub(r"\bmice\b(?!-)", "cats", SMALL)
            .replace("    cats: {turn", "    mice: {turn")
            .replace("  cat: {", "  «not-two-sides»cat: {")
            .replace("mice-stuck", "«same-condition»mice-stuck"),
        )
    ],
    "piece-missing": [(". C .", ". . ."), ("  cat: {", "  «piece-missing»cat: {")],
    "no-moves": [
        ("  cat: {", "  «no-moves»cat: {"),
        ("  cat:\n", ""),
        ("    step: {to: any, clause: TS-2}\n", ""),
        ("    jump: {over: mouse, then: may-continue, clause: [TS-2, TS-3]}\n", ""),
        ("mandatory: cats", "mandatory: «nothing-to-capture-with»cats"),
        ("unless: [capture,", "unless: «no-such-progress»[capture,"),
        ("unless: capture,", "unless: «no-such-progress»capture,"),
    ],
    "any-and-more": [("{to: any,", "{to: «any-and-more»[any, forward],")],
    "not-only-forward": [
        ("again: {times: 3,", "again: {unreachable: «not-unreachable»only-forward, times: 3,")
    ],
    "faces-no-way": [
        (", forward: up", ""),
        ("[forward, sideways]", "«no-forward»[forward, sideways]"),
        ("all-passed: mouse", "all-passed: «no-forward»mouse"),
    ],
    "named-twice": [("over: mouse", "over: «named-twice»[mouse, mouse]")],
    "nothing-in-hand": [
        ("in-hand: {mouse: 1}\n", ""),
        ("    place:", "    «nothing-in-hand»place:"),
        ("captures: 3", "captures: «too-many-captures»3"),
        ("fill: corners", "fill: «region-too-large»corners"),
    ],
    "never-placed": [
        ("in-hand:", "«never-placed»in-hand:"),
        ("    place: {on: corners}\n", ""),
        ("place-first: mice", "place-first: «nothing-to-place»mice"),
        ("unless: [capture, placement]", "unless: «no-such-progress»[capture, placement]"),
    ],
    "nothing-to-capture-with": [("mandatory: cats", "mandatory: «nothing-to-capture-with»mice")],
    "fewer-than-there-are": [("fewer-than: 2", "fewer-than: «over-at-start»4")],
    "more-captures-than-pieces": [("captures: 3", "captures: «too-many-captures»4")],
    "region-too-large": [("fill: corners", "fill: «region-too-large»board")],
    "two-quiet-counts": [
        (
            "notation: algebraic",
            """\
  slow: {plies: «two-quiet-counts»9, unless: capture, result: draw}
notation: algebraic""",
        )
    ],
    "same-condition": [
        (
            "  again: {",
            "  «same-condition»none-left: {fewer-than: 2, of: mouse, wins: mice}\n  again: {",
        )
    ],
    "same-restriction": [
        ("  arriving:", "  «same-condition»eager: {mandatory: cats}\n  arriving:")
    ],
    "no-blocked-ending": [
        ("id: small", "«no-blocked-ending»id: small"),
        ("  mice-stuck: {cannot-move: mice, wins: cats}\n", ""),
    ],
    "over-at-start": [
        ("id: small", "«over-at-start»id: small"),
        ("{fill: corners, with", "{reach: corners, with"),
    ],
}

OPTIONS: dict[str, list[Edit]] = {
    "options-no-mapping": [(SMALL[SMALL.index("options:") :], "options: «wrong-type»all\n")],
    "option-no-mapping": [
        ("  first:\n    cats: none\n    mice: {turn: {first: mice}}", "  first: «wrong-type»cats")
    ],
    "option-empty": [
        (
            "  first:\n    cats: none\n    mice: {turn: {first: mice}}",
            "  «option-without-choice»first: {}",
        )
    ],
    "value-no-mapping": [
        ("    mice: {turn: {first: mice}}", "    mice: «wrong-type»turn"),
        ("  first:", "  «option-without-choice»first:"),
    ],
    "option-bad-name": [("  long:", "  «bad-name»Long game:")],
    "value-bad-name": [("    on:", "    «bad-name»On:")],
    "option-without-choice": [
        (SMALL[SMALL.index("  long:") :], "  «option-without-choice»long:\n    off: none\n"),
    ],
    "default-changes": [
        ("    off: none\n", ""),
        ("  long:", "  «option-without-choice»long:"),
    ],
    "same-choice": [("    off: none\n", "    off: none\n    «same-choice»never: none\n")],
    "options-overlap": [
        ("    mice: {turn: {first: mice}}", "    mice: {endings: {idle: none}}"),
        ("        idle: {plies: 50", "        «options-overlap»idle: {plies: 50"),
    ],
    "overlay-of-unknown-slot": [("{turn: {first: mice}}", "{«unknown-key»sides: {first: mice}}")],
    "overlay-faulty": [("{turn: {first: mice}}", "{turn: {first: «unknown-side»dogs}}")],
    "overlay-removes-nothing": [
        ("{turn: {first: mice}}", "{endings: {«nothing-to-remove»agin: none}}")
    ],
    "overlay-removes-too-much": [
        ("id: small", "«missing-key»id: small"),
        ("{turn: {first: mice}}", "{turn: none}"),
    ],
    "too-many-options": [
        (
            "  first:\n",
            "".join(f"  o{n}: {{off: none, on: {{regions: {{r{n}: a1}}}}}}\n" for n in range(8))
            + "  first:\n",
        ),
        ("  long:", "  «too-many-options»long:"),
    ],
}

CASES = {
    f"{group}-{name}": edits
    for group, cases in {
        "head": HEAD,
        "facts": FACTS,
        "components": COMPONENTS,
        "contradictions": CONTRADICTIONS,
        "options": OPTIONS,
    }.items()
    for name, edits in cases.items()
}


def test_the_small_variant_is_correct(tmp_path: Path) -> None:
    assert faults_of(tmp_path, SMALL) == ()


@pytest.mark.parametrize("edits", CASES.values(), ids=CASES)
def test_a_fault_has_its_code_and_place(tmp_path: Path, edits: list[Edit]) -> None:
    text, expected = unmarked(edited(SMALL, *edits))
    faults = faults_of(tmp_path, text)
    assert sorted(places_of(faults)) == sorted(expected), "\n" + "\n".join(
        f"{fault.code} {fault.line}:{fault.column} {fault.message}" for fault in faults
    )
    assert expected
    for fault in faults:
        assert fault.file.endswith("small.yml")
        assert fault.source_line == text.split("\n")[fault.line - 1]
