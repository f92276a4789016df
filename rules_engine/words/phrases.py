"""Pieces, sides and regions as parts of a sentence, and the pronouns that stand for them.

What a sentence needs to agree with a piece goes with it as facts: ``number`` (``one`` or
``many``), ``gender``, and the pronouns ``it``, ``him`` and ``his``.
"""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.words.names import (
    MANY,
    gender,
    listed,
    noun,
    region,
    shared_gender,
    side_size,
    the,
    total,
)
from rules_engine.words.numbers import cardinal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_engine.game import Variant
    from rules_engine.words.fluent import Words

    Facts = dict[str, str | int]

SPELLED = 12
"""Larger numbers stand in digits."""


class Phrase(NamedTuple):
    """Some words, and what others need to agree with them."""

    text: str
    number: str
    gender: str

    def facts(self, words: Words) -> Facts:
        """Return number, gender and pronouns."""
        agreeing: Facts = {"number": self.number, "gender": self.gender}
        pronouns: Facts = {
            "it": words.say("pronoun", **agreeing),
            "him": words.say("pronoun.object", **agreeing),
            "his": words.say("pronoun.own", **agreeing),
        }
        return agreeing | pronouns


def either(words: Words, items: Sequence[str]) -> str:
    """Join items as a choice: ``a``, ``a or b``, ``a, b or c``."""
    if len(items) < 2:
        return "".join(items)
    return words.say("list-or", first=", ".join(items[:-1]), second=items[-1])


def spelled(words: Words, number: int, of_gender: str) -> str:
    """Return a number in words up to `SPELLED`, in digits beyond."""
    return cardinal(words, number, of_gender) if number <= SPELLED else str(number)


def one_piece(words: Words, variant: Variant, name: str) -> str:
    """Return ``the king`` for the only piece of its kind, ``a goose`` for one of several."""
    return the(words, name) if total(variant, name) == 1 else words.say(f"piece-{name}.a")


def any_of(words: Words, variant: Variant, names: Sequence[str]) -> Phrase:
    """Return one piece of some kinds, whichever: ``a defender or the king``."""
    text = either(words, [one_piece(words, variant, name) for name in names])
    return Phrase(text, "one", shared_gender(words, names))


def all_of(words: Words, variant: Variant, names: Sequence[str]) -> Phrase:
    """Return the pieces of some kinds in general: ``attackers``, ``defenders and the king``."""
    alone = len(names) == 1 and total(variant, names[0]) == 1
    parts = [
        the(words, name) if total(variant, name) == 1 else noun(words, name, MANY) for name in names
    ]
    return Phrase(listed(words, parts), "one" if alone else "many", shared_gender(words, names))


def subject(words: Words, variant: Variant, names: Sequence[str]) -> Phrase:
    """Return whom a rule of moving speaks of: ``a goose``, ``attackers``, ``every piece``."""
    if len(names) == 1:
        return Phrase(one_piece(words, variant, names[0]), "one", gender(words, names[0]))
    if len(names) == len(variant.pieces):
        return Phrase(
            words.say("every-piece"),
            words.say("every-piece.number"),
            words.say("every-piece.gender"),
        )
    return all_of(words, variant, names)


def captors(words: Words, variant: Variant, names: Sequence[str]) -> Phrase:
    """Return who captures: ``attackers``, ``the king``, or ``enemies`` where they are of kinds."""
    if len(names) > 1:
        return enemies(words)
    if total(variant, names[0]) == 1:
        return Phrase(the(words, names[0]), "one", gender(words, names[0]))
    return Phrase(noun(words, names[0], MANY), "many", gender(words, names[0]))


def enemies(words: Words) -> Phrase:
    """Return enemies of no particular kind, in the plural."""
    return Phrase(words.say("enemies"), "many", words.say("enemies.gender"))


def not_any(words: Words, variant: Variant, names: Sequence[str]) -> str:
    """Return pieces of some kinds of which none does a thing: ``any fox or any goose``."""
    said = [
        the(words, name) if total(variant, name) == 1 else any_piece(words, name) for name in names
    ]
    return neither(words, said)


def any_piece(words: Words, name: str) -> str:
    """Return a piece of a kind of which none does a thing: ``any fox``, ``nenhuma raposa``."""
    return words.say("any-piece", noun=noun(words, name, 1), gender=gender(words, name))


def neither(words: Words, items: Sequence[str]) -> str:
    """Join items of which none is meant: ``sideways or back``, ``para o lado nem para trás``."""
    if len(items) < 2:
        return "".join(items)
    return words.say("list-nor", first=", ".join(items[:-1]), second=items[-1])


def winning_piece(words: Words, variant: Variant, wins: str | None, name: str) -> str:
    """Return a piece by which a side wins, as a pronoun where its words are those of the side."""
    piece = one_piece(words, variant, name)
    if wins is None:
        return piece
    side = side_phrase(words, variant, wins)
    return str(side.facts(words)["it"]) if piece == side.text else piece


def side_phrase(words: Words, variant: Variant, name: str, form: str = "the") -> Phrase:
    """Return a side with the article (``the``) or as an owner (``of``), and its number."""
    size = side_size(variant, name)
    return Phrase(
        words.say(f"side-{name}.{form}", count=size),
        words.say(f"side-{name}.number", count=size),
        words.say(f"side-{name}.gender"),
    )


def region_phrase(words: Words, variant: Variant, name: str) -> Phrase:
    """Return a region as a thing that something is said of."""
    return Phrase(region(words, variant, name), "one", words.say(f"region-{name}.gender"))


def at_regions(words: Words, variant: Variant, names: Sequence[str]) -> str:
    """Return where something holds: ``on the throne or on a corner``.

    Regions that are mostly named together may have words of their own, ``at-`` and their names.
    """
    together = "at-" + "-".join(names)
    if len(names) > 1 and together in words.keys:
        return words.say(together, rules=variant.id)
    return either(words, [region(words, variant, name, ".at") for name in names])
