"""What the benchmarks share: CPU seconds, the best of several runs, and what was asked for."""

from __future__ import annotations

import argparse
import gc
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


def cpu_seconds(work: Callable[[], object], runs: int) -> float:
    """Return the least CPU time of this process, in seconds, that some work took in several runs.

    The least is what the work costs; anything more is the machine's other business.
    """
    least = float("inf")
    for _ in range(runs):
        gc.collect()
        begin = time.process_time()
        work()
        least = min(least, time.process_time() - begin)
    return least


def arguments(description: str, runs: int) -> argparse.Namespace:
    """Read the command line that all benchmarks have: ``runs`` and ``require``."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument(
        "--runs",
        type=int,
        default=runs,
        help=f"how often to measure; the best counts (default {runs})",
    )
    parser.add_argument(
        "--require", action="store_true", help="exit with status 1 when a target is missed"
    )
    parsed = parser.parse_args()
    if parsed.runs < 1:
        parser.error("--runs: at least 1")
    return parsed


def verdict(met: bool, require: bool) -> int:
    """Print whether the target was met; return the exit status."""
    print("target met" if met else "target missed")
    return 1 if require and not met else 0
