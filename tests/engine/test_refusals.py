"""Every reason for which a move is refused, each met in a position of its own."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from rules_engine import Game, NotationError, Position, load_variant
from rules_engine.game import Variant
from rules_engine.notation.boards import parse_stones
from rules_engine.rules.refused import CODES


class Case(NamedTuple):
    """A position of a variant, a move, and what refuses it."""

    variant: str
    rows: str
    to_move: str
    move: str
    code: str
    entry: str
    hand: int = 0


TABLUT = "tablut"

CASES = [
    Case("halatafl", "f d4, g d5 d7", "foxes", "d4-e4", "mandatory", "restrictions.capture"),
    Case("halatafl", "f d4, g d5 d7", "foxes", "d4-d5", "occupied", "moves.fox.step"),
    Case("halatafl", "f d4, g d5 d7", "foxes", "d5-d6", "not-yours", ""),
    Case("halatafl", "f d4, g d5 d7", "foxes", "e5-e6", "empty", ""),
    Case("halatafl", "f d4, g d5 d7", "foxes", "d4-c2", "not-joined", "moves.fox.step"),
    Case("halatafl", "f d4, g d5 d7", "foxes", "d4xc2", "not-joined", "moves.fox.jump"),
    Case("halatafl", "f d4, g d5 d7", "foxes", "d4xd5", "not-a-jump", "moves.fox.jump"),
    Case("halatafl", "f d4, g d5 d7", "foxes", "d4xg4", "not-a-jump", "moves.fox.jump"),
    Case("halatafl", "f d4, g d5 d7", "foxes", "d4-g4", "too-far", "moves.fox.step"),
    Case("halatafl", "f d4, g d5 d7", "foxes", "d4-f4", "nothing-to-jump", "moves.fox.jump"),
    Case("halatafl", "f d4, g d5 d7", "foxes", "c3", "never-placed", ""),
    Case("halatafl", "f d4 d5, g a3", "foxes", "d4xd6", "not-jumped", "moves.fox.jump"),
    Case("halatafl", "f d4, g d5 d6", "foxes", "d4xd6", "occupied", "moves.fox.jump"),
    Case("halatafl", "f d3, g d4 e5 a3", "foxes", "d3xd5", "must-continue", "moves.fox.jump"),
    Case("halatafl", "f d6, g d4 a3", "geese", "d4-d3", "direction", "moves.goose.step"),
    Case("halatafl", "f d5, g d4 a3", "geese", "d4xd6", "never-jumps", ""),
    Case("halatafl", "f d4, g a3", "foxes", "d4-d5", "game-over", ""),
    Case("bagh-chal", "f a1, g b1 d1", "tigers", "a1xc1xe1", "one-jump", "moves.tiger.jump"),
    Case("bagh-chal", "f a1, g b1", "goats", "b1-c1", "place-first", "restrictions.placing", 3),
    Case("bagh-chal", "f a1, g b1", "goats", "b1", "occupied", "moves.goat.place", 3),
    Case("bagh-chal", "f a1, g b1", "goats", "c1", "none-in-hand", "moves.goat.place"),
    # TB-5, TB-6, CH-4, TL-2 and AR-3: which squares are closed to whom, and to stop or to pass.
    Case(TABLUT, "a a5, d c5, k e8", "attackers", "a5-b6", "not-joined", "moves.attacker.slide"),
    Case(TABLUT, "a a5, d c5, k e8", "attackers", "a5-c5", "occupied", "moves.attacker.slide"),
    Case(TABLUT, "a a5, d c5, k e8", "attackers", "a5-d5", "blocked", "moves.attacker.slide"),
    Case(TABLUT, "a a5, d c5, k e8", "attackers", "a5-a9", "closed", "moves.attacker.slide"),
    Case(TABLUT, "a a5, d c5, k e8", "defenders", "c5-e5", "closed", "moves.defender.slide"),
    Case(TABLUT, "a a5, d c5, k e8", "defenders", "c5-g5", "closed", "moves.defender.slide"),
    Case(TABLUT, "a a5, d c5, k e8", "defenders", "c5xa5", "never-jumps", ""),
    Case("brandubh", "a a4, d c5, k b2", "attackers", "a4-d4", "closed", "moves.attacker.slide"),
    Case("tablut-linnaeus", "a a5, d c4, k e4", "defenders", "e4-e5", "closed", "moves.king.slide"),
    Case("ard-ri", "a d3, d c5, k b2", "attackers", "d3-d4", "closed", "moves.attacker.step"),
]
UNMET = {"no-such-point", "never-steps", "outside"}
"""Refused while reading, or by nothing in the variants of the package: tested on their own."""


def position(variant: Variant, case: Case) -> Position:
    """Set up a case: the pieces by kind, in the variant's order; a letter goes before each."""
    stones = [0] * len(variant.pieces)
    for kind, part in enumerate(case.rows.split(", ")):
        for point in part.split()[1:]:
            stones[kind] |= 1 << variant.parse_point(point)
    # Enough geese for no ending by number, wherever that is not what the case is about.
    if case.variant == "halatafl" and case.code != "game-over":
        for point in ("a4", "g3", "g4", "c1", "e1", "d1", "c2", "e2"):
            stones[1] |= 1 << variant.parse_point(point)
    side = variant.sides.index(case.to_move)
    hand = [0] * len(stones)
    hand[1] = case.hand
    return Position(tuple(stones), side, tuple(hand), (0,) * len(stones))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}-{case.move}")
def test_the_rule_that_refuses_is_named(case: Case) -> None:
    variant = load_variant(case.variant)
    refusal = variant.why_illegal(position(variant, case), case.move)
    assert refusal is not None
    assert (refusal.code, refusal.entry) == (case.code, case.entry)
    assert refusal.message.endswith(".")
    assert "{" not in refusal.message


@pytest.mark.parametrize(
    ("variant", "rows", "move"),
    [
        # CH-4 and BR-2: any piece may pass over the empty throne.
        ("brandubh", "a a4, d c5, k b2", "a4-e4"),
        ("copenhagen-hnefatafl-9", "a a5, d c7, k e8", "a5-g5"),
        # TB-5, TB-6: the king may stop on the throne, pass over it, and stop on a corner.
        (TABLUT, "a a6, d c7, k e8", "e8-e5"),
        (TABLUT, "a a6, d c7, k e8", "e8-e3"),
        (TABLUT, "a a6, d c7, k a8", "a8-a9"),
        # TW-2: no square is closed.
        ("tawlbwrdd", "a a6, d c7, k e8", "a6-f6"),
        ("tawlbwrdd", "a a6, d c7, k e8", "a6-a11"),
        # AR-3: no square but the centre is closed.
        ("ard-ri", "a a6, d c5, k b2", "a6-a7"),
    ],
)
def test_squares_that_are_open(variant: str, rows: str, move: str) -> None:
    loaded = load_variant(variant)
    to_move = "defenders" if rows.endswith(move[:2]) else "attackers"
    case = Case(variant, rows, to_move, move, "", "")
    assert loaded.why_illegal(position(loaded, case), move) is None


def test_every_reason_is_met() -> None:
    assert {case.code for case in CASES} | UNMET == set(CODES)


def test_a_legal_move_is_not_refused() -> None:
    variant = load_variant("halatafl")
    here = position(variant, CASES[0])
    assert variant.why_illegal(here, "d4xd6") is None
    assert variant.why_illegal(here, "d4-d6") is None


def test_a_point_that_does_not_exist_is_no_move() -> None:
    game = Game(load_variant("halatafl"))
    with pytest.raises(NotationError) as caught:
        game.why_illegal("a1-a2")
    assert caught.value.code == "no-such-point"


def test_a_dash_that_could_be_two_chains_is_refused() -> None:
    variant = load_variant("fox-and-geese")
    board = "\n".join(
        (
            "_ _ . . . _ _",
            "_ _ . . . _ _",
            ". . . g g . .",
            ". . . F g . .",
            ". . . . . . .",
            "_ _ . . . _ _",
            "_ _ g g g _ _",
        )
    )
    stones, faults = parse_stones(variant.board, variant.pieces, board)
    assert not faults
    here = Position(stones, 0, (0, 0), (0, 0))
    routes = [variant.format_move(move) for move in variant.legal_moves(here)]
    assert {"d4xd6", "d4xf4xd6"} <= set(routes)
    for text in ("d4xd6", "d4xf4xd6", "d4-e3"):
        assert variant.why_illegal(here, text) is None
    with pytest.raises(NotationError) as caught:
        variant.why_illegal(here, "d4-d6")
    assert caught.value.code == "ambiguous-move"
    assert "d4xf4xd6" in str(caught.value)
