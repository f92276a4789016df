"""Typed access to a tree: what was asked for, or a fault and None.

The functions convert one node; `MapReader` walks the keys of a mapping and reports those that
nobody asked for. Faults go into the collector that is handed in, so reading goes on after each.
``what`` is a noun phrase that says what is being read ("'plies' of ending 'quiet'").
"""

from __future__ import annotations

import re

from rules_engine.loading.faults import ERROR, quoted
from rules_engine.loading.suggest import did_you_mean, one_of
from rules_engine.loading.tree import Mapping, Scalar, Sequence, fault_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from rules_engine.loading.faults import Faults
    from rules_engine.loading.source import Source
    from rules_engine.loading.tree import Node

_NUMBER = re.compile("[0-9]+")
_MOST_DIGITS = 18
_LIST = "a list, as [a, b]"
_MAPPING = "keys with values, as key: value"


def as_scalar(source: Source, node: Node, faults: Faults, what: str) -> Scalar | None:
    """Return the node if it is a text that is not blank."""
    if type(node) is not Scalar:
        _wrong(source, node, faults, what, "a text", "a text")
        return None
    if not node.text.strip():
        _empty(source, node, faults, what, "a text")
        return None
    return node


def as_text(source: Source, node: Node, faults: Faults, what: str) -> str | None:
    """Return the text of a node, without blanks around it."""
    scalar = as_scalar(source, node, faults, what)
    return None if scalar is None else scalar.text.strip()


def as_word(
    source: Source,
    node: Node,
    faults: Faults,
    what: str,
    choices: Collection[str],
    code: str = "unknown-word",
) -> str | None:
    """Return a text that is one of the choices."""
    scalar = as_scalar(source, node, faults, what)
    if scalar is None or not _is_choice(source, scalar, faults, what, choices, code):
        return None
    return scalar.text


def as_number(
    source: Source,
    node: Node,
    faults: Faults,
    what: str,
    minimum: int = 0,
    maximum: int | None = None,
) -> int | None:
    """Return a whole number from ``minimum`` to ``maximum``, both included.

    It is written in decimal digits alone: no sign, no leading zero, nothing between the digits.
    """
    scalar = as_scalar(source, node, faults, what)
    if scalar is None:
        return None
    text = scalar.text
    expected = "a whole number in digits, "
    expected += f"at least {minimum}" if maximum is None else f"from {minimum} to {maximum}"
    if not _NUMBER.fullmatch(text):
        message = f"{what} is {quoted(text)}, which is no whole number"
        faults.add(fault_at(source, scalar, "not-a-number", message, expected=expected))
        return None
    bare = text.lstrip("0") or "0"
    if bare != text:
        message = f"{what} is {quoted(text)}, a number with a leading zero"
        hint = f"write {bare}" if len(bare) <= _MOST_DIGITS else ""
        faults.add(fault_at(source, scalar, "not-a-number", message, expected=expected, hint=hint))
        return None
    # Digits are counted first, because Python takes long to convert thousands of them or refuses.
    number = int(text) if len(text) <= _MOST_DIGITS else None
    if number is None or number < minimum or (maximum is not None and number > maximum):
        message = f"{what} is {quoted(text)}, which is out of range"
        faults.add(fault_at(source, scalar, "out-of-range", message, expected=expected))
        return None
    return number


def as_list(source: Source, node: Node, faults: Faults, what: str) -> list[Node] | None:
    """Return the items of a list, of which there may be none."""
    if type(node) is Sequence:
        return node.items
    _wrong(source, node, faults, what, "a list", _LIST)
    return None


def as_mapping(source: Source, node: Node, faults: Faults, what: str) -> Mapping | None:
    """Return the node if it is a mapping, which may be empty."""
    if type(node) is Mapping:
        return node
    _wrong(source, node, faults, what, "a mapping", _MAPPING)
    return None


def as_words(
    source: Source,
    node: Node,
    faults: Faults,
    what: str,
    choices: Collection[str] | None = None,
    code: str = "unknown-word",
) -> list[Scalar]:
    """Return one text or a list of texts as a list; items that are faulty are left out."""
    if type(node) is Mapping:
        _wrong(source, node, faults, what, "a text or a list of texts", "one text, or " + _LIST)
        return []
    items: list[Node] = node.items if type(node) is Sequence else [node]
    scalars = []
    for item in items:
        scalar = as_scalar(source, item, faults, what)
        if scalar is not None and (
            choices is None or _is_choice(source, scalar, faults, what, choices, code)
        ):
            scalars.append(scalar)
    return scalars


def as_distinct(
    source: Source,
    node: Node,
    faults: Faults,
    what: str,
    choices: Collection[str] | None = None,
    code: str = "unknown-word",
) -> list[Scalar]:
    """Return one text or a list of texts, at least one and each of them once."""
    if type(node) is Sequence and not node.items:
        _empty(source, node, faults, what, "at least one text")
    distinct: dict[str, Scalar] = {}
    for scalar in as_words(source, node, faults, what, choices, code):
        if scalar.text in distinct:
            message = f"{what} names {quoted(scalar.text)} twice"
            faults.add(fault_at(source, scalar, "named-twice", message, hint="keep one of them"))
        distinct.setdefault(scalar.text, scalar)
    return list(distinct.values())


def as_map(source: Source, node: Node, faults: Faults, what: str) -> MapReader | None:
    """Return a reader of the node if it is a mapping."""
    mapping = as_mapping(source, node, faults, what)
    return None if mapping is None else MapReader(source, mapping, faults, what)


class MapReader:
    """The keys of one mapping. Each getter makes its key known; `done` reports the others.

    ``what`` names the mapping ("the example", "piece 'fox'"). A getter returns None (`words`: an
    empty list) where the key is absent or faulty; an absent key is a fault if it is required.
    """

    __slots__ = ("_known", "at", "faults", "source", "what")

    def __init__(self, source: Source, node: Mapping, faults: Faults, what: str) -> None:
        self.source = source
        self.at = node
        self.faults = faults
        self.what = what
        self._known: dict[str, None] = {}

    def has(self, key: str) -> bool:
        """Return whether the key is there, and make it known."""
        self._known[key] = None
        return key in self.at.entries

    def key(self, key: str) -> Scalar | None:
        """Return the key as it stands in the file, for its place."""
        entry = self.at.entries.get(key)
        return None if entry is None else entry[0]

    def entries(self) -> Iterator[tuple[Scalar, Node]]:
        """Yield every key with its value, in the order of the file, and make them known."""
        for key, entry in self.at.entries.items():
            self._known[key] = None
            yield entry

    def name(self, key: str) -> str:
        """Return the noun phrase for the value of a key."""
        return f"'{key}' of {self.what}"

    def node(self, key: str, required: bool = True) -> Node | None:
        """Return the value of a key, whatever it is."""
        self._known[key] = None
        entry = self.at.entries.get(key)
        if entry is not None:
            return entry[1]
        if required:
            message = f"{self.what} has no '{key}'"
            self.fault(self.at, "missing-key", message, expected=f"'{key}: …'")
        return None

    def scalar(self, key: str, required: bool = True) -> Scalar | None:
        """Return a text with its place."""
        node = self.node(key, required)
        return None if node is None else as_scalar(self.source, node, self.faults, self.name(key))

    def text(self, key: str, required: bool = True) -> str | None:
        """Return a text."""
        node = self.node(key, required)
        return None if node is None else as_text(self.source, node, self.faults, self.name(key))

    def mapping(self, key: str, required: bool = True) -> Mapping | None:
        """Return a mapping."""
        node = self.node(key, required)
        return None if node is None else as_mapping(self.source, node, self.faults, self.name(key))

    def map(self, key: str, what: str = "", required: bool = True) -> MapReader | None:
        """Return a reader of a mapping; ``what`` names it, left out as "'key' of …"."""
        node = self.node(key, required)
        what = what or self.name(key)
        return None if node is None else as_map(self.source, node, self.faults, what)

    def sequence(self, key: str, required: bool = True) -> Sequence | None:
        """Return a list."""
        node = self.node(key, required)
        if node is None or as_list(self.source, node, self.faults, self.name(key)) is None:
            return None
        return node if type(node) is Sequence else None

    def word(
        self,
        key: str,
        choices: Collection[str],
        required: bool = True,
        code: str = "unknown-word",
    ) -> str | None:
        """Return one of the choices."""
        node = self.node(key, required)
        if node is None:
            return None
        return as_word(self.source, node, self.faults, self.name(key), choices, code)

    def number(
        self, key: str, minimum: int = 0, maximum: int | None = None, required: bool = True
    ) -> int | None:
        """Return a whole number within the bounds."""
        node = self.node(key, required)
        if node is None:
            return None
        return as_number(self.source, node, self.faults, self.name(key), minimum, maximum)

    def words(
        self,
        key: str,
        required: bool = True,
        choices: Collection[str] | None = None,
        code: str = "unknown-word",
    ) -> list[Scalar]:
        """Return one text or a list of texts as a list."""
        node = self.node(key, required)
        if node is None:
            return []
        return as_words(self.source, node, self.faults, self.name(key), choices, code)

    def distinct(
        self,
        key: str,
        required: bool = True,
        choices: Collection[str] | None = None,
        code: str = "unknown-word",
    ) -> list[Scalar]:
        """Return one text or a list of different ones, at least one, as a list."""
        node = self.node(key, required)
        if node is None:
            return []
        return as_distinct(self.source, node, self.faults, self.name(key), choices, code)

    def fault(
        self,
        node: Node,
        code: str,
        message: str,
        *,
        expected: str = "",
        hint: str = "",
        severity: str = ERROR,
    ) -> None:
        """Report something else that is wrong at a node of this file."""
        self.faults.add(
            fault_at(
                self.source, node, code, message, expected=expected, hint=hint, severity=severity
            )
        )

    def done(self) -> None:
        """Report each key that nobody asked for, with those that are allowed."""
        known = self._known
        for text, (key, _) in self.at.entries.items():
            if text not in known:
                message = f"{quoted(text)} is no key of {self.what}"
                free = [word for word in known if word not in self.at.entries]
                self.fault(
                    key,
                    "unknown-key",
                    message,
                    expected=one_of(known) or "no keys",
                    hint=did_you_mean(text, free),
                )


def _is_choice(
    source: Source,
    scalar: Scalar,
    faults: Faults,
    what: str,
    choices: Collection[str],
    code: str,
) -> bool:
    if scalar.text in choices:
        return True
    message = f"{what}: {quoted(scalar.text)} is not known here"
    hint = did_you_mean(scalar.text, choices)
    faults.add(fault_at(source, scalar, code, message, expected=one_of(choices), hint=hint))
    return False


def _wrong(
    source: Source, node: Node, faults: Faults, what: str, wanted: str, expected: str
) -> None:
    if type(node) is Scalar:
        if not node.text.strip():
            _empty(source, node, faults, what, expected)
            return
        found = f"text {quoted(node.text)}"
    else:
        found = "a list" if type(node) is Sequence else "a mapping"
    message = f"{what}: expected {wanted}, found {found}"
    faults.add(fault_at(source, node, "wrong-type", message, expected=expected))


def _empty(source: Source, node: Node, faults: Faults, what: str, expected: str) -> None:
    faults.add(fault_at(source, node, "empty-value", f"{what} is empty", expected=expected))
