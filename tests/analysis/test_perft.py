"""Perft and divide agree with each other, and with counting move by move."""

from __future__ import annotations

import random

import pytest

from rules_engine.analysis import divide, perft
from rules_engine.game import Variant
from rules_engine.loading import Library
from rules_engine.position import Position

VARIANTS = [variant for name in Library().names() for variant in Library().check(name)]


def name_of(variant: Variant) -> str:
    return " ".join([variant.id, *(f"{name}={value}" for name, value in variant.options.items())])


def counted(variant: Variant, position: Position, depth: int) -> int:
    """Count by playing every move through the public interface, the last ply too."""
    if depth == 0:
        return 1
    return sum(
        counted(variant, variant.apply(position, move).position, depth - 1)
        for move in variant.legal_moves(position)
    )


def reached(variant: Variant, plies: int) -> Position:
    """Return a position reached by moves that are drawn, always the same ones."""
    chance = random.Random(plies)
    position = variant.start()
    for _ in range(plies):
        moves = variant.legal_moves(position)
        if not moves:
            break
        position = variant.after(position, chance.choice(moves))
    return position


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
@pytest.mark.parametrize("plies", [0, 7, 40])
def test_perft_counts_what_playing_counts(variant: Variant, plies: int) -> None:
    position = reached(variant, plies)
    for depth in range(3):
        assert perft(variant, depth, position) == counted(variant, position, depth)


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
@pytest.mark.parametrize("plies", [0, 12])
def test_divide_adds_up_to_perft(variant: Variant, plies: int) -> None:
    position = reached(variant, plies)
    # On the largest boards a third ply takes seconds and can show nothing that two do not.
    wide = len(variant.legal_moves(position)) > 120
    for depth in (1, 2) if wide else (1, 2, 3):
        divided = divide(variant, depth, position)
        assert tuple(move for move, _ in divided) == variant.legal_moves(position)
        assert sum(count for _, count in divided) == perft(variant, depth, position)
        for move, count in divided:
            assert count == perft(variant, depth - 1, variant.after(position, move))


def test_the_start_is_taken_where_no_position_is_given() -> None:
    variant = Library().load("halatafl")
    assert perft(variant, 2) == perft(variant, 2, variant.start())
    assert divide(variant, 2) == divide(variant, 2, variant.start())


def test_a_finished_game_has_no_sequences() -> None:
    variant = Library().load("bagh-chal")
    over = variant.start()._replace(captured=(0, 5))
    assert variant.result(over) is not None
    assert [perft(variant, depth, over) for depth in range(3)] == [1, 0, 0]
    assert divide(variant, 2, over) == []


def test_depths_that_mean_nothing_are_refused() -> None:
    variant = Library().load("halatafl")
    with pytest.raises(ValueError, match="0 or more"):
        perft(variant, -1)
    with pytest.raises(ValueError, match="1 or more"):
        divide(variant, 0)
