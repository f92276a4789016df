"""An example put to other rules than its own: the first claim that fails, again and again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from rules_engine import Variant, load_variant
from rules_engine.examples.objections import objection, read_to_judge
from rules_engine.loading import LoadError
from rules_engine.loading.source import text_source
from rules_engine.rules.moves import Jump

if TYPE_CHECKING:
    from rules_engine.rules import Rules

MUST_JUMP = """\
variant: halatafl
position: |
  _ _ . . . _ _
  _ _ . F . _ _
  . . . g . . .
  . . . . . . .
  F . . g g g g
  _ _ g g g _ _
  _ _ g g g _ _
to-move: foxes
captured: {goose: 9}
moves:
  - play: d6xd4
    captures: [d5]
    illegal: {d6-d7: mandatory}
then:
  result: ongoing
  on-board: {goose: 10}
"""


def chained(rules: Rules, then: str | None) -> Variant:
    """Return the rules with another word on what follows a jump."""
    moves = [
        entry._replace(component=replace(entry.component, then=then))
        if isinstance(entry.component, Jump)
        else entry
        for entry in rules.moves
    ]
    return Variant(rules._replace(moves=tuple(moves)))


def test_it_agrees_with_its_own_rules_and_objects_to_others() -> None:
    written = read_to_judge(text_source(MUST_JUMP, "must-jump.yml"))
    rules = load_variant("halatafl").rules
    free = Variant(rules._replace(restrictions=()))
    for _ in range(2):  # what was objected to once is forgotten the next time
        assert objection(written, Variant(rules)) is None
        # Nothing follows this jump, so that no example of it can tell.
        assert objection(written, chained(rules, "may-continue")) is None
        fault = objection(written, free)
        assert fault is not None
        assert (fault.code, fault.line) == ("not-illegal", 15)


def test_only_the_first_claim_that_fails_is_told() -> None:
    text = MUST_JUMP.replace("goose: 10}", "goose: 11}").replace(
        "ongoing", "{wins: foxes, by: quiet}"
    )
    written = read_to_judge(text_source(text, "must-jump.yml"))
    fault = objection(written, load_variant("halatafl"))
    assert fault is not None
    assert (fault.code, fault.line) == ("wrong-result", 17)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("to-move: foxes\n", "to-move: foxes\nmoving: no\n", "unknown-key"),
        ("moves:\n", "moves: [\n", "missing-item"),
    ],
)
def test_a_faulty_file_is_no_example(old: str, new: str, code: str) -> None:
    with pytest.raises(LoadError) as error:
        read_to_judge(text_source(MUST_JUMP.replace(old, new), "must-jump.yml"))
    assert error.value.faults[0].code == code


def test_a_position_that_cannot_be_is_an_objection() -> None:
    """Under rules with fewer geese there cannot be as many."""
    written = read_to_judge(text_source(MUST_JUMP, "must-jump.yml"))
    rules = load_variant("halatafl").rules
    fewer = rules.start._replace(stones=(rules.start.stones[0], rules.start.stones[1] & 0b1111))
    fault = objection(written, Variant(rules._replace(start=fewer)))
    assert fault is not None
    assert fault.code == "too-many-pieces"
