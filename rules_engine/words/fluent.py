"""One language's Fluent file as a function from keys and facts to text.

The only file that knows fluent.runtime.
"""

from __future__ import annotations

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from rules_engine.loading import Faults

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fluent.syntax.ast import Pattern, Resource

    from rules_engine.loading import Fault
    from rules_engine.loading.source import Source

MEMO = 20_000
"""How many made texts are kept before all are forgotten."""


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
        resource = FluentResource(source.text)
        _check_syntax(source, resource)
        # Marks that isolate directions would stand between every number and its noun.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(resource)
        self._patterns = _patterns_of(resource)
        self.keys = frozenset(self._patterns)
        self._memo: dict[tuple[object, ...], str] = {}

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
        return frozenset(_Facts(self._patterns[key]).found)

    def fault(self, key: str, code: str, message: str, hint: str = "", fact: str = "") -> Fault:
        """Return a fault at a key of this language, or where its text speaks of a fact."""
        pattern = self._patterns[key]
        start = pattern.span.start if pattern.span else 0
        start = _Facts(pattern).found.get(fact, start)
        length = len(fact) + len("$") if fact else 1
        return self._source.fault_at_offset(start, code, message, hint, length)

    def _made(self, key: str, facts: dict[str, str | int]) -> str:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            raise MissingWordError(key, self.language, self.file)
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingWordError(key, self.language, self.file)
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            reasons = "; ".join(str(error) for error in errors)
            raise WordsError(f"'{key}' in {self.file} cannot be said: {reasons}")
        return str(text)


class _Facts(Visitor):
    """The facts that a text speaks of, each with the offset in the file where it does first."""

    def __init__(self, pattern: Pattern) -> None:
        super().__init__()
        self.found: dict[str, int] = {}
        self.visit(pattern)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - their name
        self.found.setdefault(node.id.name, node.span.start if node.span else 0)


def _patterns_of(resource: Resource) -> dict[str, Pattern]:
    patterns = {}
    for entry in resource.body:
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
