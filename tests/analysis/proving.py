"""Small projects whose rules are put to the proof, with what comes of it reckoned by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules_engine.analysis.mutation.results import UnitName
from rules_engine.analysis.mutation.runner import Project, proven
from rules_engine.loading import BUILT_IN
from tests.loading.small import edited

if TYPE_CHECKING:
    from pathlib import Path

    from rules_engine.analysis.mutation.results import Noted, UnitResult

# Four points in a row. The cat goes to and fro, the mouse to the left alone.
CORRIDOR = """\
format: 1
id: corridor
source: made for this test
board: {shape: grid, rows: 1, columns: 4, lines: orthogonal}
pieces:
  cat: {side: cats, symbol: C}
  mouse: {side: mice, symbol: m, forward: left}
setup: C . . m
turn: {first: cats}
moves:
  cat: {step: {to: any}}
  mouse: {step: {to: forward}}
endings:
  cats-blocked: {cannot-move: cats, wins: mice}
  mice-blocked: {cannot-move: mice, wins: cats}
notation: algebraic
"""

# The whole of a game: the cat steps up and back, and the mouse shuts it in.
PLAYED = """\
variant: corridor
moves: [a1-b1, d1-c1, b1-a1, c1-b1]
then:
  result: {wins: mice, by: cats-blocked}
"""


def write(root: Path, files: dict[str, str]) -> Project:
    """Write the files of a project; returns it."""
    for name, text in files.items():
        path = root / f"{name}.yml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return Project((root / "variants", BUILT_IN), root / "examples", root)


def bend(path: Path, old: str, new: str) -> None:
    """Replace what stands in a file once."""
    path.write_text(edited(path.read_text(encoding="utf-8"), (old, new)), encoding="utf-8")


def result_of(
    root: Path, files: dict[str, str], name: str = "corridor", is_rule_set: bool = False
) -> UnitResult:
    """Return the result of one unit of a project that is written first."""
    unit = UnitName(name, is_rule_set)
    return proven(write(root, files), [unit])[unit]


def corridor(root: Path, *edits: tuple[str, str], **examples: str) -> UnitResult:
    """Return the result of the corridor with some edits and examples (`PLAYED` without any)."""
    text = CORRIDOR
    for old, new in edits:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    told = examples or {"played": PLAYED}
    files = {f"examples/corridor/{name}": example for name, example in told.items()}
    return result_of(root, {"variants/corridor": text, **files})


def told(noted: tuple[Noted, ...]) -> set[tuple[str, str]]:
    """Return the rules and the changes of mutants."""
    return {(" ".join(one.rules), one.change) for one in noted}


def _position(board: str, claims: str, moves: str = "") -> str:
    return f"variant: corridor\nposition: {board}\n{moves}then: {{{claims}}}\n"


# What else there is to know of the corridor: one example a reading that would be wrong.
WHOLE = {
    "played": PLAYED,
    # Shut in, the mouse has lost: it does not jump out, nor is it captured where it stands.
    "blocked": _position(
        ". C . m",
        "result: {wins: cats, by: mice-blocked}",
        "to-move: cats\nmoves: [b1-c1]\n",
    ),
    "passed": _position(". m C .", "result: ongoing", "to-move: mice\n"),
    "cat-steps": "variant: corridor\nthen: {illegal: {a1-c1: too-far}}\n",
    "mouse-steps": _position("C . . m", "illegal: {d1-b1: too-far}", "to-move: mice\n"),
    "no-way-back": _position("C . m .", "illegal: {c1-d1: direction}", "to-move: mice\n"),
}
