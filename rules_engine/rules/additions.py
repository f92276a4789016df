"""Entries that a variant lacks and a reader could believe to be there.

A component declares them for its kind, so that a rule that is not there can be shown not to be.
"""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.board.bits import mask_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board.types import Kind, Side
    from rules_engine.rules.parameters import Value
    from rules_engine.rules.ruleset import Entry, Rules


class Addition(NamedTuple):
    """An entry to be added.

    ``name`` is the entry's name; in the slot ``moves``, the piece. ``values`` are the parameters
    of the component ``kind``. ``beside`` names the entries (``moves.fox.jump``) whose reading it
    would be; ``replaces`` is the kind of move of the same piece in whose place it comes, '' where
    it comes in addition.
    """

    slot: str
    name: str
    kind: str
    values: tuple[tuple[str, Value], ...]
    beside: tuple[str, ...] = ()
    replaces: str = ""


def foes_of(rules: Rules, side: Side) -> tuple[str, ...]:
    """Return the names of the pieces that a side does not own."""
    own = rules.sides[side]
    return tuple(piece.name for piece in rules.pieces if piece.side != own)


def friends_of(rules: Rules, side: Side) -> tuple[str, ...]:
    """Return the names of the pieces of a side."""
    return tuple(rules.pieces[kind].name for kind in rules.kinds_of(side))


def other_side(rules: Rules, side: Side) -> str:
    """Return the name of the side that a side plays against."""
    return next((name for name in rules.sides if name != rules.sides[side]), rules.sides[side])


def edges_of(rules: Rules) -> tuple[str, ...]:
    """Return the regions that hold whole lines of the board, but for the whole of it."""
    return tuple(
        name
        for name, region in rules.regions.items()
        if region != rules.board.all
        and any(not mask_of(line) & ~region for line in rules.board.lines)
    )


def full_name(entry: Entry) -> str:
    """Return the name of an entry with its slot: ``moves.fox.jump``."""
    return f"{entry.slot}.{entry.name}"


def beside_moves(rules: Rules, kind: Kind, *kinds: str) -> tuple[str, ...]:
    """Return the ways of moving of a piece, of some kinds or, where none is named, of all."""
    return tuple(
        full_name(entry)
        for entry in rules.moves_of(kind)
        if not kinds or entry.component.kind in kinds
    )
