"""Translated pages and what they were translated from.

The source of a page is its sister in English. A translation keeps a digest of the source that it
was made from in its front matter (``source-digest: 3f2a97c01b5e``), so that a source that has
changed since is noticed. Into the digest go the words: title and description, and the text below
them, block by block. How a paragraph is broken into lines does not count, nor how far it is
indented, nor what else the front matter states.
"""

from __future__ import annotations

import re
from pathlib import PurePosixPath
from typing import NamedTuple

from rules_engine.analysis.digests import combined
from rules_engine.loading import LoadError
from rules_engine.loading.faults import WARNING
from rules_engine.loading.tree import Scalar, fault_at
from rules_engine.site.left_over_terms import left_over_terms
from rules_engine.site.page_text import TOLD, told
from rules_engine.site.settings import check_menu, read_settings
from rules_engine.site.stamping import KEY, stamped
from rules_engine.words.lookup import COMPLETE, DEFAULT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from collections.abc import Mapping as AnyMapping
    from pathlib import Path

    from rules_engine.loading import Fault
    from rules_engine.site.guides import Guide

__all__ = [
    "DIGITS",
    "KEY",
    "STALE",
    "UNSTAMPED",
    "Stamp",
    "check_translations",
    "kept_digest",
    "source_digest",
    "stamped",
    "stamps",
    "stray_stamps",
]

DIGITS = 12
"""How many hexadecimal digits of the SHA-256 a page keeps."""

UNSTAMPED, STALE = "not-stamped", "translation-stale"
"""Codes of faults: a translation without a digest, and one whose source has changed."""

_DIGEST = re.compile(rf"[0-9a-f]{{{DIGITS}}}")
_BETWEEN = re.compile(r"\n[ \t]*\n")


class Stamp(NamedTuple):
    """The digest that a page keeps, and its fault where it is none of a source as it is now."""

    guide: Guide
    source: Guide
    fault: Fault | None


def source_digest(guide: Guide) -> str:
    """Return the digest of a page as the source of translations."""
    said = told(guide)
    lines = guide.source.lines
    body = "\n".join(lines[guide.head_lines :])
    blocks = [" ".join(block.split()) for block in _BETWEEN.split(body)]
    parts = [said[key].text if key in said else "" for key in TOLD]
    return combined(*map(str.strip, parts), *filter(None, blocks))[:DIGITS]


def stamps(guides: AnyMapping[str, Guide]) -> Iterator[Stamp]:
    """Yield the stamp of every page that is a translation, and of no other."""
    digests: dict[str, str] = {}
    for guide in guides.values():
        source = guides.get(f"{DEFAULT}/{guide.name}")
        if guide.language != DEFAULT and source is not None:
            if guide.name not in digests:
                digests[guide.name] = source_digest(source)
            yield Stamp(guide, source, _fault(guide, source, digests[guide.name]))


def stray_stamps(guides: AnyMapping[str, Guide]) -> Iterator[tuple[Guide, Fault]]:
    """Yield every page that keeps a digest and is no translation, with a warning.

    Of a page whose source is there and cannot be read nothing is said; the source's fault is.
    """
    for guide in guides.values():
        source = f"{DEFAULT}/{guide.name}"
        if guide.language == DEFAULT or (source not in guides and not _source_files(guide)):
            kept = kept_digest(guide)
            if kept is not None:
                message = f"'{KEY}' tells the source of a translation, and this page has none"
                at = guide.source, kept, "no-translation", message
                yield guide, fault_at(*at, hint="delete the line", severity=WARNING)


def _source_files(guide: Guide) -> list[Path]:
    """Return the files that could be the source of a page, whatever their names end with."""
    if guide.source.path is None:
        return []
    name = PurePosixPath(guide.name)
    folder = guide.source.path.absolute().parents[len(name.parts)] / DEFAULT / name.parent
    if not folder.is_dir():
        return []
    # A page's name may end with .md or, wrongly, in another way that means Markdown.
    files = (path for path in folder.iterdir() if path.suffix.lower().startswith(".m"))
    return [path for path in files if path.stem == name.stem]


def check_translations(
    guides: AnyMapping[str, Guide], languages: Sequence[str], root: Path
) -> list[Fault]:
    """Return a warning for what fell behind in the complete languages of a site.

    Those are translations that are out of date, words left in another language, and titles of the
    menu. A translation that keeps no digest yet is none of them; `rules-engine translations` asks
    for it. Where the glossary has faults, they are returned.
    """
    complete = [language for language in languages if language in COMPLETE]
    settings = read_settings(root)
    faults = [
        stamp.fault
        for stamp in stamps(guides)
        if stamp.fault is not None
        and stamp.fault.code != UNSTAMPED
        and stamp.guide.language in complete
    ]
    faults += [fault for _, fault in stray_stamps(guides)]
    if settings is not None:
        faults += check_menu(settings, complete)
    try:
        for language in complete:
            own = [guide for guide in guides.values() if guide.language == language]
            faults += left_over_terms(language, languages, own, settings)
    except LoadError as error:
        faults += error.faults
    return faults


def kept_digest(guide: Guide) -> Scalar | None:
    """Return the digest that a page keeps, whatever it is, or None where it keeps none."""
    entry = guide.head.entries.get(KEY) if guide.head else None
    return entry[1] if entry is not None and isinstance(entry[1], Scalar) else None


def _fault(guide: Guide, source: Guide, digest: str) -> Fault | None:
    shown = guide.source.shown
    hint = f"rules-engine translations --stamp {shown}"
    kept = kept_digest(guide)
    if kept is None:
        message = "this translation does not say which text it was made from"
        hint = f"compare it with {source.source.shown}, then: {hint}"
        return guide.source.fault(UNSTAMPED, message, 1, 1, hint=hint, severity=WARNING)
    if kept.text == digest:
        return None
    if not _DIGEST.fullmatch(kept.text):
        message = f"'{kept.text}' is no digest"
        expected = f"the first {DIGITS} hexadecimal digits of a SHA-256"
        return fault_at(
            guide.source,
            kept,
            "bad-digest",
            message,
            expected=expected,
            hint=hint,
            severity=WARNING,
        )
    message = f"{source.source.shown} has changed since this page was translated"
    hint = f"bring it up to date, then: {hint}"
    return fault_at(guide.source, kept, STALE, message, hint=hint, severity=WARNING)
