"""The files that a command is pointed at: of which sort they are, and what is in them."""

from __future__ import annotations

import os
from pathlib import Path

from rules_engine.cli.command import UsageError
from rules_engine.examples import load_example
from rules_engine.examples.catalogue import example_files
from rules_engine.examples.loading import judge_source
from rules_engine.loading import Faults
from rules_engine.loading.source import read_source, shown_path
from rules_engine.loading.suggest import did_you_mean, one_of
from rules_engine.loading.tree import Mapping, parse_yaml

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.examples import Example
    from rules_engine.loading import Library

EXAMPLES = Path("examples")
"""Where examples lie, from a project's folder."""

SUFFIXES = (".yml", ".yaml")

VARIANT_KEYS = frozenset({"id", "extends", "board", "pieces", "setup", "endings", "source"})
"""Keys by which a file is known for a variant; that of an example has ``variant``."""


def judged(path: Path, library: Library) -> Example:
    """Return the example of a file, replayed and judged. Raises `LoadError`.

    In a folder ``examples``, the folder between must bear the variant's name; elsewhere an
    example may lie anywhere, as a draft does.
    """
    shown = shown_path(path, Path.cwd())
    absolute = Path(os.path.abspath(path))  # noqa: PTH100 - a link keeps the place where it lies
    if absolute.parent.parent.name == EXAMPLES.name:
        return load_example(absolute, library, shown)
    return judge_source(read_source(path, shown), library, path.stem, None)


def sort_of(path: Path) -> str:
    """Return ``variant``, ``example``, or an empty text where the file could be either.

    Its keys tell, and where they do not, its place. Raises `LoadError` for a file that cannot be
    read at all.
    """
    root = parse_yaml(read_source(path), Faults())
    if isinstance(root, Mapping):
        if "variant" in root.entries:
            return "example"
        if not VARIANT_KEYS.isdisjoint(root.entries):
            return "variant"
    parents = [folder.name for folder in Path(os.path.abspath(path)).parents]  # noqa: PTH100 - as above
    if "variants" in parents[:1]:
        return "variant"
    return "example" if EXAMPLES.name in parents[:2] else ""


def find_example(name: str) -> Path:
    """Return the file of an example, given as a path or an id. Raises `UsageError`."""
    if name.endswith(SUFFIXES):
        if Path(name).is_file():
            return Path(name)
        raise UsageError(f"there is no file '{name}'")
    path = EXAMPLES / f"{name}.yml"
    if path.is_file():
        return path
    if not EXAMPLES.is_dir():
        raise UsageError(
            f"there is no folder '{EXAMPLES}' here in which '{name}' could be; name the example's "
            "file, or change to the project's folder"
        )
    files = example_files(EXAMPLES)
    known = [file.relative_to(EXAMPLES).with_suffix("").as_posix() for file in files]
    beside = [one for one in known if one.partition("/")[0] == name.partition("/")[0]]
    hint = did_you_mean(name, known) or (f"known are {one_of(beside)}" if beside else "")
    raise UsageError(f"there is no example '{name}'" + (f"; {hint}" if hint else ""))
