"""Time for changing every rule of every variant and asking the examples, on all processors.

Run in the project's folder: ``python -m benchmarks.coverage_run``. It is what ``rules-engine
coverage --fresh`` does, with as many processes as there are processors, or as ``--jobs`` says.
"""

from __future__ import annotations

import argparse
import os
import resource
import sys
import time
from pathlib import Path

from benchmarks.timing import verdict
from rules_engine.analysis.mutation.runner import Project, ground_of, proven, units_of
from rules_engine.loading import BUILT_IN

ROOT = Path(__file__).resolve().parent.parent
TARGET = 60.0
"""Seconds, on two processors."""


def asked() -> argparse.Namespace:
    """Read the command line: ``jobs``, ``names`` and ``require``."""
    parser = argparse.ArgumentParser(description="Time of a whole run of rule mutation.")
    parser.add_argument("names", nargs="*", help="variants; all that have examples if left out")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument(
        "--require", action="store_true", help="exit with status 1 when the target is missed"
    )
    parsed = parser.parse_args()
    if parsed.jobs < 1:
        parser.error("--jobs: at least 1")
    return parsed


def cpu_seconds() -> float:
    """Return the CPU seconds of this process and of those that it has ended."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def main() -> int:
    """Run, print a small table, and return the exit status."""
    wanted = asked()
    project = Project((BUILT_IN,), ROOT / "examples", ROOT)
    begin, cpu = time.perf_counter(), cpu_seconds()
    ground = ground_of(project)
    units = units_of(ground, wanted.names or ground.shown())
    results = proven(project, units, wanted.jobs).values()
    seconds = time.perf_counter() - begin
    mutants = sum(result.counts.mutants for result in results)
    survivors = sum(result.counts.survivors for result in results)
    print(f"{mutants} mutants of {len(units)} variants and rule sets, {survivors} survivors")
    print(f"{'seconds with ' + str(wanted.jobs) + ' processes':32} {seconds:8.3f}")
    print(f"{'CPU seconds':32} {cpu_seconds() - cpu:8.3f}")
    print(f"{'target, at most, in seconds':32} {TARGET:8.3f}")
    return verdict(seconds <= TARGET, wanted.require)


if __name__ == "__main__":
    sys.exit(main())
