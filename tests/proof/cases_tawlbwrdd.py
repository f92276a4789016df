"""Composed positions of Tawlbwrdd; the middle is (6,6)."""

from __future__ import annotations

from functools import partial

from tests.proof.composed import Composed

_tw = partial(Composed, "tawlbwrdd")

_FAR = "attacker 11,4"
"""An attacker who has nothing to do with it."""

TAWLBWRDD = (
    _tw(
        "TW-2",
        "men stop in the middle and on the corners",
        "king 3,3; attacker 6,2 11,4; defender 1,8",
        "attackers",
        has="6,2-6,6 6,2-6,11 11,4-11,1",
        lacks="6,2-7,3",
        plays="11,4-11,5",
        after_has="1,8-1,11",
    ),
    _tw(
        "TW-2",
        "the middle takes no man",
        f"king 3,8; {_FAR} 8,4; defender 6,5",
        "attackers",
        plays="8,4-6,4",
    ),
    _tw(
        "TW-2",
        "corners take no man",
        f"king 3,8; {_FAR} 8,3; defender 11,2",
        "attackers",
        plays="8,3-11,3",
    ),
    _tw(
        "TW-3",
        "two take a defender at the edge",
        f"king 6,6; {_FAR} 3,1 5,5; defender 4,1",
        "attackers",
        plays="5,5-5,1",
        takes="4,1",
    ),
    _tw(
        "TW-3",
        "two take an attacker at the edge",
        f"king 6,6; {_FAR} 4,1; defender 3,1 5,4",
        "defenders",
        plays="5,4-5,1",
        takes="4,1",
    ),
    _tw(
        "TW-3",
        "two take the king",
        f"king 3,3; {_FAR} 3,2 8,4; defender 8,8",
        "attackers",
        plays="8,4-3,4",
        takes="3,3",
        result="attackers: king-captured",
    ),
    _tw(
        "TW-3",
        "in the middle too, and two take a man",
        "king 6,6; attacker 6,5 3,7 8,7; defender 7,7 2,2",
        "attackers",
        plays="3,7-6,7",
        takes="6,6 7,7",
        result="attackers: king-captured",
    ),
    _tw(
        "TW-3",
        "he steps in between two unharmed",
        f"king 8,3; {_FAR} 3,2 3,4; defender 8,8",
        "defenders",
        plays="8,3-3,3",
    ),
    _tw(
        "TW-3",
        "he captures by moving",
        f"king 8,2; {_FAR} 3,3; defender 3,4",
        "defenders",
        plays="8,2-3,2",
        takes="3,3",
    ),
    _tw(
        "TW-3",
        "the king is a partner",
        f"king 3,4; {_FAR} 3,3; defender 8,2",
        "defenders",
        plays="8,2-3,2",
        takes="3,3",
    ),
    _tw(
        "TW-4",
        "any edge square wins",
        f"king 3,3; {_FAR}; defender 8,8",
        "defenders",
        plays="3,3-3,1",
        result="defenders: king-escaped",
    ),
    _tw(
        "TW-5",
        "the third occurrence draws",
        plays=" ".join(["1,5-1,4 4,6-4,5 1,4-1,5 4,5-4,6"] * 2),
        result="draw: repetition",
    ),
    _tw(
        "TW-5",
        "the second occurrence ends nothing",
        plays="1,5-1,4 4,6-4,5 1,4-1,5 4,5-4,6 1,5-1,4 4,6-4,5",
    ),
    _tw(
        "TW",
        "attackers who cannot move lose",
        "king 6,6; attacker 1,4; defender 1,3 1,5 6,4",
        "defenders",
        plays="6,4-2,4",
        result="defenders: attackers-blocked",
    ),
    _tw(
        "TW",
        "defenders who cannot move lose",
        "king 6,6; attacker 5,5 5,6 6,4 6,10 7,5 7,7 8,6; defender 6,5 7,6",
        "attackers",
        plays="6,10-6,7",
        result="attackers: defenders-blocked",
    ),
)
