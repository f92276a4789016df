"""Parameters of components, declared as data: the loader converts by them, nothing else."""

from __future__ import annotations

from typing import NamedTuple

SORTS = ("number", "word", "piece", "side", "region")
"""What a value is: a whole number, one of the parameter's choices, or a declared name."""


class Parameter(NamedTuple):
    """One parameter of a component.

    ``name`` is its key in a variant, ``sort`` one of `SORTS`. A number lies between ``minimum``
    and ``maximum``; a word is one of ``choices``. ``many`` accepts one value or a list and yields
    a tuple; an optional parameter that is left out means that there is no such rule.
    """

    name: str
    sort: str
    choices: tuple[str, ...] = ()
    minimum: int = 0
    maximum: int = 9999
    many: bool = False
    required: bool = True

    @property
    def attribute(self) -> str:
        """The name of the component's field: ``fewer-than`` is held in ``fewer_than``.

        A trailing underscore avoids Python's own words: ``with`` is held in ``with_``.
        """
        name = self.name.replace("-", "_")
        return name + "_" if name in ("with", "as", "from", "in", "is") else name
