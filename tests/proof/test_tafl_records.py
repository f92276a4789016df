"""The engine against the tafl positions reached in play, the rule cases, and composed positions."""

from __future__ import annotations

import pytest

from tests.proof import bridge, composed, records, tafl_cases, tafl_evidence, tafl_records
from tests.proof.tafl_evidence import engine
from tests.reference import TAFL


@pytest.mark.parametrize("system", tafl_records.SYSTEMS)
def test_replayed_from_the_start(system: str) -> None:
    """Plays each record's moves in one game, then compares all that the record holds."""
    faults = []
    for record in tafl_records.load()[system]:
        referee = engine(bridge.link_of(system)).opening(None)
        for move in record.moves:
            referee.play(move)
        counts = record.occurrences is not None
        faults += records.faults_here(record, referee, counts=counts)
    assert faults == []


@pytest.mark.parametrize("system", tafl_records.SYSTEMS)
def test_judged_by_position_alone(system: str) -> None:
    opening = engine(bridge.link_of(system)).opening
    faults = []
    for record in tafl_records.load()[system]:
        asked = tafl_records.alone(record)
        if asked:
            faults += records.faults_here(asked, opening(asked.state), counts=False)
    assert faults == []


@pytest.mark.parametrize("case", tafl_cases.load(), ids=lambda case: case.name)
def test_rule_case(case: tafl_cases.Case) -> None:
    assert tafl_cases.faults(case, engine(bridge.link_of(case.system)).judge) == []


@pytest.mark.parametrize(
    "case", tafl_evidence.COMPOSED, ids=lambda case: f"{case.system} {case.name}"
)
def test_composed(case: composed.Composed) -> None:
    assert composed.faults(case, engine(bridge.link_of(case.system)).opening) == []


def test_the_files_have_what_they_should() -> None:
    """Guards against readers that drop records, and data that have no captures or ends."""
    loaded = tafl_records.load()
    assert [len(loaded[system]) for system in tafl_records.SYSTEMS] == [38, 55, 18, 23]
    chosen = [record.chosen for of in loaded.values() for record in of if record.chosen]
    assert len([captured for _, captured, _ in chosen if captured]) > 60
    assert len([captured for _, captured, _ in chosen if len(captured) > 1]) > 10
    reasons = {result.reason for _, _, result in chosen if result}
    reasons |= {record.result.reason for of in loaded.values() for record in of if record.result}
    assert reasons == {
        "king-captured",
        "king-escaped",
        "encirclement",
        "exit-fort",
        "repetition",
    }
    assert len(tafl_cases.load()) == 43


def test_every_system_has_composed_positions() -> None:
    """CH-20: the Copenhagen rules are composed on the small boards, and hold on all."""
    composed_for = {case.system for case in tafl_evidence.COMPOSED}
    assert set(TAFL) - composed_for == {"copenhagen-hnefatafl", "copenhagen-hnefatafl-13"}


def test_a_false_case_is_found() -> None:
    case = next(case for case in tafl_cases.load() if case.name == "cop-exitfort-1")
    judge = engine(bridge.link_of(case.system)).judge
    wrong = {
        "legal": False,
        "captures": frozenset({(1, 1)}),
        "exit_fort": False,
        "status": "attackers_win",
        "reason": "encircled",
    }
    assert [
        fault.removeprefix(f"{case.name}: ").split(",")[0].split(" (")[0]
        for fault in tafl_cases.faults(case._replace(expected=wrong), judge)
    ] == [
        "legal True",
        "captures frozenset()",
        "exit fort True",
        "winner defenders",
        "reason exit-fort",
    ]
    twice = case._replace(plies=(case.plies[0], case.plies[0]))
    first, second = tafl_cases.faults(twice, judge)
    assert "result on the way" in first
    assert "legal False, expected True" in second
    illegal = case._replace(plies=(((1, 1), (2, 1)), case.plies[0]))
    assert "is not legal" in tafl_cases.faults(illegal, judge)[0]
