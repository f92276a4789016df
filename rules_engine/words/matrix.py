"""A game in one row of a table: its board, its pieces, and in a few words how it is played.

Everything in a row is read from the engine's own components, so that the table cannot say other
than what is played.
"""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.rules.captures import Custodial, Shieldwall, Surround
from rules_engine.rules.captures.capture import Capture
from rules_engine.rules.endings.ending import Ending
from rules_engine.rules.moves import Jump
from rules_engine.rules.restrictions import Mandatory
from rules_engine.words.names import kinds_of, listed, noun, region, sentence, the, total
from rules_engine.words.results import ending_reason

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rules_engine.game import Variant
    from rules_engine.words.fluent import Words

KING = "king"
"""The piece whose capture has a column of its own."""


class Cell(NamedTuple):
    """The lines of a cell; each is a side's name, or nothing, and what is said of it."""

    lines: tuple[tuple[str, str], ...]


class Row(NamedTuple):
    """What the table says of a game, column by column; ``name`` heads the row."""

    name: str
    board: Cell
    places: Cell
    pieces: Cell
    begins: Cell
    captures: Cell
    king: Cell
    mandatory: Cell
    wins: Cell
    draws: Cell


def headings(words: Words) -> tuple[str, ...]:
    """Return the names of the columns, that of the games first."""
    return (
        words.say("matrix-game"),
        words.say("matrix-board"),
        words.say("matrix-places"),
        words.say("matrix-pieces"),
        words.say("matrix-begins"),
        words.say("matrix-captures"),
        words.say("matrix-king"),
        words.say("matrix-mandatory"),
        words.say("matrix-wins"),
        words.say("matrix-draws"),
    )


def row_of(words: Words, variant: Variant) -> Row:
    """Return the row of a variant, with its table options at the values that it was loaded with."""
    board = variant.board
    form = "size-squares" if board.cells == "squares" else "matrix-on-lines"
    begins = variant.sides[variant.start().turn]
    return Row(
        words.say(f"game-{variant.id}"),
        _plain([words.say(form, columns=board.columns, rows=board.rows)]),
        _plain([str(len(board))]),
        _plain([pieces_of(words, variant, side) for side in variant.sides]),
        _plain([sentence_start(side_noun(words, variant, begins))]),
        _captures(words, variant),
        _king(words, variant),
        _mandatory(words, variant),
        _wins(words, variant),
        _draws(words, variant),
    )


def side_noun(words: Words, variant: Variant, side: str) -> str:
    """Return what a side is called, after its first kind of piece: ``geese``, ``fox``."""
    name = variant.pieces[kinds_of(variant, side)[0]].name
    return noun(words, name, total(variant, name))


def pieces_of(words: Words, variant: Variant, side: str) -> str:
    """Return a side's pieces with their numbers: ``8 defenders and 1 king``."""
    names = [variant.pieces[kind].name for kind in kinds_of(variant, side)]
    counts = [(name, total(variant, name)) for name in names]
    return listed(
        words,
        [
            words.say("counted", count=count, noun=noun(words, name, count))
            for name, count in counts
        ],
    )


def sentence_start(text: str) -> str:
    """Make the first letter a capital, without a full stop."""
    return sentence(text).removesuffix(".")


def _plain(lines: Iterable[str]) -> Cell:
    return Cell(tuple(("", line) for line in lines))


def _of_sides(words: Words, variant: Variant, said: Sequence[str]) -> Cell:
    """Return one line for each side, or a single one where the same holds for both."""
    if len(set(said)) == 1:
        return _plain([sentence_start(said[0])])
    names = [sentence_start(side_noun(words, variant, side)) for side in variant.sides]
    return Cell(tuple(zip(names, said, strict=True)))


def _captures(words: Words, variant: Variant) -> Cell:
    """Say how each side captures; what holds for a king alone is told in a column of its own."""
    said = []
    for side in variant.sides:
        names = {variant.pieces[kind].name for kind in kinds_of(variant, side)}
        ways: dict[str, None] = {}
        for entry in variant.rules.moves:
            component = entry.component
            if isinstance(component, Jump) and entry.name.partition(".")[0] in names:
                chain = component.then is not None
                ways[words.say("matrix-jumps" if chain else "matrix-jump")] = None
        for entry in variant.rules.captures:
            component = entry.component
            if not isinstance(component, Capture) or names.isdisjoint(component.by):
                continue
            if isinstance(component, Custodial) and component.custodial != (KING,):
                ways[words.say("matrix-custodial")] = None
            elif isinstance(component, Shieldwall):
                ways[words.say("matrix-shieldwall")] = None
        said.append(listed(words, list(ways)) or words.say("matrix-nothing"))
    return _of_sides(words, variant, said)


def _king(words: Words, variant: Variant) -> Cell:
    """Say from how many sides the king is captured, and where, one line a rule."""
    rules = [
        entry.component
        for entry in variant.rules.captures
        if isinstance(entry.component, (Custodial, Surround)) and KING in entry.component.victims()
    ]
    lines, last = [], []
    for rule in rules:
        how = words.say("matrix-surround" if isinstance(rule, Surround) else "matrix-custodial")
        on = rule.on if isinstance(rule, Surround) else ()
        where = _at(words, variant, on)
        if isinstance(rule, Surround) and rule.without:
            nouns = listed(words, [noun(words, name, 2) for name in rule.without])
            where = words.say("matrix-without", where=where, nouns=nouns)
        others = [one.on for one in rules if isinstance(one, Surround) and one.on]
        if not where and rule.not_on in others:
            # The places that it leaves out are those of another rule, which is told first.
            last.append(words.say("matrix-where", where=words.say("matrix-elsewhere"), how=how))
            continue
        if not where and rule.not_on:
            how = words.say("matrix-except", how=how, where=_at(words, variant, rule.not_on))
        lines.append(words.say("matrix-where", where=where, how=how) if where else how)
    told = [sentence_start(line) for line in lines + last]
    return _plain(told or [words.say("matrix-nothing")])


def _at(words: Words, variant: Variant, regions: Sequence[str]) -> str:
    return listed(words, [region(words, variant, name, ".at") for name in regions])


def _mandatory(words: Words, variant: Variant) -> Cell:
    bound = [
        entry.component.mandatory
        for entry in variant.rules.restrictions
        if isinstance(entry.component, Mandatory)
    ]
    if not bound:
        jumps = any(isinstance(entry.component, Jump) for entry in variant.rules.moves)
        free = "matrix-free" if jumps or variant.rules.captures else "matrix-nothing"
        return _plain([words.say(free)])
    names = []
    for side in bound:
        name = variant.pieces[kinds_of(variant, side)[0]].name
        names.append(the(words, name, total(variant, name)))
    return _plain([words.say("matrix-bound", sides=listed(words, names))])


def _wins(words: Words, variant: Variant) -> Cell:
    lines = []
    for side in variant.sides:
        reasons = [
            ending_reason(words, variant, entry.name)
            for entry in variant.rules.endings
            if isinstance(entry.component, Ending) and entry.component.wins == side
        ]
        name = sentence_start(side_noun(words, variant, side))
        lines.append((name, "; ".join(reasons) or words.say("matrix-nothing")))
    return Cell(tuple(lines))


def _draws(words: Words, variant: Variant) -> Cell:
    """Say which endings are a draw, but for those that play never comes to."""
    reasons = [
        sentence_start(ending_reason(words, variant, entry.name))
        for entry in variant.rules.endings
        if isinstance(entry.component, Ending)
        and entry.component.result == "draw"
        and not entry.unreachable
    ]
    return _plain(reasons or [words.say("matrix-none")])
