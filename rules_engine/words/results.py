"""How a game ended, in words: who won, and by which ending."""

from __future__ import annotations

from rules_engine.rules.endings import (
    AllPassed,
    CannotMove,
    CapturesMade,
    Encirclement,
    FewerThan,
    Fort,
    QuietPlies,
    RegionFilled,
    RegionReached,
    Repetition,
)
from rules_engine.words.names import (
    MANY,
    gender,
    listed,
    noun,
    region,
    shared_gender,
    side,
    the,
    total,
)
from rules_engine.words.numbers import ordinal
from rules_engine.words.phrases import one_piece, side_phrase, winning_piece

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.game import Result, Variant
    from rules_engine.position import Position
    from rules_engine.rules import Component
    from rules_engine.words.fluent import Words


def result_sentence(
    words: Words, variant: Variant, result: Result, position: Position | None = None
) -> str:
    """Return a result and its reason: ``The geese win: the geese fill the pen``.

    ``position`` is that at the end, so that no piece is spoken of that has been captured.
    """
    reason = ending_reason(words, variant, result.by, result.winner, position)
    if result.winner is None:
        return words.say("result-draw", reason=reason)
    return words.say("result-won", wins=side(words, variant, result.winner, "wins"), reason=reason)


def ending_reason(
    words: Words,
    variant: Variant,
    name: str,
    winner: str | None = None,
    position: Position | None = None,
) -> str:
    """Return what an ending of the variant, given by its name, says when it holds.

    Of a ``winner`` that has just been named it speaks with a pronoun; with a ``position`` only of
    pieces that are there. Raises KeyError.
    """
    for entry in variant.rules.endings:
        if entry.name == name:
            return _reason(words, variant, entry.component, winner, position)
    raise KeyError(name)


def _reason(
    words: Words,
    variant: Variant,
    ending: Component,
    winner: str | None,
    position: Position | None,
) -> str:
    key = f"ending-{ending.kind}"
    if isinstance(ending, CannotMove):
        if winner == ending.cannot_move:
            facts = side_phrase(words, variant, winner).facts(words)
            return words.say("result-stuck", **facts)
        return side(words, variant, ending.cannot_move, "stuck")
    if isinstance(ending, FewerThan):
        # Where none may be left, what is said depends on how many there were.
        whole = total(variant, ending.of)
        return words.say(
            key,
            count=ending.fewer_than,
            noun=noun(words, ending.of, ending.fewer_than),
            total=whole,
            the=the(words, ending.of, whole),
            gender=gender(words, ending.of),
        )
    if isinstance(ending, CapturesMade):
        return words.say(
            key,
            count=ending.captures,
            total=total(variant, ending.of),
            the=the(words, ending.of),
            noun=noun(words, ending.of, ending.captures),
            gender=gender(words, ending.of),
        )
    if isinstance(ending, Encirclement):
        counts = {name: _left(variant, name, position) for name in ending.encircled}
        names = [name for name, count in counts.items() if count]
        return words.say(
            key,
            pieces=listed(words, [the(words, name, counts[name]) for name in names]),
            count=sum(counts.values()),
            gender=shared_gender(words, names),
            region=region(words, variant, ending.from_),
        )
    if isinstance(ending, Fort):
        return words.say(
            key,
            the=winning_piece(words, variant, winner, ending.fort),
            at_region=region(words, variant, ending.on, ".at"),
        )
    if isinstance(ending, RegionFilled):
        return words.say(
            key,
            a=one_piece(words, variant, ending.with_),
            cells=variant.board.cells,
            count=variant.rules.regions[ending.fill].bit_count(),
            at_region=region(words, variant, ending.fill, ".at"),
            of_region=region(words, variant, ending.fill, ".of"),
        )
    if isinstance(ending, RegionReached):
        return words.say(
            key,
            the=winning_piece(words, variant, winner, ending.with_),
            region=region(words, variant, ending.reach),
        )
    if isinstance(ending, AllPassed):
        return words.say(
            key,
            the=winning_piece(words, variant, winner, ending.by),
            passed=total(variant, ending.all_passed),
            noun=noun(words, ending.all_passed, 1),
            nouns=noun(words, ending.all_passed, MANY),
            the_passed=the(words, ending.all_passed, total(variant, ending.all_passed)),
            gender=gender(words, ending.all_passed),
        )
    if isinstance(ending, Repetition):
        times = ordinal(words, ending.times, words.say("noun-time.gender"))
        return words.say(key, ordinal=times, outcome=ending.result or "won")
    if isinstance(ending, QuietPlies):
        return words.say(key, plies=ending.plies)
    return words.say(key)


def _left(variant: Variant, piece: str, position: Position | None) -> int:
    """Return how many of a kind are on the board, without a position how many a game has."""
    if position is None:
        return total(variant, piece)
    return position.stones[variant.rules.kind(piece)].bit_count()
