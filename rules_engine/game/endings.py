"""The endings compiled: what is asked after each turn, in order."""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.rules.endings import Ending, QuietPlies

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.rules import Rules
    from rules_engine.rules.endings.ending import HistoryTest, PositionTest
    from rules_engine.rules.endings.quiet_plies import Progress


class CompiledEnding(NamedTuple):
    """An ending ready to be asked. ``winner`` is a side's name, None for a draw."""

    name: str
    winner: str | None
    looks_at: str
    position_test: PositionTest | None
    history_test: HistoryTest | None


def compile_endings(rules: Rules) -> tuple[CompiledEnding, ...]:
    """Return the endings in the order in which they are asked.

    That is the order of the variant, wins before draws (the sheets: captures, then wins, then
    draws), and among each that a side cannot move comes last: it matters only where the game would
    go on.
    """

    def order(ending: CompiledEnding) -> tuple[bool, bool]:
        return ending.winner is None, ending.looks_at == "moves"

    endings = []
    for entry in rules.endings:
        ending = entry.component
        if not isinstance(ending, Ending):
            continue
        looks_back = ending.looks_at == "history"
        endings.append(
            CompiledEnding(
                entry.name,
                ending.wins,
                ending.looks_at,
                None if looks_back else ending.position_test(rules),
                ending.history_test(rules) if looks_back else None,
            )
        )
    return tuple(sorted(endings, key=order))


def compile_progress(rules: Rules) -> Progress | None:
    """Return the test of progress of the ending that counts quiet plies, or None."""
    for entry in rules.endings:
        if isinstance(entry.component, QuietPlies):
            return entry.component.progress(rules)
    return None
