"""Names of pieces and sides in their forms, lists, and the beginnings of sentences."""

from __future__ import annotations

from rules_engine.board.bits import points_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_engine.board.types import Kind, Mask
    from rules_engine.game import Variant
    from rules_engine.words.fluent import Words

ANY = "any"
"""Stands for a piece of no particular kind."""

MANY = 2
"""A number that is not one: it asks for the plural."""


def noun(words: Words, piece: str, count: int) -> str:
    """Return the noun for a number of pieces, without the number: ``goose``, ``geese``."""
    return words.say(f"piece-{piece}", count=count)


def the(words: Words, piece: str, count: int = 1) -> str:
    """Return the noun with the definite article: ``the goose``, ``os gansos``, ``gåsen``."""
    return words.say(f"piece-{piece}.the", count=count)


def gender(words: Words, piece: str) -> str:
    """Return the grammatical gender, by which other words of a sentence are chosen."""
    return words.say(f"piece-{piece}.gender")


def shared_gender(words: Words, pieces: Sequence[str]) -> str:
    """Return the gender of pieces spoken of together, ``mixed`` where theirs differ."""
    genders = {gender(words, piece) for piece in pieces}
    return genders.pop() if len(genders) == 1 else "mixed"


def counted(words: Words, variant: Variant, counts: Sequence[int]) -> str:
    """Return pieces with their numbers, ``9 geese and the king``; one number a kind.

    The only piece of its kind is named instead of counted.
    """
    parts = [
        the(words, piece.name)
        if total(variant, piece.name) == 1
        else words.say("counted", count=count, noun=noun(words, piece.name, count))
        for piece, count in zip(variant.pieces, counts, strict=True)
        if count
    ]
    return listed(words, parts)


def listed(words: Words, items: Sequence[str]) -> str:
    """Join items as a sentence does: ``a``, ``a and b``, ``a, b and c``."""
    if len(items) < 2:
        return "".join(items)
    return words.say("list-two", first=", ".join(items[:-1]), second=items[-1])


def points(words: Words, variant: Variant, of: Sequence[int]) -> str:
    """Return points as readers of the variant see them, as a list."""
    names = _point_names(variant)
    return listed(words, [names[point] for point in of])


def points_in(words: Words, variant: Variant, mask: Mask) -> str:
    """Return a set of points as readers see them, as a list; each language asks for the same."""
    memory, key = variant.board.memory, (points_in, variant.notation, mask)
    if key not in memory:
        names = _point_names(variant)
        *rest, last = [names[point] for point in points_of(mask)] or [""]
        memory[key] = (", ".join(rest), last)
    first, second = memory[key]
    return words.say("list-two", first=first, second=second) if first else str(second)


def _point_names(variant: Variant) -> list[str]:
    """Return every point as readers see it, worked out once a board."""
    memory, key = variant.board.memory, (_point_names, variant.notation)
    if key not in memory:
        memory[key] = [variant.shown_point(point) for point in range(len(variant.board))]
    names: list[str] = memory[key]
    return names


def total(variant: Variant, piece: str) -> int:
    """Return how many pieces of a kind a game has; the only one is spoken of as such."""
    return variant.rules.total(variant.rules.kind(piece))


def side_size(variant: Variant, side: str) -> int:
    """Return how many pieces a side has at the start; one is spoken of in the singular."""
    return sum(variant.rules.total(kind) for kind in kinds_of(variant, side))


def kinds_of(variant: Variant, side: str) -> tuple[Kind, ...]:
    """Return the kinds of piece of a side."""
    return variant.rules.kinds_of(variant.rules.side(side))


def side(words: Words, variant: Variant, name: str, form: str) -> str:
    """Return what is said of a side: ``to-move``, ``wins``, ``won`` or ``stuck``."""
    return words.say(f"side-{name}.{form}", count=side_size(variant, name))


def region(words: Words, variant: Variant, name: str, form: str = "") -> str:
    """Return a region by name, in a form such as ``.of``; some games have a word of their own."""
    return words.say(f"region-{name}{form}", rules=variant.id)


def sentence(text: str) -> str:
    """Make the first letter a capital and see to the full stop."""
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith('.') else '.'}"
