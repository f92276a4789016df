"""The proof after a build: no figure is left undrawn in any page, and each id is there once."""

from __future__ import annotations

import os
import re
from collections import Counter
from html import unescape
from pathlib import Path
from typing import NamedTuple

from rules_engine.site.figures import PLACEHOLDER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

_RAW_CLASS = re.compile(r'class="[^"]*\blanguage-(?:example|start)\b')
_BLOCK = re.compile(r"<pre\b[^>]*>(.*?)</pre>", re.DOTALL)
_TAG = re.compile(r"<[^>]*>")
_EXAMPLE = re.compile(r"[a-z][a-z0-9-]*/[\w.-]+\s*\n\s*0\.")
_START = re.compile(r"(?P<name>[a-z][a-z0-9-]*)(?:[ \t]+[\w-]+=[\w-]+)*[ \t]*(?:\n|\Z)")
_CODE = re.compile(r"<(pre|code|script|style|textarea)\b.*?</\1>", re.DOTALL)
_RAW_FENCE = re.compile(r"(?:`{3,}|~{3,})[ \t]*(?:example|start)\b")
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
    a block is known as that of a starting position.
    """
    found = []
    for path in _pages(site):
        page = path.read_bytes()
        wanted = expected.get(path, NOTHING)
        reasons = _raw(page, bool(wanted.clauses), variants)
        reasons += [
            f"nothing has the id '{name}'"
            for name in wanted.figures + wanted.clauses
            if b'id="%s"' % name.encode() not in page
        ]
        if twice := _twice(page):
            reasons.append(f"several elements have the same id: {', '.join(twice)}")
        found += [f"{path.relative_to(site).as_posix()}: {reason}" for reason in reasons]
    found += [f"{path.name}: the page was not written" for path in expected if not path.is_file()]
    return found


def _pages(site: Path) -> list[Path]:
    return sorted(
        Path(folder, name)
        for folder, _, names in os.walk(site)
        for name in names
        if name.endswith(".html")
    )


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
    anchor = with_anchors and (b"{#" in page or b"{:" in page)
    classed = b"language-example" in page or b"language-start" in page
    if not (fence or anchor or classed or b"<pre" in page):
        return reasons
    html = page.decode("utf-8", "replace")
    if (classed and _RAW_CLASS.search(html)) or any(
        _is_figure(block, variants) for block in _BLOCK.findall(html)
    ):
        reasons.append("a figure's block is shown as code")
    if fence or anchor:
        text = unescape(_CODE.sub("", html))
        if fence and _RAW_FENCE.search(text):
            reasons.append("a figure's fence is shown as text")
        if anchor and _RAW_ANCHOR.search(text):
            reasons.append("an anchor such as {#ht-7} is shown as text")
    return reasons


def _is_figure(block: str, variants: Collection[str]) -> bool:
    """Whether a block of code is what a figure is written as, without its fence."""
    text = unescape(_TAG.sub("", block)).strip()
    start = _START.match(text)
    return bool(_EXAMPLE.match(text) or (start and start["name"] in variants))
