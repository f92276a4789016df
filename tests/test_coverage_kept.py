"""The kept result of rule mutation: it still holds, and no rule of any variant is left open.

`rules-engine coverage --write` makes it anew after a change of the engine, a variant or an
example; `rules-engine coverage` lists what examples have yet to show.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_engine.analysis.kept import read_coverage
from rules_engine.loading import BUILT_IN, Library

ROOT = Path(__file__).resolve().parent.parent
NAMES = Library((BUILT_IN,)).names()


def test_every_variant_is_kept_and_no_other() -> None:
    assert list(read_coverage(ROOT)) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_is_proven(name: str) -> None:
    kept = read_coverage(ROOT)[name]
    assert kept.is_fresh, "run rules-engine coverage --write"
    assert kept.coverage.survivors == ()
    assert kept.coverage.unproven == ()
    assert kept.coverage.unearned == ()
    assert kept.coverage.proven == kept.coverage.rules > 0
