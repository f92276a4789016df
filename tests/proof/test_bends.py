"""Wrong readings of the sheets are told from the right ones by this proof's data.

Each bent rule set is the plain one with one method changed; if the data did not object to it, the
engine could have the same fault and nothing would fail.
"""

from __future__ import annotations

import pytest

from tests.proof import evidence
from tests.proof.bends import BENDS, Bend
from tests.proof.referee import plain
from tests.reference import Rules, perft

SHALLOW = 20_000


def _objections(system: str, rules: Rules) -> list[str]:
    found = [
        f"perft {count.depth} is not {count.nodes}"
        for count in evidence.counts()
        if count.system == system
        and count.nodes < SHALLOW
        and perft(rules, count.depth) != count.nodes
    ]
    return found + list(evidence.against(system, plain(rules)))


@pytest.mark.parametrize("bend", BENDS, ids=lambda bend: f"{bend.clause} {bend.reading}")
def test_a_bent_rule_is_noticed(bend: Bend) -> None:
    assert _objections(bend.system, bend.make())


@pytest.mark.parametrize("system", sorted({bend.system for bend in BENDS}))
def test_the_straight_rules_pass(system: str) -> None:
    (make,) = {type(_straight(bend)) for bend in BENDS if bend.system == system}
    assert _objections(system, make()) == []


def _straight(bend: Bend) -> Rules:
    """Return the rules that a bend bends."""
    base = type(bend.make()).__mro__[1]
    rules = base()
    assert isinstance(rules, Rules)
    return rules


@pytest.mark.parametrize("bend", BENDS, ids=lambda bend: f"{bend.clause} {bend.reading}")
def test_a_composed_position_of_its_own_notices_it(bend: Bend) -> None:
    """Counts and played games may change; a position made for the clause says what is wrong."""
    objections = evidence.against(bend.system, plain(bend.make()))
    assert any("#" not in objection.split(":")[0] for objection in objections)
