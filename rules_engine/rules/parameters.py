"""Parameters of components, declared as data: the loader converts by them, nothing else."""

from __future__ import annotations

from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    Value = int | str | tuple[str, ...]


class Parameter(NamedTuple):
    """One parameter of a component.

    ``name`` is its key in a variant, ``sort`` what a value is: a
    ``number``, a ``word`` of the choices, or the name of a declared ``piece``, ``side`` or
    ``region``. A number lies between ``minimum``
    and ``maximum``; a word is one of ``choices``. ``many`` accepts one value or a list and yields
    a tuple; an optional parameter that is left out means that there is no such rule.

    Two fields say what a reader could take the value for, when rules are put to the proof by
    changing them: a number is changed by each of ``steps``, and a value may be meant for one of
    the parameters ``instead``.
    """

    name: str
    sort: str
    choices: tuple[str, ...] = ()
    minimum: int = 0
    maximum: int = 9999
    many: bool = False
    required: bool = True
    steps: tuple[int, ...] = (-1, 1)
    instead: tuple[str, ...] = ()

    @property
    def attribute(self) -> str:
        """The name of the component's field: ``fewer-than`` is held in ``fewer_than``.

        A trailing underscore avoids Python's own words: ``with`` is held in ``with_``.
        """
        name = self.name.replace("-", "_")
        return name + "_" if name in ("with", "as", "from", "in", "is") else name

    def others(self, value: Value | None, known: tuple[str, ...]) -> list[Value | None]:
        """Return the values that are one change away from a value; None is to leave it out.

        ``known`` are the words or declared names that it may take. A list loses each of its
        names and gains each that it lacks; its order says nothing.
        """
        if self.sort == "number":
            return [] if not isinstance(value, int) else self._other_numbers(value)
        left_out: list[Value | None] = [] if self.required or value is None else [None]
        if not self.many:
            return [*(one for one in known if one != value), *left_out]
        names = value if isinstance(value, tuple) else ()
        shorter = [tuple(kept for kept in names if kept != name) for name in names]
        longer = [(*names, name) for name in known if name not in names]
        return [*(one for one in shorter if one), *longer, *(left_out if len(names) == 1 else [])]

    def _other_numbers(self, value: int) -> list[Value | None]:
        numbers = [value + step for step in self.steps]
        return [number for number in numbers if self.minimum <= number <= self.maximum]
