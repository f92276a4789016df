"""The abbreviations of a language that end with a full stop and end no sentence: ``etc.``."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.words.fluent import Words

KEY = "abbreviations"
"""The key that lists them, with their full stops; a language may do without."""


def abbreviations(words: Words) -> frozenset[str]:
    """Return a language's abbreviations of one word, in small letters and with their full stops."""
    return frozenset(words.say(KEY).casefold().split()) if KEY in words.keys else frozenset()
