"""Texts of small games, and changes of them that some game can tell, or none."""

from __future__ import annotations

from typing import NamedTuple

from tests.analysis.proving import CORRIDOR
from tests.loading.small import SMALL, edited

Edit = tuple[str, str]


class Case(NamedTuple):
    """A change of a text, ``edit``, made after those that come ``first``.

    ``equal`` says whether every game stays what it is.
    """

    what: str
    equal: bool
    text: str
    edit: Edit
    first: tuple[Edit, ...] = ()


def entry(text: str, slot: str = "endings") -> Edit:
    """Return the edit that puts an entry at the head of a slot."""
    return (f"\n{slot}:\n", f"\n{slot}:\n  {text}\n")


def last(text: str) -> Edit:
    """Return the edit that puts an ending after all others."""
    return ("\nnotation:", f"\n  {text}\nnotation:")


def region(text: str) -> Edit:
    """Return the edit that declares a region."""
    return ("\nregions:\n", f"\nregions:\n  {text}\n")


MAN = "man: {slide: {not-on: [throne, corners]}}"
GUARDS = entry("guards: {custodial: guard, by: man, hostile: throne}", "captures")
RIM = "a1-e1, a5-e5, a1-a5, e1-e5"
RING = last("ring: {encircled: [guard, chief], by: man, from: edge, wins: many}")
EARLY_RING = entry("ring: {encircled: [guard, chief], by: man, from: edge, wins: many}")
"""Asked before it is asked whether the chief is home in a corner."""

FORT = entry("fort: {fort: chief, wall: guard, against: man, on: rim, wins: few}")
SPARSE = (
    "board: {shape: grid, rows: 3, columns: 3, lines: [orthogonal, diagonal]}\n",
    """\
board:
  shape: free
  mask: |
    . . .
    . . .
    . . .
  lines: [1.1 1.2, 1.2 1.3, 1.2 2.2, 2.1 2.2, 2.2 3.1]
""",
)
"""No three points of this board lie on one line."""

STUCK = "  many-stuck: {cannot-move: many, wins: few}\n"

# The mouse, who faces left, goes up and down the right column; the cat comes as far as the middle.
HUNT = edited(
    CORRIDOR,
    ("rows: 1, columns: 4", "rows: 2, columns: 3"),
    ("setup: C . . m\n", "setup: |\n  C . m\n  . . .\nregions:\n  right: c1-c2\n"),
    ("cat: {step: {to: any}}", "cat: {step: {to: any, not-on: right}}"),
    ("mouse: {step: {to: forward}}", "mouse: {step: {to: sideways}}"),
)

# As `SMALL`, but the mice never step.
PLACING = edited(SMALL, ("    step: {to: [forward, sideways]}\n", ""))
