"""Composed positions of Copenhagen Hnefatafl: exit forts.

Most stand on the board of seven by seven, whose throne is (4,4), one on nine by nine.
"""

from __future__ import annotations

from functools import partial

from tests.proof.composed import Composed
from tests.proof.tafl_drawing import drawn

_ch = partial(Composed, "copenhagen-hnefatafl-7")

_FLAT = drawn("""
    . . t . t . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . T . . T .
    . T . K T . .
""")

_OFF_THE_EDGE = drawn("""
    . . t . t . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . T . T . .
    . . T K T . .
    . . T . T . .
""")

FORTS = (
    _ch(
        "CH-14",
        "two squares on the edge behind men who cannot be taken",
        _FLAT,
        "defenders",
        plays="6,6-6,4",
        result="defenders: exit-fort",
    ),
    _ch("CH-14", "with a hole in the wall it goes on", _FLAT, "defenders", plays="6,6-6,5"),
    _ch(
        "CH-14",
        "beside a corner, which no attacker enters: it may stand open",
        drawn("""
            . . . . . t .
            . . . . t . .
            T . . . . . .
            . . . . . . .
            . T T . . . .
            K . T . . . .
            . T T . . . .
        """),
        "defenders",
        plays="3,1-5,1",
        result="defenders: exit-fort",
    ),
    _ch(
        "CH-14",
        "a man of the wall is taken against that corner",
        drawn("""
            . . . . . t .
            . . . . t . .
            T . . . . . .
            . . . . . . .
            . T T . . . .
            K . T . . . .
            . T . . . . .
        """),
        "defenders",
        plays="3,1-5,1",
    ),
    _ch(
        "CH-14",
        "a man who could be taken from both sides, if not at once, is no wall",
        drawn("""
            . . t . t . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . T . . . .
            . . T . T . .
            . . T K T . .
        """),
        "defenders",
        plays="5,3-5,4",
    ),
    _ch(
        "CH-14",
        "a single attacker is thought of as many",
        drawn("""
            . . t . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . T . . . .
            . . T . T . .
            . . T K T . .
        """),
        "defenders",
        plays="5,3-5,4",
    ),
    _ch(
        "CH-14",
        "with a man at one of his sides he cannot be taken",
        drawn("""
            . . t . t . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . T . T . .
            . . T . T . .
            . . T K T . .
        """),
        "defenders",
        plays="5,5-5,4",
        result="defenders: exit-fort",
    ),
    _ch(
        "CH-14",
        "the empty throne is hostile to the wall",
        drawn("""
            . . . . t . t
            . . . . . . .
            . . T . . . .
            . . . . . . .
            . T . T . . .
            . T . T . . .
            . T K T . . .
        """),
        "defenders",
        plays="3,3-4,3",
    ),
    _ch(
        "CH-14",
        "the throne is harmless where nobody can come to the other side",
        drawn("""
            . . . . t . t
            . . . . . . .
            . . T . . . .
            . T . . . . .
            . T . T . . .
            . T . T . . .
            . T K T . . .
        """),
        "defenders",
        plays="3,3-4,3",
        result="defenders: exit-fort",
    ),
    _ch(
        "CH-14",
        "a wall that is safe only behind men who fall does not hold",
        drawn("""
            . t . . . t .
            . . . . . . .
            . . . . . . .
            . . T . . . .
            . T . . T . .
            . . T . T . .
            . . T K T . .
        """),
        "defenders",
        plays="5,5-5,4",
    ),
    _ch(
        "CH-14",
        "the king must have a move",
        drawn("""
            . . t . t . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . T . .
            . . T T . . .
            . . T K . . .
        """),
        "defenders",
        plays="5,5-7,5",
    ),
    _ch(
        "CH-14",
        "a king in a closed pocket who does not stand on the edge has no fort yet",
        _OFF_THE_EDGE,
        "defenders",
        plays="5,5-5,4",
    ),
    _ch(
        "CH-14",
        "he has one when he steps to the edge",
        _OFF_THE_EDGE,
        "defenders",
        plays="5,5-5,4 1,3-1,2 6,4-7,4",
        result="defenders: exit-fort",
    ),
    Composed(
        "copenhagen-hnefatafl-9",
        "CH-14",
        "with an attacker inside there is no fort, however strong the wall",
        drawn("""
            . . t . . t . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . T T T . . .
            . . T T T T T . .
            . T T t . K . . .
        """),
        "defenders",
        plays="8,7-9,7",
    ),
    Composed(
        "copenhagen-hnefatafl-9",
        "CH-14",
        "without an attacker inside the strong wall is a fort",
        drawn("""
            . . t . . t . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . T T T . . .
            . . T T T T T . .
            . T T . . K . . .
        """),
        "defenders",
        plays="8,7-9,7",
        result="defenders: exit-fort",
    ),
)
