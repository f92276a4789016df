"""What stands on the sheets of a printed game, and how many pieces are on them."""

from __future__ import annotations

from rules_engine.diagram.sheet import SheetWords
from rules_engine.words.names import counted
from rules_engine.words.positions import status_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rules_engine.diagram.sheet import Paper
    from rules_engine.diagram.sheet_plan import Plan
    from rules_engine.game import Variant
    from rules_engine.words.fluent import Words

FEW = 4
"""Up to so many pieces of a kind have one spare piece; more have two."""


def needed_pieces(variant: Variant) -> tuple[int, ...]:
    """Return how many pieces of each kind a game needs, those in hand at the start included."""
    return tuple(variant.rules.total(kind) for kind in range(len(variant.pieces)))


def most_pieces(variants: Iterable[Variant]) -> tuple[int, ...]:
    """Return how many of each kind are enough for each of several forms of one game."""
    return tuple(map(max, zip(*map(needed_pieces, variants), strict=True)))


def printed_pieces(most: Sequence[int]) -> tuple[int, ...]:
    """Return how many of each kind are printed: as many as may be needed, and some to lose."""
    return tuple(count + (1 if count <= FEW else 2) if count else 0 for count in most)


def sheet_words(
    words: Words,
    variant: Variant,
    most: Sequence[int],
    paper: Paper,
    plan: Plan,
    brief: Sequence[str] = (),
) -> SheetWords:
    """Return what the sheets of a variant say.

    ``most`` are the pieces that the forms of the game may need (`most_pieces`), ``brief`` the
    rules in brief, a line each.
    """
    sheets = len(plan.tiles)
    notes = [words.say("sheet-played-with", pieces=counted(words, variant, needed_pieces(variant)))]
    more = [
        count if count > needed else 0
        for count, needed in zip(most, needed_pieces(variant), strict=True)
    ]
    if any(more):
        notes.append(words.say("sheet-up-to", pieces=counted(words, variant, more)))
    notes.append(words.say("sheet-spares"))
    return SheetWords(
        words.language,
        words.say(f"game-{variant.id}"),
        words.say("sheet-board"),
        words.say("sheet-pieces"),
        tuple(
            words.say("sheet-of", number=number, count=sheets) for number in range(1, sheets + 1)
        ),
        words.say("sheet-scale-inches" if paper.inches else "sheet-scale-mm"),
        words.say("sheet-glue"),
        words.say("sheet-join"),
        (" ".join(notes), words.say("sheet-tip")),
        words.say("sheet-start"),
        status_line(words, variant, variant.start()),
        words.say("sheet-brief"),
        tuple(brief),
    )


def document_title(words: Words, variant: Variant) -> str:
    """Return the title of the file that holds the sheets of a variant."""
    return words.say("sheet-document", game=words.say(f"game-{variant.id}"))
