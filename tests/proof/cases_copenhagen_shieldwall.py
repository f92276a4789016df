"""Composed positions of Copenhagen Hnefatafl: shieldwalls, on the board of seven by seven."""

from __future__ import annotations

from functools import partial

from tests.proof.composed import Composed
from tests.proof.tafl_drawing import drawn

_ch = partial(Composed, "copenhagen-hnefatafl-7")

SHIELDWALL = (
    _ch(
        "CH-10",
        "a row of defenders is captured by the attacker that closes its end",
        drawn("""
            . t T T . . .
            . . t t . . .
            . . . . t . .
            . . . . . . .
            . . . . . K .
            . . . . . . .
            . . . . . . .
        """),
        "attackers",
        plays="3,5-1,5",
        takes="1,3 1,4",
    ),
    _ch(
        "CH-10",
        "a row of attackers by the defender that does",
        drawn("""
            . . . . . . .
            . . . . . . .
            . . . . . . T
            . . . . . T t
            . . . . . T t
            . K T . . . .
            . . t . . . .
        """),
        "defenders",
        plays="6,3-6,7",
        takes="4,7 5,7",
    ),
    _ch(
        "CH-10",
        "a corner closes an end",
        drawn("""
            . . . . . . .
            . . . K . . .
            . . . . . . .
            . . . . . . .
            . . . . t . .
            . t t . . . .
            . T T . . . .
        """),
        "attackers",
        plays="5,5-5,4 2,4-2,5 5,4-7,4",
        takes="7,2 7,3",
    ),
    _ch(
        "CH-10",
        "a corner closes an end of the attackers' row",
        drawn("""
            . . . . . . .
            . . . K . . .
            . . . . . . .
            . . . . t . .
            . . . T . . .
            . T T . . . .
            . t t . . . .
        """),
        "defenders",
        plays="5,4-7,4",
        takes="7,2 7,3",
    ),
    _ch(
        "CH-10",
        "a single piece is not captured so: it stays between the corner and who faces it",
        drawn("""
            . . . . . . .
            . . . K . . .
            . . . . . . .
            . . . . . . .
            . t . . . . .
            . . . . . . .
            . T t . . . .
        """),
        "attackers",
        plays="5,2-6,2",
    ),
    _ch(
        "CH-10",
        "a move that brings up a facing piece captures nothing",
        drawn("""
            . t T T t . .
            . . t . . . .
            . . . . . . .
            . . . . . . .
            . . . . . K .
            . . . t . . .
            . . . . . . .
        """),
        "attackers",
        plays="6,4-2,4",
    ),
    _ch(
        "CH-10",
        "each of the row must be faced",
        drawn("""
            . t T T . . .
            . . t . . . .
            . . . . t . .
            . . . . . . .
            . . . . . K .
            . . . . . . .
            . . . . . . .
        """),
        "attackers",
        plays="3,5-1,5",
    ),
    _ch(
        "CH-10",
        "each of the row must be faced by an enemy",
        drawn("""
            . t T T . . .
            . . t T . . .
            . . . . t . .
            . . . . . . .
            . . . . . K .
            . . . . . . .
            . . . . . . .
        """),
        "attackers",
        plays="3,5-1,5",
    ),
    _ch(
        "CH-10",
        "both ends must be closed",
        drawn("""
            . . T T . . .
            . . t t . . .
            . . . . t . .
            . . . . . . .
            . . . . . K .
            . . . . . . .
            . . . . . . .
        """),
        "attackers",
        plays="3,5-1,5",
    ),
    _ch(
        "CH-10",
        "both ends of the attackers' row must be closed",
        drawn("""
            . . t t . . .
            . . T T . . .
            . . . . T . .
            . . . . . . .
            . . . . . K .
            . . . . . . .
            . . . . . . .
        """),
        "defenders",
        plays="3,5-1,5",
    ),
    _ch(
        "CH-10",
        "a row is all who stand side by side: one who is not faced saves the others",
        drawn("""
            . T T T . . .
            . . t t . . .
            . . . . t . .
            . . . . . . .
            . . . . . K .
            . . . . . . .
            . . . . . . .
        """),
        "attackers",
        plays="3,5-1,5",
    ),
    _ch(
        "CH-10",
        "only along the edge",
        drawn("""
            . . . . . . .
            . t T T . . .
            . . t t . . .
            . . . . t . .
            . . . . . . .
            . . . . . K .
            . . . . . . .
        """),
        "attackers",
        plays="4,5-2,5",
    ),
    _ch(
        "CH-10",
        "a move may close two rows",
        drawn("""
            . T T . T T .
            . t t . t t .
            . . . t . . .
            . . . . . . .
            . . . . . K .
            . . . . . . .
            . . . . . . .
        """),
        "attackers",
        plays="3,4-1,4",
        takes="1,2 1,3 1,5 1,6",
    ),
    _ch(
        "CH-10",
        "the king counts as one of the two",
        drawn("""
            . t K T . . .
            . . t t . . .
            . . . . t . .
            . . . . . . .
            . . . . . . .
            . . . . . T .
            . . . . . . .
        """),
        "attackers",
        plays="3,5-1,5",
        takes="1,4",
    ),
    _ch(
        "CH-11",
        "in the middle of the row he stays, the others go",
        drawn("""
            . . . . . . .
            t . . . . . .
            T t . . . . .
            K t . . . . .
            T t . . . . .
            . . t . . . .
            . . . . T . .
        """),
        "attackers",
        plays="6,3-6,1",
        takes="3,1 5,1",
    ),
    _ch(
        "CH-11",
        "the king closes an end by moving there",
        drawn("""
            . . . . . . .
            . . . . . . .
            . . . . . . T
            . . . . . T t
            . . . . . T t
            . . . K . . .
            . . t . . . .
        """),
        "defenders",
        plays="6,4-6,7",
        takes="4,7 5,7",
    ),
    _ch(
        "CH-11",
        "the king has closed the other end",
        drawn("""
            . . . . . . .
            . . . . . . .
            . . . . . . K
            . . . . . T t
            . . . . . T t
            . . . T . . .
            . . t . . . .
        """),
        "defenders",
        plays="6,4-6,7",
        takes="4,7 5,7",
    ),
    _ch(
        "CH-11",
        "the king faces",
        drawn("""
            . . . . . . .
            . . . . . . .
            . . . . . . T
            . . . . . K t
            . . . . . T t
            . . . T . . .
            . . t . . . .
        """),
        "defenders",
        plays="6,4-6,7",
        takes="4,7 5,7",
    ),
    _ch(
        "CH-12",
        "a row and a man between two, by one move",
        drawn("""
            . t T T . T .
            . . t t . . .
            . . . . t . .
            . . . . . . .
            . . . . . K .
            . . . . . . .
            . . . . . . .
        """),
        "attackers",
        plays="3,5-1,5",
        takes="1,3 1,4 1,6",
    ),
)
