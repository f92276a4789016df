"""One variant's file: its head, its own layer, its table options."""

from __future__ import annotations

import re
from typing import NamedTuple

from rules_engine.loading.faults import quoted
from rules_engine.loading.layers import Item, Layer, empty_layer, read_layer
from rules_engine.loading.reader import MapReader, as_map
from rules_engine.loading.tree import Scalar, fault_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.loading.faults import Faults
    from rules_engine.loading.source import Source
    from rules_engine.loading.tree import Node

FORMAT = "1"
"""The version of the format of variants and examples."""

NAME = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""What names of variants, pieces, sides, regions, entries and options look like."""

_VALUE = re.compile("[a-z0-9]+(-[a-z0-9]+)*")
CLAUSE = re.compile("[A-Z]{2,4}-[0-9]+[a-z]?")


LONGEST_NAME = 64
"""Letters that a name may have at most."""


def is_name(text: str) -> bool:
    """Say whether a text can name something; a variant's name is also that of its file."""
    return len(text) <= LONGEST_NAME and NAME.fullmatch(text) is not None


class Option(NamedTuple):
    """A table option: its name and the overlay of each value; the first value is the default."""

    item: Item
    values: dict[str, Layer]

    @property
    def default(self) -> str:
        """The value that holds where nothing is chosen."""
        return next(iter(self.values))


class VariantFile(NamedTuple):
    """A variant as its file states it, not yet laid over the one that it extends.

    ``at`` is the place of what is wrong with the variant as a whole: its id, or the first key.
    ``extends`` names the variant that it states differences from; one that stands for itself may
    name another in ``compared`` (``compared-with``), to be told apart from it. ``rules`` names its
    rule set. ``options`` is None where the file does not speak of them, and empty for
    ``options: none``.
    """

    source: Source
    at: Node
    id: str
    extends: Scalar | None
    compared: Scalar | None
    rules: Scalar | None
    sources: tuple[str, ...]
    clauses: tuple[str, ...]
    layer: Layer
    options: dict[str, Option] | None


def read_variant_file(source: Source, root: Node | None, faults: Faults) -> VariantFile | None:
    """Read a variant's file; returns None where it is no mapping at all."""
    if root is None:
        faults.add(source.fault("empty-file", "the file says nothing", hint="write a variant"))
        return None
    reader = as_map(source, root, faults, "the variant")
    if reader is None:
        return None
    reader.word("format", (FORMAT,), code="unknown-format")
    name = read_id(source, reader)
    extends = reader.scalar("extends", required=False)
    compared = reader.scalar("compared-with", required=False)
    if extends is not None and compared is not None:
        message = "a variant is compared with the one that it extends"
        reader.fault(compared, "two-standards", message, expected="'extends' or 'compared-with'")
    rules = reader.scalar("rules", required=False)
    sources = reader.distinct("source")
    clauses = read_clauses(reader, "clauses")
    layer = read_layer(reader)
    options = _read_options(reader)
    reader.done()
    texts = tuple(text.text for text in sources)
    at = reader.key("id") or reader.at
    return VariantFile(source, at, name, extends, compared, rules, texts, clauses, layer, options)


def read_id(source: Source, reader: MapReader) -> str:
    """Read the id of a file, which is the name of the file."""
    stem = source.path.stem if source.path else ""
    scalar = reader.scalar("id")
    if scalar is None:
        return stem
    if not is_name(scalar.text):
        reader.fault(
            scalar,
            "bad-name",
            f"{quoted(scalar.text)} is not a name",
            expected="lower-case letters, digits and single hyphens, beginning with a letter",
        )
    elif stem and scalar.text != stem:
        reader.fault(
            scalar,
            "id-not-file",
            f"{reader.what} is called '{scalar.text}', its file '{stem}'",
            expected=stem,
            hint="rename one of the two",
        )
    return scalar.text


def read_clauses(reader: MapReader, key: str) -> tuple[str, ...]:
    """Read clause ids such as HT-7, one or a list."""
    clauses = []
    for scalar in reader.distinct(key, required=False):
        if CLAUSE.fullmatch(scalar.text):
            clauses.append(scalar.text)
        else:
            reader.fault(
                scalar,
                "bad-clause",
                f"{quoted(scalar.text)} is no clause id",
                expected="two to four capital letters, a hyphen and a number, such as HT-7",
            )
    return tuple(clauses)


def _read_options(reader: MapReader) -> dict[str, Option] | None:
    node = reader.node("options", required=False)
    if node is None:
        return None
    if type(node) is Scalar and node.text == "none" and not node.style:
        return {}
    entries = as_map(reader.source, node, reader.faults, "'options'")
    if entries is None:
        return None
    options = {}
    for key, value in entries.entries():
        if not is_name(key.text):
            reader.fault(key, "bad-name", f"{quoted(key.text)} cannot name a table option")
        values = as_map(reader.source, value, reader.faults, f"option '{key.text}'")
        if values is None:
            continue
        overlays = _read_values(values, key)
        if overlays:
            options[key.text] = Option(Item(reader.source, key, value), overlays)
    _check_apart(options, reader.faults)
    return options


def _read_values(values: MapReader, key: Scalar) -> dict[str, Layer]:
    source, faults = values.source, values.faults
    overlays: dict[str, Layer] = {}
    for word, node in values.entries():
        if not _VALUE.fullmatch(word.text):
            values.fault(
                word, "bad-name", f"{quoted(word.text)} cannot be a value of a table option"
            )
        if Item(source, word, node).removes:
            other = next((value for value, layer in overlays.items() if not layer.touched()), "")
            if other:
                message = f"'{word.text}' changes nothing, and '{other}' is that choice already"
                hint = "state what it changes, or delete it"
                values.fault(word, "same-choice", message, hint=hint)
            overlays[word.text] = empty_layer()
            continue
        overlay = as_map(source, node, faults, f"value '{word.text}' of option '{key.text}'")
        if overlay is not None:
            overlays[word.text] = read_layer(overlay)
            overlay.done()
    if len(overlays) < 2 or overlays[next(iter(overlays))].touched():
        values.fault(
            key,
            "option-without-choice",
            f"option '{key.text}' needs a default that changes nothing and at least one choice",
            expected="the default first, as 'off: none', then the other values",
        )
    return overlays


def _check_apart(options: dict[str, Option], faults: Faults) -> None:
    """Overlays of different options may not touch the same entry: their order would matter."""
    owner: dict[tuple[str, str], str] = {}
    for name, option in options.items():
        touched: dict[tuple[str, str], Item] = {}
        for layer in option.values.values():
            touched.update(layer.touched())
        for entry, item in touched.items():
            other = owner.setdefault(entry, name)
            if other != name:
                faults.add(
                    fault_at(
                        item.source,
                        item.key,
                        "options-overlap",
                        f"option '{name}' changes an entry that option '{other}' changes too",
                        hint="keep the two options to different entries",
                    )
                )
