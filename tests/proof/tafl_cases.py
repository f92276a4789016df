"""The tafl cases of ``tests/data/rule-cases.json``, and what a judge makes of them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tests.proof.tafl_judge import Judge, Ply
from tests.reference import Point, State, read_record

FILE = Path(__file__).parent.parent / "data" / "rule-cases.json"

SYSTEMS = {
    "copenhagen": "copenhagen-hnefatafl",
    "copenhagen 9x9": "copenhagen-hnefatafl-9",
    "copenhagen 9x9 test board": "copenhagen-hnefatafl-9",
    "copenhagen 7x7 test board": "copenhagen-hnefatafl-7",
}
"""The file's rule sets, and the systems whose rules and board they mean."""

STATUS = {"ongoing": None, "attackers_win": "attackers", "defenders_win": "defenders"}
REASONS = {
    "encircled": "encirclement",
    "exit fort": "exit-fort",
    "king captured": "king-captured",
}


class Case(NamedTuple):
    """One case. ``expected`` applies to the last of the plies, or to the position without any."""

    name: str
    system: str
    state: State
    plies: tuple[Ply, ...]
    expected: dict[str, Any]


def square(text: str, size: int) -> Point:
    """Return the row and column of a square such as ``a1``, the lowest on the left."""
    return size + 1 - int(text[1:]), ord(text[0]) - ord("a") + 1


def _case(entry: dict[str, Any]) -> Case:
    size, pieces = read_record(entry["position"])
    plies = []
    for move in entry["moves"]:
        start, target = move.split("-")
        plies.append((square(start, size), square(target, size)))
    expected = dict(entry["expected"])
    if "captures" in expected:
        expected["captures"] = frozenset(square(text, size) for text in expected["captures"])
    if entry.get("fragment_no_king"):
        assert "status" not in expected
    state = State(pieces, entry["side_to_move"])
    return Case(entry["id"], SYSTEMS[entry["ruleset"]], state, tuple(plies), expected)


@cache
def load() -> tuple[Case, ...]:
    """Return the tafl cases of the file."""
    entries = json.loads(FILE.read_text(encoding="utf-8"))["cases"]
    return tuple(_case(entry) for entry in entries if entry["ruleset"] in SYSTEMS)


def faults(case: Case, judge: Judge) -> list[str]:
    """Return what a judge makes of a case that the case does not say."""
    found = []
    state, expected = case.state, dict(case.expected)

    def claim(what: str, wanted: object, got: object) -> None:
        if wanted != got:
            found.append(f"{case.name}: {what} {got}, expected {wanted}")

    for ply in case.plies[:-1]:
        if not judge.is_legal(state, ply):
            return [f"{case.name}: {ply} is not legal"]
        state = judge.after(state, ply)
        claim("result on the way", None, judge.verdict(state))
    if case.plies:
        last = case.plies[-1]
        legal = judge.is_legal(state, last)
        claim("legal", expected.pop("legal"), legal)
        if not legal:
            return found
        # A captured king shows in the status; the cases list the men alone.
        kings = {point for point, piece in state.pieces.items() if piece == "king"}
        captured = judge.captured(state, last) - kings
        claim("captures", expected.pop("captures", captured), captured)
        state = judge.after(state, last)
    if "exit_fort" in expected:
        result = judge.verdict(state)
        fort = result is not None and result.reason == "exit-fort"
        claim("exit fort", expected.pop("exit_fort"), fort)
    if "status" in expected:
        result = judge.verdict(state)
        claim("winner", STATUS[expected.pop("status")], result.winner if result else None)
        if "reason" in expected:
            claim("reason", REASONS[expected.pop("reason")], result.reason if result else None)
    assert not expected, f"{case.name} claims more than is compared here: {expected}"
    return found
