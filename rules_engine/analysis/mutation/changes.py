"""A change of rules as a value, and the variant that results from it."""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.loading import Faults, LoadError
from rules_engine.loading.layers import Item, Layer
from rules_engine.loading.library import build_layer
from rules_engine.loading.tree import Mapping, Scalar, Sequence

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping as Entries

    from rules_engine.analysis.mutation.ground import Place, Spot
    from rules_engine.game import Variant
    from rules_engine.loading.tree import Node
    from rules_engine.rules.parameters import Value


class Rule(NamedTuple):
    """What can be proven: one entry, by its full name (``moves.fox.jump``) and its place."""

    name: str
    place: Place


class Edit(NamedTuple):
    """One entry given another content; ``node`` is None where it is taken away."""

    slot: str
    name: str
    node: Node | None


class Change(NamedTuple):
    """One change of one rule.

    ``text`` says what it is, ``place`` where. ``of`` are the rules whose reading it would be: the
    entry that is changed, or those beside which an entry is ``added``. A change that is one of
    many is ``alike`` to those that differ from it in a point of the board alone, and that point
    makes no difference to what they come to.
    """

    text: str
    place: Place
    of: tuple[Rule, ...]
    added: bool = False
    alike: object = None

    @property
    def key(self) -> tuple[str, tuple[Rule, ...]]:
        """What makes it the same change in another variant, or with other options."""
        return self.text, () if self.added else self.of


class Mutant(NamedTuple):
    """A change, and the edits that make it, by the number of the spot where it can be tried.

    There are several such ``ways``, which count as one, where changes are alike.
    """

    change: Change
    ways: tuple[dict[int, tuple[Edit, ...]], ...]


def changed_variant(spot: Spot, edits: tuple[Edit, ...]) -> Variant | None:
    """Return the variant with edited entries, or None where it does not load."""
    layer = edited(spot, edits)
    board = spot.variant.board if all(edit.slot != "board" for edit in edits) else None
    try:
        return build_layer(spot.flat.file, layer, spot.chosen, Faults(), board)
    except LoadError:
        return None


def edited(spot: Spot, edits: tuple[Edit, ...]) -> Layer:
    """Return the layer of a spot with some entries edited."""
    singles = dict(spot.layer.singles)
    named = dict(spot.layer.named)
    for slot, name, node in edits:
        if not name:
            _edit(singles, slot, slot, "", node, spot)
        else:
            named[slot] = dict(named[slot])
            _edit(named[slot], name, slot, name, node, spot)
    return Layer(singles, named)


def _edit(
    items: dict[str, Item], key: str, slot: str, name: str, node: Node | None, spot: Spot
) -> None:
    item = items.get(key)
    if node is not None:
        items[key] = new_item(spot, name or slot) if item is None else item
        items[key] = items[key]._replace(node=node)
    elif item is not None:
        below = spot.below(slot, name, item)
        if below is None:
            del items[key]
        else:
            items[key] = below


def new_item(spot: Spot, name: str) -> Item:
    """Return an entry, still without content, that a variant does not have yet."""
    at = spot.flat.file.at
    key = Scalar(name, at.line, at.column, "")
    return Item(spot.flat.file.source, key, key)


def node_of(value: Value, at: Node) -> Node:
    """Return a value as it would be written, at the place of another."""
    if isinstance(value, tuple):
        items: list[Node] = [Scalar(name, at.line, at.column, "") for name in value]
        return items[0] if len(items) == 1 else Sequence(items, at.line, at.column)
    return Scalar(str(value), at.line, at.column, "")


def mapping_with(node: Mapping, values: Entries[str, Value | None]) -> Mapping:
    """Return a mapping with some keys given other values; None takes a key away."""
    entries = dict(node.entries)
    for name, value in values.items():
        if value is None:
            entries.pop(name, None)
        else:
            key, old = entries.get(name, (Scalar(name, node.line, node.column, ""), node))
            entries[name] = (key, node_of(value, old))
    return Mapping(entries, node.line, node.column)


def value_text(value: Value) -> str:
    """Return a value as it would be written in a line."""
    if isinstance(value, tuple):
        return value[0] if len(value) == 1 else f"[{', '.join(value)}]"
    return str(value)
