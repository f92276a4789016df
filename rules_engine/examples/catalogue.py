"""All examples of a project, loaded once, with the faults of all of them together."""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.examples.loading import load_example
from rules_engine.loading import Fault, Faults, LoadError
from rules_engine.loading.source import shown_path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from rules_engine.examples.example import Example
    from rules_engine.loading import Library


class Catalogue(NamedTuple):
    """Examples by id, in the order of their ids, and every fault found on the way.

    ``faulty`` are the ids of the examples that are there and cannot be used.
    """

    examples: dict[str, Example]
    faults: Faults
    faulty: frozenset[str]


def example_files(folder: Path) -> list[Path]:
    """Return the example files below a folder, sorted: ``<variant>/<name>.yml``."""
    return sorted(folder.glob("*/*.yml"), key=lambda path: path.as_posix())


def misplaced_files(folder: Path) -> list[Path]:
    """Return the YAML files below a folder that no one would read, sorted."""
    found = {path for path in folder.rglob("*") if path.suffix.lower() in (".yml", ".yaml")}
    return sorted(found.difference(example_files(folder)), key=lambda path: path.as_posix())


def load_catalogue(
    folder: Path,
    library: Library,
    root: Path,
    progress: Callable[[int, int], None] | None = None,
) -> Catalogue:
    """Load every example below a folder; ``root`` is what shown paths are relative to.

    ``progress`` is told how many of how many are done. Nothing is raised for faulty examples.
    """
    faults = Faults()
    for path in misplaced_files(folder):
        message = "an example lies elsewhere, so nothing would read this file"
        shown = shown_path(path, root)
        faults.add(Fault("misplaced-file", message, shown, expected="<variant>/<name>.yml"))
    examples: dict[str, Example] = {}
    faulty = set()
    files = example_files(folder)
    for done, path in enumerate(files, 1):
        try:
            example = load_example(path, library, shown_path(path, root))
            examples[example.id] = example
        except LoadError as error:
            faults.extend(error.faults)
            faulty.add(f"{path.parent.name}/{path.stem}")
        if progress is not None:
            progress(done, len(files))
    return Catalogue(examples, faults, frozenset(faulty))
