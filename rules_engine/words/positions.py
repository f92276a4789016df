"""Titles and descriptions of diagrams, made from positions and events."""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.game import Captured, Ended, Moved, Placed, Result
from rules_engine.rules.endings import QuietPlies
from rules_engine.words.names import (
    counted,
    gender,
    listed,
    noun,
    points,
    points_in,
    sentence,
    side,
    the,
    total,
)
from rules_engine.words.results import result_sentence

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from rules_engine.examples import Example
    from rules_engine.game import Event, Variant
    from rules_engine.position import Position
    from rules_engine.words.fluent import Words


JUMP = "jump"
"""How a piece is captured that no rule of captures on arrival has taken."""


class StepWords(NamedTuple):
    """The words of one step of an example, all plain text.

    ``name`` is its label (``Move 1``), ``move`` the move as readers see it ('' at the start),
    ``picture`` its title without the game, ``told`` the sentences of its description, ``status``
    what the board does not show: who moves, hands, captures, the result.
    """

    name: str
    move: str
    title: str
    picture: str
    told: tuple[str, ...]
    status: str

    @property
    def description(self) -> str:
        """What the picture shows, in sentences."""
        return " ".join(self.told)


def step_words(words: Words, example: Example, changed: Mapping[str, str]) -> list[StepWords]:
    """Return the words of every step, that before the first move included.

    ``changed`` are the table options that are not at their default.
    """
    variant = example.variant
    game = named_game(words, variant, changed)
    before = "title-before" if example.turns else "title-position"
    result = None if example.turns else example.result
    quiet = _quiet_matters(example)
    picture = words.say("label-picture-before" if example.turns else "label-picture")
    named = (words.say("label-start"), "", words.say(before, game=game), picture)
    steps = [_step(words, variant, named, example.start, result, (), quiet)]
    for number, turn in enumerate(example.turns, 1):
        result = result_of(turn.events)
        move = variant.shown_move(turn.move, turn.captured)
        title = words.say("title-after", game=game, number=number, move=move)
        picture = words.say("label-picture-after", number=number)
        named = (words.say("label-move", number=number), move, title, picture)
        steps.append(_step(words, variant, named, turn.position, result, turn.events, quiet))
    return steps


def _step(
    words: Words,
    variant: Variant,
    named: tuple[str, str, str, str],
    position: Position,
    result: Result | None,
    events: Sequence[Event],
    quiet: bool,
) -> StepWords:
    """Return the words of a step, given its label, move, title and picture."""
    seen = _seen(words, variant, position, events)
    apart = _apart(words, variant, position)
    outlook = _outlook(words, variant, position, result)
    told = _sentences([*seen, *apart, outlook])
    return StepWords(*named, told, _status(words, position, outlook, apart, quiet))


def status_line(words: Words, variant: Variant, position: Position) -> str:
    """Return what a board does not show of a game that goes on."""
    outlook = _outlook(words, variant, position, None)
    return _status(words, position, outlook, _apart(words, variant, position), quiet=False)


def _status(
    words: Words, position: Position, outlook: str, apart: Sequence[str], quiet: bool
) -> str:
    """Return who moves and what is not on the board; with ``quiet`` also the quiet plies."""
    parts = [outlook, *apart]
    if quiet:
        parts.append(words.say("shown-quiet", plies=position.quiet))
    return " ".join(_sentences(parts))


def _quiet_matters(example: Example) -> bool:
    """Whether some position of an example has half the quiet plies that end the game."""
    limits = [
        entry.component.plies
        for entry in example.variant.rules.endings
        if isinstance(entry.component, QuietPlies)
    ]
    most = max(position.quiet for position in example.positions)
    return any(2 * most >= limit for limit in limits)


def result_of(events: Iterable[Event]) -> Result | None:
    """Return how a turn ended the game, None where it goes on."""
    for event in events:
        if isinstance(event, Ended):
            return Result(event.winner, event.by)
    return None


def named_game(words: Words, variant: Variant, options: Mapping[str, str]) -> str:
    """Return the game's name, with table options in brackets where there are any."""
    game = words.say(f"game-{variant.id}")
    return f"{game} ({option_words(words, options)})" if options else game


def option_words(words: Words, options: Mapping[str, str]) -> str:
    """Return table options as a list: ``15 geese, geese may step sideways``."""
    return ", ".join(words.say(f"option-{name}", value=value) for name, value in options.items())


def start_title(words: Words, variant: Variant, options: Mapping[str, str]) -> str:
    """Return the title of a variant's starting position with the options that are spoken of."""
    game = words.say(f"game-{variant.id}")
    if not options:
        return words.say("title-start", game=game)
    return words.say("title-start-options", game=game, options=option_words(words, options))


def describe(
    words: Words,
    variant: Variant,
    position: Position,
    result: Result | None = None,
    events: Sequence[Event] = (),
) -> str:
    """Return in sentences what happened, what stands where, what is not on the board, who moves."""
    return " ".join(told(words, variant, position, result, events))


def told(
    words: Words,
    variant: Variant,
    position: Position,
    result: Result | None = None,
    events: Sequence[Event] = (),
) -> tuple[str, ...]:
    """Return what `describe` says, sentence by sentence."""
    seen = _seen(words, variant, position, events)
    apart = _apart(words, variant, position)
    return _sentences([*seen, *apart, _outlook(words, variant, position, result)])


def _sentences(parts: Sequence[str]) -> tuple[str, ...]:
    return tuple([sentence(part) for part in parts])


def _seen(words: Words, variant: Variant, position: Position, events: Sequence[Event]) -> list[str]:
    """Return what happened and what stands where."""
    first = happened(words, variant, events)
    standing = _standing(words, variant, position)
    return [first, *standing] if first else standing


def _outlook(words: Words, variant: Variant, position: Position, result: Result | None) -> str:
    if result is not None:
        return result_sentence(words, variant, result, position)
    return side(words, variant, variant.sides[position.turn], "to-move")


def _standing(words: Words, variant: Variant, position: Position) -> list[str]:
    parts = []
    for piece, stones in zip(variant.pieces, position.stones, strict=True):
        if stones:
            word = noun(words, piece.name, stones.bit_count())
            on = points_in(words, variant, stones)
            parts.append(words.say("shown-pieces", noun=word, points=on))
        else:
            # Of several pieces English, Portuguese and Swedish put "no" before a plural, a
            # singular and a plural; the only one of its kind is a singular in all of them.
            count = 1 if total(variant, piece.name) == 1 else 0
            word, kind = noun(words, piece.name, count), gender(words, piece.name)
            parts.append(words.say("shown-none", noun=word, gender=kind, count=count))
    return parts


def _apart(words: Words, variant: Variant, position: Position) -> list[str]:
    parts = []
    if any(position.hand):
        parts.append(words.say("shown-hand", pieces=counted(words, variant, position.hand)))
    if any(position.captured):
        parts.append(words.say("shown-captured", pieces=counted(words, variant, position.captured)))
    return parts


def happened(words: Words, variant: Variant, events: Sequence[Event]) -> str:
    """Return a move in words, as a clause; nothing where there is no move among the events."""
    for event in events:
        if isinstance(event, Placed):
            name = variant.pieces[event.kind].name
            return _placed(words, name, variant.shown_point(event.point))
        if isinstance(event, Moved):
            captured = [one for one in events if isinstance(one, Captured)]
            return _moved(words, variant, event, captured)
    return ""


def step_pattern(words: Words, piece: str, start: str, end: str) -> str:
    """Return a move without captures in words, as a sentence; with no ``start`` a placement."""
    if start:
        said = words.say("happened-step", the=the(words, piece), start=start, end=end)
    else:
        said = _placed(words, piece, end)
    return sentence(said)


def _placed(words: Words, piece: str, point: str) -> str:
    a = words.say(f"piece-{piece}.a")
    return words.say("happened-placed", a=a, gender=gender(words, piece), point=point)


def _moved(words: Words, variant: Variant, event: Moved, captured: Sequence[Captured]) -> str:
    mover = the(words, variant.pieces[event.kind].name)
    start, end = variant.shown_point(event.origin), variant.shown_point(event.path[-1])
    if not captured:
        return words.say("happened-step", the=mover, start=start, end=end)
    on_arrival = {entry.name: entry.component.kind for entry in variant.rules.captures}
    taken: dict[tuple[str, str], list[int]] = {}
    for one in captured:
        way = on_arrival.get(one.by, JUMP)
        taken.setdefault((way, variant.pieces[one.kind].name), []).append(one.point)
    by = points(words, variant, event.path[:-1])
    key = "happened-capture"
    if any(way == JUMP for way, _ in taken):
        key = "happened-jump-by" if by else "happened-jump"
    said = [_taken(words, variant, way, name, at) for (way, name), at in taken.items()]
    return words.say(key, the=mover, start=start, end=end, by=by, captured=listed(words, said))


def _taken(words: Words, variant: Variant, way: str, name: str, at: Sequence[int]) -> str:
    return words.say(
        f"captured-{way}",
        the=the(words, name, len(at)),
        count=len(at),
        gender=gender(words, name),
        points=points(words, variant, at),
    )
