"""References in a page's text, as they were written: ``{{ example: …, captured: goat }}``.

They are read from the raw text, so that every fault has its line and column. One stands in prose,
a heading, a list, a table, the numbered words of an example or the caption of a start, on one
line; in code and comments two braces are two braces.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from rules_engine.site.comments import (
    BEGIN,
    CODE,
    END,
    blanks,
    comment_at,
    comment_end,
    without_code,
    without_comments,
)
from rules_engine.site.containers import CODE as DEEP
from rules_engine.site.containers import is_indented_code
from rules_engine.site.fence_marks import FENCE, closing
from rules_engine.site.fence_types import KINDS
from rules_engine.site.fences import EXAMPLE, MARK, START

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

OPEN, CLOSE = "{{", "}}"

_MARKER = re.compile(
    r"[ \t]*(?:>[ \t]*)*(?:(?:[-*+]|[0-9]{1,9}[.)]|#{1,6}|:|!!!.*|\?\?\?.*|===)(?=[ \t]|$)[ \t]*)?"
)
_NEW_BLOCK = re.compile(
    r"[ \t]*(?:[-*+>:][ \t]|[0-9]{1,9}[.)][ \t]|#{1,6}[ \t]|\||\{[:#]|!!!|\?\?\?|===)"
)
_ALONE = re.compile(r"[ \t]*(?:#{1,6}[ \t].*|\{[:#][^}]*\}[ \t]*|<[^>]*>[ \t]*)")
"""Lines that are a block of their own: headings, anchors, tags."""

_BEGIN_ALONE, _BEGIN_BLOCKS = frozenset("#{<"), frozenset("-*+>:#|{!?=0123456789")
"""With which characters such lines, and those of `_NEW_BLOCK`, begin; most lines do not."""

_BESIDE = " \t\n*_\"'“”„’«»[]()"
"""What may stand between the end of a sentence and the beginning of the next."""

_ENDS = (".", "!", "?", "…", "|")
_LETTER = r"[^\W\d_]"
_SHORT = re.compile(
    rf"(?<!\w)(?:{_LETTER}{{1,4}}\.|{_LETTER}\.[ \N{{NO-BREAK SPACE}}])(?:{_LETTER}{{1,3}}\.)+\Z"
)
"""Abbreviations of several words, in any language: ``e.g.``, ``p. ex.``, ``t.ex.``, ``d.v.s.``"""

_NAME_LINES = re.compile(r"[ \t]*hostile:.*")


class Part(NamedTuple):
    """One ``key: value`` of a reference, with the columns of both; a value may be empty."""

    key: str
    value: str
    column: int
    value_column: int


class Claim(NamedTuple):
    """A reference as written, with its braces, and where.

    ``begins`` says that it begins a sentence, as far as can be told in any language; ``after`` is
    the word before it, with its full stop. ``said`` is what it was found to say, empty before it
    was looked up.
    """

    text: str
    line: int
    column: int
    begins: bool
    after: str = ""
    said: str = ""

    @property
    def closed(self) -> bool:
        """Whether its end was found on its line."""
        return self.text.endswith(CLOSE)

    def parts(self) -> tuple[Part, ...]:
        """Return its parts with their places on the page."""
        return tuple(
            part._replace(
                column=self.column + part.column, value_column=self.column + part.value_column
            )
            for part in parts_of(self.text)
        )


def parts_of(text: str) -> Iterator[Part]:
    """Yield the parts of a reference, which commas separate; the columns count from its own 0."""
    at = len(OPEN)
    for piece in text[at : -len(CLOSE)].split(","):
        key, colon, value = piece.partition(":")
        key_at = at + len(key) - len(key.lstrip())
        value_at = at + len(key) + len(colon) + len(value) - len(value.lstrip())
        yield Part(key.strip(), value.strip(), key_at, value_at)
        at += len(piece) + 1


def claims_in(lines: Sequence[str]) -> tuple[Claim, ...]:
    """Return the references in a page's lines, front matter and code left out."""
    opening = {number for number, text in enumerate(lines, 1) if OPEN in text}
    return tuple(_found(lines, opening)) if opening else ()


def _found(lines: Sequence[str], opening: set[int]) -> Iterator[Claim]:
    last = max(opening)
    for block in blocks_in(lines):
        if not opening.isdisjoint(block):
            yield from _of_block(lines, block)
        if block[-1] >= last:
            break


def blocks_in(lines: Sequence[str]) -> Iterator[list[int]]:
    """Yield the numbers of the lines of each block of prose: a paragraph, an item, a heading.

    Front matter, code, and what a figure shows are left out, but its words are prose.
    """
    block: list[int] = []
    for number, opens in _prose(lines):
        if block and (opens or _after_code(lines, block, number)):
            if not _is_code(lines, block):
                yield block
            block = []
        block.append(number)
    if block and not _is_code(lines, block):
        yield block


def _after_code(lines: Sequence[str], block: Sequence[int], number: int) -> bool:
    """Say whether a line ends indented code above it by being text of the page's own."""
    deep = len(_indent(lines[block[0] - 1]).expandtabs(DEEP)) >= DEEP
    if not deep or len(_indent(lines[number - 1]).expandtabs(DEEP)) >= DEEP:
        return False
    return _is_code(lines, block)


def _is_code(lines: Sequence[str], block: Sequence[int]) -> bool:
    above = lines[block[0] - 2] if block[0] > 1 else ""
    if above.strip() and len(_indent(above).expandtabs(DEEP)) < DEEP and above[0] != "#":
        return False  # the text above goes on here
    return is_indented_code(lines, block[0], _indent(lines[block[0] - 1]))


def text_start(line: str) -> int:
    """Return where the text of a block's first line begins, after the marker of its kind."""
    marker = _MARKER.match(line)
    return marker.end() if marker else 0


def _prose(lines: Sequence[str]) -> Iterator[tuple[int, bool]]:
    """Yield the number of each line of prose, and whether a block of text begins with it."""
    number = _after_front_matter(lines)
    opens = True
    while number < len(lines):
        number += 1
        text = lines[number - 1]
        found = FENCE.fullmatch(text) if "```" in text or "~~~" in text else None
        last = closing(lines, number, found, exact=not _is_ours(found)) if found else 0
        if found and last:
            if not is_indented_code(lines, number, _indent(text)):
                yield from _words(lines, number, last, found["info"].strip())
            number, opens = last, True
        elif not text.strip():
            opens = True
        else:
            first = text.lstrip(" \t")[:1]
            alone = first in _BEGIN_ALONE and bool(_ALONE.fullmatch(text))
            begins = first in _BEGIN_BLOCKS and bool(_NEW_BLOCK.match(text))
            yield number, opens or alone or begins
            last = _commented(lines, number) if BEGIN in text else number
            for commented in range(number + 1, last + 1):
                yield commented, False
            number, opens = last, alone


def _commented(lines: Sequence[str], number: int) -> int:
    """Return the last line of the comments that begin in a line and go on, or the line itself.

    A comment that never ends is text.
    """
    at = comment_at(lines[number - 1])
    while at >= 0 and (last := comment_end(lines, number, at)):
        number = last
        begun = lines[number - 1].index(END) + len(END)
        at = comment_at(" " * begun + lines[number - 1][begun:])
    return number


def _is_ours(found: re.Match[str]) -> bool:
    return found["info"].strip() in KINDS


def _indent(text: str) -> str:
    return text[: len(text) - len(text.lstrip())]


def _after_front_matter(lines: Sequence[str]) -> int:
    if lines[0].rstrip() != MARK:
        return 0
    ends = (n for n, text in enumerate(lines[1:], 2) if text.rstrip() in (MARK, "..."))
    return next(ends, 0)


def _words(lines: Sequence[str], first: int, last: int, info: str) -> Iterator[tuple[int, bool]]:
    """Yield the lines of a figure's words; other blocks have none, and its name is none."""
    if info not in (EXAMPLE, START):
        return
    named, opens = False, True
    for number in range(first + 1, last):
        text = lines[number - 1]
        if not text.strip():
            continue
        if not named or (info == EXAMPLE and _NAME_LINES.fullmatch(text)):
            named, opens = True, True
            continue
        yield number, opens or bool(_NEW_BLOCK.match(text))
        opens = False


def _of_block(lines: Sequence[str], block: Sequence[int]) -> Iterator[Claim]:
    text = "\n".join(lines[number - 1] for number in block)
    masked = without_code(text)
    said = _without_comments_alone(text)
    begin = text_start(lines[block[0] - 1])
    at = masked.find(OPEN)
    while at >= 0:
        line_end = (masked + "\n").index("\n", at)
        close = masked.find(CLOSE, at, line_end)
        end = close + len(CLOSE) if close >= 0 else line_end
        before = text[:at]
        line = block[before.count("\n")]
        column = at - (before.rfind("\n") + 1) + 1
        left = said[begin:at].rstrip(_BESIDE)
        begins = not left or (left.endswith(_ENDS) and not _SHORT.search(left))
        words = left.split()
        yield Claim(text[at:end], line, column, begins, words[-1].lstrip(_BESIDE) if words else "")
        at = masked.find(OPEN, end)


def _without_comments_alone(text: str) -> str:
    """Return a block's text with blanks in place of comments, and its code as it is."""
    if BEGIN not in text:
        return text
    code = CODE.sub(blanks, text)
    return "".join(
        sign if covered == kept else " "
        for sign, kept, covered in zip(text, code, without_comments(code), strict=True)
    )
