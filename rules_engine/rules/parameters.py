"""Parameters of components, declared as data: the loader converts by them, nothing else."""

from __future__ import annotations

from typing import NamedTuple


class Parameter(NamedTuple):
    """One parameter of a component.

    ``name`` is its key in a variant, ``sort`` what a value is: a
    ``number``, a ``word`` of the choices, or the name of a declared ``piece``, ``side`` or
    ``region``. A number lies between ``minimum``
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
