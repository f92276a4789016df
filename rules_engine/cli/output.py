"""Writing a file whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from rules_engine.cli.command import UsageError


def write_whole(path: Path, content: str | bytes) -> None:
    """Write bytes, or a text as UTF-8, with the same bytes on every system. Raises `UsageError`.

    What was there is replaced in one step once everything is written, so an interruption leaves
    either the old file or the new one. Through a link its target is replaced. What is no regular
    file, such as a terminal, is written to directly.
    """
    data = content.encode() if isinstance(content, str) else content
    try:
        target = path.resolve()
        if target.exists() and not target.is_file():
            target.write_bytes(data)
        else:
            _replace(target, data)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise UsageError(f"'{path}' cannot be written: {reason}") from None


def _replace(target: Path, data: bytes) -> None:
    handle, name = tempfile.mkstemp(prefix=f".{target.name[:32]}.", dir=target.parent)
    written = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        written.chmod(_mode(target))
        written.replace(target)
    except BaseException:
        written.unlink(missing_ok=True)
        raise


def _mode(target: Path) -> int:
    """Return the permissions of the file that is there, or those that a new one gets."""
    if target.exists():
        return target.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
