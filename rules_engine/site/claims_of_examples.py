"""Facts of positions: what stands where, what was captured, how often it was here, who has won."""

from __future__ import annotations

from rules_engine.examples.opening import counts_quiet_plies
from rules_engine.site.claims_facts import (
    ALL,
    FactError,
    Finder,
    Number,
    Points,
    Won,
    absent,
    kinds,
    region,
    told,
)
from rules_engine.site.claims_of_moves import played

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board.types import Mask
    from rules_engine.site.claims_facts import Asked, Fact, Scene


def _on_board(scene: Scene, asked: Asked) -> Fact:
    stones, noun = _stones(scene, asked)
    return Number(stones.bit_count(), noun, True)


def _in_hand(scene: Scene, asked: Asked) -> Fact:
    found, noun = kinds(scene, asked)
    if not any(scene.variant.rules.start.hand[kind] for kind in found):
        message = f"no {asked.value} of {scene.variant.id} is ever in hand"
        raise absent(asked, message)
    return Number(sum(scene.position.hand[kind] for kind in found), noun, True)


def _at(scene: Scene, asked: Asked) -> Fact:
    stones, _ = _stones(scene, asked)
    if not stones:
        where = f"in '{asked.more['in']}'" if "in" in asked.more else "on the board"
        what = "piece" if asked.value == ALL else asked.value
        raise absent(asked, f"no {what} stands {where}")
    return Points(told(scene.variant, stones))


def _stones(scene: Scene, asked: Asked) -> tuple[Mask, str]:
    """Return where the pieces that are asked for stand, in a region if one is named; the noun."""
    found, noun = kinds(scene, asked)
    stones = 0
    for kind in found:
        stones |= scene.position.stones[kind]
    return stones & region(scene, asked.more["in"], "in") if "in" in asked.more else stones, noun


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


def _occurrence(scene: Scene, asked: Asked) -> Fact:
    del asked
    example, replayed = played(scene)
    return Number(replayed.occurrences(example, scene.step), "noun-time")


def _won(scene: Scene, asked: Asked) -> Fact:
    example, _ = played(scene)
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
    "occurrence": Finder("example", "", _occurrence),
    "won": Finder("example", "", _won),
}
"""The facts of positions and examples."""
