"""The blocks in pages that parts are made for: where they stand, and what is wrong with them.

A part is a fenced block without content, such as ```` ``` games ````.
"""

from __future__ import annotations

import re

from rules_engine.loading import LoadError
from rules_engine.site.shelf import FILE, read_shelf
from rules_engine.words.glossary import read_glossary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules_engine.site.guides import Guide
    from rules_engine.site.verify import Project

GAMES, MATRIX, GLOSSARY = "games", "matrix", "glossary"

BLOCK = re.compile(
    rf"^(?P<fence>`{{3,}})[ \t]*(?P<kind>{GAMES}|{MATRIX}|{GLOSSARY})[ \t]*\n"
    r"(?P<body>(?:.*\n)*?)(?P=fence)[ \t]*$",
    re.MULTILINE,
)


def kinds_in(guide: Guide) -> tuple[str, ...]:
    """Return the kinds of the parts of a page, in order."""
    return tuple(found["kind"] for found in _blocks(guide))


def check_parts(project: Project) -> None:
    """Report what is wrong with the parts of the pages and with what they are made from."""
    blocks = [(guide, found) for guide in project.guides.values() for found in _blocks(guide)]
    kinds = {found["kind"] for _, found in blocks}
    books = 0
    if kinds & {GAMES, MATRIX}:
        shelf = read_shelf(project.root, project.guides.values(), project.faults)
        books = len(shelf.books)
    if GLOSSARY in kinds:
        try:
            read_glossary()
        except LoadError as error:
            project.faults.extend(error.faults)
    for guide, found in blocks:
        line = found.string.count("\n", 0, found.start()) + 1
        if found["body"].strip():
            message = f"a block '{found['kind']}' holds nothing; it is made from the facts"
            fault = guide.source.fault("part-with-content", message, line + 1, 1)
            project.faults.add(fault)
        elif found["kind"] != GLOSSARY and not books:
            message = f"there is nothing to show here: {FILE} names no game"
            fault = guide.source.fault("no-games", message, line, 1, length=3)
            project.faults.add(fault)


def _blocks(guide: Guide) -> Iterator[re.Match[str]]:
    text = guide.source.text.replace("\r\n", "\n")
    # A word is found much faster than a pattern, and most pages have none of the three.
    if any(f" {kind}\n" in text or f"`{kind}\n" in text for kind in (GAMES, MATRIX, GLOSSARY)):
        yield from BLOCK.finditer(text)
