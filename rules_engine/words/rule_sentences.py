"""A rule in words: the sentence of an entry, and of the facts that are no entries."""

from __future__ import annotations

from rules_engine.rules.captures import Capture
from rules_engine.rules.endings import Ending
from rules_engine.rules.moves import Movement
from rules_engine.words.capture_sentences import capture_sentences
from rules_engine.words.ending_sentences import ending_sentences
from rules_engine.words.facts_box import board_fact, pieces_fact, regions_fact, start_fact
from rules_engine.words.move_sentences import move_sentences, restriction_sentences
from rules_engine.words.names import sentence
from rules_engine.words.phrases import side_phrase

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_engine.game import Variant
    from rules_engine.rules import Entry
    from rules_engine.words.fluent import Words


def rule_sentence(words: Words, variant: Variant, entry: Entry) -> str:
    """Return what an entry of a variant says, in one sentence or two.

    Raises `MissingWordError` for a key that the language lacks.
    """
    return told_together(words, variant, [entry])


def told_together(words: Words, variant: Variant, entries: Sequence[Entry]) -> str:
    """Return what entries say that are told as one rule, in one sentence or two."""
    component = entries[0].component
    if isinstance(component, Movement):
        said = move_sentences(words, variant, entries)
    elif isinstance(component, Capture):
        said = capture_sentences(words, variant, component)
    elif isinstance(component, Ending):
        said = ending_sentences(words, variant, entries)
    else:
        said = restriction_sentences(words, variant, component)
    return " ".join(said)


def slot_sentence(words: Words, variant: Variant, slot: str) -> str:
    """Return what a slot of plain facts says: board, regions, pieces, setup, in-hand or turn.

    What has no short words is in the picture of the board. Raises KeyError for another slot.
    """
    if slot == "turn":
        return turn_sentence(words, variant)
    if slot == "regions" and not regions_fact(words, variant):
        slot = "board"  # their names tell where they lie on it
    facts = {
        "board": ("facts-board", board_fact),
        "regions": ("facts-board", regions_fact),
        "pieces": ("facts-pieces", pieces_fact),
        "in-hand": ("facts-pieces", pieces_fact),
        "setup": ("facts-start", start_fact),
    }
    key, make = facts[slot]
    return sentence(f"{words.say(key)}: {make(words, variant)}")


def turn_sentence(words: Words, variant: Variant) -> str:
    """Return who moves first, and that nobody passes."""
    first = side_phrase(words, variant, variant.sides[variant.start().turn])
    return sentence(words.say("brief-turn", the=first.text, **first.facts(words)))
