"""The facts of a game at a glance: players, board, pieces, start, who moves first."""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.words.geometry import (
    FEW,
    SQUARES,
    beside,
    blocks,
    full_rows,
    joined_along,
    ranks,
    reading_order,
    rim,
    shape,
)
from rules_engine.words.names import MANY, kinds_of, listed, noun, points, region, the, total
from rules_engine.words.phrases import side_phrase

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules_engine.board.types import Mask
    from rules_engine.game import Variant
    from rules_engine.words.fluent import Words

NAMED = 8
"""The points of a larger region are told in blocks."""

WHOLE, EDGE, BESIDE = "board", "edge", "beside-"
"""Names of regions that tell where they lie, the last of them with another region's name."""


class Fact(NamedTuple):
    """One line of the box: what it is about, and a phrase without a full stop."""

    label: str
    text: str


def facts_box(
    words: Words, variant: Variant, choices: Mapping[str, Sequence[str]] | None = None
) -> list[Fact]:
    """Return the facts of a variant as it is played with its options.

    ``choices`` are the values of each table option that it could have instead.
    """
    first = variant.sides[variant.start().turn]
    facts = [
        (words.say("facts-players"), players_fact(words, variant)),
        (words.say("facts-board"), board_fact(words, variant)),
        (words.say("facts-pieces"), pieces_fact(words, variant)),
        (words.say("facts-start"), start_fact(words, variant)),
        (words.say("facts-first"), side_phrase(words, variant, first).text),
    ]
    options = [
        words.say(f"option-{name}", value=value)
        for name, values in (choices or {}).items()
        for value in values
    ]
    if options:
        facts.append((words.say("facts-options"), "; ".join(options)))
    return [Fact(label, capital(text)) for label, text in facts]


def capital(text: str) -> str:
    """Make the first letter a capital."""
    return text[:1].upper() + text[1:]


def players_fact(words: Words, variant: Variant) -> str:
    """Return who plays against whom; the side that begins comes first."""
    sides = [side_phrase(words, variant, name).text for name in in_turn(variant)]
    return words.say("fact-players", first=sides[0], second=sides[1])


def in_turn(variant: Variant) -> list[str]:
    """Return the sides, that which begins first."""
    turn = variant.start().turn
    return [*variant.sides[turn:], *variant.sides[:turn]]


def board_fact(words: Words, variant: Variant) -> str:
    """Return the shape of the board, its lines, and where its named regions lie."""
    board = variant.board
    text = words.say(
        "fact-board",
        shape=shape(board),
        cells=board.cells,
        rows=board.rows,
        columns=board.columns,
        points=len(board),
    )
    if board.cells != SQUARES:
        lines = words.say("fact-lines", lines=joined_along(board))
        text = f"{text}, {lines}"
    where = regions_fact(words, variant)
    return f"{text}; {where}" if where else text


def regions_fact(words: Words, variant: Variant) -> str:
    """Return where the regions lie of which some rule speaks, the smallest first.

    What lies at the edge or beside another region is told by its name.
    """
    told = told_regions(variant)
    parts = []
    for name, mask in sorted(told.items(), key=lambda item: (item[1].bit_count(), item[1])):
        label, at = region(words, variant, name, ".name"), _where(words, variant, mask)
        parts.append(words.say("fact-region", name=label, points=at))
    return "; ".join(parts)


def told_regions(variant: Variant) -> dict[str, Mask]:
    """Return the regions of which some rule speaks and whose place is not told by their name."""
    rules, board = variant.rules, variant.board
    used = {name for entry in rules.entries() for name in entry.component.names("region")}
    found = {name: mask for name, mask in rules.regions.items() if name in used}
    plain = {WHOLE: board.all, EDGE: rim(board)}
    plain |= {f"{BESIDE}{name}": beside(board, mask) for name, mask in found.items()}
    return {name: mask for name, mask in found.items() if plain.get(name) != mask}


def _where(words: Words, variant: Variant, mask: Mask) -> str:
    at = reading_order(variant, mask)
    if len(at) > FEW:
        parts = blocks(variant, mask)
        if len(parts) == 1 or len(at) > NAMED:
            return listed(words, parts)
    return points(words, variant, at)


def pieces_fact(words: Words, variant: Variant) -> str:
    """Return how many pieces of which kind each side has, and which are in hand at the start."""
    first, second = (_pieces_of(words, variant, name) for name in in_turn(variant))
    return words.say("fact-pieces", first=first, second=second)


def _pieces_of(words: Words, variant: Variant, side: str) -> str:
    parts = []
    for kind in kinds_of(variant, side):
        name = variant.pieces[kind].name
        count, in_hand = total(variant, name), variant.rules.start.hand[kind]
        text = words.say(f"piece-{name}.a")
        if count > 1:
            text = words.say("counted", count=count, noun=noun(words, name, count))
        if in_hand:
            text = words.say(
                "fact-in-hand",
                pieces=text,
                hand=_how_many(in_hand, count),
                in_hand=in_hand,
                gender=words.say(f"piece-{name}.gender"),
            )
        parts.append(text)
    return listed(words, parts)


def _how_many(some: int, of_all: int) -> str:
    """Return how many of some pieces are spoken of: the only ``one``, ``all`` or ``some``."""
    if some < of_all:
        return "some"
    return "one" if of_all == 1 else "all"


def start_fact(words: Words, variant: Variant) -> str:
    """Return where the pieces stand as far as that is told shortly; the picture shows the rest."""
    start = variant.start()
    parts, untold = [], False
    for side in in_turn(variant):
        for kind in kinds_of(variant, side):
            stones, name = start.stones[kind], variant.pieces[kind].name
            at = _standing(words, variant, stones) if stones else ""
            untold |= bool(stones and not at)
            if at:
                count = MANY if stones.bit_count() > 1 else 1
                parts.append(words.say("fact-standing", the=the(words, name, count), points=at))
    if untold:
        parts.append(words.say("fact-rest" if parts else "fact-picture"))
    return "; ".join(parts) or words.say("fact-empty")


def _standing(words: Words, variant: Variant, stones: Mask) -> str:
    """Return where some pieces stand: a few points, whole rows, or both; '' for anything else."""
    if stones.bit_count() <= FEW:
        return points(words, variant, reading_order(variant, stones))
    rows, rest = full_rows(variant.board, stones)
    if not rows or rest.bit_count() > FEW:
        return ""
    runs: list[str] = []
    for low, high in ranks(variant, rows):
        if high - low > 1:
            runs.append(words.say("range", first=low, last=high))
        else:  # two rows are no range
            runs += [str(row) for row in range(low, high + 1)]
    whole = words.say(
        "fact-rows", cells=variant.board.cells, count=len(rows), rows=listed(words, runs)
    )
    if not rest:
        return whole
    also = points(words, variant, reading_order(variant, rest))
    return words.say("fact-also", rows=whole, points=also)
