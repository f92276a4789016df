"""A worked example that has been replayed: what diagrams, guides and lists are made from."""

from __future__ import annotations

from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.game import Result, Turn, Variant
    from rules_engine.position import Position


class Claims(NamedTuple):
    """Legality that the example states before one of its moves, as written moves.

    ``illegal`` pairs a move with the code of the reason.
    """

    legal: tuple[str, ...]
    illegal: tuple[tuple[str, str], ...]


class Example(NamedTuple):
    """A replayed and judged example.

    ``id`` is folder and file name (``halatafl/must-jump``), ``path`` the file as shown. ``shows``
    are the clauses of the rule sheet that depend on it. ``start`` is the position before its first
    move; ``turns`` one a move; ``asked`` the claims before each move, and after the last.
    ``result`` is how the game ended, None while it goes on. ``digest`` is the SHA-256 of the file.
    """

    id: str
    path: str
    variant: Variant
    shows: tuple[str, ...]
    start: Position
    turns: tuple[Turn, ...]
    asked: tuple[Claims, ...]
    result: Result | None
    digest: str

    @property
    def positions(self) -> tuple[Position, ...]:
        """The start and the position after each move."""
        return (self.start, *(turn.position for turn in self.turns))
