"""What is wrong with what is kept of rule mutation: left out, edited, out of date, of nothing."""

from __future__ import annotations

from rules_engine.analysis.kept import (
    ANEW,
    EXAMPLES,
    FILE,
    is_fresh,
    is_intact,
    made_from,
    read_file,
)
from rules_engine.analysis.mutation.ground import Ground
from rules_engine.loading import Fault, Faults, LoadError
from rules_engine.loading.faults import ERROR, WARNING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from rules_engine.analysis.kept import KeptFile
    from rules_engine.loading import Library

HINT = f"run {ANEW}"


def check_coverage(root: Path, library: Library) -> list[Fault]:
    """Return what is wrong with what a project keeps: the file, stale results, what is not proven.

    All but faults of the file are warnings, since no page states such a result. A project without
    the file keeps nothing and is told nothing. Faults of variants and examples are not told here.
    """
    try:
        kept = read_file(root)
    except LoadError as error:
        return list(error.faults)
    if kept.source is None:
        return []
    ground = Ground(library, root / EXAMPLES, root)
    names = ground.shown()
    faults = Faults(kept_faults(names, kept, ground, WARNING)[0])
    faults.extend(unknown_faults(kept, ground, WARNING))
    for name in names:
        faults.extend(open_faults(name, kept, ground, WARNING))
    return list(faults)


def open_faults(name: str, kept: KeptFile, ground: Ground, severity: str = ERROR) -> list[Fault]:
    """Return a fault where what is kept of a variant holds and leaves something open."""
    block = kept.blocks.get(name)
    if block is None or kept.source is None or block.coverage.is_whole:
        return []
    try:
        if not is_fresh(ground, name, block):
            return []
    except LoadError:
        return []  # which is told already
    number = block.coverage.number_open
    hint = f"rules-engine coverage {name} lists {'it' if number == 1 else 'them'}"
    at = "coverage-not-whole", to_be_seen_to(number, f" of {name}"), block.line, block.column
    return [kept.source.fault(*at, hint=hint, length=len(name) + 2, severity=severity)]


def to_be_seen_to(number: int, of: str = "") -> str:
    """Return how many changes and clauses are open, as a clause."""
    what, verb = ("changes or clauses", "are") if number > 1 else ("change or clause", "is")
    return f"{number} {what}{of} {verb} to be seen to"


def kept_faults(
    names: Iterable[str], kept: KeptFile, ground: Ground, severity: str = ERROR
) -> tuple[list[Fault], Faults]:
    """Return what no longer holds of what is kept of variants, without a run.

    The second are the faults of variants and examples that keep it from being known.
    """
    missing, edited, stale, unknown = [], [], [], Faults()
    for name in names:
        block = kept.blocks.get(name)
        try:
            origin = made_from(ground, name)
        except LoadError as error:
            unknown.extend(error.faults)
            continue
        if block is None:
            missing.append(name)
        elif not is_intact(name, block):
            edited.append(name)
        elif block.made_from != origin:
            stale.append(name)
    told = (
        ("coverage-missing", missing, "nothing is kept of {}"),
        ("coverage-edited", edited, "what is kept of {} is not what was found: it has been edited"),
        (
            "coverage-stale",
            stale,
            "what is kept of {} is out of date: the engine, the rules or the examples have changed",
        ),
    )
    faults = [
        _fault(kept, code, message, found, HINT, severity) for code, found, message in told if found
    ]
    return faults, unknown


def unknown_faults(kept: KeptFile, ground: Ground, severity: str = ERROR) -> list[Fault]:
    """Return a fault where something is kept of what is no variant with examples."""
    names = sorted(set(kept.blocks).difference(ground.shown()))
    if not names:
        return []
    message = "something is kept of {}, of which there are no examples here"
    hint = f"{ANEW} leaves it out; or bring back what was deleted or renamed"
    return [_fault(kept, "coverage-of-nothing", message, names, hint, severity)]


def _fault(
    kept: KeptFile, code: str, message: str, names: list[str], hint: str, severity: str
) -> Fault:
    """Return a fault of several blocks, at the first of them."""
    text = message.format(", ".join(names))
    block = kept.blocks.get(names[0])
    if kept.source is None or block is None:
        return Fault(code, text, FILE.as_posix(), hint=hint, severity=severity)
    at = (block.line, block.column)
    # With the quotes in which it is written.
    length = len(names[0]) + 2
    return kept.source.fault(code, text, *at, hint=hint, length=length, severity=severity)
