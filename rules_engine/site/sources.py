"""Digests of the code from which come what the engine answers and what is said of it."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

LIBRARIES = ("babel", "fluent.runtime")
"""The libraries whose versions decide what is said; `made` knows those of the drawings."""

LAYERS = ("board", "rules", "notation", "game", "loading", "examples")
"""The folders of the package whose code plays the games; one file does as well."""

PACKAGE = Path(__file__).resolve().parent.parent


@lru_cache(maxsize=32)
def file_digest(path: Path) -> str:
    """Return the digest of one file of the package."""
    return _digest_of([path])


@lru_cache(maxsize=1)
def engine_digest() -> str:
    """Return the digest of the code that plays the games."""
    files = [path for layer in LAYERS for path in sorted((PACKAGE / layer).rglob("*.py"))]
    return _digest_of([PACKAGE / "position.py", *files])


@lru_cache(maxsize=1)
def words_digest() -> str:
    """Return the digest of the code that puts games into words, and of its libraries.

    The words themselves have a digest of their own in each language.
    """
    libraries = [f"{library} {version(library)}" for library in LIBRARIES]
    return _digest_of(sorted((PACKAGE / "words").rglob("*.py")), libraries)


def _digest_of(files: Iterable[Path], more: Iterable[str] = ()) -> str:
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    for text in more:
        digest.update(text.encode() + b"\0")
    return digest.hexdigest()
