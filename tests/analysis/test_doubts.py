"""When a search that judges neither repetition nor quiet plies is right: every play is tried."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from rules_engine.analysis.doubts import doubts
from rules_engine.analysis.solve import Found, Solution, search
from rules_engine.game import Game
from rules_engine.loading import Library, load_variant
from rules_engine.rules.component import kinds_of
from rules_engine.rules.endings import Ending, QuietPlies, Repetition

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from rules_engine.game import Variant
    from rules_engine.position import Position

    Value = tuple[str | None, int | None]

# A fox that may jump, and geese that step anywhere; whoever cannot move loses.
HUNT = """\
format: 1
id: hunt
source: made for this test
board: {{shape: grid, rows: {rows}, columns: {columns}, lines: orthogonal}}
pieces:
  fox: {{side: foxes, symbol: F}}
  goose: {{side: geese, symbol: g}}
setup: |
{setup}
turn: {{first: foxes}}
moves:
  fox:
    step: {{to: any}}
    jump: {{over: goose}}
  goose:
    step: {{to: any}}
endings:
  fox-blocked: {{cannot-move: foxes, wins: geese}}
  geese-blocked: {{cannot-move: geese, wins: foxes}}
  no-geese: {{fewer-than: 1, of: goose, wins: foxes}}
{endings}
notation: algebraic
options: none
"""
BOARDS = {
    "row of four": (1, 4, "  F . . g"),
    "row of five": (1, 5, "  F . g . ."),
    "ring": (2, 2, "  F .\n  . g"),
    "two geese": (1, 5, "  F . . g g"),
}
OUTCOMES = ("result: draw", "wins: foxes", "wins: geese")
REPETITION = "  repetition: {{times: {}, {}}}"
QUIET = "  quiet: {{plies: {}, unless: capture, {}}}"
# What one of these ends is soon over, so that every play can be tried.
RULES = [
    *((REPETITION.format(times, outcome),) for times in (2, 3) for outcome in OUTCOMES),
    *((QUIET.format(plies, outcome),) for plies in (1, 2, 3, 5, 8, 10) for outcome in OUTCOMES),
    *(
        (REPETITION.format(2, one), QUIET.format(plies, other))
        for plies in (4, 7)
        for one in OUTCOMES
        for other in OUTCOMES
    ),
]
WRONG = {
    "take the winner's plies": "may come too late: ",
    "take positions": "may be out of reach: ",
    "give a win": "which they may be able to bring about",
    "give it sooner": "perhaps in fewer plies",
}
"""Sorts of doubts by what an ending may do, with their words."""


def hunt(folder: Path, board: str, rules: tuple[str, ...]) -> Variant:
    rows, columns, setup = BOARDS[board]
    text = HUNT.format(rows=rows, columns=columns, setup=setup, endings="\n".join(rules))
    (folder / "hunt.yml").write_text(text, encoding="utf-8")
    return Library((folder,)).load("hunt", {})


def starts(variant: Variant) -> Iterator[Position]:
    """Yield every position of the pieces of the setup, with some counts of quiet plies."""
    setup = variant.start()
    points = range(len(variant.board.neighbours))
    counted = any(isinstance(entry.component, QuietPlies) for entry in variant.rules.endings)
    for fox in points:
        for geese in combinations(set(points) - {fox}, setup.stones[1].bit_count()):
            stones = 1 << fox, sum(1 << goose for goose in geese)
            for turn in (0, 1):
                for quiet in (0, 3) if counted else (0,):
                    yield setup._replace(stones=stones, turn=turn, quiet=quiet)


class Reckoned(NamedTuple):
    """What the whole rules give: who wins with best play, in how many plies; what is reached."""

    winner: str | None
    plies: int | None
    positions: int


def reckoned(variant: Variant, start: Position) -> Reckoned:
    """Try every play from a position, with all that came before, and take the best for each side.

    The engine says which moves there are and when a game is over; the rest is told apart here.
    """
    compiled = variant.compiled
    by_repetition = any(isinstance(entry.component, Repetition) for entry in variant.rules.endings)
    known: dict[object, Value] = {}
    reached = set()

    def best(position: Position, before: Counter[object]) -> Value:
        same = position.same_as()
        now: Counter[object] = Counter([same])
        occurred = before + now if by_repetition else now
        reached.add((same, position.captured))
        key = position, frozenset(occurred.items())
        if key not in known:
            known[key] = judged(position, occurred)
        return known[key]

    def judged(position: Position, occurred: Counter[object]) -> Value:
        ending = compiled.ended(position, occurred[position.same_as()])
        if ending:
            return ending.winner, None if ending.winner is None else 0
        mine = variant.sides[position.turn]
        moves = compiled.playable(position)
        values = [best(compiled.after(position, move), occurred) for move in moves]
        winner, plies = max(values, key=lambda value: liking(value, mine))
        return winner, None if plies is None else plies + 1

    return Reckoned(*best(start, Counter()), len(reached))


def liking(value: Value, mine: str) -> tuple[int, int]:
    """Return how much a side likes a value: a win soon, else a draw, else a loss late."""
    winner, plies = value
    if winner is None or plies is None:
        return 0, 0
    return (1, -plies) if winner == mine else (-1, plies)


def differences(found: Found, whole: Reckoned) -> set[str]:
    """Return what an ending that looks back did in fact do to a finding."""
    solution, done = found.solution, set()
    if whole.positions != solution.positions:
        done.add("take positions")
    if whole.winner is not None and solution.winner is None:
        done.add("give a win")
    if whole.winner == solution.winner and (whole.plies or 0) < (solution.plies or 0):
        done.add("give it sooner")
    if solution.winner is not None and whole[:2] != solution[:2] and not done & {"give it sooner"}:
        done.add("take the winner's plies")
    return done


def test_what_is_not_doubted_is_so(tmp_path: Path) -> None:
    """And each sort of doubt is right somewhere, each finding stands somewhere."""
    right: Counter[str] = Counter()
    standing: Counter[str | None] = Counter()
    for board in BOARDS:
        for rules in RULES:
            variant = hunt(tmp_path, board, rules)
            for start in starts(variant):
                found = search(variant, start)
                reasons = doubts(variant, start, found)
                done = differences(found, reckoned(variant, start))
                if not reasons:
                    assert not done, (board, rules, start)
                    standing[found.solution.winner] += 1
                right.update(sort for sort in done if any(WRONG[sort] in one for one in reasons))
    assert right.keys() == WRONG.keys()
    assert standing.keys() == {"foxes", "geese", None}


def test_marks_of_unreachable_endings_hold_from_the_count_with_which_play_begins() -> None:
    """After 119 quiet plies the fox's step is the 120th, whatever the hounds could do then."""
    variant, found = (
        load_variant("fox-and-hounds"),
        Found(Solution("hounds", 44, 841_928, 79_414), 55),
    )
    start = variant.start()
    assert doubts(variant, start._replace(quiet=118), found) == ()
    late = start._replace(quiet=119)
    limit = "'quiet' ends the game after 120 quiet plies, and 119 have been made"
    assert doubts(variant, late, found) == (
        f"the win, in 44 plies, may come too late: {limit}",
        f"some positions, 55 plies away, may be out of reach: {limit}",
    )
    for quiet, by in ((118, None), (119, "quiet")):
        game = Game(variant, start._replace(quiet=quiet))
        game.play("e8-d7")
        assert (game.result.by if game.result else None) == by


def test_every_ending_that_looks_back_is_reckoned_with() -> None:
    looking_back = {
        kind
        for kind, component in kinds_of("endings").items()
        if issubclass(component, Ending) and component.looks_at == "history"
    }
    assert looking_back == {Repetition.kind, QuietPlies.kind}
