"""Whether an indented line of Markdown belongs to a list or note, or is indented code."""

from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

CODE = 4
"""Columns of indentation from which a line outside any container is code."""

_CONTAINER = re.compile(
    r"[ \t]*(?:[-*+][ \t]|[0-9]+[.)][ \t]|!!!|\?\?\?|===[ \t]|:[ \t]|\[\^[^\]]+\]:|///)"
)


def is_indented_code(lines: Sequence[str], line: int, indent: str) -> bool:
    """Say whether a line (from 1) with this indentation is indented code.

    It is not where the nearest less indented line above begins a list item, a note, a tab, a
    definition or a footnote. Where that line is plain text, the line is code if it is indented
    `CODE` columns more; otherwise what contains the text contains the line.
    """
    width = len(indent.expandtabs(CODE))
    if width < CODE:
        return False
    for number in range(line - 1, 0, -1):
        text = lines[number - 1].expandtabs(CODE)
        if not text.strip():
            continue
        here = len(text) - len(text.lstrip())
        if here >= width:
            continue
        if _CONTAINER.match(text):
            return False
        if width - here >= CODE:
            return True
        width = here
    return True
