"""``coverage``: what it keeps, when that no longer holds, and how it is made anew."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from rules_engine.analysis.kept import read_coverage
from tests.analysis.proving import CORRIDOR, PLAYED, WHOLE, bend, write

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Ran

KEPT = Path("examples/coverage.json")
ALONE = ("coverage", "corridor", "--jobs", "1")
ALL = ("coverage", "--jobs", "1")


@pytest.fixture
def corridor(project: Path) -> Path:
    """Add the corridor with one example to the project, and leave no other."""
    for path in project.glob("examples/*/*.yml"):
        path.unlink()
    write(project, {"variants/corridor": CORRIDOR, "examples/corridor/played": PLAYED})
    return project


@pytest.fixture
def whole(corridor: Path) -> Path:
    """Add all examples of the corridor, which leave nothing open."""
    write(corridor, {f"examples/corridor/{name}": text for name, text in WHOLE.items()})
    return corridor


OUT_OF_DATE = f"""\
{KEPT}:4:5: {{}}[coverage-stale]: what is kept of corridor is out of date: the engine, the rules \
or the examples have changed
   4 |     "corridor": {{{{
     |     ^^^^^^^^^^
  help: run rules-engine coverage --write
"""


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
        assert stale.out == OUT_OF_DATE.format("error")
        warned = run("check")
        assert warned.status == run("check", "--strict").status - 1 == 0
        assert warned.out.startswith(OUT_OF_DATE.format("warning"))
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
    for arguments, severity in ((ALONE, "error"), (("check",), "warning")):
        ran = run(*arguments, *(["--check"] if severity == "error" else []))
        assert ran.out.startswith(
            f"{KEPT}:4:5: {severity}[coverage-edited]: what is kept of corridor is not what was "
            "found: it has been edited\n"
        )
        assert "have changed" not in ran.out
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
    assert checked.out.startswith(
        f"{KEPT}:4:5: error[coverage-not-whole]: "
        "8 changes or clauses of corridor are to be seen to\n"
    )
    assert "help: rules-engine coverage corridor lists them" in checked.out
    # No page says otherwise, so it is a warning to the site.
    assert f"{KEPT}:4:5: warning[coverage-not-whole]: " in run("check").out
    assert run(*ALONE).out == first.out.replace(f"kept in {KEPT}\n", "")


@pytest.mark.usefixtures("whole")
def test_other_blocks_stay(run: Callable[..., Ran]) -> None:
    write(Path(), {"examples/bagh-chal/placed": "variant: bagh-chal\nmoves: ['2.2']\n"})
    run(*ALONE, "--write")
    assert run(*ALL, "--check").out == (
        f"{KEPT}: error[coverage-missing]: nothing is kept of bagh-chal\n"
        "  help: run rules-engine coverage --write\n"
    )
    assert run("check").out.startswith(f"{KEPT}: warning[coverage-missing]: nothing is kept of b")
    before = json.loads(KEPT.read_text(encoding="utf-8"))
    run("coverage", "bagh-chal", "--jobs", "1", "--write")
    after = json.loads(KEPT.read_text(encoding="utf-8"))
    assert after["variants"]["corridor"] == before["variants"]["corridor"]
    assert list(after["variants"]) == ["bagh-chal", "corridor"]


@pytest.mark.usefixtures("corridor")
def test_a_check_may_be_annotated(run: Callable[..., Ran]) -> None:
    ran = run(*ALONE, "--check", "--format", "github")
    assert ran.out.startswith(f"::error file={KEPT},title=coverage-missing::nothing is kept of c")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[]", "wrong-type"),
        ('{"format": 1, "variants": {}}', "unknown-format"),
        ('{"format": 2, "variants": {"corridor": {"rules": -1}}}', "not-a-number"),
        ('{"format": 2, "variants": {"corridor": {}}}', "missing-key"),
        ("{", "unclosed-bracket"),
    ],
)
@pytest.mark.usefixtures("whole")
def test_a_kept_file_with_faults(run: Callable[..., Ran], text: str, code: str) -> None:
    KEPT.write_text(text, encoding="utf-8")
    ran = run(*ALONE, "--check")
    assert (ran.status, ran.out) == (1, "")
    assert f"{KEPT}:1:" in ran.err
    assert f"error[{code}]" in ran.err
    assert "help: the file is made by a command; make it anew: rules-engine coverage --write" in (
        ran.err
    )
    # The check of all says the same, and one variant alone cannot be kept in it.
    told = ran.err.partition("\n\n")[0].rstrip()
    assert told in run("check").out
    assert run("check").status == 1
    assert told in run(*ALONE, "--write").err
    assert KEPT.read_text(encoding="utf-8") == text
    assert run(*ALL, "--write").status == 0
    assert run(*ALL, "--check").status == 0


CONFLICT = """\
{
  "format": 2,
  "variants": {
<<<<<<< HEAD
    "corridor": {}
=======
    "corridor": {"mutants": 1}
>>>>>>> other
  }
}
"""


@pytest.mark.usefixtures("whole")
def test_a_kept_file_that_two_branches_have_changed(run: Callable[..., Ran]) -> None:
    KEPT.write_text(CONFLICT, encoding="utf-8")
    report = (
        f"{KEPT}:4:1: error[conflict-marks]: "
        "the file has conflict marks: two branches have changed it\n"
        "   4 | <<<<<<< HEAD\n     | ^^^^^^^^^^^^\n"
        "  help: take one of the two sides whole, or make it anew: rules-engine coverage --write\n"
    )
    assert run(*ALONE, "--check").err == report
    assert run("check").out.startswith(report)
    assert run(*ALL, "--write").status == 0
    assert run(*ALL, "--check") == (0, f"{KEPT} holds for 1 variant\n", "")


@pytest.mark.usefixtures("whole")
def test_a_folder_in_place_of_the_kept_file(run: Callable[..., Ran]) -> None:
    KEPT.mkdir()
    for option in ("--check", "--write"):
        ran = run(*ALL, option)
        assert (ran.status, ran.out) == (1, "")
        assert f"{KEPT}: error[not-a-file]: this is a directory" in ran.err


@pytest.mark.usefixtures("whole")
def test_what_is_kept_of_a_variant_that_is_gone(run: Callable[..., Ran]) -> None:
    run(*ALONE, "--write")
    before = KEPT.read_text(encoding="utf-8")
    block = json.loads(before)["variants"]["corridor"]
    kept = {"format": 2, "variants": {"alley": block, "corridor": block}}
    KEPT.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    message = (
        "[coverage-of-nothing]: something is kept of alley, of which there are no examples here"
    )
    ran = run(*ALL, "--check")
    assert (ran.status, ran.err) == (1, "")
    assert ran.out.startswith(f"{KEPT}:4:5: error{message}\n")
    assert run(*ALONE, "--check").status == 0  # which asks for no other variant
    checked = run("check")
    assert checked.out.startswith(f"{KEPT}:4:5: warning{message}\n")
    written = run(*ALONE, "--write")
    assert written.out.endswith(
        f"left out, since there are no examples of it here: alley\nkept in {KEPT}\n"
    )
    assert KEPT.read_text(encoding="utf-8") == before


@pytest.mark.usefixtures("whole")
def test_a_clause_in_vain_is_kept_as_open(run: Callable[..., Ran]) -> None:
    bend(Path("variants/corridor.yml"), "wins: cats}", "wins: cats, clause: CC-1}")
    for name in ("blocked", "played"):
        path = Path(f"examples/corridor/{name}.yml")
        bend(path, "variant: corridor\n", "variant: corridor\nshows: [CC-1]\n")
    assert run(*ALONE, "--write").status == 1
    assert '"unearned-clauses": [\n        "corridor/played: CC-1"\n      ]' in (
        KEPT.read_text(encoding="utf-8")
    )
    kept = read_coverage(Path())["corridor"]
    assert (kept.is_fresh, kept.coverage.is_whole) == (True, False)
    checked = run(*ALONE, "--check")
    assert checked.status == 1
    assert "1 change or clause of corridor is to be seen to" in checked.out
    assert "clause-not-earned" in run(*ALONE).out


@pytest.mark.usefixtures("whole")
def test_a_project_that_keeps_nothing_is_told_nothing(run: Callable[..., Ran]) -> None:
    assert run("check", "--strict").status == 0


@pytest.mark.usefixtures("whole")
def test_nothing_else_trips_on_the_kept_file(run: Callable[..., Ran]) -> None:
    before = run("check")
    run(*ALONE, "--write")
    assert run("check") == before
