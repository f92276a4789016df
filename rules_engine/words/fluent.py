"""One language's Fluent file as a function from keys and facts to text.

The only file that knows fluent.runtime; how a file is read is in `fluent_reading`.
"""

from __future__ import annotations

import hashlib
from functools import cached_property

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    CallArguments,
    FunctionReference,
    Identifier,
    Junk,
    Message,
    NamedArgument,
    Pattern,
    Placeable,
    Resource,
    SelectExpression,
    TermReference,
    TextElement,
    VariableReference,
    Variant,
)

from rules_engine.loading import Faults
from rules_engine.words.fluent_reading import entries_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from fluent.syntax.ast import BaseNode, EntryType

    from rules_engine.loading import Fault
    from rules_engine.loading.source import Source

MEMO = 20_000
"""How many made texts are kept before all are forgotten."""

_DIGITS, _PLURAL = "digits-of-a-number", "plural-of-a-number"
_OF_NUMBERS = f"""\
{_DIGITS} = {{ $number }}
{_PLURAL} = {{ $number ->
    [zero] zero
    [one] one
    [two] two
    [few] few
    [many] many
   *[other] other
}}
"""
"""By which the library tells what it makes of a number."""


class WordsError(Exception):
    """A text that cannot be made: the key or a fact that it speaks of is missing."""


class MissingWordError(WordsError):
    """A language lacks a key."""

    def __init__(self, key: str, language: str, file: str) -> None:
        super().__init__(f"language '{language}' has no words for '{key}'; add the key to {file}")
        self.key = key
        self.language = language


class Words:
    """The generated words of one language.

    ``keys`` are all its keys; an attribute is ``key.attribute``. Raises `LoadError` for a file
    that is not Fluent or that gives a key twice.
    """

    def __init__(self, language: str, source: Source) -> None:
        self.language = language
        self.file = source.shown
        self._source = source
        entries = _entries(source)
        # Marks that isolate directions would stand between every number and its noun.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(Resource([*entries_of(_OF_NUMBERS), *entries]))
        self._patterns = _patterns_of(entries)
        self.keys = frozenset(self._patterns)
        self._facts: dict[str, frozenset[str]] = {}
        self._located: dict[str, Pattern] = {}
        self._numbers: dict[tuple[str, int], str] = {}
        self._memo: dict[tuple[object, ...], str] = {}

    @cached_property
    def digest(self) -> str:
        """The SHA-256 of the file."""
        return hashlib.sha256(self._source.text.encode()).hexdigest()

    def say(self, key: str, **facts: str | int) -> str:
        """Return the text of a key with facts put in.

        Raises `MissingWordError` for a key that the language lacks, `WordsError` for a fact that
        the text needs and that was not given.
        """
        asked = (key, *facts.items())
        text = self._memo.get(asked)
        if text is None:
            if len(self._memo) >= MEMO:
                self._memo.clear()
            text = self._memo[asked] = self._made(key, facts)
        return text

    def facts(self, key: str) -> frozenset[str]:
        """Return the facts that the text of a key may speak of. Raises KeyError."""
        if key not in self._facts:
            self._facts[key] = frozenset(one.id.name for one in _variables(self._patterns[key]))
        return self._facts[key]

    def fault(self, key: str, code: str, message: str, hint: str = "", fact: str = "") -> Fault:
        """Return a fault at a key of this language, or where its text speaks of a fact."""
        if not self._located:
            self._located = _patterns_of(FluentParser().parse(self._source.text).body)
        pattern = self._located[key]
        spoken = [one.span for one in _variables(pattern) if one.id.name == fact]
        starts = [span.start for span in (*spoken, pattern.span) if span]
        start = starts[0] if starts else 0
        length = len(fact) + len("$") if fact else 1
        return self._source.fault_at_offset(start, code, message, hint, length)

    def _made(self, key: str, facts: dict[str, str | int]) -> str:
        if key not in self._patterns:
            raise MissingWordError(key, self.language, self.file)
        text = self._said(self._patterns[key], facts)
        return self._resolved(key, facts) if text is None else text

    def _said(self, pattern: Pattern, facts: dict[str, str | int]) -> str | None:
        """Return a text that only puts facts in and chooses by them, None for any other.

        Most do no more, and the library takes many times as long. Left to it are references,
        functions, and what is missing; and what it makes of numbers is asked once a number.
        """
        said = []
        for element in pattern.elements:
            text: str | int | None
            if isinstance(element, TextElement):
                text = element.value
            elif isinstance(element.expression, VariableReference):
                text = facts.get(element.expression.id.name)
                if isinstance(text, int):
                    text = self._of_number(_DIGITS, text)
            elif isinstance(element.expression, SelectExpression):
                chosen = self._chosen(element.expression, facts)
                text = None if chosen is None else self._said(chosen, facts)
            else:
                return None
            if text is None:
                return None
            said.append(text)
        return "".join(said)

    def _chosen(self, select: SelectExpression, facts: dict[str, str | int]) -> Pattern | None:
        """Return the first text that is meant for a fact, or the default.

        A text is meant for a number by the number itself, or by its plural category.
        """
        if not isinstance(select.selector, VariableReference):
            return None
        fact = facts.get(select.selector.id.name)
        if fact is None:
            return None
        name = self._of_number(_PLURAL, fact) if isinstance(fact, int) else fact
        default = None
        for variant in select.variants:
            if isinstance(variant.key, Identifier):
                meant = variant.key.name == name
            elif isinstance(fact, int):
                meant = float(variant.key.value) == fact
            else:
                return None
            if meant:
                return variant.value
            if variant.default:
                default = variant.value
        return default

    def _of_number(self, key: str, number: int) -> str:
        """Return a number's digits, or its plural category, as the library has them."""
        asked = (key, number)
        if asked not in self._numbers:
            self._numbers[asked] = self._resolved(key, {"number": number})
        return self._numbers[asked]

    def _resolved(self, key: str, facts: dict[str, str | int]) -> str:
        """Return a text as the library makes it."""
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise AssertionError(f"'{key}' has a text, and its message has none")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            reasons = "; ".join(str(error) for error in errors)
            raise WordsError(f"'{key}' in {self.file} cannot be said: {reasons}")
        return str(text)


def _variables(node: BaseNode) -> Iterator[VariableReference]:
    """Yield where a text speaks of a fact, in order. Their visitor takes ten times as long."""
    within: list[BaseNode | None] = []
    if isinstance(node, VariableReference):
        yield node
    elif isinstance(node, Pattern):
        within += node.elements
    elif isinstance(node, Placeable):
        within.append(node.expression)
    elif isinstance(node, SelectExpression):
        within += [node.selector, *node.variants]
    elif isinstance(node, (Variant, NamedArgument)):
        within.append(node.value)
    elif isinstance(node, (FunctionReference, TermReference)):
        within.append(node.arguments)
    elif isinstance(node, CallArguments):
        within += [*node.positional, *node.named]
    for inner in within:
        if inner is not None:
            yield from _variables(inner)


def _entries(source: Source) -> list[EntryType]:
    """Return what a file says, without places, which take time and are needed for faults alone.

    Raises `LoadError` for what is not Fluent, and for a key that is given twice.
    """
    entries = entries_of(source.text)
    names = [entry.id.name for entry in entries if isinstance(entry, Message)]
    junk = any(isinstance(entry, Junk) for entry in entries)
    if junk or len(set(names)) < len(names):
        _check_syntax(source, FluentParser().parse(source.text))
    return entries


def _patterns_of(entries: list[EntryType]) -> dict[str, Pattern]:
    patterns = {}
    for entry in entries:
        if isinstance(entry, Message):
            if entry.value is not None:
                patterns[entry.id.name] = entry.value
            for attribute in entry.attributes:
                patterns[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return patterns


def _check_syntax(source: Source, resource: Resource) -> None:
    faults = Faults()
    seen: dict[str, int] = {}
    for entry in resource.body:
        start = entry.span.start if entry.span else 0
        if isinstance(entry, Junk):
            for note in entry.annotations:
                at = note.span.start if note.span else start
                faults.add(
                    source.fault_at_offset(at, "fluent-syntax", note.message or "not Fluent")
                )
        elif isinstance(entry, Message):
            name = entry.id.name
            if name in seen:
                faults.add(source.fault_at_offset(start, "key-twice", f"'{name}' is given twice"))
            seen[name] = start
    faults.raise_errors()
