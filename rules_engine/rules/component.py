"""What all components have in common, and the registry by slot and kind."""

from __future__ import annotations

from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection

    from rules_engine.rules.parameters import Parameter
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

    def names(self, sort: str) -> tuple[str, ...]:
        """Return the names of a sort (piece, side, region) that its parameters hold."""
        found: list[str] = []
        for parameter in self.parameters:
            value = getattr(self, parameter.attribute)
            if parameter.sort == sort and value:
                found += [value] if isinstance(value, str) else value
        return tuple(found)


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
