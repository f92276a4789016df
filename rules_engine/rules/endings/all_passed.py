"""One piece has left all its enemies behind."""

from __future__ import annotations

from dataclasses import dataclass

from rules_engine.board.bits import mask_of
from rules_engine.board.directions import advance
from rules_engine.rules.additions import Addition, beside_moves, foes_of, other_side
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
class AllPassed(Ending):
    """Holds when a piece of the kind ``by`` is behind every piece of the kind ``all-passed``.

    Behind is seen from the passed pieces, which must face a way: each of them lies further
    forward than the piece that has passed it; level is not yet passed. Holds after a move of
    either side; never while no piece of the kind ``all-passed`` stands on the board.
    """

    kind = "all-passed"
    parameters = (Parameter("all-passed", "piece"), Parameter("by", "piece"), *OUTCOME)

    all_passed: str
    by: str

    @classmethod
    def additions(cls, rules: Rules) -> list[Addition]:
        """A piece could be believed to win by leaving all that face a way behind it."""
        if any(isinstance(entry.component, cls) for entry in rules.endings):
            return []
        found = []
        for kind, piece in enumerate(rules.pieces):
            if piece.forward:
                side = rules.owner(kind)
                for runner in foes_of(rules, side):
                    values = (
                        (cls.kind, piece.name),
                        ("by", runner),
                        ("wins", other_side(rules, side)),
                    )
                    beside = beside_moves(rules, kind)
                    name = f"past-every-{piece.name}"
                    found.append(Addition(cls.slot, name, cls.kind, values, beside))
        return found

    def problems(self, rules: Rules) -> list[Problem]:
        """Only pieces that face a way can be passed."""
        if rules.pieces[rules.kind(self.all_passed)].forward is None:
            return [
                Problem(
                    "no-forward",
                    "all-passed",
                    f"{self.all_passed} faces no way, so nothing is behind it",
                    "a piece with 'forward' in its entry",
                )
            ]
        return []

    def position_test(self, rules: Rules) -> PositionTest:
        """See `Ending.position_test`."""
        board = rules.board
        passed, runner = rules.kind(self.all_passed), rules.kind(self.by)
        forward = rules.pieces[passed].forward or "up"
        ahead = [advance(board, point, forward) for point in range(len(board))]
        not_passed = [
            mask_of(other for other in range(len(board)) if ahead[other] <= ahead[point])
            for point in range(len(board))
        ]

        def holds(position: Position) -> bool:
            stones, enemies = position.stones[runner], position.stones[passed]
            while stones and enemies:
                low = stones & -stones
                stones ^= low
                if not enemies & not_passed[low.bit_length() - 1]:
                    return True
            return False

        return holds
