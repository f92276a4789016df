"""Which keys a variant needs, so that a word that is missing is found before a page is made."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.game import Variant

PIECE = ("", ".the", ".a", ".gender")
SIDE = (".to-move", ".wins", ".stuck")
REGION = ("", ".of", ".at")


def needed(variant: Variant) -> set[str]:
    """Return the keys that speak of a variant: its name, pieces, sides, options and rules."""
    keys = {f"game-{variant.id}"}
    keys |= {f"piece-{piece.name}{form}" for piece in variant.pieces for form in PIECE}
    keys |= {f"side-{side}{form}" for side in variant.sides for form in SIDE}
    keys |= {f"option-{name}" for name in variant.options}
    for entry in variant.rules.endings:
        ending = entry.component
        if ending.kind != "cannot-move":  # the words of the side say it
            keys.add(f"ending-{ending.kind}")
        keys |= {f"region-{region}{form}" for region in ending.names("region") for form in REGION}
    keys |= {f"captured-{entry.component.kind}" for entry in variant.rules.captures}
    return keys
