"""The questions and answers of a guide, as plain text."""

from __future__ import annotations

import re
from html import unescape
from typing import NamedTuple

HEADING = "{#questions}"
"""What the heading of the section ends with, in every language."""

_LEVEL_TWO = re.compile(r"##?[^#]")
_QUESTION = re.compile(r"\*\*(?P<question>.+?)\*\*\s*(?P<answer>.*)", re.DOTALL)
_FENCE = re.compile(r"^[ \t]*(`{3,}|~{3,}).*?^[ \t]*\1[ \t]*$", re.MULTILINE | re.DOTALL)
_LITERAL = re.compile(r"\\([\\`*_{}\[\]()#+.!<>-])|(?<!`)`([^`]+)`")
_MARKS = (
    (re.compile(r"<[^<>]+>"), ""),
    (re.compile(r"\{:?[ \t]*[#.][^}\n]*\}"), ""),
    (re.compile(r"\[([^\]]*)\]\([^)]*\)"), r"\1"),
    (re.compile(r"\*\*(.+?)\*\*"), r"\1"),
    (re.compile(r"\*(.+?)\*"), r"\1"),
    (re.compile(r"(?<!\w)_(.+?)_(?!\w)"), r"\1"),
)
_SIGNS = frozenset("\\`*_{}[]()#+.!<>&-")
_HIDDEN = 0xF0000
"""Where signs that are no marks are put meanwhile: no text has such letters."""

_SHOWN = {_HIDDEN + code: chr(code) for code in range(0x80)}


class Question(NamedTuple):
    """A question that comes up during play, and its answer."""

    question: str
    answer: str


def questions(markdown: str) -> list[Question]:
    """Return the questions of a page, in order; none where it has no such section.

    A question is in bold at the beginning of a paragraph, and what follows it, up to the next one,
    is the answer. Links and emphasis are gone, and so are figures.
    """
    found: list[Question] = []
    for block in _section(markdown):
        asked = _QUESTION.fullmatch(block)
        if asked:
            found.append(Question(plain(asked["question"]), plain(asked["answer"])))
        elif found and (more := plain(block)):
            asked_before, answer = found[-1]
            found[-1] = Question(asked_before, f"{answer} {more}".strip())
    return [one for one in found if one.answer]


def plain(text: str) -> str:
    """Return a paragraph of Markdown without its marks, on one line."""
    text = _LITERAL.sub(_hidden, text)
    for mark, instead in _MARKS:
        text = mark.sub(instead, text)
    return " ".join(unescape(text).translate(_SHOWN).split())


def _hidden(found: re.Match[str]) -> str:
    """Return what is meant literally with its signs out of the way of those that mean something."""
    literal = found[1] or found[2]
    return "".join(chr(_HIDDEN + ord(sign)) if sign in _SIGNS else sign for sign in literal)


def _section(markdown: str) -> list[str]:
    """Return the paragraphs under the heading of the questions."""
    before, heading, after = markdown.partition(HEADING)
    if not heading or not before.rpartition("\n")[2].startswith("## "):
        return []
    lines = _FENCE.sub("", after).split("\n")
    end = next((n for n, line in enumerate(lines) if _LEVEL_TWO.match(line)), len(lines))
    return [block.strip() for block in "\n".join(lines[:end]).split("\n\n") if block.strip()]
