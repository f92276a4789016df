"""Composed positions of Copenhagen Hnefatafl: captures of the king.

They stand on the board of seven by seven, where the throne is (4,4); CH-20 makes the rules one.
"""

from __future__ import annotations

from functools import partial

from tests.proof.composed import Composed
from tests.proof.tafl_drawing import drawn

_ch = partial(Composed, "copenhagen-hnefatafl-7")

_BESIDE_THE_THRONE = drawn("""
    . t . . . . .
    . . . . . . .
    . . . . t . .
    . . . . K . t
    . . . . t . .
    . . . . . . .
    . T . . . . .
""")

KING = (
    _ch(
        "CH-8",
        "attackers on all four sides take the king",
        drawn("""
            . . . . . . .
            . t . . . . .
            t K . . . t .
            . t . . . . .
            . . . . . . .
            . . . . . . .
            . . . T . . .
        """),
        "attackers",
        plays="3,6-3,3",
        takes="3,2",
        result="attackers: king-captured",
    ),
    _ch(
        "CH-8",
        "attackers on three sides and the throne take him",
        _BESIDE_THE_THRONE,
        "attackers",
        plays="4,7-4,6",
        takes="4,5",
        result="attackers: king-captured",
    ),
    _ch(
        "CH-8",
        "on the throne three are too few",
        drawn("""
            . . . . . . .
            . . . . . . .
            . . . t . . .
            . t . K . . .
            . . . t . . .
            . . . . . . .
            . T . . . . .
        """),
        "attackers",
        plays="4,2-4,3",
    ),
    _ch(
        "CH-8",
        "on the throne four take him",
        drawn("""
            . . . . . . .
            . . . . . . .
            . . . t . . .
            . t . K t . .
            . . . t . . .
            . . . . . . .
            . T . . . . .
        """),
        "attackers",
        plays="4,2-4,3",
        takes="4,4",
        result="attackers: king-captured",
    ),
    _ch(
        "CH-8",
        "an empty square of the edge closes nothing",
        drawn("""
            . . . . . . .
            . K t . . . .
            . t . . . . .
            . . . . . . .
            . . . . . . .
            t . . . . . .
            . . . T . . .
        """),
        "attackers",
        plays="6,1-2,1",
    ),
    _ch(
        "CH-8",
        "away from the throne three are too few, two of them on opposite sides",
        drawn("""
            . . . . . . .
            . t . . . . .
            t K . . . t .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . T . . .
        """),
        "attackers",
        plays="3,6-3,3",
    ),
    _ch(
        "CH-8",
        "a man of his own at his side closes nothing",
        drawn("""
            . . . . . . .
            . t . . . . .
            T K . . . t .
            . t . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
        """),
        "attackers",
        plays="3,6-3,3",
    ),
    _ch(
        "CH-8",
        "he may step into such a place, and a move elsewhere does not capture him there",
        drawn("""
            . . . . . . .
            . . . . . . .
            . . . . t . .
            . . . K . t .
            . . . . t . .
            . T . . . . .
            . . . . . t .
        """),
        "defenders",
        plays="4,4-4,5 7,6-7,5",
        after_has="4,5-4,4 4,5-4,1",
    ),
    _ch(
        "CH-9",
        "he is never captured at the edge, though he cannot move",
        drawn("""
            . t K t . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . t . . . .
            . . . . . T .
            . . . . . . .
        """),
        "attackers",
        plays="5,3-2,3",
        after_has="6,6-6,7",
        after_lacks="1,3-1,4",
    ),
    _ch(
        "CH-9",
        "nor when he is alone: his side has lost, but because it cannot move",
        drawn("""
            . t K t . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . t . . . .
            . . . . . . .
            . . . . . . .
        """),
        "attackers",
        plays="5,3-2,3",
        result="attackers: defenders-blocked",
    ),
)
