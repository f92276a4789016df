"""How far the rules of each variant are proven, kept so that pages may state it without a run.

It lies in ``examples/coverage.json``, a block a variant. Each has a digest of what it was made
from, which are the engine, the variant and its examples, and one of all that the block says. While
both are right, a run would find the same.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from rules_engine.analysis.conflicts import refuse_conflict
from rules_engine.analysis.digests import ENGINE, combined, sources_digest, variant_digest
from rules_engine.analysis.mutation.ground import Ground
from rules_engine.analysis.mutation.results import Counts, unearned_in
from rules_engine.loading import Faults, Library, LoadError
from rules_engine.loading.reader import as_map
from rules_engine.loading.source import read_source, shown_path
from rules_engine.loading.tree import Scalar, parse_yaml

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules_engine.analysis.mutation.results import UnitResult
    from rules_engine.loading.reader import MapReader
    from rules_engine.loading.source import Source

EXAMPLES = "examples"

FILE = Path(EXAMPLES) / "coverage.json"
"""Where it lies, from a project's folder."""

ANEW = "rules-engine coverage --write"
"""The command line that makes the file anew."""

FORMAT = 2

SOURCES = (*ENGINE, EXAMPLES, "analysis/mutation")
"""The sources on which a result depends, as in the package."""

MOST = 10**6

_LISTS = ("surviving", "unproven-clauses", "unearned-clauses")
"""What is to be seen to, as it is called in the file."""


class Coverage(NamedTuple):
    """How far the rules of a variant are proven.

    ``rules`` are those that could be proven, its own and those of its rule set, ``proven`` how
    many of them are. ``unreachable`` are those that play never comes to, with the reasons.
    ``survivors`` are the changes that no example notices, ``unproven`` the clauses that no example
    proves, and ``unearned`` those that an example names and does not depend on, each in a line.
    """

    counts: Counts
    rules: int
    proven: int
    unreachable: dict[str, str]
    survivors: tuple[str, ...]
    unproven: tuple[str, ...]
    unearned: tuple[str, ...] = ()

    @property
    def is_whole(self) -> bool:
        """Whether nothing is left to be proven."""
        return not self.number_open

    @property
    def number_open(self) -> int:
        """How many changes and clauses are to be seen to."""
        return len(self.survivors) + len(self.unproven) + len(self.unearned)


class Block(NamedTuple):
    """What the file holds of a variant, and its line there, 0 for one not yet written.

    ``made_from`` is the digest of what the result depends on, ``digest`` that of the block itself.
    """

    coverage: Coverage
    made_from: str
    digest: str
    line: int = 0
    column: int = 1


class KeptFile(NamedTuple):
    """The file's blocks by variant, and its text, None where there is no file."""

    blocks: dict[str, Block]
    source: Source | None


class Kept(NamedTuple):
    """What is kept of a variant, and whether a run would still find it."""

    coverage: Coverage
    is_fresh: bool


def read_coverage(root: Path, library: Library | None = None) -> dict[str, Kept]:
    """Return what a project keeps of each variant, empty where it keeps nothing.

    Nothing is run. ``library`` are the project's variants. Raises `LoadError` for a file that
    cannot be read.
    """
    library = Library((root / "variants",)) if library is None else library
    ground = Ground(library, root / EXAMPLES, root)
    return {
        name: Kept(block.coverage, _holds(ground, name, block))
        for name, block in read_file(root).blocks.items()
    }


def _holds(ground: Ground, name: str, block: Block) -> bool:
    try:
        return name in ground.shown() and is_fresh(ground, name, block)
    except LoadError:
        return False


def is_fresh(ground: Ground, name: str, block: Block) -> bool:
    """Say whether a run would still find what is kept of a variant, without running.

    Raises `LoadError` where the variant has faults or an example of it cannot be read.
    """
    return is_intact(name, block) and block.made_from == made_from(ground, name)


def is_intact(name: str, block: Block) -> bool:
    """Say whether a block says what was written into it."""
    return block.digest == _seal(name, block.coverage, block.made_from)


def block_of(ground: Ground, name: str, coverage: Coverage) -> Block:
    """Return what is to be kept of a variant. Raises as `made_from` does."""
    origin = made_from(ground, name)
    return Block(coverage, origin, _seal(name, coverage, origin))


def _seal(name: str, coverage: Coverage, origin: str) -> str:
    return combined(name, origin, json.dumps(_stated(coverage), sort_keys=True))


def made_from(ground: Ground, name: str) -> str:
    """Return the digest of all that the result of a variant depends on.

    Its rule set is proven by the examples of all that play it. Raises `LoadError` for a variant
    with faults, and with every example that cannot be read.
    """
    rule_set = ground.rule_set_of(name)
    related = [name] if rule_set is None else ground.playing(rule_set)
    told, faults = [], Faults()
    for one in related:
        told += [one, variant_digest(ground.library.flat(one), {})]
        for path in ground.example_files(one):
            try:
                source = read_source(path, shown_path(path, ground.root))
                told += [path.name, "\n".join(source.lines)]
            except LoadError as error:
                faults.extend(error.faults)
    faults.raise_errors()
    return combined(sources_digest(SOURCES), name, *told)


def coverage_of(name: str, parts: list[UnitResult]) -> Coverage:
    """Return how far a variant is proven, from its own result and that of its rule set."""
    counts, states = Counts(), [state for part in parts for state in part.rules.values()]
    unreachable: dict[str, str] = {}
    survivors, unproven = [], []
    for part in parts:
        counts = counts.plus(part.counts)
        unreachable.update({rule.name: why for rule, why in part.unreachable.items()})
        for one in part.survivors:
            survivors.append(f"{', '.join(one.rules) or part.name}: {one.change}")
        unproven += [f"{one.clause}: {', '.join(one.rules)}" for one in part.unproven]
    unearned = [f"{one.shown.example}: {one.shown.clause}" for one in unearned_in(name, parts)]
    lists = (tuple(survivors), tuple(unproven), tuple(unearned))
    return Coverage(counts, len(states), sum(states), unreachable, *lists)


def read_file(root: Path) -> KeptFile:
    """Return what a project keeps. Raises `LoadError` with every fault of the file."""
    path = root / FILE
    if not path.exists():
        return KeptFile({}, None)
    faults = Faults()
    source = read_source(path, shown_path(path, root))
    refuse_conflict(source, ANEW)
    try:
        node = parse_yaml(source, faults)  # which reads JSON too, and knows the places
        reader = None if node is None else as_map(source, node, faults, "the file")
        blocks = {} if reader is None else _read_blocks(reader)
        faults.raise_errors()
    except LoadError as error:
        # How YAML is written is no help to whoever has a file that is made by a command.
        hint = f"the file is made by a command; make it anew: {ANEW}"
        raise LoadError(fault._replace(hint=hint) for fault in error.faults) from None
    return KeptFile(blocks, source)


def _read_blocks(reader: MapReader) -> dict[str, Block]:
    if reader.word("format", (str(FORMAT),), code="unknown-format") is None:
        return {}  # another format has other keys
    variants = reader.map("variants")
    reader.done()
    blocks: dict[str, Block] = {}
    for key, _ in variants.entries() if variants is not None else ():
        reading = None if variants is None else variants.map(key.text)
        block = None if reading is None else _read_block(reading)
        if block is not None:
            blocks[key.text] = block._replace(line=key.line, column=key.column)
    return blocks


def _read_block(reader: MapReader) -> Block | None:
    before = len(reader.faults)
    counts = [reader.number(name, 0, MOST) or 0 for name in Counts._fields]
    rules, proven = reader.number("rules", 0, MOST), reader.number("proven", 0, MOST)
    origin, digest = reader.text("made-from"), reader.text("digest")
    unreachable: dict[str, str] = {}
    reasons = reader.map("unreachable-rules", required=False)
    for key, value in reasons.entries() if reasons is not None else ():
        unreachable[key.text] = value.text if type(value) is Scalar else ""
    lists = [tuple(text.text for text in reader.words(key, required=False)) for key in _LISTS]
    reader.done()
    if len(reader.faults) > before or not origin or not digest:
        return None
    coverage = Coverage(Counts(*counts), rules or 0, proven or 0, unreachable, *lists)
    return Block(coverage, origin, digest)


def kept_text(blocks: Mapping[str, Block]) -> str:
    """Return the text of the file: variants sorted by their names, the same bytes each time."""
    variants = {
        name: {**_stated(block.coverage), "made-from": block.made_from, "digest": block.digest}
        for name, block in sorted(blocks.items())
    }
    text = json.dumps({"format": FORMAT, "variants": variants}, indent=2, ensure_ascii=False)
    return text + "\n"


def _stated(coverage: Coverage) -> dict[str, object]:
    """Return what a block says of its variant; what there is nothing of is left out."""
    stated: dict[str, object] = dict(coverage.counts._asdict())
    stated |= {"rules": coverage.rules, "proven": coverage.proven}
    if coverage.unreachable:
        stated["unreachable-rules"] = dict(sorted(coverage.unreachable.items()))
    lists = (coverage.survivors, coverage.unproven, coverage.unearned)
    stated |= {name: list(told) for name, told in zip(_LISTS, lists, strict=True) if told}
    return stated
