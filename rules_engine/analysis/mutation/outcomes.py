"""What can become of a mutant."""

from __future__ import annotations

from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.analysis.mutation.changes import Change

NOT_LOADED, KILLED, SURVIVES, EQUIVALENT, UNREACHABLE = (
    "not-loaded",
    "killed",
    "survives",
    "equivalent",
    "unreachable",
)


class Shown(NamedTuple):
    """An example, by its id, and a clause that it names under ``shows``."""

    example: str
    clause: str


class Outcome(NamedTuple):
    """What became of a mutant.

    ``because`` is why no example can notice it: what makes it equivalent, or the reason of the
    mark of an unreachable entry. ``earned`` are the clauses of the changed rules that the example
    which noticed it names.
    """

    status: str
    because: str = ""
    earned: frozenset[Shown] = frozenset()


class Judged(NamedTuple):
    """A change, how many alike it stands for, and what became of them."""

    change: Change
    alike: int
    outcome: Outcome
