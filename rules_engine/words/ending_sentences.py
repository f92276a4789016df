"""One sentence for each ending: who wins, or that the game is a draw, and when."""

from __future__ import annotations

from rules_engine.rules.endings import (
    AllPassed,
    CannotMove,
    CapturesMade,
    Encirclement,
    Ending,
    FewerThan,
    Fort,
    QuietPlies,
    RegionFilled,
    RegionReached,
    Repetition,
)
from rules_engine.rules.moves import Placement, Step
from rules_engine.words.abilities import FORWARD_STEPS, mover_of, only_goes_forward
from rules_engine.words.geometry import directions_on
from rules_engine.words.names import (
    ANY,
    MANY,
    gender,
    listed,
    noun,
    region,
    sentence,
    shared_gender,
    side,
    the,
    total,
)
from rules_engine.words.numbers import ordinal
from rules_engine.words.phrases import (
    Phrase,
    all_of,
    any_of,
    any_piece,
    captors,
    either,
    neither,
    not_any,
    one_piece,
    side_phrase,
    spelled,
    winning_piece,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_engine.game import Variant
    from rules_engine.rules import Entry, Rules
    from rules_engine.words.fluent import Words


def ending_sentences(words: Words, variant: Variant, entries: Sequence[Entry]) -> list[str]:
    """Return how a game ends by some entries that are one rule; see `are_one_rule`."""
    endings = [entry.component for entry in entries if isinstance(entry.component, Ending)]
    if len(endings) > 1:
        outcome = "lost" if endings[0].wins else "draw"
        said = [words.say("rule-stuck", outcome=outcome)]
    else:
        said = [outcome_of(words, variant, endings[0].wins, [when(words, variant, endings[0])])]
    if entries[0].unreachable:
        forward = only_goes_forward(variant.rules)
        reason = f"unreachable-{entries[0].unreachable}"
        who = side_phrase(words, variant, forward)
        owner = side_phrase(words, variant, forward, "of")
        said.append(words.say(reason, the=who.text, of=owner.text, **who.facts(words)))
    return [sentence(text) for text in said]


def outcome_of(words: Words, variant: Variant, wins: str | None, whens: Sequence[str]) -> str:
    """Return who wins (None: nobody) and in which cases, a clause without a full stop."""
    if wins is None:
        return words.say("rule-drawn", when=either(words, whens))
    return words.say("rule-won", wins=side(words, variant, wins, "wins"), when=either(words, whens))


def are_one_rule(variant: Variant, entries: Sequence[Entry]) -> bool:
    """Say whether entries tell together what happens to any side that cannot move.

    That is so where each of two sides has the same fate and the sheet has one clause for both.
    """
    endings = [entry.component for entry in entries if isinstance(entry.component, CannotMove)]
    if len(endings) != len(variant.sides) or len(endings) != len(entries):
        return False
    stuck = {ending.cannot_move for ending in endings}
    lost = all(ending.wins and ending.wins != ending.cannot_move for ending in endings)
    drawn = all(ending.result for ending in endings)
    alike = len({(entry.clauses, entry.unreachable) for entry in entries}) == 1
    return stuck == set(variant.sides) and (lost or drawn) and alike


def when(words: Words, variant: Variant, ending: Ending) -> str:
    """Return the condition of an ending: ``when the king reaches a corner``."""
    key = f"when-{ending.kind}"
    if isinstance(ending, AllPassed):
        return _all_passed(words, variant, ending)
    if isinstance(ending, CannotMove):
        who = side_phrase(words, variant, ending.cannot_move)
        of = side_phrase(words, variant, ending.cannot_move, "of")
        facts = who.facts(words)
        itself = ending.wins == ending.cannot_move
        return words.say(key, the=facts["it"] if itself else who.text, of=of.text, **facts)
    if isinstance(ending, CapturesMade):
        kind = gender(words, ending.of)
        return words.say(
            key,
            count=ending.captures,
            total=total(variant, ending.of),
            the=the(words, ending.of),
            number_of=spelled(words, ending.captures, kind),
            noun=noun(words, ending.of, ending.captures),
            gender=kind,
        )
    if isinstance(ending, Encirclement):
        return _encirclement(words, variant, ending)
    if isinstance(ending, FewerThan):
        return _fewer_than(words, variant, ending)
    if isinstance(ending, RegionFilled):
        size = variant.rules.regions[ending.fill].bit_count()
        cells = variant.board.cells
        kind = words.say(f"noun-{cells.removesuffix('s')}.gender")
        return words.say(
            key,
            a=one_piece(words, variant, ending.with_),
            cells=cells,
            count=size,
            at_region=region(words, variant, ending.fill, ".at"),
            number_of=spelled(words, size, kind),
            of_region=region(words, variant, ending.fill, ".of"),
        )
    if isinstance(ending, Fort):
        return _fort(words, variant, ending)
    if isinstance(ending, QuietPlies):
        quiet = [_quiet(words, variant, word) for word in ending.unless]
        return words.say(key, plies=ending.plies, quiet=listed(words, quiet))
    if isinstance(ending, RegionReached):
        where = region(words, variant, ending.reach)
        winner = winning_piece(words, variant, ending.wins, ending.with_)
        return words.say(key, the=winner, region=where)
    if isinstance(ending, Repetition):
        times = ordinal(words, ending.times, words.say("noun-time.gender"))
        return words.say(key, ordinal=times)
    raise TypeError(f"no words for endings of the kind '{ending.kind}'")


def _all_passed(words: Words, variant: Variant, ending: AllPassed) -> str:
    passed = ending.all_passed
    last = any_of(words, variant, [passed])
    return words.say(
        f"when-{ending.kind}",
        the=winning_piece(words, variant, ending.wins, ending.by),
        passed=total(variant, passed),
        noun=noun(words, passed, 1),
        nouns=noun(words, passed, MANY),
        the_passed=the(words, passed, total(variant, passed)),
        passed_gender=last.gender,
        passed_him=last.facts(words)["him"],
    )


def _encirclement(words: Words, variant: Variant, ending: Encirclement) -> str:
    names = ending.encircled
    parts = []
    for name in names:
        many = MANY if total(variant, name) > 1 else 1
        left = the(words, name, many)
        if many > 1:
            named = noun(words, name, many)
            left = words.say(
                "all-left", count=many, noun=named, the=left, gender=gender(words, name)
            )
        parts.append(left)
    who = Phrase(listed(words, parts), "one", shared_gender(words, names))
    enemies = captors(words, variant, ending.by)
    return words.say(
        f"when-{ending.kind}",
        pieces=who.text,
        count=sum(total(variant, name) for name in names),
        enemies=enemies.text,
        enemies_number=enemies.number,
        region=region(words, variant, ending.from_),
        **who.facts(words),
    )


def _fewer_than(words: Words, variant: Variant, ending: FewerThan) -> str:
    whole, kind = total(variant, ending.of), gender(words, ending.of)
    hand = variant.rules.start.hand[variant.rules.kind(ending.of)]
    return words.say(
        f"when-{ending.kind}",
        count=ending.fewer_than,
        number_of=spelled(words, ending.fewer_than, kind),
        noun=noun(words, ending.of, MANY),
        total=whole,
        the=the(words, ending.of, whole),
        gender=kind,
        hand="some" if hand else "none",
    )


def _fort(words: Words, variant: Variant, ending: Fort) -> str:
    name = ending.fort
    who = Phrase(one_piece(words, variant, name), "one", gender(words, name))
    walls = all_of(words, variant, ending.wall)
    if len(ending.wall) > 1:  # "none of the pieces", whichever they are
        walls = Phrase(noun(words, ANY, MANY), "many", gender(words, ANY))
    return words.say(
        f"when-{ending.kind}",
        the=who.text,
        at_region=region(words, variant, ending.on, ".at"),
        noun=either(words, [noun(words, one, 1) for one in ending.against]),
        not_any=neither(words, [any_piece(words, one) for one in ending.against]),
        walls=walls.text,
        walls_number=walls.number,
        walls_gender=walls.gender,
        **who.facts(words),
    )


def _quiet(words: Words, variant: Variant, progress: str) -> str:
    """Return what a number of plies has passed without: a capture, a step ahead, a placement."""
    rules = variant.rules
    if progress == "forward-step":
        ahead = {
            mover_of(entry): _ahead(rules, mover_of(entry), entry.component)
            for entry in rules.moves
            if isinstance(entry.component, Step)
        }
        names = [name for name, ways in ahead.items() if ways]
        both = FORWARD_STEPS in ahead.values()
    else:
        names = [mover_of(one) for one in rules.moves if isinstance(one.component, Placement)]
        both = False
    if progress == "capture":
        return words.say("quiet-capture")
    return words.say(
        f"quiet-{progress}",
        pieces=not_any(words, variant, names),
        both="yes" if both else "no",
    )


def _ahead(rules: Rules, name: str, step: Step) -> frozenset[str]:
    """Return the directions forward in which a piece can step on the board, straight or not."""
    facing = rules.pieces[rules.kind(name)].forward
    if facing is None:
        return frozenset()
    possible = FORWARD_STEPS & directions_on(rules.board, facing)
    return possible if "any" in step.to else possible.intersection(step.to)
