"""The played games of Copenhagen Hnefatafl, which are kept outside the repository.

One game a line: its moves, captures by attackers, captures by defenders, result. A move is
``a4-c4xb4xd4`` with the captured squares (one of them is sometimes named twice, and a captured king
never); a last token ``timeout`` is no move, and a resignation leaves none.
"""

from __future__ import annotations

import csv
import os
from collections import Counter
from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.proof.bends import TaflBend
from tests.proof.tafl_cases import square
from tests.proof.tafl_judge import Ply
from tests.reference import Point, State, Tafl, tafl_rules
from tests.reference.tafl_moves import KING

ROOT = Path(__file__).parent.parent.parent
VARIABLE = "RULES_ENGINE_GAMES"
"""Names another file than the one beside the repository."""

RESULTS = {"White": "defenders", "Black": "attackers", "Draw": None, "Ongoing": None}


class Played(NamedTuple):
    """One ply of a game, and the men that the record says it captured."""

    ply: Ply
    captured: frozenset[Point]


class PlayedGame(NamedTuple):
    """One game. ``winner`` is None for a game that nobody won, or that was not finished."""

    plies: tuple[Played, ...]
    winner: str | None


def find() -> Path:
    """Return the file of games. Skips the test where there is none, and none is required."""
    named = os.environ.get(VARIABLE)
    shared = ROOT.parent / "shared"
    path = Path(named) if named else shared / "data" / "copenhagen-games.csv"
    if path.is_file():
        return path
    if named:
        pytest.fail(f"{VARIABLE} names {named}, which is no file")
    if shared.is_dir():
        pytest.fail(f"the played games are missing: {path.name} in shared/data")
    pytest.skip(
        "the played games are not part of the repository: they belong in shared/data beside it, "
        f"or wherever {VARIABLE} says"
    )


def _played(token: str) -> Played:
    start, _, rest = token.partition("-")
    target, *captured = rest.split("x")
    return Played(
        (square(start, 11), square(target, 11)), frozenset(square(at, 11) for at in captured)
    )


@cache
def read(path: Path) -> tuple[PlayedGame, ...]:
    """Read a file of games."""
    with path.open(encoding="utf-8", newline="") as file:
        return tuple(
            PlayedGame(
                tuple(_played(token) for token in moves.split() if token != "timeout"),
                RESULTS[result],
            )
            for moves, _, _, result in csv.reader(file)
        )


def contradictions(bends: Collection[TaflBend], games: Collection[PlayedGame]) -> Counter[str]:
    """Count, for each bend, the plies of games that it finds illegal, or judges otherwise.

    The games are replayed by the plain rules, which judge them as they are recorded. Repetition,
    which the records leave out, is not judged.
    """
    found: Counter[str] = Counter()
    straight = tafl_rules("copenhagen-hnefatafl")
    bent = [(bend, tafl_rules("copenhagen-hnefatafl", bend.rules)) for bend in bends]
    for game in games:
        state = straight.start()
        for played in game.plies:
            turn = straight.turn(state, *played.ply)
            after = straight.after(state, turn)
            answers: dict[str, object] = {}
            for bend, rules in bent:
                if bend.asks == "is_legal":
                    differs = not rules.is_legal(state, *played.ply)
                elif bend.asks == "captured":
                    differs = rules.turn(state, *played.ply).captured != turn.captured
                else:
                    if bend.asks not in answers:
                        answers[bend.asks] = _answer(straight, bend.asks, after)
                    differs = _answer(rules, bend.asks, after) != answers[bend.asks]
                    differs = differs and rules.verdict(after) != straight.verdict(after)
                found[bend.name] += differs
            state = after
    return found


def _answer(rules: Tafl, asks: str, state: State) -> object:
    """Return what rules say of a position, where it has the king that they ask about."""
    if asks in ("stuck", "verdict"):
        return getattr(rules, asks)(state)
    if asks in ("has_fort", "is_encircled") and KING not in state.pieces.values():
        return None
    return getattr(rules, asks)(state.pieces)
