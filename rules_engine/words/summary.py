"""A game in two sentences, for its card: its numbers are those of its rules."""

from __future__ import annotations

from rules_engine.rules.endings import CapturesMade
from rules_engine.words.names import sentence, total
from rules_engine.words.numbers import MOST, cardinal, digits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.game import Variant
    from rules_engine.words.fluent import Words


def game_summary(words: Words, name: str, variant: Variant) -> str:
    """Return the sentences on the guide ``name`` to a variant, numbers in words.

    The text of the language has them by name: each kind of piece, ``places`` for the points or
    squares of the board, and ``captures`` where so many captures win.
    """
    place = "square" if variant.board.cells == "squares" else "point"
    numbers = {"places": _number(words, len(variant.board), f"noun-{place}")}
    for piece in variant.pieces:
        numbers[piece.name] = _number(words, total(variant, piece.name), f"piece-{piece.name}")
    for entry in variant.rules.endings:
        if isinstance(entry.component, CapturesMade):
            numbers["captures"] = _number(words, entry.component.captures, "noun-capture")
    return sentence(words.say(f"summary-{name}", **numbers))


def _number(words: Words, value: int, noun: str) -> str:
    if value > MOST:
        return digits(words, value)
    return cardinal(words, value, words.say(f"{noun}.gender"))
