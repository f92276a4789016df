"""Facts of captures: how many captors it takes."""

from __future__ import annotations

from rules_engine.board.bits import points_of
from rules_engine.rules.captures import Custodial, Surround
from rules_engine.rules.captures.capture import nearby, region_of
from rules_engine.site.claims_facts import (
    ALL,
    FactError,
    Finder,
    Number,
    absent,
    kinds,
    point_named,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules_engine.board.types import Mask, Point
    from rules_engine.site.claims_facts import Asked, Fact, Scene

    Closing = Custodial | Surround

PAIR = 2
"""How many captors close a piece in between them."""


def _captors(scene: Scene, asked: Asked) -> Fact:
    """Return how many captors a piece takes: on a point the fewest, with hostile points' help.

    Where no point is named, none helps, and every capture of the piece must take as many.
    """
    if asked.value == ALL:
        raise absent(asked, "how many captors it takes is a fact of one piece", "name the piece")
    kinds(scene, asked)
    found = [one for one in _closings(scene) if asked.value in one.victims()]
    if not found:
        message = f"no {asked.value} of {scene.variant.id} is captured by closing it in"
        raise absent(asked, message)
    captors = {name for one in found for name in one.by}
    noun = f"piece-{captors.pop()}" if len(captors) == 1 else "piece-any"
    if "on" in asked.more:
        return Number(_fewest(scene, asked, found), noun, True)
    if not all(isinstance(one, Custodial) for one in found):
        message = f"how many captors a {asked.value} takes depends on where it stands"
        raise absent(asked, message, "say where: on: POINT")
    return Number(PAIR, noun, True)


def _closings(scene: Scene) -> Iterator[Closing]:
    for entry in scene.variant.rules.captures:
        if isinstance(entry.component, Custodial | Surround):
            yield entry.component


def _fewest(scene: Scene, asked: Asked, found: list[Closing]) -> int:
    where = point_named(scene, asked.more["on"], "on")
    rules = scene.variant.rules
    counts: list[int] = []
    for one in found:
        exposed = ~region_of(rules, one.not_on)
        if isinstance(one, Surround) and one.on:
            exposed &= region_of(rules, one.on)
        if exposed >> where & 1:
            hostile = region_of(rules, one.helpers())
            around = _pairs(scene, where) if isinstance(one, Custodial) else [nearby(rules)[where]]
            counts += [(mask & ~hostile).bit_count() for mask in around]
    # One captor at least comes to stand there: hostile points alone capture nothing.
    counts = [count for count in counts if count]
    if not counts:
        message = f"no {asked.value} is captured on {asked.more['on']}"
        raise FactError("no-such-fact", message, "on", "name a point where one can be")
    return min(counts)


def _pairs(scene: Scene, where: Point) -> list[Mask]:
    """Return each two points with the given one between them."""
    jumps = scene.variant.board.jumps
    return [
        1 << start | 1 << beyond
        for start in points_of(scene.variant.board.all)
        for over, beyond in jumps[start]
        if over == where
    ]


FACTS = {"captors": Finder("variant", "piece", _captors)}
"""The facts of captures."""
