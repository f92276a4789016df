"""YAML as a tree of texts with their places.

The tree is built from the parser's events, so nothing is converted: ``no``, ``1e5``, ``012``,
``12:30`` stay the text that the editor wrote. Only what our formats need is let in: one document
of mappings, lists and texts. Anchors, aliases, tags, merge keys, directives and keys that are not
texts are refused, and so is what is nested too deeply or too large. The result is the same with
libyaml and without it.
"""

from __future__ import annotations

from typing import TypeAlias

import yaml
from yaml.events import (
    AliasEvent,
    DocumentEndEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    StreamEndEvent,
)

from rules_engine.loading.faults import ERROR, Fault, Faults, LoadError, quoted
from rules_engine.loading.refused import (
    DEPTH,
    depth_fault,
    directive_fault,
    disputed_fault,
    escape_fault,
    may_be_disputed,
    reference_fault,
    space_fault,
    tab_fault,
    tag_fault,
    tight_fault,
)
from rules_engine.loading.source import forbidden_in
from rules_engine.loading.syntax import broken_fault

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from rules_engine.loading.source import Source

NODES = 20_000
"""How many texts, lists and mappings, keys included, a file may hold."""


class Scalar:
    """A text as written, with the place where it begins.

    ``style`` says how: '' plain, ``'`` or ``"`` quoted, ``|`` or ``>`` a block.
    """

    __slots__ = ("column", "line", "style", "text")

    def __init__(self, text: str, line: int, column: int, style: str) -> None:
        self.text = text
        self.line = line
        self.column = column
        self.style = style

    @property
    def is_empty(self) -> bool:
        """Whether nothing was written, as after ``key:``. An empty quoted text is something."""
        return not self.text and not self.style


class Sequence:
    """A list, with the place where it begins."""

    __slots__ = ("column", "items", "line")

    def __init__(self, items: list[Node], line: int, column: int) -> None:
        self.items = items
        self.line = line
        self.column = column


class Mapping:
    """Entries by key, in the order of the file, with the place where the first one begins.

    An entry is the key, which has a place of its own, and the value.
    """

    __slots__ = ("column", "entries", "line")

    def __init__(self, entries: dict[str, tuple[Scalar, Node]], line: int, column: int) -> None:
        self.entries = entries
        self.line = line
        self.column = column


Node: TypeAlias = Scalar | Sequence | Mapping


PARSERS: dict[str, Callable[[str], Any]] = {"python": yaml.BaseLoader}
"""PyYAML's parsers that this machine has, by name."""

if yaml.__with_libyaml__:
    PARSERS["libyaml"] = yaml.CBaseLoader

FASTEST = "libyaml" if "libyaml" in PARSERS else "python"


def parse_yaml(
    source: Source, faults: Faults | None = None, *, parser: str = FASTEST
) -> Node | None:
    """Return the tree of a file, or None where the file says nothing.

    Raises `LoadError` at a fault of syntax, or where the file is too large or too deep, which ends
    the reading; its faults include all those before. What is merely refused (anchors, aliases,
    tags, merge keys, repeated keys and the like) goes into ``faults``, and the tree comes back
    without it; where no ``faults`` are handed in, it raises `LoadError` too.
    """
    found = Faults() if faults is None else faults
    for early in (tab_fault(source), directive_fault(source)):
        if early is not None:
            raise LoadError([early])
    text = source.text
    # The two parsers disagree about a block of text that ends without a line break.
    if not text.endswith(("\n", "\r")):
        text += "\n"
    refused = Faults()
    events: Any = None
    try:
        events = PARSERS[parser](text)
        root = _Builder(source, events.get_event, refused).document()
    except yaml.YAMLError as error:
        raise LoadError([*refused, broken_fault(source, error)]) from None
    except (ValueError, OverflowError):
        # PyYAML's own scanner lets `chr` fail at the digits of an escape that is too large.
        line, column = events.line + 1, events.column + 1 - len("\\U")
        raise LoadError([*refused, escape_fault(source, line, column)]) from None
    found.extend(refused)
    if faults is None and found:
        raise LoadError(found)
    return root


class _Builder:
    """Makes the tree of one file from the events of a parser."""

    __slots__ = ("_count", "_disputed", "_faults", "_in_brackets", "_next", "_source")

    def __init__(self, source: Source, next_event: Callable[[], Any], faults: Faults) -> None:
        self._source = source
        self._next = next_event
        self._faults = faults
        self._count = 0
        self._in_brackets = False
        self._disputed = may_be_disputed(source.text)

    def document(self) -> Node | None:
        """Return the root of the only document."""
        self._next()  # the start of the stream
        if type(self._next()) is not DocumentStartEvent:
            return None
        root = self._node(self._next(), 1)
        event = self._next()
        if type(event) is DocumentEndEvent:
            event = self._next()
        if type(event) is not StreamEndEvent:
            message = "a second document begins here"
            hint = "keep one document a file: delete the '---', or make two files"
            mark = event.start_mark
            self._stop("several-documents", message, mark.line + 1, mark.column + 1, hint)
        if type(root) is Scalar and root.is_empty:
            return None
        return root

    def _node(self, event: Any, depth: int) -> Node:
        self._count += 1
        mark = event.start_mark
        line = mark.line + 1
        column = mark.column + 1
        if self._count > NODES:
            message = f"the file holds more than {NODES:,} values"
            self._stop("too-many-values", message, line, column)
        kind = type(event)
        if kind is AliasEvent:
            written = "*" + event.anchor
            self._faults.add(reference_fault(self._source, line, column, written))
            return Scalar(written, line, column, "")
        if event.anchor is not None:
            written = "&" + event.anchor
            self._faults.add(reference_fault(self._source, line, column, written))
        if event.tag is not None:
            self._faults.add(tag_fault(self._source, line, column))
        if kind is ScalarEvent:
            style = event.style or ""
            text = event.value
            if style == '"' and forbidden_in(text):
                self._stop_at(escape_fault(self._source, line, column))
            if self._disputed:
                fault = disputed_fault(self._source, line, column, style, text, self._in_brackets)
                if fault is not None:
                    self._stop_at(fault)
            return Scalar(text, line, column, style)
        if depth > DEPTH:
            self._stop_at(depth_fault(self._source, line, column))
        outside = self._in_brackets
        self._in_brackets = event.flow_style
        node: Node
        if kind is MappingStartEvent:
            node = Mapping(self._entries(depth + 1), line, column)
        else:
            node = Sequence(self._items(depth + 1), line, column)
        self._in_brackets = outside
        return node

    def _items(self, depth: int) -> list[Node]:
        items: list[Node] = []
        step = self._next
        event = step()
        while type(event) is not SequenceEndEvent:
            items.append(self._node(event, depth))
            event = step()
        return items

    def _entries(self, depth: int) -> dict[str, tuple[Scalar, Node]]:
        entries: dict[str, tuple[Scalar, Node]] = {}
        step = self._next
        event = step()
        while type(event) is not MappingEndEvent:
            key = self._node(event, depth)
            value = self._node(step(), depth)
            event = step()
            if type(key) is Scalar and key.text not in entries:
                text = key.text
                if self._in_brackets and not key.style:
                    self._check_colon(key, value)
                if type(value) is Scalar and not value.text and not value.style:
                    # The parsers place an absent value differently; its key is always there.
                    value.line, value.column = key.line, key.column
                if text and (text != "<<" or key.style):
                    entries[text] = (key, value)
                    continue
            self._refuse_key(key, entries)
        return entries

    def _check_colon(self, key: Scalar, value: Node) -> None:
        """Refuse ``{a:1}``, which is a key without a value, and ``{a:[1]}``."""
        if type(value) is Scalar and not value.is_empty:
            return
        fault = tight_fault(self._source, key.line, key.column, key.text)
        if fault is None and type(value) is Scalar and ":" in key.text:
            place = scalar_place(self._source, key, 1, key.text.index(":") + 1)
            fault = space_fault(self._source, *place)
        if fault is not None:
            self._stop_at(fault)

    def _refuse_key(self, key: Node, entries: dict[str, tuple[Scalar, Node]]) -> None:
        if type(key) is not Scalar:
            message = "a key must be a text, not a list or a mapping"
            self._refuse(key, "key-not-text", message, "")
        elif not key.text:
            self._refuse(key, "empty-key", "a key is missing before the ':'", "")
        elif key.text in entries:
            first = entries[key.text][0].line
            message = f"the key {quoted(key.text)} is repeated; it is first given in line {first}"
            self._refuse(key, "repeated-key", message, "keep one of them")
        else:
            message = "'<<' merges mappings, which these files do not use"
            self._refuse(key, "merge-key", message, "write the entries out")

    def _refuse(self, node: Node, code: str, message: str, hint: str) -> None:
        self._faults.add(fault_at(self._source, node, code, message, hint=hint))

    def _stop(self, code: str, message: str, line: int, column: int, hint: str = "") -> None:
        self._stop_at(self._source.fault(code, message, line, column, hint=hint))

    def _stop_at(self, fault: Fault) -> None:
        self._faults.add(fault)
        raise LoadError(self._faults)


def fault_at(
    source: Source,
    node: Node,
    code: str,
    message: str,
    *,
    expected: str = "",
    hint: str = "",
    severity: str = ERROR,
) -> Fault:
    """Return a fault at a node; the caret marks the whole of a text on one line."""
    length = 1
    if type(node) is Scalar:
        if node.style in ("'", '"'):
            length = len(node.text) + 2
        elif not node.style:
            length = len(node.text)
    return source.fault(
        code,
        message,
        node.line,
        node.column,
        expected=expected,
        hint=hint,
        length=length,
        severity=severity,
    )


def scalar_place(
    source: Source, scalar: Scalar, content_line: int, content_column: int
) -> tuple[int, int]:
    """Return the line and column in the file of a place in a scalar's text, all counted from 1.

    Exact in a literal block (``|``) and in a plain or quoted text that stands on one line as it
    is; elsewhere the place where the scalar begins.
    """
    if scalar.style == "|":
        line = scalar.line + content_line
        return source.clamp(line, _indent_of(source, scalar, content_line) + content_column)
    start = scalar.column - 1
    if scalar.style != ">" and content_line == 1 and scalar.line <= len(source.lines):
        written = scalar.style + scalar.text + scalar.style
        if source.lines[scalar.line - 1].startswith(written, start):
            return scalar.line, scalar.column + len(scalar.style) + content_column - 1
    return scalar.line, scalar.column


def _indent_of(source: Source, scalar: Scalar, content_line: int) -> int:
    """Return by how many spaces a literal block is indented in the file.

    The lines are compared, since the indentation may be declared (``|2``) or taken from the first
    line; any line with text tells it, the asked one first.
    """
    content = scalar.text.split("\n")
    asked = content_line - 1
    for index in [asked, *range(len(content))]:
        if 0 <= index < len(content) and content[index]:
            at = scalar.line + index
            if at < len(source.lines):
                return len(source.lines[at]) - len(content[index])
    return 0
