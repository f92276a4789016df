"""The proof after a build: no figure undrawn, no reference unfilled, and each id is there once."""

from __future__ import annotations

import os
import re
from collections import Counter
from html import unescape
from pathlib import Path
from typing import NamedTuple

from rules_engine.site.fences import EXAMPLE, GENERATED, START
from rules_engine.site.figures import PLACEHOLDER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

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


class Expected(NamedTuple):
    """The ids that a page must have: those of its figures and those of clauses."""

    figures: tuple[str, ...]
    clauses: tuple[str, ...] = ()


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
        reasons = _raw(page, bool(wanted.clauses), variants)
        reasons += [f"nothing has the id '{name}'" for name in _lacking(page, wanted)]
        if twice := _twice(page):
            reasons.append(f"several elements have the same id: {', '.join(twice)}")
        found += [f"{path.relative_to(site).as_posix()}: {reason}" for reason in reasons]
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


def _raw(page: bytes, with_anchors: bool, variants: Collection[str]) -> list[str]:
    """Return what was left as it was written; anchors are looked for where clauses have some.

    One character is found much faster than three in a row, and most pages do not have it.
    """
    reasons = []
    if PLACEHOLDER.encode() in page:
        reasons.append("a placeholder was not replaced by its figure")
    fence = (b"`" in page and b"```" in page) or (b"~" in page and b"~~~" in page)
    signs = _after_braces(page)
    anchor = with_anchors and not signs.isdisjoint(b"#:")
    classed = b"language-" in page and any(
        b"language-%s" % kind.encode() in page for kind in _KINDS
    )
    reference = ord("{") in signs
    if not (fence or anchor or classed or reference or b"<pre" in page):
        return reasons
    html = page.decode("utf-8", "replace")
    if (classed and _RAW_CLASS.search(html)) or any(
        _is_figure(block, variants) for block in _BLOCK.findall(html)
    ):
        reasons.append("a figure's block is shown as code")
    if fence or anchor or reference:
        text = unescape(_CODE.sub("", html))
        if fence and _RAW_FENCE.search(text):
            reasons.append("a figure's fence is shown as text")
        if anchor and _RAW_ANCHOR.search(text):
            reasons.append("an anchor such as {#ht-7} is shown as text")
        if reference and "{{" in text:
            reasons.append("a reference such as {{ pieces: goose }} is shown as text")
    return reasons


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
