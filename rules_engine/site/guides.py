"""The pages of a project in every language, read from their raw files.

A page is known by its path inside its language's folder; pages of the same path are sisters. A
page whose front matter names variants (``variant: halatafl``) is a guide to them.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from rules_engine.loading import LoadError
from rules_engine.loading.reader import as_map
from rules_engine.loading.source import read_source, shown_path, text_source
from rules_engine.loading.tree import parse_yaml
from rules_engine.site.fences import EXAMPLE, front_matter, scan

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from rules_engine.loading import Faults
    from rules_engine.loading.source import Source
    from rules_engine.loading.tree import Scalar
    from rules_engine.site.fences import Fence, Place

_VARIANT_LINE = re.compile(r"^variant[ \t]*:", re.MULTILINE)


class Guide(NamedTuple):
    """A page: its language, its path inside the language's folder, and what was found in it.

    ``variants`` are those that it is a guide to; none for any other page.
    """

    language: str
    name: str
    source: Source
    variants: tuple[Scalar, ...]
    fences: tuple[Fence, ...]
    anchors: tuple[Place, ...]
    suspects: tuple[Place, ...]


def read_guides(
    docs: Path, languages: Iterable[str], root: Path, faults: Faults
) -> dict[str, Guide]:
    """Read every page of the languages, by its path inside ``docs`` (``pt/games/halatafl.md``).

    ``root`` is what shown paths are relative to.
    """
    guides = {}
    for language in languages:
        folder = docs / language
        for path in sorted(folder.rglob("*.md"), key=lambda path: path.as_posix()):
            try:
                source = read_source(path, shown_path(path, root))
                guide = read_guide(source, language, path.relative_to(folder).as_posix(), faults)
            except LoadError as error:
                faults.extend(error.faults)
                continue
            guides[f"{language}/{guide.name}"] = guide
    return guides


def read_guide(source: Source, language: str, name: str, faults: Faults) -> Guide:
    """Read one page. Raises `LoadError` where its front matter is no YAML that we read."""
    found = scan(source, faults)
    variants = _variants(source, faults)
    return Guide(language, name, source, variants, *found)


def _variants(source: Source, faults: Faults) -> tuple[Scalar, ...]:
    head = front_matter(source.text) if source.text.startswith("---") else None
    if head is None or not _VARIANT_LINE.search(head):
        return ()
    # A comment in place of the first line keeps the places of the rest.
    text = text_source("#\n" + head, source.shown)
    root = parse_yaml(text)
    reader = None if root is None else as_map(text, root, faults, "the front matter")
    return () if reader is None else tuple(reader.words("variant"))


def shown_in(guides: Iterable[Guide]) -> set[str]:
    """Return the ids of the examples that some page shows."""
    return {fence.name for guide in guides for fence in guide.fences if fence.kind == EXAMPLE}
