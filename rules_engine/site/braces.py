"""Braces that were meant for a reference and make none: split, single, escaped, left over.

In code two braces are two braces; anywhere else they belong to a reference.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from rules_engine.site.claims_read import FACTS, SUBJECTS
from rules_engine.site.claims_written import CLOSE, OPEN, blocks_in
from rules_engine.site.comments import without_code

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules_engine.loading import Faults
    from rules_engine.loading.source import Source

_BLANKS = r"[^\S\n]*"
_LEFT, _RIGHT = (
    r"(?:\\?\{|&(?:#123|#[xX]7[bB]|lbrace|lcub);)",
    (r"(?:\\?\}|&(?:#125|#[xX]7[dD]|rbrace|rcub);)"),
)
_KEYS = "|".join(sorted((*FACTS, *SUBJECTS), key=len, reverse=True))
_REFERENCE = re.compile(r"\{\{[^\n]*?(?:\}\}|(?P<open>$))", re.MULTILINE)
_ESCAPED = re.compile(r"(?<!\\)(?:\\\\)*(?P<sign>\\)(?=\{\{)")
_STRAY = re.compile(
    rf"(?P<split>{_LEFT}{_BLANKS}{_LEFT})[^{{}}\n]*(?:{_RIGHT}{_BLANKS}{_RIGHT})?"
    rf"|(?P<single>(?<!\\)\{{{_BLANKS}(?:{_KEYS})(?={_BLANKS}[:,}}]))[^{{}}\n]*\}}{{0,2}}"
    rf"|(?P<close>{_RIGHT}{_BLANKS}{_RIGHT})"
)
_HIDDEN = "\0"
_HINT = f"a reference is {OPEN} … {CLOSE}; braces that are text stand in code"


class _Stray(NamedTuple):
    """Braces that are wrong: the code and the message of the fault, and where, from 0."""

    code: str
    message: str
    start: int
    end: int


def check_braces(source: Source, faults: Faults) -> None:
    """Report braces in a page's prose that were meant for a reference and make none."""
    suspect = {number for number, text in enumerate(source.lines, 1) if _may_be_wrong(text)}
    if not suspect:
        return
    for block in blocks_in(source.lines):
        if suspect.isdisjoint(block):
            continue
        text = "\n".join(source.lines[number - 1] for number in block)
        for stray in _strays(text):
            before = text[: stray.start]
            place = block[before.count("\n")], stray.start - (before.rfind("\n") + 1) + 1
            length = stray.end - stray.start
            fault = source.fault(stray.code, stray.message, *place, hint=_HINT, length=length)
            faults.add(fault)


def check_head(source: Source, last: int, faults: Faults) -> None:
    """Report references in the front matter, which ends at line ``last``."""
    for number, text in enumerate(source.lines[:last], 1):
        at = text.find(OPEN)
        if at < 0 and text.count("{") < text.count("}"):
            at = text.find(CLOSE)  # and not the end of mappings in one line
        if at >= 0 and not text.lstrip().startswith("#"):
            message = "front matter holds no references; it would be shown as it stands"
            hint = "write the words themselves"
            code, length = "reference-in-front-matter", len(OPEN)
            faults.add(source.fault(code, message, number, at + 1, hint=hint, length=length))


def _may_be_wrong(text: str) -> bool:
    if "{" not in text and "}" not in text and "&" not in text:
        return False
    return bool(_ESCAPED.search(text) or _STRAY.search(_REFERENCE.sub(_hide, text)))


def _strays(text: str) -> Iterator[_Stray]:
    """Yield what is wrong with the braces of a block."""
    masked = without_code(text)
    masked = "".join(
        _HIDDEN if here != there and there != "\n" else here
        for here, there in zip(masked, text, strict=True)
    )
    for found in _ESCAPED.finditer(masked):
        message = "a backslash does not make a reference text"
        yield _Stray("reference-escaped", message, *found.span("sign"))
    opened = [found.start() for found in _REFERENCE.finditer(masked) if found["open"] is not None]
    for found in _STRAY.finditer(_REFERENCE.sub(_hide, masked)):
        if found["close"] and opened and opened[0] < found.start():
            opened.pop(0)  # the end of a reference of several lines, which is told at its beginning
            continue
        kind = found.lastgroup or ""
        yield _Stray("reference-braces", _MESSAGES[kind], *found.span(kind))


def _hide(found: re.Match[str]) -> str:
    return _HIDDEN * len(found[0])


_MESSAGES = {
    "split": "these braces open no reference, and would be shown as text",
    "single": "one brace opens no reference, and would be shown as text",
    "close": "these braces close no reference, and would be shown as text",
}
