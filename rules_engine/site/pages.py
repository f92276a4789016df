"""Placeholders in Markdown where figures will stand, and the figures in the finished page.

A figure's SVG never goes through Markdown, which would break it in lists, put it into the
search index, and take long. The placeholder is a span, because Markdown moves the tags of a block
that stands in a list or in another block.
"""

from __future__ import annotations

from rules_engine.loading import Faults
from rules_engine.loading.source import Source
from rules_engine.site.fences import scan
from rules_engine.site.figures import PLACEHOLDER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_engine.site.fences import Fence
    from rules_engine.site.figures import Figures, Page

_OPENING = f'<span class="{PLACEHOLDER}" data-figure="'
_CLOSING = '" data-search-exclude></span>'


class ChangedError(Exception):
    """A page's figures are not those of the file that was verified."""


def place(markdown: str, fences: Sequence[Fence]) -> str:
    """Return a page's Markdown with a one-line placeholder for each figure.

    ``fences`` are the verified ones, in order. Raises `ChangedError` where the text, which other
    plugins may have changed since it was read, holds others.
    """
    source = Source(None, "", markdown)
    found = scan(source, Faults()).fences
    if [(one.shows, one.words) for one in map(_bare, found)] != [
        (one.shows, one.words) for one in map(_bare, fences)
    ]:
        raise ChangedError("its figures are not those of its file; some plugin has changed them")
    lines = list(source.lines)
    for number, fence in reversed(list(enumerate(found))):
        mark = f"{fence.indent}{_OPENING}{number}{_CLOSING}"
        lines[fence.first - 1 : fence.last] = ["", mark, ""]
    return "\n".join(lines)


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
    for text in rest:
        number, _, after = text.partition(_CLOSING)
        if parts[-1].endswith("<p>") and after.startswith("</p>"):
            parts[-1] = parts[-1].removesuffix("<p>")
            after = after.removeprefix("</p>")
        parts += [figures.html(fences[int(number)], page), after]
    parts.insert(-1, figures.closing(page))
    return "".join(parts)
