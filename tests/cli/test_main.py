"""The command line as a whole: help, exit statuses, and endings from outside."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import rules_engine
from rules_engine.cli import perft
from rules_engine.cli.main import COMMANDS, main
from rules_engine.cli.progress import Progress

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Ran

ROOT = Path(__file__).resolve().parent.parent.parent
NAMES = [command.name for command in COMMANDS]
PROGRAM = [sys.executable, "-m", "rules_engine"]
NEEDED: dict[str, tuple[str, ...]] = {
    "check": (),
    "show": ("halatafl",),
    "moves": ("halatafl",),
    "perft": ("halatafl", "1"),
    "solve": ("fox-and-hounds", "--limit", "9"),
    "replay": ("halatafl/must-jump",),
    "render": ("halatafl/must-jump", "-o", "-"),
    "print": ("halatafl", "-o", "halatafl.pdf"),
    "convert": ("halatafl", "/2F4/7/7/7/7/7/7/"),
    "coverage": ("halatafl", "--jobs", "1"),
    "numbers": (),
    "translations": (),
    "words": ("halatafl",),
}
"""The least that each command asks for."""
BRANDUBH = "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/"


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"}


def test_there_are_the_promised_commands() -> None:
    engine = ["check", "show", "moves", "perft", "solve", "replay", "render", "print", "convert"]
    assert [*engine, "coverage", "numbers", "translations", "words"] == NAMES
    assert list(NEEDED) == NAMES


def put_pages(project: Path, *languages: str) -> None:
    """Write a page in some languages."""
    for language in languages:
        (project / "docs" / language).mkdir(parents=True)
        (project / "docs" / language / "index.md").write_text("# Tablut\n", encoding="utf-8")


def test_help_names_every_command_and_every_status(run: Callable[..., Ran]) -> None:
    ran = run("--help")
    assert (ran.status, ran.err) == (0, "")
    for word in (*NAMES, "exit status:", "  0 ", "  1 ", "  2 ", "  130 ", "  141 "):
        assert word in ran.out


@pytest.mark.parametrize("name", NAMES)
def test_each_command_has_help_with_examples(run: Callable[..., Ran], name: str) -> None:
    ran = run(name, "--help")
    assert (ran.status, ran.err) == (0, "")
    for words in (f"rules-engine {name} ", "examples:", "exit status:", "--variants DIR"):
        assert words in ran.out
    if name in ("show", "moves", "perft", "convert"):
        assert "--set OPTION=VALUE" in ran.out


@pytest.mark.parametrize("name", NAMES)
def test_the_examples_of_the_help_are_accepted(
    run: Callable[..., Ran], project: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each example line runs in a project that has what it names, and none is wrong use."""
    (project / "draft.yml").write_bytes(Path("examples/halatafl/must-jump.yml").read_bytes())
    (project / "drafts").mkdir()
    (project / "board.txt").write_text(f"{BRANDUBH}\n", encoding="utf-8")
    put_pages(project, "en", "pt")
    (project / "docs" / "en" / "games").mkdir()
    (project / "docs" / "en" / "games" / "halatafl.md").write_text("# Halatafl\n", encoding="utf-8")
    (command,) = [one for one in COMMANDS if one.name == name]
    for line, _ in command.examples:
        line, redirected, _ = line.partition(" < ")
        if redirected:
            record = io.BytesIO(BRANDUBH.encode())
            monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(record))
        short = {"solve": ("--limit", "9"), "coverage": ("--jobs", "1")}.get(name, ())
        short = () if line == "solve --check" else short  # which searches nothing
        ran = run(*line.replace("5 --set", "2 --set").split(), *short)
        assert ran.status in (0, 1), f"{line}: {ran.err}"


def test_the_version(run: Callable[..., Ran]) -> None:
    assert run("--version") == (0, f"rules-engine {rules_engine.__version__}\n", "")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "a command is missing"),
        (("chek",), "did you mean 'check'?"),
        (("xyzzy",), "the commands are check, show"),
        (("--nothing",), "--nothing"),
        (("perft", "halatafl"), "DEPTH"),
        (("perft", "halatafl", "-1"), "no number of plies"),
        (("perft", "halatafl", "two"), "no number of plies"),
        (("perft", "halatafl", "100"), "no number of plies"),
        (("perft", "haltafl", "1"), "did you mean 'halatafl'?"),
        (("perft", "chess", "1"), "known are alea-evangelii,"),
        (("show", "x" * 3000), "there is no variant"),
        (("show", "variants/halatafl.yml"), "takes the id of a variant: halatafl"),
        (("show", "halatafl", "--set", "geese=15"), "it has none"),
        (("show", "fox-and-geese", "--set", "gese=15"), "did you mean 'geese'?"),
        (("show", "fox-and-geese", "--set", "geese=14"), "it is one of 13, 15, 17"),
        (("show", "fox-and-geese", "--set", "geese"), "expected OPTION=VALUE"),
        (("show", "fox-and-geese", "--set", "=15"), "expected OPTION=VALUE"),
        (("show", "fox-and-geese", "--set", "geese=15", "--set", "geese=17"), "15 already"),
        (("show", "halatafl", "--variants", "nowhere"), "there is no folder 'nowhere'"),
        (("show", "halatafl", "--fla"), "--fla"),
        (("replay", "halatafl/must-jumb"), "did you mean 'halatafl/must-jump'?"),
        (("replay", "halatafl/something-else"), "known are halatafl/must-jump"),
        (("replay",), "EXAMPLE"),
        (("replay", "nothing/like-it"), "there is no example 'nothing/like-it'\n"),
        (("replay", "draft.yml"), "there is no file 'draft.yml'"),
        (("replay", "x" * 3000), "File name too long"),
        (("moves", "bagh-chal", "halatafl/must-jump"), "is an example of halatafl"),
        (("render", "halatafl/must-jump"), "-o"),
        (("render", "halatafl/must-jump", "-o", "-", "--step", "2"), "the steps 0 to 1"),
        (("render", "halatafl/must-jump", "-o", "-", "--step", "last"), "no number of a step"),
        (("render", "halatafl/must-jump", "-o", "-", "--language", "xx"), "known are en"),
        (("convert", "halatafl"), "FILE"),
        (("convert", "haltafl", "/7/"), "did you mean 'halatafl'?"),
        (("check", "nowhere"), "there is no file or folder 'nowhere'"),
        (("check", "--format", "xml"), "xml"),
    ],
)
def test_wrong_use_says_what_to_do(
    run: Callable[..., Ran], arguments: tuple[str, ...], words: str
) -> None:
    ran = run(*arguments)
    assert (ran.status, ran.out) == (2, "")
    assert words in ran.err
    assert "Traceback" not in ran.err


def test_ids_need_a_folder_of_examples(
    run: Callable[..., Ran], project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(project / "examples")
    ran = run("replay", "halatafl/must-jump")
    assert ran.status == 2
    assert "change to the project's folder" in ran.err
    assert run("replay", "halatafl/must-jump.yml").status == 0


@pytest.mark.parametrize("name", NAMES)
def test_every_command_takes_folders_of_variants(
    run: Callable[..., Ran], project: Path, name: str
) -> None:
    (project / "more").mkdir()
    put_pages(project, "en")
    ran = run(name, *NEEDED[name], "--variants", "more", "--variants", "more")
    # A search that is cut short for the test's sake has found nothing, and two examples prove
    # little.
    assert ran.status == (1 if name in ("solve", "coverage") else 0)


def test_options_may_stand_between_the_names(run: Callable[..., Ran]) -> None:
    between = run("moves", "halatafl", "--variants", "examples", "halatafl/must-jump")
    assert between == run("moves", "halatafl", "halatafl/must-jump")
    assert between.status == 0


@pytest.mark.parametrize("name", ["show", "moves", "perft", "convert"])
def test_a_variant_with_faults_is_reported(
    run: Callable[..., Ran], project: Path, name: str
) -> None:
    (project / "variants").mkdir()
    (project / "variants" / "mine.yml").write_text("id: mine\nboard: [\n", encoding="utf-8")
    ran = run(name, *("mine", *NEEDED[name][1:]))
    assert (ran.status, ran.out) == (1, "")
    assert "variants/mine.yml:2:9: error[unclosed-bracket]" in ran.err


@pytest.mark.parametrize("name", ["replay", "render", "moves"])
def test_an_example_with_faults_is_reported(
    run: Callable[..., Ran], project: Path, name: str
) -> None:
    path = project / "examples" / "halatafl" / "must-jump.yml"
    path.write_text(path.read_text("utf-8").replace("play: d6xd4", "play: d6-d7"), "utf-8")
    arguments = ("halatafl", "halatafl/must-jump") if name == "moves" else NEEDED[name]
    ran = run(name, *arguments)
    assert (ran.status, ran.out) == (1, "")
    assert "examples/halatafl/must-jump.yml:14:11: error[illegal-move]" in ran.err


def test_an_interruption_is_no_traceback(
    run: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(perft, "perft", interrupted)
    assert run("perft", "halatafl", "3") == (130, "", "")


@pytest.mark.parametrize("module", ["rules_engine", "rules_engine.cli.main"])
def test_the_module_runs_as_a_program(project: Path, module: str) -> None:
    answer = subprocess.run(
        [sys.executable, "-m", module, "perft", "halatafl", "2"],
        cwd=project,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (answer.returncode, answer.stdout, answer.stderr) == (0, "1 6\n2 114\n", "")


def test_the_installed_script_is_the_same_function() -> None:
    import tomllib

    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert settings["project"]["scripts"] == {"rules-engine": "rules_engine.cli.main:main"}


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break otherwise there")
def test_a_reader_that_goes_away_is_no_traceback(project: Path) -> None:
    command = [*PROGRAM, "show", "halatafl"]
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as gone:
        answer = subprocess.run(
            command,
            cwd=project,
            env=environment(),
            stdout=gone,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (answer.returncode, answer.stderr) == (141, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_no_traceback(project: Path) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        answer = subprocess.run(
            [*PROGRAM, "show", "halatafl"],
            cwd=project,
            env=environment(),
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert answer.returncode == 2
    assert answer.stderr.startswith("rules-engine: the output cannot be written: ")
    assert answer.stderr.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="signals are others there")
@pytest.mark.skipif(not Path("/bin/sh").exists(), reason="closes a stream as a shell does")
@pytest.mark.parametrize(
    ("command", "status"),
    [
        ("check >&-", 2),
        ("check --help >&-", 2),
        ("--version >&-", 2),
        ("show halatafl >&-", 2),
        ("moves halatafl >&- 2>&-", 2),
        ("moves chess 2>&-", 2),
        ("check 2>&-", 0),
        ("render halatafl/must-jump -o jump.svg >&-", 0),
    ],
)
def test_closed_output_is_no_traceback(project: Path, command: str, status: int) -> None:
    answer = subprocess.run(
        ["/bin/sh", "-c", f'"{sys.executable}" -m rules_engine {command}'],
        cwd=project,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == status
    told = status == 2 and "2>" not in command
    words = "rules-engine: the output cannot be written: Bad file descriptor\n"
    assert answer.stderr == (words if told else "")


def test_the_signal_of_an_interruption(project: Path) -> None:
    with subprocess.Popen(
        [*PROGRAM, "perft", "bagh-chal", "60"],
        cwd=project,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        # The first counts are printed as soon as they are known, so by now it is at work.
        assert process.stdout.readline() == "1 21\n"
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (130, "")


def test_letters_that_the_output_lacks_are_escaped(project: Path) -> None:
    answer = subprocess.run(
        [*PROGRAM, "show", "halatafl"],
        cwd=project,
        env={**environment(), "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (answer.returncode, answer.stderr) == (0, "")
    assert "G\\xe5setavl" in answer.stdout


class Terminal(io.StringIO):
    """An output that says that it is a terminal."""

    def isatty(self) -> bool:
        return True


def progress_on(monkeypatch: pytest.MonkeyPatch, stream: io.StringIO, seconds: list[float]) -> str:
    clock = iter(seconds)
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setattr(time, "monotonic", lambda: next(clock))
    with Progress("files") as progress:
        for done in range(len(seconds) - 1):
            progress(done, 9)
    return stream.getvalue()


def test_progress_is_shown_to_a_terminal_and_wiped(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = progress_on(monkeypatch, Terminal(), [0.0, 0.1, 1.0, 1.01, 2.0])
    assert shown == "\rfiles: 1 of 9\rfiles: 3 of 9\r" + " " * 13 + "\r"


def test_progress_of_a_short_run_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    assert progress_on(monkeypatch, Terminal(), [0.0, 0.1, 0.2]) == ""


def test_progress_is_not_shown_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    assert progress_on(monkeypatch, io.StringIO(), [0.0, 9.0, 18.0]) == ""


def test_main_takes_the_arguments_of_the_program(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["rules-engine", "perft", "halatafl", "1"])
    assert main() == 0
    assert capsys.readouterr().out == "1 6\n"
    assert project.is_dir()
