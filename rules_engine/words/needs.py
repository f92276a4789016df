"""Which keys a variant needs, so that a word that is missing is found before a page is made."""

from __future__ import annotations

from functools import lru_cache

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules_engine.game import Variant
    from rules_engine.rules import Entry

PIECE = ("", ".the", ".a", ".of", ".gender")
SIDE = (
    ".to-move",
    ".wins",
    ".won",
    ".stuck",
    ".the",
    ".of",
    ".number",
    ".gender",
)
REGION = ("", ".of", ".at", ".name", ".gender")

WAYS = (
    "way-any",
    "way-along",
    "way-forward",
    "way-forward-diagonal",
    "way-sideways",
    "way-backward",
    "way-backward-diagonal",
    "way-ahead",
    "way-back",
    "facing-up",
    "facing-down",
    "facing-left",
    "facing-right",
)
CLOSED = ("rule-closed", "rule-closed-behind", "pass-empty")
HELPING = ("helper-empty", "helper-even", "board-edge")
PIECES = ("piece-any", "piece-any.gender")
ENEMIES = ("enemies", "enemies.gender")

PARTS: dict[str, tuple[str, ...]] = {
    "step": ("rule-facing", *WAYS, *CLOSED),
    "slide": CLOSED,
    "jump": ("rule-jump-then",),
    "place": ("anywhere",),
    "place-first": ("own-piece", "own-piece.gender"),
    "custodial": (
        "rule-helpers",
        "rule-unarmed",
        "rule-too-few",
        "special-helpers",
        *ENEMIES,
        *HELPING,
    ),
    "surround": ("rule-surround-also", "rule-too-few", "none-left", *ENEMIES, *HELPING),
    "shieldwall": ("rule-shieldwall-also", "rule-too-few", "pieces-or", *PIECES),
    "cannot-move": ("rule-stuck", "result-stuck"),
    "encircled": ("all-left", *ENEMIES),
    "fort": ("any-piece", *PIECES),
    "plies": ("any-piece", "quiet-capture", "quiet-forward-step", "quiet-placement"),
}
"""The keys that the sentence of a component needs beside that of its kind."""

WHOLE_BOARD = "board"
"""The region of all points, which needs no name."""

ENDINGS = ("rule-won", "rule-drawn", "brief-order")

ALWAYS = (
    "every-piece",
    "every-piece.number",
    "every-piece.gender",
    "list-two",
    "list-or",
    "list-nor",
    "list-clauses",
    "pronoun",
    "pronoun.object",
    "pronoun.own",
    "brief-turn",
    "brief-no-captures",
    "brief-no-draw",
    "brief-no-draw-forward",
    "brief-no-repetition",
    "fact-players",
    "fact-board",
    "fact-lines",
    "fact-region",
    "fact-pieces",
    "fact-in-hand",
    "fact-standing",
    "fact-rows",
    "fact-also",
    "fact-empty",
    "fact-rest",
    "fact-picture",
)
"""The keys that the words of any variant may need."""


@lru_cache(maxsize=256)
def needed(variant: Variant) -> Mapping[str, str]:
    """Return the keys that speak of a variant, each with what of it needs the key.

    That is the variant's id, or an entry of it: ``moves.fox.jump of halatafl``.
    """
    own = {f"game-{variant.id}", *ALWAYS, *ENDINGS}
    own |= {f"piece-{piece.name}{form}" for piece in variant.pieces for form in PIECE}
    own |= {f"side-{side}{form}" for side in variant.sides for form in SIDE}
    own |= {f"option-{name}" for name in variant.options}
    keys = dict.fromkeys(own, variant.id)
    for entry in variant.rules.entries():
        needer = f"{entry.slot}.{entry.name} of {variant.id}"
        keys |= dict.fromkeys(_of_entry(entry), needer)
    return keys


def _of_entry(entry: Entry) -> set[str]:
    """Return the keys that an entry needs: what happens by it, and its sentence as a rule."""
    component, kind = entry.component, entry.component.kind
    keys = set(PARTS.get(kind, ()))
    regions = [name for name in component.names("region") if name != WHOLE_BOARD]
    keys |= {f"region-{name}{form}" for name in regions for form in REGION}
    if entry.slot == "endings":
        keys.add(f"when-{kind}")
        if kind != "cannot-move":  # the words of the side say it
            keys.add(f"ending-{kind}")
    else:
        keys.add(f"rule-{kind}")
    if entry.slot == "captures":
        keys.add(f"captured-{kind}")
    if entry.unreachable:
        keys.add(f"unreachable-{entry.unreachable}")
    return keys
