"""``convert``: OpenTafl records and board texts, both ways, with faults in their places."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING

import pytest

from rules_engine.loading import Library
from rules_engine.loading.source import LIMIT
from tests.loading.small import SMALL, edited

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Ran

# Rank 1 first in the record, the top row first in the board: one is upside down to the other.
RECORD = "/t6/1T5/7/3K3/7/5t1/2t4/"
BOARD = """\
. . t . . . .
. . . . . t .
. . . . . . .
. . . K . . .
. . . . . . .
. T . . . . .
t . . . . . .
"""


def given(data: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put bytes on standard input."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))


def test_a_record_becomes_a_board(run: Callable[..., Ran]) -> None:
    assert run("convert", "brandubh", RECORD) == (0, BOARD, "")
    # The slash at the end may be missing.
    assert run("convert", "brandubh", RECORD[:-1]) == (0, BOARD, "")


def test_a_board_becomes_a_record(run: Callable[..., Ran]) -> None:
    assert run("convert", "brandubh", BOARD) == (0, f"{RECORD}\n", "")
    assert run("convert", "brandubh", BOARD.replace(" ", "")) == (0, f"{RECORD}\n", "")


def test_a_board_of_a_cross(run: Callable[..., Ran]) -> None:
    """Places without a point are empty squares of the record."""
    board = (
        "_ _ F . . _ _\n_ _ . . . _ _\n. . . . . . g\n. . . . . . .\n. . . . . . .\n"
        "_ _ . . . _ _\n_ _ . . g _ _\n"
    )
    record = "/4g2/7/7/7/6g/7/2F4/"
    assert run("convert", "halatafl", board) == (0, f"{record}\n", "")
    assert run("convert", "halatafl", record) == (0, board, "")


@pytest.mark.parametrize(("text", "answer"), [(BOARD, f"{RECORD}\n"), (f"\n {RECORD}\n", BOARD)])
def test_standard_input(
    run: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch, text: str, answer: str
) -> None:
    # A byte order mark and Windows line ends are what some editors write.
    for data in (text, "\ufeff" + text, text.replace("\n", "\r\n")):
        given(data.encode(), monkeypatch)
        assert run("convert", "brandubh", "-") == (0, answer, "")


@pytest.mark.parametrize("name", Library().names())
def test_every_start_survives_the_way_there_and_back(run: Callable[..., Ran], name: str) -> None:
    variant = Library().load(name, {})
    board = f"{variant.text(variant.start())}\n"
    record = run("convert", name, board)
    assert (record.status, record.err) == (0, "")
    assert run("convert", name, record.out) == (0, board, "")


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("/t6/1X5/7/3K3/7/7/7/", ["1:6: error[record-letter]: no piece has the letter 'X'"]),
        (
            "/t6/1T5/8/3K3/7/7/6/",
            [
                "1:9: error[record-files]: rank 3 has 8 squares, the board 7",
                "1:19: error[record-files]: rank 7 has 6 squares, the board 7",
            ],
        ),
        ("/7/7/7/7/7/7/", ["1:1: error[record-ranks]: the record has 6 ranks, the board 7"]),
        ("/7t/7/7/7/7/7/7/", ["1:3: error[record-letter]: rank 1 has no square for 't'"]),
        ("/3 4/7/7/7/7/7/7/", ["1:3: error[record-letter]: there is a blank inside the record"]),
        (BOARD.replace("K", "k"), ["4:7: error[board-letter]: no piece has the letter 'k'"]),
        (BOARD.replace(". . . K", ". . K"), ["4:11: error[board-columns]: row 4 has 6 places"]),
        (BOARD[28:], ["5:1: error[board-rows]: the text has 5 rows, the board 7"]),
        ("t\x07", ["1:2: error[control-character]: the character U+0007 (BEL) is not allowed"]),
    ],
)
def test_a_fault_is_shown_in_its_place(
    run: Callable[..., Ran], text: str, faults: list[str]
) -> None:
    ran = run("convert", "brandubh", text)
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.count("error[") == len(faults)
    for fault in faults:
        assert f"TEXT:{fault}" in ran.err


@pytest.mark.parametrize(("text", "answer"), [(BOARD, f"{RECORD}\n"), (f"{RECORD}\n", BOARD)])
def test_a_file(run: Callable[..., Ran], project: Path, text: str, answer: str) -> None:
    (project / "here.txt").write_text(text, encoding="utf-8")
    assert run("convert", "brandubh", "here.txt") == (0, answer, "")
    assert run("convert", "brandubh", str(project / "here.txt")) == (0, answer, "")


def test_a_fault_in_a_file(run: Callable[..., Ran], project: Path) -> None:
    (project / "here.txt").write_text(BOARD.replace("K", "k"), encoding="utf-8")
    ran = run("convert", "brandubh", "here.txt")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("here.txt:4:7: error[board-letter]: no piece has the letter 'k'\n")


@pytest.mark.parametrize("text", ["there.txt", "", "." * 3000])
def test_what_is_neither_a_file_nor_a_position(run: Callable[..., Ran], text: str) -> None:
    ran = run("convert", "brandubh", text)
    assert (ran.status, ran.out) == (2, "")
    assert f"there is no file '{text[:20]}" in ran.err
    assert "nor a board text, which would have 7 rows" in ran.err


def test_a_fault_of_a_record_on_a_later_line(
    run: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch
) -> None:
    given(b"\n\n  /t6/1T5/7/3K3/7/5t1/2t3q/\n", monkeypatch)
    ran = run("convert", "brandubh", "-")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("standard input:3:26: error[record-letter]: no piece has the letter")
    assert "   3 |   /t6/1T5/7/3K3/7/5t1/2t3q/\n     |" + " " * 26 + "^\n" in ran.err


def test_standard_input_that_cannot_be_used(
    run: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch
) -> None:
    given(b"/t6\xff/", monkeypatch)
    ran = run("convert", "brandubh", "-")
    assert (ran.status, ran.out) == (1, "")
    assert "standard input: error[not-utf-8]: the byte at offset 3 is not UTF-8" in ran.err
    given(b"." * (LIMIT + 1), monkeypatch)
    assert run("convert", "brandubh", "-").err.endswith("longer than 1,000,000 bytes\n")
    monkeypatch.setattr(sys, "stdin", None)
    assert run("convert", "brandubh", "-").status == 2

    class Broken(io.BytesIO):
        def read(self, size: int | None = -1) -> bytes:
            raise OSError(5, "Input/output error")

    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(Broken()))
    ran = run("convert", "brandubh", "-")
    assert ran.err == "rules-engine: standard input cannot be read: Input/output error\n"
    assert ran.status == 2


@pytest.mark.parametrize("letter", ["7", "/"])
def test_a_piece_whose_letter_means_something_else_there(
    run: Callable[..., Ran], project: Path, letter: str
) -> None:
    text = edited(SMALL, ("symbol: C}", f"symbol: '{letter}'}}"), (". C .", f". {letter} ."))
    (project / "variants").mkdir()
    (project / "variants" / "small.yml").write_text(text, encoding="utf-8")
    ran = run("convert", "small", "/3/3/3/")
    assert (ran.status, ran.out) == (2, "")
    assert "small has a piece whose letter is a digit, a slash or a blank" in ran.err
