"""Digests by which a kept result knows whether what it was worked out from is still the same.

Each is a SHA-256 in 64 hexadecimal digits. Texts are read with their line ends as LF, so that a
checkout on another system gives the same digests.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path

from rules_engine.loading.flat_text import flat_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.loading import FlatVariant
    from rules_engine.position import Position

PACKAGE = Path(__file__).resolve().parent.parent

ENGINE = ("board", "position.py", "rules", "notation", "game", "loading")
"""The layers that say what a variant's file means and how its game is played, as in the package."""


def combined(*parts: str) -> str:
    """Return one digest of several texts, in which no text can pass for a part of another."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.encode()
        digest.update(f"{len(data)}\n".encode())
        digest.update(data)
    return digest.hexdigest()


@lru_cache(maxsize=64)
def sources_digest(parts: tuple[str, ...] = ENGINE, package: Path = PACKAGE) -> str:
    """Return the digest of source files: their names in the package and what is in them.

    ``parts`` are files and folders of the package; of a folder, each Python file below it counts.
    It is worked out once a process, for the sources that the process runs. Raises `OSError` for a
    part that is not there.
    """
    told = []
    for part in parts:
        at = package / part
        files = sorted(at.rglob("*.py")) if at.is_dir() else [at]
        for path in files:
            told += [path.relative_to(package).as_posix(), _text(path)]
    return combined(*told)


def variant_digest(flat: FlatVariant, options: dict[str, str]) -> str:
    """Return the digest of a variant with all that it takes over, and with its options chosen.

    Comments and the layout of the files do not count. Raises as `flat_text` does.
    """
    return combined(flat_text(flat, options))


def position_digest(position: Position) -> str:
    """Return the digest of a position: pieces, side to move, hands, captured pieces.

    The count of quiet plies is no part of it.
    """
    return combined(repr(tuple(position._replace(quiet=0))))


def file_digest(path: Path) -> str:
    """Return the digest of one file's text. Raises `OSError`, and `UnicodeDecodeError`."""
    return combined(_text(path))


def _text(path: Path) -> str:
    text = path.read_bytes().decode()
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text
