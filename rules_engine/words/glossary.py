"""The terms of the games in each language, with definitions: ``glossary.yml`` beside this file.

It says which word a reader of each language expects, in all the forms in which a page may have it.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from rules_engine.loading import Faults, LoadError
from rules_engine.loading.reader import as_map
from rules_engine.loading.source import read_source
from rules_engine.loading.tree import fault_at, parse_yaml
from rules_engine.words.lookup import COMPLETE, languages

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.loading.reader import MapReader
    from rules_engine.loading.source import Source
    from rules_engine.loading.tree import Scalar

FILE = Path(__file__).resolve().parent / "glossary.yml"

SHOWN = "rules_engine/words/glossary.yml"
"""The file as messages show it."""

FORMAT = "1"
DEFINITION = "definition"


class Term(NamedTuple):
    """One term: its ``forms`` and its ``definitions`` by language.

    The first form is the term itself, the others are the plural, the definite form and the like.
    A definition is one sentence, or two; a term that explains itself has none.
    """

    key: str
    forms: dict[str, tuple[str, ...]]
    definitions: dict[str, str]

    def name(self, language: str) -> str | None:
        """Return the term in a language, or None where it has none."""
        forms = self.forms.get(language)
        return forms[0] if forms else None


class Glossary(NamedTuple):
    """All terms by key, in the order of the file.

    ``telling`` are, by language, little words that no sentence goes without, by which text that
    was left in that language is known. ``also`` are words of a language that are words of another
    one's lists as well, where they mean something else. ``names`` are names of bodies and the
    like, which no language translates.
    """

    source: Source
    terms: dict[str, Term]
    telling: dict[str, tuple[str, ...]]
    also: dict[str, tuple[Scalar, ...]]
    names: tuple[str, ...]


_read: dict[Path, Glossary] = {}


def read_glossary(path: Path = FILE) -> Glossary:
    """Return the glossary; read again only when the file has changed.

    Raises `LoadError` with every fault: a term or a definition that a complete language lacks, two
    terms that are alike in a language, a language that has no words.
    """
    source = read_source(path, SHOWN if path == FILE else None)
    known = _read.get(path)
    if known is None or known.source.text != source.text:
        known = _read[path] = _parsed(source)
    return known


def _parsed(source: Source) -> Glossary:
    faults = Faults()
    root = parse_yaml(source, faults)
    reader = None if root is None else as_map(source, root, faults, "the glossary")
    if reader is None:
        raise LoadError([*faults, source.fault("empty-file", "the glossary has no terms")])
    reader.word("format", (FORMAT,), code="unknown-format")
    known = languages()
    terms: dict[str, Term] = {}
    listed = reader.map("terms")
    for key, node in listed.entries() if listed is not None else ():
        one = as_map(source, node, faults, f"the term '{key.text}'")
        if one is not None:
            terms[key.text] = _term(key, one, known)
    telling = {
        language: tuple(scalar.text for scalar in scalars)
        for language, scalars in _lists(reader, "telling", known).items()
    }
    also = _lists(reader, "also", known)
    names = tuple(scalar.text for scalar in reader.distinct("names", required=False))
    reader.done()
    if listed is not None:
        _check_alike(listed, terms)
    faults.raise_errors()
    return Glossary(source, terms, telling, also, names)


def _term(key: Scalar, reader: MapReader, known: tuple[str, ...]) -> Term:
    forms = {}
    for language in known:
        words = reader.distinct(language, required=False)
        if words:
            forms[language] = tuple(scalar.text for scalar in words)
        elif language in COMPLETE:
            message = f"the term '{key.text}' has no word in language '{language}'"
            reader.fault(key, "missing-term", message, expected=f"{language}: […]")
    definitions: dict[str, str] = {}
    told = reader.map(DEFINITION, required=False)
    if told is not None:
        for language in known:
            text = told.scalar(language, required=False)
            if text is not None:
                definitions[language] = " ".join(text.text.split())
                if not definitions[language].endswith("."):
                    message = f"a definition of '{key.text}' does not end with a full stop"
                    reader.fault(text, "no-sentence", message)
            elif language in COMPLETE and not told.has(language):
                message = f"the term '{key.text}' is not defined in language '{language}'"
                reader.fault(told.at, "missing-definition", message, expected=f"{language}: …")
        told.done()
    reader.done()
    return Term(key.text, forms, definitions)


def _lists(reader: MapReader, key: str, known: tuple[str, ...]) -> dict[str, tuple[Scalar, ...]]:
    """Return lists of words by language; a language may have none."""
    lists = reader.map(key, required=False)
    if lists is None:
        return {}
    found = {language: tuple(lists.distinct(language, required=False)) for language in known}
    lists.done()
    return {language: words for language, words in found.items() if words}


def _check_alike(listed: MapReader, terms: dict[str, Term]) -> None:
    """Report terms that a language calls by the same name, so that no reader could tell them."""
    seen: dict[tuple[str, str], str] = {}
    for key, term in terms.items():
        for language, forms in term.forms.items():
            name = forms[0].casefold()
            first = seen.setdefault((language, name), key)
            if first != key:
                message = f"'{first}' and '{key}' are both '{forms[0]}' in language '{language}'"
                place = listed.key(key)
                if place is not None:
                    hint = "give them names that differ, or make them one term"
                    listed.faults.add(
                        fault_at(listed.source, place, "terms-alike", message, hint=hint)
                    )
