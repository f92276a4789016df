"""The rules in brief: every rule of a variant in the order in which a player wants them.

How the pieces move comes first, those of the side that begins before the others, then captures,
then the endings in the order in which they are judged. Entries that are one rule for a reader, such
as two kinds of piece that move alike, are told together.
"""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.rules.endings import Ending, Repetition
from rules_engine.rules.moves import Jump, Placement
from rules_engine.rules.restrictions import PlaceFirst, Restriction
from rules_engine.words.abilities import captures_exist, mover_of, never_undone
from rules_engine.words.ending_sentences import are_one_rule
from rules_engine.words.facts_box import in_turn
from rules_engine.words.move_sentences import likeness
from rules_engine.words.names import kinds_of, sentence
from rules_engine.words.phrases import side_phrase
from rules_engine.words.rule_sentences import told_together, turn_sentence

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rules_engine.game import Variant
    from rules_engine.rules import Entry
    from rules_engine.words.fluent import Words

    Group = tuple[Entry, ...]


class BriefRule(NamedTuple):
    """One item: its sentences, and the entries that it tells.

    What is told of a rule that is not there, such as that there are no draws, has no entries.
    """

    text: str
    entries: tuple[Entry, ...] = ()

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses of the rule sheet that the entries carry, in their order."""
        return tuple(dict.fromkeys(one for entry in self.entries for one in entry.clauses))

    @property
    def unnumbered(self) -> tuple[str, ...]:
        """The names of the entries for which the rule sheet has no clause."""
        return tuple(entry.name for entry in self.entries if not entry.clauses)


def rules_in_brief(words: Words, variant: Variant) -> list[BriefRule]:
    """Return every rule of a variant in words; each of its entries stands in one item."""
    items = [BriefRule(turn_sentence(words, variant))]
    items += _told(words, variant, move_groups(variant))
    items += _told(words, variant, ((entry,) for entry in variant.rules.captures))
    if not captures_exist(variant.rules):
        items.append(BriefRule(sentence(words.say("brief-no-captures"))))
    endings = list(_told(words, variant, ending_groups(variant)))
    items += endings
    absence = absent_endings(words, variant)
    if absence:
        items.append(BriefRule(absence))
    if len(endings) > 1:
        items.append(BriefRule(sentence(words.say("brief-order"))))
    return items


def brief_lines(words: Words, variant: Variant) -> tuple[str, ...]:
    """Return the rules in brief as texts alone, such as a printed sheet has them."""
    return tuple(rule.text for rule in rules_in_brief(words, variant))


def _told(words: Words, variant: Variant, groups: Iterable[Group]) -> Iterator[BriefRule]:
    for group in groups:
        yield BriefRule(told_together(words, variant, group), group)


def move_groups(variant: Variant) -> list[Group]:
    """Return the entries of moves and restrictions in a player's order, those alike together."""
    found: dict[tuple[object, ...], list[Entry]] = {}
    for side in in_turn(variant):
        for entry in _moves_of_side(variant, side):
            if isinstance(entry.component, Restriction):
                key: tuple[object, ...] = (entry.name,)
            else:
                key = likeness(variant, entry)
            found.setdefault(key, []).append(entry)
    return [tuple(entries) for entries in found.values()]


def _moves_of_side(variant: Variant, side: str) -> list[Entry]:
    """Return what a side's pieces do: placements and what binds them, then moves, then jumps."""
    rules = variant.rules
    names = [variant.pieces[kind].name for kind in kinds_of(variant, side)]
    moves = [entry for entry in rules.moves if mover_of(entry) in names]
    number = rules.side(side)
    bound = [
        entry
        for entry in rules.restrictions
        if isinstance(entry.component, Restriction) and entry.component.bound(rules) == number
    ]
    placed = [entry for entry in moves if isinstance(entry.component, Placement)]
    jumps = [entry for entry in moves if isinstance(entry.component, Jump)]
    others = [entry for entry in moves if entry not in placed and entry not in jumps]
    placing = [entry for entry in bound if isinstance(entry.component, PlaceFirst)]
    rest = [entry for entry in bound if entry not in placing]
    return [*placed, *placing, *others, *jumps, *rest]


def ending_groups(variant: Variant) -> list[Group]:
    """Return the endings in the order in which they are judged, those that are one rule together.

    Only endings that are judged one after the other can be told together.
    """
    by_name = {entry.name: entry for entry in variant.rules.endings}
    order = [by_name[ending.name] for ending in variant.compiled.endings]
    groups: list[Group] = []
    for entry in order:
        if groups and are_one_rule(variant, (*groups[-1], entry)):
            groups[-1] = (*groups[-1], entry)
        else:
            groups.append((entry,))
    return groups


def absent_endings(words: Words, variant: Variant) -> str:
    """Return what is to be said of draws and repetition where no rule speaks of them, or ''."""
    endings = [e.component for e in variant.rules.endings if isinstance(e.component, Ending)]
    if any(isinstance(ending, Repetition) for ending in endings):
        drawn = any(ending.result for ending in endings)
        return "" if drawn else sentence(words.say("brief-no-draw"))
    side, way = never_undone(variant.rules)
    if not side:
        return sentence(words.say("brief-no-repetition"))
    if any(ending.result for ending in endings):
        return ""
    who, owner = (side_phrase(words, variant, side, form) for form in ("the", "of"))
    said = words.say(
        "brief-no-draw-forward", way=way, the=who.text, of=owner.text, **who.facts(words)
    )
    return sentence(said)
