"""The benchmarks run, and answer with their exit status where a target is required."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

import pytest

from benchmarks import coverage_run, examples_judged, timing

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("target", "options", "status"),
    [(1000.0, ["--require"], 0), (0.0, ["--require"], 1), (0.0, [], 0)],
)
def test_a_missed_target_fails_only_where_it_is_required(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    target: float,
    options: list[str],
    status: int,
) -> None:
    monkeypatch.setattr(examples_judged, "NUMBER", 100)
    monkeypatch.setattr(examples_judged, "TARGET", target)
    monkeypatch.setattr(sys, "argv", ["examples_judged", "--runs", "1", *options])
    assert examples_judged.main() == status
    assert ("target met" if target else "target missed") in capsys.readouterr().out


def test_every_example_is_copied_before_one_is_copied_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(examples_judged, "NUMBER", 200)
    originals = examples_judged.copy_examples(tmp_path)
    copies = list(tmp_path.glob("*/*.yml"))
    assert len(copies) == 200
    assert len({path.read_bytes() for path in copies}) == 200
    stems = {(path.parent.name, path.stem.rpartition("-")[0]) for path in copies}
    assert len(stems) == min(originals, 200)


def test_the_best_run_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 3.0, 10.0, 11.0, 20.0, 22.0])
    monkeypatch.setattr(time, "process_time", lambda: next(clock))
    done: list[int] = []
    assert timing.cpu_seconds(lambda: done.append(1), 3) == 1.0
    assert len(done) == 3


@pytest.mark.parametrize(("target", "status"), [(1000.0, 0), (0.0, 1)])
def test_a_run_of_rule_mutation_is_timed(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    target: float,
    status: int,
) -> None:
    monkeypatch.setattr(coverage_run, "TARGET", target)
    monkeypatch.setattr(sys, "argv", ["coverage_run", "fox-and-hounds", "--jobs", "1", "--require"])
    assert coverage_run.main() == status
    assert "mutants of 1 variants and rule sets" in capsys.readouterr().out
