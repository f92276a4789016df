"""Golden files: outputs that are kept, so that a change in them is seen and wanted.

Run ``python -m scripts.goldens`` in the project's folder to write them anew, with ``--check`` only
to compare. The exit status is 1 when a file differs, is missing, or is kept for no reason.

A test package adds its own with a function in `SOURCES` that yields `Golden` values.
"""

from __future__ import annotations

import argparse
import difflib
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

ROOT = Path(__file__).resolve().parent.parent


class Golden(NamedTuple):
    """A kept file: its path from the project's folder, and what makes its text."""

    path: str
    make: Callable[[], str]


def _diagrams() -> Iterable[Golden]:
    """Yield the golden drawings, and the site's stylesheet for drawings."""
    from rules_engine.diagram import stylesheet
    from tests.diagram.samples import SAMPLES

    yield Golden("docs/assets/stylesheets/diagrams.css", stylesheet)
    for sample in SAMPLES:
        yield Golden(f"tests/diagram/golden/{sample.name}.svg", sample.draw)


def _flattened() -> Iterable[Golden]:
    """Yield the flattened form of every variant of the package."""
    from rules_engine.loading import Library
    from rules_engine.loading.flat_text import flat_text

    library = Library()
    for name in library.names():
        yield Golden(f"tests/golden/flat/{name}.yml", partial(flat_text, library.flat(name), {}))


def _words() -> Iterable[Golden]:
    """Yield all that is generated about every variant of the package, in every language."""
    from rules_engine.loading import Library
    from rules_engine.words import COMPLETE, review_page, words_in

    library = Library()
    for language in COMPLETE:
        for name in library.names():
            page = partial(review_page, words_in(language), library, library.load(name))
            yield Golden(f"tests/golden/words/{language}/{name}.txt", page)


def _readme() -> Iterable[Golden]:
    """Yield the picture that the README shows: an example after its move."""
    from rules_engine.cli.drawn import drawn
    from rules_engine.examples import load_example
    from rules_engine.loading import Library

    library = Library()
    example = load_example(ROOT / "examples" / "halatafl" / "must-jump.yml", library)
    picture = partial(drawn, example, 1, "en", library)
    yield Golden("docs/assets/images/halatafl-must-jump.svg", picture)


SOURCES: tuple[Callable[[], Iterable[Golden]], ...] = (_diagrams, _flattened, _words, _readme)
"""Each yields golden files. Add a function here to add more."""

FOLDERS = ("tests/diagram/golden", "tests/golden/flat", "tests/golden/words")
"""Folders that hold golden files only, so that one that nothing makes is found."""


def goldens() -> list[Golden]:
    """Return every golden file of the project."""
    return [golden for source in SOURCES for golden in source()]


def strays(root: Path = ROOT) -> list[str]:
    """Return the files in golden folders that nothing makes."""
    known = {golden.path for golden in goldens()}
    kept = (path for folder in FOLDERS for path in sorted((root / folder).rglob("*")))
    names = (path.relative_to(root).as_posix() for path in kept if path.is_file())
    return [name for name in names if name not in known]


def difference(golden: Golden, root: Path = ROOT) -> str:
    """Return what differs between the kept file and what is made now, or an empty text."""
    path = root / golden.path
    made = golden.make()
    kept = path.read_bytes().decode("utf-8") if path.is_file() else ""
    if path.is_file() and kept == made:
        return ""
    lines = difflib.unified_diff(
        kept.splitlines(), made.splitlines(), f"{golden.path} (kept)", "made now", n=1, lineterm=""
    )
    return "\n".join(lines) or f"{golden.path}: missing, or other line ends"


def write(golden: Golden, root: Path = ROOT) -> None:
    """Write a golden file, with the same bytes on every system."""
    path = root / golden.path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(golden.make().encode("utf-8"))


def main(arguments: list[str] | None = None) -> int:
    """Write or compare all golden files; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m scripts.goldens", description="Write the golden files anew."
    )
    parser.add_argument("--check", action="store_true", help="compare only; status 1 if any differ")
    check = parser.parse_args(arguments).check
    stale = [(golden, text) for golden in goldens() if (text := difference(golden))]
    stray = strays()
    for golden, text in stale:
        if check:
            print(text)
        else:
            write(golden)
            print(f"{golden.path}: written")
    for name in stray:
        print(f"{name}: nothing makes this file; delete it")
    if check and stale:
        print("If the change is wanted: python -m scripts.goldens", file=sys.stderr)
    return 1 if stray or (check and stale) else 0


if __name__ == "__main__":
    sys.exit(main())
