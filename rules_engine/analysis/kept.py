"""How far the rules of each variant are proven, kept so that pages may state it without a run.

It lies in ``examples/coverage.json``, a block a variant, each with a digest of the engine, the
variant, its examples and the block itself. While the digest is right, a run would find the same.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from rules_engine.analysis.digests import (
    ENGINE,
    combined,
    file_digest,
    sources_digest,
    variant_digest,
)
from rules_engine.analysis.mutation.ground import Ground
from rules_engine.analysis.mutation.results import Counts
from rules_engine.loading import Faults, Library, LoadError
from rules_engine.loading.reader import as_map
from rules_engine.loading.source import read_source, shown_path
from rules_engine.loading.tree import Scalar, parse_yaml

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules_engine.analysis.mutation.results import UnitResult
    from rules_engine.loading.reader import MapReader

EXAMPLES = "examples"

FILE = Path(EXAMPLES) / "coverage.json"
"""Where it lies, from a project's folder."""

FORMAT = 1

SOURCES = (*ENGINE, EXAMPLES, "analysis/mutation")
"""The sources on which a result depends, as in the package."""

MOST = 10**6


class Coverage(NamedTuple):
    """How far the rules of a variant are proven.

    ``rules`` are those that could be proven, its own and those of its rule set, ``proven`` how
    many of them are. ``unreachable`` are those that play never comes to, with the reasons.
    ``survivors`` are the changes that no example notices, and ``unproven`` the clauses that no
    example proves, each in a line.
    """

    counts: Counts
    rules: int
    proven: int
    unreachable: dict[str, str]
    survivors: tuple[str, ...]
    unproven: tuple[str, ...]

    @property
    def is_whole(self) -> bool:
        """Whether nothing is left to be proven."""
        return not self.survivors and not self.unproven


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
        name: Kept(coverage, is_fresh(ground, name, coverage, digest))
        for name, (coverage, digest) in read_blocks(root).items()
    }


def is_fresh(ground: Ground, name: str, coverage: Coverage, digest: str) -> bool:
    """Say whether a run would still find what is kept of a variant, without running."""
    try:
        return name in ground.shown() and digest == digest_of(ground, name, coverage)
    except LoadError:
        return False


def digest_of(ground: Ground, name: str, coverage: Coverage) -> str:
    """Return the digest of all that the result of a variant depends on, and of the result.

    Its rule set is proven by the examples of all that play it. Raises `LoadError` for a variant
    with faults.
    """
    rule_set = ground.rule_set_of(name)
    related = [name] if rule_set is None else ground.playing(rule_set)
    told = []
    for one in related:
        told += [one, variant_digest(ground.library.flat(one), {})]
        for path in ground.example_files(one):
            told += [path.name, file_digest(path)]
    block = json.dumps(_block(coverage), sort_keys=True)
    return combined(sources_digest(SOURCES), name, *told, block)


def coverage_of(own: UnitResult, rule_set: UnitResult | None) -> Coverage:
    """Return how far a variant is proven: what belongs to it, and its rule set."""
    parts = [own] if rule_set is None else [own, rule_set]
    counts, states = Counts(), [state for part in parts for state in part.rules.values()]
    unreachable: dict[str, str] = {}
    survivors, unproven = [], []
    for part in parts:
        counts = counts.plus(part.counts)
        unreachable.update({rule.name: why for rule, why in part.unreachable.items()})
        for one in part.survivors:
            survivors.append(f"{', '.join(one.rules) or part.name}: {one.change}")
        unproven += [f"{one.clause}: {', '.join(one.rules)}" for one in part.unproven]
    return Coverage(
        counts, len(states), sum(states), unreachable, tuple(survivors), tuple(unproven)
    )


def read_blocks(root: Path) -> dict[str, tuple[Coverage, str]]:
    """Return the blocks of a project's file by variant, each with its digest.

    Raises `LoadError` with every fault of the file.
    """
    path = root / FILE
    if not path.exists():
        return {}
    faults = Faults()
    source = read_source(path, shown_path(path, root))
    node = parse_yaml(source, faults)  # which reads JSON too, and knows the places
    reader = None if node is None else as_map(source, node, faults, "the file")
    blocks: dict[str, tuple[Coverage, str]] = {}
    if reader is not None:
        reader.word("format", (str(FORMAT),), code="unknown-format")
        variants = reader.map("variants")
        reader.done()
        for key, _ in variants.entries() if variants is not None else ():
            block = None if variants is None else variants.map(key.text)
            found = None if block is None else _read_block(block)
            if found is not None:
                blocks[key.text] = found
    faults.raise_errors()
    return blocks


def _read_block(reader: MapReader) -> tuple[Coverage, str] | None:
    before = len(reader.faults)
    counts = [reader.number(name, 0, MOST) or 0 for name in Counts._fields]
    rules, proven = reader.number("rules", 0, MOST), reader.number("proven", 0, MOST)
    digest = reader.text("digest")
    unreachable: dict[str, str] = {}
    reasons = reader.map("unreachable-rules", required=False)
    for key, value in reasons.entries() if reasons is not None else ():
        unreachable[key.text] = value.text if type(value) is Scalar else ""
    survivors = tuple(text.text for text in reader.words("surviving", required=False))
    unproven = tuple(text.text for text in reader.words("unproven-clauses", required=False))
    reader.done()
    if len(reader.faults) > before or not digest:
        return None
    coverage = Coverage(Counts(*counts), rules or 0, proven or 0, unreachable, survivors, unproven)
    return coverage, digest


def kept_text(blocks: Mapping[str, tuple[Coverage, str]]) -> str:
    """Return the text of the file: variants sorted by their names, the same bytes each time."""
    variants = {
        name: {**_block(coverage), "digest": digest}
        for name, (coverage, digest) in sorted(blocks.items())
    }
    text = json.dumps({"format": FORMAT, "variants": variants}, indent=2, ensure_ascii=False)
    return text + "\n"


def _block(coverage: Coverage) -> dict[str, object]:
    block: dict[str, object] = dict(coverage.counts._asdict())
    block |= {"rules": coverage.rules, "proven": coverage.proven}
    if coverage.unreachable:
        block["unreachable-rules"] = dict(sorted(coverage.unreachable.items()))
    if coverage.survivors:
        block["surviving"] = list(coverage.survivors)
    if coverage.unproven:
        block["unproven-clauses"] = list(coverage.unproven)
    return block
