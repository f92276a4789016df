"""Why a move is illegal, in words: one sentence for each code of a refusal."""

from __future__ import annotations

from rules_engine.words.names import ANY, gender, noun, sentence, the

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.game import Refusal, Variant
    from rules_engine.words.fluent import Words


def refusal_sentence(words: Words, variant: Variant, refusal: Refusal) -> str:
    """Return the sentence of a refusal. Raises `MissingWordError` for a code without words."""
    point = "" if refusal.point is None else variant.shown_point(refusal.point)
    return refusal_pattern(words, refusal.code, refusal.piece, point)


def refusal_pattern(words: Words, code: str, piece: str | None, point: str) -> str:
    """Return the sentence of a refusal in which ``point`` stands for the point that it is about.

    Raises `MissingWordError` as `refusal_sentence` does.
    """
    piece = piece or ANY
    said = words.say(
        f"refused-{code}",
        noun=noun(words, piece, 1),
        the=the(words, piece),
        gender=gender(words, piece),
        point=point,
    )
    return sentence(said)
