"""Where comments in a page begin and end, as Markdown has it.

One that begins a line reaches to its end wherever that is, and the text goes on behind it. One in
the middle of a line ends within its paragraph, or it is text.
"""

from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_engine.loading import Fault
    from rules_engine.loading.source import Source

BEGIN, END = "<!--", "-->"

CODE = re.compile(r"(?<![\\`])(?P<run>`+)(?!`).+?(?<!`)(?P=run)(?!`)", re.DOTALL)
"""A span of code."""

_COMMENT = re.compile(rf"{BEGIN}.*?{END}", re.DOTALL)
_DEEPEST = 3
"""How many blanks may stand before a comment that begins a line."""


def blanks(found: re.Match[str]) -> str:
    """Return as many blanks as a text has letters, line by line."""
    return re.sub(r"[^\n]", " ", found[0])


def without_code(text: str) -> str:
    """Return a block's text with blanks in place of code spans and comments."""
    text = CODE.sub(blanks, text) if "`" in text else text
    return without_comments(text) if BEGIN in text else text


def without_comments(text: str) -> str:
    """Return a text with blanks in place of comments that end."""
    return _COMMENT.sub(blanks, text)


def comment_at(line: str) -> int:
    """Return where a comment begins that goes on in the next line, -1 where none does."""
    return without_code(line).find(BEGIN) if BEGIN in line else -1


def comment_end(lines: Sequence[str], first: int, at: int) -> int:
    """Return the line that ends a comment which begins at this place of a line, 0 where none does.

    Lines are counted from 1, the place from 0.
    """
    alone = at <= _DEEPEST and not lines[first - 1][:at].strip()
    for number in range(first + 1, len(lines) + 1):
        text = lines[number - 1]
        if END in text:
            return number
        if not alone and not text.strip():
            return 0
    return 0


def unclosed(source: Source, line: int, at: int) -> Fault:
    """Return the fault that a comment which begins at this place has no end."""
    message = "this comment has no end, so that all of it would be shown"
    hint = f"end it with {END}; in the middle of a line it ends before the next blank one"
    return source.fault("comment-unclosed", message, line, at + 1, hint=hint, length=len(BEGIN))
