"""Wrong readings of the Copenhagen rules are told from the right ones by this proof's data.

Each bent rule set is the plain one with something changed, and each says by which kinds of evidence
it is found out; if none were, the engine could have the same fault and nothing would fail. How many
plies of the played games contradict each is counted in `tests.proof.test_tafl_corpus`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random

import pytest

from tests.proof import tafl_evidence
from tests.proof.bends import TAFL_BENDS, NoShieldwallAgainstForts, TaflBend
from tests.proof.bends.tafl_bend import CASE, COMPOSED, PERFT, RECORD
from tests.proof.tafl_drawing import drawing
from tests.proof.tafl_evidence import COPENHAGEN
from tests.proof.tafl_positions import forts
from tests.reference import tafl_rules
from tests.reference.tafl_games import Copenhagen


def _objections(rules: type[Copenhagen]) -> set[str]:
    """Return the kinds of evidence against some rules, on every board that they are played on."""
    found: dict[str, list[Iterator[str]]] = {CASE: [], RECORD: [], COMPOSED: [], PERFT: []}
    for system in COPENHAGEN:
        bent = tafl_rules(system, rules)
        party = tafl_evidence.plain(bent)
        found[CASE].append(tafl_evidence.by_cases(system, party))
        found[RECORD].append(tafl_evidence.by_records(system, party))
        found[COMPOSED].append(tafl_evidence.by_composed(system, party))
        found[PERFT].append(tafl_evidence.by_counts(system, bent))
    return {kind for kind, objections in found.items() if any(chain(*objections))}


@pytest.mark.parametrize("bend", TAFL_BENDS, ids=lambda bend: bend.name)
def test_a_bent_rule_is_found_out(bend: TaflBend) -> None:
    assert _objections(bend.rules) == set(bend.caught)
    assert COMPOSED in bend.caught, "a composed position says what is wrong"


def test_the_straight_rules_are_not() -> None:
    assert _objections(Copenhagen) == set()


def test_every_clause_is_bent() -> None:
    """CH-1 and CH-2 are the setup, CH-15 says no more than CH-8, CH-20 names the boards."""
    clauses = {f"CH-{number}" for number in range(1, 21)}
    assert clauses - {bend.clause for bend in TAFL_BENDS} == {"CH-1", "CH-2", "CH-15", "CH-20"}


@pytest.mark.parametrize(
    "name",
    [
        "CH-16 only the king is looked at",
        "CH-14 breakable walls",
        "CH-7 throne hostile to defenders under the king",
        "CH-10 completed from the front",
    ],
)
def test_the_common_faults_are_found_out_twice(name: str) -> None:
    """The faults that implementations are known to have are met by cases that others recorded."""
    (bend,) = [bend for bend in TAFL_BENDS if bend.name == name]
    assert {CASE, COMPOSED} <= set(bend.caught)


def test_shieldwalls_break_no_fort() -> None:
    """CH-14 speaks of custodial and shieldwall capture; the first alone decides.

    The reason is told with the bent rules; here it is tried on forts and what is nearly one.
    """
    system = "copenhagen-hnefatafl-9"
    straight = tafl_rules(system)
    custodial = NoShieldwallAgainstForts(straight.board)
    random = Random(system)
    found = 0
    for _ in range(1500):
        state = forts(random, straight)
        verdict = straight.won(state.pieces)
        assert custodial.won(state.pieces) == verdict, drawing(state, straight.board.size)
        found += verdict is not None and verdict.reason == "exit-fort"
    assert found > 300
