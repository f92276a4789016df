"""Composed positions of Copenhagen Hnefatafl: all endings but the exit fort.

They stand on the board of seven by seven, whose throne is (4,4).
"""

from __future__ import annotations

from functools import partial

from tests.proof.composed import Composed
from tests.proof.tafl_drawing import drawn

_ch = partial(Composed, "copenhagen-hnefatafl-7")

_RING = """
    . . . . . . .
    . . t t . . t
    . t T . . t .
    . t . K . t .
    . t . . . t .
    . . t t t . .
    . . . . . {} .
"""

ESCAPE = (
    _ch(
        "CH-13",
        "the king wins on a corner",
        drawn("""
            . . . . . . .
            . . . . . . .
            K . . . . . .
            . . . . . . .
            . . t . . . .
            . . . . . . .
            . . . . . . .
        """),
        "defenders",
        plays="3,1-1,1",
        result="defenders: king-escaped",
    ),
    _ch(
        "CH-13",
        "the edge is not enough",
        drawn("""
            . . . . . . .
            . . . . . . .
            . K . . . . .
            . . . . . . .
            . . t . . . .
            . . . . . . .
            . . . . . . .
        """),
        "defenders",
        plays="3,2-3,1",
        after_has="5,3-5,2",
    ),
    _ch(
        "CH-13",
        "a man on the edge beside a corner wins nothing",
        drawn("""
            . . . . . . .
            . T . . . . .
            . . . . K . .
            . . . . . . .
            . . t . . . .
            . . . . . . .
            . . . . . . .
        """),
        "defenders",
        plays="2,2-1,2",
    ),
)

ENCIRCLEMENT = (
    _ch(
        "CH-16",
        "a ring that touches only diagonally is closed",
        drawn(_RING.format(".")),
        "attackers",
        plays="2,7-2,5",
        result="attackers: encirclement",
    ),
    _ch(
        "CH-16",
        "with a defender outside there is no encirclement",
        drawn(_RING.format("T")),
        "attackers",
        plays="2,7-2,5",
    ),
    _ch(
        "CH-16",
        "with the king outside there is none",
        drawn("""
            . . . . . . .
            . . t t . . t
            . t T . . t .
            . t . . . t .
            . t . T . t .
            . . t t t . .
            . . . . . K .
        """),
        "attackers",
        plays="2,7-2,5",
    ),
    _ch(
        "CH-16",
        "with a gap there is none",
        drawn(_RING.format(".")),
        "attackers",
        plays="2,7-2,6",
    ),
    _ch(
        "CH-16",
        "it is the edge that none must reach, not the corners",
        drawn("""
            . t . . . t .
            . t T K . . .
            . . t t t . .
            . . . . . . .
            . . . . . t .
            . . . . . . .
            . . . . . . .
        """),
        "attackers",
        plays="5,6-2,6",
    ),
    _ch(
        "CH-16",
        "the empty throne is a gap",
        drawn("""
            . . . . . . .
            . . . . . . .
            . t t . . . .
            . K . . . . .
            . t t . . . .
            t . . . . . .
            . . . . . . .
        """),
        "attackers",
        plays="6,1-4,1",
        after_has="4,2-4,4",
    ),
    _ch(
        "CH-16",
        "that a man of the ring could be taken does not matter",
        drawn("""
            . . . . . . .
            . . . . . t .
            t T t . . . .
            t . t . . . .
            t K t . . . .
            . t . . . . .
            . . . . . . .
        """),
        "attackers",
        plays="2,6-2,2",
        result="attackers: encirclement",
    ),
)

_BOXED_IN = drawn("""
    . t K t . . .
    . . t . . . .
    . . . . . . .
    . . . . . . .
    . . . . t . .
    . . . . . . .
    . . . . . . .
""")

NO_MOVE = (
    _ch(
        "CH-18",
        "attackers who cannot move lose",
        drawn("""
            . . T t T . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . K . T . . .
            . . . . . . .
        """),
        "defenders",
        plays="6,4-2,4",
        result="defenders: attackers-blocked",
    ),
    _ch(
        "CH-18",
        "attackers of whom none is left lose",
        drawn("""
            . . . . . . .
            . K . . . . .
            . . . . . . .
            . . . . . . .
            . T t . . . .
            . . . T . . .
            . . . . . . .
        """),
        "defenders",
        plays="6,4-5,4",
        takes="5,3",
        result="defenders: attackers-blocked",
    ),
    _ch(
        "CH-18",
        "a side without a move has not lost while the other is to move",
        _BOXED_IN,
        "attackers",
        has="5,5-5,4 1,2-2,2",
    ),
    _ch(
        "CH-18",
        "a side without a move loses when it is its turn",
        _BOXED_IN,
        "attackers",
        plays="5,5-5,4",
        result="attackers: defenders-blocked",
    ),
)

ORDER = (
    _ch(
        "CH-19",
        "the king's capture comes before all else",
        drawn("""
            . . . . . . .
            . t . . . . .
            t K . . . t .
            . t . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
        """),
        "attackers",
        plays="3,6-3,3",
        takes="3,2",
        result="attackers: king-captured",
    ),
    _ch(
        "CH-19",
        "the corner comes before the fort",
        drawn("""
            . . t . t . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            T T . . . . .
            t . T . . . .
            . . K T . . .
        """),
        "defenders",
        plays="7,3-7,1",
        takes="6,1",
        result="defenders: king-escaped",
    ),
    _ch(
        "CH-19",
        "encirclement comes before having no move",
        drawn("""
            . . t t . . .
            . t K T . . t
            . . t t . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
        """),
        "attackers",
        plays="2,7-2,5",
        result="attackers: encirclement",
    ),
)

_TO_AND_FRO = "1,4-1,3 3,4-3,3 1,3-1,4 3,3-3,4"

REPETITION = (
    _ch(
        "CH-17",
        "the defenders lose at the third occurrence, and the start is the first",
        plays=f"{_TO_AND_FRO} {_TO_AND_FRO}",
        result="attackers: repetition",
    ),
    _ch(
        "CH-17",
        "the second occurrence ends nothing",
        plays=f"{_TO_AND_FRO} 1,4-1,3 3,4-3,3 1,3-1,4",
    ),
    _ch(
        "CH-17",
        "the defenders lose, whoever brings it about",
        plays="7,4-7,3 3,4-3,3 1,4-1,3 3,3-3,4 1,3-1,4 3,4-3,3 1,4-1,3 3,3-3,4 1,3-1,4",
        result="attackers: repetition",
    ),
    _ch(
        "CH-17",
        "with the other side to move it is another position",
        plays="1,4-1,3 3,4-3,3 1,3-1,2 3,3-3,4 1,2-1,4 3,4-3,3 1,4-1,3 3,3-3,2 1,3-1,4 3,2-3,4",
    ),
)

CASES = ESCAPE + ENCIRCLEMENT + NO_MOVE + ORDER + REPETITION
