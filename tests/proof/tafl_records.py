"""The tafl records of ``tests/data/positions.json``, in the form of `tests.proof.records`."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from typing import Any

from tests.proof.records import FILE, Record
from tests.reference import Point, State, Verdict, board_of

SYSTEMS = (
    "tablut",
    "copenhagen-hnefatafl",
    "copenhagen-hnefatafl-9",
    "copenhagen-hnefatafl-7",
)
"""The tafl systems of which the file has records."""

KINDS = {"attackers": "attacker", "defenders": "defender", "king": "king"}


def _place(text: str) -> Point:
    row, column = text.split(",")
    return int(row), int(column)


def _verdict(result: dict[str, str | None]) -> Verdict | None:
    if result["status"] == "ongoing":
        return None
    return Verdict(result["winner"], str(result["reason"]))


def _record(system: str, number: int, entry: dict[str, Any]) -> Record:
    pieces, chosen = entry["pieces"], entry["chosen"]
    standing = {_place(at): kind for key, kind in KINDS.items() for at in pieces[key]}
    captured = len(board_of(system).setup) - len(standing)
    return Record(
        f"{system} #{number}",
        tuple(entry["moves"]),
        State(standing, entry["to_move"], captured=captured),
        # Tablut has no rule on repetition, and the file counts none.
        pieces["occurrences"],
        _verdict(entry["result"]),
        frozenset(entry["legal"]),
        chosen
        and (
            chosen["move"],
            frozenset(_place(point) for point in chosen["captured"]),
            _verdict(chosen["result"]),
        ),
    )


@cache
def load() -> dict[str, tuple[Record, ...]]:
    """Return the records of the tafl games by system."""
    systems = json.loads(FILE.read_text(encoding="utf-8"))["systems"]
    return {
        system: tuple(
            _record(system, number, entry) for number, entry in enumerate(systems[system], 1)
        )
        for system in SYSTEMS
    }


def looks_back(verdict: Verdict | None) -> bool:
    """Say whether a result has its reason in the moves before."""
    return verdict is not None and verdict.reason == "repetition"


def alone(record: Record) -> Record | None:
    """Return what a record says of its position without the moves before; None: nothing."""
    if looks_back(record.result):
        return None
    if record.chosen and looks_back(record.chosen[2]):
        record = record._replace(chosen=None)
    return record._replace(state=replace(record.state, captured=0))
