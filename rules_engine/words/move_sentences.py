"""One sentence for each way of moving, and for what a side must do first."""

from __future__ import annotations

from rules_engine.rules.moves import Jump, Placement, Slide, Step
from rules_engine.rules.restrictions import Mandatory, PlaceFirst
from rules_engine.words.abilities import (
    can_capture,
    captures_exist,
    mover_of,
    moves_of,
    must_capture,
    places_first,
)
from rules_engine.words.geometry import along, directions_on
from rules_engine.words.names import MANY, gender, kinds_of, noun, region, sentence, side_size
from rules_engine.words.phrases import any_of, either, neither, side_phrase, subject
from rules_engine.words.special_squares import closed_sentences

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence, Set

    from rules_engine.game import Variant
    from rules_engine.rules import Component, Entry
    from rules_engine.words.fluent import Words

WAYS = ("forward", "forward-diagonal", "sideways", "backward", "backward-diagonal")
"""The directions in the order in which a sentence names them."""

TOGETHER = (
    ({"forward", "forward-diagonal"}, "ahead"),
    ({"backward", "backward-diagonal"}, "back"),
)
"""Directions that go by one word where a sentence says in which a piece never steps."""

WHOLE_BOARD = "board"


def move_sentences(words: Words, variant: Variant, entries: Sequence[Entry]) -> list[str]:
    """Return how pieces move: of entries that differ in their pieces and in closed squares only.

    The last of the sentences speak of closed squares, where there are any; see `base_of`.
    """
    base = base_of(words, variant, entries)
    return [*base, *closed_sentences(words, variant, entries)]


def base_of(words: Words, variant: Variant, entries: Sequence[Entry]) -> list[str]:
    """Return how pieces move without what is said of closed squares."""
    move = entries[0].component
    if isinstance(move, Step):
        said = _step(words, variant, entries, move)
    elif isinstance(move, Slide):
        said = _slide(words, variant, entries)
    elif isinstance(move, Jump):
        said = _jump(words, variant, entries, move)
    elif isinstance(move, Placement):
        said = _placement(words, variant, entries, move)
    else:
        raise TypeError(f"no words for moves of the kind '{move.kind}'")
    return [sentence(text) for text in said]


def likeness(variant: Variant, entry: Entry) -> tuple[object, ...]:
    """Return what entries of moves have in common that one sentence can tell together.

    They may differ in the piece and in closed squares.
    """
    move, name = entry.component, mover_of(entry)
    shared: tuple[object, ...] = (move.kind, entry.clauses, entry.unreachable)
    if isinstance(move, Step):
        allowed = _allowed(variant, name, move)
        forward = None if allowed is None else variant.pieces[variant.rules.kind(name)].forward
        return (*shared, allowed, forward, _says_never(variant, entry))
    if isinstance(move, Slide):
        return (*shared, _says_never(variant, entry))
    return (*shared, name)


def _allowed(variant: Variant, name: str, step: Step) -> tuple[str, ...] | None:
    """Return the directions that need to be told; None where every direction is allowed."""
    forward = variant.pieces[variant.rules.kind(name)].forward
    if "any" in step.to or forward is None:
        return None
    possible = directions_on(variant.board, forward)
    return None if possible <= set(step.to) else tuple(way for way in WAYS if way in step.to)


def _says_never(variant: Variant, entry: Entry) -> bool:
    """Whether an entry is where it is told that its piece never captures: its first move."""
    name = mover_of(entry)
    if can_capture(variant.rules, name) or not captures_exist(variant.rules):
        return False
    return moves_of(variant.rules, name)[0].component is entry.component


def _capturing(variant: Variant, entries: Sequence[Entry]) -> str:
    return "never" if _says_never(variant, entries[0]) else "ever"


def _step(words: Words, variant: Variant, entries: Sequence[Entry], step: Step) -> list[str]:
    names = [mover_of(entry) for entry in entries]
    who = subject(words, variant, names)
    board, lines = variant.board, along(variant.board)
    allowed = _allowed(variant, names[0], step)
    forward = variant.pieces[variant.rules.kind(names[0])].forward or "up"
    if allowed is None:
        way, never = words.say("way-any", along=lines), ""
    else:
        ways = either(words, [words.say(f"way-{name}") for name in allowed])
        way = words.say("way-along", ways=ways, along=lines)
        never = _never(words, directions_on(board, forward), set(allowed))
    said = words.say(
        "rule-step",
        subject=who.text,
        cells=board.cells,
        way=way,
        never=never or "nothing",
        captures=_capturing(variant, entries),
        **who.facts(words),
    )
    if allowed is None:
        return [said]
    return [said, words.say("rule-facing", facing=words.say(f"facing-{forward}"))]


def _never(words: Words, possible: Set[str], allowed: Set[str]) -> str:
    """Return directions in which a piece never steps though others could: ``sideways or back``."""
    keys = []
    for way in WAYS:
        if way not in possible - allowed:
            continue
        key = way
        for both, together in TOGETHER:
            if way in both and not both & allowed:
                key = together
        if key not in keys:
            keys.append(key)
    return neither(words, [words.say(f"way-{key}") for key in keys])


def _slide(words: Words, variant: Variant, entries: Sequence[Entry]) -> list[str]:
    who = subject(words, variant, [mover_of(entry) for entry in entries])
    said = words.say(
        "rule-slide",
        subject=who.text,
        cells=variant.board.cells,
        along=along(variant.board),
        captures=_capturing(variant, entries),
        **who.facts(words),
    )
    return [said]


def _jump(words: Words, variant: Variant, entries: Sequence[Entry], jump: Jump) -> list[str]:
    names = [mover_of(entry) for entry in entries]
    who = subject(words, variant, names)
    prey = any_of(words, variant, jump.over)
    side = variant.pieces[variant.rules.kind(names[0])].side
    facts = who.facts(words)
    return [
        words.say(
            "rule-jump",
            subject=who.text,
            prey=prey.text,
            prey_gender=prey.gender,
            prey_him=prey.facts(words)["him"],
            along=along(variant.board),
            cells=variant.board.cells,
            **facts,
        ),
        words.say(
            "rule-jump-then",
            then=jump.then or "once",
            optional="no" if must_capture(variant.rules, side) else "yes",
            **facts,
        ),
    ]


def _placement(
    words: Words, variant: Variant, entries: Sequence[Entry], placement: Placement
) -> list[str]:
    who = subject(words, variant, [mover_of(entry) for entry in entries])
    if placement.on == WHOLE_BOARD:
        where = words.say("anywhere")
    else:
        where = region(words, variant, placement.on, ".of")
    facts = who.facts(words)
    said = words.say(
        "rule-place", subject=who.text, cells=variant.board.cells, where=where, **facts
    )
    return [said]


def restriction_sentences(words: Words, variant: Variant, restriction: Component) -> list[str]:
    """Return what a side must do before anything else."""
    if isinstance(restriction, Mandatory):
        side = side_phrase(words, variant, restriction.mandatory)
        several = side_size(variant, restriction.mandatory) > 1  # the only one captures once placed
        placing = several and places_first(variant.rules, restriction.mandatory)
        said = words.say(
            "rule-mandatory",
            the=side.text,
            placing="first" if placing else "never",
            **side.facts(words),
        )
    elif isinstance(restriction, PlaceFirst):
        said = _place_first(words, variant, restriction.place_first)
    else:
        raise TypeError(f"no words for restrictions of the kind '{restriction.kind}'")
    return [sentence(said)]


def _place_first(words: Words, variant: Variant, side: str) -> str:
    rules = variant.rules
    own = [rules.pieces[kind].name for kind in kinds_of(variant, side)]
    placed = [name for name in own if rules.start.hand[rules.kind(name)]] or own
    one = any_of(words, variant, placed)
    # The one kind of a side is named, of several none is meant more than another.
    if len(own) == 1:
        piece, own_gender = noun(words, own[0], 1), gender(words, own[0])
    else:
        piece, own_gender = words.say("own-piece"), words.say("own-piece.gender")
    others = [name for name in rules.sides if name != side]
    free = [
        name for name in others if not any(rules.start.hand[k] for k in kinds_of(variant, name))
    ]
    other = side_phrase(words, variant, (free or others)[0])
    return words.say(
        "rule-place-first",
        of=side_phrase(words, variant, side, "of").text,
        hand=sum(rules.start.hand[rules.kind(name)] for name in placed),
        size=side_size(variant, side),
        a=one.text,
        it=one.facts(words)["it"],
        nouns=either(words, [noun(words, name, MANY) for name in placed]),
        gender=one.gender,
        noun=piece,
        own_gender=own_gender,
        other=other.text if free else "nobody",
        number=other.number,
    )
