"""A small project to run commands in, and a way to run them in this process."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING, NamedTuple

import pytest

from rules_engine.cli.main import main

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

MUST_JUMP = """\
variant: halatafl
shows: [HT-6]
position: |
  _ _ . . . _ _
  _ _ . F . _ _
  . . . g . . .
  . . . . . . .
  F . . g g g g
  _ _ g g g _ _
  _ _ g g g _ _
to-move: foxes
captured: {goose: 9}
moves:
  - play: d6xd4
    captures: [d5]
    illegal: {d6-d7: mandatory}
then:
  result: ongoing
"""

PLACED = """\
variant: bagh-chal
moves:
  - '2.2'
  - 1.1-1.2
"""


class Ran(NamedTuple):
    """What a command did."""

    status: int
    out: str
    err: str


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a project of two examples and go there."""
    for name, text in (("halatafl/must-jump", MUST_JUMP), ("bagh-chal/first-goat", PLACED)):
        path = tmp_path / "examples" / f"{name}.yml"
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    # Help is as wide as the terminal; here always the same.
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


@pytest.fixture
def run(project: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """Return a function that runs a command line in the project."""
    assert shutil.get_terminal_size().columns == 100
    assert project.is_dir()

    def ran(*arguments: str) -> Ran:
        try:
            status = main(arguments)
        except SystemExit as stop:
            status = stop.code if isinstance(stop.code, int) else -1
        out, err = capsys.readouterr()
        return Ran(status, out, err)

    return ran
