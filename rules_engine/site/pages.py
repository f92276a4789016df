"""Placeholders in Markdown where figures and generated parts will stand, and these in the page.

A figure's SVG never goes through Markdown, which would break it in lists, put it into the
search index, and take long. The placeholder is a span, because Markdown moves the tags of a block
that stands in a list or in another block. One that holds a text is found by the site's search.
"""

from __future__ import annotations

from html import escape

from rules_engine.loading import Faults
from rules_engine.loading.source import Source
from rules_engine.site.claims import fill, fill_lines
from rules_engine.site.fences import scan
from rules_engine.site.figures import PLACEHOLDER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules_engine.site.fences import Fence
    from rules_engine.site.figures import Figures, Page
    from rules_engine.site.guides import Guide

    Said = Callable[[Fence], str]

_OPENING = f'<span class="{PLACEHOLDER}" data-figure="'
_CLOSING = "</span>"


class ChangedError(Exception):
    """A page's figures are not those of the file that was verified."""


def finished(markdown: str, guide: Guide, said: Said) -> str:
    """Return a page's Markdown with its references filled in, and placeholders as `place` has them.

    Raises `ChangedClaimsError` and `ChangedError` as `fill` and `place` do, which look through a
    text that is not that of the guide's file below its front matter.
    """
    lines = list(Source(None, "", markdown).lines)
    above = _lines_above(lines, guide)
    if above is None:
        filled = fill(markdown, guide.claims)
        return place(filled, guide.fences, said) if guide.fences else filled
    if not guide.claims and not guide.fences:
        return markdown
    fill_lines(lines, [(claim.line - above, claim.column, claim) for claim in guide.claims])
    _put_marks(lines, guide.fences, guide.fences, above, said)
    return "\n".join(lines)


def _lines_above(lines: list[str], guide: Guide) -> int | None:
    """Return how many lines of a guide are not in its text as mkdocs has read it: its head.

    None where the text is another one; mkdocs leaves out blank lines below the head.
    """
    own = guide.source.lines
    above = len(own) - len(lines)
    if above < guide.head_lines or any(map(str.strip, own[guide.head_lines : above])):
        return None
    return above if own[above:] == lines else None


def place(markdown: str, fences: Sequence[Fence], said: Said = lambda _: "") -> str:
    """Return a page's Markdown with a one-line placeholder for each figure or generated part.

    ``fences`` are the verified ones, in order; ``said`` returns the text by which search finds one,
    '' for one that it need not find. Raises `ChangedError` where the text, which other
    plugins may have changed since it was read, holds others.
    """
    source = Source(None, "", markdown)
    found = scan(source, Faults()).fences
    if [(one.shows, one.words) for one in map(_bare, found)] != [
        (one.shows, one.words) for one in map(_bare, fences)
    ]:
        raise ChangedError("its figures are not those of its file; some plugin has changed them")
    lines = list(source.lines)
    _put_marks(lines, found, fences, 0, said)
    return "\n".join(lines)


def _put_marks(
    lines: list[str], found: Sequence[Fence], fences: Sequence[Fence], above: int, said: Said
) -> None:
    """Put placeholders where figures were found; ``lines`` begin below so many lines."""
    for number, fence in reversed(list(enumerate(found))):
        text = escape(said(fences[number]), quote=False)
        hidden = "" if text else " data-search-exclude"
        mark = f'{fence.indent}{_OPENING}{number}"{hidden}>{text}{_CLOSING}'
        lines[fence.first - 1 - above : fence.last - above] = ["", mark, ""]


def _bare(fence: Fence) -> Fence:
    """Return a fence without its places in the text."""
    words = tuple(said._replace(line=0, column=0) for said in fence.words)
    return fence._replace(words=words)


def put_in(html: str, fences: Sequence[Fence], figures: Figures, page: Page) -> str:
    """Return a page's HTML with the figures in place of the placeholders.

    A placeholder goes with the paragraph that Markdown has made around it.
    """
    before, *rest = html.split(_OPENING)
    parts = [before]
    known = set(map(str, range(len(fences))))
    for text in rest:
        mark, _, after = text.partition(_CLOSING)
        number = mark.partition('"')[0]
        if number not in known:
            parts += [_OPENING, text]  # none of ours; the proof after the build tells of it
            continue
        if parts[-1].endswith("<p>") and after.startswith("</p>"):
            parts[-1] = parts[-1].removesuffix("<p>")
            after = after.removeprefix("</p>")
        parts += [figures.html(fences[int(number)], page), after]
    parts.insert(-1, figures.closing(page))
    return "".join(parts)
