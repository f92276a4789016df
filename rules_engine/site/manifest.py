"""``verified.json``: which examples the site was built with, and by which engine."""

from __future__ import annotations

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules_engine.examples import Example

NAME = "verified.json"
FORMAT = 1


def manifest(examples: Iterable[Example], version: str) -> str:
    """Return the text of the manifest: the same examples and engine give the same bytes.

    Each example stands with its id, variant, table options, clauses shown, number of moves, and
    the SHA-256 of its file.
    """
    listed = [
        {
            "id": example.id,
            "variant": example.variant.id,
            "options": dict(sorted(example.variant.options.items())),
            "shows": list(example.shows),
            "moves": len(example.turns),
            "sha256": example.digest,
        }
        for example in sorted(examples, key=lambda example: example.id)
    ]
    document = {"format": FORMAT, "engine": f"rules-engine {version}", "examples": listed}
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"
