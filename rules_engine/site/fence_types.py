"""What a fenced block of ours is: the kinds that there are, and one as it was written."""

from __future__ import annotations

from typing import NamedTuple

EXAMPLE, START = "example", "start"
FACTS, RULES, CHANGES = "facts", "rules", "changes"

GENERATED = (FACTS, RULES, CHANGES)
"""Blocks that are words alone, all of them generated; the others are figures."""

KINDS = (EXAMPLE, START, *GENERATED)
"""Every block that names an example or a variant."""

PARTS = ("games", "matrix", "glossary")
"""Blocks of other pages, which hold nothing; `part_blocks` reads them."""


class Words(NamedTuple):
    """The words of one step: its number, their text, and where they begin."""

    number: int
    text: str
    line: int
    column: int


class Place(NamedTuple):
    """A name in a text and where it stands."""

    name: str
    line: int
    column: int


class Fence(NamedTuple):
    """One figure or generated part as written.

    ``name`` is an example's id or a variant's, at ``line`` and ``column``. ``options`` are table
    options of a variant, each with its column. ``words`` are the steps' words, for a start the
    caption or nothing. ``first`` and ``last`` are the lines of the fences themselves, and
    ``indent`` what stands before them. ``hostile`` are the points of an example that are marked
    as hostile, ``against`` the variant with which changes are compared, where it is named.
    """

    kind: str
    name: str
    line: int
    column: int
    options: tuple[tuple[str, str, int], ...]
    words: tuple[Words, ...]
    first: int
    last: int
    indent: str
    hostile: tuple[Place, ...] = ()
    against: Place | None = None

    @property
    def shows(self) -> tuple[str, str, tuple[tuple[str, str], ...], tuple[str, ...]]:
        """What the figure shows, whatever the words."""
        options = tuple(sorted((name, value) for name, value, _ in self.options))
        beside = [*self.hostile, *([self.against] if self.against else [])]
        return self.kind, self.name, options, tuple(sorted(place.name for place in beside))

    @property
    def label(self) -> str:
        """What the figure shows, as it is written."""
        options = "".join(f" {name}={value}" for name, value, _ in self.options)
        if self.kind in GENERATED:
            against = f" against {self.against.name}" if self.against else ""
            return f"the {self.kind} of {self.name}{options}{against}"
        marks = f", hostile: {' '.join(place.name for place in self.hostile)}"
        return f"{self.name}{options}{marks if self.hostile else ''}"
