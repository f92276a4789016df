"""Twenty examples are broken one at a time, and the check fails at the very line."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from rules_engine.cli.main import main

ROOT = Path(__file__).parent.parent
FILES = sorted(ROOT.glob("examples/*/*.yml"))
WANTED = 20


class Break(NamedTuple):
    """A line that holds a claim or a move, how to spoil it, and the codes that may answer."""

    name: str
    line: re.Pattern[str]
    spoiled: str
    codes: tuple[str, ...]


def pattern(text: str) -> re.Pattern[str]:
    return re.compile(text)


POINT = r"(?:[a-z][0-9]+|[0-9]+\.[0-9]+)"
BREAKS = (
    # A move that ends where it began is legal nowhere.
    Break("move", pattern(rf"^(  - (?:play: )?)({POINT})[-x].*$"), r"\1\2-\2", ("illegal-move",)),
    Break("count", pattern(r"^(  legal-count: )([0-9]+)$"), r"\g<1>9\2", ("wrong-legal-count",)),
    Break("winner", pattern(r"^(  result: )\{.*\}$"), r"\1ongoing", ("wrong-result",)),
    Break(
        "pieces", pattern(r"^(  on-board: \{[a-z]+: )([0-9]+)"), r"\g<1>9\2", ("wrong-on-board",)
    ),
    Break(
        "reason",
        pattern(rf"^(\s+illegal: \{{{POINT}[-x0-9a-z.]*: )(?!none-in-hand)[a-z-]+"),
        r"\1none-in-hand",
        ("other-reason",),
    ),
    Break("taken", pattern(r"^(    captures: \[)[^]]+\]$"), r"\1]", ("wrong-captures",)),
    Break("hand", pattern(r"^(  in-hand: \{[a-z]+: )([0-9]+)"), r"\g<1>9\2", ("wrong-in-hand",)),
)


class Case(NamedTuple):
    """An example's file, the line that is spoiled (from 1), its new text, and the answers."""

    path: Path
    line: int
    text: str
    codes: tuple[str, ...]


def broken(path: Path, first: int) -> Case | None:
    """Spoil one line of an example, by the first kind of break that fits, beginning at one."""
    lines = path.read_text(encoding="utf-8").splitlines()
    start = next((n for n, line in enumerate(lines) if line in ("moves:", "then:")), len(lines))
    for kind in (*BREAKS[first:], *BREAKS[:first]):
        for number, line in enumerate(lines):
            spoiled, count = kind.line.subn(kind.spoiled, line)
            if count and number > start and spoiled != line:
                return Case(path, number + 1, spoiled, kind.codes)
    return None


def cases() -> list[Case]:
    """Return twenty broken examples or more, some of every variant."""
    found: list[Case] = []
    for folder in sorted({path.parent for path in FILES}):
        files = [path for path in FILES if path.parent == folder]
        wanted = -(-WANTED * len(files) // len(FILES))  # rounded up: no folder goes without
        spoiled = [broken(path, (len(found) + n) % len(BREAKS)) for n, path in enumerate(files)]
        found += [case for case in spoiled if case is not None][:wanted]
    return found


CASES = cases()


def test_there_are_twenty_of_every_variant_and_several_kinds() -> None:
    assert len(CASES) >= WANTED
    assert {case.path.parent.name for case in CASES} == {path.parent.name for path in FILES}
    assert len({code for case in CASES for code in case.codes}) >= 4


@pytest.mark.parametrize(
    "case", CASES, ids=lambda case: f"{case.path.parent.name}-{case.path.stem}"
)
def test_a_broken_example_fails_at_its_line(
    case: Case,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    copy = tmp_path / case.path.relative_to(ROOT)
    lines = copy.read_text(encoding="utf-8").splitlines()
    lines[case.line - 1] = case.text
    copy.write_text("\n".join(lines) + "\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert main(["check", "--format", "json"]) == 1
    faults = json.loads(capsys.readouterr().out)
    errors = [fault for fault in faults if fault["severity"] == "error"]
    assert {fault["file"] for fault in errors} == {copy.relative_to(tmp_path).as_posix()}
    assert (errors[0]["line"], errors[0]["code"]) in {(case.line, code) for code in case.codes}
    assert "claimed:" in errors[0]["detail"]
    assert "engine:" in errors[0]["detail"]
