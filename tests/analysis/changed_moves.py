"""Changes of moves, captures and regions: such as no game can tell beside such as some game can."""

from __future__ import annotations

from tests.analysis.changed_texts import GUARDS, HUNT, MAN, Case, entry, region
from tests.analysis.proving import CORRIDOR
from tests.analysis.test_mutation_operators import TAFL
from tests.loading.small import SMALL

CASES = (
    Case(
        "the order of a list",
        True,
        TAFL,
        ("hostile: [corners, throne]", "hostile: [throne, corners]"),
    ),
    Case("another list", False, TAFL, ("hostile: [corners, throne]", "hostile: [throne, rim]")),
    Case(
        "a region of which no entry speaks",
        True,
        TAFL,
        ("attic: [b4, c4]", "attic: b4"),
        (region("attic: [b4, c4]"),),
    ),
    Case("a region of which one does", False, TAFL, ("throne: c3", "throne: c4")),
    Case(
        "a jump over the only piece of the jumper's own kind",
        True,
        SMALL,
        ("over: mouse", "over: [mouse, cat]"),
    ),
    Case(
        "a jump over another piece of the jumper's own kind",
        False,
        SMALL,
        ("over: mouse", "over: [mouse, cat]"),
        (("  . C .\n", "  C C .\n"),),
    ),
    Case(
        "hostile while empty, where only captors stand",
        True,
        TAFL,
        ("hostile: [corners, throne]", "hostile: corners, hostile-while-empty: throne"),
    ),
    Case(
        "hostile while empty, where others stand too",
        False,
        TAFL,
        ("man, hostile: throne}", "man, hostile-while-empty: throne}"),
        (GUARDS,),
    ),
    Case(
        "hostile while empty, where nobody stands while the game goes on",
        True,
        TAFL,
        ("hostile: [corners, throne]", "hostile: throne, hostile-while-empty: corners"),
    ),
    Case(
        "not hostile, where nobody stands",
        False,
        TAFL,
        ("hostile: [corners, throne]", "hostile: throne"),
    ),
    Case(
        "hostile while empty, where it is always",
        True,
        TAFL,
        ("hostile: [corners, throne]", "hostile: [corners, throne], hostile-while-empty: throne"),
    ),
    Case(
        "safe where nobody can stand",
        True,
        TAFL,
        ("custodial: man,", "custodial: man, not-on: corners,"),
    ),
    Case(
        "safe where somebody can",
        False,
        TAFL,
        ("custodial: man,", "custodial: man, not-on: rim,"),
    ),
    Case(
        "not to be passed over, where nothing lies behind",
        True,
        TAFL,
        (MAN, "man: {slide: {not-on: throne, not-over: corners}}"),
    ),
    Case(
        "not to be passed over, where something does",
        False,
        TAFL,
        (MAN, "man: {slide: {not-on: corners, not-over: throne}}"),
    ),
    Case(
        "closed to a piece that never comes there",
        True,
        HUNT,
        ("{to: sideways}", "{to: sideways, not-on: left}"),
        (region("left: a1"),),
    ),
    Case(
        "closed to a piece that does",
        False,
        HUNT,
        ("not-on: right", "not-on: [right, left]"),
        (region("left: a1"),),
    ),
    Case(
        "a capture that another one contains",
        True,
        TAFL,
        entry("more: {surround: guard, by: man, not-on: rim}", "captures"),
        (GUARDS,),
    ),
    Case(
        "one that it does not: at the rim from the front",
        False,
        TAFL,
        entry("more: {surround: guard, by: man}", "captures"),
        (GUARDS,),
    ),
    Case(
        "between two of a kind that has one piece",
        True,
        CORRIDOR,
        ("endings:", "captures:\n  between: {custodial: cat, by: mouse}\nendings:"),
    ),
    Case(
        "by one of that kind at the end of the line",
        False,
        CORRIDOR,
        ("endings:", "captures:\n  beside: {surround: cat, by: mouse}\nendings:"),
    ),
    Case(
        "a capture of pieces that must all be gone before",
        True,
        TAFL,
        ("surround: chief, by: man, on: rim", "surround: [chief, guard], by: man, on: rim"),
    ),
    Case("the same for all", False, TAFL, (", without: guard}", "}")),
    Case(
        "members of a row that are members already",
        True,
        TAFL,
        ("along: rim}", "along: rim, row-with: man}"),
    ),
    Case(
        "an end of a row that is nowhere near the edge",
        True,
        TAFL,
        ("along: rim}", "along: rim, closed-by: throne}"),
    ),
    Case(
        "an end of a row that is",
        False,
        TAFL,
        ("along: rim}", "along: rim, closed-by: corners}"),
    ),
)
