"""The positions reached in play of ``tests/data/positions.json``, and what each must show."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tests.proof.referee import Opening, Referee
from tests.reference import Point, Rules, State, Verdict, rules_of

FILE = Path(__file__).parent.parent / "data" / "positions.json"

HUNT_GAMES = (
    "fox-and-geese",
    "fox-and-geese geese=15",
    "fox-and-geese geese=17 sideways=on",
    "fox-and-geese-ten",
    "halatafl",
    "bagh-chal",
    "fox-and-hounds",
)
"""The file's names for the systems of this proof; the other systems in it are tafl games."""

KINDS = {
    "fox": "fox",
    "foxes": "fox",
    "geese": "goose",
    "tigers": "tiger",
    "goats": "goat",
    "hounds": "hound",
}
"""The keys of the file's pieces, and the kinds of piece that they list."""

SIDES = {"fox-and-geese": {"fox": "foxes"}, "fox-and-geese-ten": {"fox": "foxes"}}
"""Where the file names a side otherwise than the plain rules do."""

REASONS = {
    ("fox-and-geese", "captures"): "too-few-geese",
    ("fox-and-geese", "fox-blocked"): "foxes-blocked",
    ("fox-and-geese-ten", "captures"): "ten-captures",
    ("fox-and-geese-ten", "fox-blocked"): "foxes-blocked",
    ("halatafl", "captures"): "too-few-geese",
    ("bagh-chal", "captures"): "five-captures",
}
"""The file's reasons that the plain rules name otherwise, system by system."""

DRAWS = {"threefold-repetition": "repetition", "no-progress": "quiet"}


class Record(NamedTuple):
    """One record. ``chosen`` is a move, what it captures and the result after it.

    ``occurrences`` is None where the file's implementation did not count them.
    """

    name: str
    moves: tuple[str, ...]
    state: State
    occurrences: int | None
    result: Verdict | None
    legal: frozenset[str]
    chosen: tuple[str, frozenset[Point], Verdict | None] | None


def _place(text: str) -> Point:
    row, column = text.split(",")
    return int(row), int(column)


def _verdict(system: str, result: dict[str, str | None]) -> Verdict | None:
    if result["status"] == "ongoing":
        return None
    winner, reason = result["winner"], str(result["reason"])
    reason = REASONS.get((system, reason), DRAWS.get(reason, reason))
    return Verdict(SIDES.get(system, {}).get(winner or "", winner), reason)


def _record(name: str, system: str, entry: dict[str, Any]) -> Record:
    pieces, chosen = entry["pieces"], entry["chosen"]
    state = State(
        {_place(point): kind for key, kind in KINDS.items() for point in pieces.get(key, [])},
        SIDES.get(system, {}).get(entry["to_move"], entry["to_move"]),
        pieces.get("in_hand", 0),
        pieces.get("captured", 0),
        pieces["plies_without_progress"],
    )
    return Record(
        name,
        tuple(entry["moves"]),
        state,
        pieces["occurrences"],
        _verdict(system, entry["result"]),
        frozenset(entry["legal"]),
        chosen
        and (
            chosen["move"],
            frozenset(_place(point) for point in chosen["captured"]),
            _verdict(system, chosen["result"]),
        ),
    )


@cache
def load() -> dict[str, tuple[Record, ...]]:
    """Return the records of the hunt games by the file's name for the system and its options."""
    systems = json.loads(FILE.read_text(encoding="utf-8"))["systems"]
    return {
        name: tuple(
            _record(f"{name} #{number}", name.split()[0], entry)
            for number, entry in enumerate(systems[name], 1)
        )
        for name in HUNT_GAMES
    }


def rules_for(name: str) -> Rules:
    """Return the plain rules for the file's name of a system, such as ``… geese=15``."""
    system, *options = name.split()
    return rules_of(system, dict(option.split("=") for option in options))


def faults_here(record: Record, referee: Referee, *, counts: bool) -> list[str]:
    """Compare a record with a referee whose game stands at the record's position.

    ``counts`` says whether the quiet plies and the occurrences are compared too.
    """
    faults = []

    def claim(what: str, wanted: object, got: object) -> None:
        if wanted != got:
            faults.append(f"{record.name}: {what} {got}, expected {wanted}")

    state = referee.state()
    claim("pieces", record.state.pieces, state.pieces)
    claim("to move", record.state.to_move, state.to_move)
    claim("in hand", record.state.in_hand, state.in_hand)
    claim("captured", record.state.captured, state.captured)
    if counts:
        claim("quiet", record.state.quiet, state.quiet)
        claim("occurrences", record.occurrences, referee.occurrences())
    claim("result", record.result, referee.result())
    legal = referee.legal()
    claim("double moves", [], sorted({text for text in legal if legal.count(text) > 1}))
    claim("legal", sorted(record.legal), sorted(set(legal)))
    if record.chosen and record.chosen[0] in legal:
        move, captured, result = record.chosen
        claim(f"captured by {move}", captured, referee.play(move))
        claim(f"result after {move}", result, referee.result())
    return faults


def faults_alone(record: Record, opening: Opening) -> list[str]:
    """Compare a record with a referee that is given its position without the moves before."""
    state = record.state
    if record.result and record.result.winner is None:
        return []  # a draw has its reason in the moves before
    if record.chosen and record.chosen[2] and record.chosen[2].winner is None:
        record = record._replace(chosen=None)
    quiet = min(state.quiet, 50)  # far from a draw: only moves and wins are asked
    opened = State(state.pieces, state.to_move, state.in_hand, state.captured, quiet)
    return faults_here(record, opening(opened), counts=False)
