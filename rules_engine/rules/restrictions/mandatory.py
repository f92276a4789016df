"""Mandatory capture."""

from __future__ import annotations

from dataclasses import dataclass

from rules_engine.rules.component import Problem, register
from rules_engine.rules.moves import Jump
from rules_engine.rules.parameters import Parameter
from rules_engine.rules.restrictions.restriction import Restriction, additions_by_side

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board.types import Side
    from rules_engine.position import Move
    from rules_engine.rules.additions import Addition
    from rules_engine.rules.restrictions.restriction import Selection
    from rules_engine.rules.ruleset import Rules


def _capturing(moves: list[Move]) -> list[Move]:
    return [move for move in moves if move.jumped] or moves


@register
@dataclass(frozen=True, kw_only=True)
class Mandatory(Restriction):
    """While a side can capture by jumping, it must: every other move of the side is illegal.

    Which piece captures, and which capture it makes, is free. ``mandatory``: the side bound.
    """

    kind = "mandatory"
    parameters = (Parameter("mandatory", "side"),)

    mandatory: str

    def problems(self, rules: Rules) -> list[Problem]:
        """A side without jumps has nothing that could be mandatory."""
        side = self.bound(rules)
        for entry in rules.moves:
            owner = rules.owner(rules.kind(entry.name.partition(".")[0]))
            if isinstance(entry.component, Jump) and owner == side:
                return []
        return [
            Problem(
                "nothing-to-capture-with",
                "mandatory",
                f"no piece of the side {self.mandatory} jumps",
                "a side with a piece that jumps",
            )
        ]

    @classmethod
    def additions(cls, rules: Rules) -> list[Addition]:
        """A side that may jump could be believed to have to."""
        return additions_by_side(rules, cls, "capture", Jump.kind)

    def bound(self, rules: Rules) -> Side:
        """See `Restriction.bound`."""
        return rules.side(self.mandatory)

    def selection(self, rules: Rules) -> Selection:
        """See `Restriction.selection`."""
        del rules
        return _capturing
