"""Blocks that were meant as ours and are none: a word misspelt, a fence where none can stand.

Markdown shows such a block as code, or runs it into a line of text, and what it should hold is
lost.
"""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

from rules_engine.site.comments import CODE, blanks
from rules_engine.site.fence_marks import FENCE
from rules_engine.site.fence_types import KINDS, PARTS

_WORD = re.compile(r"[ \t{.]*(?P<word>[^\W_]+)(?![\w=/+#-])")
_AFTER_MARKER = re.compile(
    r"(?:[ \t>]|[-*+:][ \t]|[0-9]+[.)][ \t]|\#{1,6}[ \t]|\[\^[^\]]+\]:[ \t])+"
    r"(?P<fence>`{3,}|~{3,})(?P<info>[^`]*)"
)
_AT_END = re.compile(r".*[^`](?P<fence>`{3,}(?!`))(?P<info>[^`]*)")
_MARKED = re.compile(r"[ \t>]*(?:[-*+:]|[0-9]+[.)]|\#|\[\^)")


class Slip(NamedTuple):
    """What is wrong with a block: where in its line, from 0, and what to write instead.

    ``fence`` is what would end the block, '' where it does not begin there.
    """

    code: str
    message: str
    at: int
    length: int
    expected: str = ""
    hint: str = ""
    fence: str = ""


def slip_of_line(text: str) -> Slip | None:
    """Return what is wrong with a line that has a fence somewhere, None for nothing."""
    odd = _odd_blank(text)
    if odd:
        return odd
    if FENCE.fullmatch(text):
        return None
    found = _AFTER_MARKER.fullmatch(text) if _MARKED.match(text) else None
    if found is None:
        found = _AT_END.fullmatch(CODE.sub(blanks, text))
        if found is None or not _names_alone(found["info"]):
            return None
    message = "a block cannot begin in the middle of a line"
    hint = "put it on lines of its own; inside a list item they are indented by four blanks"
    at, fence = found.start("fence"), found["fence"]
    return Slip("fence-in-line", message, at, len(fence), hint=hint, fence=fence)


def slip_of_info(info: str) -> Slip | None:
    """Return what is wrong with what follows a fence, which is no block of ours as it stands."""
    found, kind = _WORD.match(info), kind_of(info)
    if found is None or not kind:
        return None
    word = found["word"]
    message = f"there is no block '{word}'"
    if word == kind:
        message = f"'{info.strip()}' names no block"
    at, length = found.span("word")[0], len(word)
    return Slip("fence-misspelt", message, at, length, f"``` {kind}", f"did you mean '{kind}'?")


def kind_of(info: str) -> str:
    """Return the block of ours that is named or nearly named after a fence, '' for none."""
    word = _word(info).casefold()
    return next((kind for kind in (*KINDS, *PARTS) if _near(word, kind)), "")


def _word(info: str) -> str:
    found = _WORD.match(info)
    return found["word"] if found else ""


def _names_alone(info: str) -> bool:
    """Whether all that follows a fence is the name of a block, or nearly one."""
    return bool(kind_of(info)) and info.strip(" \t{}.") == _word(info)


def _near(word: str, kind: str) -> bool:
    """Whether a word is a kind but for one letter more, fewer, or other, or two in wrong order."""
    same = 0
    while word[same : same + 1] == kind[same : same + 1] != "":
        same += 1
    here, there = word[same:], kind[same:]
    swapped = here[1::-1] == there[:2] and here[2:] == there[2:]
    return swapped or here[1:] in (there, there[1:]) or here == there[1:]


def _odd_blank(text: str) -> Slip | None:
    """Return what is wrong with a sign beside a fence that looks like a blank and is none."""
    odd = [at for at, sign in enumerate(text) if not (" " <= sign <= "~") and _is_blank(sign)]
    if not odd:
        return None
    plain = "".join(" " if at in odd else sign for at, sign in enumerate(text))
    found = FENCE.fullmatch(plain) or _AFTER_MARKER.fullmatch(plain)
    if found is None:
        return None
    sign = text[odd[0]]
    name = unicodedata.name(sign, "control character").lower()
    message = f"the sign U+{ord(sign):04X} ({name}) beside a fence is no blank to Markdown"
    kind = kind_of(found["info"])
    expected = f"``` {kind}" if kind else "a plain blank, or none"
    fence = found["fence"] if found["info"].strip() else ""
    return Slip("fence-blank", message, odd[0], 1, expected, fence=fence)


def _is_blank(sign: str) -> bool:
    return sign != "\t" and unicodedata.category(sign) in ("Zs", "Zl", "Zp", "Cc", "Cf")
