"""What became of all mutants of a unit: what is proven, and what nothing proves."""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.analysis.mutation.outcomes import (
    EQUIVALENT,
    KILLED,
    NOT_LOADED,
    SURVIVES,
    UNREACHABLE,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rules_engine.analysis.mutation.changes import Rule
    from rules_engine.analysis.mutation.ground import Place
    from rules_engine.analysis.mutation.outcomes import Judged


class UnitName(NamedTuple):
    """A unit by name: a variant's own entries, or a rule set."""

    name: str
    is_rule_set: bool


class Noted(NamedTuple):
    """A mutant that no example notices.

    ``change`` says what was changed and ``place`` where, ``rules`` are the full names of the
    entries whose reading it is, ``alike`` how many changes it stands for. ``because`` is the
    reason why no example can notice it, '' where one could: it is a survivor.
    """

    place: Place
    rules: tuple[str, ...]
    change: str
    alike: int
    because: str = ""


class Unproven(NamedTuple):
    """A clause that an entry carries and that no example which names it proves."""

    place: Place
    rules: tuple[str, ...]
    clause: str


class Counts(NamedTuple):
    """How many mutants there are, and what became of them."""

    mutants: int = 0
    killed: int = 0
    survivors: int = 0
    equivalent: int = 0
    unreachable: int = 0

    def plus(self, other: Counts) -> Counts:
        """Return both together."""
        return Counts(*(one + two for one, two in zip(self, other, strict=True)))


class UnitResult(NamedTuple):
    """The result of a unit.

    ``rules`` says of each rule that some mutant changes whether it is proven: some mutant of it
    was killed, and none survives. ``unreachable`` are rules with the reasons of their marks.
    """

    name: str
    is_rule_set: bool
    counts: Counts
    rules: dict[Rule, bool]
    unreachable: dict[Rule, str]
    survivors: tuple[Noted, ...]
    equivalent: tuple[Noted, ...]
    unproven: tuple[Unproven, ...]


def unit_result(
    name: str,
    is_rule_set: bool,
    judged: Iterable[Judged],
    clauses: Mapping[Rule, frozenset[str]],
    unproven: Iterable[str],
) -> UnitResult:
    """Return the result of a unit.

    ``judged`` are its mutants in their order, ``clauses`` what each rule carries, ``unproven``
    those of the clauses that are not proven.
    """
    rules: dict[Rule, bool] = {}
    unreachable: dict[Rule, str] = {}
    noted: dict[str, list[Noted]] = {SURVIVES: [], EQUIVALENT: []}
    number = dict.fromkeys((KILLED, SURVIVES, EQUIVALENT, UNREACHABLE, NOT_LOADED), 0)
    for change, alike, outcome in judged:
        number[outcome.status] += 1
        if outcome.status == UNREACHABLE:
            unreachable.update(dict.fromkeys(change.of, outcome.because))
        if outcome.status in (KILLED, SURVIVES):
            for rule in change.of:
                rules[rule] = rules.get(rule, True) and outcome.status == KILLED
        if outcome.status in noted:
            names = tuple(dict.fromkeys(rule.name for rule in change.of))
            one = Noted(change.place, names, change.text, alike, outcome.because)
            noted[outcome.status].append(one)
    for rule in unreachable:
        rules.pop(rule, None)
    counts = Counts(
        sum(number.values()) - number[NOT_LOADED],
        number[KILLED],
        number[SURVIVES],
        number[EQUIVALENT],
        number[UNREACHABLE],
    )
    return UnitResult(
        name,
        is_rule_set,
        counts,
        rules,
        unreachable,
        tuple(sorted(noted[SURVIVES])),
        tuple(sorted(noted[EQUIVALENT])),
        tuple(sorted(_unproven(clauses, clause) for clause in unproven)),
    )


def _unproven(clauses: Mapping[Rule, frozenset[str]], clause: str) -> Unproven:
    carrying = [rule for rule, carried in clauses.items() if clause in carried]
    names = tuple(dict.fromkeys(rule.name for rule in carrying))
    return Unproven(min(rule.place for rule in carrying), names, clause)
