"""What the rows of a table of changes are about: parts of the rules that are set side by side.

Each ``…_facts`` returns what is compared, whatever the language: two variants differ in a row where
these values differ, even if the words for them should be the same.
"""

from __future__ import annotations

from dataclasses import replace

from rules_engine.rules.captures import Capture, Custodial, Shieldwall
from rules_engine.rules.endings import (
    CannotMove,
    Encirclement,
    Ending,
    Fort,
    QuietPlies,
    Repetition,
)
from rules_engine.rules.moves import Jump, Slide, Step
from rules_engine.rules.restrictions import Mandatory, Restriction
from rules_engine.words.abilities import mover_of, never_undone
from rules_engine.words.brief import ending_groups, move_groups
from rules_engine.words.capture_sentences import only_of
from rules_engine.words.facts_box import in_turn, told_regions
from rules_engine.words.names import total
from rules_engine.words.special_squares import closed_regions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules_engine.game import Variant
    from rules_engine.rules import Component, Entry

    Group = tuple[Entry, ...]
    Aliases = tuple[str, ...]

APART: tuple[type[Ending], ...] = (Encirclement, Fort)
"""Endings that have a row of their own."""

LOOKING_BACK: tuple[type[Ending], ...] = (Repetition, QuietPlies)
"""Endings that look back at the game; they share a row with the draws."""


def board_facts(variant: Variant) -> object:
    """Return the points and lines of the board, and the regions that rules speak of by place."""
    board = variant.board
    return board.spots, frozenset(board.lines), board.cells, sorted(told_regions(variant).items())


def pieces_facts(variant: Variant) -> object:
    """Return how many pieces of which kind each side has, and how many of them in hand."""
    return sorted(
        (piece.side, piece.name, total(variant, piece.name), variant.rules.start.hand[kind])
        for kind, piece in enumerate(variant.pieces)
    )


def start_facts(variant: Variant) -> object:
    """Return on which places of the board which pieces stand."""
    spots = variant.board.spots
    position = variant.start()
    stand = [(point, position.kind_at(point)) for point in range(len(spots))]
    return [(spots[at][:2], variant.pieces[kind].name) for at, kind in stand if kind is not None]


def first_facts(variant: Variant) -> object:
    """Return the side that moves first."""
    return in_turn(variant)[0]


def ways_of_moving(variant: Variant) -> list[Group]:
    """Return the ways of moving, and what binds them, without what is about captures."""
    apart = (Jump, Mandatory)
    return [group for group in move_groups(variant) if not isinstance(group[0].component, apart)]


def owner_of(variant: Variant, entry: Entry) -> str:
    """Return the side to which an entry of moves or restrictions belongs."""
    rules, component = variant.rules, entry.component
    if isinstance(component, Restriction):
        return rules.sides[component.bound(rules)]
    return rules.pieces[rules.kind(mover_of(entry))].side


def sides_of(both: tuple[Variant, Variant]) -> list[Aliases]:
    """Return the sides of two variants, the first one's first; alike are those of the same pieces.

    A side of one fox may be called otherwise than one of several.
    """
    found: dict[frozenset[str], list[str]] = {}
    for variant in both:
        for name in in_turn(variant):
            pieces = frozenset(piece.name for piece in variant.pieces if piece.side == name)
            same = (key for key, names in found.items() if name in names)
            names = found.setdefault(next(same, pieces), [])
            if name not in names:
                names.append(name)
    return [tuple(names) for names in found.values()]


def side_in(variant: Variant, aliases: Aliases) -> str:
    """Return what a side is called in a variant, '' where the variant has no such side."""
    return next((name for name in variant.sides if name in aliases), "")


def moves_facts(variant: Variant, aliases: Aliases) -> object:
    """Return how the pieces of a side, or of every side, move, but for closed squares."""
    found: list[tuple[str, str | None, Component]] = []
    for entry in (entry for group in ways_of_moving(variant) for entry in group):
        if aliases and owner_of(variant, entry) not in aliases:
            continue
        move = entry.component
        if isinstance(move, Step):
            forward = variant.pieces[variant.rules.kind(mover_of(entry))].forward
            found.append((entry.name, forward, replace(move, not_on=())))
        elif isinstance(move, Slide):
            found.append((entry.name, None, replace(move, not_on=(), not_over=())))
        else:
            found.append((entry.name, None, move))
    return found


def special_facts(variant: Variant) -> object:
    """Return which regions are closed to whom, and which help to capture whom."""
    closed = closed_regions(variant, stepping(variant))
    helping = [
        (one.custodial, sorted(one.hostile), sorted(one.hostile_while_empty))
        for one in common_captures(variant)
        if isinstance(one, Custodial) and one.helpers()
    ]
    return closed, helping


def stepping(variant: Variant) -> list[Entry]:
    """Return the moves that may name closed regions."""
    return [one for one in variant.rules.moves if isinstance(one.component, (Step, Slide))]


def captures_on_arrival(variant: Variant) -> list[Capture]:
    """Return the captures on arrival that have no row of their own."""
    captures = [entry.component for entry in variant.rules.captures]
    return [one for one in captures if isinstance(one, Capture) and not isinstance(one, Shieldwall)]


def unique_victims(variant: Variant) -> list[str]:
    """Return the pieces of which there is one and that can be captured on arrival."""
    taken = (name for capture in captures_on_arrival(variant) for name in capture.victims())
    return [name for name in dict.fromkeys(taken) if total(variant, name) == 1]


def common_captures(variant: Variant) -> list[Capture]:
    """Return the captures of pieces of which there are several."""
    several = [piece.name for piece in variant.pieces if total(variant, piece.name) > 1]
    return _only(variant, several)


def captures_of(variant: Variant, name: str) -> list[Capture]:
    """Return the captures of one kind of piece."""
    return _only(variant, [name])


def _only(variant: Variant, names: list[str]) -> list[Capture]:
    found = [only_of(capture, names) for capture in captures_on_arrival(variant)]
    return [capture for capture in found if capture is not None]


def capturing_facts(variant: Variant) -> object:
    """Return how pieces are captured of which there are several, but for what helps."""
    jumps = [
        (entry.name, entry.component)
        for group in move_groups(variant)
        for entry in group
        if isinstance(entry.component, (Jump, Mandatory))
    ]
    bare = [
        replace(one, hostile=(), hostile_while_empty=()) if isinstance(one, Custodial) else one
        for one in common_captures(variant)
    ]
    return jumps, bare


def shieldwalls(variant: Variant) -> list[Shieldwall]:
    """Return the captures of rows along the edge."""
    captures = [entry.component for entry in variant.rules.captures]
    return [capture for capture in captures if isinstance(capture, Shieldwall)]


def endings_of(variant: Variant) -> list[Ending]:
    """Return the endings in the order in which they are judged."""
    components = [entry.component for group in ending_groups(variant) for entry in group]
    return [ending for ending in components if isinstance(ending, Ending)]


def tells_stuck_apart(variant: Variant) -> bool:
    """Say whether one rule says what becomes of any side that cannot move."""
    return any(len(group) > 1 for group in ending_groups(variant))


def wins_facts(variant: Variant, aliases: Aliases, stuck_apart: bool) -> object:
    """Return the conditions on which a side wins; how the side is called makes no difference."""
    wins = wins_of(variant, side_in(variant, aliases), stuck_apart)
    return [replace(ending, wins=None) for ending in wins]


def wins_of(variant: Variant, side: str, stuck_apart: bool) -> list[Ending]:
    """Return the endings by which a side wins that have no row of their own."""
    apart = (*APART, *LOOKING_BACK, *([CannotMove] if stuck_apart else []))
    return [
        ending
        for ending in endings_of(variant)
        if ending.wins == side and not isinstance(ending, apart)
    ]


def draws_of(variant: Variant, stuck_apart: bool) -> list[Group]:
    """Return what ends a game that goes round in circles, or ends it in a draw."""
    found = []
    for group in ending_groups(variant):
        ending = group[0].component
        if not isinstance(ending, Ending):
            continue
        if isinstance(ending, CannotMove):
            belongs = bool(ending.result) and not stuck_apart
        else:
            belongs = isinstance(ending, LOOKING_BACK) or (
                bool(ending.result) and not isinstance(ending, APART)
            )
        if belongs:
            found.append(group)
    return found


def draws_facts(variant: Variant, stuck_apart: bool) -> object:
    """Return what ends a game in a draw, and whether one is possible at all."""
    facts = [(_components(group), group[0].unreachable) for group in draws_of(variant, stuck_apart)]
    return facts, never_undone(variant.rules)[1]


def endings_like(variant: Variant, sort: type[Ending]) -> list[Group]:
    """Return the endings of a sort, those that are one rule together."""
    groups = ending_groups(variant)
    return [group for group in groups if isinstance(group[0].component, sort)]


def ending_facts(variant: Variant, sort: type[Ending]) -> object:
    """Return the endings of a sort."""
    return [_components(group) for group in endings_like(variant, sort)]


def _components(entries: Iterable[Entry]) -> list[Component]:
    return [entry.component for entry in entries]
