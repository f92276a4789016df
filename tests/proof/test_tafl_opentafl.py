"""OpenTafl position records: written and read back, and read as the plain rules read them."""

from __future__ import annotations

from random import Random

import pytest

from rules_engine.notation.opentafl import format_record, is_record, parse_record
from tests.proof import bridge
from tests.proof.tafl_positions import MAKERS
from tests.reference import TAFL, read_record, tafl_rules
from tests.reference.tafl_systems import TAFL as SYSTEMS


@pytest.mark.parametrize("system", TAFL)
def test_round_trips(system: str) -> None:
    link, rules, random = bridge.link_of(system), tafl_rules(system), Random(system)
    board, pieces = link.variant.board, link.variant.pieces
    for maker in MAKERS.values():
        for _ in range(20):
            state = maker(random, rules)
            stones = link.position(state).stones
            record = format_record(board, pieces, stones)
            assert is_record(record)
            assert parse_record(board, pieces, record) == (stones, [])
            assert read_record(record) == (rules.board.size, state.pieces)


@pytest.mark.parametrize("system", TAFL)
def test_the_start_is_the_record_of_the_sheet(system: str) -> None:
    variant = bridge.link_of(system).variant
    written = format_record(variant.board, variant.pieces, variant.start().stones)
    assert written == SYSTEMS[system].setup


def test_a_record_begins_with_rank_1_and_file_a() -> None:
    """Against a board's text it is upside down; a1 is the lowest square on the left."""
    variant = bridge.link_of("brandubh").variant
    stones, faults = parse_record(variant.board, variant.pieces, "/t6/1T5/7/3K3/7/7/6t/")
    assert faults == []
    where = {
        piece.name: {variant.format_point(p) for p in range(49) if mask >> p & 1}
        for piece, mask in zip(variant.pieces, stones, strict=True)
    }
    assert where == {"attacker": {"a1", "g7"}, "defender": {"b2"}, "king": {"d4"}}
    assert format_record(variant.board, variant.pieces, stones) == "/t6/1T5/7/3K3/7/7/6t/"
