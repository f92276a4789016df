"""The table of what a variant changes from another one: only what differs, both side by side."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from rules_engine.rules.captures import Custodial
from rules_engine.rules.endings import CannotMove, Encirclement, Ending, Fort
from rules_engine.rules.moves import Jump
from rules_engine.rules.restrictions import Mandatory, Restriction
from rules_engine.words import differences
from rules_engine.words.abilities import captures_exist
from rules_engine.words.brief import absent_endings, move_groups
from rules_engine.words.capture_sentences import (
    capture_sentences,
    conditions_of,
    limits_of,
    rule_of,
    shieldwall_of,
    special_sentences,
)
from rules_engine.words.ending_sentences import ending_sentences, outcome_of, when
from rules_engine.words.facts_box import board_fact, capital, in_turn, pieces_fact, start_fact
from rules_engine.words.move_sentences import base_of, restriction_sentences
from rules_engine.words.names import sentence, the
from rules_engine.words.phrases import side_phrase
from rules_engine.words.special_squares import closed_sentences

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from rules_engine.game import Variant
    from rules_engine.words.fluent import Words

ABSENT = "–"
"""Stands where a game has no such side or piece."""


class Change(NamedTuple):
    """One row: what it is about, how it is here and how in the other variant."""

    label: str
    here: str
    there: str


class Changes(NamedTuple):
    """The table: what it is called, the two games, and the rows that differ."""

    title: str
    here: str
    there: str
    rows: tuple[Change, ...]


class _Row(NamedTuple):
    """A row that there could be: its label, the facts to be compared, and their words.

    Of facts that are ``pictured`` the words may leave the rest to a picture.
    """

    label: str
    facts: Callable[[Variant], object]
    words: Callable[[Words, Variant], str]
    pictured: bool = False


def changes(words: Words, variant: Variant, other: Variant) -> Changes:
    """Return what differs between a variant and the one that it is set against."""
    here, there = (words.say(f"game-{one.id}") for one in (variant, other))
    rows = []
    for row in _rows(words, variant, other):
        if row.facts(variant) == row.facts(other):
            continue
        mine, theirs = (capital(row.words(words, one)) for one in (variant, other))
        if mine == theirs and row.pictured:
            theirs = capital(words.say("changes-otherwise"))
        if mine != theirs:  # what differs in names alone is alike to a reader
            rows.append(Change(row.label, mine, theirs))
    return Changes(words.say("changes-title", game=there), here, there, tuple(rows))


def _rows(words: Words, variant: Variant, other: Variant) -> Iterator[_Row]:
    """Yield every row in the order of a guide."""
    both = (variant, other)
    yield _Row(words.say("facts-board"), differences.board_facts, board_fact, pictured=True)
    yield _Row(words.say("facts-pieces"), differences.pieces_facts, pieces_fact)
    yield _Row(words.say("facts-start"), differences.start_facts, start_fact, pictured=True)
    yield _Row(words.say("facts-first"), differences.first_facts, _first)
    yield from _move_rows(words, both)
    label = words.say("changes-special", cells=variant.board.cells)
    yield _Row(label, differences.special_facts, _special)
    yield from _capture_rows(words, both)
    yield from _ending_rows(words, both)


def _first(words: Words, variant: Variant) -> str:
    return side_phrase(words, variant, in_turn(variant)[0]).text


def _side_label(
    words: Words, both: tuple[Variant, Variant], aliases: tuple[str, ...], key: str
) -> str:
    """Return a label that speaks of a side, as the first variant that has it calls it."""
    variant = next(one for one in both if differences.side_in(one, aliases))
    who = side_phrase(words, variant, differences.side_in(variant, aliases))
    return words.say(key, the=who.text, **who.facts(words))


def _or_none(words: Words, texts: Iterable[str]) -> str:
    return " ".join(texts) or sentence(words.say("changes-none"))


def _move_rows(words: Words, both: tuple[Variant, Variant]) -> Iterator[_Row]:
    """Yield how the pieces of each side move, or how all do where they move alike."""
    if all(len(differences.ways_of_moving(one)) == 1 for one in both):
        facts = partial(differences.moves_facts, aliases=())
        yield _Row(words.say("changes-moves-all"), facts, partial(_moves, aliases=()))
        return
    for aliases in differences.sides_of(both):
        label = _side_label(words, both, aliases, "changes-moves")
        facts = partial(differences.moves_facts, aliases=aliases)
        yield _Row(label, facts, partial(_moves, aliases=aliases))


def _moves(words: Words, variant: Variant, aliases: tuple[str, ...]) -> str:
    """Return how the pieces of a side move, of every side without names; no closed squares."""
    if aliases and not differences.side_in(variant, aliases):
        return ABSENT
    said: list[str] = []
    for group in differences.ways_of_moving(variant):
        entries = [
            entry
            for entry in group
            if not aliases or differences.owner_of(variant, entry) in aliases
        ]
        if not entries:
            continue
        component = entries[0].component
        if isinstance(component, Restriction):
            said += restriction_sentences(words, variant, component)
        else:
            said += base_of(words, variant, entries)
    return _or_none(words, said)


def _special(words: Words, variant: Variant) -> str:
    """Return which squares are closed to some pieces, and which help to capture."""
    said = closed_sentences(words, variant, differences.stepping(variant))
    said += special_sentences(words, variant, differences.common_captures(variant))
    return " ".join(said) or sentence(words.say("special-none", cells=variant.board.cells))


def _capture_rows(words: Words, both: tuple[Variant, Variant]) -> Iterator[_Row]:
    yield _Row(words.say("changes-capture"), differences.capturing_facts, _capturing)
    unique = (name for variant in both for name in differences.unique_victims(variant))
    for name in dict.fromkeys(unique):
        label = words.say(
            "changes-capture-of", the=the(words, name), of=words.say(f"piece-{name}.of")
        )
        facts = partial(differences.captures_of, name=name)
        yield _Row(label, facts, partial(_capture_of, name=name))
    yield _Row(words.say("changes-shieldwall"), differences.shieldwalls, _shieldwalls)


def _capturing(words: Words, variant: Variant) -> str:
    """Return how pieces are captured of which there are several, but for shieldwalls."""
    if not captures_exist(variant.rules):
        return sentence(words.say("brief-no-captures"))
    said: list[str] = []
    for group in move_groups(variant):
        component = group[0].component
        if isinstance(component, Jump):
            said += base_of(words, variant, group)
        elif isinstance(component, Mandatory):
            said += restriction_sentences(words, variant, component)
    for capture in differences.common_captures(variant):
        said += rule_of(words, variant, capture)
        if isinstance(capture, Custodial):  # what helps it is told of the squares
            said += limits_of(words, variant, capture)
        else:
            said += conditions_of(words, variant, capture)
    return _or_none(words, said)


def _capture_of(words: Words, variant: Variant, name: str) -> str:
    """Return how a piece is captured of which there is one."""
    if all(piece.name != name for piece in variant.pieces):
        return ABSENT
    said: list[str] = []
    for capture in differences.captures_of(variant, name):
        said += capture_sentences(words, variant, capture)
    return _or_none(words, said)


def _shieldwalls(words: Words, variant: Variant) -> str:
    said: list[str] = []
    for capture in differences.shieldwalls(variant):
        said.append(sentence(shieldwall_of(words, variant, capture, named=False)))
        said += conditions_of(words, variant, capture)
    return _or_none(words, said)


def _ending_rows(words: Words, both: tuple[Variant, Variant]) -> Iterator[_Row]:
    """Yield how each side wins, then what has a row of its own.

    That a side cannot move is one of its enemy's ways to win, unless in both games one rule says
    what becomes of any side that cannot.
    """
    stuck_apart = all(differences.tells_stuck_apart(one) for one in both)
    for aliases in differences.sides_of(both):
        label = _side_label(words, both, aliases, "changes-wins")
        wins = partial(differences.wins_facts, aliases=aliases, stuck_apart=stuck_apart)
        yield _Row(label, wins, partial(_wins, aliases=aliases, stuck_apart=stuck_apart))
    yield _ending_row(words.say("changes-encircled"), Encirclement)
    yield _ending_row(words.say("changes-fort"), Fort)
    draws = partial(differences.draws_facts, stuck_apart=stuck_apart)
    yield _Row(words.say("changes-draws"), draws, partial(_draws, stuck_apart=stuck_apart))
    if stuck_apart:
        yield _ending_row(words.say("changes-stuck"), CannotMove)


def _ending_row(label: str, sort: type[Ending]) -> _Row:
    facts = partial(differences.ending_facts, sort=sort)
    return _Row(label, facts, partial(_endings_like, sort=sort))


def _endings_like(words: Words, variant: Variant, sort: type[Ending]) -> str:
    said: list[str] = []
    for group in differences.endings_like(variant, sort):
        said += ending_sentences(words, variant, group)
    return _or_none(words, said)


def _wins(words: Words, variant: Variant, aliases: tuple[str, ...], stuck_apart: bool) -> str:
    side = differences.side_in(variant, aliases)
    if not side:
        return ABSENT
    endings = differences.wins_of(variant, side, stuck_apart)
    whens = [when(words, variant, ending) for ending in endings]
    return sentence(outcome_of(words, variant, side, whens)) if whens else _or_none(words, ())


def _draws(words: Words, variant: Variant, stuck_apart: bool) -> str:
    """Return what ends a game that goes round in circles, or ends it in a draw.

    Plain draws share a sentence; the others have one each.
    """
    said: list[str] = []
    whens = []
    for group in differences.draws_of(variant, stuck_apart):
        ending, plain = group[0].component, len(group) == 1 and not group[0].unreachable
        if isinstance(ending, Ending) and plain and not ending.wins:
            whens.append(when(words, variant, ending))
        else:
            said += ending_sentences(words, variant, group)
    if whens:
        said.insert(0, sentence(outcome_of(words, variant, None, whens)))
    absence = absent_endings(words, variant)
    return _or_none(words, [*said, absence] if absence else said)
