"""Whether an indented line of Markdown belongs to a list or note, or is indented code."""

from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

CODE = 4
"""Columns of indentation from which a line outside any container is code."""

_CONTAINER = re.compile(
    r"(?P<indent>[ \t]*)"
    r"(?P<marker>(?:[-*+]|[0-9]+[.)]|===|:)(?=[ \t])|!!!|\?\?\?|\[\^(?=[^\]]+\]:)|///)"
)
_WITHOUT = {
    "===": "a tab",
    "[^": "a footnote",
    ":": "a definition",
    "???": "a folded note",
    "///": "a block of its own kind",
}
"""The containers that the pages of the site do not know, by their markers: what they are."""


def is_indented_code(lines: Sequence[str], line: int, indent: str) -> bool:
    """Say whether a line (from 1) with this indentation is indented code.

    Where the nearest less indented line above begins a list item, a note, a tab, a definition or a
    footnote, the line is code if it is indented `CODE` columns more than what that contains. Where
    it is plain text, the line is code if it is indented `CODE` columns more than that; otherwise
    what contains the text contains the line.
    """
    width = len(indent.expandtabs(CODE))
    if width < CODE:
        return False
    for number, here, text in _less_indented(lines, line, width):
        if _contains(lines, number, text):
            return width - (here - here % CODE) >= 2 * CODE
        if width - here >= CODE:
            return True
        width = here
    return True


def unknown_container(lines: Sequence[str], line: int, indent: str) -> str:
    """Return what a line stands in that the pages of the site do not know, '' for nothing."""
    width = len(indent.expandtabs(CODE))
    for _, _, text in _less_indented(lines, line, width) if width >= CODE else ():
        found = _CONTAINER.match(text)
        if found and found["marker"] in _WITHOUT:
            return _WITHOUT[found["marker"]]
    return ""


def _contains(lines: Sequence[str], number: int, text: str) -> bool:
    """Say whether a line begins a container.

    A list that follows a line of text without a blank one between is text itself.
    """
    found = _CONTAINER.match(text)
    if found is None or found["marker"] == "!!!":
        return found is not None and not found.end("indent") % CODE
    above = number - 1
    while above and lines[above - 1].strip() and not lines[above - 1].startswith("#"):
        above -= 1
    return above == number - 1 or bool(_CONTAINER.match(lines[above].expandtabs(CODE)))


def _less_indented(lines: Sequence[str], line: int, width: int) -> Iterator[tuple[int, int, str]]:
    """Yield the lines above that are indented less and less: number, columns, and text."""
    for number in range(line - 1, 0, -1):
        text = lines[number - 1].expandtabs(CODE)
        here = len(text) - len(text.lstrip())
        if text.strip() and here < width:
            yield number, here, text
            width = here
            if not here:
                return
