"""``coverage``: what it prints in each format, what it keeps, and when that no longer holds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from rules_engine.analysis.kept import read_coverage
from tests.analysis.proving import CORRIDOR, PLAYED, WHOLE, write
from tests.loading.small import edited

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


def bend(path: Path, old: str, new: str) -> None:
    path.write_text(edited(path.read_text(encoding="utf-8"), (old, new)), encoding="utf-8")


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
    assert last == "8 changes or clauses to be seen to"


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


@pytest.mark.usefixtures("whole")
def test_keeping_and_what_makes_it_stale(run: Callable[..., Ran], whole: Path) -> None:
    assert run(*ALONE, "--check").status == 1
    written = run(*ALONE, "--write")
    assert (written.status, written.out.splitlines()[-1]) == (0, f"kept in {KEPT}")
    before = KEPT.read_bytes()
    checked = run(*ALONE, "--check")
    assert checked == (0, f"{KEPT} holds for 1 variant\n", "")
    kept = read_coverage(whole)["corridor"]
    assert (kept.is_fresh, kept.coverage.rules, kept.coverage.proven) == (True, 7, 7)
    # A comment changes nothing, and neither does where a line ends.
    variant, example = Path("variants/corridor.yml"), Path("examples/corridor/played.yml")
    bend(variant, "pieces:", "# Two of them.\npieces:")
    assert run(*ALONE, "--check").status == 0
    example.write_bytes(example.read_bytes().replace(b"\n", b"\r\n"))
    assert run(*ALONE, "--check").status == 0
    # An example does, and a rule.
    for path, old, new in (
        (example, "c1-b1]", "c1-b1] # by force"),
        (variant, "notation: algebraic", "notation: row-column"),
    ):
        bend(path, old, new)
        stale = run(*ALONE, "--check")
        assert (stale.status, stale.err) == (1, "")
        assert f"{KEPT}: error[coverage-not-kept]: the engine, corridor or its ex" in stale.out
        assert "help: run rules-engine coverage --write" in stale.out
        assert not read_coverage(whole)["corridor"].is_fresh
        bend(path, new, old)
        assert run(*ALONE, "--check").status == 0
    more = Path("examples/corridor/more.yml")
    more.write_text("variant: corridor\nthen: {result: ongoing}\n", encoding="utf-8")
    assert run(*ALONE, "--check").status == 1
    more.unlink()
    assert KEPT.read_bytes() == before
    run(*ALONE, "--write", "--fresh")
    assert KEPT.read_bytes() == before


@pytest.mark.usefixtures("whole")
def test_a_kept_block_that_was_touched_does_not_hold(run: Callable[..., Ran]) -> None:
    run(*ALONE, "--write")
    bend(KEPT, '"proven": 7', '"proven": 8')
    assert run(*ALONE, "--check").status == 1
    assert run(*ALONE).out.splitlines()[1].split()[-1] == "7"


@pytest.mark.usefixtures("whole")
def test_a_plain_run_uses_what_holds(
    run: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch
) -> None:
    run(*ALONE, "--write")
    asked = []

    def watched(project: object, units: object, *_: object) -> dict[object, object]:
        del project
        asked.append(units)
        return {}

    monkeypatch.setattr("rules_engine.analysis.mutation.runner.proven", watched)
    ran = run(*ALONE)
    assert (ran.status, asked) == (0, [[]])
    assert " ".join(ran.out.splitlines()[1].split()) == "corridor 36 20 0 16 0 7 7"


@pytest.mark.usefixtures("corridor")
def test_what_is_kept_of_something_open_is_looked_at_again(run: Callable[..., Ran]) -> None:
    first = run(*ALONE, "--write")
    assert first.status == 1
    checked = run(*ALONE, "--check")
    assert (checked.status, checked.err) == (1, "")
    assert "8 of the rules of corridor are not proven" in checked.out
    assert run(*ALONE).out == first.out.replace(f"kept in {KEPT}\n", "")


@pytest.mark.usefixtures("whole")
def test_other_blocks_stay(run: Callable[..., Ran]) -> None:
    run(*ALONE, "--write")
    before = json.loads(KEPT.read_text(encoding="utf-8"))
    run("coverage", "bagh-chal", "--jobs", "1", "--write")
    after = json.loads(KEPT.read_text(encoding="utf-8"))
    assert after["variants"]["corridor"] == before["variants"]["corridor"]
    assert list(after["variants"]) == ["bagh-chal", "corridor"]


@pytest.mark.usefixtures("corridor")
def test_a_check_may_be_annotated(run: Callable[..., Ran]) -> None:
    ran = run(*ALONE, "--check", "--format", "github")
    assert ran.out.startswith(f"::error file={KEPT},title=coverage-not-kept::nothing is kept of c")


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


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[]", "wrong-type"),
        ('{"format": 2, "variants": {}}', "unknown-format"),
        ('{"format": 1, "variants": {"corridor": {"rules": -1}}}', "not-a-number"),
        ('{"format": 1, "variants": {"corridor": {}}}', "missing-key"),
        ("{", "unclosed-bracket"),
    ],
)
@pytest.mark.usefixtures("corridor")
def test_a_kept_file_with_faults(run: Callable[..., Ran], text: str, code: str) -> None:
    KEPT.write_text(text, encoding="utf-8")
    ran = run(*ALONE, "--check")
    assert (ran.status, ran.out) == (1, "")
    assert f"{KEPT}:1:" in ran.err
    assert f"error[{code}]" in ran.err


@pytest.mark.usefixtures("whole")
def test_nothing_else_trips_on_the_kept_file(run: Callable[..., Ran]) -> None:
    before = run("check")
    run(*ALONE, "--write")
    assert run("check") == before
