"""What a reader of a page reads: its prose, section by section, without markup.

A page is taken apart by its raw text. What is no text in the page's language (code, targets of
links, tags, references to facts, words marked as those of another language) is covered, so that
every place keeps its line and column.
"""

from __future__ import annotations

import re
from bisect import bisect
from typing import NamedTuple

from rules_engine.loading.tree import Scalar
from rules_engine.site.fence_marks import FENCE, closing
from rules_engine.site.fences import EXAMPLE, START

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.site.fences import Fence
    from rules_engine.site.guides import Guide

COVER = "\0"
"""Stands for what is covered: no letter, and no blank either."""

TOLD = ("title", "description")
"""What front matter says to readers; its other keys are facts."""

ABOUT_OTHERS = ("history", "sources")
"""Sections that speak of other people's works, whose titles are in any language."""

_HEADING = re.compile(r"(?P<level>#{1,6})[ \t]+(?P<text>.*?)[ \t]*(?P<anchor>\{[:#][^}]*\})?[ \t]*")
_ANCHOR = re.compile(r"#(?P<name>[\w:.-]+)")
_TITLE = re.compile(r"\btitle=\"(?P<title>[^\"]*)\"")
# Each begins with a character of its own, by which it is looked for; what must stand before that
# is asked after it.
_COVERED = re.compile(
    r"<(?:!--.*?(?:-->|\Z)"  # comments
    r"|(?P<tag>\w+)\b[^>]*\blang=[^>]*>.*?</(?P=tag)>"  # words of another language
    r"|/?[A-Za-z][^>]*>)"  # tags
    r"|`(?<!``)(?P<run>`*)(?!`).+?(?<!`)`(?P=run)(?!`)"  # code
    r"|\{(?:\{.*?\}\}"  # references to facts
    r"|[:#][^}\n]*\})"  # attributes
    r"|\*(?P<star>\*?)[^*_]+\*(?P=star)\{[^}]*\blang=[^}]*\}"  # words of another language again
    r"|_(?P<line>_?)[^*_]+_(?P=line)\{[^}]*\blang=[^}]*\}"
    r"|\((?<=\]\()[^)\s]*(?:[ \t]+\"[^\"]*\")?\)"  # targets of links
    r"|\[(?<=^\[)[^\]]+\]:[ \t]+\S+"
    r"|https?://[^\s)>]+",
    re.DOTALL | re.MULTILINE,
)
_SIGN = re.compile(r"[^\n]")
_TITLES = re.compile(r"\"[^\"]+\"|“[^”]+”|”[^”]+”|«[^»]+»|»[^»«]+«|(?<!\*)\*[^*]+\*(?!\*)|_[^_]+_")
_WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")


class Section(NamedTuple):
    """What stands below one heading, and above the next.

    ``name`` is the heading's anchor, its number where it has none, and empty before the first.
    ``words`` and ``blocks`` count the prose: words, and what blank lines set apart. ``line`` is
    that of the heading.
    """

    name: str
    line: int
    words: int
    blocks: int


class PageText(NamedTuple):
    """A page's text with all that is no prose covered; lines end with LF alone.

    ``titles`` are the places, as pairs of offsets, where titles in another language may stand: what
    is quoted or emphasized in the sections about other people's works. ``about_others`` are those
    sections.
    """

    text: str
    begins: tuple[int, ...]
    titles: tuple[tuple[int, int], ...]
    about_others: tuple[tuple[int, int], ...]

    def place(self, offset: int) -> tuple[int, int]:
        """Return the line and the column of an offset, both counted from 1."""
        line = bisect(self.begins, offset)
        return line, offset - self.begins[line - 1] + 1


def told(guide: Guide) -> dict[str, Scalar]:
    """Return the title and the description of a page, with their places in the file."""
    entries = guide.head.entries if guide.head else {}
    values = {key: entries[key][1] for key in TOLD if key in entries}
    return {key: value for key, value in values.items() if isinstance(value, Scalar)}


def prose(guide: Guide) -> str:
    """Return the text of a page's `page_text`."""
    return _cover("\n".join(_uncoded(guide)))


def page_text(guide: Guide) -> PageText:
    """Return what a page's readers read, figures' words and the front matter's included."""
    lines = _uncoded(guide)
    spans = _spans(lines, guide.head_lines)
    text = _cover("\n".join(lines))
    begins = [0]
    for line in lines:
        begins.append(begins[-1] + len(line) + 1)
    about = [
        (begins[first - 1], begins[last]) for name, first, last in spans if name in ABOUT_OTHERS
    ]
    titles = [found.span() for one in about for found in _TITLES.finditer(text, *one)]
    return PageText(text, tuple(begins), tuple(titles), tuple(about))


def sections(guide: Guide) -> list[Section]:
    """Return the sections of a page with the size of their prose.

    Captions of starts belong to it, the words of examples do not.
    """
    lines = list(guide.source.lines)
    body = guide.head_lines
    _cover_head(lines, guide)
    for fence in guide.fences:
        caption = fence.words[0].line if fence.kind == START and fence.words else fence.last
        for number in range(fence.first, fence.last + 1):
            if not caption <= number < fence.last:
                lines[number - 1] = COVER
    _cover_fences(lines, body, {})
    text = _cover("\n".join(lines)).split("\n")
    found = []
    for name, first, last in _spans(lines, body):
        own = text[first - 1 : last]
        blocks = re.split(r"\n[ \t]*\n", "\n".join(own[1:] if name else own))
        words = len(_WORD.findall("\n".join(own)))
        found.append(Section(name, first, words, sum(bool(block.strip()) for block in blocks)))
    return found


def note_words(guide: Guide) -> int:
    """Return how many words the notes of a page's examples have."""
    return sum(
        len(_WORD.findall(_cover(said.text)))
        for fence in guide.fences
        if fence.kind == EXAMPLE
        for said in fence.words
    )


def _cover(text: str) -> str:
    return _COVERED.sub(_covered, text)


def _covered(found: re.Match[str]) -> str:
    text = found[0]
    return _SIGN.sub(COVER, text) if "\n" in text else COVER * len(text)


def _uncoded(guide: Guide) -> list[str]:
    """Return the lines of a page with the front matter and blocks of code covered."""
    lines = list(guide.source.lines)
    _cover_head(lines, guide)
    _cover_fences(lines, guide.head_lines, {fence.first: fence for fence in guide.fences})
    return lines


def _cover_head(lines: list[str], guide: Guide) -> None:
    """Cover the front matter but for what it tells readers."""
    last = guide.head_lines
    kept: dict[int, int] = {}
    for scalar in told(guide).values():
        for number in range(scalar.line, last):
            if number > scalar.line and not lines[number - 1][:1].isspace():
                break
            kept[number] = scalar.column - 1 if number == scalar.line else 0
    for number in range(1, last + 1):
        line = lines[number - 1]
        lines[number - 1] = (
            COVER * kept.get(number, len(line)) + line[kept.get(number, len(line)) :]
        )


def _cover_fences(lines: list[str], body: int, figures: dict[int, Fence]) -> None:
    """Cover blocks of code but for their titles, and of figures what are no words."""
    fences = [at for at, line in enumerate(lines, 1) if "```" in line or "~~~" in line]
    last = body
    for number in fences:
        found = FENCE.fullmatch(lines[number - 1]) if number > last else None
        if found is None:
            continue
        figure = figures.get(number)
        ends = figure.last if figure else closing(lines, number, found)
        if not ends:
            continue
        last = ends
        spoken = {said.line: said.column for said in figure.words} if figure else {}
        first_spoken = min(spoken, default=last)
        for at in range(number, last + 1):
            line = lines[at - 1]
            if figure and first_spoken <= at < last:
                continue
            title = _TITLE.search(line) if at == number else None  # it may be the name of a file
            title = None if title and "/" in title["title"] else title
            begin, end = title.span("title") if title else (0, 0)
            lines[at - 1] = COVER * begin + line[begin:end] + COVER * (len(line) - end)


def _spans(lines: list[str], body: int) -> list[tuple[str, int, int]]:
    """Return the sections' names with their first and last lines; blocks of code are covered."""
    heads: list[tuple[str, int]] = []
    for number in range(body + 1, len(lines) + 1):
        line = lines[number - 1]
        found = _HEADING.fullmatch(line) if line.startswith("#") else None
        if found:
            anchor = _ANCHOR.search(found["anchor"] or "")
            heads.append((anchor["name"] if anchor else str(len(heads) + 1), number))
    starts = [("", body + 1), *heads]
    ends = [*(line - 1 for _, line in heads), len(lines)]
    return [(name, first, last) for (name, first), last in zip(starts, ends, strict=True)]
