"""What ``coverage`` says: faults for what is not proven, notes for what cannot be, a table."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from rules_engine.analysis.mutation.results import unearned_in
from rules_engine.loading import Faults, LoadError
from rules_engine.loading.parts import packaged
from rules_engine.loading.source import read_source

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from rules_engine.analysis.kept import Coverage
    from rules_engine.analysis.mutation.ground import Ground, Place
    from rules_engine.analysis.mutation.results import Noted, Unearned, UnitResult, Unproven
    from rules_engine.game import Variant
    from rules_engine.loading import Fault

LANGUAGE = "en"

COLUMNS = (
    "variant",
    "mutants",
    "killed",
    "survivors",
    "equivalent",
    "unreachable",
    "rules",
    "proven",
)


class Unnoticeable(NamedTuple):
    """A change or a rule that no example can notice, and why."""

    file: str
    line: int
    column: int
    what: str
    because: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.what}: {self.because}"


def coverage_faults(parts: Mapping[str, list[UnitResult]], ground: Ground) -> Faults:
    """Return a fault for each change that no example notices, and each clause not proven or earned.

    ``parts`` are the results that belong to each variant: its own, and that of its rule set.
    """
    faults = Faults()
    # A rule set belongs to several variants, and is told once.
    results = {
        (one.name, one.is_rule_set): one for its_parts in parts.values() for one in its_parts
    }
    for result in results.values():
        for survivor in result.survivors:
            faults.add(_survivor(survivor, result, ground))
        for clause in result.unproven:
            faults.add(_unproven(clause, result, ground))
    for name, its_parts in parts.items():
        for one in unearned_in(name, its_parts):
            faults.add(_unearned(one, name, ground))
    return faults


def _survivor(survivor: Noted, result: UnitResult, ground: Ground) -> Fault:
    what = f"{_named(survivor.rules)}{survivor.change}"
    more = f", or any of {survivor.alike} such changes" if survivor.alike > 1 else ""
    message = f"no example of {_whose(result)} notices this change: {what}{more}"
    expected = "an example that fails under the change"
    return _fault(
        "not-proven",
        message,
        survivor.place,
        expected,
        _sentences(survivor.rules, _names(result, ground), ground),
    )


def _unproven(clause: Unproven, result: UnitResult, ground: Ground) -> Fault:
    message = (
        f"an example of {_whose(result)} that shows {clause.clause} should fail when "
        f"{' or '.join(clause.rules)} is changed, and none does"
    )
    expected = f"an example with {clause.clause} under 'shows' whose claims depend on the rule"
    return _fault(
        "clause-not-proven",
        message,
        clause.place,
        expected,
        _sentences(clause.rules, _names(result, ground), ground),
    )


def _unearned(unearned: Unearned, name: str, ground: Ground) -> Fault:
    clause = unearned.shown.clause
    rules = " or ".join(unearned.rules)
    message = f"the example shows {clause}, and stays true however {rules} is changed"
    expected = "a claim that some change of the rule makes untrue"
    hint = (
        f"add such a move or claim ('captures', 'legal', 'illegal', 'then'), or take {clause} out "
        "of 'shows'"
    )
    fault = _fault("clause-not-earned", message, unearned.place, expected, "")
    detail = _sentences(unearned.rules, [name], ground)
    return fault._replace(hint=hint, length=len(clause), detail=detail)


def _named(rules: tuple[str, ...]) -> str:
    return f"{', '.join(rules)} " if rules else ""


def _whose(result: UnitResult) -> str:
    return f"the rule set {result.name}" if result.is_rule_set else result.name


def _fault(code: str, message: str, place: Place, expected: str, detail: str) -> Fault:
    shown, line, column = place
    source = read_source(packaged(shown) or Path(shown), shown)
    return source.fault(code, message, line, column, expected=expected)._replace(detail=detail)


def _names(result: UnitResult, ground: Ground) -> list[str]:
    """Return the variants to whose rules a result belongs."""
    return ground.playing(result.name) if result.is_rule_set else [result.name]


def _sentences(rules: Iterable[str], names: list[str], ground: Ground) -> str:
    """Return what rules say in words, a line each, as far as there are words."""
    said = [_sentence(rule, names, ground) for rule in rules]
    return "\n".join(dict.fromkeys(line for line in said if line))


def _sentence(rule: str, names: Iterable[str], ground: Ground) -> str:
    # Only here are words needed, whose library takes a while to load.
    from rules_engine.words import MissingWordError, rule_sentence, slot_sentence, words_in

    try:
        words = words_in(LANGUAGE)
        slot = rule.partition(".")[0]
        for variant in _variants(names, ground):
            for entry in variant.rules.entries():
                if f"{entry.slot}.{entry.name}" == rule:
                    return rule_sentence(words, variant, entry)
            if slot in ("board", "regions", "pieces", "setup", "in-hand", "turn"):
                return slot_sentence(words, variant, slot)
    except (MissingWordError, LoadError):
        pass  # a project's own variants need no words for this command
    return ""


def _variants(names: Iterable[str], ground: Ground) -> Iterator[Variant]:
    for name in names:
        for chosen in ground.library.flat(name).choices():
            yield ground.library.load(name, chosen)


def unnoticeable(results: Iterable[UnitResult]) -> list[Unnoticeable]:
    """Return what no example can notice, in the order of the files."""
    found = []
    for result in results:
        for one in result.equivalent:
            what = f"{_named(one.rules)}{one.change}"
            found.append(Unnoticeable(*one.place, what, f"equivalent, {one.because}"))
        for rule, why in result.unreachable.items():
            found.append(Unnoticeable(*rule.place, rule.name, f"unreachable, {why}"))
    return sorted(dict.fromkeys(found))


def coverage_table(coverages: Mapping[str, Coverage]) -> str:
    """Return the counts of variants in columns. A rule set counts for each that plays it."""
    rows: list[tuple[str, ...]] = [COLUMNS]
    for name, one in coverages.items():
        numbers = (*one.counts, one.rules, one.proven)
        rows.append((name, *map(str, numbers)))
    widths = [max(len(row[at]) for row in rows) for at in range(len(COLUMNS))]
    return "\n".join(
        "  ".join(
            text.rjust(width) if at else text.ljust(width)
            for at, (text, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    )
