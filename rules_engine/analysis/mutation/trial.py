"""One unit's mutants put to its examples, which notice them or do not."""

from __future__ import annotations

from rules_engine.analysis.mutation.changes import changed_variant
from rules_engine.analysis.mutation.equivalence import REASONS, Equivalence
from rules_engine.analysis.mutation.ground import place_of
from rules_engine.analysis.mutation.operators import entries_in, mutants_of
from rules_engine.analysis.mutation.outcomes import (
    EQUIVALENT,
    KILLED,
    NOT_LOADED,
    SURVIVES,
    UNREACHABLE,
    Judged,
    Outcome,
    Shown,
)
from rules_engine.analysis.mutation.patience import OutOfPatienceError, Patience
from rules_engine.examples.objections import objection

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from rules_engine.analysis.mutation.changes import Change, Edit, Mutant, Rule
    from rules_engine.analysis.mutation.ground import Case, Place, Unit
    from rules_engine.game import Variant

    Way = dict[int, tuple[Edit, ...]]


class Trial:
    """The mutants of a unit on trial. Examples that noticed one are asked first the next time.

    ``clauses`` are those that each rule carries, ``marks`` the reasons why a rule is unreachable.
    """

    def __init__(self, unit: Unit) -> None:
        self.unit = unit
        self.mutants = mutants_of(unit)
        self.clauses: dict[Rule, frozenset[str]] = {}
        self.marks: dict[Rule, str] = {}
        for spot in unit.spots:
            for rule, entry in entries_in(unit, spot).items():
                self.clauses[rule] = frozenset(entry.clauses)
                if rule.name in spot.marks:
                    self.marks[rule] = spot.marks[rule.name]
        self._kills = 0
        self._noticed: dict[str, int] = {}
        self._equivalences: dict[int, Equivalence] = {}

    def judged(self, first: int = 0, step: int = 1) -> list[Judged]:
        """Return what becomes of every so many of the mutants, beginning with one of them."""
        return [
            Judged(mutant.change, len(mutant.ways), self.outcome(mutant))
            for mutant in self.mutants[first::step]
        ]

    def outcome(self, mutant: Mutant) -> Outcome:
        """Return what becomes of a mutant. Where it can be made in several ways, one is enough."""
        change = mutant.change
        mark = self._mark(change)
        survivors: list[tuple[int, Variant]] = []
        for way in mutant.ways:
            variants = self._variants(way)
            if variants and mark:
                return Outcome(UNREACHABLE, mark)
            for at, case in self._in_order(change, variants):
                if _objects(case, variants[at]):
                    self._kills += 1
                    self._noticed[case.id] = self._kills
                    shown = self.carried(change) & case.shows
                    return Outcome(KILLED, earned=frozenset(Shown(case.id, one) for one in shown))
            survivors += variants.items()
        if not survivors:
            return Outcome(NOT_LOADED)
        if all(self._is_same(at, variant) for at, variant in survivors):
            return Outcome(EQUIVALENT, REASONS[_slot(mutant)])
        return Outcome(SURVIVES)

    def earned(self, known: Collection[Shown]) -> dict[Shown, bool]:
        """Say of each clause that an example names whether the example earns it.

        It does by noticing some change of a rule that carries the clause; ``known`` are those of
        which that is known. Left out are clauses of which the example could notice no change.
        """
        found = dict.fromkeys(known, True)
        missed: dict[Shown, list[tuple[int, Variant]]] = {}
        for change, way in self._reachable():
            asked = [
                (at, case, Shown(case.id, clause))
                for at in way
                for case in self.unit.spots[at].cases
                for clause in self.carried(change) & case.shows
                if Shown(case.id, clause) not in found
            ]
            variants = self._variants(way) if asked else {}
            for at, case, shown in asked if variants else ():
                if _objects(case, variants[at]):
                    found[shown] = True
                else:
                    missed.setdefault(shown, []).append((at, variants[at]))
        for shown, chances in missed.items():
            if shown not in found and not all(self._is_same(*chance) for chance in chances):
                found[shown] = False
        return found

    def _reachable(self) -> Iterator[tuple[Change, Way]]:
        """Yield every way of every change but those of rules that play never comes to."""
        for mutant in self.mutants:
            if not self._mark(mutant.change):
                for way in mutant.ways:
                    yield mutant.change, way

    def _mark(self, change: Change) -> str:
        """Return why play never comes to what is changed, '' where it can."""
        if change.added:
            return ""
        return next((self.marks[rule] for rule in change.of if rule in self.marks), "")

    def places(self, wanted: Iterable[Shown]) -> dict[Shown, Place]:
        """Return where examples name clauses under ``shows``."""
        cases = {case.id: case for spot in self.unit.spots for case in spot.cases}
        return {one: place_of(cases[one.example], one.clause) for one in wanted}

    def carried(self, change: Change) -> frozenset[str]:
        """Return the clauses of the rules whose reading a change would be."""
        return frozenset().union(*(self.clauses.get(rule, ()) for rule in change.of))

    def _variants(self, way: Way) -> dict[int, Variant]:
        """Return the variants with some edits by the number of their spots.

        All of them must load, with every choice of options and on every board of a rule set, or
        none counts.
        """
        made: dict[int, Variant] = {}
        for at, edits in way.items():
            variant = changed_variant(self.unit.spots[at], edits)
            if variant is None:
                return {}
            made[at] = variant
        return made

    def _in_order(self, change: Change, variants: dict[int, Variant]) -> list[tuple[int, Case]]:
        """Return the examples, those first that are likely to notice a change."""
        clauses = self.carried(change)
        cases = [(at, case) for at in variants for case in self.unit.spots[at].cases]

        def unlikely(pair: tuple[int, Case]) -> tuple[bool, int]:
            return clauses.isdisjoint(pair[1].shows), -self._noticed.get(pair[1].id, 0)

        return sorted(cases, key=unlikely)

    def _is_same(self, at: int, variant: Variant) -> bool:
        if at not in self._equivalences:
            self._equivalences[at] = Equivalence(self.unit.spots[at].variant)
        return self._equivalences[at].is_same(variant)


def _objects(case: Case, variant: Variant) -> bool:
    """Say whether an example fails under changed rules; to have no end is to fail."""
    try:
        with Patience():
            return objection(case.written, variant) is not None
    except OutOfPatienceError:
        return True


def _slot(mutant: Mutant) -> str:
    """Return the slot in which a mutant is made."""
    return next(edits[0].slot for edits in mutant.ways[0].values())
