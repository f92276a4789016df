"""All the data of this proof that is not code: counts, positions reached, positions composed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.proof import cases_fox_and_geese, cases_halatafl, cases_other, composed, records
from tests.proof.composed import Composed
from tests.proof.referee import Opening

PERFT = Path(__file__).parent.parent / "data" / "perft.txt"

CASES: tuple[Composed, ...] = (
    *cases_fox_and_geese.FOX_AND_GEESE,
    *cases_fox_and_geese.FOX_AND_GEESE_TEN,
    *cases_halatafl.HALATAFL,
    *cases_other.BAGH_CHAL,
    *cases_other.FOX_AND_HOUNDS,
)


class Count(NamedTuple):
    """One perft count: the system (as in `NAMES`), the depth in plies, the count, its source."""

    system: str
    depth: int
    nodes: int
    source: str


def counts() -> Iterator[Count]:
    """Read ``tests/data/perft.txt``: ``system | source depth=nodes … | source …``."""
    for line in PERFT.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        system, *groups = (part.strip() for part in line.split("|"))
        for group in groups:
            source, *pairs = group.split()
            for pair in pairs:
                depth, nodes = pair.split("=")
                yield Count(system, int(depth), int(nodes), source)


def against(system: str, opening: Opening) -> Iterator[str]:
    """Yield what the records and the composed positions of a system say against a referee."""
    for record in records.load().get(system, ()):
        yield from records.faults_alone(record, opening)
    for case in CASES:
        if case.system == system:
            yield from composed.faults(case, opening)
