"""What became of all mutants of a unit: what is proven, and what nothing proves."""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.analysis.mutation.outcomes import (
    EQUIVALENT,
    KILLED,
    NOT_LOADED,
    SURVIVES,
    UNREACHABLE,
    Shown,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Mapping

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


class Unearned(NamedTuple):
    """A clause that an example names and does not depend on, ``place`` is where it names it.

    ``rules`` are the entries that carry the clause: none of their changes makes the example fail.
    """

    place: Place
    rules: tuple[str, ...]
    shown: Shown


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
    ``earned`` are the clauses that an example names and depends on, ``unearned`` those on which
    it could depend and does not.
    """

    name: str
    is_rule_set: bool
    counts: Counts
    rules: dict[Rule, bool]
    unreachable: dict[Rule, str]
    survivors: tuple[Noted, ...]
    equivalent: tuple[Noted, ...]
    unproven: tuple[Unproven, ...]
    earned: frozenset[Shown]
    unearned: tuple[Unearned, ...]


def unit_result(
    unit: UnitName,
    judged: Iterable[Judged],
    clauses: Mapping[Rule, frozenset[str]],
    marks: Container[Rule],
    shown: Mapping[Shown, bool],
    places: Mapping[Shown, Place],
) -> UnitResult:
    """Return the result of a unit.

    ``judged`` are its mutants in their order, ``clauses`` what each rule carries, ``marks`` the
    rules that play never comes to. ``shown`` says of clauses that examples name whether they earn
    them, ``places`` where they name those that they do not.
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
            one = Noted(change.place, _names(change.of), change.text, alike, outcome.because)
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
    earned = frozenset(one for one, is_so in shown.items() if is_so)
    reached = (carried for rule, carried in clauses.items() if rule not in marks)
    open_clauses = frozenset[str]().union(*reached).difference(one.clause for one in earned)
    return UnitResult(
        unit.name,
        unit.is_rule_set,
        counts,
        rules,
        unreachable,
        tuple(sorted(noted[SURVIVES])),
        tuple(sorted(noted[EQUIVALENT])),
        tuple(sorted(_unproven(clauses, clause) for clause in open_clauses)),
        earned,
        tuple(
            sorted(
                Unearned(place, _names(_carrying(clauses, one.clause)), one)
                for one, place in places.items()
            )
        ),
    )


def unearned_in(name: str, parts: Iterable[UnitResult]) -> list[Unearned]:
    """Return the clauses that examples of a variant name in vain, in the order of their places.

    ``parts`` are the variant's own result and that of its rule set: a clause that rules of both
    carry is earned in either.
    """
    parts = list(parts)
    earned = frozenset[Shown]().union(*(part.earned for part in parts))
    found: dict[Shown, Unearned] = {}
    for one in (one for part in parts for one in part.unearned):
        if one.shown.example.partition("/")[0] == name and one.shown not in earned:
            known = found.setdefault(one.shown, one)
            found[one.shown] = known._replace(rules=tuple(dict.fromkeys(known.rules + one.rules)))
    return sorted(found.values())


def _unproven(clauses: Mapping[Rule, frozenset[str]], clause: str) -> Unproven:
    carrying = _carrying(clauses, clause)
    return Unproven(min(rule.place for rule in carrying), _names(carrying), clause)


def _carrying(clauses: Mapping[Rule, frozenset[str]], clause: str) -> list[Rule]:
    return [rule for rule, carried in clauses.items() if clause in carried]


def _names(rules: Iterable[Rule]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(rule.name for rule in rules))
