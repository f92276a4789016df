"""The lines that begin and end fenced blocks, as pymdownx.superfences takes them."""

from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

TAB = 4
"""Columns to which a tab leads."""

FENCE = re.compile(
    r"(?P<indent>[ \t]*)(?P<quote>(?:>[ \t]*)*)(?P<fence>`{3,}|~{3,})(?P<info>[^`]*)"
)
"""A line that begins a block, and all that stands on it."""


def closing(
    lines: Sequence[str], first: int, found: re.Match[str], exact: bool = True, stop: bool = False
) -> int:
    """Return the line that closes the block which a `FENCE` begins, 0 where none does.

    Lines are counted from 1. A quoted block ends with its quotation. Unless ``exact`` is False, no
    line of the block is indented less than its first fence, and the last fence as much. With
    ``stop``, another block that begins before means that this one was left open.
    """
    quoted, width = bool(found["quote"]), _width(found["indent"])
    for number in range(first + 1, len(lines) + 1):
        text = lines[number - 1].strip(" \t")
        if not text and not quoted:
            continue
        here = _width(lines[number - 1])
        if quoted:
            if not text.startswith(">"):
                return 0
            text = text.lstrip("> \t")
        elif exact and here < width:
            return 0
        if text == found["fence"] and (quoted or not exact or here == width):
            return number
        if stop and text.startswith("```") and text.strip("`"):
            return 0
    return 0


def _width(text: str) -> int:
    """Return how many columns a line is indented."""
    return len(text[: len(text) - len(text.lstrip(" \t"))].expandtabs(TAB))
