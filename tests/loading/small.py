"""A small variant that uses every slot, and files with marks where faults are expected."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rules_engine.loading import Library, LoadError

if TYPE_CHECKING:
    from pathlib import Path

    from rules_engine.game import Variant
    from rules_engine.loading import Fault

SMALL = """\
format: 1
id: small
source: made for tests
clauses: [TS-1]
board: {shape: grid, rows: 3, columns: 3, lines: [orthogonal, diagonal]}
pieces:
  cat: {side: cats, symbol: C}
  mouse: {side: mice, symbol: m, forward: up}
setup: |
  . C .
  . . .
  m . m
in-hand: {mouse: 1}
regions:
  top: a3-c3
  corners: [a1, c1, a3]
turn: {first: cats}
moves:
  cat:
    step: {to: any, clause: TS-2}
    jump: {over: mouse, then: may-continue, clause: [TS-2, TS-3]}
  mouse:
    step: {to: [forward, sideways]}
    place: {on: corners}
restrictions:
  hungry: {mandatory: cats}
  arriving: {place-first: mice}
endings:
  two-left: {fewer-than: 2, of: mouse, wins: cats}
  three-eaten: {captures: 3, of: mouse, wins: cats}
  corner: {fill: corners, with: mouse, wins: mice}
  slipped-by: {all-passed: mouse, by: cat, wins: cats}
  cats-stuck: {cannot-move: cats, wins: mice}
  mice-stuck: {cannot-move: mice, wins: cats}
  again: {times: 3, result: draw}
  idle: {plies: 20, unless: [capture, placement], result: draw}
notation: algebraic
options:
  first:
    cats: none
    mice: {turn: {first: mice}}
  long:
    off: none
    on:
      endings:
        idle: {plies: 50, unless: capture, result: draw}
"""

_MARK = re.compile("«([a-z0-9-]+)»")

Place = tuple[str, int, int]


def edited(text: str, *edits: tuple[str, str]) -> str:
    """Return a text with each old part, which must be there once, replaced."""
    for old, new in edits:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the text"
        text = text.replace(old, new)
    return text


def unmarked(text: str) -> tuple[str, list[Place]]:
    """Take marks such as ``«bad-name»`` out of a text; return it with their codes and places."""
    lines, places = [], []
    for number, line in enumerate(text.split("\n"), 1):
        while found := _MARK.search(line):
            places.append((found[1], number, found.start() + 1))
            line = line[: found.start()] + line[found.end() :]
        lines.append(line)
    return "\n".join(lines), places


def places_of(faults: tuple[Fault, ...]) -> list[Place]:
    """Return the code, line and column of each fault."""
    return [(fault.code, fault.line, fault.column) for fault in faults]


def check_text(folder: Path, text: str, name: str = "small") -> list[Variant]:
    """Write a variant's file and check it with every choice of options."""
    path = folder / f"{name}.yml"
    path.write_bytes(text.encode("utf-8"))
    return Library((folder,)).check_file(path)


def faults_of(folder: Path, text: str, name: str = "small") -> tuple[Fault, ...]:
    """Return the faults of a variant's text, none where it is correct."""
    try:
        check_text(folder, text, name)
    except LoadError as error:
        return error.faults
    return ()
