"""The texts in a language's Fluent file as they stand there, with their places.

Placeholders, selectors, keys and comments are left out, so what is left is what a reader sees.
`Words` makes sentences of them; here they are only looked at. The file must be one that `Words`
reads without a fault.
"""

from __future__ import annotations

import re
from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.loading.source import Source

_KEY = re.compile(r"(?P<key>[A-Za-z][\w-]*)[ ]*=")
_ATTRIBUTE = re.compile(r"[ ]+\.(?P<key>[A-Za-z][\w-]*)[ ]*=")
_VARIANT = re.compile(r"[ ]*\*?\[[^\]]*\]")
_PLACEHOLDER = re.compile(r"\{[^{}]*?(?:\}|->|$)|\}")
_HIDDEN = "\0"
"""Stands for what is no text; it keeps the columns and is no part of any word."""

_NO_TEXT = re.compile(
    r"^(?:#.*|[A-Za-z][\w-]*[ ]*=|[ ]+\.[A-Za-z][\w-]*[ ]*=|[ ]*\*?\[[^\]\n]*\])"
    r"|\{[^{}\n]*?(?:\}|->)",
    re.MULTILINE,
)
_SHOWN = re.compile(rf"[^{_HIDDEN}]+")


class Text(NamedTuple):
    """A part of a text without placeholders, on one line, with the key that it belongs to."""

    key: str
    text: str
    line: int
    column: int


def texts_in(source: Source, of: tuple[str, ...] = ("",)) -> list[Text]:
    """Return the texts of a Fluent file, in its order, of keys that begin in one of some ways."""
    found = []
    key = attribute = ""
    for number, line in enumerate(source.lines, 1):
        if line.startswith("#") or not line.strip():
            continue
        begins = None if line[0] in " }" else _KEY.match(line)
        if begins:
            key, attribute = begins["key"], ""
        if not key.startswith(of):
            continue
        if not begins:
            begins = _ATTRIBUTE.match(line)
            attribute = f".{begins['key']}" if begins else attribute
        start = begins.end() if begins else 0
        variant = None if begins else _VARIANT.match(line)
        start = variant.end() if variant else start
        shown = _HIDDEN * start + line[start:]
        while ("{" in shown or "}" in shown) and (less := _PLACEHOLDER.sub(_hide, shown)) != shown:
            shown = less
        for part in _SHOWN.finditer(shown):
            text = part[0].strip()
            if text:
                column = part.start() + len(part[0]) - len(part[0].lstrip()) + 1
                found.append(Text(key + attribute, text, number, column))
    return found


def bare(source: Source) -> str:
    """Return a Fluent file without most of what is no text, for a first look at it.

    All that `texts_in` finds is in it, and nothing stands beside what stands apart there.
    """
    return _NO_TEXT.sub(_HIDDEN, source.text).replace("\n", _HIDDEN)


def _hide(part: re.Match[str]) -> str:
    return _HIDDEN * len(part[0])
