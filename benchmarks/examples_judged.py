"""CPU time for loading, replaying and judging a thousand examples, in one process.

Run in the project's folder: ``python -m benchmarks.examples_judged``. The examples are those of
the project, copied until there are enough of them; loading the variants is part of the time.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.timing import arguments, cpu_seconds, verdict
from rules_engine.examples import load_catalogue
from rules_engine.examples.catalogue import example_files
from rules_engine.loading import Library, format_text
from rules_engine.loading.tree import FASTEST

if TYPE_CHECKING:
    from rules_engine.examples import Catalogue

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
NUMBER = 1_000
TARGET = 0.5
"""CPU seconds."""


def copy_examples(folder: Path) -> int:
    """Fill a folder with examples; return how many different ones they are copied from.

    Every copy differs from the others, so that nothing could be remembered by its content.
    """
    originals = example_files(EXAMPLES)
    for number in range(NUMBER):
        original = originals[number % len(originals)]
        copy = folder / original.parent.name / f"{original.stem}-{number}.yml"
        copy.parent.mkdir(exist_ok=True)
        text = original.read_text(encoding="utf-8")
        copy.write_text(f"# Copy {number} of {original.stem}.\n{text}", encoding="utf-8")
    return len(originals)


def judged(folder: Path) -> Catalogue:
    """Load, replay and judge everything in a folder, with nothing known beforehand."""
    return load_catalogue(folder, Library(), folder)


def main() -> int:
    """Measure, print a small table, and return the exit status."""
    asked = arguments("CPU time of a thousand examples.", runs=7)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        originals = copy_examples(folder)
        catalogue = judged(folder)
        if catalogue.faults.errors() or len(catalogue.examples) != NUMBER:
            print(format_text(catalogue.faults))
            print("\nExamples with faults are no measure: mend them first.")
            return 1
        turns = sum(len(example.turns) for example in catalogue.examples.values())
        seconds = cpu_seconds(lambda: judged(folder), asked.runs)
    print(f"{NUMBER} examples (copies of {originals}), {turns} turns, parser {FASTEST}")
    print(f"{'CPU seconds, best of ' + str(asked.runs):32} {seconds:8.3f}")
    print(f"{'target, at most':32} {TARGET:8.3f}")
    return verdict(seconds <= TARGET, asked.require)


if __name__ == "__main__":
    sys.exit(main())
