"""Which languages there are, and the words of each."""

from __future__ import annotations

from pathlib import Path

from rules_engine.loading.faults import Fault
from rules_engine.loading.source import read_source
from rules_engine.loading.suggest import did_you_mean
from rules_engine.words.fluent import Words
from rules_engine.words.needs import needed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules_engine.game import Variant

LOCALES = Path(__file__).resolve().parent / "locales"
"""The folder of the Fluent files, one a language."""

DEFAULT = "en"
"""The language with which the others are compared."""

GRAMMAR = frozenset(
    {
        "a",
        "captor_gender",
        "count",
        "crossers_number",
        "enemies_gender",
        "enemies_number",
        "gender",
        "him",
        "his",
        "it",
        "member_gender",
        "noun",
        "not_any",
        "nouns",
        "number",
        "of",
        "of_region",
        "own_gender",
        "passed_gender",
        "passed_him",
        "prey_gender",
        "prey_him",
        "rules",
        "tens",
        "the",
        "the_passed",
        "units",
        "value",
        "walls_gender",
    }
)
"""Facts that a language may leave out or take in, since they only shape other words."""

COMPLETE = ("en", "pt", "sv")
"""The languages that must have everything: every key, every guide, every anchor."""

_read: dict[str, tuple[str, Words]] = {}


def languages() -> tuple[str, ...]:
    """Return the languages that have words, complete or not, sorted."""
    return tuple(sorted(path.stem for path in LOCALES.glob("*.ftl")))


def words_in(language: str) -> Words:
    """Return the words of a language; read again only when the file has changed.

    Raises `LoadError` for a file that is missing or faulty.
    """
    path = LOCALES / f"{language}.ftl"
    source = read_source(path, shown(language))
    known = _read.get(language)
    if known is None or known[0] != source.text:
        known = _read[language] = (source.text, Words(language, source))
    return known[1]


def shown(language: str) -> str:
    """Return the path of a language's file as messages show it."""
    return f"rules_engine/words/locales/{language}.ftl"


def check_words(language: str, variants: Iterable[Variant]) -> list[Fault]:
    """Return a fault for each key that a language lacks for the given variants.

    A complete language must also have every key that English has. A text that speaks of other
    facts than the English one is a fault too. Raises `LoadError` as `words_in` does.
    """
    words, english = words_in(language), words_in(DEFAULT)
    wanted = {
        key: f"which {needer} needs"
        for variant in variants
        for key, needer in needed(variant).items()
    }
    if language in COMPLETE:
        wanted |= dict.fromkeys(english.keys, "which English has")
    missing = [
        Fault(
            "missing-words",
            f"language '{language}' has no words for '{key}', {why}",
            words.file,
            hint="add the key",
        )
        for key, why in sorted(wanted.items())
        if key not in words.keys
    ]
    return [*missing, *_other_facts(words, english)]


def _other_facts(words: Words, english: Words) -> list[Fault]:
    faults = []
    for key in sorted(words.keys & english.keys):
        facts, known = words.facts(key), english.facts(key)
        for fact in sorted(facts - known - GRAMMAR):
            message = f"'{key}' speaks of '${fact}', which nobody tells it"
            hint = did_you_mean(fact, sorted(known | GRAMMAR))
            faults.append(words.fault(key, "unknown-fact", message, hint, fact))
        for fact in sorted(known - facts - GRAMMAR):
            message = f"'{key}' does not say '${fact}', and English does"
            faults.append(words.fault(key, "missing-fact", message, f"put {{ ${fact} }} in"))
    return faults
