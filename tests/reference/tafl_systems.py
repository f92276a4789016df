"""The tafl systems by name: rules and a board with its setup, as the sheets give them."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tests.reference.tafl import Tafl
from tests.reference.tafl_board import TaflBoard
from tests.reference.tafl_games import (
    Alea,
    ArdRi,
    Brandubh,
    Copenhagen,
    Fetlar,
    Linnaeus,
    Tablut,
    Tawlbwrdd,
)

ELEVEN = "/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/"  # CH-2
THIRTEEN = (  # CH-20
    "/4ttttt4/5t1t5/6t6/6T6/t3T3T3t/tt3TTT3tt/t1tT1TKT1Tt1t"
    "/tt3TTT3tt/t3T3T3t/6T6/6t6/5t1t5/4ttttt4/"
)
NINE = "/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/"  # TB-2
SEVEN = "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/"  # BR-1
NINETEEN = (  # AE-1
    "/2t2t7t2t2/19/t4t7t4t/7t1t1t7/6t1T1T1t6/t1t2t7t2t1t/4t4T4t4/3t4T1T4t3/4T2T1T1T2T4"
    "/3t2T1TKT1T2t3/4T2T1T1T2T4/3t4T1T4t3/4t4T4t4/t1t2t7t2t1t/6t1T1T1t6/7t1t1t7"
    "/t4t7t4t/19/2t2t7t2t2/"
)
ARD_RI = "/2ttt2/3t3/t1TTT1t/ttTKTtt/t1TTT1t/3t3/2ttt2/"  # AR-1
BELL = "/4ttt4/4t1t4/5t5/5T5/tt2TTT2tt/t1tTTKTTt1t/tt2TTT2tt/5T5/5t5/4t1t4/4ttt4/"  # TW-1


class TaflSystem(NamedTuple):
    """The rules of a tafl system, and its start as an OpenTafl record."""

    rules: type[Tafl]
    setup: str


TAFL: dict[str, TaflSystem] = {
    "tablut": TaflSystem(Tablut, NINE),
    "copenhagen-hnefatafl": TaflSystem(Copenhagen, ELEVEN),
    "copenhagen-hnefatafl-13": TaflSystem(Copenhagen, THIRTEEN),
    "copenhagen-hnefatafl-9": TaflSystem(Copenhagen, NINE),
    "copenhagen-hnefatafl-7": TaflSystem(Copenhagen, SEVEN),
    "brandubh": TaflSystem(Brandubh, SEVEN),
    "ard-ri": TaflSystem(ArdRi, ARD_RI),
    "tawlbwrdd": TaflSystem(Tawlbwrdd, BELL),
    "tablut-linnaeus": TaflSystem(Linnaeus, NINE),
    "fetlar-hnefatafl": TaflSystem(Fetlar, ELEVEN),
    "alea-evangelii": TaflSystem(Alea, NINETEEN),
}
"""Every tafl system of the sheets."""


@cache
def board_of(system: str) -> TaflBoard:
    """Return the board of a tafl system, made once."""
    return TaflBoard(TAFL[system].setup)


def tafl_rules(system: str, rules: type[Tafl] | None = None) -> Tafl:
    """Return the plain rules of a tafl system, or other rules on its board."""
    return (rules or TAFL[system].rules)(board_of(system))
