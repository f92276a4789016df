"""What the engine says of every move that can be tried on a board, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules_engine.board.bits import points_of
from rules_engine.position import NOWHERE, Move
from rules_engine.rules.moves import Placement
from rules_engine.words import happened, refusal_sentence
from rules_engine.words.names import sentence

if TYPE_CHECKING:
    from rules_engine.examples import Example
    from rules_engine.position import Position
    from rules_engine.words import Words

FOLDERS = {"en": "", "pt": "pt/", "sv": "sv/"}
HEADS = {
    "en": ("Legal move.", "Illegal move."),
    "pt": ("Lance legal.", "Lance ilegal."),
    "sv": ("Tillåtet drag.", "Otillåtet drag."),
}


def own_points(example: Example, position: Position) -> set[int]:
    """Return the points with pieces of the side to move."""
    rules = example.variant.rules
    kinds = rules.kinds_of(position.turn)
    return {point for kind in kinds for point in points_of(position.stones[kind])}


def placed(example: Example, position: Position, target: int) -> bool:
    """Return whether a point that is pressed at once is one to place a piece on.

    It is where the side has pieces to place; and an empty point also where all have been placed.
    """
    rules = example.variant.rules
    return any(
        isinstance(entry.component, Placement)
        and (position.hand[kind] > 0 or position.kind_at(target) is None)
        for kind in rules.kinds_of(position.turn)
        for entry in rules.moves_of(kind)
    )


def expected(words: Words, example: Example, position: Position) -> dict[str, str]:
    """Return what the engine says of every move, by origin and target as a reader sees them."""
    variant, language = example.variant, words.language
    name = variant.shown_point
    own = own_points(example, position)
    board = set(range(len(variant.board)))
    legal: dict[tuple[int, int], list[Move]] = {}
    for move in variant.legal_moves(position):
        legal.setdefault((move.origin, move.target), []).append(move)
    yes, no = HEADS[language]

    def said(origin: int, target: int) -> str:
        moves = legal.get((origin, target))
        if moves is None:
            refusal = variant.why_illegal(position, Move(origin, (target,)))
            assert refusal is not None
            return f"{no} {refusal_sentence(words, variant, refusal)}"
        told = [happened(words, variant, variant.happened(position, move)) for move in moves]
        either = words.say("label-ask-or")
        return f"{yes} " + f" {either} ".join(map(sentence, told))

    found = {}
    for target in board - own:
        origin = NOWHERE if placed(example, position, target) else target
        found[f"-{name(target)}"] = said(origin, target)
    for origin in own:
        targets = sorted(target for start, target in legal if start == origin)
        found[name(origin)] = " ".join(map(name, targets))
        for target in board - own:
            found[f"{name(origin)}-{name(target)}"] = said(origin, target)
    return found
