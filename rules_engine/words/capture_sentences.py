"""One sentence or two for each way of capturing where a piece arrives."""

from __future__ import annotations

from dataclasses import replace

from rules_engine.rules.captures import Capture, Custodial, Shieldwall, Surround
from rules_engine.words.abilities import can_capture, ended_at, enemies_of
from rules_engine.words.geometry import SQUARES, along, neighbour_counts, rim
from rules_engine.words.names import ANY, MANY, gender, listed, noun, region, sentence, total
from rules_engine.words.phrases import (
    Phrase,
    all_of,
    any_of,
    at_regions,
    captors,
    either,
    enemies,
    spelled,
)
from rules_engine.words.special_squares import always_or_empty

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_engine.board.types import Mask
    from rules_engine.game import Variant
    from rules_engine.words.fluent import Words


def capture_sentences(words: Words, variant: Variant, capture: Capture) -> list[str]:
    """Return how a capture is made: the rule itself, then what helps or prevents it."""
    return [*rule_of(words, variant, capture), *conditions_of(words, variant, capture)]


def rule_of(words: Words, variant: Variant, capture: Capture) -> list[str]:
    """Return how a capture is made, without what helps or prevents it."""
    if isinstance(capture, Custodial):
        said = _custodial(words, variant, capture)
    elif isinstance(capture, Surround):
        said = _surround(words, variant, capture)
    elif isinstance(capture, Shieldwall):
        said = shieldwall_of(words, variant, capture)
    else:
        raise TypeError(f"no words for captures of the kind '{capture.kind}'")
    return [sentence(said)]


def conditions_of(words: Words, variant: Variant, capture: Capture) -> list[str]:
    """Return what helps a capture or prevents it, one sentence or none."""
    if isinstance(capture, Custodial):
        said = _helped(words, variant, capture)
    elif isinstance(capture, Surround):
        said = _closed_sides(words, variant, capture)
    elif isinstance(capture, Shieldwall):
        said = _row(words, variant, capture)
    else:
        said = ""
    return [sentence(said)] if said else []


def limits_of(words: Words, variant: Variant, capture: Custodial) -> list[str]:
    """Return what else there is to a capture between two, but for the squares that help it."""
    if not _alone(variant, capture.by):
        capture = replace(capture, hostile=(), hostile_while_empty=())
    return conditions_of(words, variant, capture)


def only_of(capture: Capture, names: Sequence[str]) -> Capture | None:
    """Return a capture of some pieces only, None where it takes none of them."""
    left = tuple(name for name in capture.victims() if name in names)
    if not left:
        return None
    if isinstance(capture, Custodial):
        return replace(capture, custodial=left)
    if isinstance(capture, Surround):
        return replace(capture, surround=left)
    if isinstance(capture, Shieldwall):
        return replace(capture, shieldwall=left)
    raise TypeError(f"no words for captures of the kind '{capture.kind}'")


def helpers(words: Words, variant: Variant, capture: Capture) -> list[str]:
    """Return the squares that stand in for a captor, each with its condition."""
    if not isinstance(capture, (Custodial, Surround)):
        return []
    side = variant.pieces[variant.rules.kind(capture.victims()[0])].side
    # Beside a piece that is closed in on all sides its own side does not count anyway.
    side = side if isinstance(capture, Custodial) else ""
    return always_or_empty(words, variant, capture.hostile, capture.hostile_while_empty, side)


def _custodial(words: Words, variant: Variant, capture: Custodial) -> str:
    victim, captor = (any_of(words, variant, names) for names in (capture.custodial, capture.by))
    alone = _alone(variant, capture.by)
    pair = enemies(words) if alone else captors(words, variant, capture.by)
    helping = helpers(words, variant, capture) if alone else []
    first = next(
        entry.component for entry in variant.rules.captures if entry.component.kind == capture.kind
    )
    told = isinstance(first, Custodial) and first.custodial[0] in capture.custodial
    return words.say(
        "rule-custodial",
        victim=victim.text,
        captor=captor.text,
        captor_gender=captor.gender,
        pair="self" if helping else "two",
        helpers=either(words, helping),
        enemies=pair.text,
        enemies_gender=pair.gender,
        along=along(variant.board),
        **{"except": at_regions(words, variant, capture.not_on) or "nowhere"},
        safe="told" if told else "known",
        **victim.facts(words),
    )


def _helped(words: Words, variant: Variant, capture: Custodial) -> str:
    """Return what stands in for a captor, and which captor of other pieces takes no part."""
    idle = idle_captors(words, variant, capture)
    helping = helpers(words, variant, capture)
    if _alone(variant, capture.by):  # it is told with which squares it captures
        return idle if helping else words.say("rule-too-few")
    if not helping:
        return idle
    pair = captors(words, variant, capture.by)
    help_given = words.say("rule-helpers", helpers=either(words, helping), gender=pair.gender)
    return words.say("list-clauses", first=help_given, second=idle) if idle else help_given


def _alone(variant: Variant, names: Sequence[str]) -> bool:
    """Say whether there is only one piece of some kinds in a game."""
    return sum(total(variant, name) for name in names) == 1


def idle_captors(words: Words, variant: Variant, capture: Capture) -> str:
    """Return who captures other pieces and takes no part in this capture, '' for nobody."""
    idle = [
        name
        for name in enemies_of(variant.rules, capture.victims()[0])
        if name not in capture.by and can_capture(variant.rules, name)
    ]
    if not idle:
        return ""
    who = all_of(words, variant, idle)
    return words.say("rule-unarmed", who=who.text, **who.facts(words))


def _exposed(variant: Variant, capture: Surround) -> Mask:
    """Return where pieces can be surrounded while the game goes on."""
    rules = variant.rules
    exposed = rules.board.all
    if capture.on:
        exposed = 0
        for name in capture.on:
            exposed |= rules.regions[name]
    for name in capture.not_on:
        exposed &= ~rules.regions[name]
    over = rules.board.all
    for victim in capture.surround:
        over &= ended_at(rules, victim)
    return exposed & ~over


def _sides(variant: Variant, capture: Surround) -> tuple[int, bool]:
    """Return how many sides are to be closed (0: it varies), and whether the edge closes some."""
    board = variant.board
    counts = neighbour_counts(board, _exposed(variant, capture))
    if len(counts) == 1:
        return next(iter(counts)), False
    inside = neighbour_counts(board, board.all & ~rim(board))
    if board.cells == SQUARES and len(inside) == 1 and inside <= counts:
        return next(iter(inside)), True
    return 0, False


def _surround(words: Words, variant: Variant, capture: Surround) -> str:
    victim = any_of(words, variant, capture.surround)
    sides, _ = _sides(variant, capture)
    others = captors(words, variant, capture.by)
    gone = []
    for name in capture.without:
        kind = gender(words, name)
        gone.append(words.say("none-left", noun=noun(words, name, 1), gender=kind))
    return words.say(
        "rule-surround",
        where=at_regions(words, variant, capture.on) or "anywhere",
        victim=victim.text,
        captor=any_of(words, variant, capture.by).text,
        enemies=others.text,
        enemies_number=others.number,
        sides=sides,
        number_of_sides=spelled(words, sides, "masculine"),
        without=listed(words, gone) or "nothing",
        **victim.facts(words),
    )


def _closed_sides(words: Words, variant: Variant, capture: Surround) -> str:
    helping = helpers(words, variant, capture)
    sides, edge = _sides(variant, capture)
    if not helping and not edge and sides > 1 and _alone(variant, capture.by):
        return words.say("rule-too-few")
    if edge:
        helping.append(words.say("board-edge"))
    if not helping and not capture.not_on:
        return ""
    victim = any_of(words, variant, capture.surround)
    return words.say(
        "rule-surround-also",
        helpers=either(words, helping) or "nothing",
        safe=at_regions(words, variant, capture.not_on) or "nowhere",
        never="but" if _taken_otherwise(variant, capture) else "at-all",
        the=victim.text,
        **victim.facts(words),
    )


def _taken_otherwise(variant: Variant, capture: Surround) -> bool:
    """Say whether pieces that are safe somewhere from this capture fall to another one there."""
    safe = 0
    for name in capture.not_on:
        safe |= variant.rules.regions[name]
    return any(
        isinstance(other, Surround)
        and other != capture
        and set(other.surround) & set(capture.surround)
        and _exposed(variant, other) & safe
        for other in (entry.component for entry in variant.rules.captures)
    )


def shieldwall_of(words: Words, variant: Variant, capture: Shieldwall, named: bool = True) -> str:
    """Return how a row along the edge is captured, with the name of such a capture before it."""
    victims = _in_a_row(words, variant, capture.shieldwall)
    return words.say(
        "rule-shieldwall",
        named="yes" if named else "no",
        nouns=victims.text,
        captor=any_of(words, variant, capture.by).text,
        the=region(words, variant, capture.along),
        of_region=region(words, variant, capture.along, ".of"),
        **victims.facts(words),
    )


def _in_a_row(words: Words, variant: Variant, names: Sequence[str]) -> Phrase:
    """Return what a row is made of: ``defenders``, ``pieces (defenders or the king)``."""
    if len(names) == 1:
        return Phrase(noun(words, names[0], MANY), "many", gender(words, names[0]))
    each = either(words, [all_of(words, variant, [name]).text for name in names])
    text = words.say("pieces-or", nouns=noun(words, ANY, MANY), these=each)
    return Phrase(text, "many", gender(words, ANY))


def _row(words: Words, variant: Variant, capture: Shieldwall) -> str:
    row = (*capture.shieldwall, *capture.row_with)
    if _alone(variant, row) or (_alone(variant, capture.by) and _has_fronts(variant)):
        return words.say("rule-too-few")
    if not capture.closed_by and not capture.row_with:
        return ""
    corners = either(words, [region(words, variant, name) for name in capture.closed_by])
    members = all_of(words, variant, capture.row_with)
    return words.say(
        "rule-shieldwall-also",
        corners=corners or "nothing",
        members=members.text or "nobody",
        member_gender=members.gender,
        **members.facts(words),
    )


def _has_fronts(variant: Variant) -> bool:
    """Say whether in front of a row along the edge there are other rows."""
    return min(variant.board.rows, variant.board.columns) > 1


def special_sentences(words: Words, variant: Variant, captures: Sequence[Capture]) -> list[str]:
    """Return which squares help to capture whom, for captures between two."""
    groups: dict[str, list[str]] = {}
    for capture in captures:
        helping = either(words, helpers(words, variant, capture))
        if helping:
            groups.setdefault(helping, []).extend(capture.victims())
    return [
        sentence(
            words.say(
                "special-helpers", helpers=helping, victims=all_of(words, variant, victims).text
            )
        )
        for helping, victims in groups.items()
    ]
