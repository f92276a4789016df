"""What was dear to make, kept for the next build: files known by all that they are made from.

A file of the cache is the SHA-256 of its content and then the content, so one that is broken or
cut short is known for what it is and made anew. Nothing here is needed: without the folder a build
makes everything again.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
import time
from contextlib import suppress
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

FOLDER = Path(".cache/rulebook")
"""Where a project keeps what was made, from its folder."""

LIBRARIES = ("fonttools", "pillow", "pypdfium2", "reportlab", "svgwrite")
"""The libraries whose versions decide what is made."""

DAY = 86_400
"""The seconds of a day; a file of the cache is said to be used once a day."""

UNUSED_DAYS = 30
"""After how many days without use a file is forgotten."""

MOST_BYTES = 256 * 2**20
"""How large the folder may become; what was used least lately is forgotten first."""

_SUFFIX = ".made"
_DIGEST = hashlib.sha256().digest_size


def key_of(*parts: object) -> str:
    """Return a key for what is made from some values by the present code.

    The ``repr`` of each value must tell all that is used of it, and the same in every process.
    """
    return hashlib.sha256("\0".join([code_digest(), *map(repr, parts)]).encode()).hexdigest()


@lru_cache(maxsize=1)
def code_digest() -> str:
    """Return a digest of the code that draws, and of the libraries that it draws with."""
    digest = hashlib.sha256()
    package = Path(__file__).resolve().parent.parent
    for path in sorted((package / "diagram").glob("*.py")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    for library in LIBRARIES:
        digest.update(f"{library} {version(library)}\0".encode())
    return digest.hexdigest()


def kept(folder: Path, key: str, make: Callable[[], bytes]) -> bytes:
    """Return what was kept under a key (see `key_of`), or else make it and keep it.

    ``make`` may raise; nothing is kept then. Where nothing can be kept, it is made every time.
    """
    path = f"{folder}{os.sep}{key}{_SUFFIX}"
    found = _read(path)
    if found is not None:
        return found
    data = make()
    # A folder that cannot be written, a full disk: the cache is no part of the result.
    with suppress(OSError):
        _write(Path(path), hashlib.sha256(data).digest() + data)
    return data


def _read(path: str) -> bytes | None:
    """Return the content of a file of the cache, None where it is not there or not whole."""
    try:
        with open(path, "rb", buffering=0) as file:  # noqa: PTH123 - Path takes time
            state = os.fstat(file.fileno())
            stored = file.read()
        if state.st_mtime < time.time() - DAY:
            os.utime(path)
    except OSError:
        return None
    data = stored[_DIGEST:]
    return data if hashlib.sha256(data).digest() == stored[:_DIGEST] else None


def _write(path: Path, stored: bytes) -> None:
    """Write a file whole or not at all, also beside another build that writes the same."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.stem[:16]}.", suffix=_SUFFIX, dir=path.parent)
    written = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(stored)
        written.replace(path)
    except BaseException:
        written.unlink(missing_ok=True)
        raise


def tidy(folder: Path) -> None:
    """Forget what has not been used for long, and what was used least lately of too much."""
    oldest = time.time() - UNUSED_DAYS * DAY
    found = []
    try:
        for entry in os.scandir(folder):
            if entry.name.endswith(_SUFFIX):
                state = entry.stat()
                found.append((state.st_mtime, state.st_size, entry.path))
        size = 0
        for used, of, path in sorted(found, reverse=True):
            size += of
            if used < oldest or size > MOST_BYTES:
                Path(path).unlink(missing_ok=True)
    except OSError:
        # Somebody else may be at it; what stays is forgotten another time.
        return
