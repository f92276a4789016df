"""The pages of a project in every language, read from their raw files.

A page is known by its path inside its language's folder; pages of the same path are sisters. A
page whose front matter names variants (``variant: halatafl``) is a guide to them.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from rules_engine.loading import Fault, LoadError
from rules_engine.loading.reader import as_map
from rules_engine.loading.source import read_source, shown_path, text_source
from rules_engine.loading.tree import Mapping, parse_yaml
from rules_engine.site.braces import check_braces, check_head
from rules_engine.site.claims_written import claims_in
from rules_engine.site.fences import EXAMPLE, MARK, front_matter, scan
from rules_engine.site.titles import check_settings, check_title

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from rules_engine.loading import Faults
    from rules_engine.loading.source import Source
    from rules_engine.loading.tree import Node, Scalar
    from rules_engine.site.claims_written import Claim
    from rules_engine.site.fences import Fence, Place

KEYS = (
    "title",
    "description",
    "variant",
    "hide",
    "icon",
    "search",
    "status",
    "subtitle",
    "tags",
    "template",
    "source-digest",
)
"""What front matter may state: the first three, what Material for MkDocs reads, and in a
translation the digest of its source."""

NEEDED = ("title", "description", "variant")
"""What a guide to a game must state."""

GAMES = "games/"
"""Where the guides to games lie in a language's folder; but for its index, each page is one."""

PAGE = ".md"
_PAGES = (PAGE, ".markdown", ".mdown", ".mkdn", ".mkd")
"""How mkdocs lets a page's name end; ours end with the first."""

_KEY_LINE = re.compile(r"[a-z][a-z-]*:(?: .*)?")


class Guide(NamedTuple):
    """A page: its language, its path inside the language's folder, and what was found in it.

    ``variants`` are those that it is a guide to; none for any other page. ``claims`` are its
    references to facts. ``head`` is its front matter, which takes up the first ``head_lines``
    lines with its marks; a page may have none, or one that says nothing.
    """

    language: str
    name: str
    source: Source
    variants: tuple[Scalar, ...]
    fences: tuple[Fence, ...]
    anchors: tuple[Place, ...]
    suspects: tuple[Place, ...]
    claims: tuple[Claim, ...] = ()
    head: Mapping | None = None
    head_lines: int = 0


def read_guides(
    docs: Path, languages: Iterable[str], root: Path, faults: Faults
) -> tuple[dict[str, Guide], set[str]]:
    """Read every page of the languages, by its path inside ``docs`` (``pt/games/halatafl.md``).

    Returns also the paths of the pages that are there and could not be read. ``root`` is what
    shown paths are relative to; the titles that the site's settings there give are checked too.
    """
    guides, unread = {}, set()
    check_settings(root, faults)
    for language in languages:
        folder = docs / language
        above = shown_path(folder, root)
        for path in sorted(folder.rglob("*"), key=lambda path: path.as_posix()):
            if path.suffix.lower() not in _PAGES:
                continue
            inside = path.relative_to(folder)
            shown = f"{above}/{inside.as_posix()}"
            name = inside.with_suffix(PAGE).as_posix()
            try:
                if path.suffix != PAGE:
                    raise LoadError([_misnamed(shown)])
                guides[f"{language}/{name}"] = read_guide(
                    read_source(path, shown), language, name, faults
                )
            except LoadError as error:
                faults.extend(error.faults)
                unread.add(f"{language}/{name}")
    return guides, unread


def _misnamed(shown: str) -> Fault:
    message = "a page's name ends otherwise, so nothing would read this file"
    return Fault("misplaced-file", message, shown, expected=f"<name>{PAGE}")


def read_guide(source: Source, language: str, name: str, faults: Faults) -> Guide:
    """Read one page. Raises `LoadError` where its front matter is no YAML that we read."""
    found = scan(source, faults)
    is_guide = name.startswith(GAMES) and name != f"{GAMES}index{PAGE}"
    needed = NEEDED if is_guide else ()
    head = front_matter("\n".join(source.lines)) if source.lines[0].startswith(MARK) else None
    root, lines = None, 0
    variants: tuple[Scalar, ...] = ()
    if head is None:
        _report_no_head(source, needed, faults)
    else:
        lines = head.count("\n") + 2
        check_head(source, lines, faults)
        # A comment in place of the first line keeps the places of the rest.
        text = text_source("#\n" + head, source.shown)
        root = parse_yaml(text, faults)
        if root is not None:
            variants = _variants(text, root, needed, faults)
            check_title(text, root, faults)
        elif needed:
            faults.add(_no_head(source, needed))
    entries = root if isinstance(root, Mapping) else None
    check_braces(source, faults)
    claims = claims_in(source.lines)
    return Guide(language, name, source, variants, *found, claims, entries, lines)


def _variants(
    text: Source, root: Node, needed: tuple[str, ...], faults: Faults
) -> tuple[Scalar, ...]:
    """Read the front matter, which must state what is needed and nothing unknown."""
    reader = as_map(text, root, faults, "the front matter")
    if reader is None:
        return ()
    for key in ("title", "description"):
        reader.text(key, required=key in needed)
    variants = reader.distinct("variant", required="variant" in needed)
    for key in KEYS:
        reader.has(key)
    reader.done()
    return tuple(variants)


def _report_no_head(source: Source, needed: tuple[str, ...], faults: Faults) -> None:
    """Report a page without front matter: where it was meant to be there, and where it must be."""
    lines = source.lines
    first = next((number for number, text in enumerate(lines) if text.strip()), 0)
    follows = lines[first + 1] if first + 1 < len(lines) else ""
    if lines[0].rstrip() == MARK:
        message = "the front matter that begins here is not closed"
        hint = f"put a line '{MARK}' after its last key"
        faults.add(source.fault("front-matter-unclosed", message, 1, 1, hint=hint, length=3))
    elif lines[first].strip() == MARK and _KEY_LINE.fullmatch(follows):
        message = "front matter begins in the first line of a page, at its first letter"
        hint = "delete what stands before it"
        place = first + 1, lines[first].index(MARK) + 1
        faults.add(source.fault("front-matter-late", message, *place, hint=hint, length=3))
    elif lines[0].partition(":")[0] in NEEDED:
        message = f"front matter stands between two lines '{MARK}'"
        hint = f"put a line '{MARK}' before it and one after it"
        faults.add(source.fault("front-matter-unmarked", message, 1, 1, hint=hint))
    elif needed:
        faults.add(_no_head(source, needed))


def _no_head(source: Source, needed: tuple[str, ...]) -> Fault:
    keys = ", ".join(f"'{key}: …'" for key in needed)
    expected = f"{keys} between two lines '{MARK}', at the top"
    message = "this guide has no front matter"
    return source.fault("front-matter-missing", message, 1, 1, expected=expected)


def shown_in(guides: Iterable[Guide]) -> set[str]:
    """Return the ids of the examples that some page shows."""
    return {fence.name for guide in guides for fence in guide.fences if fence.kind == EXAMPLE}
