"""OpenTafl position records: read, written, and every fault in its place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_engine.board import Board
from rules_engine.board.shapes import cross_places, grid_board, grid_places
from rules_engine.notation.boards import format_stones
from rules_engine.notation.opentafl import fits_records, format_record, is_record, parse_record
from rules_engine.position import Piece

PIECES = (
    Piece("attacker", "attackers", "t"),
    Piece("defender", "defenders", "T"),
    Piece("king", "defenders", "K"),
)
FIVE = grid_board(grid_places(5, 5), ["orthogonal"], "squares")
WIDE = grid_board(grid_places(3, 12), ["orthogonal"], "squares")
CROSS = grid_board(cross_places(5, 3), ["orthogonal"])
BOARDS = (FIVE, WIDE, CROSS, grid_board(grid_places(19, 19), ["orthogonal"], "squares"))


def read(text: str, board: Board = FIVE) -> str:
    """Return the board text of a record without faults."""
    stones, faults = parse_record(board, PIECES, text)
    assert faults == []
    return format_stones(board, PIECES, stones)


def test_a_record_begins_with_rank_1_and_a_board_text_with_the_top_row() -> None:
    assert read("/t4/1T3/2K2/5/4t/").splitlines() == [
        ". . . . t",
        ". . . . .",
        ". . K . .",
        ". T . . .",
        "t . . . .",
    ]


def test_runs_of_ten_and_more() -> None:
    assert read("/12/t10t/K5T5/", WIDE).splitlines() == [
        "K . . . . . T . . . . .",
        "t . . . . . . . . . . t",
        ". . . . . . . . . . . .",
    ]


@pytest.mark.parametrize("text", ["/5/5/5/5/5/", "/5/5/5/5/5", "  /5/5/5/5/5/ \n"])
def test_the_slash_at_the_end_and_blanks_around_may_be_there_or_not(text: str) -> None:
    assert read(text).replace(" ", "") == "\n".join(["....."] * 5)


@pytest.mark.parametrize(
    ("text", "record"),
    [("/5/5/", True), (" \n/5/5/", True), (". . .", False), ("", False), ("5/5", False)],
)
def test_what_is_meant_as_a_record(text: str, record: bool) -> None:
    assert is_record(text) is record


def test_places_without_a_point_are_empty_squares() -> None:
    stones, faults = parse_record(CROSS, PIECES, "/1t3/5/2K2/4T/3t1/")
    assert faults == []
    assert format_stones(CROSS, PIECES, stones).splitlines() == [
        "_ . . t _",
        ". . . . T",
        ". . K . .",
        ". . . . .",
        "_ t . . _",
    ]
    assert format_record(CROSS, PIECES, stones) == "/1t3/5/2K2/4T/3t1/"


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("/5/5/5/5/", [("record-ranks", 0)]),
        ("/5/5/5/5/5/5/", [("record-ranks", 0)]),
        ("/", [("record-ranks", 0), ("record-files", 1)]),
        ("/4/5/5/5/6/", [("record-files", 1), ("record-files", 9)]),
        ("/5/x4/5/2q2/5/", [("record-letter", 3), ("record-letter", 9)]),
        ("/5/5/5/5/5t/", [("record-letter", 10)]),
        ("/5/5/5/5/tttttt/", [("record-letter", 14)]),
        ("  /5/x4/5/5/5/", [("record-letter", 5)]),
        ("/5/2 3/5/5/5/", [("record-letter", 4)]),
        ("/5/5//5/5/", [("record-files", 5)]),
        ("/5/5/5/5/99999999999999999999/", [("record-files", 9)]),
        ("/5/5/5/5/\u0665/", [("record-letter", 9)]),
    ],
)
def test_every_fault_has_its_place(text: str, faults: list[tuple[str, int]]) -> None:
    _, found = parse_record(FIVE, PIECES, text)
    assert [(fault.code, fault.column) for fault in found] == faults
    assert all(fault.line == 0 and fault.message and fault.expected for fault in found)


def test_a_piece_where_the_board_has_no_point() -> None:
    _, (fault,) = parse_record(CROSS, PIECES, "/t4/5/5/5/5/")
    assert (fault.code, fault.column) == ("record-letter", 1)
    assert fault.message == "rank 1 has no square for 't'"


def test_letters_that_mean_something_else_in_a_record() -> None:
    assert fits_records(PIECES)
    for symbol in ("0", "9", "/", " "):
        assert not fits_records((*PIECES, Piece("odd", "attackers", symbol)))


def stones_on(board: Board) -> st.SearchStrategy[tuple[int, ...]]:
    """Return positions of a board: any piece or none on each point."""
    kinds = st.lists(
        st.sampled_from([None, None, 0, 1, 2]), min_size=len(board), max_size=len(board)
    )
    return kinds.map(
        lambda found: tuple(
            sum(1 << point for point, kind in enumerate(found) if kind == wanted)
            for wanted in range(len(PIECES))
        )
    )


@given(st.sampled_from(BOARDS).flatmap(lambda board: st.tuples(st.just(board), stones_on(board))))
def test_what_is_written_is_read_back(case: tuple[Board, tuple[int, ...]]) -> None:
    board, stones = case
    record = format_record(board, PIECES, stones)
    assert is_record(record)
    assert parse_record(board, PIECES, record) == (stones, [])
    # The same rows as the board text, in the other order.
    rows = format_stones(board, PIECES, stones).replace(" ", "").replace("_", ".").splitlines()
    runs = record.strip("/").split("/")
    assert [spelled(run) for run in runs] == rows[::-1]


def spelled(run: str) -> str:
    """Return a run of a record with its empty squares one by one."""
    text, digits = "", ""
    for letter in [*run, ""]:
        if letter.isdigit():
            digits += letter
        else:
            text += "." * int(digits or 0) + letter
            digits = ""
    return text


@given(st.text(alphabet="/0123456789tTKx \n.", max_size=40) | st.text(max_size=20))
def test_any_text_is_read_or_has_a_fault_within_it(text: str) -> None:
    stones, faults = parse_record(FIVE, PIECES, text)
    assert len(stones) == len(PIECES)
    assert all(0 <= fault.column <= len(text) + 1 for fault in faults)
    if not faults:
        again = format_record(FIVE, PIECES, stones)
        assert parse_record(FIVE, PIECES, again) == (stones, [])
