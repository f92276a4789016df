"""Numbers in a language: in words that agree with a gender, as ordinals, and in digits.

The words are in the Fluent files, and so is how they are put together; here a number is only
taken apart into hundreds, tens and what is left.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.words.fluent import Words

MOST = 999
"""The largest number that has words."""

BESIDES = "number-besides"
"""The key that lists words that count and are no number of `cardinal` or `ordinal`."""


def cardinal(words: Words, value: int, gender: str) -> str:
    """Return a number from 0 to `MOST` in words: ``twenty-one``, ``vinte e uma``, ``tjugoen``.

    Raises `MissingWordError` where the language has no words for it, ValueError for another number.
    """
    if not 0 <= value <= MOST:
        raise ValueError(f"{value} has no words")
    return _composed(words, "number", value, gender)


def ordinal(words: Words, value: int, gender: str) -> str:
    """Return an ordinal number from 1 to `MOST` in words: ``fifth``, ``quinta``, ``femte``.

    Raises as `cardinal` does.
    """
    if not 1 <= value <= MOST:
        raise ValueError(f"{value} has no ordinal words")
    return _composed(words, "ordinal", value, gender)


def digits(words: Words, value: int) -> str:
    """Return a number in digits, grouped as the language does: ``1,234``, ``1.234``."""
    return words.say("number-digits", value=value)


def ordinal_digits(words: Words, value: int, gender: str) -> str:
    """Return an ordinal number in digits: ``44th``, ``44º``, ``44:e``."""
    tens, units = value // 10 % 10, value % 10
    return words.say("ordinal-digits", value=value, gender=gender, tens=tens, units=units)


def passed_over(words: Words) -> frozenset[str]:
    """Return the number words that mostly count nothing, as English *one* in "the one on c7"."""
    return frozenset(words.say("number-in-passing").split())


def counting(words: Words) -> frozenset[str]:
    """Return the words that count and are made by no rule: ``dozen``, ``half``, ``twice``.

    A language may do without the key that lists them.
    """
    return frozenset(words.say(BESIDES).split()) if BESIDES in words.keys else frozenset()


def _composed(words: Words, sort: str, value: int, gender: str) -> str:
    """Return the words of a number of a sort, ``number`` or ``ordinal``."""
    keys = _KEYS[sort]
    hundreds, below = value // 100 * 100, value % 100
    if hundreds and not below:
        return words.say(keys["hundreds"], value=hundreds, gender=gender)
    tens, units = below // 10 * 10, below % 10
    if below < 20:
        text = words.say(keys["small"], value=below, gender=gender)
    elif not units:
        text = words.say(keys["tens"], value=tens, gender=gender)
    else:
        rest = words.say(keys["small"], value=units, gender=gender)
        text = words.say(keys["over-tens"], value=tens, gender=gender, rest=rest)
    if not hundreds:
        return text
    return words.say(keys["over-hundreds"], value=hundreds, gender=gender, rest=text)


_KEYS = {
    "number": {
        "small": "number-small",
        "tens": "number-tens",
        "hundreds": "number-hundreds",
        "over-tens": "number-over-tens",
        "over-hundreds": "number-over-hundreds",
    },
    "ordinal": {
        "small": "ordinal-small",
        "tens": "ordinal-tens",
        "hundreds": "ordinal-hundreds",
        "over-tens": "ordinal-over-tens",
        "over-hundreds": "ordinal-over-hundreds",
    },
}
