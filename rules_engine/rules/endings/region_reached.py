"""A piece stands in a region."""

from __future__ import annotations

from dataclasses import dataclass

from rules_engine.rules.additions import Addition, full_name
from rules_engine.rules.component import register
from rules_engine.rules.endings.ending import OUTCOME, Ending
from rules_engine.rules.parameters import Parameter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.position import Position
    from rules_engine.rules.endings.ending import PositionTest
    from rules_engine.rules.ruleset import Rules


@register
@dataclass(frozen=True, kw_only=True)
class RegionReached(Ending):
    """Holds when a piece of the kind ``with`` stands on a point of the region ``reach``."""

    kind = "reach"
    parameters = (Parameter("reach", "region"), Parameter("with", "piece"), *OUTCOME)

    reach: str
    with_: str

    @classmethod
    def additions(cls, rules: Rules) -> list[Addition]:
        """Where a region must be filled, one piece in it could be believed to be enough."""
        found = []
        for entry in rules.endings:
            if entry.component.kind == "fill":
                values = [
                    (cls.kind if parameter.name == "fill" else parameter.name, value)
                    for parameter, value in entry.component.stated()
                ]
                beside = (full_name(entry),)
                name = f"{entry.name}-by-one"
                found.append(Addition(cls.slot, name, cls.kind, tuple(values), beside))
        return found

    def position_test(self, rules: Rules) -> PositionTest:
        """See `Ending.position_test`."""
        kind, region = rules.kind(self.with_), rules.regions[self.reach]

        def holds(position: Position) -> bool:
            return position.stones[kind] & region != 0

        return holds
