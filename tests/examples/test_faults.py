"""What is wrong in an example: every fault with its code, at its line and column.

In a case, ``«code»`` stands where the fault is expected; it is taken out before the example is
judged, and exactly these faults must be reported.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules_engine.examples.loading import judge_source
from rules_engine.loading import Fault, Library, LoadError
from rules_engine.loading.source import text_source

MARK = re.compile("«([a-z-]+)»")
LIBRARY = Library()

START = "variant: halatafl\n"
BOARD = """\
position: |
  _ _ . . . _ _
  _ _ . F . _ _
  . . . g . . .
  . . . . . . .
  F . . g g g g
  _ _ g g g _ _
  _ _ g g g _ _
"""
HERE = START + BOARD + "to-move: foxes\ncaptured: {goose: 9}\n"
JUMP = HERE + "moves: [d6xd4]\n"
GOATS = """\
variant: bagh-chal
position: |
  T . . . T
  . . . . .
  . . g . .
  . . . . .
  T . . . T
to-move: goats
"""
KINGS = """\
variant: brandubh
position: |
  . . . t . . .
  . . . . . . .
  . . . . . . .
  . . . T . . K
  . . . . . . .
  . . . . . . .
  . . . . . . .
to-move: attackers
moves: [d7-d6]
"""

# An attacker on c2 can close in the defender on d5 between itself and the throne (TB-8: hostile
# even while the king stands on it).
SLIDE = """\
variant: tablut
position: /9/2t2t3/9/9/3TK4/9/9/9/1t7/
to-move: attackers
"""

CASES = {
    "no-variant": "«missing-key»moves: [c7-c6]\n",
    "unknown-variant": "variant: «unknown-variant»haltafl\nmoves: [c7-c6]\n",
    "unknown-option": START + "options: {geese: «unknown-option»15}\nmoves: [c7-c6]\n",
    "unknown-key": START + "moves: [c7-c6]\n«unknown-key»mvoes: [c7-c6]\n",
    "bad-clause": START + "shows: [HT-6, «bad-clause»ht6]\nmoves: [c7-c6]\n",
    "unknown-clause": START + "shows: [HT-6, «unknown-clause»HT-66]\nmoves: [c7-c6]\n",
    "clause-of-an-option": "variant: fox-and-geese\nshows: [FG-10, «unknown-clause»HT-6]\n"
    "moves: [d4-d5]\n",
    "shows-nothing": START + "shows: «empty-value»[]\nmoves: [c7-c6]\n",
    "shows-twice": START + "shows: [HT-6, «named-twice»HT-6]\nmoves: [c7-c6]\n",
    "nothing-shown": "«nothing-shown»" + START,
    "to-move-alone": START + "«only-with-position»to-move: foxes\nmoves: [c7-c6]\n",
    "captured-alone": START + "«only-with-position»captured: {goose: 1}\nmoves: [c7-c6]\n",
    "both-beginnings": HERE + "«position-and-after»after: [c7-c6]\nmoves: [d6xd4]\n",
    "no-side-to-move": START + "«missing-key»" + BOARD + "moves: [d6xd4]\n",
    "to-move-a-list": START + BOARD + "to-move: «wrong-type»[foxes]\nmoves: [d6xd4]\n",
    "unknown-side": START + BOARD + "to-move: «unknown-side»fox\nmoves: [d6xd4]\n",
    "no-hand": GOATS.replace("position", "«missing-key»position") + "moves: [1.2]\n",
    "board-short": HERE.replace("  _ _ g g g _ _\n", "", 1).replace(
        "  _ _ g", "  «board-rows»_ _ g"
    )
    + "moves: [d6xd4]\n",
    "board-letter": HERE.replace(". F .", ". «board-letter»f .") + "moves: [d6xd4]\n",
    "too-many": START
    + "«too-many-pieces»"
    + BOARD
    + "to-move: foxes\ncaptured: {goose: 11}\nmoves: [d6xd4]\n",
    "nobody-there": START
    + "«side-without-pieces»"
    + BOARD.replace("F", ".")
    + "to-move: geese\nthen: {result: ongoing}\n",
    "closed-to-it": KINGS.replace("position", "«closed-point»position", 1).replace(
        ". . . T . . K", ". . . t . . K"
    ),
    "quiet-unknown": "variant: fox-and-geese\n"
    + BOARD
    + "to-move: foxes\n«no-quiet-plies»quiet-plies: 3\nmoves: [d6xd4]\n",
    "over-already": START
    + "«over-at-start»"
    + BOARD.replace("  _ _ g g g _ _\n", "  _ _ . . . _ _\n")
    + "to-move: foxes\nmoves: [d6xd4]\n",
    "bad-after": START + "after: [c7-c6, «bad-after»a5-a6]\nmoves: [e7-e6]\n",
    "illegal-move": HERE + "moves: [«illegal-move»a3-a4]\n",
    "no-such-point": HERE + "moves: [«illegal-move»d6-d9]\n",
    "no-move": HERE + "moves: [«illegal-move»jump]\n",
    "after-the-end": GOATS.replace("to-move: goats", "to-move: tigers")
    .replace(". . g . .", ". . . . .")
    .replace(". . . . .", ". g . . .", 1)
    + "in-hand: {goat: 1}\ncaptured: {goat: 4}\nmoves: [1.1x3.3, «move-after-end»1.1]\n",
    "captures-too-much": HERE + "moves: [{play: d6xd4, «wrong-captures»captures: [d5, d3]}]\n",
    "captures-nothing": HERE + "moves: [{play: «wrong-captures»d6-d4}]\n",
    "captures-no-point": HERE + "moves: [{play: d6xd4, captures: [«no-such-point»d9]}]\n",
    "not-legal": HERE + "moves: [{play: d6xd4, legal: [«not-legal»a3-a4]}]\n",
    "not-illegal": HERE + "moves: [{play: d6xd4, illegal: {«not-illegal»d6xd4: mandatory}}]\n",
    "other-reason": HERE + "moves: [{play: d6xd4, illegal: {«other-reason»a3-a4: occupied}}]\n",
    "unknown-reason": HERE + "moves: [{play: d6xd4, illegal: {a3-a4: «unknown-reason»lazy}}]\n",
    "no-reason": HERE + "moves: [{play: d6xd4, illegal: «no-reason»[a3-a4]}]\n",
    "wrong-result": JUMP + "then: {«wrong-result»result: {wins: foxes, by: too-few-geese}}\n",
    "unknown-ending": JUMP + "then: {result: {wins: foxes, by: «unknown-ending»blocked}}\n",
    "unknown-result": JUMP + "then: {result: «unknown-result»won}\n",
    "wrong-on-board": JUMP + "then: {«wrong-on-board»on-board: {goose: 11}}\n",
    "wrong-captured": JUMP + "then: {«wrong-captured»captured: {goose: 9}}\n",
    "wrong-in-hand": "variant: bagh-chal\nmoves: [1.2]\n"
    "then: {«wrong-in-hand»in-hand: {goat: 20}}\n",
    "hand-of-a-piece-never-held": HERE + "in-hand: {«unknown-key»goose: 1}\nmoves: [d6xd4]\n",
    "hand-claimed-of-none": JUMP + "then: {in-hand: {«unknown-key»fox: 0}}\n",
    "no-legal-move-named": JUMP + "then: {legal: «empty-value»[]}\n",
    "no-illegal-move-named": JUMP + "then: {illegal: «empty-value»{}}\n",
    "captured-twice": HERE
    + "moves: [{play: d6xd4, captures: [«named-twice»d5, «named-twice»d5]}]\n",
    "legal-names-a-false-capture": SLIDE + "then: {legal: [c2-c5xd5, «not-legal»c2-c5xa1]}\n",
    "legal-names-a-capture-of-none": SLIDE + "then: {legal: [«not-legal»f2-f3xe5]}\n",
    "illegal-for-other-captures": SLIDE + "then: {illegal: {«other-reason»c2-c5xd6: occupied}}\n",
    "wrong-quiet": JUMP + "then: {quiet-plies: «wrong-quiet-plies»1}\n",
    "wrong-to-move": JUMP + "then: {to-move: «wrong-to-move»foxes}\n",
    "wrong-count": JUMP + "then: {legal-count: «wrong-legal-count»99}\n",
    "wrong-from": JUMP + "then: {legal-from: {«wrong-legal-from»d3: [c4]}}\n",
    "wrong-position": JUMP
    + "then:\n  «wrong-position»position: |\n"
    + "\n".join("    " + line.strip() for line in BOARD.splitlines()[1:])
    + "\n",
}


def expected_of(case: str) -> tuple[str, list[tuple[str, int, int]]]:
    """Return the example without its marks, and the faults that the marks ask for."""
    wanted, lines = [], []
    for number, line in enumerate(case.splitlines(), 1):
        while found := MARK.search(line):
            wanted.append((found[1], number, found.start() + 1))
            line = line[: found.start()] + line[found.end() :]
        lines.append(line)
    return "\n".join(lines) + "\n", wanted


@pytest.mark.parametrize("name", CASES)
def test_a_fault_has_its_code_and_place(name: str) -> None:
    text, wanted = expected_of(CASES[name])
    with pytest.raises(LoadError) as caught:
        judge_source(text_source(text, "example.yml"), LIBRARY, "x/example", None)
    found = [(fault.code, fault.line, fault.column) for fault in caught.value.faults]
    assert found == wanted


def test_the_folder_must_be_the_variants(tmp_path: Path) -> None:
    text = START + "moves: [c7-c6]\n"
    with pytest.raises(LoadError) as caught:
        judge_source(text_source(text, "x.yml"), LIBRARY, "bagh-chal/x", "bagh-chal")
    assert [fault.code for fault in caught.value.faults] == ["other-folder"]


def test_a_faulty_variant_is_another_files_matter(tmp_path: Path) -> None:
    (tmp_path / "broken.yml").write_text("format: 1\nid: broken\n", encoding="utf-8")
    text = "variant: broken\nmoves: [c7-c6]\n"
    with pytest.raises(LoadError) as caught:
        judge_source(text_source(text, "x.yml"), Library((tmp_path,)), "broken/x", "broken")
    (fault,) = caught.value.faults
    assert (fault.code, fault.line) == ("variant-with-faults", 1)
    assert "broken.yml" in fault.hint


def test_a_failed_claim_prints_the_case() -> None:
    text, _ = expected_of(CASES["illegal-move"])
    with pytest.raises(LoadError) as caught:
        judge_source(text_source(text, "x.yml"), LIBRARY, "halatafl/x", None)
    (fault,) = caught.value.faults
    assert "F" in fault.detail
    assert "claimed: a3-a4 can be played" in fault.detail
    assert "mandatory; nearest legal moves: d6xd4" in fault.detail


def faults_of(text: str) -> tuple[Fault, ...]:
    with pytest.raises(LoadError) as caught:
        judge_source(text_source(text, "x.yml"), LIBRARY, "halatafl/x", None)
    return caught.value.faults


@pytest.mark.parametrize("word", ["draw", "yes"])
def test_a_result_in_a_word_is_answered_with_its_form(word: str) -> None:
    (fault,) = faults_of(expected_of(JUMP)[0] + f"then: {{result: {word}}}\n")
    assert fault.code == "unknown-result"
    assert fault.expected == "ongoing, or {wins: foxes or geese or nobody, by: ENDING}"


def test_a_move_in_capital_letters_is_answered_with_small_ones() -> None:
    (fault,) = faults_of(HERE + "moves: [D6xD4]\n")
    assert "'D6' is not a point such as d4 or 4.4; write d6" in fault.message


def test_the_faults_of_one_board_text_are_few() -> None:
    board = "".join(f"  {line.strip()} .\n" for line in BOARD.splitlines()[1:])
    faults = faults_of(START + "position: |\n" + board + "to-move: foxes\nmoves: [d6xd4]\n")
    assert [fault.code for fault in faults] == ["board-columns"] * 3
    assert [fault.line for fault in faults] == [3, 4, 5]
    assert "; 4 more faults follow in this text" in faults[-1].message


def test_words_stay_what_was_written() -> None:
    """YAML would make True, a number and a time of day of these."""
    text = "variant: fox-and-geese\noptions: {sideways: on, geese: 17}\nmoves: [d4-d5]\n"
    example = judge_source(text_source(text, "x.yml"), LIBRARY, "fox-and-geese/x", None)
    assert example.variant.options == {"geese": "17", "sideways": "on"}


@pytest.mark.parametrize("play", ["d6xd4", "d6×d4", "4.4x", "d6-d4"])
def test_a_move_may_be_written_as_it_is_shown(play: str) -> None:
    play = play.replace("4.4x", "2.4x4.4")
    more = ", captures: [d5]" if "-" in play else ""
    text = HERE + f"moves: [{{play: '{play}'{more}}}]\n"
    example = judge_source(text_source(text, "x.yml"), LIBRARY, "halatafl/x", None)
    assert [len(turn.captured) for turn in example.turns] == [1]


@pytest.mark.parametrize("play", ["c2-c5xd5", "c2–c5×d5"])
def test_named_captures_need_no_other_claim(play: str) -> None:
    text = SLIDE + f"moves: ['{play}']\n"
    example = judge_source(text_source(text, "x.yml"), LIBRARY, "tablut/x", None)
    assert [len(turn.captured) for turn in example.turns] == [1]
