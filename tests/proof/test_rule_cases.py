"""The cases of ``tests/data/rule-cases.json`` about bagh-chal and fox and geese."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rules_engine import Game, NotationError, Position, Variant, load_variant
from rules_engine.game import Captured, Ended

FILE = Path(__file__).parent.parent / "data" / "rule-cases.json"

VARIANTS = {
    "bagh-chal": "bagh-chal",
    "fox-and-geese-ten board and jumps": "fox-and-geese-ten",
}
CASES = [
    case
    for case in json.loads(FILE.read_text(encoding="utf-8"))["cases"]
    if case["ruleset"] in VARIANTS
]

OFF_THE_BOARD = {"fg-chain-with-turn-2"}
"""Cases whose move names a point that the board does not have."""


def _position(variant: Variant, case: dict[str, Any]) -> Position:
    given = case["position"]
    goats = variant.id == "bagh-chal"
    points = {
        "tiger": given.get("tigers", []),
        "goat": given.get("goats", []),
        "fox": [given["fox"]] if "fox" in given else [],
        "goose": given.get("geese", []),
    }
    stones = tuple(
        sum(1 << variant.parse_point(point) for point in points[piece.name])
        for piece in variant.pieces
    )
    prey = [piece.name in ("goat", "goose") for piece in variant.pieces]
    hand = 20 - given["goats_placed"] if goats else 0
    captured = given["goats_captured"] if goats else 0
    side = {"fox": "foxes"}.get(case["side_to_move"], case["side_to_move"])
    return Position(
        stones,
        variant.sides.index(side),
        tuple(hand * of for of in prey),
        tuple(captured * of for of in prey),
    )


def _text(variant: Variant, case: dict[str, Any]) -> str:
    """The case's move as one text: a fox's move is given as the chain of its landing points."""
    moves: list[str] = case["moves"]
    if variant.id == "bagh-chal":
        (move,) = moves
        return move
    jumps = bool(case["expected"].get("captures")) or len(moves) > 1
    return ("x" if jumps else "-").join([case["position"]["fox"], *moves])


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case: dict[str, Any]) -> None:
    variant = load_variant(VARIANTS[case["ruleset"]])
    game = Game(variant, _position(variant, case))
    text, expected = _text(variant, case), case["expected"]
    assert game.result is None
    if case["id"] in OFF_THE_BOARD:
        with pytest.raises(NotationError) as caught:
            game.play(text)
        assert caught.value.code == "no-such-point"
        assert expected == {"legal": False}
        return
    assert (game.why_illegal(text) is None) == expected["legal"]
    if expected["legal"]:
        turn = game.play(text)
        captured = {event.point for event in turn.events if isinstance(event, Captured)}
        assert captured == {variant.parse_point(at) for at in expected.get("captures", [])}
        if "status" in expected:
            winners = [event.winner for event in turn.events if isinstance(event, Ended)]
            assert winners == {"tigers_win": ["tigers"]}[expected["status"]]
    unknown = set(expected) - {"legal", "captures", "status"}
    assert not unknown, f"the case claims more than this test compares: {unknown}"


def test_the_file_has_the_cases() -> None:
    assert len(CASES) == 11
