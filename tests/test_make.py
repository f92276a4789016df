"""The setup script: it installs once, again when something changed, and passes on what it ran."""

from __future__ import annotations

import ast
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import make

ROOT = Path(make.__file__).resolve().parent


class Calls(list[list[str]]):
    """Stands in for subprocess.call: notes each command; ``status`` is what it returns."""

    status = 0

    def __call__(self, command: list[str], **_: object) -> int:
        self.append(command)
        return self.status

    def installed(self) -> list[str]:
        """Return what each pip call was asked for."""
        return [command[-1] for command in self if "pip" in command]

    def created(self) -> int:
        """Return how many environments were made."""
        return sum("venv" in command for command in self)


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    calls = Calls()
    monkeypatch.setattr(subprocess, "call", calls)
    return calls


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a project folder whose environment runs this very Python."""
    for name in make.INPUTS:
        (tmp_path / name).write_text(name, encoding="utf-8")
    python = make.python_of(tmp_path / ".venv")
    python.parent.mkdir(parents=True)
    python.symlink_to(sys.executable)
    return tmp_path


def test_a_second_setup_does_nothing(project: Path, calls: Calls) -> None:
    make.prepare(project, project / ".venv", ["test"])
    assert calls.installed() == [f"{project}[test]"]
    assert calls.created() == 1
    make.prepare(project, project / ".venv", ["test"])
    make.prepare(project, project / ".venv", [])
    assert len(calls) == 2


def test_more_extras_are_added_to_those_that_are_there(project: Path, calls: Calls) -> None:
    make.prepare(project, project / ".venv", [])
    make.prepare(project, project / ".venv", ["test"])
    make.prepare(project, project / ".venv", ["dev"])
    assert calls.installed() == [str(project), f"{project}[test]", f"{project}[dev,test]"]
    assert calls.created() == 1


@pytest.mark.parametrize("name", make.INPUTS)
def test_a_changed_dependency_installs_again(project: Path, calls: Calls, name: str) -> None:
    make.prepare(project, project / ".venv", [])
    (project / name).write_text("changed", encoding="utf-8")
    make.prepare(project, project / ".venv", [])
    assert len(calls.installed()) == 2
    assert calls.created() == 1


@pytest.mark.parametrize("key", ["root", "python"])
def test_a_moved_folder_or_another_python_starts_anew(
    project: Path, calls: Calls, key: str
) -> None:
    make.prepare(project, project / ".venv", [])
    stamp = project / ".venv" / make.STAMP
    stamp.write_text(json.dumps(json.loads(stamp.read_text()) | {key: "other"}), encoding="utf-8")
    make.prepare(project, project / ".venv", [])
    assert calls.created() == 2


@pytest.mark.parametrize("stamp", ["", "[1]", "no json", '{"extras": 3}'])
def test_a_spoiled_stamp_counts_as_none(project: Path, calls: Calls, stamp: str) -> None:
    (project / ".venv" / make.STAMP).write_text(stamp, encoding="utf-8")
    make.prepare(project, project / ".venv", [])
    assert len(calls.installed()) == 1


def test_a_failed_installation_is_tried_again(project: Path, calls: Calls) -> None:
    make.prepare(project, project / ".venv", [])
    calls.status = 1
    with pytest.raises(make.SetupError, match="pip's reason stands above"):
        make.prepare(project, project / ".venv", ["test"])
    calls.status = 0
    make.prepare(project, project / ".venv", [])
    assert len(calls.installed()) == 3


def test_a_python_without_venv_is_told_so(
    project: Path, calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(make.SetupError, match="python3-venv"):
        make.prepare(project, project / ".venv", [])
    assert calls == []


def test_a_setup_that_fails_is_status_1_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise make.SetupError("No luck.")

    monkeypatch.setattr(make, "prepare", fail)
    assert make.main(["test"]) == 1
    assert capsys.readouterr().err == "No luck.\n"


@pytest.mark.parametrize(
    ("name", "arguments", "commands"),
    [
        ("site", [], [["mkdocs", "build", "--strict"]]),
        ("site", ["-q"], [["mkdocs", "build", "--strict", "-q"]]),
        ("site", ["--serve", "-o"], [["mkdocs", "serve", "-o"]]),
        (
            "site",
            ["--offline", "-q"],
            [["mkdocs", "build", "--strict", "--config-file", "mkdocs-offline.yml", "-q"]],
        ),
        (
            "site",
            ["--serve", "--offline"],
            [["mkdocs", "serve", "--config-file", "mkdocs-offline.yml"]],
        ),
        ("test", ["-m", "slow"], [["pytest", "-n", "auto", "--dist", "loadgroup", "-m", "slow"]]),
        ("lint", [], [["ruff", "check"], ["ruff", "format", "--check"], ["mypy"]]),
        ("run", ["rules-engine", "--help"], [["rules-engine", "--help"]]),
        ("setup", [], []),
    ],
)
def test_what_each_command_runs(name: str, arguments: list[str], commands: list[list[str]]) -> None:
    assert make.commands_for(name, arguments) == commands


@pytest.mark.parametrize(
    ("name", "arguments", "extras"),
    [
        ("site", ["--serve"], ()),
        ("test", [], ("test",)),
        ("run", ["rules-engine", "check"], ()),
        ("run", ["mkdocs", "--version"], ()),
        ("run", ["pre-commit", "install"], make.ALL_EXTRAS),
        ("lint", [], make.ALL_EXTRAS),
        ("setup", [], make.ALL_EXTRAS),
    ],
)
def test_only_what_a_command_needs_is_installed(
    name: str, arguments: list[str], extras: tuple[str, ...]
) -> None:
    assert make.extras_for(name, arguments) == extras


def test_a_program_that_is_missing_is_answered_with_advice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(make, "prepare", lambda *_: None)
    assert make.main(["run", "no-such-command"]) == 127
    assert "delete the folder .venv and start this again" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals there")
def test_a_signal_also_ends_what_is_running() -> None:
    child = "import os, time; print(os.getpid(), flush=True); time.sleep(60)"
    script = (
        "import signal, sys, pathlib, make; signal.signal(signal.SIGTERM, make.end); "
        f"make.run(pathlib.Path('.venv'), [sys.executable, '-c', {child!r}])"
    )
    parent = subprocess.Popen(
        [sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert parent.stdout is not None
    with parent.stdout as output:
        number = int(output.readline())
        parent.terminate()
        assert parent.wait(timeout=20) == 128 + signal.SIGTERM
        assert output.read() == "", "the child holds the pipe while it lives"
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)


def test_the_exit_status_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make, "prepare", lambda *_: None)
    assert make.main(["run", sys.executable, "-c", "raise SystemExit(7)"]) == 7
    assert make.main(["run", sys.executable, "-c", ""]) == 0
    assert make.main(["run", "no-such-command"]) == 127


@pytest.mark.parametrize("arguments", [["frobnicate"], ["lint", "x"], ["setup", "x"], ["run"]])
def test_a_wrong_call_is_status_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert make.main(arguments) == 2
    assert "usage:" in capsys.readouterr().err


def test_help_needs_no_environment(capsys: pytest.CaptureFixture[str]) -> None:
    assert make.main([]) == make.main(["--help"]) == 0
    assert "usage:" in capsys.readouterr().out


def test_the_settings_of_the_offline_site_are_there() -> None:
    assert (ROOT / make.OFFLINE).is_file()


def test_an_older_python_can_read_far_enough_to_be_told() -> None:
    # The whole file is parsed before its first line runs, so all of it must parse.
    ast.parse((ROOT / "make.py").read_text(encoding="utf-8"), feature_version=(3, 7))
