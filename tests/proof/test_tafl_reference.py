"""The plain rules of the tafl games themselves, against all that others counted and recorded."""

from __future__ import annotations

import pytest

from tests.proof import evidence, records, tafl_evidence, tafl_records
from tests.proof.tafl_evidence import plain
from tests.reference import TAFL, State, TaflGame, board_of, perft, read_record, tafl_rules

DEEP = [
    count
    for count in evidence.counts()
    if count.system in TAFL and count.source == "sheet" and count.nodes >= 70_000
]
"""Counts that are too slow for every day; `tests.proof.test_reference` counts the others."""


@pytest.mark.slow
@pytest.mark.parametrize("count", DEEP, ids=lambda count: f"{count.system} {count.depth}")
def test_it_counts_as_the_sheets_do(count: evidence.Count) -> None:
    assert perft(tafl_rules(count.system), count.depth) == count.nodes


@pytest.mark.parametrize("system", TAFL)
def test_it_agrees_with_all_data(system: str) -> None:
    assert list(tafl_evidence.against(system, plain(tafl_rules(system)))) == []


@pytest.mark.parametrize("system", tafl_records.SYSTEMS)
def test_it_comes_to_the_records_from_the_start(system: str) -> None:
    faults = []
    for record in tafl_records.load()[system]:
        referee = plain(tafl_rules(system)).opening(None)
        for move in record.moves:
            referee.play(move)
        counts = record.occurrences is not None
        faults += records.faults_here(record, referee, counts=counts)
    assert faults == []


def test_records_are_read_from_rank_1_and_file_a() -> None:
    """A1 is the lowest square on the left: row 3, column 1 of three."""
    size, pieces = read_record("/t2/1K1/1T1/")
    assert size == 3
    assert pieces == {(3, 1): "attacker", (2, 2): "king", (1, 2): "defender"}


@pytest.mark.parametrize(
    ("system", "attackers", "defenders", "size"),
    [
        ("tablut", 16, 8, 9),
        ("copenhagen-hnefatafl", 24, 12, 11),
        ("copenhagen-hnefatafl-13", 32, 16, 13),
        ("brandubh", 8, 4, 7),
        ("ard-ri", 16, 8, 7),
        ("tawlbwrdd", 24, 12, 11),
        ("tablut-linnaeus", 16, 8, 9),
        ("alea-evangelii", 48, 24, 19),
    ],
)
def test_the_setups_have_the_pieces_of_their_sheets(
    system: str, attackers: int, defenders: int, size: int
) -> None:
    """TB-1, CH-1, CH-20, BR-1, AR-1, TW-1, TL-1, AE-1; all are symmetrical in every way."""
    board = board_of(system)
    state = tafl_rules(system).start()
    assert board.size == size
    assert (state.count("attacker"), state.count("defender")) == (attackers, defenders)
    assert state.points_of("king") == [board.throne]
    last = board.size + 1
    assert {(column, row): piece for (row, column), piece in state.pieces.items()} == state.pieces
    mirrored = {(row, last - column): piece for (row, column), piece in state.pieces.items()}
    assert mirrored == state.pieces


def test_a_move_that_is_illegal_is_not_played() -> None:
    game = TaflGame(tafl_rules("brandubh"))
    for text in ("4,3-3,3", "1,4-1,1", "1,4-3,4", "1,1-1,2"):
        with pytest.raises(ValueError, match="not legal"):
            game.play(text)
    over = TaflGame(
        tafl_rules("brandubh"), State({(1, 1): "king", (4, 1): "attacker"}, "attackers")
    )
    with pytest.raises(ValueError, match="king-escaped"):
        over.play("4,1-4,2")
