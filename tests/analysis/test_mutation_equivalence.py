"""What is proved to make no difference, each beside a case where the like does make one."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from rules_engine.analysis.mutation.equivalence import Equivalence
from rules_engine.game import Game
from rules_engine.loading import Library
from rules_engine.rules import kinds_of
from tests.analysis import changed_endings, changed_moves
from tests.analysis.changed_texts import FORT, GUARDS, Case, entry
from tests.analysis.test_mutation_operators import TAFL
from tests.loading.small import SMALL, edited

if TYPE_CHECKING:
    from pathlib import Path

    from rules_engine.game import Variant

CASES = (*changed_moves.CASES, *changed_endings.CASES)


def variant(root: Path, text: str) -> Variant:
    name = "corridor" if "id: corridor" in text else "small"
    (root / f"{name}.yml").write_text(text, encoding="utf-8")
    return Library((root,)).load(name)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.what)
def test_a_change_makes_a_difference_or_none(tmp_path: Path, case: Case) -> None:
    before = edited(case.text, *case.first)
    after = edited(before, case.edit)
    plain, changed = variant(tmp_path, before), variant(tmp_path, after)
    assert Equivalence(plain).is_same(changed) is case.equal
    assert Equivalence(changed).is_same(plain) is case.equal


@pytest.mark.parametrize("case", [case for case in CASES if case.equal], ids=lambda case: case.what)
def test_what_is_proved_equal_plays_alike(tmp_path: Path, case: Case) -> None:
    before = edited(case.text, *case.first)
    variants = variant(tmp_path, before), variant(tmp_path, edited(before, case.edit))
    chance = random.Random(case.what)
    for _ in range(20):
        one, other = map(Game, variants)
        while len(one.turns) < 60:
            moves = one.legal_moves()
            assert set(moves) == set(other.legal_moves())
            assert (one.result and one.result.winner) == (other.result and other.result.winner)
            assert bool(one.result) == bool(other.result)
            if not moves:
                break
            move = chance.choice(moves)
            one.play(move)
            other.play(move)
            # The count of quiet plies is nothing where no ending asks for it.
            assert one.position._replace(quiet=0) == other.position._replace(quiet=0)


def test_there_are_cases_of_both_sorts() -> None:
    assert sum(case.equal for case in CASES) > 20 < sum(not case.equal for case in CASES)


def test_every_kind_of_component_is_known(tmp_path: Path) -> None:
    """One that is new would raise: what it comes to must be said before it can be compared."""
    texts = (
        SMALL,
        edited(
            TAFL, GUARDS, FORT, entry("ring: {encircled: guard, by: man, from: rim, wins: many}")
        ),
    )
    variants = [variant(tmp_path, text) for text in texts]
    used = {entry.component.kind for one in variants for entry in one.rules.entries()}
    kinds = {
        kind for slot in ("moves", "captures", "restrictions", "endings") for kind in kinds_of(slot)
    }
    assert used == kinds
    assert all(Equivalence(one).is_same(one) for one in variants)
