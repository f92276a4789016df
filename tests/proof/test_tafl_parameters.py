"""Each parameter of the engine's tafl rule sets matters to this proof's data.

One parameter, entry or place in the order is changed at a time in a rule set that has been loaded;
the composed positions, cases and records of its systems must then object. Those changes to which
they do not are listed, each with the reason why no position can tell it.
"""

from __future__ import annotations

import re

import pytest

from rules_engine import Variant
from tests.proof import bridge, tafl_evidence
from tests.proof.tafl_mutations import mutations
from tests.reference import TAFL

SYSTEMS = (
    "tablut",
    "copenhagen-hnefatafl-7",
    "brandubh",
    "ard-ri",
    "tawlbwrdd",
    "tablut-linnaeus",
    "fetlar-hnefatafl",
    "alea-evangelii",
)
"""One system for each rule set: that with the most composed positions."""

EDGE_WINS = "ard-ri|tablut-linnaeus"
CLOSED = "tablut|copenhagen-hnefatafl-7|brandubh|fetlar-hnefatafl|alea-evangelii"
"""Where the corners and the throne are closed to men."""

NO_DIFFERENCE = {
    # Ways of moving.
    rf"({CLOSED}) (attacker|defender).slide not-over: also corners": "nothing lies beyond a corner",
    r"tablut(-linnaeus)? (attacker|defender).slide not-on: also throne": "it is not passed either",
    r"tablut-linnaeus king.slide not-on: also throne": "it is not passed either",
    r"tablut-linnaeus king.slide not-(on|over): also corners": "he has won at the edge before",
    # Captures of men.
    rf"({CLOSED}|tablut-linnaeus) (attacker|defender)-custodial not-on: also (corners|throne)": (
        "men do not stand there; on a corner nobody is between two"
    ),
    r"ard-ri (attacker|defender)-custodial not-on: also throne": "men do not stand there",
    rf"({CLOSED}) (attacker|defender)-custodial hostile-while-empty: also corners": (
        "they are hostile always"
    ),
    r"(?!alea|ard)\S+ attacker-custodial hostile-while-empty: also throne": "it is hostile always",
    r"tablut(-linnaeus)? defender-custodial hostile-while-empty: also throne": (
        "it is hostile always"
    ),
    r"\S+ (attacker|defender)-shieldwall closed-by: also (beside-)?throne": (
        "no row along the edge ends there"
    ),
    r"\S+ attacker-shieldwall row-with: also attacker": "it is a member already",
    r"\S+ defender-shieldwall row-with: also defender": "it is a member already",
    # Captures of the king.
    r"(?!alea)\S+ king-(surrounded|by-\S+) hostile-while-empty: also throne": (
        "it is hostile always"
    ),
    r"tablut king-surrounded hostile-while-empty: also corners": "they are hostile always",
    r"\S+ king-(surrounded|by-\S+|alone|elsewhere) not-on: also corners": (
        "a king on a corner has won"
    ),
    r"(?!tablut )\S+ king-surrounded hostile(-while-empty)?: also corners": (
        "beside a corner is the edge, where he is not captured"
    ),
    r"\S+ king-by-\S+ hostile(-while-empty)?: also (corners|edge)": "it is not beside the throne",
    r"\S+ king-by-\S+ not-on: also edge": "he is captured on and beside the throne alone",
    r"\S+ king-by-\S+ on: also corners": "a king on a corner has won",
    rf"({EDGE_WINS}) king-(by-\S+ on|elsewhere not-on|surrounded not-on): also edge": (
        "a king at the edge has won"
    ),
    r"tablut-linnaeus king-elsewhere hostile(-while-empty)?: also corners": (
        "a king beside a corner has won"
    ),
    r"\S+ king-elsewhere hostile(-while-empty)?: also throne": "he is not beside it",
    r"brandubh king-elsewhere hostile-while-empty: also corners": "they are hostile always",
    r"(brandubh|tablut-linnaeus) king-elsewhere custodial: also defender": (
        "a defender is captured in all those places anyway"
    ),
    r"tablut-linnaeus king-by-the-castle surround: also defender": (
        "whoever closes the last side captures him custodially anyway"
    ),
    r"alea-evangelii king-surrounded surround: also defender": (
        "the last of four captures him custodially anyway"
    ),
    r"fetlar-hnefatafl king-alone surround: also defender": "it needs that there is none",
    r"fetlar-hnefatafl king-alone (not-on|hostile|hostile-while-empty): also (beside-)?throne": (
        "that is not at the edge"
    ),
    r"fetlar-hnefatafl king-alone on: (no edge|also \S+)": (
        "four attackers capture him everywhere else"
    ),
    # Endings. Those by repetition and by having no move are told apart from the others by time: a
    # position that ends the game by itself ends it when it comes first.
    r"\S+ exit-fort wall: also king": "the wall holds without him, or he is open to attack",
    r"\S+ king-escaped before king-captured": "a captured king stands nowhere",
    r"\S+ encirclement before king-escaped": "a king on a corner is on the edge",
    r"\S+ exit-fort before encirclement": "a king with a fort is on the edge",
    r"\S+ repetition before \S+": "the position came before",
    r"\S+ attackers-blocked before (repetition|king-escaped)": (
        "being blocked is judged last, wherever it is written"
    ),
    r"\S+ defenders-blocked before attackers-blocked": "only one of them is to move",
}
"""Changes that no position can tell, as patterns of ``system change``, with the reason."""


def _survivors(system: str) -> list[str]:
    """Return the changes of a system's rules to which the data have nothing to say."""
    link = bridge.link_of(system)
    survivors = []
    for name, rules in mutations(link.variant.rules):
        party = tafl_evidence.engine(bridge.Link(Variant(rules), link.rules))
        if next(tafl_evidence.against(system, party), None) is None:
            survivors.append(f"{system} {name}")
    return survivors


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_changed_parameter_is_noticed(system: str) -> None:
    survivors = _survivors(system)
    explained = [
        name for name in survivors if any(re.fullmatch(known, name) for known in NO_DIFFERENCE)
    ]
    assert [name for name in survivors if name not in explained] == []
    # What is said to make no difference must not be noticed either.
    asked = [f"{system} {name}" for name, _ in mutations(bridge.link_of(system).variant.rules)]
    silent = [name for name in asked if any(re.fullmatch(known, name) for known in NO_DIFFERENCE)]
    assert silent == explained


@pytest.mark.parametrize("pattern", NO_DIFFERENCE)
def test_every_excuse_is_needed(pattern: str) -> None:
    assert any(
        re.fullmatch(pattern, f"{system} {name}")
        for system in SYSTEMS
        for name, _ in mutations(bridge.link_of(system).variant.rules)
    )


def test_every_rule_set_is_changed() -> None:
    assert {TAFL[system].rules for system in SYSTEMS} == {system.rules for system in TAFL.values()}
