"""``coverage``: what it tells in each format, and how it is used."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.analysis.proving import CORRIDOR, PLAYED, WHOLE, bend, write

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Ran

KEPT = Path("examples/coverage.json")
MICE_BLOCKED = "variants/corridor.yml:15:43"
ALONE = ("coverage", "corridor", "--jobs", "1")


@pytest.fixture
def corridor(project: Path) -> Path:
    """Add the corridor with one example to the project."""
    write(project, {"variants/corridor": CORRIDOR, "examples/corridor/played": PLAYED})
    return project


@pytest.fixture
def whole(corridor: Path) -> Path:
    """Add all examples of the corridor, which leave nothing open."""
    write(corridor, {f"examples/corridor/{name}": text for name, text in WHOLE.items()})
    return corridor


@pytest.mark.usefixtures("corridor")
def test_survivors_as_text(run: Callable[..., Ran]) -> None:
    ran = run(*ALONE)
    assert (ran.status, ran.err) == (1, "")
    survivors = [line for line in ran.out.splitlines() if "error[not-proven]" in line]
    assert len(survivors) == 8
    assert f"{MICE_BLOCKED}: error[not-proven]: no example of corridor notices this change: " in (
        ran.out
    )
    assert "endings.mice-blocked wins: mice instead of cats\n" in ran.out
    assert "  15 |   mice-blocked: {cannot-move: mice, wins: cats}\n" in ran.out
    table, last = ran.out.splitlines()[-4:-2], ran.out.splitlines()[-1]
    assert [" ".join(line.split()) for line in table] == [
        "variant mutants killed survivors equivalent unreachable rules proven",
        "corridor 36 12 8 16 0 7 4",
    ]
    assert last == "8 changes or clauses are to be seen to"


@pytest.mark.usefixtures("whole")
def test_nothing_is_left_open(run: Callable[..., Ran]) -> None:
    ran = run(*ALONE)
    assert (ran.status, ran.err) == (0, "")
    assert " ".join(ran.out.splitlines()[1].split()) == "corridor 36 20 0 16 0 7 7"
    assert ran.out.endswith("every change of a rule is noticed by an example\n")


@pytest.mark.usefixtures("corridor")
def test_what_cannot_be_noticed_is_listed_when_asked_for(run: Callable[..., Ran]) -> None:
    plain, verbose = run(*ALONE), run(*ALONE, "--verbose")
    assert "equivalent, " not in plain.out
    listed = [line for line in verbose.out.splitlines() if ": equivalent, " in line]
    assert len(listed) == 16
    assert (
        "variants/corridor.yml:6:3: pieces.cat with 'forward: up': equivalent, no rule asks for it"
    ) in listed
    assert listed == sorted(listed, key=lambda line: [int(n) for n in line.split(":")[1:3]])


@pytest.mark.usefixtures("corridor")
def test_survivors_as_json(run: Callable[..., Ran]) -> None:
    ran = run(*ALONE, "--format", "json", "--verbose")
    assert (ran.status, ran.err) == (1, "")
    report = json.loads(ran.out)
    assert list(report) == ["survivors", "variants", "unnoticeable"]
    assert len(report["survivors"]) == 8
    (won,) = [one for one in report["survivors"] if "wins: mice" in one["message"]]
    assert (won["code"], won["severity"]) == ("not-proven", "error")
    assert (won["file"], won["line"], won["column"]) == ("variants/corridor.yml", 15, 43)
    counts = {"mutants": 36, "killed": 12, "survivors": 8, "equivalent": 16, "unreachable": 0}
    assert report["variants"]["corridor"]["counts"] == counts
    assert report["variants"]["corridor"]["rules"] == 7
    assert report["variants"]["corridor"]["proven"] == 4
    assert len(report["unnoticeable"]) == 16


@pytest.mark.usefixtures("corridor")
def test_survivors_as_annotations(run: Callable[..., Ran]) -> None:
    ran = run(*ALONE, "--format", "github")
    lines = ran.out.splitlines()
    assert (ran.status, len(lines)) == (1, 8)
    assert all(line.startswith("::error file=variants/corridor.yml,line=") for line in lines)
    assert all(",title=not-proven::no example of corridor " in line for line in lines)
    assert all("%0Aexpected: an example that fails under the change" in line for line in lines)


@pytest.mark.usefixtures("corridor")
def test_the_number_of_processes_changes_nothing(run: Callable[..., Ran]) -> None:
    one = run("coverage", "corridor", "halatafl", "--format", "json", "--verbose", "--jobs", "1")
    two = run("coverage", "halatafl", "corridor", "--format", "json", "--verbose", "--jobs", "2")
    assert (one.status, one.err) == (1, "")
    assert one == two


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("corridr",), "did you mean 'corridor'?"),
        (("corridor.yml",), "takes the ids of variants"),
        (("tablut",), "there are no examples of tablut"),
        (("corridor", "--jobs", "0"), "no number of processes"),
        (("corridor", "--jobs", "two"), "no number of processes"),
    ],
)
@pytest.mark.usefixtures("corridor")
def test_wrong_use(run: Callable[..., Ran], arguments: tuple[str, ...], words: str) -> None:
    ran = run("coverage", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert words in ran.err


def test_examples_must_be_there(
    run: Callable[..., Ran], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "empty").mkdir()
    monkeypatch.chdir(tmp_path / "empty")
    ran = run("coverage")
    assert ran.status == 2
    assert "change to the project's folder" in ran.err


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.usefixtures("corridor")
def test_faulty_examples_are_told_first(run: Callable[..., Ran], jobs: str) -> None:
    bend(Path("examples/corridor/played.yml"), "c1-b1]", "c1-a1]")
    ran = run("coverage", "corridor", "bagh-chal", "--jobs", jobs)
    assert (ran.status, ran.out) == (1, "")
    assert "examples/corridor/played.yml:2:30: error[illegal-move]" in ran.err


@pytest.fixture
def unearned(whole: Path) -> Path:
    """Let two examples name a clause that only the first of them depends on."""
    bend(whole / "variants/corridor.yml", "wins: cats}", "wins: cats, clause: CC-1}")
    for name in ("blocked", "played"):
        path = whole / f"examples/corridor/{name}.yml"
        bend(path, "variant: corridor\n", "variant: corridor\nshows: [CC-1]\n")
    return whole


UNEARNED = (
    "the example shows CC-1, and stays true however endings.mice-blocked is changed",
    "a claim that some change of the rule makes untrue",
    (
        "add such a move or claim ('captures', 'legal', 'illegal', 'then'), or take CC-1 out of "
        "'shows'"
    ),
)


@pytest.mark.usefixtures("unearned")
def test_a_clause_in_vain_as_text(run: Callable[..., Ran]) -> None:
    message, expected, hint = UNEARNED
    ran = run(*ALONE)
    assert (ran.status, ran.err) == (1, "")
    assert ran.out.splitlines()[:5] == [
        f"examples/corridor/played.yml:2:9: error[clause-not-earned]: {message}",
        "   2 | shows: [CC-1]",
        "     |         ^^^^",
        f"  expected: {expected}",
        f"  help: {hint}",
    ]
    assert " ".join(ran.out.splitlines()[-3].split()) == "corridor 36 20 0 16 0 7 7"
    assert ran.out.splitlines()[-1] == "1 change or clause is to be seen to"


@pytest.mark.usefixtures("unearned")
def test_a_clause_in_vain_as_json(run: Callable[..., Ran]) -> None:
    ran = run(*ALONE, "--format", "json")
    report = json.loads(ran.out)
    (fault,) = report["survivors"]
    assert (ran.status, fault["code"]) == (1, "clause-not-earned")
    assert (fault["message"], fault["expected"], fault["hint"]) == UNEARNED
    place = (fault["file"], fault["line"], fault["column"], fault["length"])
    assert place == ("examples/corridor/played.yml", 2, 9, 4)
    assert report["variants"]["corridor"]["unearned"] == ["corridor/played: CC-1"]


@pytest.mark.usefixtures("unearned")
def test_a_clause_in_vain_as_an_annotation(run: Callable[..., Ran]) -> None:
    ran = run(*ALONE, "--format", "github")
    assert ran.status == 1
    assert ran.out.startswith(
        "::error file=examples/corridor/played.yml,line=2,col=9,title=clause-not-earned::the exam"
    )


def test_the_sentence_of_a_rule_whose_clause_is_named_in_vain(
    run: Callable[..., Ran], project: Path
) -> None:
    # BC-10: the goats win when no tiger can move. Here they can, whoever would win otherwise.
    free = "variant: bagh-chal\nshows: BC-10\nmoves: ['2.2']\nthen: {result: ongoing}\n"
    write(project, {"examples/bagh-chal/free": free})
    ran = run("coverage", "bagh-chal", "--jobs", "1")
    report = ran.out.partition("examples/bagh-chal/free.yml:2:8: ")[2].partition("\n\n")[0]
    assert report.startswith("error[clause-not-earned]")
    assert report.endswith("\n  | The goats win when the tigers cannot move on their turn.")


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("what", ["pipe", "folder"])
@pytest.mark.usefixtures("whole")
def test_an_example_that_is_no_file(run: Callable[..., Ran], what: str, jobs: str) -> None:
    run(*ALONE, "--write")
    path = Path("examples/corridor/strange.yml")
    if what == "pipe":
        os.mkfifo(path)
    else:
        path.mkdir()
    kind = "a named pipe" if what == "pipe" else "a directory"
    fault = f"{path}: error[not-a-file]: this is {kind}, not a file"
    ran = run("coverage", "corridor", "bagh-chal", "--jobs", jobs)
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith(fault)
    for arguments in (("--check",), ("corridor", "--check")):
        ran = run("coverage", *arguments)
        assert (ran.status, ran.err) == (1, "")
        assert fault in ran.out
    assert fault in run("check").out


@pytest.mark.parametrize("option", ["--write", "--fresh", "--verbose"])
@pytest.mark.usefixtures("corridor")
def test_a_check_runs_nothing(run: Callable[..., Ran], option: str) -> None:
    ran = run(*ALONE, "--check", option)
    assert (ran.status, ran.out) == (2, "")
    assert f"without a run; leave {option} out, or --check" in ran.err
    assert not KEPT.exists()
