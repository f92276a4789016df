"""The slots of a variant as written: layers of named entries, laid over one another.

A layer holds entries by slot and name, each with the file it comes from. `extends` and table
options replace whole entries by name; ``none`` removes one; nothing is merged inside an entry.
"""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.loading.reader import MapReader, as_map
from rules_engine.loading.tree import Mapping, Scalar, Sequence, fault_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.loading.faults import Faults
    from rules_engine.loading.source import Source
    from rules_engine.loading.tree import Node

SINGLE_SLOTS = ("board", "setup", "in-hand", "turn", "notation")
"""Slots that are one entry."""

NAMED_SLOTS = ("pieces", "regions", "moves", "captures", "restrictions", "endings")
"""Slots that hold entries by name."""


class Item(NamedTuple):
    """One entry as written: its file, its key and its value."""

    source: Source
    key: Scalar
    node: Node

    @property
    def removes(self) -> bool:
        """Whether the entry takes away the one of the same name below it."""
        return type(self.node) is Scalar and not self.node.style and self.node.text == "none"

    @property
    def place(self) -> tuple[str, int, int]:
        """The file as shown, the line and the column of the entry's key."""
        return (self.source.shown, self.key.line, self.key.column)


class Layer(NamedTuple):
    """Entries by slot: ``singles[slot]`` and ``named[slot][name]``."""

    singles: dict[str, Item]
    named: dict[str, dict[str, Item]]

    def touched(self) -> dict[tuple[str, str], Item]:
        """Return every entry by (slot, name); the name is '' in a slot that is one entry."""
        entries = {(slot, ""): item for slot, item in self.singles.items()}
        for slot, items in self.named.items():
            entries.update({(slot, name): item for name, item in items.items()})
        return entries


def empty_layer() -> Layer:
    """Return a layer without entries."""
    return Layer({}, {slot: {} for slot in NAMED_SLOTS})


def read_layer(reader: MapReader) -> Layer:
    """Read the slots that a mapping states. Its other keys are left to the caller."""
    layer = empty_layer()
    source, faults = reader.source, reader.faults
    for slot in SINGLE_SLOTS:
        key, node = reader.key(slot), reader.node(slot, required=False)
        if key is not None and node is not None:
            layer.singles[slot] = Item(source, key, node)
    for slot in NAMED_SLOTS:
        node = reader.node(slot, required=False)
        if node is None:
            continue
        entries = as_map(source, node, faults, f"'{slot}'")
        if entries is not None:
            for key, value in entries.entries():
                layer.named[slot][key.text] = Item(source, key, value)
    return layer


def clauses_in(layer: Layer) -> set[str]:
    """Return every clause that an entry of the layer carries, whatever else is wrong with it."""
    found: set[str] = set()
    for items in layer.named.values():
        for item in items.values():
            _collect_clauses(item.node, found)
    return found


def _collect_clauses(node: Node, found: set[str]) -> None:
    if type(node) is not Mapping:
        return
    for key, value in node.entries.values():
        if key.text == "clause":
            scalars = value.items if type(value) is Sequence else [value]
            found.update(scalar.text for scalar in scalars if type(scalar) is Scalar)
        else:
            _collect_clauses(value, found)


def laid_over(below: Layer, above: Layer, faults: Faults) -> Layer:
    """Return the layer below with the entries above in their place.

    A replaced entry keeps its place in the order; a new one comes last. Removing an entry that is
    not there is a fault.
    """
    singles = dict(below.singles)
    for slot, item in above.singles.items():
        if item.removes:
            _remove(singles, slot, item, faults)
        else:
            singles[slot] = item
    named = {slot: dict(items) for slot, items in below.named.items()}
    for slot, items in above.named.items():
        for name, item in items.items():
            if item.removes:
                _remove(named[slot], name, item, faults)
            else:
                named[slot][name] = item
    return Layer(singles, named)


def _remove(entries: dict[str, Item], name: str, item: Item, faults: Faults) -> None:
    if entries.pop(name, None) is None:
        faults.add(
            fault_at(
                item.source,
                item.key,
                "nothing-to-remove",
                f"'{name}: none' removes an entry that is not there",
                hint="delete this line, or correct the name",
            )
        )
