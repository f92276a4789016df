"""Why a move is illegal: which rule refuses it, and in words."""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.notation import shown_point
from rules_engine.position import NOWHERE, Move
from rules_engine.rules.moves import Jump, Movement, Placement, Slide, Step
from rules_engine.rules.refused import Refused
from rules_engine.rules.restrictions import Restriction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board.types import Point
    from rules_engine.game.compiled import Compiled
    from rules_engine.position import Position
    from rules_engine.rules import Rules

_SENTENCES = {
    "game-over": "The game is over.",
    "empty": "No piece stands on {point}.",
    "not-yours": "The {piece} on {point} belongs to the other side.",
    "occupied": "{point} is not empty.",
    "not-joined": "No line joins the two points.",
    "too-far": "{point} is more than one step away.",
    "blocked": "A piece on {point} is in the way.",
    "closed": "The {piece} may not enter {point}.",
    "direction": "The {piece} may not step in that direction.",
    "never-steps": "The {piece} never steps.",
    "never-jumps": "The {piece} never jumps.",
    "never-placed": "This side places no pieces.",
    "not-a-jump": "A jump goes over exactly one point of a line.",
    "nothing-to-jump": "No piece stands on {point} to be jumped.",
    "not-jumped": "The {piece} on {point} may not be jumped.",
    "one-jump": "The {piece} makes only one jump a turn.",
    "must-continue": "The {piece} can jump again from {point}, so it must.",
    "none-in-hand": "No {piece} is left to place.",
    "outside": "No {piece} may be placed on {point}.",
    "mandatory": "A capture is possible, and capturing is mandatory.",
    "place-first": "While pieces are in hand, one of them must be placed.",
}


class Refusal(NamedTuple):
    """Why a move is refused.

    ``code`` is one of `rules_engine.rules.refused.CODES`. ``entry`` names the entry of the variant
    that refuses, such as ``restrictions.capture`` or ``moves.fox.jump`` ('' for what holds in
    every game). ``point`` and ``piece`` are what it is about. ``message`` is an English sentence.
    """

    code: str
    entry: str
    point: Point | None
    piece: str | None
    message: str


class IllegalMoveError(ValueError):
    """A move that the rules refuse; ``refusal`` says why."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        super().__init__(f"{text}: {refusal.message}")
        self.refusal = refusal


Finding = tuple[str, str, "Point | None", "str | None"]


def explain(rules: Rules, code: str, point: Point | None, piece: str | None) -> str:
    """Return the English sentence of a refusal."""
    where = "" if point is None else shown_point(rules.board, point, rules.notation)
    return _SENTENCES[code].format(point=where, piece=piece or "piece")


def find_refusal(compiled: Compiled, position: Position, move: Move) -> Finding:
    """Find the rule that refuses a move which is not legal: code, entry, point, piece.

    What is asked first: whether the game goes on, whose piece it is, whether the piece could make
    the move by itself, and only then what restricts the side.
    """
    if compiled.ended(position):
        return ("game-over", "", None, None)
    return refusal_in_play(compiled, position, move)


def refusal_in_play(compiled: Compiled, position: Position, move: Move) -> Finding:
    """Find what `find_refusal` finds, in a position of which it is known that the game goes on."""
    rules = compiled.rules
    if move.origin == NOWHERE:
        return _placement_refused(compiled, position, move)
    kind = position.kind_at(move.origin)
    if kind is None:
        return ("empty", "", move.origin, None)
    piece = rules.pieces[kind].name
    if rules.owner(kind) != position.turn:
        return ("not-yours", "", move.origin, piece)
    move = _as_jump(compiled, kind, move)
    wanted: tuple[type[Movement], ...] = (Jump,) if move.jumped else (Step, Slide)
    for entry in rules.moves_of(kind):
        if isinstance(entry.component, wanted):
            refused = entry.component.why_not(rules, kind, position, move)
            if refused:
                return (refused.code, f"moves.{entry.name}", refused.point, refused.piece)
            return _restricted(compiled, position, move)
    return ("never-jumps" if move.jumped else "never-steps", "", move.origin, piece)


def _as_jump(compiled: Compiled, kind: int, move: Move) -> Move:
    """Read ``-`` between points two steps apart as a jump, for a piece that jumps."""
    if move.jumped or not compiled.jumps[kind]:
        return move
    over = compiled.rules.board.over(move.origin, move.target)
    if over is None:
        return move
    return Move(move.origin, move.path, (over,))


def _placement_refused(compiled: Compiled, position: Position, move: Move) -> Finding:
    rules = compiled.rules
    for kind in rules.kinds_of(position.turn):
        for entry in rules.moves_of(kind):
            if isinstance(entry.component, Placement):
                refused = entry.component.why_not(rules, kind, position, move)
                if refused:
                    return (refused.code, f"moves.{entry.name}", refused.point, refused.piece)
                return _restricted(compiled, position, move)
    return ("never-placed", "", move.target, None)


def _restricted(compiled: Compiled, position: Position, move: Move) -> Finding:
    """Name the restriction that refuses a move which the piece could make by itself."""
    rules = compiled.rules
    kind = compiled.moving_kind(position, move)
    makes = "place" if move.origin == NOWHERE else "jump" if move.jumped else "step"
    for entry in rules.restrictions:
        restriction = entry.component
        if not isinstance(restriction, Restriction) or restriction.bound(rules) != position.turn:
            continue
        gate, selection = restriction.gate(rules), restriction.selection(rules)
        gated = gate is not None and gate(position) and makes not in restriction.keeps
        dropped = selection is not None and move not in selection(compiled.candidates(position))
        if gated or dropped:
            refused = Refused(restriction.kind, move.target, rules.pieces[kind].name)
            return (refused.code, f"restrictions.{entry.name}", refused.point, refused.piece)
    raise ValueError("the move is legal")
