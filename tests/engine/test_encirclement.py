"""Encirclement: CH-16, with each parameter there and not there."""

from __future__ import annotations

import pytest

from rules_engine.board.shapes import grid_board, grid_places
from rules_engine.rules.endings import Encirclement
from tests.engine.made import Made, Parts, rim, square, turned

REGIONS = {"edge": rim(7), "corners": "a1 a7 g1 g7"}


def rule(
    encircled: tuple[str, ...] = ("chief", "guard"),
    by: tuple[str, ...] = ("man",),
    region: str = "edge",
) -> Encirclement:
    return Encirclement(encircled=encircled, by=by, from_=region, wins="many")


def game(*parts: Encirclement) -> Made:
    return Made(square(7), Parts(endings=parts), REGIONS)


SHUT = game(rule())

RING = """\
. . . . . . .
. . . m . . .
. . m C m . .
. m . g . m .
. . m g m . .
. . . m . . .
. . . . . . .
"""


def test_a_ring_that_is_joined_only_diagonally_is_closed() -> None:
    assert SHUT.over(RING)
    # It is so whoever is to move.
    assert SHUT.over(RING, "few")


def test_a_gap_is_none() -> None:
    gap = RING.replace(". . . m . . .", ". . . . . . .", 1)
    for _ in range(4):
        assert not SHUT.over(gap)
        gap = turned(gap)


def test_a_way_out_leads_along_lines() -> None:
    board = grid_board(grid_places(7, 7), ["orthogonal", "diagonal"])
    assert not Made(board, Parts(endings=(rule(),)), REGIONS).over(RING)


def test_a_piece_outside_is_enough() -> None:
    assert not SHUT.over(RING.replace(". m . g . m .", ". m . g . m g"))
    inside = RING.replace(". . m g m . .", ". . m g m g .")
    # One that stands outside the ring, but not at the edge, can reach it.
    assert not SHUT.over(inside)


def test_a_piece_that_is_not_counted_may_be_outside() -> None:
    # The bend that CH-16 rules out: looking at the king alone.
    outside = RING.replace(". m . g . m .", ". m . g . m g")
    assert game(rule(encircled=("chief",))).over(outside)
    assert not game(rule(encircled=("guard",))).over(outside)


def test_pieces_of_their_own_are_no_obstacle() -> None:
    text = """\
. . . . . . .
. . . . . . .
. . . g . . .
. . g C g . .
. . . g . . .
. . . . . . .
. . . . . . m
"""
    assert not SHUT.over(text)


def test_he_who_stands_at_the_edge_has_reached_it() -> None:
    text = """\
. . m C m . .
. . . m . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
"""
    assert not SHUT.over(text)
    # From another region it may be a ring all the same.
    assert game(rule(region="corners")).over(text)


def test_a_ring_that_the_edge_closes_lets_them_reach_the_edge() -> None:
    text = """\
. . m . m . .
. . m C m . .
. . . m . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
"""
    assert not SHUT.over(text)
    assert game(rule(region="corners")).over(text)


def test_the_ring_may_stand_on_the_edge() -> None:
    text = """\
. m m m m m .
m . . . . . m
m . . C . . m
m . . . . . m
m . . . . . m
m . . . . . m
. m m m m m .
"""
    assert SHUT.over(text)
    assert not SHUT.over(text.replace("m . . C . . m", ". . . C . . m"))


def test_nobody_left_is_no_encirclement() -> None:
    text = RING.replace("C", ".").replace("g", ".")
    assert not SHUT.over(text)


@pytest.mark.parametrize(
    ("encircled", "by", "codes"),
    [
        (("chief", "guard"), ("man",), []),
        (("chief",), ("guard",), ["captures-its-own"]),
        (("man",), ("guard", "man"), ["captures-its-own"]),
    ],
)
def test_a_ring_is_made_of_enemies(
    encircled: tuple[str, ...], by: tuple[str, ...], codes: list[str]
) -> None:
    found = rule(encircled, by).problems(SHUT.rules)
    assert [problem.code for problem in found] == codes
