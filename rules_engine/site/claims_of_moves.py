"""Facts of moves: of the one that led to a step, and of those that can be made there."""

from __future__ import annotations

from rules_engine.game import Captured
from rules_engine.notation import NotationError, parse_captured
from rules_engine.position import NOWHERE
from rules_engine.site.claims_facts import (
    FactError,
    Finder,
    Name,
    Number,
    Points,
    absent,
    place_noun,
    point,
    shortened,
    told,
    whole,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board.types import Mask, Point
    from rules_engine.examples import Example
    from rules_engine.game import Turn
    from rules_engine.position import Move
    from rules_engine.site.claims_facts import Asked, Fact, Scene
    from rules_engine.site.claims_replayed import Replayed

CAPTURES, STEPS = ONLY = ("captures", "steps")
"""Which of the legal moves can be asked for alone: those that capture, or the others."""


def played(scene: Scene) -> tuple[Example, Replayed]:
    """Return the example that is asked, and what the steps of examples allow."""
    if scene.example is None or scene.replayed is None:
        raise AssertionError("a fact of an example was asked of something else")
    return scene.example, scene.replayed


def _moves(scene: Scene, asked: Asked) -> Fact:
    del asked
    return Number(len(played(scene)[0].turns), "noun-move")


def _turn(scene: Scene, asked: Asked) -> Turn:
    """Return the turn of the move that is asked for: the one named, or that of the step."""
    example, _ = played(scene)
    moves = len(example.turns)
    if not asked.value and scene.step:
        return example.turns[scene.step - 1]
    if number := whole(asked.value, moves):
        return example.turns[number - 1]
    what = f"no move '{shortened(asked.value)}'" if asked.value else "no move before its start"
    hint = f"it has 1 to {moves}" if moves else "it has none at all"
    if moves and not asked.value:
        hint = f"say which: {asked.name}: 1" + (f", up to {moves}" if moves > 1 else "")
    raise FactError("no-such-move", f"{example.id} has {what}", asked.name, hint)


def _shown(scene: Scene, turn: Turn) -> str:
    return scene.variant.shown_move(turn.move, turn.captured)


def _move(scene: Scene, asked: Asked) -> Fact:
    return Name(_shown(scene, _turn(scene, asked)))


def _from(scene: Scene, asked: Asked) -> Fact:
    turn = _turn(scene, asked)
    if turn.move.origin == NOWHERE:
        message = f"the move {_shown(scene, turn)} brings a piece from the hand, from no point"
        raise absent(asked, message, "'to' is where it is placed")
    return Name(scene.variant.shown_point(turn.move.origin))


def _to(scene: Scene, asked: Asked) -> Fact:
    return Name(scene.variant.shown_point(_turn(scene, asked).move.target))


def _via(scene: Scene, asked: Asked) -> Fact:
    turn = _turn(scene, asked)
    stops = turn.move.path[:-1]
    if not stops:
        message = f"the move {_shown(scene, turn)} rests nowhere on its way"
        raise absent(asked, message, "only a chain of jumps does; 'to' is where a move ends")
    return Points(tuple(map(scene.variant.shown_point, stops)))


def _captures(scene: Scene, asked: Asked) -> Fact:
    turn = _turn(scene, asked)
    taken = [event.kind for event in turn.events if isinstance(event, Captured)]
    if not taken:
        raise _nothing_captured(scene, asked, turn)
    same = len(set(taken)) == 1
    noun = f"piece-{scene.variant.pieces[taken[0]].name}" if same else "piece-any"
    return Number(len(taken), noun, True)


def _taken(scene: Scene, asked: Asked) -> Fact:
    turn = _turn(scene, asked)
    if not turn.captured:
        raise _nothing_captured(scene, asked, turn)
    return _in_order(scene, turn.move, turn.captured)


def _in_order(scene: Scene, move: Move, taken: tuple[Point, ...]) -> Fact:
    """Return the points of captures: in the order of the jumps, or of the board."""
    if move.jumped:
        return Points(tuple(map(scene.variant.shown_point, taken)))
    return Points(told(scene.variant, _mask(taken)))


def _nothing_captured(scene: Scene, asked: Asked, turn: Turn) -> FactError:
    example, _ = played(scene)
    some = [number for number, one in enumerate(example.turns, 1) if one.captured]
    hint = f"{asked.name}: {some[0]} is its first move that does" if some else "none here does"
    return absent(asked, f"the move {_shown(scene, turn)} captures nothing", hint)


def _mask(points: tuple[Point, ...]) -> Mask:
    mask = 0
    for one in points:
        mask |= 1 << one
    return mask


def _legal_count(scene: Scene, asked: Asked) -> Fact:
    return Number(len(_legal(scene, asked)), "noun-move")


def _legal(scene: Scene, asked: Asked) -> tuple[Move, ...]:
    example, replayed = played(scene)
    only = asked.more.get("only")
    if only is None:
        return replayed.moves(example, scene.step)
    found = replayed.legal(example, scene.step)
    return tuple(move for move, taken in found if bool(taken) == (only == CAPTURES))


def _legal_from(scene: Scene, asked: Asked) -> Fact:
    where = _of_side_to_move(scene, asked)
    targets = {move.target for move in _legal(scene, asked) if move.origin == where}
    if not asked.lists:
        return Number(len(targets), place_noun(scene.variant))
    if not targets:
        raise _stuck(scene, asked, {CAPTURES: "capture", STEPS: "step"})
    return Points(told(scene.variant, _mask(tuple(targets))))


def _legal_taken(scene: Scene, asked: Asked) -> Fact:
    where = _of_side_to_move(scene, asked)
    example, replayed = played(scene)
    found = replayed.legal(example, scene.step)
    taken = _mask(tuple(one for move, all_ in found if move.origin == where for one in all_))
    if not taken:
        raise _stuck(scene, asked, {None: "capture"})
    return Points(told(scene.variant, taken))


def _stuck(scene: Scene, asked: Asked, verbs: dict[str | None, str]) -> FactError:
    """Return the error that a piece has no move of the sort that is asked for."""
    example, replayed = played(scene)
    verb = verbs.get(asked.more.get("only"), "move")
    message = f"the piece on {asked.value} cannot {verb} here"
    if scene.step == len(example.turns) and example.result:
        return absent(asked, f"{message}: the game is over", "step: says another one")
    mobile = _mask(
        tuple(
            move.origin
            for move, taken in replayed.legal(example, scene.step)
            if move.origin != NOWHERE and (verb == "move" or bool(taken) == (verb == "capture"))
        )
    )
    where = ", ".join(told(scene.variant, mobile))
    return absent(asked, message, f"of these one can: {where}" if where else "no piece can")


def _of_side_to_move(scene: Scene, asked: Asked) -> Point:
    """Return the point that is asked for, on which a piece of the side to move stands."""
    where = point(scene, asked)
    _check_side_to_move(scene, asked, where)
    return where


def _check_side_to_move(scene: Scene, asked: Asked, where: Point) -> None:
    side = scene.position.turn
    turn = scene.variant.sides[side]
    stones = 0
    for own in scene.variant.rules.kinds_of(side):
        stones |= scene.position.stones[own]
    if not stones >> where & 1:
        message = (
            f"no piece of the side to move, {turn}, stands on {scene.variant.shown_point(where)}"
        )
        there = ", ".join(told(scene.variant, stones))
        raise absent(asked, message, f"they stand on {there}" if there else "none is on the board")


def _allowed(scene: Scene, asked: Asked) -> Fact:
    """Return what a move that can be made here is said as; the move is checked."""
    move = _written(scene, asked)
    example, replayed = played(scene)
    found = _match(scene, asked, move)
    if found is None:
        refusal = scene.variant.why_illegal(scene.position, move)
        why = refusal.message if refusal else "the game is over"
        raise FactError("not-legal", f"{asked.value} cannot be made here", asked.name, why)
    named = parse_captured(scene.variant.board, asked.value)
    if not named and asked.more.get("as") not in ("move", "taken"):
        return _said(scene, asked, found, ())
    taken = next(one.taken for one in replayed.legal(example, scene.step) if one.move == found)
    if named and set(named) != set(taken):
        really = ", ".join(told(scene.variant, _mask(taken))) or "nothing"
        message = f"{asked.value} captures {really}"
        raise FactError("other-captures", message, asked.name, "write that, or no captures")
    return _said(scene, asked, found, taken)


def _refused(scene: Scene, asked: Asked) -> Fact:
    """Return what a move that cannot be made here is said as, though its side is to move."""
    move = _written(scene, asked)
    if parse_captured(scene.variant.board, asked.value):
        message = "a move that cannot be made captures nothing"
        raise FactError("bad-move", message, asked.name, "leave the captures out")
    if move.path == (move.origin,):
        message = f"{asked.value} ends where it begins, so it is no move"
        raise FactError("bad-move", message, asked.name, "write where the piece would go")
    if _match(scene, asked, move) is not None:
        message = f"{asked.value} can be made here"
        raise FactError("not-illegal", message, asked.name, f"legal: {asked.value}")
    example, _ = played(scene)
    if scene.step == len(example.turns) and example.result:
        raise absent(asked, "no move can be made here: the game is over", "step: says another one")
    if move.origin != NOWHERE:
        _check_side_to_move(scene, asked, move.origin)
    over = tuple(dict.fromkeys(one for one in move.jumped if one != NOWHERE))
    if asked.more.get("as") == "taken":
        _check_occupied(scene, asked, over)
    return _said(scene, asked, move, over)


def _check_occupied(scene: Scene, asked: Asked, over: tuple[Point, ...]) -> None:
    """Refuse to name as jumped a point on which nothing stands."""
    stones = 0
    for some in scene.position.stones:
        stones |= some
    empty = [one for one in over if not stones >> one & 1]
    if empty:
        message = f"no piece stands on {', '.join(map(scene.variant.shown_point, empty))}"
        raise FactError("no-such-fact", message, "as", "without a form it is where the move ends")


def _written(scene: Scene, asked: Asked) -> Move:
    try:
        return scene.variant.parse_move(asked.value)
    except NotationError as error:
        code = error.code if error.code == "no-such-point" else "bad-move"
        raise FactError(code, str(error), asked.name) from None


def _match(scene: Scene, asked: Asked, move: Move) -> Move | None:
    """Return the legal move that is meant, or None."""
    example, replayed = played(scene)
    try:
        return scene.variant.match(replayed.moves(example, scene.step), move)
    except NotationError as error:
        raise FactError("bad-move", str(error), asked.name) from None


def _said(scene: Scene, asked: Asked, move: Move, taken: tuple[Point, ...]) -> Fact:
    """Return where a move ends, or what else of it is asked for."""
    form = asked.more.get("as")
    if form == "move":
        return Name(scene.variant.shown_move(move, () if move.jumped else taken))
    if form == "taken":
        if not taken:
            raise FactError("no-such-fact", f"{asked.value} captures nothing", "as", "as: move")
        return _in_order(scene, move, taken)
    return Name(scene.variant.shown_point(move.target))


FACTS = {
    "moves": Finder("example", "", _moves),
    "move": Finder("example", "move", _move, optional=True),
    "from": Finder("example", "move", _from, optional=True),
    "via": Finder("example", "move", _via, optional=True),
    "to": Finder("example", "move", _to, optional=True),
    "taken": Finder("example", "move", _taken, optional=True),
    "captures": Finder("example", "move", _captures, optional=True),
    "legal": Finder("example", "move", _allowed),
    "illegal": Finder("example", "move", _refused),
    "legal-count": Finder("example", "", _legal_count),
    "legal-from": Finder("example", "point", _legal_from),
    "legal-taken": Finder("example", "point", _legal_taken),
}
"""The facts of moves."""
