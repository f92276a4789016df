"""Sentences about squares that are closed to some pieces: who may stop there, who may pass."""

from __future__ import annotations

from rules_engine.rules.moves import Slide, Step
from rules_engine.words.abilities import may_stand, slides_over, stops
from rules_engine.words.geometry import can_be_passed
from rules_engine.words.names import region, sentence, the, total
from rules_engine.words.phrases import all_of, at_regions, either, region_phrase

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_engine.game import Variant
    from rules_engine.rules import Entry
    from rules_engine.words.fluent import Words

    Closed = dict[tuple[str, ...], dict[str, list[str]]]

FREE, SHUT, NOTHING = "free", "shut", "nothing"
"""How a square that not all may stop on can be passed over: by all, not by those who may not stop,
or there is nothing to pass over, as in a corner."""


def closed_sentences(words: Words, variant: Variant, entries: Sequence[Entry]) -> list[str]:
    """Return what move entries say of closed squares, nothing where none is closed to them."""
    said = []
    for free, regions in closed_regions(variant, entries).items():
        shut, passable = regions[SHUT], regions[FREE]
        rest = regions[NOTHING]
        leaver = _leaver(variant, shut[0]) if len(shut) == 1 and not free else ""
        if leaver and not _passing(variant, shut):
            where = region_phrase(words, variant, shut[0])
            said.append(
                words.say(
                    "rule-closed-behind",
                    leaver=the(words, leaver),
                    region=where.text,
                    **where.facts(words),
                )
            )
            shut = []
        for way, names in ((FREE, passable), (SHUT, shut)):
            if names:
                said.append(_closed_to(words, variant, free, way, names, rest))
                rest = []
        if rest:
            said.append(_closed_to(words, variant, free, NOTHING, [], rest))
    return [sentence(text) for text in said]


def closed_regions(variant: Variant, entries: Sequence[Entry]) -> Closed:
    """Return the regions closed to some piece, by the pieces that may stop there and the way."""
    rules = variant.rules
    found: Closed = {}
    names = dict.fromkeys(
        name
        for entry in entries
        if isinstance(entry.component, (Step, Slide))
        for name in entry.component.names("region")
    )
    for name in names:
        region_points = rules.regions[name]
        pieces = [piece.name for piece in rules.pieces]
        free = tuple(piece for piece in pieces if stops(rules, piece) & region_points)
        barred = [piece for piece in pieces if piece not in free]
        way = NOTHING
        if can_be_passed(rules.board, region_points):
            sliding = [
                piece
                for piece in barred
                if any(isinstance(e.component, Slide) for e in rules.moves_of(rules.kind(piece)))
            ]
            if sliding:
                passing = [slides_over(rules, piece, region_points) for piece in sliding]
                way = FREE if all(passing) else SHUT
        found.setdefault(free, {FREE: [], SHUT: [], NOTHING: []})[way].append(name)
    return found


def _closed_to(
    words: Words,
    variant: Variant,
    free: Sequence[str],
    way: str,
    names: Sequence[str],
    rest: Sequence[str],
) -> str:
    if way == FREE:
        over = [_while_empty(words, variant, name, "pass-empty") for name in names]
    else:
        over = [region(words, variant, name) for name in names]
    who = all_of(words, variant, free)
    facts = who.facts(words)
    passing = _passing(variant, names) if way == SHUT else []
    crossers = None if set(passing) == set(free) else all_of(words, variant, passing)
    return words.say(
        "rule-closed",
        **{"pass": way},
        who=who.text or "nobody",
        at=at_regions(words, variant, [*names, *rest]),
        over=either(words, over),
        crossers=(crossers.text or "nobody") if crossers else facts["it"],
        crossers_number=crossers.number if crossers else who.number,
        **facts,
    )


def _passing(variant: Variant, names: Sequence[str]) -> list[str]:
    """Return the pieces that may pass over some of the regions while they are empty."""
    rules = variant.rules
    mask = 0
    for name in names:
        mask |= rules.regions[name]
    return [piece.name for piece in rules.pieces if slides_over(rules, piece.name, mask)]


def _while_empty(words: Words, variant: Variant, name: str, key: str) -> str:
    where = region_phrase(words, variant, name)
    return words.say(key, region=where.text, **where.facts(words))


def _leaver(variant: Variant, name: str) -> str:
    """Return the only piece of its kind that starts in a region, '' where none does."""
    start = variant.rules.start
    for kind, piece in enumerate(variant.pieces):
        if start.stones[kind] & variant.rules.regions[name] and total(variant, piece.name) == 1:
            return piece.name
    return ""


def always_or_empty(
    words: Words, variant: Variant, always: Sequence[str], while_empty: Sequence[str], side: str
) -> list[str]:
    """Return the squares that help to capture pieces of a side, each with its condition.

    One that helps whoever stands on it is told so where a piece of that side may stand there.
    """
    rules = variant.rules
    said = []
    for name in always:
        own = [
            piece.name
            for piece in rules.pieces
            if piece.side == side and may_stand(rules, piece.name, rules.regions[name])
        ]
        text = region(words, variant, name)
        if own:
            who = all_of(words, variant, own)
            text = words.say("helper-even", region=text, who=who.text, **who.facts(words))
        said.append(text)
    return said + [_while_empty(words, variant, name, "helper-empty") for name in while_empty]
