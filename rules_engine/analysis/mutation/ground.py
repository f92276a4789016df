"""Where changes of rules are tried: variants with their options chosen, and their examples."""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.examples.catalogue import example_files
from rules_engine.examples.objections import objection, read_to_judge
from rules_engine.loading import Faults, LoadError, UnknownOptionError
from rules_engine.loading.layers import NAMED_SLOTS, Layer
from rules_engine.loading.library import build_layer, complete
from rules_engine.loading.parts import in_rule_set
from rules_engine.loading.source import read_source, shown_path
from rules_engine.loading.tree import Mapping, Scalar, fault_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from rules_engine.examples.written import Written
    from rules_engine.game import Variant
    from rules_engine.loading import FlatVariant, Library
    from rules_engine.loading.layers import Item
    from rules_engine.loading.tree import Node

Place = tuple[str, int, int]

MARK = "unreachable"


class Case(NamedTuple):
    """An example, read and ready to be judged; ``shows`` are the clauses that it names."""

    id: str
    shows: frozenset[str]
    written: Written


def place_of(case: Case, clause: str) -> Place:
    """Return where an example names a clause under ``shows``. Raises `KeyError` if it does not."""
    reader = case.written.reader
    named = {scalar.text: scalar for scalar in reader.distinct("shows")}
    return reader.source.shown, named[clause].line, named[clause].column


class Spot(NamedTuple):
    """A variant with its table options chosen.

    ``layer`` is flattened and bears no marks of what is unreachable: a changed rule may make them
    untrue. ``marks`` holds the reason of each by the full name of its entry. ``variant`` is built
    from the layer. ``cases`` are the examples with just these options.
    """

    flat: FlatVariant
    chosen: dict[str, str]
    layer: Layer
    marks: dict[str, str]
    variant: Variant
    cases: tuple[Case, ...]

    @property
    def name(self) -> str:
        """The id of the variant."""
        return self.flat.file.id

    def below(self, slot: str, name: str, item: Item) -> Item | None:
        """Return the entry that holds where one is taken away: what an option had replaced."""
        base = self.flat.layer
        under = base.singles.get(slot) if not name else base.named[slot].get(name)
        return None if under is None or under.place == item.place else _unmarked(slot, under)


class Unit(NamedTuple):
    """What is put to the proof together: the entries of one variant's own, or of a rule set.

    A rule set is proven by the examples of every variant that plays it.
    """

    name: str
    is_rule_set: bool
    spots: tuple[Spot, ...]

    def owns(self, item: Item) -> bool:
        """Say whether an entry belongs to this unit."""
        return in_rule_set(item) == self.is_rule_set


class Ground:
    """The variants of a library and the examples of a folder, read when they are asked for.

    ``root`` is what shown paths are relative to.
    """

    def __init__(self, library: Library, examples: Path, root: Path) -> None:
        self.library = library
        self.root = root
        self._files: dict[str, list[Path]] = {}
        for path in example_files(examples):
            self._files.setdefault(path.parent.name, []).append(path)
        self._spots: dict[str, tuple[Spot, ...]] = {}

    def shown(self) -> list[str]:
        """Return the variants that have examples, sorted."""
        return sorted(set(self._files).intersection(self.library.files()))

    def example_files(self, name: str) -> list[Path]:
        """Return the files of a variant's examples."""
        return self._files.get(name, [])

    def rule_set_of(self, name: str) -> str | None:
        """Return the rule set that a variant plays, its own or that of what it extends."""
        layer = self.library.flat(name).layer
        items = (item for _, _, item in entries_of(layer) if in_rule_set(item))
        found = next(items, None)
        return None if found is None or found.source.path is None else found.source.path.stem

    def playing(self, rule_set: str) -> list[str]:
        """Return the variants with examples that play a rule set, sorted."""
        return [name for name in self.shown() if self.rule_set_of(name) == rule_set]

    def unit(self, name: str, is_rule_set: bool) -> Unit:
        """Return what belongs to a variant, or to a rule set. Raises `LoadError`."""
        names = self.playing(name) if is_rule_set else [name]
        spots = tuple(spot for one in names for spot in self.spots(one))
        return Unit(name, is_rule_set, spots)

    def spots(self, name: str) -> tuple[Spot, ...]:
        """Return a variant with every combination of its options.

        Raises `LoadError` where the variant or an example of it has faults.
        """
        if name not in self._spots:
            flat = self.library.flat(name)
            cases: dict[str, list[Case]] = {}
            faults = Faults()
            for path in self.example_files(name):
                try:
                    chosen, case = self._read(path, flat)
                    cases.setdefault(str(chosen), []).append(case)
                except LoadError as error:
                    faults.extend(error.faults)
            faults.raise_errors()
            self._spots[name] = tuple(
                self._spot(flat, chosen, tuple(cases.get(str(chosen), ())))
                for chosen in flat.choices()
            )
        return self._spots[name]

    def _read(self, path: Path, flat: FlatVariant) -> tuple[dict[str, str], Case]:
        source = read_source(path, shown_path(path, self.root))
        written = read_to_judge(source)
        try:
            options = {name: value.text for name, value in written.options.items()}
            chosen = complete(flat, options)
        except UnknownOptionError as error:
            at = written.options[error.option]
            raise LoadError([fault_at(source, at, "unknown-option", str(error))]) from None
        name = f"{path.parent.name}/{path.stem}"
        return chosen, Case(name, frozenset(written.shows), written)

    def _spot(self, flat: FlatVariant, chosen: dict[str, str], cases: tuple[Case, ...]) -> Spot:
        faults = Faults()
        marked = flat.chosen(chosen, faults)
        layer = _without_marks(marked)
        variant = build_layer(flat.file, layer, chosen, faults)
        wrong = [objection(case.written, variant) for case in cases]
        faults.extend(fault for fault in wrong if fault is not None)
        faults.raise_errors()
        return Spot(flat, chosen, layer, _marks_in(marked), variant, cases)


def entries_of(layer: Layer) -> Iterator[tuple[str, str, Item]]:
    """Yield slot, name and item of every entry; the name is '' in a slot that is one entry."""
    for slot, item in layer.singles.items():
        yield slot, "", item
    for slot in NAMED_SLOTS:
        for name, item in layer.named[slot].items():
            yield slot, name, item


def _without_marks(layer: Layer) -> Layer:
    named = {
        slot: {name: _unmarked(slot, item) for name, item in items.items()}
        for slot, items in layer.named.items()
    }
    return Layer(layer.singles, named)


def _unmarked(slot: str, item: Item) -> Item:
    """Return an entry without its mark, or its ways of moving without theirs."""
    node = item.node
    if type(node) is not Mapping:
        return item
    if slot == "moves":
        entries = {key.text: (key, _bare(value)) for key, value in node.entries.values()}
        return item._replace(node=Mapping(entries, node.line, node.column))
    return item._replace(node=_bare(node))


def _bare(node: Node) -> Node:
    if type(node) is not Mapping or MARK not in node.entries:
        return node
    entries = {text: entry for text, entry in node.entries.items() if text != MARK}
    return Mapping(entries, node.line, node.column)


def _marks_in(layer: Layer) -> dict[str, str]:
    """Return the reasons of all marks by the full names of their entries."""
    marks = {}
    for slot, name, item in entries_of(layer):
        nodes = {f"{slot}.{name}": item.node}
        if slot == "moves" and type(item.node) is Mapping:
            ways = item.node.entries.values()
            nodes = {f"{slot}.{name}.{key.text}": value for key, value in ways}
        for full_name, node in nodes.items():
            if type(node) is Mapping and MARK in node.entries:
                value = node.entries[MARK][1]
                marks[full_name] = value.text if type(value) is Scalar else ""
    return marks
