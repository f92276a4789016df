"""The shelves of the home page: which guide stands where, and how long a game usually is.

A project's ``games.yml`` says it: families in order, in each the guides in order, by the name of
their page. What differs from page to page in words alone is not in it.
"""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.loading import LoadError
from rules_engine.loading.faults import WARNING, Fault
from rules_engine.loading.reader import as_map
from rules_engine.loading.source import read_source
from rules_engine.loading.suggest import did_you_mean
from rules_engine.loading.tree import fault_at, parse_yaml
from rules_engine.site.guides import GAMES, PAGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterable
    from pathlib import Path

    from rules_engine.loading import Faults
    from rules_engine.loading.reader import MapReader
    from rules_engine.site.guides import Guide

FILE = "games.yml"
FORMAT = "1"

LENGTHS = ("short", "medium", "long")
"""How long a game usually is: up to thirty moves, both sides counted, up to sixty, or more."""

FAMILIES = ("hunt", "tafl")
"""The families that have words."""


class Book(NamedTuple):
    """A guide on a shelf: its name (``halatafl``), its family, and how long a game is."""

    name: str
    family: str
    length: str

    @property
    def page(self) -> str:
        """The guide's page inside a language's folder."""
        return f"{GAMES}{self.name}{PAGE}"


class Shelf(NamedTuple):
    """All books in order; empty where a project has no such file."""

    books: tuple[Book, ...] = ()

    @property
    def families(self) -> tuple[str, ...]:
        """The families that have books, in order."""
        return tuple(dict.fromkeys(book.family for book in self.books))


def read_shelf(root: Path, guides: Iterable[Guide], faults: Faults) -> Shelf:
    """Read a project's shelves; what is wrong goes into ``faults``.

    ``guides`` are the pages of all languages: a guide that stands on no shelf is a warning, a book
    that no language has a guide for is an error.
    """
    path = root / FILE
    if not path.is_file():
        return Shelf()
    try:
        source = read_source(path, FILE)
        node = parse_yaml(source, faults)
    except LoadError as error:
        faults.extend(error.faults)
        return Shelf()
    reader = None if node is None else as_map(source, node, faults, "the file of shelves")
    if reader is None:
        return Shelf()
    reader.word("format", (FORMAT,), code="unknown-format")
    names = dict.fromkeys(
        guide.name.removeprefix(GAMES).removesuffix(PAGE) for guide in guides if guide.variants
    )
    books: dict[str, Book] = {}
    families = reader.map("families")
    for family, games in () if families is None else families.entries():
        if family.text not in FAMILIES:
            message = f"'{family.text}' is no family of games"
            hint = did_you_mean(family.text, FAMILIES)
            faults.add(fault_at(source, family, "unknown-family", message, hint=hint))
            continue
        listed = as_map(source, games, faults, f"the family '{family.text}'")
        for book in () if listed is None else _books(listed, family.text, names):
            if book.name in books:
                message = f"the guide '{book.name}' stands on two shelves"
                place = family if listed is None else listed.key(book.name) or family
                faults.add(fault_at(source, place, "on-two-shelves", message))
            books.setdefault(book.name, book)
    reader.done()
    for name in names:
        if name not in books:
            message = f"the guide '{name}' stands on no shelf, so the home page does not show it"
            faults.add(Fault("not-on-shelf", message, FILE, severity=WARNING))
    return Shelf(tuple(books.values()))


def _books(listed: MapReader, family: str, names: Collection[str]) -> list[Book]:
    books = []
    for key, node in listed.entries():
        if key.text not in names:
            message = f"there is no guide '{key.text}'"
            hint = did_you_mean(key.text, names)
            listed.faults.add(fault_at(listed.source, key, "unknown-guide", message, hint=hint))
            continue
        reader = as_map(listed.source, node, listed.faults, f"the game '{key.text}'")
        if reader is None:
            continue
        length = reader.word("length", LENGTHS)
        reader.text("because")
        reader.done()
        if length is not None:
            books.append(Book(key.text, family, length))
    return books
