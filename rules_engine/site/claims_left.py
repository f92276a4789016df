"""The numbers in a page's prose that are no references, for whoever looks a guide through.

Points, moves, clauses, sizes such as 11×11, links, code, and years where a section tells of
history and sources are no such numbers.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from rules_engine.site.claims_written import blocks_in, text_start
from rules_engine.site.comments import blanks, without_code
from rules_engine.words.numbers import MOST, cardinal, counting, ordinal, passed_over

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules_engine.words import Words

AROUND = 32
"""How many characters of a sentence are shown on either side of a number."""

OF_THE_PAST = ("history", "sources")
"""The anchors of the sections in which years are told."""

_HEADING = re.compile(
    r"[ ]{0,3}(?P<level>#{1,6})[ \t]+.*?(?:\{[^}]*#(?P<name>[\w-]+)[^}]*\})?[ \t]*"
)
_NOT_COUNTED = re.compile(
    r"\{\{.*?\}\}"  # references
    r"|\{[:#][^}]*\}|\{\s*[.#][^}]*\}"  # attribute lists
    r"|\]\([^)\s]*\)|https?://\S+|<[^>]*>"  # where links lead, tags
    r"|(?<!\d)&#?\w+;|&#?\w+;(?!\d)"  # signs by their names, but for those inside of a number
    r"|(?<!\w)[a-z][1-9][0-9]?(?!\w)|\([0-9]{1,2},[0-9]{1,2}\)"  # points
    r"|(?<!\w)[A-Z]{2}-[0-9]+[a-z]?(?!\w)"  # clauses
    r"|(?<!\w)[0-9]+×[0-9]+(?!\w)"  # sizes
)
_YEAR = re.compile(r"(?<!\w)1[0-9]{3}(?!\w)|(?<!\w)20[0-9]{2}(?!\w)")
_WITHIN = r"[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{THIN SPACE}]|&(?:nbsp|thinsp|#\w+);"
"""The blanks that may stand inside of a number."""

_TOKEN = re.compile(rf"\d+(?:(?:[.,']|{_WITHIN})\d+)*\w*(?::[ae]\b)?|[^\W\d_]+(?:-[^\W\d_]+)*")


class Left(NamedTuple):
    """A number that is no reference: where it stands, and what stands around it."""

    line: int
    column: int
    text: str
    around: str


def numbers_left(lines: Sequence[str], words: Words) -> list[Left]:
    """Return the numbers in a page's prose that are no references, in the order of the page."""
    known, starts, longest = _number_words(words)
    ignored = passed_over(words)
    found = []
    for block, past in _with_sections(lines):
        text = "\n".join(lines[number - 1] for number in block)
        begin = text_start(lines[block[0] - 1])
        masked = " " * begin + _NOT_COUNTED.sub(blanks, without_code(text))[begin:]
        if past:
            masked = _YEAR.sub(blanks, masked)
        tokens = list(_TOKEN.finditer(masked))
        at = 0
        while at < len(tokens):
            size = _size(tokens, at, known, starts, longest, masked)
            start, end = tokens[at].start(), tokens[at + max(size, 1) - 1].end()
            if size and masked[start:end].casefold() not in ignored:
                found.append(_left(block, text, start, end))
            at += max(size, 1)
    return found


def _size(
    tokens: Sequence[re.Match[str]],
    at: int,
    known: frozenset[str],
    starts: frozenset[str],
    longest: int,
    text: str,
) -> int:
    """Return how many words from here on make a number, 0 where none do."""
    first = tokens[at][0].casefold()
    if first[0].isdecimal() or any(sign.isnumeric() for sign in first):
        return 1
    if first not in starts:
        return 0
    for size in range(min(longest, len(tokens) - at), 0, -1):
        said = " ".join(token[0].casefold() for token in tokens[at : at + size])
        between = text[tokens[at].start() : tokens[at + size - 1].end()]
        if said in known and " ".join(between.casefold().split()) == said:
            return size
    return 0


def _left(block: Sequence[int], text: str, start: int, end: int) -> Left:
    before = text[:start]
    line = block[before.count("\n")]
    column = start - (before.rfind("\n") + 1) + 1
    left, right = text[max(0, start - AROUND) : start], text[end : end + AROUND]
    around = f"{'…' if start > AROUND else ''}{left}{text[start:end]}{right}"
    around += "…" if end + AROUND < len(text) else ""
    return Left(line, column, " ".join(text[start:end].split()), " ".join(around.split()))


def _with_sections(lines: Sequence[str]) -> Iterator[tuple[list[int], bool]]:
    """Yield each block of prose, and whether it stands in a section that tells of the past."""
    level = 0
    for block in blocks_in(lines):
        heading = _HEADING.fullmatch(lines[block[0] - 1])
        if heading and (not level or len(heading["level"]) <= level):
            level = len(heading["level"]) if heading["name"] in OF_THE_PAST else 0
        yield block, bool(level)


@lru_cache(maxsize=8)
def _number_words(words: Words) -> tuple[frozenset[str], frozenset[str], int]:
    """Return all numbers in words, the words with which they begin, and how many words most have.

    They are made from the language's own words, in each of its genders; *hundred and five* is
    there besides *one hundred and five*.
    """
    genders = {words.say(key) for key in words.keys if key.endswith(".gender")}
    known = {
        made(words, value, gender)
        for gender in genders
        for made in (cardinal, ordinal)
        for value in range(1, MOST + 1)
    }
    known |= {cardinal(words, 0, gender) for gender in genders}
    known |= _without_one(words, known, genders)
    known |= counting(words)
    split = [number.split() for number in known]
    return frozenset(known), frozenset(one[0] for one in split), max(map(len, split))


def _without_one(words: Words, known: set[str], genders: set[str]) -> set[str]:
    """Return the numbers from a hundred on as they are said without the first word, one."""
    shorter = set()
    for one in {cardinal(words, 1, gender) for gender in genders}:
        for hundred in {cardinal(words, 100, gender) for gender in genders}:
            if hundred != one and hundred.startswith(one):
                bare = hundred.removeprefix(one).lstrip()
                whole = [number.removeprefix(one).lstrip() for number in known]
                shorter |= {number for number in whole if number.startswith(bare)}
    return shorter
