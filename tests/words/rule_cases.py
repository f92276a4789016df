"""Every kind of component in every case of its parameters, each in a variant made for it."""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING, Any

from rules_engine.rules.captures import Custodial, Shieldwall, Surround
from rules_engine.rules.endings import (
    AllPassed,
    CannotMove,
    CapturesMade,
    Encirclement,
    Ending,
    FewerThan,
    Fort,
    QuietPlies,
    RegionFilled,
    RegionReached,
    Repetition,
)
from rules_engine.rules.endings.quiet_plies import PROGRESS
from rules_engine.rules.moves import Jump, Placement, Slide, Step
from rules_engine.rules.restrictions import Mandatory, PlaceFirst
from tests.words.made import CROSS, DIAGONALS, HUNT, entry_of, variant_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rules_engine.game import Variant
    from rules_engine.rules import Component, Entry
    from rules_engine.rules.moves import Movement

    Case = tuple[Variant, Entry]
    Names = tuple[str, ...]

DIRECTIONS = ("forward", "forward-diagonal", "sideways", "backward", "backward-diagonal")

ON_CROSS: dict[str, Any] = {"board": CROSS, "pieces": HUNT, "standing": ("d4 d5", "d2 e2")}
ON_DIAGONALS: dict[str, Any] = {
    "board": DIAGONALS,
    "pieces": HUNT,
    "standing": ("e8", "b1 d1 f1"),
}


def moved(
    move: Movement, piece: str, components: Mapping[str, Component] | None = None, **made: Any
) -> Case:
    """Return a move of a piece in a variant made for it."""
    variant = variant_of(components, {piece: (move,)}, **made)
    return variant, entry_of(variant, f"{piece}.{move.kind}")


def one(component: Component, more: Mapping[str, Component] | None = None, **made: Any) -> Case:
    """Return a component of another slot in a variant made for it."""
    variant = variant_of({"one": component, **(more or {})}, **made)
    return variant, entry_of(variant, "one")


def steps() -> Iterator[Case]:
    """Yield steps in every set of directions, on every sort of board, facing every way."""
    ways = [("any",), *(way for size in range(1, 5) for way in combinations(DIRECTIONS, size))]
    for to in ways:
        yield moved(Step(to=to), "goose", **ON_CROSS)
    for facing in ("down", "left", "right"):  # the others look up
        turned = (HUNT[0], HUNT[1]._replace(forward=facing))
        yield moved(Step(to=("sideways",)), "goose", **(ON_CROSS | {"pieces": turned}))
    for to in (("any",), ("forward-diagonal",), ("backward-diagonal",)):
        yield moved(Step(to=to), "goose", **ON_DIAGONALS)
    for barred in ((), ("throne",), ("corners",), ("throne", "corners")):
        yield moved(Step(to=("any",), not_on=barred), "attacker")


def slides() -> Iterator[Case]:
    """Yield slides with every sort of closed square."""
    for barred in ((), ("throne",), ("corners",), ("throne", "corners")):
        for shut in ((), ("throne",)):  # behind a corner there is nothing to pass to
            if not set(barred) & set(shut):
                yield moved(Slide(not_on=barred, not_over=shut), "attacker")
    # Closed to all: a piece that starts there leaves it for good.
    for slide, start in (
        (Slide(not_over=("throne",)), "c3"),
        (Slide(not_over=("throne",)), "c4"),
        (Slide(not_on=("throne",)), "c4"),
        (Slide(not_on=("edge",)), "c4"),
    ):
        everyone = dict.fromkeys(("attacker", "defender", "king"), (slide,))
        variant = variant_of({}, everyone, standing=("a3 e3", "b3 d3", start))
        yield variant, entry_of(variant, "attacker.slide")
    yield moved(Slide(), "fox", **ON_CROSS)
    yield moved(Slide(), "goose", **ON_CROSS)
    yield moved(Slide(), "fox", **ON_DIAGONALS)


def jumps_and_placements() -> Iterator[Case]:
    """Yield jumps that go on or do not, mandatory or not, and placements."""
    prey: tuple[Names, ...] = (("goose",), ("goose", "fox"))
    for then, over in product((None, "may-continue", "must-continue"), prey):
        yield moved(Jump(over=over, then=then), "fox", **ON_CROSS)
        bound = {"hungry": Mandatory(mandatory="foxes")}
        yield moved(Jump(over=over, then=then), "fox", bound, **ON_CROSS)
    for on in ("board", "throne"):
        yield moved(Placement(on=on), "attacker", hand=(3, 0, 0))


def restrictions() -> Iterator[Case]:
    """Yield what binds a side: of one piece and of several, alone in placing and not."""
    jumps = {"fox": (Jump(over=("goose",)),), "goose": (Jump(over=("fox",)),)}
    for side, foxes in (("foxes", "d4"), ("foxes", "d4 d5"), ("geese", "d4")):
        shown = ON_CROSS | {"standing": (foxes, "d2 e2")}
        yield one(Mandatory(mandatory=side), moves=jumps, **shown)
    places = {"attacker": (Placement(on="board"),), "defender": (Placement(on="board"),)}
    hands = (("attackers", (3, 0, 0)), ("attackers", (3, 2, 0)), ("defenders", (0, 2, 0)))
    for side, hand in hands:
        yield one(PlaceFirst(place_first=side), moves=places, hand=hand)
    # What is placed first is captured with later; a single piece in hand, and the only one.
    placing: dict[str, tuple[Movement, ...]] = jumps | {
        "goose": (Placement(on="board"), Jump(over=("fox",)))
    }
    first = {"first": PlaceFirst(place_first="geese")}
    for geese, count in (("d2 e2", 2), ("d2 e2", 1), ("", 1)):
        shown = ON_CROSS | {"standing": ("d4", geese), "hand": (0, count), "moves": placing}
        yield one(first["first"], **shown)
    yield one(Mandatory(mandatory="geese"), first, **(shown | {"standing": ("d4", "d2 e2")}))


def custodial_and_surround() -> Iterator[Case]:
    """Yield captures of each side with every sort of square that helps or protects."""
    regions: tuple[Names, ...] = ((), ("throne",), ("throne", "corners"))
    captors: tuple[tuple[Names, Names], ...] = (
        (("attacker",), ("defender",)),
        (("attacker",), ("king",)),
        (("attacker",), ("defender", "king")),
        (("defender", "king"), ("attacker",)),
    )
    for (by, victims), always, empty, safe in product(captors, regions, regions, regions):
        if set(always) & set(empty):
            continue
        helping: dict[str, Any] = {
            "by": by,
            "hostile": always,
            "hostile_while_empty": empty,
            "not_on": safe,
        }
        yield one(Custodial(custodial=victims, **helping))
        yield one(Surround(surround=victims, **helping))
    gone: tuple[Names, ...] = ((), ("defender",), ("defender", "attacker"))
    for where, without in product(regions, gone):
        if where or without:
            surround = Surround(surround=("king",), by=("attacker",), on=where, without=without)
            yield one(surround)
    # Where the king is safe from one capture, another may take him.
    beside = {"other": Surround(surround=("king",), by=("attacker",), on=("edge",))}
    for always in regions:
        king = Surround(surround=("king",), by=("attacker",), hostile=always, not_on=("edge",))
        yield one(king, beside)
        yield one(king)
    # A captor that is alone needs the help of a square; on a corner two sides are to be closed.
    for always, empty in ((), ()), (("throne",), ()), ((), ("throne", "corners")):
        alone: dict[str, Any] = {"by": ("king",), "hostile": always, "hostile_while_empty": empty}
        yield one(Custodial(custodial=("attacker",), **alone))
        yield one(Surround(surround=("attacker",), on=("corners",), **alone))
    # A king that captures in another way takes no part in this one.
    other = {"other": Custodial(custodial=("attacker",), by=("king",))}
    for always in regions:
        yield one(Custodial(custodial=("attacker",), by=("defender",), hostile=always), other)


def shieldwalls() -> Iterator[Case]:
    """Yield captures of rows, with and without what closes an end or counts as a member."""
    sides: tuple[tuple[Names, Names], ...] = (
        (("attacker",), ("defender", "king")),
        (("defender",), ("attacker",)),
        (("defender", "king"), ("attacker",)),
    )
    ends: tuple[Names, ...] = ((), ("corners",), ("corners", "throne"))
    members: tuple[Names, ...] = ((), ("king",))
    for (victims, by), closed, beside in product(sides, ends, members):
        if set(victims) & set(beside):
            continue
        wall: dict[str, Any] = {"shieldwall": victims, "by": by, "along": "edge"}
        yield one(Shieldwall(closed_by=closed, row_with=beside, **wall))
    yield one(Shieldwall(shieldwall=("defender",), by=("attacker",), along="last-row"))


def endings_that_give(outcome: dict[str, Any]) -> Iterator[Ending]:
    """Yield conditions of tafl with an outcome."""
    for number in (1, 2):
        yield FewerThan(fewer_than=number, of="attacker", **outcome)
        yield CapturesMade(captures=number, of="defender", **outcome)
    yield FewerThan(fewer_than=1, of="king", **outcome)  # one capture of him is the same rule
    yield CapturesMade(captures=1, of="attacker", **outcome)
    for region in ("edge", "corners"):
        yield RegionReached(reach=region, with_="king", **outcome)
        yield Encirclement(encircled=("king",), by=("attacker",), from_=region, **outcome)
    yield RegionReached(reach="edge", with_="attacker", **outcome)
    filled = (("pen", "attacker"), ("corners", "attacker"), ("pen", "defender"))
    for region, piece in (*filled, ("throne", "attacker"), ("throne", "king")):
        yield RegionFilled(fill=region, with_=piece, **outcome)
    for times in (2, 3, 4):
        yield Repetition(times=times, **outcome)
    for side in ("attackers", "defenders"):
        yield CannotMove(cannot_move=side, **outcome)
    for inside, ring in (
        (("king", "defender"), ("attacker",)),
        (("attacker",), ("king", "defender")),
        (("attacker",), ("defender",)),
    ):
        yield Encirclement(encircled=inside, by=ring, from_="edge", **outcome)
    for fort, wall, against, on in (
        ("king", ("defender",), ("attacker",), "edge"),
        ("king", ("defender",), ("attacker",), "corners"),
        ("king", ("defender", "king"), ("attacker",), "edge"),
        ("attacker", ("attacker",), ("defender",), "edge"),
        ("attacker", ("attacker",), ("defender", "king"), "edge"),
    ):
        yield Fort(fort=fort, wall=wall, against=against, on=on, **outcome)


def hunt_endings_that_give(outcome: dict[str, Any]) -> Iterator[Ending]:
    """Yield conditions that need pieces that face a way, or pieces in hand, with an outcome."""
    for passed, by in (("goose", "fox"), ("fox", "goose")):
        yield AllPassed(all_passed=passed, by=by, **outcome)
    for number in (2, 3):
        yield FewerThan(fewer_than=number, of="goose", **outcome)
    for plies, size in product((1, 20), range(1, len(PROGRESS) + 1)):
        for unless in combinations(PROGRESS, size):
            yield QuietPlies(plies=plies, unless=unless, **outcome)


def endings() -> Iterator[Case]:
    """Yield every ending as a win of each side and as a draw."""
    for outcome in ({"wins": "attackers"}, {"wins": "defenders"}, {"result": "draw"}):
        for ending in endings_that_give(outcome):
            yield one(ending)
    moves = {
        "fox": (Jump(over=("goose",)),),
        "goose": (Step(to=("forward", "forward-diagonal")), Placement(on="board")),
    }
    hunting = ON_CROSS | {"standing": ("d4", "d2 e2"), "hand": (0, 2)}
    for outcome in ({"wins": "foxes"}, {"wins": "geese"}, {"result": "draw"}):
        for ending in hunt_endings_that_give(outcome):
            yield one(ending, moves=moves, **hunting)
    straight = moves | {"goose": (Step(to=("forward",)), Placement(on="board"))}
    quiet = QuietPlies(plies=20, unless=("forward-step",), result="draw")
    yield one(quiet, moves=straight, **hunting)


CASES: dict[str, list[Case]] = {
    "moves": [*steps(), *slides(), *jumps_and_placements()],
    "restrictions": [*restrictions()],
    "captures": [*custodial_and_surround(), *shieldwalls()],
    "endings": [*endings()],
}
"""All cases by slot; no two of them are the same rule."""
