"""All the data about the tafl games: counts, records, cases, composed positions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.proof import (
    bridge,
    cases_alea,
    cases_ard_ri,
    cases_brandubh,
    cases_copenhagen_endings,
    cases_copenhagen_fort,
    cases_copenhagen_king,
    cases_copenhagen_moves,
    cases_copenhagen_shieldwall,
    cases_fetlar,
    cases_tablut,
    cases_tablut_linnaeus,
    cases_tawlbwrdd,
    composed,
    evidence,
    records,
    tafl_cases,
    tafl_records,
)
from tests.proof.composed import Composed
from tests.proof.referee import Opening
from tests.proof.tafl_judge import (
    EngineJudge,
    EngineTaflReferee,
    Judge,
    PlainJudge,
    PlainTaflReferee,
)
from tests.reference import TAFL, Tafl, perft
from tests.reference.tafl_games import Copenhagen

COMPOSED: tuple[Composed, ...] = (
    *cases_copenhagen_moves.CASES,
    *cases_copenhagen_king.KING,
    *cases_copenhagen_shieldwall.SHIELDWALL,
    *cases_copenhagen_fort.FORTS,
    *cases_copenhagen_endings.CASES,
    *cases_tablut.TABLUT,
    *cases_tablut_linnaeus.LINNAEUS,
    *cases_brandubh.BRANDUBH,
    *cases_ard_ri.ARD_RI,
    *cases_tawlbwrdd.TAWLBWRDD,
    *cases_fetlar.FETLAR,
    *cases_alea.ALEA,
)

COPENHAGEN = tuple(name for name, system in TAFL.items() if system.rules is Copenhagen)
"""The systems that play by the Copenhagen rules."""

SHALLOW = 5_000
"""Counts of more nodes than this are left to the engine."""


class Party(NamedTuple):
    """An implementation of a system, to play games and to judge positions."""

    opening: Opening
    judge: Judge


def plain(rules: Tafl) -> Party:
    """Return plain rules as a party."""
    return Party(lambda state: PlainTaflReferee(rules, state), PlainJudge(rules))


def engine(link: bridge.Link) -> Party:
    """Return the engine as a party."""
    return Party(lambda state: EngineTaflReferee(link, state), EngineJudge(link))


def against(system: str, party: Party) -> Iterator[str]:
    """Yield what the data say against a party."""
    for evidence_of in (by_composed, by_cases, by_records):
        yield from evidence_of(system, party)


def by_composed(system: str, party: Party) -> Iterator[str]:
    """Yield what the composed positions of a system say against a party."""
    for case in COMPOSED:
        if case.system == system:
            yield from composed.faults(case, party.opening)


def by_cases(system: str, party: Party) -> Iterator[str]:
    """Yield what the rule cases of a system say against a party."""
    for case in tafl_cases.load():
        if case.system == system:
            yield from tafl_cases.faults(case, party.judge)


def by_records(system: str, party: Party) -> Iterator[str]:
    """Yield what the positions reached in play, each judged by itself, say against a party."""
    for record in tafl_records.load().get(system, ()):
        asked = tafl_records.alone(record)
        if asked:
            opened = party.opening(asked.state)
            yield from records.faults_here(asked, opened, counts=False)


def by_counts(system: str, rules: Tafl) -> Iterator[str]:
    """Yield the perft counts of a system that plain rules do not come to."""
    for count in evidence.counts():
        if count.system == system and count.nodes < SHALLOW:
            nodes = perft(rules, count.depth)
            if nodes != count.nodes:
                yield f"perft {count.depth} is {nodes}, not {count.nodes}"
