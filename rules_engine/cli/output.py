"""Writing a file whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from rules_engine.cli.command import UsageError


def write_whole(path: Path, text: str) -> None:
    """Write a text as UTF-8 with the same bytes on every system. Raises `UsageError`.

    What was there is replaced in one step once everything is written, so an interruption leaves
    either the old file or the new one. Through a link its target is replaced. What is no regular
    file, such as a terminal, is written to directly.
    """
    try:
        target = path.resolve()
        if target.exists() and not target.is_file():
            target.write_text(text, encoding="utf-8", newline="\n")
        else:
            _replace(target, text)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise UsageError(f"'{path}' cannot be written: {reason}") from None


def _replace(target: Path, text: str) -> None:
    handle, name = tempfile.mkstemp(prefix=f".{target.name[:32]}.", dir=target.parent)
    written = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
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
