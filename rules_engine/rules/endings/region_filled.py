"""A region is full of one kind of piece."""

from __future__ import annotations

from dataclasses import dataclass

from rules_engine.rules.component import Problem, register
from rules_engine.rules.endings.ending import OUTCOME, Ending
from rules_engine.rules.parameters import Parameter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.position import Position
    from rules_engine.rules.endings.ending import PositionTest
    from rules_engine.rules.ruleset import Rules


@register
@dataclass(frozen=True, kw_only=True)
class RegionFilled(Ending):
    """Holds when every point of the region ``fill`` holds a piece of the kind ``with``."""

    kind = "fill"
    parameters = (Parameter("fill", "region"), Parameter("with", "piece"), *OUTCOME)

    fill: str
    with_: str

    def problems(self, rules: Rules) -> list[Problem]:
        """There must be enough pieces to fill the region."""
        size = rules.regions[self.fill].bit_count()
        total = rules.total(rules.kind(self.with_))
        if size > total:
            return [
                Problem(
                    "region-too-large",
                    "fill",
                    f"the region {self.fill} has {size} points, and a game only {total} of "
                    f"{self.with_}",
                    f"a region of at most {total} points",
                )
            ]
        return []

    def position_test(self, rules: Rules) -> PositionTest:
        """See `Ending.position_test`."""
        kind, region = rules.kind(self.with_), rules.regions[self.fill]

        def holds(position: Position) -> bool:
            return position.stones[kind] & region == region

        return holds
