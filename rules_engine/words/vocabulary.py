"""Words of other languages that have no business in a text: those by which one was overlooked.

What a language shares with another is not foreign to it: a word that stands in its own lists (the
glossary, the names in its Fluent file), and those that the glossary names under ``also``.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from rules_engine.loading.faults import WARNING
from rules_engine.loading.source import read_source
from rules_engine.loading.tree import fault_at
from rules_engine.words.glossary import read_glossary
from rules_engine.words.lookup import LOCALES, shown
from rules_engine.words.texts import texts_in

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rules_engine.loading import Fault
    from rules_engine.loading.source import Source
    from rules_engine.words.glossary import Glossary

GAME, TERM, TELLING = "game", "term", "telling"
"""Kinds of foreign words: the name of a game, a term, a little word that gives a sentence away."""

NAMES = ("game-", "piece-", "side-", "region-", "label-")
"""Keys of Fluent texts that name something; the others are parts of sentences."""

SHORTEST = 3
"""Shorter terms of one word would be found in too many languages, and are not looked for."""

LONGEST = 4
"""Longer texts of the Fluent file are sentences rather than names."""

_WORD = re.compile(r"[^\W\d_]+")
_BETWEEN = re.compile(r"[\s-]+")
_APART = re.compile(r"[^\w\s-]")
"""Where a name falls into several: at the bracket in "Bagh-Chal (Tigers and Goats)"."""

Tokens = tuple[str, ...]


class Foreign(NamedTuple):
    """A word or phrase of another language; ``instead`` is what this one says, where known."""

    language: str
    kind: str
    instead: str


class Found(NamedTuple):
    """A foreign word in a text: where it begins, counted from 0, and as it is written there."""

    offset: int
    text: str
    word: Foreign


class Vocabulary:
    """What is foreign to one language; ``names`` are phrases that are so in every language."""

    def __init__(self, words: dict[Tokens, Foreign], names: Iterable[Tokens] = ()) -> None:
        self.words = words
        self._first: dict[str, list[Tokens]] = {}
        for tokens in sorted({*words, *names}, key=lambda tokens: (-len(tokens), tokens)):
            self._first.setdefault(tokens[0], []).append(tokens)
        self._pieces: dict[str, frozenset[str | None]] = {}

    def find(self, text: str) -> Iterator[Found]:
        """Yield the foreign words in a text in order, the longest where several begin."""
        folded = text.lower()
        if len(folded) != len(text):  # a letter that has two in lower case: none of our languages
            text = folded
        if self._is_free(folded):
            return
        words = _WORD.findall(folded)
        spans: list[tuple[int, int]] = []
        free = 0
        for at, word in enumerate(words):
            if word not in self._first or at < free:
                continue
            for tokens in self._first[word]:
                end = at + len(tokens)
                if tuple(words[at:end]) != tokens:
                    continue
                spans = spans or [found.span() for found in _WORD.finditer(folded)]
                if _joined(folded, spans[at:end]):
                    free = end
                    if tokens in self.words:
                        begin = spans[at][0]
                        found = text[begin : spans[end - 1][1]]
                        yield Found(begin, found, self.words[tokens])
                    break

    def _is_free(self, folded: str) -> bool:
        """Whether none of the words can be in a text in lower case, found out in less time.

        What stands between blanks is looked at once, since texts have most of it in common.
        """
        pieces = folded.split()
        for piece in set(pieces) - self._pieces.keys():
            self._pieces[piece] = self._begun_in(piece)
        for at, piece in enumerate(pieces, 1):
            goes_on = self._pieces[piece]
            if goes_on:
                after = pieces[at].lstrip("-") if at < len(pieces) else "."
                word = _WORD.match(after)
                # Hyphens alone part no words, so what comes after them may go on.
                if None in goes_on or not after or (word and word[0] in goes_on):
                    return False
        return True

    def _begun_in(self, piece: str) -> frozenset[str | None]:
        """Return what the words go on with that begin in a piece, None for one that ends there."""
        words = tuple(_WORD.findall(piece))
        found: set[str | None] = set()
        for number, word in enumerate(words):
            here = words[number:]
            for tokens in self._first.get(word, ()):
                if tokens in self.words and tokens[: len(here)] == here[: len(tokens)]:
                    found.add(tokens[len(here)] if len(tokens) > len(here) else None)
        return frozenset(found)


def _joined(text: str, spans: list[tuple[int, int]]) -> bool:
    """Whether nothing but blanks and hyphens stands between words, given by their places."""
    return all(
        _BETWEEN.fullmatch(text, one[1], other[0])
        for one, other in zip(spans, spans[1:], strict=False)
    )


def vocabulary(language: str, others: Iterable[str]) -> Vocabulary:
    """Return what is foreign to a language of the words of other ones.

    Raises `LoadError` where the glossary or a language's words cannot be read.
    """
    glossary = read_glossary()
    here = _lists(language, glossary)
    own = {*here, *(_tokens(scalar.text) for scalar in glossary.also.get(language, ()))}
    names = {listed.key: listed.text for listed in reversed(here.values())}
    words: dict[Tokens, Foreign] = {}
    for other in others:
        if other != language:
            for tokens, listed in _lists(other, glossary).items():
                if tokens not in own:
                    instead = names.get(listed.key) or names.get((listed.key[0], 0), "")
                    instead = "" if listed.kind == TELLING else instead
                    words.setdefault(tokens, Foreign(other, listed.kind, instead))
    return Vocabulary(words, map(_tokens, glossary.names))


def check_also(languages: Iterable[str]) -> list[Fault]:
    """Return a warning for each word under ``also`` that no other language's lists have.

    Raises `LoadError` as `vocabulary` does.
    """
    languages = tuple(languages)
    glossary = read_glossary()
    lists = {language: _lists(language, glossary) for language in languages}
    faults = []
    for language in languages:
        others = [words for other, words in lists.items() if other != language]
        for scalar in glossary.also.get(language, ()):
            tokens = _tokens(scalar.text)
            if tokens in lists[language] or not any(tokens in words for words in others):
                message = f"'{scalar.text}' is on no list of another language alone"
                hint = "delete it here"
                at = glossary.source, scalar, "also-of-nothing", message
                faults.append(fault_at(*at, hint=hint, severity=WARNING))
    return faults


class _Listed(NamedTuple):
    """A word of a language's lists as it is written there, and its kind.

    ``key`` is what it stands for, alike in all languages: a term or a name, and which part of it.
    """

    text: str
    kind: str
    key: tuple[str, int]


_known: dict[str, tuple[Glossary, str, dict[Tokens, _Listed]]] = {}


def _lists(language: str, glossary: Glossary) -> dict[Tokens, _Listed]:
    """Return the words on a language's lists; made again only when one of the files has changed."""
    source = read_source(LOCALES / f"{language}.ftl", shown(language))
    known = _known.get(language)
    if known is None or known[0] is not glossary or known[1] != source.text:
        known = _known[language] = (glossary, source.text, _read_lists(language, glossary, source))
    return known[2]


def _read_lists(language: str, glossary: Glossary, source: Source) -> dict[Tokens, _Listed]:
    parts = [
        (key, TERM, form)
        for key, term in glossary.terms.items()
        for form in term.forms.get(language, ())
    ]
    parts += [
        (one.key, GAME if one.key.startswith(GAME) else TERM, part.strip())
        for one in texts_in(source, NAMES)
        if not one.key.endswith((".gender", ".number"))
        for part in _APART.split(one.text)
    ]
    found: dict[Tokens, _Listed] = {}
    count: dict[str, int] = {}
    for key, kind, text in parts:
        tokens = _tokens(text)
        if len("".join(tokens)) >= SHORTEST and len(tokens) <= LONGEST:
            # The parts of a game's name go by their order, the forms of a term are one.
            part = count[key] = count.get(key, -1) + 1 if kind == GAME else 0
            found.setdefault(tokens, _Listed(text, kind, (key, part)))
    # What begins with an article, say, is found by its noun.
    found = {
        words: one
        for words, one in found.items()
        if one.kind == GAME or len(words) == 1 or words[-1:] not in found
    }
    for word in glossary.telling.get(language, ()):
        found.setdefault(_tokens(word), _Listed(word, TELLING, ("", 0)))
    return found


def _tokens(text: str) -> Tokens:
    return tuple(_WORD.findall(text.lower()))
