"""A variant's facts, flattened and typed: what the components are compiled against."""

from __future__ import annotations

from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board import Board
    from rules_engine.board.types import Kind, Mask, Side
    from rules_engine.position import Piece, Position
    from rules_engine.rules.component import Component


class Entry(NamedTuple):
    """A component in its place.

    ``name`` is the entry's name in the variant (for a move, ``piece.kind``), ``clauses`` the
    clauses of the rule sheet that it carries, ``unreachable`` the reason why play never comes to
    it ('' where it does), ``place`` the file, line and column where it is written.
    """

    slot: str
    name: str
    component: Component
    clauses: tuple[str, ...] = ()
    unreachable: str = ""
    place: tuple[str, int, int] = ("", 0, 0)


class Rules(NamedTuple):
    """All facts of one variant with its table options chosen.

    ``regions`` are sets of points by name and always hold ``board``, all points. ``start`` is the
    position in which a game begins. ``moves`` are in the order of the pieces.
    """

    id: str
    board: Board
    pieces: tuple[Piece, ...]
    sides: tuple[str, ...]
    regions: dict[str, Mask]
    start: Position
    notation: str
    moves: tuple[Entry, ...]
    captures: tuple[Entry, ...]
    restrictions: tuple[Entry, ...]
    endings: tuple[Entry, ...]

    def kind(self, name: str) -> Kind:
        """Return the index of a piece by name. Raises KeyError for an unknown name."""
        for kind, piece in enumerate(self.pieces):
            if piece.name == name:
                return kind
        raise KeyError(name)

    def side(self, name: str) -> Side:
        """Return the index of a side by name. Raises KeyError for an unknown name."""
        if name not in self.sides:
            raise KeyError(name)
        return self.sides.index(name)

    def kinds_of(self, side: Side) -> tuple[Kind, ...]:
        """Return the kinds of piece that a side owns."""
        name = self.sides[side]
        return tuple(kind for kind, piece in enumerate(self.pieces) if piece.side == name)

    def owner(self, kind: Kind) -> Side:
        """Return the side that owns a kind of piece."""
        return self.sides.index(self.pieces[kind].side)

    def moves_of(self, kind: Kind) -> tuple[Entry, ...]:
        """Return the move entries of a kind of piece."""
        prefix = self.pieces[kind].name + "."
        return tuple(entry for entry in self.moves if entry.name.startswith(prefix))

    def total(self, kind: Kind) -> int:
        """Return how many pieces of a kind a game has: on the board and in hand at the start."""
        return self.start.stones[kind].bit_count() + self.start.hand[kind]

    def entries(self) -> tuple[Entry, ...]:
        """Return all component entries, slot by slot."""
        return self.moves + self.captures + self.restrictions + self.endings
