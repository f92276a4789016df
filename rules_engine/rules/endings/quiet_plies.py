"""Too many plies without progress."""

from __future__ import annotations

from dataclasses import dataclass

from rules_engine.board import direction_between
from rules_engine.position import NOWHERE
from rules_engine.rules.additions import Addition
from rules_engine.rules.component import Problem, register
from rules_engine.rules.endings.ending import OUTCOME, Ending
from rules_engine.rules.moves import Jump, Placement, Step
from rules_engine.rules.parameters import Parameter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from rules_engine.board.types import Kind
    from rules_engine.position import Move, Position
    from rules_engine.rules.endings.ending import HistoryTest
    from rules_engine.rules.ruleset import Rules

    Progress = Callable[[Kind, Move, bool], bool]

BELIEVED = 6
"""Plies after which a game could be believed to be a draw: an example of a rule that is not there
goes beyond them, so few are enough."""

PROGRESS = ("capture", "placement", "forward-step")


@register
@dataclass(frozen=True, kw_only=True)
class QuietPlies(Ending):
    """Holds after ``plies`` plies in a row without progress.

    ``unless``: what counts as progress: a ``capture``, a ``placement``, or a ``forward-step``, a
    step straight or diagonally forward of a piece that faces a way. The count goes back to 0 with
    each progress; a variant has one such count at most.
    """

    kind = "plies"
    parameters = (
        Parameter("plies", "number", minimum=1),
        Parameter("unless", "word", choices=PROGRESS, many=True),
        *OUTCOME,
    )
    looks_at = "history"

    plies: int
    unless: tuple[str, ...]

    @classmethod
    def additions(cls, rules: Rules) -> list[Addition]:
        """A game without captures, or without placements, could be believed to be a draw."""
        if any(isinstance(entry.component, cls) for entry in rules.endings):
            return []
        return [
            Addition(
                cls.slot,
                "quiet",
                cls.kind,
                ((cls.kind, BELIEVED), ("unless", word), ("result", "draw")),
            )
            for word in ("capture", "placement")
        ]

    def problems(self, rules: Rules) -> list[Problem]:
        """Progress must be possible, and one count is all that a position holds."""
        problems = []
        possible = {
            "capture": bool(rules.captures)
            or any(isinstance(entry.component, Jump) for entry in rules.moves),
            "placement": any(isinstance(entry.component, Placement) for entry in rules.moves),
            "forward-step": any(
                isinstance(entry.component, Step)
                and rules.pieces[rules.kind(entry.name.partition(".")[0])].forward
                and {"any", "forward", "forward-diagonal"} & set(entry.component.to)
                for entry in rules.moves
            ),
        }
        for word in self.unless:
            if not possible[word]:
                problems.append(
                    Problem(
                        "no-such-progress",
                        "unless",
                        f"no {word.replace('-', ' ')} exists in this variant",
                        "progress that a move of this variant can make",
                    )
                )
        counts = [e for e in rules.endings if isinstance(e.component, QuietPlies)]
        if len(counts) > 1 and counts[0].component is not self:
            problems.append(
                Problem(
                    "two-quiet-counts",
                    "plies",
                    f"the ending {counts[0].name} counts quiet plies already",
                    "one ending with 'plies'",
                )
            )
        return problems

    def history_test(self, rules: Rules) -> HistoryTest:
        """See `Ending.history_test`; the position carries the count."""
        del rules
        plies = self.plies

        def holds(position: Position, occurrences: int) -> bool:
            del occurrences
            return position.quiet >= plies

        return holds

    def progress(self, rules: Rules) -> Progress:
        """Compile to a test of a move: its kind of piece, the move, whether it captured."""
        capture, placement = "capture" in self.unless, "placement" in self.unless
        ahead: dict[Kind, frozenset[tuple[int, int]]] = {}
        if "forward-step" in self.unless:
            for kind, piece in enumerate(rules.pieces):
                if piece.forward:
                    ahead[kind] = frozenset(
                        (start, end)
                        for start, near in enumerate(rules.board.neighbours)
                        for end in near
                        if direction_between(rules.board, start, end, piece.forward).startswith(
                            "forward"
                        )
                    )

        def made(kind: Kind, move: Move, captured: bool) -> bool:
            if captured:
                return capture
            if move.origin == NOWHERE:
                return placement
            return kind in ahead and (move.origin, move.target) in ahead[kind]

        return made
