"""Composed positions of Copenhagen Hnefatafl: moves and custodial captures.

They stand on the board of seven by seven, where the throne is (4,4); CH-20 makes the rules one.
"""

from __future__ import annotations

from functools import partial

from tests.proof.composed import Composed
from tests.proof.tafl_drawing import drawn

_ch = partial(Composed, "copenhagen-hnefatafl-7")

_OPEN = drawn("""
    . . . K . . .
    . . . . . . .
    . . . . . . .
    . t . . . . T
    . . . . . . .
    . . . . . . .
    . t . . . . .
""")

MOVES = (
    _ch(
        "CH-3",
        "any number of squares along a row or column",
        _OPEN,
        "attackers",
        has="4,2-1,2 4,2-3,2 4,2-6,2 7,2-7,6",
        lacks="4,2-3,3 4,2-7,2 7,2-3,2 4,2-4,7 1,4-1,3",
    ),
    _ch(
        "CH-4",
        "men pass the empty throne and do not stop there; the king does",
        _OPEN,
        "attackers",
        has="4,2-4,3 4,2-4,5 4,2-4,6",
        lacks="4,2-4,4",
        plays="7,2-7,3",
        after_has="4,7-4,5 4,7-4,3 1,4-4,4 1,4-7,4",
        after_lacks="4,7-4,4",
    ),
    _ch(
        "CH-4",
        "the king returns to the throne, and nobody passes him there",
        _OPEN,
        "attackers",
        plays="7,2-7,3 1,4-4,4",
        after_has="4,2-4,3",
        after_lacks="4,2-4,5 4,2-4,6",
    ),
    _ch(
        "CH-5",
        "corners are closed to men and open to the king",
        drawn("""
            . T . K . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . t . . . . .
        """),
        "attackers",
        has="7,2-7,6",
        lacks="7,2-7,1 7,2-7,7",
        plays="7,2-7,3",
        after_has="1,4-1,7",
        after_lacks="1,2-1,1",
    ),
)

CUSTODIAL = (
    _ch(
        "CH-6",
        "three captures by one move",
        drawn("""
            . . K . . . .
            . . . . . . .
            . . . . t . .
            . . . . T . .
            . . t T . T t
            . . . . . . .
            . . . . t . .
        """),
        "attackers",
        plays="7,5-5,5",
        takes="4,5 5,4 5,6",
    ),
    _ch(
        "CH-6",
        "stepping in between two is safe, also when another attacker moves afterwards",
        drawn("""
            . . . . K . .
            . . . . . . .
            t . t . . . .
            . . . . . . .
            . . . . . . .
            . T . . . . .
            . . . . . t .
        """),
        "defenders",
        plays="6,2-3,2 7,6-7,5",
        after_has="3,2-2,2",
    ),
    _ch(
        "CH-6",
        "the king captures by moving",
        drawn("""
            . . . . . . .
            . K . . . . .
            . . . . . . .
            . . . . . . .
            . . t T . . .
            . . . . . . .
            . . . . . . t
        """),
        "defenders",
        plays="2,2-5,2",
        takes="5,3",
    ),
    _ch(
        "CH-6",
        "the king is the partner of a man who moves",
        drawn("""
            . . . . . . .
            . T . . . . .
            . . . . . . .
            . . . . . . .
            . . t K . . .
            . . . . . . .
            . . . . . t .
        """),
        "defenders",
        plays="2,2-5,2",
        takes="5,3",
    ),
    _ch(
        "CH-6",
        "diagonals capture nothing",
        drawn("""
            . . . . K . .
            . . . . . . .
            . . . . t . .
            . . . . . T .
            . . . . . . .
            . . . . . . t
            . . . . . . .
        """),
        "attackers",
        plays="6,7-5,7",
    ),
    _ch(
        "CH-7",
        "a corner takes a defender, at whose back it lies",
        drawn("""
            . T . . . . .
            . . . . . . .
            . . t . . . .
            . . . . . . .
            . . . . . . .
            . . . K . . .
            . . . . . . .
        """),
        "attackers",
        plays="3,3-1,3",
        takes="1,2",
    ),
    _ch(
        "CH-7",
        "a corner takes an attacker",
        drawn("""
            . t . . . . .
            . . . . . . .
            . . T . . . .
            . . . . . . .
            . . . . . t .
            . . . K . . .
            . . . . . . .
        """),
        "defenders",
        plays="3,3-1,3",
        takes="1,2",
    ),
    _ch(
        "CH-7",
        "the empty throne takes a defender",
        drawn("""
            . t . K . . .
            . . . . . . .
            . . . . . . .
            . . T . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
        """),
        "attackers",
        plays="1,2-4,2",
        takes="4,3",
    ),
    _ch(
        "CH-7",
        "the throne takes no defender while the king stands on it",
        drawn("""
            . t . . . . .
            . . . . . . .
            . . . . . . .
            . . T K . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
        """),
        "attackers",
        plays="1,2-4,2",
    ),
    _ch(
        "CH-7",
        "a defender beside the king's throne who stepped in between two is safe from a third",
        drawn("""
            . t . . . . .
            . . . . . . .
            . . t . . . .
            . . T K . . .
            . . t . . . .
            . . . . . . .
            . . . . . . .
        """),
        "attackers",
        plays="1,2-4,2",
    ),
    _ch(
        "CH-7",
        "the squares beside the throne take no defender",
        drawn("""
            . t . K . . .
            . . . . . . .
            . . T . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
        """),
        "attackers",
        plays="1,2-3,2",
    ),
    _ch(
        "CH-7",
        "the squares beside the throne take no attacker",
        drawn("""
            . T . K . . .
            . . . . . . .
            . . t . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
        """),
        "defenders",
        plays="1,2-3,2",
    ),
    _ch(
        "CH-7",
        "the empty throne takes an attacker",
        drawn("""
            . T . K . . .
            . . . . . . .
            . . . . . . .
            . . t . . . .
            . . . . . . .
            . . . . . . .
            . . . . t . .
        """),
        "defenders",
        plays="1,2-4,2",
        takes="4,3",
    ),
    _ch(
        "CH-7",
        "the throne takes an attacker also while the king stands on it",
        drawn("""
            . T . . . . .
            . . . . . . .
            . . . . . . .
            . . t K . . .
            . . . . . . .
            . . . . . . .
            . . . . t . .
        """),
        "defenders",
        plays="1,2-4,2",
        takes="4,3",
    ),
)

CASES = MOVES + CUSTODIAL
