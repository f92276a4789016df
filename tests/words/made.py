"""Made-up variants of real pieces: one component beside the least that a game needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules_engine.board.bits import mask_of
from rules_engine.board.shapes import colour_places, cross_places, grid_board, grid_places
from rules_engine.game import Variant
from rules_engine.notation import parse_point
from rules_engine.position import Piece, Position
from rules_engine.rules import Entry, Rules
from rules_engine.rules.endings import CannotMove
from rules_engine.rules.moves import Movement, Slide, Step

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules_engine.board import Board
    from rules_engine.rules import Component

TAFL = (
    Piece("attacker", "attackers", "t"),
    Piece("defender", "defenders", "T"),
    Piece("king", "defenders", "K"),
)
HUNT = (
    Piece("fox", "foxes", "F", "down"),
    Piece("goose", "geese", "g", "up"),
)

SQUARES = grid_board(grid_places(5, 5), ["orthogonal"], "squares")
DIAGONALS = grid_board(colour_places(grid_places(8, 8), "even"), ["diagonal"], "squares")
CROSS = grid_board(cross_places(7, 3), ["orthogonal", "diagonal"])

REGIONS = {
    "throne": "c3",
    "beside-throne": "b3 d3 c2 c4",
    "corners": "a1 a5 e1 e5",
    "edge": "a1 b1 c1 d1 e1 a5 b5 c5 d5 e5 a2 a3 a4 e2 e3 e4",
    "last-row": "a1 b1 c1 d1 e1",
    "pen": "b5 c5 d5",
}
"""The regions of `SQUARES`."""


def stones(board: Board, points: str) -> int:
    """Return a set of points."""
    return mask_of(parse_point(board, name) for name in points.split())


def variant_of(
    components: Mapping[str, Component] | None = None,
    moves: Mapping[str, Sequence[Movement]] | None = None,
    *,
    board: Board = SQUARES,
    pieces: Sequence[Piece] = TAFL,
    regions: Mapping[str, str] | None = None,
    standing: Sequence[str] = ("a3 e3", "b3 d3", "c3"),
    hand: Sequence[int] | None = None,
) -> Variant:
    """Return a variant whose entries have the names and components given, in the right slots.

    Pieces slide on squares and step on lines unless ``moves`` says otherwise. A side that cannot
    move loses, unless an ending says something of that.
    """
    sides = tuple(dict.fromkeys(piece.side for piece in pieces))
    usual: Movement = Slide() if board is SQUARES else Step(to=("any",))
    given = moves or {}
    entries = [
        Entry("moves", f"{piece.name}.{move.kind}", move)
        for piece in pieces
        for move in given.get(piece.name, (usual,))
    ]
    slots: dict[str, list[Entry]] = {"captures": [], "restrictions": [], "endings": []}
    for name, component in (components or {}).items():
        slots[component.slot].append(Entry(component.slot, name, component))
    if not any(isinstance(entry.component, CannotMove) for entry in slots["endings"]):
        for name, other in ((sides[0], sides[1]), (sides[1], sides[0])):
            ending = CannotMove(cannot_move=name, wins=other)
            slots["endings"].append(Entry("endings", f"{name}-stuck", ending))
    none = (0,) * len(pieces)
    named = {name: stones(board, points) for name, points in (regions or {}).items()}
    if board is SQUARES and regions is None:
        named = {name: stones(board, points) for name, points in REGIONS.items()}
    rules = Rules(
        id="made",
        board=board,
        pieces=tuple(pieces),
        sides=sides,
        regions=named | {"board": board.all},
        start=Position(
            tuple(stones(board, points) for points in standing), 0, tuple(hand or none), none
        ),
        notation="algebraic",
        moves=tuple(entries),
        captures=tuple(slots["captures"]),
        restrictions=tuple(slots["restrictions"]),
        endings=tuple(slots["endings"]),
    )
    return Variant(rules)


def entry_of(variant: Variant, name: str) -> Entry:
    """Return an entry of a variant by its name."""
    return next(entry for entry in variant.rules.entries() if entry.name == name)
