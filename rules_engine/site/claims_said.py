"""How a fact is said in a language: in words or digits, as an ordinal, with its noun, as a list."""

from __future__ import annotations

from rules_engine.loading.suggest import did_you_mean, one_of
from rules_engine.site.claims_facts import LISTS, FactError, Number, Points, Range, Won
from rules_engine.words.names import listed, side
from rules_engine.words.numbers import MOST, cardinal, digits, ordinal, ordinal_digits
from rules_engine.words.phrases import either, neither

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.game import Variant
    from rules_engine.site.claims_facts import Fact
    from rules_engine.site.claims_read import Read
    from rules_engine.words import Words

SPELLED = 20
"""Up to here numbers are in words, and from here on in digits."""

SPELLED_PIECES = 99
"""The same for pieces, of which a crowd of twenty-four is more readable than one of 24."""

FORMS = ("words", "digits", "ordinal", "ordinal-words", "ordinal-digits")
"""How a number can be said; ``ordinal`` is in words or digits as a number is."""

OF_MOVES = ("to", "taken", "move")
"""What of a move can be told: where it ends, as it is without a form; what it captures; itself."""

ALSO = {
    "region": (*LISTS, "rectangle"),
    "legal-from": LISTS,
    "legal": OF_MOVES,
    "illegal": OF_MOVES,
}
"""Forms of some facts alone, for points besides their number and for what moves do."""

CHOSEN = LISTS[1:]
"""How the points of the other facts can be told."""


def say(fact: Fact, asked: Read, words: Words, variant: Variant, begins: bool) -> str:
    """Return what a reference is filled in with; ``begins`` says that it begins a sentence.

    Raises `FactError` for a form that the fact does not have, `MissingWordError` where the
    language lacks a word.
    """
    form = asked.more.get("as", "")
    also = ALSO.get(asked.name, ())
    if isinstance(fact, Number):
        known = (*FORMS, *also)
        if form and form not in known:
            hint = did_you_mean(form, known) or f"as: {one_of(known)}"
            raise FactError("bad-form", f"a number is not said as '{form}'", "as", hint)
        return _capital(_number(fact, form, "noun" in asked.more, words), begins)
    known = also or (CHOSEN if isinstance(fact, Points) else ())
    if form and form not in known:
        message = f"'{asked.name}' is no number, and is not said as '{form}'"
        hint = f"leave it out, or as: {one_of(known)}" if known else "leave it out"
        raise FactError("bad-form", message, "as", hint)
    if "noun" in asked.more:
        raise FactError("bad-form", "only a number is said with its noun", "noun")
    if isinstance(fact, Won):
        return _capital(side(words, variant, fact.side, "won"), begins)
    if isinstance(fact, Points):
        joined = {"choice": either, "neither": neither}.get(form, listed)
        return joined(words, fact.names)
    if isinstance(fact, Range):
        return words.say("range", first=fact.first, last=fact.last)
    return fact.text


def _number(fact: Number, form: str, with_noun: bool, words: Words) -> str:
    gender = words.say(f"{fact.noun}.gender")
    spelled = fact.value <= (SPELLED_PIECES if fact.pieces else SPELLED)
    if form.endswith("words"):
        spelled = True
    elif form.endswith("digits"):
        spelled = False
    is_ordinal = form.startswith("ordinal")
    if spelled and fact.value > MOST:
        raise FactError("bad-form", f"{fact.value} has no words, only digits", "as")
    if is_ordinal and not fact.value:
        raise FactError("bad-form", "nothing is the zeroth", "as")
    if is_ordinal:
        text = (ordinal if spelled else ordinal_digits)(words, fact.value, gender)
    else:
        text = cardinal(words, fact.value, gender) if spelled else digits(words, fact.value)
    if not with_noun:
        return text
    noun = words.say(fact.noun, count=1 if is_ordinal else fact.value)
    return words.say("counted", count=text, noun=noun)


def _capital(text: str, begins: bool) -> str:
    return text[:1].upper() + text[1:] if begins else text
