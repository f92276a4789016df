"""Composed random positions: the engine and the plain rules judge them alike.

Compared are the result, all legal moves, what each of them captures, and the results after those
that capture, those of the king and some others.
"""

from __future__ import annotations

from random import Random

import pytest

from rules_engine import Move
from tests.proof import bridge
from tests.proof.bends import TAFL_BENDS, TaflBend
from tests.proof.tafl_compare import Comparer
from tests.proof.tafl_drawing import drawing
from tests.proof.tafl_positions import MAKERS
from tests.reference import TAFL, tafl_rules

EVERY_DAY, THOROUGH = 60, 1000
"""How many positions each maker makes for each system."""

MET = {
    "scattered": {"1 captured", "2 captured", "then king-captured", "then king-escaped"},
    "kings": {"then king-captured"},
    "walls": {"2 captured", "3 captured", "4 captured"},
    "rings": {"encirclement", "then encirclement"},
    "forts": {"exit-fort", "then exit-fort", "goes on"},
    "stuck": {
        "attackers-blocked",
        "defenders-blocked",
        "then attackers-blocked",
        "then defenders-blocked",
    },
}
"""What the positions of each maker must lead to under the Copenhagen rules."""


def _compare(system: str, maker: str, number: int) -> Comparer:
    comparer = Comparer(bridge.link_of(system), tafl_rules(system))
    random = Random(f"{system} {maker}")
    for _ in range(number):
        state = MAKERS[maker](random, comparer.rules)
        differences = comparer.differences(state, random)
        assert differences == [], drawing(state, comparer.rules.board.size)
    return comparer


@pytest.mark.parametrize("maker", MAKERS)
@pytest.mark.parametrize("system", TAFL)
def test_moves_captures_and_results(system: str, maker: str) -> None:
    _compare(system, maker, EVERY_DAY)


@pytest.mark.slow
@pytest.mark.parametrize("maker", MAKERS)
@pytest.mark.parametrize("system", TAFL)
def test_moves_captures_and_results_of_many(system: str, maker: str) -> None:
    _compare(system, maker, THOROUGH)


@pytest.mark.parametrize("maker", MAKERS)
def test_the_makers_come_to_what_they_are_for(maker: str) -> None:
    met = _compare("copenhagen-hnefatafl-7", maker, 400).met
    assert {what for what in MET[maker] if met[what] < 3} == set()


BY_POSITION = [bend for bend in TAFL_BENDS if bend.asks != "judge"]
MADE_FOR = {
    "is_legal": ("scattered",),
    "has_fort": ("forts",),
    "is_encircled": ("rings",),
    "stuck": ("stuck",),
}
"""The makers whose positions are tried against a bend, by what it asks; against others all are."""

ENOUGH = 4000


@pytest.mark.parametrize("bend", BY_POSITION, ids=lambda bend: bend.name)
def test_these_positions_find_out_every_bent_rule(bend: TaflBend) -> None:
    """An engine with such a fault would be found out by positions like these alone."""
    system = "copenhagen-hnefatafl-7"
    comparer = Comparer(bridge.link_of(system), tafl_rules(system, bend.rules))
    makers = [MAKERS[name] for name in MADE_FOR.get(bend.asks, tuple(MAKERS))]
    random = Random(bend.name)
    assert any(
        comparer.differences(makers[number % len(makers)](random, comparer.rules), random)
        for number in range(ENOUGH)
    )


@pytest.mark.parametrize("system", TAFL)
def test_every_refusal_has_a_reason_and_no_legal_move_has(system: str) -> None:
    """`why_illegal` and `legal_moves` are written apart; here they meet on all sorts of moves."""
    link = bridge.link_of(system)
    variant, rules, random = link.variant, tafl_rules(system), Random(system)
    points = range(len(variant.board))
    for maker in MAKERS.values():
        for _ in range(4):
            position = link.position(maker(random, rules))
            legal = set(variant.legal_moves(position))
            tried = {Move(random.choice(points), (random.choice(points),)) for _ in range(40)}
            for start in random.sample(points, 12):
                for near in variant.board.rays[start]:
                    tried |= {Move(start, (end,)) for end in near}
            for move in tried:
                refusal = variant.why_illegal(position, move)
                assert (refusal is None) == (move in legal)
