"""Facts of positions and examples: what stands where, what was captured, what can be played."""

from __future__ import annotations

from rules_engine.examples.opening import counts_quiet_plies
from rules_engine.game import Captured
from rules_engine.site.claims_facts import (
    FactError,
    Finder,
    Name,
    Number,
    Points,
    Won,
    absent,
    kinds,
    place_noun,
    point,
    shortened,
    told,
    whole,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_engine.examples import Example
    from rules_engine.position import Move
    from rules_engine.site.claims_facts import Asked, Fact, Scene


def _on_board(scene: Scene, asked: Asked) -> Fact:
    found, noun = kinds(scene, asked)
    return Number(sum(scene.position.stones[kind].bit_count() for kind in found), noun, True)


def _in_hand(scene: Scene, asked: Asked) -> Fact:
    found, noun = kinds(scene, asked)
    if not any(scene.variant.rules.start.hand[kind] for kind in found):
        message = f"no {asked.value} of {scene.variant.id} is ever in hand"
        raise absent(asked, message)
    return Number(sum(scene.position.hand[kind] for kind in found), noun, True)


def _at(scene: Scene, asked: Asked) -> Fact:
    found, _ = kinds(scene, asked)
    stones = 0
    for kind in found:
        stones |= scene.position.stones[kind]
    if not stones:
        raise absent(asked, f"no {asked.value} stands on the board")
    return Points(told(scene.variant, stones))


def _example(scene: Scene) -> Example:
    if scene.example is None:
        raise AssertionError("a fact of an example was asked of something else")
    return scene.example


def _captured(scene: Scene, asked: Asked) -> Fact:
    found, noun = kinds(scene, asked)
    if asked.more.get("as", "").startswith("ordinal"):
        noun = "noun-capture"  # the fifth is a capture, not a goat
    return Number(sum(scene.position.captured[kind] for kind in found), noun, True)


def _quiet_plies(scene: Scene, asked: Asked) -> Fact:
    if not counts_quiet_plies(scene.variant):
        message = f"{scene.variant.id} counts no turns without progress"
        raise absent(asked, message)
    return Number(scene.position.quiet, "noun-turn")


def _legal_count(scene: Scene, asked: Asked) -> Fact:
    del asked
    return Number(len(_legal(scene)), "noun-move")


def _legal_from(scene: Scene, asked: Asked) -> Fact:
    where = point(scene, asked)
    turn = scene.variant.sides[scene.position.turn]
    kind = scene.position.kind_at(where)
    if kind is None or scene.variant.pieces[kind].side != turn:
        message = f"no piece of the side to move, {turn}, stands on {asked.value}"
        raise absent(asked, message)
    moves = [move for move in _legal(scene) if move.origin == where]
    return Number(len({move.target for move in moves}), place_noun(scene.variant))


def _legal(scene: Scene) -> Sequence[Move]:
    example = _example(scene)
    if scene.step == len(example.turns) and example.result:
        return ()
    return scene.variant.legal_moves(scene.position)


def _move_number(scene: Scene, asked: Asked) -> int:
    """Return the number of the move that is asked for: the one named, or that of the step."""
    moves = len(_example(scene).turns)
    if not asked.value and scene.step:
        return scene.step
    if number := whole(asked.value, moves):
        return number
    what = f"no move '{shortened(asked.value)}'" if asked.value else "no move before its start"
    hint = f"it has 1 to {moves}" if moves else "it has none at all"
    raise FactError("no-such-move", f"{_example(scene).id} has {what}", asked.name, hint)


def _captures(scene: Scene, asked: Asked) -> Fact:
    turn = _example(scene).turns[_move_number(scene, asked) - 1]
    taken = [event.kind for event in turn.events if isinstance(event, Captured)]
    if not taken:
        raise absent(asked, "this move captures nothing")
    same = len(set(taken)) == 1
    noun = f"piece-{scene.variant.pieces[taken[0]].name}" if same else "piece-any"
    return Number(len(taken), noun, True)


def _move(scene: Scene, asked: Asked) -> Fact:
    turn = _example(scene).turns[_move_number(scene, asked) - 1]
    return Name(scene.variant.shown_move(turn.move, turn.captured))


def _moves(scene: Scene, asked: Asked) -> Fact:
    del asked
    return Number(len(_example(scene).turns), "noun-move")


def _won(scene: Scene, asked: Asked) -> Fact:
    example = _example(scene)
    result = example.result if scene.step == len(example.turns) else None
    if result is None or result.winner is None:
        now = "the game is a draw" if result else "the game goes on"
        raise FactError("no-winner", f"nobody has won here: {now}", asked.name)
    return Won(result.winner)


FACTS = {
    "on-board": Finder("position", "piece", _on_board),
    "in-hand": Finder("position", "piece", _in_hand),
    "at": Finder("position", "piece", _at),
    "captured": Finder("example", "piece", _captured),
    "quiet-plies": Finder("example", "", _quiet_plies),
    "legal-count": Finder("example", "", _legal_count),
    "legal-from": Finder("example", "point", _legal_from),
    "captures": Finder("example", "move", _captures, optional=True),
    "move": Finder("example", "move", _move, optional=True),
    "moves": Finder("example", "", _moves),
    "won": Finder("example", "", _won),
}
"""The facts of positions and examples."""
