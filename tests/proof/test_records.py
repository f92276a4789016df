"""The engine against the positions reached in play, and the composed ones."""

from __future__ import annotations

import pytest

from tests.proof import bridge, composed, evidence, records
from tests.proof.records import HUNT_GAMES
from tests.proof.referee import engine

PLAYED_ON = {"fox-and-geese geese=17 sideways=on": 3}
"""Records whose moves go on after what our clarification FG-14 calls a draw.

The file's implementation follows the source, which is silent about draws in this form.
"""


@pytest.mark.parametrize("name", HUNT_GAMES)
def test_replayed_from_the_start(name: str) -> None:
    """Plays each record's moves in one game, then compares all that the record holds."""
    link = bridge.link_of(name)
    faults, played_on = [], 0
    for record in records.load()[name]:
        game = engine(link)(None)
        for move in record.moves:
            result = game.result()
            if result is not None:
                break
            game.play(move)
        else:
            # Fox and geese has no draw in the source, so the file counts quiet plies its own way.
            counts = link.variant.id != "fox-and-geese"
            faults += records.faults_here(record, game, counts=counts)
            continue
        assert result.winner is None, record.name
        assert result.reason in ("repetition", "quiet"), record.name
        played_on += 1
    assert faults == []
    assert played_on == PLAYED_ON.get(name, 0)


@pytest.mark.parametrize("name", HUNT_GAMES)
def test_judged_by_position_alone(name: str) -> None:
    opening = engine(bridge.link_of(name))
    faults = [
        fault for record in records.load()[name] for fault in records.faults_alone(record, opening)
    ]
    assert faults == []


def test_the_file_has_what_it_should() -> None:
    """Guards against a reader that drops records, and data that have no captures or ends."""
    loaded = records.load()
    assert [len(loaded[name]) for name in HUNT_GAMES] == [38, 10, 10, 38, 38, 38, 38]
    chosen = [record.chosen for of in loaded.values() for record in of if record.chosen]
    assert len([captured for _, captured, _ in chosen if captured]) > 20
    reasons = {result.reason for _, _, result in chosen if result}
    reasons |= {record.result.reason for of in loaded.values() for record in of if record.result}
    assert reasons >= {
        "too-few-geese",
        "geese-blocked",
        "foxes-blocked",
        "ten-captures",
        "pen-filled",
        "five-captures",
        "tigers-blocked",
        "last-row",
        "passed-hounds",
        "fox-blocked",
        "repetition",
        "quiet",
    }


@pytest.mark.parametrize("case", evidence.CASES, ids=lambda case: case.name)
def test_composed(case: composed.Composed) -> None:
    assert composed.faults(case, engine(bridge.link_of(case.system))) == []
