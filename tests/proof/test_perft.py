"""The engine's perft counts."""

from __future__ import annotations

import pytest

from rules_engine.analysis import divide, perft
from tests.proof import bridge, evidence
from tests.reference import TAFL
from tests.reference import perft as plain_perft

COUNTS = list(evidence.counts())
EVERYDAY = 1_500_000
"""Counts above this many nodes are left to the slow tests."""


@pytest.mark.parametrize(
    "count",
    [
        pytest.param(
            count,
            id=f"{count.system} {count.depth}",
            marks=[pytest.mark.slow] if count.nodes > EVERYDAY else [],
        )
        for count in COUNTS
    ],
)
def test_counts(count: evidence.Count) -> None:
    assert perft(bridge.link_of(count.system).variant, count.depth) == count.nodes


def test_every_system_has_counts() -> None:
    assert {count.system for count in COUNTS} == {*bridge.NAMES, *TAFL}


@pytest.mark.parametrize("name", bridge.NAMES)
def test_the_divided_count_of_each_first_move(name: str) -> None:
    link = bridge.link_of(name)
    start = link.rules.start()
    plain = {
        turn.text: plain_perft(link.rules, 2, link.rules.after(start, turn))
        for turn in link.rules.legal(start)
    }
    assert {link.text(move): nodes for move, nodes in divide(link.variant, 3)} == plain


@pytest.mark.parametrize("name", TAFL)
def test_the_divided_count_of_each_first_tafl_move(name: str) -> None:
    link = bridge.link_of(name)
    start = link.rules.start()
    plain = {
        turn.text: plain_perft(link.rules, 1, link.rules.after(start, turn))
        for turn in link.rules.legal(start)
    }
    assert {link.text(move): nodes for move, nodes in divide(link.variant, 2)} == plain
