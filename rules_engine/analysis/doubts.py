"""Whether what a search found holds under all rules, those that look back at the game included."""

from __future__ import annotations

from rules_engine.rules.endings import Ending, QuietPlies, Repetition

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.analysis.solve import Found
    from rules_engine.game import Variant
    from rules_engine.position import Position


def doubts(variant: Variant, start: Position, found: Found) -> tuple[str, ...]:
    """Return why a finding may be wrong once repetition and quiet plies are judged, a reason each.

    Where there are none, it is proved to be what the whole rules give in a game that begins at
    ``start``:

    - Won in N plies: the winner's moves each bring the win nearer, and so does each answer. So no
      position comes twice, and at most N plies are quiet in a row; while the limit is not reached,
      no ending that looks back interferes, whomever it favours, and the win stands.
    - Nor is there a quicker one, unless such an ending gives it. A draw or a win of the other side
      does not; quiet plies do not, before their limit; a position comes for the n-th time only
      after n - 1 rounds of all sides, so a win that takes no longer than these is the quickest.
    - Neither can force a win: an ending that gives a draw makes no win, one that gives a win may.
    - The shortest way to a position has no position twice. While the quiet plies of the longest of
      these ways are below the limit, every position that was counted can be reached.

    An ending that is marked unreachable was proved to be so as the variant was loaded.
    """
    reasons: list[str] = []
    for entry in variant.rules.endings:
        ending = entry.component
        if not isinstance(ending, Ending) or ending.looks_at != "history":
            continue
        if isinstance(ending, Repetition):
            if not entry.unreachable:
                reasons += _by_repetition(variant, entry.name, ending, found)
        elif isinstance(ending, QuietPlies):
            # The proof begins with no quiet plies; one of the other side's may follow those here.
            if not entry.unreachable or start.quiet + 1 >= ending.plies:
                reasons += _by_quiet_plies(entry.name, ending, start.quiet, found)
        else:
            reasons.append(f"what '{entry.name}' comes to was not searched")
    return tuple(reasons)


def _by_repetition(variant: Variant, name: str, ending: Repetition, found: Found) -> list[str]:
    solution = found.solution
    if solution.plies is None:
        return _wins_itself(name, ending)
    if ending.wins == solution.winner and solution.plies > len(variant.sides) * (ending.times - 1):
        return [f"'{name}' gives {ending.wins} the win, perhaps in fewer plies"]
    return []


def _by_quiet_plies(name: str, ending: QuietPlies, quiet: int, found: Found) -> list[str]:
    solution = found.solution
    begun = f", and {quiet} have been made" if quiet else ""
    limit = f"'{name}' ends the game after {ending.plies} quiet plies{begun}"
    if solution.plies is None:
        reasons = _wins_itself(name, ending)
    elif quiet + solution.plies >= ending.plies:
        reasons = [f"the win, in {solution.plies} plies, may come too late: {limit}"]
    else:
        reasons = []
    if quiet + found.farthest >= ending.plies:
        reasons.append(f"some positions, {found.farthest} plies away, may be out of reach: {limit}")
    return reasons


def _wins_itself(name: str, ending: Ending) -> list[str]:
    if ending.wins is None:
        return []
    return [f"'{name}' gives {ending.wins} the win, which they may be able to bring about"]
