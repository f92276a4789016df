"""What is said in each language of rules and results in made-up variants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules_engine.game import Result
from rules_engine.position import Piece
from rules_engine.words import COMPLETE, result_sentence, rule_sentence, words_in
from tests.words.made import CROSS, HUNT, entry_of, variant_of

if TYPE_CHECKING:
    from rules_engine.game import Variant
    from rules_engine.rules import Component

ON_CROSS: dict[str, Any] = {"board": CROSS, "pieces": HUNT, "standing": ("d4", "d2 e2")}
ONE_SIDE_FOX = (Piece("fox", "fox", "F"), Piece("hound", "hounds", "h", "up"))


def said(component: Component, **made: Any) -> list[str]:
    """Return what is said of a component in a variant made for it, in each language."""
    return of(variant_of({"one": component}, **made), "one")


def of(variant: Variant, name: str) -> list[str]:
    """Return what is said of an entry of a variant, in each language."""
    return [rule_sentence(words_in(lang), variant, entry_of(variant, name)) for lang in COMPLETE]


def results(variant: Variant, winner: str | None, name: str) -> list[str]:
    """Return what is said of a game that ended by an entry, in each language."""
    return [result_sentence(words_in(lang), variant, Result(winner, name)) for lang in COMPLETE]


def paragraphs(text: str) -> list[str]:
    """Return the paragraphs of a text without their line breaks."""
    return [" ".join(part.split()) for part in text.split("\n\n")]
