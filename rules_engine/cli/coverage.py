"""``coverage``: which rules the examples prove, and which nothing would notice if they changed."""

from __future__ import annotations

import json
import os
from argparse import ArgumentTypeError
from pathlib import Path

from rules_engine.analysis.kept import (
    FILE,
    Coverage,
    coverage_of,
    digest_of,
    is_fresh,
    kept_text,
    read_blocks,
)
from rules_engine.analysis.mutation.ground import Ground
from rules_engine.analysis.mutation.results import UnitName
from rules_engine.cli.arguments import VARIANTS, add_folders, library_of
from rules_engine.cli.command import FAULTS, FINE, Command, UsageError
from rules_engine.cli.files import EXAMPLES, SUFFIXES
from rules_engine.cli.output import write_whole
from rules_engine.cli.progress import Progress
from rules_engine.cli.unproven import coverage_faults, coverage_table, unnoticeable
from rules_engine.loading import BUILT_IN, Fault, Faults, format_github, format_json, format_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterable

    from rules_engine.analysis.mutation.results import UnitResult

    Blocks = dict[str, tuple[Coverage, str]]

ROOT = Path()
"""The folder of the project: the current one."""

WRITE = "rules-engine coverage --write"


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

    ground = Ground(library_of(arguments), EXAMPLES, ROOT)
    names = _names(arguments.names, ground)
    blocks = read_blocks(ROOT)
    if arguments.check:
        return _checked(names, blocks, ground, arguments.format)
    anew = arguments.fresh or arguments.verbose
    kept = {} if anew else {name: blocks[name] for name in names if _holds(name, blocks, ground)}
    run = [name for name in names if name not in kept]
    jobs = min(arguments.jobs, os.cpu_count() or 1)
    units = units_of(ground, run)
    with Progress("rules changed, parts") as progress:
        folders = (*arguments.variants, VARIANTS, BUILT_IN)
        results = proven(Project(folders, EXAMPLES, ROOT), units, jobs, progress)
    found = dict(kept)
    for name in run:
        found[name] = _block(name, results, ground)
    faults = coverage_faults(results.values(), ground)
    print(_report(arguments, found, faults, results.values()))
    if arguments.write:
        left = {name: one for name, one in blocks.items() if name in ground.shown()}
        FILE.parent.mkdir(exist_ok=True)
        write_whole(FILE, kept_text({**left, **found}))
        if arguments.format == "text":
            print(f"kept in {FILE.as_posix()}")
    return FAULTS if faults else FINE


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


def _holds(name: str, blocks: Blocks, ground: Ground) -> bool:
    """Say whether a kept block spares a run: it is fresh, and there is nothing to tell of it."""
    return name in blocks and blocks[name][0].is_whole and is_fresh(ground, name, *blocks[name])


def _block(name: str, results: dict[UnitName, UnitResult], ground: Ground) -> tuple[Coverage, str]:
    rule_set = ground.rule_set_of(name)
    shared = None if rule_set is None else results[UnitName(rule_set, True)]
    coverage = coverage_of(results[UnitName(name, False)], shared)
    return coverage, digest_of(ground, name, coverage)


def _checked(names: list[str], blocks: Blocks, ground: Ground, form: str) -> int:
    """Tell which kept blocks no longer hold, or are not whole."""
    faults = Faults()
    for name in names:
        if name not in blocks:
            message, hint = f"nothing is kept of {name}", f"run {WRITE}"
        elif not is_fresh(ground, name, *blocks[name]):
            message = f"the engine, {name} or its examples have changed since this was kept"
            hint = f"run {WRITE}"
        elif not blocks[name][0].is_whole:
            number = len(blocks[name][0].survivors) + len(blocks[name][0].unproven)
            message = f"{number} of the rules of {name} are not proven"
            hint = f"rules-engine coverage {name} lists them"
        else:
            continue
        faults.add(Fault("coverage-not-kept", message, FILE.as_posix(), hint=hint))
    report = {"text": format_text, "github": format_github, "json": format_json}[form](faults)
    if report:
        print(report)
    elif form == "text":
        print(f"{FILE.as_posix()} holds for {len(names)} variant{'s' if len(names) > 1 else ''}")
    return FAULTS if faults else FINE


def _report(
    arguments: Namespace, found: Blocks, faults: Faults, results: Iterable[UnitResult]
) -> str:
    if arguments.format == "github":
        return format_github(faults)
    notes = unnoticeable(results) if arguments.verbose else []
    if arguments.format == "json":
        report = {
            "survivors": json.loads(format_json(faults)),
            "variants": {
                name: {**one._asdict(), "counts": one.counts._asdict()}
                for name, (one, _) in sorted(found.items())
            },
        }
        if arguments.verbose:
            report["unnoticeable"] = [note._asdict() for note in notes]
        return json.dumps(report, indent=2)
    parts = [format_text(faults)] if faults else []
    if notes:
        parts.append("\n".join(str(note) for note in notes))
    parts.append(coverage_table({name: one for name, (one, _) in sorted(found.items())}))
    number = f"{len(faults)} change{'s' if len(faults) > 1 else ''} or clauses to be seen to"
    parts.append(number if faults else "every change of a rule is noticed by an example")
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
