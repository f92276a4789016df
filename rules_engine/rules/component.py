"""What all components have in common, and the registry by slot and kind."""

from __future__ import annotations

from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from rules_engine.rules.additions import Addition
    from rules_engine.rules.parameters import Parameter, Value
    from rules_engine.rules.ruleset import Rules

SLOTS = ("moves", "captures", "restrictions", "endings")
"""The slots that components fill. The others (board, regions, pieces, setup, turn, notation) hold
plain facts."""


class Problem(NamedTuple):
    """A contradiction between a component and the rest of its variant.

    ``code`` is stable; ``parameter`` names the parameter at fault ('' for the whole entry);
    ``expected`` says what would be right.
    """

    code: str
    parameter: str
    message: str
    expected: str = ""


class Component:
    """A rule: a frozen dataclass whose fields are its ``parameters``.

    ``slot`` says where it fits and ``kind`` is its name in a variant. The docstring of a component
    is its reference for editors.
    """

    slot = ""
    kind = ""
    parameters: tuple[Parameter, ...] = ()

    @classmethod
    def stated_problems(cls, stated: Collection[str]) -> list[Problem]:
        """Return what is wrong with stating just these parameters, whatever their values.

        That a required one is missing is not asked here.
        """
        del stated
        return []

    def problems(self, rules: Rules) -> list[Problem]:
        """Return what this component lacks in its variant or contradicts there."""
        del rules
        return []

    @classmethod
    def changes(
        cls, stated: Mapping[str, Value], known: Mapping[str, tuple[str, ...]]
    ) -> list[dict[str, Value | None]]:
        """Return what a reader could take an entry for that states these parameters.

        Each change holds the new values of the parameters that it touches, None for one to be
        left out. ``known`` are the declared names by sort (piece, side, region). Whether a change
        makes sense in its variant is for the loader to say.
        """
        found: list[dict[str, Value | None]] = []
        by_name = {parameter.name: parameter for parameter in cls.parameters}
        for parameter in cls.parameters:
            value = stated.get(parameter.name)
            names = parameter.choices or known.get(parameter.sort, ())
            found += [{parameter.name: other} for other in parameter.others(value, names)]
            for other_name in parameter.instead if value is not None else ():
                other = by_name[other_name]
                found += _moved(parameter, value, other, stated.get(other_name), known)
        return found

    @classmethod
    def additions(cls, rules: Rules) -> list[Addition]:
        """Return the entries of this kind that a variant lacks and could be believed to have."""
        del rules
        return []

    def stated(self) -> list[tuple[Parameter, Value]]:
        """Return the parameters that are stated, with their values."""
        values = [(one, getattr(self, one.attribute)) for one in self.parameters]
        return [(one, value) for one, value in values if value is not None and value != ()]

    def names(self, sort: str) -> tuple[str, ...]:
        """Return the names of a sort (piece, side, region) that its parameters hold."""
        found: list[str] = []
        for parameter in self.parameters:
            value = getattr(self, parameter.attribute)
            if parameter.sort == sort and value:
                found += [value] if isinstance(value, str) else value
        return tuple(found)


def _moved(
    parameter: Parameter,
    value: Value | None,
    other: Parameter,
    there: Value | None,
    known: Mapping[str, tuple[str, ...]],
) -> list[dict[str, Value | None]]:
    """Return the changes that take a value from one parameter and give one to another."""
    if not (parameter.many and other.many):
        names = other.choices or known.get(other.sort, ())
        return [{parameter.name: None, other.name: name} for name in names]
    names, present = (one if isinstance(one, tuple) else () for one in (value, there))
    return [
        {
            parameter.name: tuple(kept for kept in names if kept != name) or None,
            other.name: (*present, name),
        }
        for name in names
        if name not in present
    ]


_kinds: dict[str, dict[str, type[Component]]] = {slot: {} for slot in SLOTS}


def register(component: type[Component]) -> type[Component]:
    """Enter a component class under its slot and kind. Raises ValueError for a kind taken."""
    kinds = _kinds[component.slot]
    if component.kind in kinds:
        raise ValueError(f"{component.slot}.{component.kind} is registered twice")
    kinds[component.kind] = component
    return component


def kinds_of(slot: str) -> dict[str, type[Component]]:
    """Return the component classes of a slot by kind, in the order of their registration."""
    return dict(_kinds[slot])
