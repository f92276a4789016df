"""What must hold between guides, examples, variants, and guides in other languages."""

from __future__ import annotations

import re
from collections import Counter

from rules_engine.loading import LoadError, UnknownOptionError, UnknownVariantError
from rules_engine.loading.faults import WARNING, Fault
from rules_engine.loading.suggest import did_you_mean
from rules_engine.loading.tree import fault_at
from rules_engine.notation import NotationError
from rules_engine.rules.captures import hostile_points
from rules_engine.site.fences import CHANGES, EXAMPLE, GENERATED, START

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from rules_engine.examples import Example
    from rules_engine.game import Variant
    from rules_engine.loading import Faults, Library
    from rules_engine.loading.source import Source
    from rules_engine.site.fences import Fence, Place
    from rules_engine.site.guides import Guide


_CLAUSE = re.compile(r"[a-z]+-[0-9]+[a-z]?")
_FIRST_WORDS = re.compile(r"[ \t]*0\.")
_NUMBER = re.compile(r"[0-9]+")

_COMPARED = 18
"""How many digits of a clause's number are looked at; no rule sheet has as many clauses."""


def check_figures(
    guide: Guide,
    examples: Mapping[str, Example],
    faulty: Collection[str],
    library: Library,
    faults: Faults,
) -> None:
    """Check that what a page's figures name exists, and that the words match the moves.

    Of ``faulty`` examples, and of variants with faults, their own files tell.
    """
    for fence in guide.fences:
        if fence.kind == EXAMPLE:
            if fence.name not in faulty:
                _check_example(guide.source, fence, examples, faults)
        else:
            _check_start(guide.source, fence, library, faults)
            if fence.kind == CHANGES:
                _check_compared(guide.source, fence, library, faults)
    known = library.files()
    for place in guide.suspects:
        _check_suspect(guide.source, place, examples, known, faults)


def _check_suspect(
    source: Source,
    place: Place,
    examples: Mapping[str, Example],
    known: Collection[str],
    faults: Faults,
) -> None:
    """Check a block that is none of ours: what begins as ours do was meant to be one."""
    if "/" in place.name:
        after = source.lines[place.line : place.line + 1]
        if place.name not in examples and not any(_FIRST_WORDS.match(line) for line in after):
            return
        named, kinds = f"the example {place.name}", f"``` {EXAMPLE}"
    else:
        first, *others = (word for word in place.name.split() if "=" not in word)
        if not {first, *others} <= set(known):
            return
        named, kinds = f"the variant {first}", f"one of {', '.join((START, *GENERATED))} after ```"
    message = f"this block names {named} and is not marked as a figure"
    at, length = (place.line, place.column), len(place.name)
    faults.add(source.fault("fence-not-marked", message, *at, expected=kinds, length=length))


def _check_example(
    source: Source, fence: Fence, examples: Mapping[str, Example], faults: Faults
) -> None:
    example = examples.get(fence.name)
    if example is None:
        faults.add(
            source.fault(
                "unknown-example",
                f"there is no example '{fence.name}'",
                fence.line,
                fence.column,
                hint=did_you_mean(fence.name, examples),
                length=len(fence.name),
            )
        )
        return
    _check_hostile(source, fence, example.variant, faults)
    last = fence.words[-1].number if fence.words else -1
    moves = len(example.turns)
    if last > moves:
        extra = next(said for said in fence.words if said.number > moves)
        faults.add(
            source.fault(
                "words-too-many",
                f"there are words for move {extra.number}, and the example has {moves} "
                + ("move" if moves == 1 else "moves"),
                extra.line,
                fence.column,
                expected=f"0 to {moves}, one number a line" if moves else "0 alone",
            )
        )
    elif last < moves:
        missing = last + 1
        shown = "the position before the first move"
        if missing:
            shown = f"move {missing}, {example.variant.shown_move(example.turns[last].move)},"
        faults.add(
            source.fault(
                "words-missing",
                f"{shown} has no words",
                fence.last,
                fence.column,
                expected=f"{missing}. …",
                length=3,
            )
        )


def _check_hostile(source: Source, fence: Fence, variant: Variant, faults: Faults) -> None:
    """Check that the points which a figure marks as hostile are so by some capture's rule."""
    seen = set()
    hostile = hostile_points(variant.rules)
    for place in fence.hostile:
        code = ""
        try:
            point = variant.parse_point(place.name)
        except NotationError as error:
            code = error.code if error.code == "no-such-point" else "bad-point"
            message = str(error)
        else:
            if point in seen:
                code, message = "point-twice", f"{place.name} is marked twice"
            elif not hostile >> point & 1:
                code, message = "not-hostile", f"no rule makes {place.name} hostile"
            seen.add(point)
        if code:
            at = place.line, place.column
            faults.add(source.fault(code, message, *at, length=len(place.name)))


def _check_start(source: Source, fence: Fence, library: Library, faults: Faults) -> None:
    column, length = fence.column, len(fence.name)
    try:
        library.load(fence.name, {name: value for name, value, _ in fence.options})
        return
    except UnknownVariantError as error:
        code, message = "unknown-variant", str(error)
    except UnknownOptionError as error:
        code, message = "unknown-option", str(error)
        known = library.flat(fence.name).options
        for name, value, at in fence.options:
            if name not in known or value not in known[name].values:
                column, length = at, len(f"{name}={value}")
                break
    except LoadError:
        return  # its own file tells
    faults.add(source.fault(code, message, fence.line, column, length=length))


def _check_compared(source: Source, fence: Fence, library: Library, faults: Faults) -> None:
    """Check that there is another variant with which changes are compared."""
    against = fence.against
    try:
        parent = library.flat(fence.name).parent
    except (LoadError, UnknownVariantError):
        return  # told of the variant itself
    if against is None and parent is None:
        message = f"{fence.name} extends no variant and is compared with none"
        expected = f"'{fence.name} VARIANT', the one to compare with"
        place, length = (fence.line, fence.column), len(fence.name)
        faults.add(source.fault("no-parent", message, *place, expected=expected, length=length))
    if against is None:
        return
    code, hint, known = "", "", library.files()
    if against.name == fence.name:
        code, message = "compared-with-itself", "a variant cannot be compared with itself"
    elif against.name not in known:
        code, message = "unknown-variant", f"there is no variant '{against.name}'"
        hint = did_you_mean(against.name, known)
    if code:
        place, length = (against.line, against.column), len(against.name)
        faults.add(source.fault(code, message, *place, hint=hint, length=length))


def check_generated(guide: Guide, library: Library, faults: Faults) -> None:
    """Check that a guide of a complete language shows what is generated about its first variant.

    A part that is missing is a warning.
    """
    scalar = guide.variants[0]
    try:
        parent = library.flat(scalar.text).parent
    except (LoadError, UnknownVariantError):
        return  # told of the variant itself
    shown = {fence.kind for fence in guide.fences if fence.name == scalar.text}
    for kind in GENERATED:
        if kind not in shown and (kind != CHANGES or parent is not None):
            message = f"this guide does not show the {kind} of {scalar.text}"
            expected = f"a block '``` {kind}' with a line '{scalar.text}'"
            fault = fault_at(
                guide.source, scalar, "part-missing", message, expected=expected, severity=WARNING
            )
            faults.add(fault)


def check_variants(
    guide: Guide,
    clauses: Mapping[str, frozenset[str]],
    known: Collection[str],
    complete: bool,
    faults: Faults,
) -> None:
    """Check the variants that a guide names, and its anchors against their clauses.

    ``clauses`` are those of each variant that loads, ``known`` all that there are. In a
    ``complete`` language each clause has one anchor (HT-7 has ``{#ht-7}``).
    """
    wanted: set[str] = set()
    for scalar in guide.variants:
        if scalar.text not in known:
            message = f"there is no variant '{scalar.text}'"
            hint = did_you_mean(scalar.text, known)
            faults.add(fault_at(guide.source, scalar, "unknown-variant", message, hint=hint))
        wanted |= clauses.get(scalar.text, frozenset())
    if not wanted or any(scalar.text not in clauses for scalar in guide.variants):
        return
    found = {anchor.name for anchor in guide.anchors}
    for clause in sorted(wanted, key=natural) if complete else ():
        if clause.lower() not in found:
            faults.add(
                fault_at(
                    guide.source,
                    guide.variants[0],
                    "clause-without-anchor",
                    f"clause {clause} has no anchor in this guide",
                    expected=f"{{#{clause.lower()}}} after the words that state it",
                )
            )
    _check_anchors(guide, {clause.lower() for clause in wanted}, faults)


def _check_anchors(guide: Guide, wanted: set[str], faults: Faults) -> None:
    prefixes = {anchor.partition("-")[0] for anchor in wanted}
    seen: set[str] = set()
    for name, line, column in guide.anchors:
        code = ""
        if name in seen:
            code, message = "anchor-twice", f"the anchor '{name}' is given twice"
        elif name not in wanted and name.partition("-")[0] in prefixes and _CLAUSE.fullmatch(name):
            code, message = "unknown-clause", f"there is no clause {name.upper()}"
        seen.add(name)
        if code:
            length = len(name) + len("{#}")
            faults.add(guide.source.fault(code, message, line, column, length=length))


def natural(clause: str) -> tuple[str, int, str]:
    """Return a key that sorts HT-9 before HT-10."""
    prefix, _, rest = clause.partition("-")
    found = _NUMBER.match(rest)
    return prefix, int(found[0][:_COMPARED]) if found else 0, rest


def check_sisters(
    guides: Mapping[str, Guide], unread: Collection[str], languages: Iterable[str], faults: Faults
) -> None:
    """Compare the pages that are the same in several languages: all there, the same figures.

    Generated parts count as figures. A page without figures that is no guide may be missing; what
    differs in figures is a warning.
    ``unread`` pages are there, and could not be read.
    """
    languages = tuple(languages)
    names = {guide.name for guide in guides.values() if guide.language in languages}
    for name in sorted(names):
        sisters = [
            guides[path] for language in languages if (path := f"{language}/{name}") in guides
        ]
        first = sisters[0]
        if any(guide.fences or guide.variants for guide in sisters):
            for language in languages:
                path = f"{language}/{name}"
                if path not in guides and path not in unread:
                    faults.add(_missing(first, language))
        for other in sisters[1:]:
            _compare(first, other, faults)


def _missing(sister: Guide, language: str) -> Fault:
    file = sister.source.shown.replace(f"{sister.language}/{sister.name}", "", 1)
    return Fault(
        "guide-missing",
        f"there is no such page, and {sister.source.shown} has figures",
        f"{file}{language}/{sister.name}",
        hint="translate it",
    )


def _compare(first: Guide, other: Guide, faults: Faults) -> None:
    mine = Counter(fence.shows for fence in first.fences)
    theirs = Counter(fence.shows for fence in other.fences)
    for here, there, lacking in ((other, first, mine - theirs), (first, other, theirs - mine)):
        for fence in there.fences:
            if fence.shows not in lacking:
                continue
            faults.add(
                there.source.fault(
                    "sisters-differ",
                    f"{here.source.shown} does not show {fence.label}, and this page does",
                    fence.line,
                    fence.column,
                    hint="show the same figures in every language",
                    length=len(fence.label if fence.kind == START else fence.name),
                    severity=WARNING,
                )
            )
