"""Composed positions of Alea Evangelii; the throne is (10,10)."""

from __future__ import annotations

from functools import partial

from tests.proof.composed import Composed

_ae = partial(Composed, "alea-evangelii")

ALEA = (
    _ae(
        "AE-2",
        "throne and corners are for the king; the empty throne may be passed",
        "king 4,10; attacker 10,2 19,4; defender 10,18 1,3",
        "attackers",
        has="10,2-10,9 10,2-10,11 10,2-10,17",
        lacks="10,2-10,10 19,4-19,1",
        plays="19,4-19,5",
        after_has="4,10-10,10 10,18-10,9",
        after_lacks="10,18-10,10 1,3-1,1",
    ),
    _ae(
        "AE-2",
        "a corner takes a defender",
        "king 8,8; attacker 3,3 19,4; defender 1,2",
        "attackers",
        plays="3,3-1,3",
        takes="1,2",
    ),
    _ae(
        "AE-2",
        "a corner takes an attacker",
        "king 8,8; attacker 1,2 19,4; defender 3,3",
        "defenders",
        plays="3,3-1,3",
        takes="1,2",
    ),
    _ae(
        "AE-2",
        "the throne takes no defender",
        "king 4,4; attacker 2,8 19,4; defender 10,9",
        "attackers",
        plays="2,8-10,8",
    ),
    _ae(
        "AE-2",
        "the throne takes no attacker",
        "king 4,4; attacker 10,9 19,4; defender 2,8",
        "defenders",
        plays="2,8-10,8",
    ),
    _ae(
        "AE-2",
        "the edge takes no defender",
        "king 8,8; attacker 7,3 19,4; defender 3,2",
        "attackers",
        plays="7,3-3,3",
    ),
    _ae(
        "AE-2",
        "the edge takes no attacker",
        "king 8,8; attacker 3,2 19,4; defender 7,3",
        "defenders",
        plays="7,3-3,3",
    ),
    _ae(
        "AE-3",
        "the king captures by moving",
        "king 8,2; attacker 3,3 19,4; defender 3,4",
        "defenders",
        plays="8,2-3,2",
        takes="3,3",
    ),
    _ae(
        "AE-3",
        "the king is a partner",
        "king 3,4; attacker 3,3 19,4; defender 8,2",
        "defenders",
        plays="8,2-3,2",
        takes="3,3",
    ),
    _ae(
        "AE-3",
        "he is captured on four sides",
        "king 3,3; attacker 2,3 3,2 4,3 3,9; defender 8,8",
        "attackers",
        plays="3,9-3,4",
        takes="3,3",
        result="attackers: king-captured",
    ),
    _ae(
        "AE-3",
        "not on three, nor beside the throne",
        "king 10,11; attacker 9,11 11,11 10,15; defender 8,2",
        "attackers",
        plays="10,15-10,12",
    ),
    _ae(
        "AE-3",
        "four take him on the throne",
        "king 10,10; attacker 9,10 11,10 10,11 10,2; defender 8,8",
        "attackers",
        plays="10,2-10,9",
        takes="10,10",
        result="attackers: king-captured",
    ),
    _ae(
        "AE-3",
        "two on opposite sides do not, and an empty square of the edge closes nothing",
        "king 2,3; attacker 2,2 3,3 2,9; defender 8,8",
        "attackers",
        plays="2,9-2,4",
    ),
    _ae(
        "AE-3",
        "he is not captured at the edge",
        "king 1,4; attacker 1,3 1,5 7,4; defender 8,8",
        "attackers",
        plays="7,4-2,4",
    ),
    _ae(
        "AE-4",
        "a corner wins, the edge does not",
        "king 3,3; attacker 19,4; defender 8,8",
        "defenders",
        plays="3,3-3,1 19,4-19,5 3,1-1,1",
        result="defenders: king-escaped",
    ),
    _ae(
        "AE-5",
        "the third occurrence draws",
        plays=" ".join(["1,3-1,2 7,10-6,10 1,2-1,3 6,10-7,10"] * 2),
        result="draw: repetition",
    ),
    _ae(
        "AE-5",
        "the second occurrence ends nothing",
        plays="1,3-1,2 7,10-6,10 1,2-1,3 6,10-7,10 1,3-1,2 7,10-6,10",
    ),
    _ae(
        "AE",
        "attackers who cannot move lose",
        "king 8,8; attacker 1,4; defender 1,3 1,5 6,4",
        "defenders",
        plays="6,4-2,4",
        result="defenders: attackers-blocked",
    ),
    _ae(
        "AE",
        "defenders who cannot move lose",
        "king 1,4; attacker 1,3 1,5 7,4",
        "attackers",
        plays="7,4-2,4",
        result="attackers: defenders-blocked",
    ),
)
