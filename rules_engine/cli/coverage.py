"""``coverage``: which rules the examples prove, and which nothing would notice if they changed."""

from __future__ import annotations

import json
import os
from argparse import ArgumentTypeError
from pathlib import Path

from rules_engine.analysis.kept import (
    FILE,
    block_of,
    coverage_of,
    is_fresh,
    kept_text,
    read_file,
)
from rules_engine.analysis.kept_faults import (
    kept_faults,
    open_faults,
    to_be_seen_to,
    unknown_faults,
)
from rules_engine.analysis.mutation.ground import Ground
from rules_engine.analysis.mutation.results import UnitName
from rules_engine.cli.arguments import VARIANTS, add_folders, library_of
from rules_engine.cli.command import FAULTS, FINE, Command, UsageError
from rules_engine.cli.files import EXAMPLES, SUFFIXES
from rules_engine.cli.output import write_whole
from rules_engine.cli.progress import Progress
from rules_engine.cli.unproven import coverage_faults, coverage_table, unnoticeable
from rules_engine.loading import (
    BUILT_IN,
    Faults,
    LoadError,
    format_github,
    format_json,
    format_text,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterable, Mapping

    from rules_engine.analysis.kept import Block
    from rules_engine.analysis.mutation.results import UnitResult

ROOT = Path()
"""The folder of the project: the current one."""


def _jobs(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 4 or not int(text):
        raise ArgumentTypeError(f"'{text}' is no number of processes")
    return int(text)


def _declare(parser: ArgumentParser) -> None:
    parser.add_argument(
        "names",
        metavar="VARIANT",
        nargs="*",
        help="the id of a variant, such as halatafl; without any, all that have examples here",
    )
    parser.add_argument(
        "--format",
        choices=("text", "github", "json"),
        default="text",
        help="text for people (default), github for annotations in GitHub Actions, or json",
    )
    parser.add_argument(
        "--verbose",
        action="store_true",
        help="also list the changes that no example could notice, with the reason; nothing kept "
        "is used",
    )
    parser.add_argument(
        "--write", action="store_true", help=f"keep the result in {FILE.as_posix()}, for the guides"
    )
    parser.add_argument(
        "--check",
        action="store_true",
        help="only look whether what is kept still holds, without a run",
    )
    parser.add_argument(
        "--fresh", action="store_true", help="run all, also where what is kept still holds"
    )
    parser.add_argument(
        "--jobs",
        metavar="N",
        type=_jobs,
        default=os.cpu_count() or 1,
        help="how many processes work at it, at most one a processor; left out, that many",
    )
    add_folders(parser)


def _run(arguments: Namespace) -> int:
    # Only here is the machinery needed, which takes a while to load.
    from rules_engine.analysis.mutation.runner import Project, proven, units_of

    _refuse_contradictions(arguments)
    ground = Ground(library_of(arguments), EXAMPLES, ROOT)
    names = _names(arguments.names, ground)
    if arguments.check:
        return _checked(arguments, names, ground)
    blocks = _kept_blocks(arguments)
    anew = arguments.fresh or arguments.verbose
    kept = {} if anew else {name: blocks[name] for name in names if _holds(name, blocks, ground)}
    run = [name for name in names if name not in kept]
    jobs = min(arguments.jobs, os.cpu_count() or 1)
    units = units_of(ground, run)
    with Progress("rules changed, parts") as progress:
        folders = (*arguments.variants, VARIANTS, BUILT_IN)
        results = proven(Project(folders, EXAMPLES, ROOT), units, jobs, progress)
    found = dict(kept)
    parts = {name: _parts(name, results, ground) for name in run}
    for name, its_parts in parts.items():
        found[name] = block_of(ground, name, coverage_of(name, its_parts))
    faults = coverage_faults(parts, ground)
    print(_report(arguments, found, faults, results.values()))
    if arguments.write:
        _write(arguments.format, {**blocks, **found}, ground)
    return FAULTS if faults else FINE


def _refuse_contradictions(arguments: Namespace) -> None:
    """Raise `UsageError` for options of a run beside the one that asks for none."""
    others = [name for name in ("write", "fresh", "verbose") if getattr(arguments, name)]
    if arguments.check and others:
        raise UsageError(
            f"--check looks at what is kept, without a run; leave --{' and --'.join(others)} out, "
            "or --check"
        )


def _kept_blocks(arguments: Namespace) -> dict[str, Block]:
    """Return what is kept, nothing where a broken file is about to be made anew as a whole.

    Raises `LoadError` for a broken file otherwise: what it holds of other variants would be lost.
    """
    try:
        return read_file(ROOT).blocks
    except LoadError:
        if arguments.write and not arguments.names and (ROOT / FILE).is_file():
            return {}
        raise


def _write(form: str, blocks: Mapping[str, Block], ground: Ground) -> None:
    """Keep what was found, and what is kept of other variants that are still there."""
    shown = ground.shown()
    FILE.parent.mkdir(exist_ok=True)
    write_whole(FILE, kept_text({name: one for name, one in blocks.items() if name in shown}))
    if form == "text":
        gone = sorted(set(blocks).difference(shown))
        if gone:
            print(f"left out, since there are no examples of it here: {', '.join(gone)}")
        print(f"kept in {FILE.as_posix()}")


def _names(asked: list[str], ground: Ground) -> list[str]:
    """Return the variants to be looked at, sorted. Raises `UsageError`."""
    shown = ground.shown()
    for name in asked:
        if name.endswith(SUFFIXES):
            raise UsageError(f"'{name}' is a file, and this command takes the ids of variants")
        ground.library.find(name)
        if name not in shown:
            raise UsageError(f"there are no examples of {name} in '{EXAMPLES}'")
    if not shown:
        raise UsageError(
            f"there are no examples in a folder '{EXAMPLES}' here; change to the project's folder"
        )
    return sorted(set(asked)) or shown


def _holds(name: str, blocks: Mapping[str, Block], ground: Ground) -> bool:
    """Say whether a kept block spares a run: it is fresh, and there is nothing to tell of it."""
    block = blocks.get(name)
    try:
        return block is not None and block.coverage.is_whole and is_fresh(ground, name, block)
    except LoadError:
        return False  # the run tells what is wrong


def _parts(name: str, results: Mapping[UnitName, UnitResult], ground: Ground) -> list[UnitResult]:
    """Return a variant's own result and that of its rule set, where it has one."""
    rule_set = ground.rule_set_of(name)
    units = [UnitName(name, False)] + ([] if rule_set is None else [UnitName(rule_set, True)])
    return [results[unit] for unit in units]


def _checked(arguments: Namespace, names: list[str], ground: Ground) -> int:
    """Tell which kept blocks no longer hold, or are not whole."""
    kept = read_file(ROOT)
    told, faults = kept_faults(names, kept, ground)
    faults.extend(told)
    if not arguments.names:
        faults.extend(unknown_faults(kept, ground))
    for name in names:
        faults.extend(open_faults(name, kept, ground))
    formats = {"text": format_text, "github": format_github, "json": format_json}
    report = formats[arguments.format](faults)
    if report:
        print(report)
    elif arguments.format == "text":
        print(f"{FILE.as_posix()} holds for {len(names)} variant{'s' if len(names) > 1 else ''}")
    return FAULTS if faults else FINE


def _report(
    arguments: Namespace,
    found: Mapping[str, Block],
    faults: Faults,
    results: Iterable[UnitResult],
) -> str:
    if arguments.format == "github":
        return format_github(faults)
    notes = unnoticeable(results) if arguments.verbose else []
    if arguments.format == "json":
        report = {
            "survivors": json.loads(format_json(faults)),
            "variants": {
                name: {**one.coverage._asdict(), "counts": one.coverage.counts._asdict()}
                for name, one in sorted(found.items())
            },
        }
        if arguments.verbose:
            report["unnoticeable"] = [note._asdict() for note in notes]
        return json.dumps(report, indent=2)
    parts = [format_text(faults)] if faults else []
    if notes:
        parts.append("\n".join(str(note) for note in notes))
    parts.append(coverage_table({name: one.coverage for name, one in sorted(found.items())}))
    whole = "every change of a rule is noticed by an example"
    parts.append(to_be_seen_to(len(faults)) if faults else whole)
    return "\n\n".join(parts)


COMMAND = Command(
    "coverage",
    "change every rule in turn, and list the changes that no example notices",
    (
        ("coverage", "all variants that have examples here"),
        ("coverage halatafl --verbose", "one variant, with the changes that cannot matter"),
        ("coverage --write", "and keep the result, which the guides state"),
        ("coverage --check", "does what is kept still hold?"),
    ),
    _declare,
    _run,
)
