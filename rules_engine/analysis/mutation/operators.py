"""Which changes of its rules a variant is put to: entries, parameters, facts, additions.

Those of setups and regions, a point at a time, have a module of their own.
"""

from __future__ import annotations

from rules_engine.analysis.mutation.changes import (
    Change,
    Edit,
    Mutant,
    Rule,
    mapping_with,
    value_text,
)
from rules_engine.analysis.mutation.ground import entries_of
from rules_engine.analysis.mutation.likeness import look_of
from rules_engine.analysis.mutation.point_operators import (
    region_changes,
    setup_changes,
    whole_changes,
)
from rules_engine.loading.board_slot import PARAMETERS as BOARD_PARAMETERS
from rules_engine.loading.facts import PIECE_PARAMETERS, TURN_PARAMETERS
from rules_engine.loading.flat_text import flow_text
from rules_engine.loading.parts import in_rule_set
from rules_engine.loading.tree import Mapping, Scalar, Sequence
from rules_engine.rules import Parameter, kinds_of
from rules_engine.rules.component import SLOTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules_engine.analysis.mutation.ground import Place, Spot, Unit
    from rules_engine.loading.layers import Item
    from rules_engine.loading.tree import Node
    from rules_engine.rules import Entry
    from rules_engine.rules.additions import Addition
    from rules_engine.rules.parameters import Value

    Delta = dict[str, Value | None]
    Made = Iterator[tuple[Change, tuple[Edit, ...]]]

ADDED = "added"


def mutants_of(unit: Unit) -> list[Mutant]:
    """Return every change of a unit. One that is the same in several spots is tried in all."""
    found: dict[object, Change] = {}
    edits: dict[object, dict[int, tuple[Edit, ...]]] = {}
    rules_at: list[set[Rule]] = [set() for _ in unit.spots]
    for at, spot in enumerate(unit.spots):
        for change, made in _changes_in(unit, spot):
            known = found.setdefault(change.key, change)
            found[change.key] = known._replace(of=tuple(dict.fromkeys(known.of + change.of)))
            edits.setdefault(change.key, {}).setdefault(at, made)
            rules_at[at].update(change.of)
    alike: dict[object, list[object]] = {}
    for key, change in found.items():
        offered = edits[key]
        if (unit.is_rule_set or not change.added) and any(
            at not in offered and not rules.isdisjoint(change.of)
            for at, rules in enumerate(rules_at)
        ):
            continue  # somewhere the rule is there and the change makes no sense
        same = key if change.alike is None else (change.of, change.alike)
        alike.setdefault(same, []).append(key)
    return [Mutant(found[keys[0]], tuple(edits[key] for key in keys)) for keys in alike.values()]


def entries_in(unit: Unit, spot: Spot) -> dict[Rule, Entry]:
    """Return the components of a spot that belong to a unit, by their rules."""
    found = {}
    for entry in spot.variant.rules.entries():
        name = entry.name.partition(".")[0] if entry.slot == "moves" else entry.name
        if unit.owns(spot.layer.named[entry.slot][name]):
            found[Rule(f"{entry.slot}.{entry.name}", entry.place)] = entry
    return found


def _changes_in(unit: Unit, spot: Spot) -> Made:
    rules = {rule.name: rule for rule in entries_in(unit, spot)}
    for slot, name, item in entries_of(spot.layer):
        if not unit.owns(item):
            continue
        if slot == "moves":
            yield from _move_changes(spot, name, item, rules)
        elif slot in SLOTS:
            yield from _entry_changes(spot, slot, name, item)
        elif slot == "regions":
            yield from region_changes(spot, name, item)
        elif slot == "setup":
            yield from setup_changes(spot, item)
        else:
            yield from _fact_changes(spot, slot, name, item)
    if unit.is_rule_set == any(in_rule_set(item) for _, _, item in entries_of(spot.layer)):
        yield from _additions(spot, rules)


def _names(spot: Spot) -> dict[str, tuple[str, ...]]:
    """Return the declared names by sort."""
    rules = spot.variant.rules
    pieces = tuple(piece.name for piece in rules.pieces)
    return {"piece": pieces, "side": rules.sides, "region": tuple(spot.layer.named["regions"])}


def _move_changes(spot: Spot, piece: str, item: Item, rules: dict[str, Rule]) -> Made:
    ways = item.node
    if type(ways) is not Mapping:
        return
    for key, node in ways.entries.values():
        rule = rules[f"moves.{piece}.{key.text}"]
        kept = {text: entry for text, entry in ways.entries.items() if text != key.text}
        removed = Mapping(kept, ways.line, ways.column)
        yield _change(rule, "without this entry"), (Edit("moves", piece, removed),)
        for change, new, more in _component_changes(spot, rule, item, node):
            whole = Mapping({**ways.entries, key.text: (key, new)}, ways.line, ways.column)
            yield change, (Edit("moves", piece, whole), *_facing(spot, piece, new), *more)


def _facing(spot: Spot, piece: str, step: Node) -> tuple[Edit, ...]:
    """Return what makes a piece face some way, for a step in directions that it does not know."""
    node = spot.layer.named["pieces"][piece].node
    if type(step) is not Mapping or "to" not in step.entries or type(node) is not Mapping:
        return ()
    to = step.entries["to"][1]
    words = [one.text for one in to.items if type(one) is Scalar] if type(to) is Sequence else []
    if len(words) < 2 or "any" in words or "forward" in node.entries:
        return ()
    return (Edit("pieces", piece, mapping_with(node, {"forward": "up"})),)


def _entry_changes(spot: Spot, slot: str, name: str, item: Item) -> Made:
    rule = Rule(f"{slot}.{name}", item.place)
    yield _change(rule, "without this entry"), (Edit(slot, name, None),)
    for change, new, more in _component_changes(spot, rule, item, item.node):
        yield change, (Edit(slot, name, new), *more)


def _change(rule: Rule, text: str, place: Place | None = None) -> Change:
    return Change(text, place or rule.place, (rule,))


def _component_changes(
    spot: Spot, rule: Rule, item: Item, node: Node
) -> Iterator[tuple[Change, Node, tuple[Edit, ...]]]:
    """Yield the changes of a component's parameters: the new entry, and other edits it needs."""
    component = next(
        entry.component
        for entry in spot.variant.rules.entries()
        if f"{entry.slot}.{entry.name}" == rule.name
    )
    if type(node) is not Mapping:
        return
    stated = {parameter.name: value for parameter, value in component.stated()}
    for delta in component.changes(stated, _names(spot)):
        place = _place_of(item, node, delta)
        yield _change(rule, _told(stated, delta), place), mapping_with(node, delta), ()
    for parameter in component.parameters:
        value = stated.get(parameter.name)
        if parameter.sort == "region" and value is not None:
            place = _place_of(item, node, {parameter.name: None})
            for pattern, point, other, edit in whole_changes(spot, parameter, value):
                text = pattern.format(spot.variant.format_point(point))
                new = mapping_with(node, {parameter.name: other})
                alike = (pattern, look_of(spot.variant.rules, point))
                yield Change(text, place, (rule,), False, alike), new, (edit,)


def _place_of(item: Item, node: Mapping, delta: Delta) -> Place:
    """Return where the first parameter that changes is written, or else its entry."""
    for name in delta:
        if name in node.entries:
            value = node.entries[name][1]
            return (item.source.shown, value.line, value.column)
    if type(item.node) is Mapping and item.node is not node:
        key = next(key for key, value in item.node.entries.values() if value is node)
        return (item.source.shown, key.line, key.column)
    return item.place


def _told(stated: dict[str, Value], delta: Delta) -> str:
    """Say what a change of parameters is."""
    if len(delta) == 1:
        ((name, new),) = delta.items()
        old = stated.get(name)
        if new is None and old is not None:
            return f"without '{name}: {value_text(old)}'"
        if new is not None and old is None:
            return f"with '{name}: {value_text(new)}'"
        if new is not None and old is not None:
            return f"{name}: {value_text(new)} instead of {value_text(old)}"
    new_parts = [f"{name}: {value_text(new)}" for name, new in delta.items() if new is not None]
    old_parts = [f"{name}: {value_text(stated[name])}" for name in delta if name in stated]
    return f"{', '.join(new_parts)} instead of {', '.join(old_parts)}"


def _fact_changes(spot: Spot, slot: str, name: str, item: Item) -> Made:
    """Yield the changes of the board, the turn, the hands and of what a piece is."""
    rule = Rule(f"{slot}.{name}" if name else slot, item.place)
    node = item.node
    if type(node) is not Mapping:
        return
    if slot == "board" and _is_free(node):
        yield from _line_changes(rule, item, node)
        return
    known = _names(spot)
    parameters: dict[str, tuple[Parameter, ...]] = {
        "board": BOARD_PARAMETERS,
        "pieces": PIECE_PARAMETERS,
        "turn": TURN_PARAMETERS,
        "in-hand": tuple(Parameter(piece, "number") for piece in known["piece"]),
    }
    for parameter in parameters.get(slot, ()):
        value = _stated(node, parameter)
        for other in parameter.others(value, parameter.choices or known.get(parameter.sort, ())):
            delta = {parameter.name: other}
            stated = {} if value is None else {parameter.name: value}
            change = _change(rule, _told(stated, delta), _place_of(item, node, delta))
            yield change, (Edit(slot, name, mapping_with(node, delta)),)


def _stated(node: Mapping, parameter: Parameter) -> Value | None:
    """Return the value of a fact's parameter as its mapping states it."""
    if parameter.name not in node.entries:
        return None
    value = node.entries[parameter.name][1]
    if type(value) is Scalar:
        if parameter.sort == "number":
            return int(value.text)
        return (value.text,) if parameter.many else value.text
    items = value.items if type(value) is Sequence else []
    return tuple(one.text for one in items if type(one) is Scalar)


def _is_free(node: Mapping) -> bool:
    """Say whether a board is made of points and lines of its own."""
    shape = node.entries["shape"][1]
    return type(shape) is Scalar and shape.text == "free"


def _line_changes(rule: Rule, item: Item, node: Mapping) -> Made:
    """Yield a board of lines of its own without each of them."""
    key, lines = node.entries["lines"]
    items = lines.items if type(lines) is Sequence else []
    for line in items:
        kept: list[Node] = [one for one in items if one is not line]
        entries = {**node.entries, "lines": (key, Sequence(kept, lines.line, lines.column))}
        place = (item.source.shown, line.line, line.column)
        change = _change(rule, f"without the line '{flow_text(line)}'", place)
        yield change, (Edit("board", "", Mapping(entries, node.line, node.column)),)


def _additions(spot: Spot, rules: dict[str, Rule]) -> Made:
    """Yield the entries that are not there and could be believed to be."""
    for slot in SLOTS:
        for component in kinds_of(slot).values():
            for addition in component.additions(spot.variant.rules):
                yield _added(spot, addition, rules)


def _added(
    spot: Spot, addition: Addition, rules: dict[str, Rule]
) -> tuple[Change, tuple[Edit, ...]]:
    at = spot.flat.file.at
    of = tuple(rules[name] for name in addition.beside if name in rules)
    node: Node = mapping_with(Mapping({}, at.line, at.column), dict(addition.values))
    text = f"{addition.slot}: {addition.name}: "
    name = addition.name
    if addition.slot == "moves":
        text += f"{{{addition.kind}: {flow_text(node)}}}"
        ways = spot.layer.named["moves"][name].node
        entries = dict(ways.entries) if type(ways) is Mapping else {}
        entries.pop(addition.replaces, None)
        entries[addition.kind] = (Scalar(addition.kind, at.line, at.column, ""), node)
        node = Mapping(entries, at.line, at.column)
    else:
        text += flow_text(node)
        taken = spot.layer.named[addition.slot]
        name = next(one for one in _free(name) if one not in taken)
    text = f"with '{text}' {f'instead of {addition.replaces}' if addition.replaces else ADDED}"
    place = of[0].place if of else _head(spot, addition)
    return Change(text, place, of, added=True), (Edit(addition.slot, name, node),)


def _free(name: str) -> Iterator[str]:
    yield name
    number = 2
    while True:
        yield f"{name}-{number}"
        number += 1


def _head(spot: Spot, addition: Addition) -> Place:
    """Return the place for what stands beside no entry: a piece, or where the slot begins."""
    pieces = spot.layer.named["pieces"]
    for _, value in addition.values:
        name = value[0] if isinstance(value, tuple) else value
        if name in pieces:
            return pieces[str(name)].place
    items = [*spot.layer.named[addition.slot].values(), *spot.layer.named["endings"].values()]
    return items[0].place
