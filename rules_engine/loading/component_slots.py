"""The slots of components: from an entry as written to a component with typed parameters."""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.loading.facts import check_name
from rules_engine.loading.faults import quoted
from rules_engine.loading.reader import MapReader, as_map, as_number, as_words
from rules_engine.loading.suggest import did_you_mean, one_of
from rules_engine.loading.tree import Scalar, Sequence, fault_at
from rules_engine.loading.variant_file import read_clauses
from rules_engine.rules import Entry, kinds_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.loading.facts import Named
    from rules_engine.loading.faults import Faults
    from rules_engine.loading.layers import Item
    from rules_engine.loading.tree import Node
    from rules_engine.rules import Component, Parameter

UNREACHABLE = ("only-forward",)
"""Why play never comes to an entry. ``only-forward``: in every turn of one side a piece steps
forward, so that no position comes again; it is proved from the moves of that side."""


class WrittenEntry(NamedTuple):
    """An entry with its file and the nodes of its parameters, for faults found later."""

    entry: Entry
    item: Item
    nodes: dict[str, Node]

    def fault(self, code: str, parameter: str, message: str, expected: str, faults: Faults) -> None:
        """Report a fault at a parameter, or at the entry where the parameter is not written."""
        node = self.nodes.get(parameter, self.item.key)
        what = f"{self.entry.slot} '{self.entry.name}': {message}"
        faults.add(fault_at(self.item.source, node, code, what, expected=expected))


def read_moves(items: dict[str, Item], named: Named, faults: Faults) -> list[WrittenEntry]:
    """Read the moves slot: for each piece, its kinds of movement."""
    written = []
    for piece, item in items.items():
        if piece not in named.pieces:
            _unknown(item, piece, "piece", named.pieces, faults)
            continue
        movements = as_map(item.source, item.node, faults, f"moves of '{piece}'")
        if movements is None:
            continue
        known = kinds_of("moves")
        for key, node in movements.entries():
            here = item._replace(key=key, node=node)
            if key.text not in known:
                _unknown(here, key.text, "kind of move", tuple(known), faults)
                continue
            if here.removes:
                message = f"'{key.text}: none' is part of an entry, the moves of the {piece}"
                hint = f"the moves of a piece are one entry: state all that the {piece} has"
                faults.add(fault_at(item.source, key, "none-inside", message, hint=hint))
                continue
            reader = as_map(item.source, node, faults, f"'{key.text}' of '{piece}'")
            if reader is not None:
                name = f"{piece}.{key.text}"
                entry = _read_component("moves", name, known[key.text], reader, named, here)
                if entry is not None:
                    written.append(entry)
    order = {name: at for at, name in enumerate(named.pieces)}
    return sorted(written, key=lambda one: order[one.entry.name.partition(".")[0]])


def read_entries(
    slot: str, items: dict[str, Item], named: Named, faults: Faults
) -> list[WrittenEntry]:
    """Read a slot whose entries name their kind by their first parameter."""
    known = kinds_of(slot)
    written = []
    for name, item in items.items():
        check_name(item.source, item.key, f"an entry of '{slot}'", faults)
        reader = as_map(item.source, item.node, faults, f"{slot} '{name}'")
        if reader is None:
            continue
        kinds = [kind for kind in known if kind in reader.at.entries]
        if len(kinds) != 1:
            _report_kinds(reader, item, slot, kinds, tuple(known))
            continue
        entry = _read_component(slot, name, known[kinds[0]], reader, named, item)
        if entry is not None:
            written.append(entry)
    return written


def _report_kinds(
    reader: MapReader, item: Item, slot: str, kinds: list[str], known: tuple[str, ...]
) -> None:
    if kinds:
        message = f"{slot} '{item.key.text}' is of two kinds, {' and '.join(kinds)}"
        reader.fault(
            item.key, "two-kinds", message, expected="one of them", hint="make two entries"
        )
        return
    first = next((key for key, _ in reader.entries()), item.key)
    message = f"{slot} '{item.key.text}' is of no known kind"
    hint = did_you_mean(first.text, known)
    reader.fault(first, "unknown-kind", message, expected=one_of(known) or "no entry", hint=hint)


def _read_component(
    slot: str,
    name: str,
    component: type[Component],
    reader: MapReader,
    named: Named,
    item: Item,
) -> WrittenEntry | None:
    values: dict[str, object] = {}
    nodes: dict[str, Node] = {}
    before = len(reader.faults)
    for parameter in component.parameters:
        node = reader.node(parameter.name, parameter.required)
        if node is None:
            continue
        nodes[parameter.name] = node
        values[parameter.attribute] = _convert(parameter, node, reader, named)
    for problem in component.stated_problems(nodes):
        node = nodes.get(problem.parameter, item.key)
        message = f"{slot} '{name}': {problem.message}"
        reader.fault(node, problem.code, message, expected=problem.expected)
    clauses = read_clauses(reader, "clause")
    unreachable = reader.word("unreachable", UNREACHABLE, required=False) or ""
    if unreachable:
        nodes["unreachable"] = reader.at.entries["unreachable"][1]
    reader.done()
    if len(reader.faults) > before:
        return None
    entry = Entry(slot, name, component(**values), clauses, unreachable, item.place)
    return WrittenEntry(entry, item, nodes)


def _convert(parameter: Parameter, node: Node, reader: MapReader, named: Named) -> object:
    """Return the value of a parameter, or None after a fault."""
    source, faults = reader.source, reader.faults
    what = reader.name(parameter.name)
    if parameter.sort == "number":
        return as_number(source, node, faults, what, parameter.minimum, parameter.maximum)
    choices = parameter.choices if parameter.sort == "word" else named.of(parameter.sort)
    code = f"unknown-{parameter.sort}"
    if not parameter.many and type(node) is not Scalar:
        reader.fault(
            node, "wrong-type", f"{what} is one {parameter.sort}", expected=one_of(choices)
        )
        return None
    words = tuple(word.text for word in as_words(source, node, faults, what, choices, code))
    if not words:
        if type(node) is Sequence and not node.items:
            reader.fault(node, "empty-value", f"{what} is empty", expected=one_of(choices))
        return None
    return words if parameter.many else words[0]


def _unknown(item: Item, word: str, what: str, known: tuple[str, ...], faults: Faults) -> None:
    faults.add(
        fault_at(
            item.source,
            item.key,
            "unknown-" + what.replace(" ", "-"),
            f"there is no {what} {quoted(word)}",
            expected=one_of(known),
            hint=did_you_mean(word, known),
        )
    )
