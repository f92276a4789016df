"""Composed positions (``cases_*.py``): each tells what a clause says from a misreading of it.

What is expected of them was read off the sheets, clause by clause; neither implementation made it.
"""

from __future__ import annotations

from typing import NamedTuple

from tests.proof.referee import Opening
from tests.reference import Point, State, Verdict


class Composed(NamedTuple):
    """A position and what the sheet says of it.

    ``system`` is a name as in `tests.proof.bridge.NAMES`. ``pieces`` lists points by kind, such as
    ``fox 4,1; goose 4,2 4,4``; empty means the start of the game. ``has`` and ``lacks`` are moves
    that are legal and illegal there. Then ``plays`` are made, of which the last one takes
    ``takes``; ``after_has`` is legal and ``after_lacks`` illegal thereafter. ``result`` is that of
    the last position: ``ongoing``, ``draw: reason`` or ``side: reason``.
    """

    system: str
    clause: str
    shows: str
    pieces: str = ""
    to_move: str = ""
    in_hand: int = 0
    captured: int = 0
    quiet: int = 0
    has: str = ""
    lacks: str = ""
    plays: str = ""
    takes: str = ""
    after_has: str = ""
    after_lacks: str = ""
    result: str = "ongoing"

    @property
    def name(self) -> str:
        """The case's name in test reports."""
        return f"{self.clause}: {self.shows}"


def _place(text: str) -> Point:
    row, column = text.split(",")
    return int(row), int(column)


def read_pieces(text: str) -> dict[Point, str]:
    """Read pieces listed by kind, such as ``fox 4,1; goose 4,2 4,4``."""
    pieces: dict[Point, str] = {}
    for group in text.split(";"):
        kind, *points = group.split()
        pieces.update(dict.fromkeys(map(_place, points), kind))
    return pieces


def _state(case: Composed) -> State | None:
    if not case.pieces:
        return None
    pieces = read_pieces(case.pieces)
    return State(pieces, case.to_move, case.in_hand, case.captured, case.quiet)


def _verdict(text: str) -> Verdict | None:
    if text == "ongoing":
        return None
    winner, reason = text.split(": ")
    return Verdict(None if winner == "draw" else winner, reason)


def faults(case: Composed, opening: Opening) -> list[str]:
    """Return what a referee makes of a composed position that its sheet does not say."""
    found = []
    referee = opening(_state(case))
    legal = set(referee.legal())
    found += [f"{move} should be legal" for move in case.has.split() if move not in legal]
    found += [f"{move} should be illegal" for move in case.lacks.split() if move in legal]
    captured: frozenset[Point] = frozenset()
    for number, move in enumerate(case.plays.split(), 1):
        if move not in referee.legal():
            found.append(f"ply {number}, {move}, should be legal (result {referee.result()})")
            return [f"{case.name}: {fault}" for fault in found]
        captured = referee.play(move)
    if captured != frozenset(map(_place, case.takes.split())):
        found.append(f"captured {sorted(captured)}, expected {case.takes or 'nothing'}")
    legal = set(referee.legal())
    found += [
        f"{move} should be legal after" for move in case.after_has.split() if move not in legal
    ]
    found += [
        f"{move} should be illegal after" for move in case.after_lacks.split() if move in legal
    ]
    if referee.result() != _verdict(case.result):
        found.append(f"result {referee.result()}, expected {case.result}")
    return [f"{case.name}: {fault}" for fault in found]
