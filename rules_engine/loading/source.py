"""The text of a file, read with care, and places in it.

`read_source` raises nothing but `LoadError`, whatever lies at the path. A file is UTF-8; a byte
order mark at its start is passed over, since some editors write one. Lines end with LF, CRLF or
CR; the other characters that YAML takes for line breaks are refused, because editors and code
hosts do not count lines by them.
"""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path

from rules_engine.loading.faults import ERROR, Fault, LoadError

LIMIT = 1_000_000
"""The largest file that is read, in bytes."""

_BREAK = re.compile("\r\n|\n|\r")
_FORBIDDEN = re.compile(
    "[^\t\n\r -~\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]"
)
"""What YAML 1.1 does not allow in a stream (its ``c-printable``), a byte order mark inside, and
the line breaks NEL, LS and PS."""

_NAMES = {
    "\x00": "NUL",
    "\x07": "BEL",
    "\x08": "backspace",
    "\x0b": "vertical tab",
    "\x0c": "form feed",
    "\x1b": "ESC",
    "\x7f": "DEL",
    "\x85": "next line",
    "\u2028": "line separator",
    "\u2029": "paragraph separator",
    "\ufeff": "byte order mark",
}
_MARKS = (
    (b"\xff\xfe\x00\x00", "UTF-32"),
    (b"\x00\x00\xfe\xff", "UTF-32"),
    (b"\xff\xfe", "UTF-16"),
    (b"\xfe\xff", "UTF-16"),
)
_SAVE = "save the file as UTF-8 in your editor"
_SPECIAL = (
    (stat.S_ISFIFO, "a named pipe"),
    (stat.S_ISSOCK, "a socket"),
    (stat.S_ISCHR, "a device"),
    (stat.S_ISBLK, "a device"),
)


class Source:
    """A text with the path that it came from and the path that is shown."""

    __slots__ = ("_lines", "path", "shown", "text")

    def __init__(self, path: Path | None, shown: str, text: str) -> None:
        self.path = path
        self.shown = shown
        self.text = text
        self._lines: list[str] | None = None

    @property
    def lines(self) -> list[str]:
        """The lines without their breaks; a text without any has one empty line."""
        if self._lines is None:
            lines = _BREAK.split(self.text)
            if len(lines) > 1 and not lines[-1]:
                lines.pop()
            self._lines = lines
        return self._lines

    def clamp(self, line: int, column: int) -> tuple[int, int]:
        """Return the place in the text nearest to one that may lie just outside it."""
        lines = self.lines
        if line > len(lines):
            return len(lines), len(lines[-1]) + 1
        line = max(line, 1)
        return line, min(max(column, 1), len(lines[line - 1]) + 1)

    def fault(
        self,
        code: str,
        message: str,
        line: int = 0,
        column: int = 1,
        *,
        expected: str = "",
        hint: str = "",
        length: int = 1,
        severity: str = ERROR,
    ) -> Fault:
        """Return a fault at a place of this text; line 0 means the file as a whole."""
        if line <= 0:
            return Fault(code, message, self.shown, 0, 0, None, expected, hint, 1, severity)
        line, column = self.clamp(line, column)
        text = self.lines[line - 1]
        length = max(1, min(length, len(text) - column + 1))
        return Fault(
            code, message, self.shown, line, column, text, expected, hint, length, severity
        )

    def fault_at_offset(
        self, offset: int, code: str, message: str, hint: str = "", length: int = 1
    ) -> Fault:
        """Return a fault at a character of the text, counted from 0."""
        before = _BREAK.split(self.text[:offset])
        column = len(before[-1]) + 1
        return self.fault(code, message, len(before), column, hint=hint, length=length)

    def offset(self, line: int, column: int) -> int:
        """Return which character of the text, counted from 0, stands at a place."""
        begins = [0, *(found.end() for found in _BREAK.finditer(self.text))]
        return begins[min(line, len(begins)) - 1] + column - 1


def shown_path(path: Path, root: Path) -> str:
    """Return a path as it is shown: relative to the root where it can be, with forward slashes."""
    try:
        return Path(os.path.relpath(path, root)).as_posix()
    except ValueError:  # another drive on Windows, or a NUL in the path
        return path.as_posix()


def read_source(path: Path, shown: str | None = None, limit: int = LIMIT) -> Source:
    """Read a file of at most ``limit`` bytes.

    ``shown`` is the path for messages; left out, it is relative to the current directory. Raises
    `LoadError` for a file that is missing, unreadable, too large, no regular file, not UTF-8, or
    that contains a character which YAML forbids.
    """
    name = shown_path(path, Path.cwd()) if shown is None else shown
    data = _read_bytes(path, Source(path, name, ""), limit)
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            message = f"the file is {encoding}, not UTF-8"
            raise LoadError([Source(path, name, "").fault("not-utf-8", message, hint=_SAVE)])
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise LoadError([_encoding_fault(path, name, data)]) from None
    return text_source(text, name, path)


def text_source(text: str, shown: str, path: Path | None = None) -> Source:
    """Make a source of a text that is at hand, as a part of a guide is.

    Raises `LoadError` where it contains a character which YAML forbids.
    """
    source = Source(path, shown, text)
    found = _FORBIDDEN.search(text)
    if found:
        raise LoadError([_forbidden_fault(source, found)])
    return source


def forbidden_in(text: str) -> str | None:
    """Return the name of the first character that may not stand in a text, if there is one."""
    found = _FORBIDDEN.search(text)
    return None if found is None else _name(found.group())


def _name(character: str) -> str:
    name = _NAMES.get(character)
    return f"U+{ord(character):04X}" + (f" ({name})" if name else "")


def _forbidden_fault(source: Source, found: re.Match[str]) -> Fault:
    message = f"the character {_name(found.group())} is not allowed"
    more = sum(1 for _ in _FORBIDDEN.finditer(source.text, found.end()))
    if more:
        message += f"; {more} more of this kind follow{'s' if more == 1 else ''}"
    hint = "delete it, or type the line again"
    if "\0" in found.group():
        hint = "this may be no text file, or one that is UTF-16: " + _SAVE
    return source.fault_at_offset(found.start(), "control-character", message, hint)


def _encoding_fault(path: Path, shown: str, data: bytes) -> Fault:
    # Decoded anew without "-sig", since the offset of its error does not count the mark.
    skip = 3 if data.startswith(b"\xef\xbb\xbf") else 0
    body = data[skip:]
    start = 0
    try:
        body.decode("utf-8")
    except UnicodeDecodeError as error:
        start = error.start
    source = Source(path, shown, body.decode("utf-8", "replace"))
    byte = body[start]
    message = f"the byte 0x{byte:02X} at offset {start + skip} is not UTF-8"
    hint = _SAVE
    meant = bytes([byte]).decode("cp1252", "replace")
    if meant.isalpha():
        hint += f"; in Windows-1252 this byte is '{meant}'"
    return source.fault_at_offset(len(body[:start].decode("utf-8")), "not-utf-8", message, hint)


def _read_bytes(path: Path, source: Source, limit: int) -> bytes:
    """Return the bytes of a regular file, of which at most ``limit`` + 1 are read."""
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    try:
        # Asked before opening, because opening a device may already do something; and again
        # afterwards, because another file may stand there by then.
        size = _checked_size(path.stat(), source, limit)
        handle = os.open(path, flags)
        try:
            size = _checked_size(os.fstat(handle), source, limit)
            data = os.read(handle, size + 1)
            # A file may grow, and some say that they are empty when they are not.
            while len(data) <= limit and (more := os.read(handle, limit + 1 - len(data))):
                data += more
        finally:
            os.close(handle)
    except FileNotFoundError:
        raise LoadError([source.fault("file-missing", "there is no such file")]) from None
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        reason = getattr(error, "strerror", None) or str(error)
        message = f"the file cannot be read: {reason}"
        raise LoadError([source.fault("file-unreadable", message)]) from None
    if len(data) > limit:
        raise LoadError([_size_fault(source, None, limit)])
    return data


def _checked_size(status: os.stat_result, source: Source, limit: int) -> int:
    if stat.S_ISDIR(status.st_mode):
        message = "this is a directory, not a file"
        raise LoadError([source.fault("not-a-file", message, hint="name a file in it")])
    if not stat.S_ISREG(status.st_mode):
        kind = next((kind for test, kind in _SPECIAL if test(status.st_mode)), "a special file")
        raise LoadError([source.fault("not-a-file", f"this is {kind}, not a file")])
    if status.st_size > limit:
        raise LoadError([_size_fault(source, status.st_size, limit)])
    return status.st_size


def _size_fault(source: Source, size: int | None, limit: int) -> Fault:
    found = f"{size:,} bytes" if size is not None else f"more than {limit:,} bytes"
    message = f"the file is too large: {found}"
    return source.fault("file-too-large", message, expected=f"at most {limit:,} bytes")
