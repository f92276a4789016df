"""Faults: what is wrong in a file, where, and what to do; and how a fault is shown.

A fault is a value. Loaders collect faults in a `Faults` and raise one `LoadError` at the end, so
that an editor sees everything at once. The three formats are pure functions of the faults.
"""

from __future__ import annotations

import json
import re
import unicodedata
from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ERROR = "error"
WARNING = "warning"

WIDTH = 100
"""Widest source line that is shown whole, in terminal cells; a longer one is cut."""

_SHORT = 40
_TAB = "    "
_CUT = "…"
_UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control and direction characters and lone surrogates: they would spoil what is printed."""


class Fault(NamedTuple):
    """One thing that is wrong.

    ``code`` is stable and in kebab-case. ``message`` is one sentence. ``file`` is the path as
    shown. ``line`` and ``column`` count from 1; line 0 means the file as a whole. ``source_line``
    is the text of that line. ``expected`` and ``hint`` may be empty. ``length`` is the number of
    characters that the caret marks. ``severity`` is `ERROR` or `WARNING`. ``detail`` is a text of
    several lines that shows the case, such as the board; it may be empty. ``variant`` names the
    variant that is wrong where the place lies in the file of another, or of a part of it.
    """

    code: str
    message: str
    file: str
    line: int = 0
    column: int = 0
    source_line: str | None = None
    expected: str = ""
    hint: str = ""
    length: int = 1
    severity: str = ERROR
    detail: str = ""
    variant: str = ""

    @property
    def sentence(self) -> str:
        """The message, with the variant where the place does not tell it."""
        return f"in variant '{self.variant}': {self.message}" if self.variant else self.message


def _place(fault: Fault) -> tuple[str, int, int, str, str, str]:
    return fault.file, fault.line, fault.column, fault.severity, fault.code, fault.message


class Faults:
    """A collection of faults: without repetitions, and in the order of their places when read."""

    __slots__ = ("_faults",)

    def __init__(self, faults: Iterable[Fault] = ()) -> None:
        self._faults: dict[tuple[str, int, int, str, str, str], Fault] = {}
        self.extend(faults)

    def add(self, fault: Fault) -> None:
        """Add a fault, unless the same one is there already.

        One that several variants take over is told once: of the variant in whose file it lies,
        or of the first.
        """
        place = _place(fault)
        known = self._faults.get(place)
        if known is None or (known.variant and not fault.variant):
            self._faults[place] = fault

    def extend(self, faults: Iterable[Fault]) -> None:
        """Add each of several faults (another `Faults` will do)."""
        for fault in faults:
            self.add(fault)

    def __iter__(self) -> Iterator[Fault]:
        return iter([self._faults[place] for place in sorted(self._faults)])

    def __len__(self) -> int:
        return len(self._faults)

    def errors(self) -> tuple[Fault, ...]:
        """Return the faults that are errors, in order."""
        return tuple(fault for fault in self if fault.severity == ERROR)

    def warnings(self) -> tuple[Fault, ...]:
        """Return the faults that are warnings, in order."""
        return tuple(fault for fault in self if fault.severity == WARNING)

    def raise_errors(self) -> None:
        """Raise `LoadError` with every fault when at least one of them is an error."""
        if self.errors():
            raise LoadError(self)


class LoadError(Exception):
    """A file that cannot be used. ``faults`` are all its faults, in order; str() is a report."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults: tuple[Fault, ...] = tuple(Faults(faults))
        super().__init__(self.faults)

    def __str__(self) -> str:
        return format_text(self.faults)


def format_text(faults: Iterable[Fault]) -> str:
    """Return a report for people: place, message, the line with a caret, expected, help."""
    return "\n\n".join(_text_of(fault) for fault in faults)


def format_github(faults: Iterable[Fault]) -> str:
    """Return workflow commands of GitHub Actions, one line a fault, which annotate the files."""
    return "\n".join(_command_of(fault) for fault in faults)


def format_json(faults: Iterable[Fault]) -> str:
    """Return a JSON list of objects with the same keys in the same order, in plain ASCII.

    ``source_line`` is null where there is none, and cut around the column where it is long.
    """
    return json.dumps([_object_of(fault) for fault in faults], indent=2)


def printable(text: str) -> str:
    """Return one line of text that is safe to print: control characters become escapes."""
    return _UNPRINTABLE.sub(_escape, text)


def quoted(text: str) -> str:
    """Return a text in quotes for a message, on one line and cut where it is long."""
    line = " ".join(text[: 4 * _SHORT].split())
    cut = len(line) > _SHORT or len(text) > 4 * _SHORT
    return f"'{line[: _SHORT - 1]}{_CUT}'" if cut else f"'{line}'"


def _escape(match: re.Match[str]) -> str:
    number = ord(match.group())
    return f"\\x{number:02x}" if number < 0x100 else f"\\u{number:04x}"


def _text_of(fault: Fault) -> str:
    place = printable(fault.file)
    if fault.line:
        place += f":{fault.line}:{fault.column}"
    lines = [f"{place}: {fault.severity}[{fault.code}]: {printable(fault.sentence)}"]
    if fault.source_line is not None and fault.line:
        shown, start, end = _excerpt(fault.source_line, fault.column, fault.length)
        number = str(fault.line).rjust(4)
        lines.append(f"{number} | {shown}".rstrip())
        lines.append(f"{' ' * len(number)} | {' ' * start}{'^' * (end - start)}")
    if fault.expected:
        lines.append(f"  expected: {printable(fault.expected)}")
    if fault.hint:
        lines.append(f"  help: {printable(fault.hint)}")
    lines += [f"  | {printable(line)}".rstrip() for line in fault.detail.splitlines()]
    return "\n".join(lines)


def _excerpt(line: str, column: int, length: int) -> tuple[str, int, int]:
    """Return a line as shown, and the cells from and before which the caret marks it.

    Tabs become spaces, unprintable characters one replacement character each. A line wider than
    `WIDTH` is cut so that the column stays in view.
    """
    first = min(max(column - 1, 0), len(line))
    # No character is narrower than nothing, so this window is enough however long the line is.
    low = max(0, first - 3 * WIDTH)
    cells = [_cell(character) for character in line[low : first + 3 * WIDTH]]
    widths = [_width(cell) for cell in cells]
    index = first - low
    begin, stop = 0, len(cells)
    if low or first + 3 * WIDTH < len(line) or sum(widths) > WIDTH:
        begin = _before(widths, index, WIDTH // 2)
        stop = _after(widths, begin, WIDTH - 2)
        begin = _before(widths, stop, WIDTH - 2) if stop == len(cells) else begin
    left = _CUT if low + begin else ""
    right = _CUT if low + stop < len(line) else ""
    start = len(left) + sum(widths[begin:index])
    last = min(index + max(length, 1), stop)
    end = start + max(sum(widths[index:last]), 1)
    return left + "".join(cells[begin:stop]) + right, start, end


def _before(widths: list[int], index: int, room: int) -> int:
    """Return the first index from which the characters up to ``index`` fit in the room."""
    while index and widths[index - 1] <= room:
        index -= 1
        room -= widths[index]
    return index


def _after(widths: list[int], index: int, room: int) -> int:
    """Return the index after the last character that fits in the room from ``index`` on."""
    while index < len(widths) and widths[index] <= room:
        room -= widths[index]
        index += 1
    return index


def _cell(character: str) -> str:
    if character == "\t":
        return _TAB
    return "\N{REPLACEMENT CHARACTER}" if _UNPRINTABLE.match(character) else character


def _width(cell: str) -> int:
    """Return how many terminal cells a shown character takes."""
    if cell.isascii():
        return len(cell)
    if unicodedata.combining(cell) or unicodedata.category(cell) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(cell) in ("W", "F") else 1


def _command_of(fault: Fault) -> str:
    """Return one workflow command, escaped as GitHub's toolkit for actions escapes it."""
    properties = [("file", printable(fault.file))]
    if fault.line:
        properties += [("line", str(fault.line)), ("col", str(fault.column))]
    properties.append(("title", fault.code))
    parts = [printable(fault.sentence)]
    if fault.expected:
        parts.append(f"expected: {printable(fault.expected)}")
    if fault.hint:
        parts.append(f"help: {printable(fault.hint)}")
    if fault.detail:
        parts.append("\n".join(printable(line) for line in fault.detail.splitlines()))
    head = ",".join(f"{name}={_property(value)}" for name, value in properties)
    return f"::{fault.severity} {head}::{_data(chr(10).join(parts))}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")


def _object_of(fault: Fault) -> dict[str, str | int | None]:
    line = fault.source_line
    if line is not None and len(line) > 10 * WIDTH:
        line = _excerpt(line, fault.column, fault.length)[0]
    return {
        "file": fault.file,
        "line": fault.line,
        "column": fault.column,
        "length": fault.length,
        "severity": fault.severity,
        "code": fault.code,
        "message": fault.message,
        "expected": fault.expected,
        "hint": fault.hint,
        "detail": fault.detail,
        "variant": fault.variant,
        "source_line": line,
    }
