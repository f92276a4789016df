"""Why a move cannot be made, as a stable code with the facts behind it."""

from __future__ import annotations

from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board.types import Point

CODES = (
    "no-such-point",
    "game-over",
    "empty",
    "not-yours",
    "occupied",
    "not-joined",
    "too-far",
    "blocked",
    "closed",
    "direction",
    "never-steps",
    "never-jumps",
    "never-placed",
    "not-a-jump",
    "nothing-to-jump",
    "not-jumped",
    "one-jump",
    "must-continue",
    "none-in-hand",
    "outside",
    "mandatory",
    "place-first",
)
"""Every reason for which a move is refused. The last two are kinds of restriction: a move refused
by one could be made if that restriction were not there."""


class Refused(NamedTuple):
    """A refusal: its code, and the point and kind of piece (by name) that it is about."""

    code: str
    point: Point | None = None
    piece: str | None = None
