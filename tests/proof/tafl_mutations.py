"""The engine's rule sets with one parameter changed, an entry left out, or two endings swapped."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from rules_engine.rules import Rules
from rules_engine.rules.component import Component
from rules_engine.rules.parameters import Parameter
from rules_engine.rules.ruleset import Entry

SLOTS = ("moves", "captures", "endings")


class Mutation(NamedTuple):
    """A changed rule set, and what was changed in it."""

    name: str
    rules: Rules


def _names(rules: Rules, parameter: Parameter) -> list[str]:
    """Return all names that a parameter could have."""
    if parameter.sort == "piece":
        return [piece.name for piece in rules.pieces]
    if parameter.sort == "side":
        return list(rules.sides)
    if parameter.sort == "region":
        return sorted(set(rules.regions) - {"board"})
    return list(parameter.choices)


def _values(rules: Rules, parameter: Parameter, value: Any) -> Iterator[tuple[str, Any]]:
    """Yield the other values that are one change away, each with a word for it."""
    if parameter.sort == "number":
        for number in (value - 1, value + 1):
            if number >= parameter.minimum:
                yield str(number), number
        return
    names = _names(rules, parameter)
    if not parameter.many:
        yield from ((name, name) for name in names if value is not None and name != value)
        return
    for name in value:
        if len(value) > 1 or not parameter.required:
            yield f"no {name}", tuple(kept for kept in value if kept != name)
    yield from ((f"also {name}", (*value, name)) for name in names if name not in value)


def _components(rules: Rules, component: Component) -> Iterator[tuple[str, Component]]:
    """Yield a component's mutants."""
    for parameter in component.parameters:
        value = getattr(component, parameter.attribute)
        for word, other in _values(rules, parameter, value):
            changed: Any = component
            yield f"{parameter.name}: {word}", replace(changed, **{parameter.attribute: other})
    if getattr(component, "wins", None) is not None:
        changed = component
        yield "result: draw", replace(changed, wins=None, result="draw")
    elif getattr(component, "result", None) is not None:
        for side in rules.sides:
            changed = component
            yield f"wins: {side}", replace(changed, wins=side, result=None)


def _with(rules: Rules, slot: str, entries: tuple[Entry, ...]) -> Rules:
    changed: dict[str, Any] = {slot: entries}
    return rules._replace(**changed)


def mutations(rules: Rules) -> Iterator[Mutation]:
    """Yield every mutant of a rule set that its own components do not refuse."""
    for slot in SLOTS:
        entries: tuple[Entry, ...] = getattr(rules, slot)
        for at, entry in enumerate(entries):
            rest = (*entries[:at], *entries[at + 1 :])
            yield Mutation(f"{entry.name} left out", _with(rules, slot, rest))
            for name, component in _components(rules, entry.component):
                mutant = entry._replace(component=component)
                changed = _with(rules, slot, (*entries[:at], mutant, *entries[at + 1 :]))
                if not component.problems(changed):
                    yield Mutation(f"{entry.name} {name}", changed)
    for at in range(len(rules.endings) - 1):
        before, after = rules.endings[at : at + 2]
        swapped = (*rules.endings[:at], after, before, *rules.endings[at + 2 :])
        yield Mutation(f"{after.name} before {before.name}", _with(rules, "endings", swapped))
