"""Every legal move is read back from every way of writing it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_engine import Game
from rules_engine.notation import STYLES, format_move, format_point, parse_point, shown_point
from tests.proof import bridge
from tests.proof.strategies import states


@pytest.mark.parametrize("name", bridge.DISTINCT)
@settings(max_examples=100)
@given(data=st.data())
def test_moves(name: str, data: st.DataObject) -> None:
    link = bridge.link_of(name)
    variant = link.variant
    position = link.position(data.draw(states(link)))
    for move in variant.legal_moves(position):
        texts = [variant.format_move(move, style) for style in STYLES]
        texts += [variant.format_move(move), variant.shown_move(move)]
        texts.append(link.text(move).removeprefix("@"))
        for text in texts:
            assert variant.parse_move(text) == move


@pytest.mark.parametrize("name", bridge.DISTINCT)
def test_points(name: str) -> None:
    board = bridge.link_of(name).variant.board
    for style in STYLES:
        texts = [format_point(board, point, style) for point in range(len(board))]
        assert len(set(texts)) == len(board)
        assert [parse_point(board, text) for text in texts] == list(range(len(board)))
        shown = [shown_point(board, point, style) for point in range(len(board))]
        assert [parse_point(board, text) for text in shown] == list(range(len(board)))


@pytest.mark.parametrize(
    ("name", "row", "column", "algebraic"),
    [
        ("fox-and-geese", 4, 4, "d4"),
        ("fox-and-geese", 7, 3, "c1"),
        ("halatafl", 1, 5, "e7"),
        ("bagh-chal", 5, 1, "a1"),
        ("bagh-chal", 1, 2, "b5"),
        ("fox-and-hounds", 1, 5, "e8"),
        ("fox-and-hounds", 8, 2, "b1"),
    ],
)
def test_the_axes(name: str, row: int, column: int, algebraic: str) -> None:
    """Rank 1 is at the bottom, row 1 at the top; file a and column 1 are on the left."""
    link = bridge.link_of(name)
    board, point = link.variant.board, link.point((row, column))
    assert format_point(board, point, "algebraic") == algebraic
    assert format_point(board, point, "row-column") == f"{row}.{column}"
    assert shown_point(board, point, "row-column") == f"({row},{column})"


@pytest.mark.parametrize("name", bridge.DISTINCT)
@settings(max_examples=50)
@given(data=st.data())
def test_a_move_is_played_by_each_of_its_texts(name: str, data: st.DataObject) -> None:
    link = bridge.link_of(name)
    position = link.position(data.draw(states(link)))
    moves = Game(link.variant, position).legal_moves()
    if moves:
        move = data.draw(st.sampled_from(moves))
        for style in STYLES:
            game = Game(link.variant, position)
            assert game.play(format_move(link.variant.board, move, style)).move == move
