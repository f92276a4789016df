"""What a reference can be told: the kinds of fact, the scene that it asks, and what may be wrong.

A fact is a number with what it counts, points, the winner, or a name that is the same in every
language. How it is said is not asked here.
"""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.board.bits import points_of
from rules_engine.loading.suggest import did_you_mean, one_of
from rules_engine.notation import NotationError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rules_engine.analysis.solved import Solved
    from rules_engine.board.types import Kind, Mask, Point
    from rules_engine.examples import Example
    from rules_engine.game import Variant
    from rules_engine.position import Position
    from rules_engine.site.claims_replayed import Replayed

SHOWN = 40
"""How many characters of a text a message quotes."""

ALL = "all"
"""Stands for the pieces of every kind together."""


LISTS = ("points", "choice", "neither")
"""How points can be told: *a and b*, *a or b*, and, after a *not*, as that asks for."""


class Number(NamedTuple):
    """A number, the key of the noun that it counts, and whether that is pieces."""

    value: int
    noun: str
    pieces: bool = False


class Points(NamedTuple):
    """Points as readers see them, in the order in which they are told."""

    names: tuple[str, ...]


class Range(NamedTuple):
    """The first and the last of a run of names."""

    first: str
    last: str


class Won(NamedTuple):
    """The side that has won a game."""

    side: str


class Name(NamedTuple):
    """A name that is the same in every language."""

    text: str


Fact = Number | Points | Range | Won | Name


class Scene(NamedTuple):
    """What a reference is about.

    ``position`` is that of the example after move ``step``, or the start of the variant, whose
    clauses are ``clauses``. ``solved`` is what a complete search has found, ``replayed`` what the
    steps of examples allow.
    """

    variant: Variant
    position: Position
    clauses: frozenset[str]
    example: Example | None = None
    step: int = 0
    solved: Solved | None = None
    replayed: Replayed | None = None


class Asked(NamedTuple):
    """A question about a scene: the fact's name, its value, and the other parts by their keys."""

    name: str
    value: str
    more: Mapping[str, str]

    @property
    def lists(self) -> bool:
        """Whether points are asked for where a fact is their number, too."""
        return self.more.get("as") in LISTS


class FactError(Exception):
    """What is wrong with a reference: a stable code, the message, and help.

    ``part`` is the key of the part at fault, '' for the reference as a whole; its value is meant
    where it has one, and with ``at_key`` its key.
    """

    def __init__(
        self, code: str, message: str, part: str, hint: str = "", *, at_key: bool = False
    ) -> None:
        super().__init__(message)
        self.code = code
        self.part = part
        self.hint = hint
        self.at_key = at_key


class Finder(NamedTuple):
    """How a fact is found: what it is of, what its value names ('' for none), and the function.

    ``of`` is ``example``, ``solved``, ``variant``, or ``position`` for an example and a start.
    An ``optional`` value may be left out.
    """

    of: str
    names: str
    find: Callable[[Scene, Asked], Fact]
    optional: bool = False


def whole(text: str, most: int) -> int | None:
    """Return the whole number, 0 to ``most``, that a text is; None for anything else.

    Digits of other scripts and leading zeros are refused, and thousands of digits not converted.
    """
    if not (text.isascii() and text.isdecimal()) or len(text) > len(str(most)):
        return None
    number = int(text)
    return number if number <= most and str(number) == text else None


def shortened(text: str) -> str:
    """Return a text of an editor as a message quotes it; a long one is cut."""
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"


def absent(asked: Asked, message: str, hint: str = "") -> FactError:
    """Return the error that a scene does not have a fact."""
    return FactError("no-such-fact", message, asked.name, hint)


def kinds(scene: Scene, asked: Asked) -> tuple[tuple[Kind, ...], str]:
    """Return the kinds of piece that are asked for, and the key of their noun.

    Raises `FactError` for an unknown piece.
    """
    known = [piece.name for piece in scene.variant.pieces]
    if asked.value == ALL:
        return tuple(range(len(known))), "piece-any"
    if asked.value not in known:
        message = f"{scene.variant.id} has no piece '{asked.value}'"
        hint = did_you_mean(asked.value, known) or f"it has {one_of([*known, ALL])}"
        raise FactError("unknown-piece", message, asked.name, hint)
    return (known.index(asked.value),), f"piece-{asked.value}"


def point(scene: Scene, asked: Asked) -> Point:
    """Return the point that is asked for. Raises `FactError` for a text that is none."""
    return point_named(scene, asked.value, asked.name)


def point_named(scene: Scene, text: str, part: str) -> Point:
    """Return the point that is named in a part. Raises `FactError` for a text that is none."""
    try:
        return scene.variant.parse_point(text)
    except NotationError as error:
        code = error.code if error.code == "no-such-point" else "bad-point"
        raise FactError(code, str(error), part) from None


def region(scene: Scene, name: str, part: str) -> Mask:
    """Return the points of a region, named in a part. Raises `FactError` for an unknown one."""
    regions = scene.variant.rules.regions
    if name not in regions:
        message = f"{scene.variant.id} has no region '{shortened(name)}'"
        hint = did_you_mean(name, regions) or (
            f"it has {one_of(regions)}" if regions else "it has none at all"
        )
        raise FactError("unknown-region", message, part, hint)
    return regions[name]


def place_noun(variant: Variant) -> str:
    """Return the key of what pieces stand on: points, or squares."""
    return "noun-square" if variant.board.cells == "squares" else "noun-point"


def told(variant: Variant, mask: Mask) -> tuple[str, ...]:
    """Return points in the order of their names: by columns where a letter comes first."""
    found = list(points_of(mask))
    if variant.notation == "algebraic":
        spots = variant.board.spots
        found.sort(key=lambda point: (spots[point].column, -spots[point].row))
    return tuple(map(variant.shown_point, found))
