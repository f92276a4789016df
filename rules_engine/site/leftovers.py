"""The proof after a build: no figure undrawn, no reference unfilled, and each id is there once."""

from __future__ import annotations

import os
import re
from collections import Counter
from html import unescape
from pathlib import Path
from typing import NamedTuple

from rules_engine.loading.suggest import one_of
from rules_engine.site.fences import EXAMPLE, GENERATED, START
from rules_engine.site.figures import PLACEHOLDER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from rules_engine.loading.source import Source

_KINDS = (EXAMPLE, START, *GENERATED)
_RAW_CLASS = re.compile(rf'class="[^"]*\blanguage-(?:{"|".join(_KINDS)})\b')
_BLOCK = re.compile(r"<pre\b[^>]*>(.*?)</pre>", re.DOTALL)
_TAG = re.compile(r"<[^>]*>")
_EXAMPLE = re.compile(r"[a-z][a-z0-9-]*/[\w.-]+\s*\n\s*0\.")
_START = re.compile(
    r"(?P<name>[a-z][a-z0-9-]*)(?:[ \t]+(?P<other>[a-z][a-z0-9-]*))?"
    r"(?:[ \t]+[\w-]+=[\w-]+)*[ \t]*(?:\n|\Z)"
)
_CODE = re.compile(r"<(pre|code|script|style|textarea)\b.*?</\1>", re.DOTALL)
_RAW_FENCE = re.compile(rf"(?:`{{3,}}|~{{3,}})[ \t]*(?:{'|'.join(_KINDS)})\b")
_RAW_ANCHOR = re.compile(r"\{:?[ \t]*#[\w-]+[^}\n]*\}")


_PLACED = re.compile(rf'class="{PLACEHOLDER}" data-figure="(?P<number>[0-9]{{1,4}})"')
_REFERENCE = re.compile(r"\{\{(?:[^\n<\"]{0,60}?\}\}|[^\n<\"]{0,60})")

_QUOTED = 60
"""How many characters of what was left are quoted."""


_TELLING = 4
"""How many characters are enough to be looked for without the braces around them."""

_PLACES = 3
"""How many places are named from which what was left may come."""


class Expected(NamedTuple):
    """The ids that a page must have, of figures and clauses, and the text that it is made from."""

    figures: tuple[str, ...]
    clauses: tuple[str, ...] = ()
    source: Source | None = None


class _Left(NamedTuple):
    """What was left in a page: the reason, and the words by which it is found in the source."""

    reason: str
    text: str = ""


NOTHING = Expected(())


def leftovers(
    site: Path, expected: Mapping[Path, Expected], variants: Collection[str]
) -> list[str]:
    """Return everything that is wrong in the built pages, one line each.

    ``expected`` is what a page must have, by the page's file. ``variants`` are the names by which
    a block is known as that of a starting position or of a generated part.
    """
    found = []
    for path in _pages(site):
        page = path.read_bytes()
        wanted = expected.get(path, NOTHING)
        left = _raw(page, wanted, variants)
        left += [_Left(f"nothing has the id '{name}'", name) for name in _lacking(page, wanted)]
        if twice := _twice(page):
            left.append(_Left(f"several elements have the same id: {', '.join(twice)}", twice[0]))
        shown = path.relative_to(site).as_posix()
        found += [f"{shown}: {one.reason}{_origin(one.text, wanted.source)}" for one in left]
    found += [f"{path.name}: the page was not written" for path in expected if not path.is_file()]
    return found


def _pages(site: Path) -> list[Path]:
    paths = [
        f"{folder}{os.sep}{name}"
        for folder, _, names in os.walk(site)
        for name in names
        if name.endswith(".html")
    ]
    return [Path(path) for path in sorted(paths)]


def _lacking(page: bytes, wanted: Expected) -> Iterator[str]:
    """Yield the ids that a page does not have. Most follow one another as they are expected."""
    at = 0
    for name in wanted.figures + wanted.clauses:
        written = b'id="%s"' % name.encode()
        found = page.find(written, at)
        if found >= 0:
            at = found
        elif written not in page:
            yield name


def _twice(page: bytes) -> list[str]:
    """Return the ids that a page has more than once; to cut is faster than to search."""
    parts = page.split(b' id="')
    ids = [part[: part.index(b'"')] for part in parts[1:]]
    if len(set(ids)) == len(ids):
        return []
    return sorted(name.decode() for name, count in Counter(ids).items() if count > 1)


def _origin(text: str, source: Source | None) -> str:
    """Return where a page's text may come from, '' where that is not known."""
    if source is None:
        return ""
    within = text.strip("{}: #")
    for wanted in filter(None, (text, within if len(within) >= _TELLING else "")):
        places = [
            f"{source.shown}:{number}:{line.index(wanted) + 1}"
            for number, line in enumerate(source.lines, 1)
            if wanted in line
        ]
        if places:
            return f"; see {one_of(places[:_PLACES])}"
    return f"; see {source.shown}"


def _quoted(text: str) -> str:
    return text if len(text) <= _QUOTED else f"{text[: _QUOTED - 1]}…"


def _raw(page: bytes, wanted: Expected, variants: Collection[str]) -> list[_Left]:
    """Return what was left as it was written; anchors are looked for where clauses have some.

    One character is found much faster than three in a row, and most pages do not have it.
    """
    left: list[_Left] = []
    placed = PLACEHOLDER.encode() in page
    fence = (b"`" in page and b"```" in page) or (b"~" in page and b"~~~" in page)
    signs = _after_braces(page)
    anchor = bool(wanted.clauses) and not signs.isdisjoint(b"#:")
    classed = b"language-" in page and any(
        b"language-%s" % kind.encode() in page for kind in _KINDS
    )
    reference = ord("{") in signs
    if not (placed or fence or anchor or classed or reference or b"<pre" in page):
        return left
    html = page.decode("utf-8", "replace")
    if placed:
        found = _PLACED.search(unescape(html))
        numbers = [int(found["number"])] if found else []
        names = [wanted.figures[number] for number in numbers if number < len(wanted.figures)]
        what = f" '{names[0]}'" if names else ""
        left.append(_Left(f"a placeholder was not replaced by its figure{what}"))
    blocks = [block for block in _BLOCK.findall(html) if _is_figure(block, variants)]
    if blocks or (classed and _RAW_CLASS.search(html)):
        first = unescape(_TAG.sub("", blocks[0])).strip().partition("\n")[0] if blocks else ""
        what = f": {_quoted(first)}" if first else ""
        left.append(_Left(f"a figure's block is shown as code{what}", first))
    if fence or anchor or reference:
        text = unescape(_CODE.sub("", html))
        for looked, pattern, what in (
            (fence, _RAW_FENCE, "a figure's fence"),
            (anchor, _RAW_ANCHOR, "an anchor"),
            (reference, _REFERENCE, "a reference"),
        ):
            if looked and (shown := pattern.search(text)):
                reason = f"{what} is shown as text: {_quoted(shown[0].strip())}"
                left.append(_Left(reason, shown[0].strip()))
    return left


def _after_braces(page: bytes) -> set[int]:
    """Return the characters that follow opening braces."""
    signs: set[int] = set()
    at = page.find(b"{")
    while at >= 0:
        signs.update(page[at + 1 : at + 2])
        at = page.find(b"{", at + 1)
    return signs


def _is_figure(block: str, variants: Collection[str]) -> bool:
    """Whether a block of code is what a figure is written as, without its fence."""
    text = unescape(_TAG.sub("", block)).strip()
    start = _START.match(text)
    named = start is not None and {start["name"], start["other"] or start["name"]} <= set(variants)
    return named or bool(_EXAMPLE.match(text))
