"""The plain rules themselves, against everything that others have counted and recorded."""

from __future__ import annotations

import pytest

from tests.proof import composed, evidence, records
from tests.proof.bridge import NAMES
from tests.proof.referee import plain
from tests.reference import perft

SHEET = [count for count in evidence.counts() if count.source == "sheet" and count.nodes < 70_000]


@pytest.mark.parametrize("count", SHEET, ids=lambda count: f"{count.system} {count.depth}")
def test_it_counts_as_the_sheets_do(count: evidence.Count) -> None:
    assert perft(records.rules_for(count.system), count.depth) == count.nodes


@pytest.mark.parametrize("name", NAMES)
def test_it_agrees_with_all_data(name: str) -> None:
    assert list(evidence.against(name, plain(records.rules_for(name)))) == []


def test_a_false_composed_case_is_found() -> None:
    opening = plain(records.rules_for("bagh-chal"))
    case = composed.Composed(
        "bagh-chal",
        "BC-14",
        "all of it wrong",
        has="1,1-1,2",
        lacks="@1,2",
        plays="@1,2 1,1x1,3",
        takes="1,3",
        after_has="1,3-1,2",
        after_lacks="@1,1",
        result="draw: quiet",
    )
    assert [fault.removeprefix(f"{case.name}: ") for fault in composed.faults(case, opening)] == [
        "1,1-1,2 should be legal",
        "@1,2 should be illegal",
        "captured [(1, 2)], expected 1,3",
        "1,3-1,2 should be legal after",
        "@1,1 should be illegal after",
        "result None, expected draw: quiet",
    ]
