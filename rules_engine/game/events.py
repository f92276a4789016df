"""What happened in a turn; diagrams, sentences and claims are made from these."""

from __future__ import annotations

from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board.types import Kind, Point


class Moved(NamedTuple):
    """A piece went from ``origin`` along ``path``, the points where it came to rest."""

    kind: Kind
    origin: Point
    path: tuple[Point, ...]


class Placed(NamedTuple):
    """A piece came from the hand onto a point."""

    kind: Kind
    point: Point


class Captured(NamedTuple):
    """A piece on a point was captured; ``by`` is the entry of the rule, such as ``fox.jump``."""

    kind: Kind
    point: Point
    by: str


class Ended(NamedTuple):
    """The game ended by the ending ``by``; ``winner`` is a side's name, or None for a draw."""

    winner: str | None
    by: str


Event = Moved | Placed | Captured | Ended
