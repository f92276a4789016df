"""The nearest of the words that would have been right."""

from __future__ import annotations

from difflib import SequenceMatcher
from itertools import islice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

LONGEST = 64
"""A longer word is no slip of the fingers; and comparing takes time by the square of the length."""

NEAR = 0.6
"""The least likeness (2 × matching characters / all characters) that is worth a suggestion."""


COMPARED = 500
"""How many choices are looked at: a file with thousands of names must not take minutes."""

MOST = 40
"""How many choices are listed."""


def nearest(word: str, choices: Iterable[str]) -> str | None:
    """Return the choice most like the word, the first of equals, or None where none is near.

    Case, and whether words are joined by ``-``, ``_`` or a space, make no difference.
    """
    if len(word) > LONGEST:
        return None
    wanted = _folded(word)
    matcher = SequenceMatcher(None, "", wanted, autojunk=False)
    best, best_score = None, NEAR
    for choice in islice(choices, COMPARED):
        if choice == word or len(choice) > LONGEST:
            continue
        folded = _folded(choice)
        if folded == wanted:
            return choice
        matcher.set_seq1(folded)
        if matcher.quick_ratio() < best_score:
            continue
        score = matcher.ratio()
        if score > best_score or (score == best_score and best is None):
            best, best_score = choice, score
    return best


def did_you_mean(word: str, choices: Iterable[str]) -> str:
    """Return ``did you mean 'x'?`` for the nearest choice, or an empty text where none is near."""
    found = nearest(word, choices)
    return "" if found is None else f"did you mean '{found}'?"


def one_of(choices: Iterable[str]) -> str:
    """Return the choices as a text for "expected": ``a``, ``a or b``, ``one of a, b, c``.

    A long list is cut, since nobody reads it to the end.
    """
    words = list(choices)
    if len(words) <= 2:
        return " or ".join(words)
    return "one of " + ", ".join(words[:MOST]) + (", …" if len(words) > MOST else "")


def _folded(word: str) -> str:
    return word.strip().casefold().replace("_", "-").replace(" ", "-")
