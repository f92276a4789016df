"""Symmetries of the boards: what holds in a position holds in its image."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_engine import Move, Position
from rules_engine.position import NOWHERE
from tests.proof import bridge
from tests.proof.strategies import states
from tests.reference import Point

Image = Callable[[int, Point], Point]
"""Takes the size of the square around the board and a point."""

SQUARE: dict[str, Image] = {
    "identity": lambda size, at: at,
    "left-right": lambda size, at: (at[0], size + 1 - at[1]),
    "up-down": lambda size, at: (size + 1 - at[0], at[1]),
    "half turn": lambda size, at: (size + 1 - at[0], size + 1 - at[1]),
    "diagonal": lambda size, at: (at[1], at[0]),
    "other diagonal": lambda size, at: (size + 1 - at[1], size + 1 - at[0]),
    "quarter turn": lambda size, at: (at[1], size + 1 - at[0]),
    "quarter turn back": lambda size, at: (size + 1 - at[1], at[0]),
}

OF_THE_GAME = {
    "fox-and-geese": ("left-right",),
    "fox-and-geese-ten": ("left-right",),
    "halatafl": ("left-right",),
    "bagh-chal": tuple(name for name in SQUARE if name != "identity"),
    "fox-and-hounds": (),
}
"""The symmetries that leave everything as it is: those of the board that turn no piece round.

The geese and the hounds face one way, which only the mirror from left to right keeps, and the
squares of one colour of an 8x8 board have no such mirror.
"""

OF_THE_BOARD = {
    "fox-and-geese": tuple(SQUARE),
    "fox-and-geese-ten": tuple(SQUARE),
    "halatafl": tuple(SQUARE),
    "bagh-chal": tuple(SQUARE),
    "fox-and-hounds": ("identity", "half turn", "diagonal", "other diagonal"),
}
"""The symmetries of the board's points and lines, which hold for pieces that face no way."""


def _mapping(link: bridge.Link, symmetry: str) -> list[int] | None:
    """Return the image of each point of the engine's board, None where one falls off it."""
    board, image = link.variant.board, SQUARE[symmetry]
    images = [board.find(*image(board.rows, link.place(at))) for at in range(len(board))]
    return None if None in images else [at for at in images if at is not None]


def _mapped(mapping: list[int], position: Position) -> Position:
    stones = tuple(
        sum(1 << to for at, to in enumerate(mapping) if mask >> at & 1) for mask in position.stones
    )
    return position._replace(stones=stones)


def _mapped_move(mapping: list[int], move: Move) -> Move:
    origin = NOWHERE if move.origin == NOWHERE else mapping[move.origin]
    return Move(
        origin,
        tuple(mapping[at] for at in move.path),
        tuple(mapping[at] for at in move.jumped),
    )


@pytest.mark.parametrize("name", bridge.DISTINCT)
def test_the_symmetries_of_the_boards_are_these(name: str) -> None:
    link = bridge.link_of(name)
    board = link.variant.board
    held = []
    for symmetry in SQUARE:
        mapping = _mapping(link, symmetry)
        if mapping and all(
            {mapping[to] for to in board.neighbours[at]} == set(board.neighbours[mapping[at]])
            for at in range(len(board))
        ):
            held.append(symmetry)
    assert tuple(held) == OF_THE_BOARD[link.variant.id]


@pytest.mark.parametrize(
    ("name", "symmetry"),
    [
        pytest.param(name, symmetry, id=f"{name} {symmetry}")
        for name in bridge.DISTINCT
        for symmetry in OF_THE_GAME[name.split()[0]]
    ],
)
@settings(max_examples=100)
@given(data=st.data())
def test_moves_captures_and_results_commute(name: str, symmetry: str, data: st.DataObject) -> None:
    link = bridge.link_of(name)
    variant, mapping = link.variant, _mapping(link, symmetry)
    assert mapping
    position = link.position(data.draw(states(link)))
    image = _mapped(mapping, position)
    assert variant.result(image) == variant.result(position)
    moves = variant.legal_moves(position)
    assert {_mapped_move(mapping, move) for move in moves} == set(variant.legal_moves(image))
    for move in moves[:: len(moves) // 8 + 1]:
        after = variant.after(position, move)
        image_after = variant.after(image, _mapped_move(mapping, move))
        assert _mapped(mapping, after) == image_after
        assert variant.result(after) == variant.result(image_after)


@pytest.mark.parametrize(
    "name", ["fox-and-geese", "fox-and-geese-ten", "halatafl", "fox-and-hounds"]
)
@settings(max_examples=100)
@given(data=st.data())
def test_the_foxes_face_no_way(name: str, data: st.DataObject) -> None:
    """Foxes move in all directions, so their moves commute with every symmetry of the board."""
    link = bridge.link_of(name)
    state = data.draw(states(link))
    position = link.position(state)._replace(turn=link.variant.sides.index(link.rules.sides[0]))
    moves = link.variant.compiled.playable(position)
    for symmetry in OF_THE_BOARD[name]:
        mapping = _mapping(link, symmetry)
        assert mapping
        images = link.variant.compiled.playable(_mapped(mapping, position))
        assert {_mapped_move(mapping, move) for move in moves} == set(images)


@pytest.mark.parametrize(
    "name", ["fox-and-geese", "fox-and-geese-ten", "halatafl", "fox-and-hounds"]
)
def test_the_others_do(name: str) -> None:
    """Turned round, the start gives the geese and the hounds other moves: the proof can fail."""
    link = bridge.link_of(name)
    mapping = _mapping(link, "half turn")
    assert mapping
    turn = link.variant.sides.index(link.rules.sides[1])
    position = link.variant.start()._replace(turn=turn)
    moves = {_mapped_move(mapping, move) for move in link.variant.legal_moves(position)}
    assert moves
    assert moves != set(link.variant.legal_moves(_mapped(mapping, position)))
