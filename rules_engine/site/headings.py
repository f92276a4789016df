"""The headings of pages: each has an id of its own, the same in every language.

Without one, a heading gets an id that is made from its words, so that a link to it would be right
in one language only, and wrong when a word changes. The title of a page needs none: it is where the
page begins.
"""

from __future__ import annotations

import re

from rules_engine.site.fences import Place, front_matter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from rules_engine.loading import Fault, Faults
    from rules_engine.loading.source import Source
    from rules_engine.site.guides import Guide

_ID = re.compile(r"[ ]\{:?[ ]*(?:[^}]*[ ])?#([A-Za-z][\w:.-]*)[^}]*\}[ \t]*#*[ \t]*$")
_FENCE = re.compile(r"[ \t>]*(`{3,}|~{3,})")
_UNDERLINE = re.compile(r"-+[ \t]*")


def check_headings(guides: Mapping[str, Guide], languages: Collection[str], faults: Faults) -> None:
    """Check the headings of all pages.

    Each must have an id, and pages that are the same in several of the ``languages`` must have the
    same ones.
    """
    sisters: dict[str, list[tuple[Source, dict[str, Place]]]] = {}
    for guide in guides.values():
        named = {}
        for place in headings(guide.source):
            if place.name:
                named[place.name] = place
            else:
                faults.add(_without_id(guide.source, place))
        if guide.language in languages:
            sisters.setdefault(guide.name, []).append((guide.source, named))
    for first, *others in sisters.values():
        for other in others:
            for (here, mine), (there, theirs) in ((first, other), (other, first)):
                for name, place in theirs.items():
                    if name not in mine:
                        faults.add(_differs(here, there, place))


def _without_id(source: Source, place: Place) -> Fault:
    message = "this heading has no id, so a link to it breaks when its words change"
    expected = "{#…} at its end, the same in every language"
    return source.fault("heading-without-id", message, place.line, place.column, expected=expected)


def _differs(here: Source, there: Source, place: Place) -> Fault:
    message = f"{here.shown} has no heading with the id '{place.name}', and this page does"
    hint = "give a page the same headings in every language"
    length = len(place.name) + len("{#}")
    return there.fault(
        "headings-differ", message, place.line, place.column, hint=hint, length=length
    )


def headings(source: Source) -> Iterator[Place]:
    """Yield the headings of a page below its title: id, which may be empty, line and column.

    A heading begins with at least two ``#``, or stands over a line of ``-``.
    """
    lines = source.lines
    if not any(line.startswith(("##", "--")) for line in lines):
        return
    head = front_matter("\n".join(lines))
    number = 0 if head is None else head.count("\n") + 2
    while number < len(lines):
        text = lines[number]
        number += 1
        if "```" in text or "~~~" in text:
            fence = _FENCE.match(text)
            if fence:
                number = _after(lines, number, fence[1])
        elif "<!--" in text and "-->" not in text:
            number = _after(lines, number, "-->")
        elif text.startswith("##") or _is_underlined(lines, number - 1):
            found = _ID.search(text)
            column = found.start() + 2 if found else 1
            yield Place(found[1] if found else "", number, column)


def _after(lines: list[str], number: int, end: str) -> int:
    """Return the index after the line that ends a block, or the same one where none does."""
    for index in range(number, len(lines)):
        text = lines[index]
        if text.strip(" \t>") == end or (end == "-->" and end in text):
            return index + 1
    return number


def _is_underlined(lines: list[str], number: int) -> bool:
    """Whether the line at an index is the text of a heading of the second level."""
    if number + 1 >= len(lines) or not lines[number + 1].startswith("-"):
        return False
    alone = number == 0 or not lines[number - 1].strip()
    return alone and bool(lines[number].strip()) and bool(_UNDERLINE.fullmatch(lines[number + 1]))
