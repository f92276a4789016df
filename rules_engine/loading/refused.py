"""Faults of YAML that is refused though a parser may accept it: tabs, tags, directives, escapes.

Where PyYAML's two parsers disagree, what one of them would not let in is refused. The place is
then found in the text itself.
"""

from __future__ import annotations

import re

from rules_engine.loading.faults import quoted
from rules_engine.loading.source import forbidden_in

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.loading.faults import Fault
    from rules_engine.loading.source import Source

DEPTH = 16
"""How deeply mappings and lists may be nested."""

_COMMENT = re.compile(r"""(?:^|[^'"]*?[ \t])#""")
"""A line up to where a comment begins. (After a quote, a ``#`` may be part of a text.)"""
_DIRECTIVE = re.compile(r"(?: *(?:#[^\r\n]*)?(?:\r\n|\n|\r))*%")
_ESCAPE = re.compile(
    r"\\(?:x([0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(\r\n|.))", re.DOTALL
)
_REFERENCE = re.compile(r"[*&][^\s,\[\]{}]*")
_DISPUTED = re.compile(r"[|>][-+0-9]*#|\?")
_ALLOWED = frozenset(' "/\\nrt_\t\r\n') | {"\r\n"}
"""Escapes of one character that make one that may stand in a text; a break joins two lines."""


def tab_fault(source: Source) -> Fault | None:
    """Return a fault at the first tab outside comments, or None.

    Tabs are refused wherever YAML might read them: as indentation they are an error, between
    words the parsers disagree, and in the text of a board they would shift the points.
    """
    if "\t" not in source.text:
        return None
    places = []
    for number, line in enumerate(source.lines, 1):
        column = line.find("\t")
        if column < 0:
            continue
        comment = _COMMENT.match(line)
        if comment is None or column < comment.end() - 1:
            places.append((number, column + 1))
    if not places:
        return None
    first, column = places[0]
    indents = not source.lines[first - 1][: column - 1].strip(" ")
    message = "a tab is used for indentation" if indents else "a tab stands in this line"
    if len(places) > 1:
        message += f", and in {len(places) - 1} more line{'' if len(places) == 2 else 's'}"
    hint = "use spaces; editors can do it for the whole file ('convert indentation to spaces')"
    return source.fault("tab", message, first, column, expected="spaces", hint=hint)


def directive_fault(source: Source) -> Fault | None:
    """Return a fault where the file begins with a directive (``%YAML 1.1``), or None."""
    found = _DIRECTIVE.match(source.text) if "%" in source.text else None
    if found is None:
        return None
    message = "a line that begins with '%' is a YAML directive, which these files do not use"
    return source.fault_at_offset(found.end() - 1, "directive", message, "delete the line")


def escape_fault(source: Source, line: int, column: int) -> Fault:
    r"""Return the fault of the first bad escape in the double-quoted text that begins at a place.

    Bad are an unknown escape, and one that makes a character which may not stand in a file either
    (``"\0"``).
    """
    start = source.offset(line, column)
    for found in _ESCAPE.finditer(source.text, start):
        digits = found[1] or found[2] or found[3]
        if not _makes_something(digits) if digits else found[4] not in _ALLOWED:
            message = f"'{found.group()}' stands for no character that may be used here"
            hint = "write '\\\\' for a backslash, or use single quotes, in which it means itself"
            return source.fault_at_offset(
                found.start(), "bad-escape", message, hint, len(found.group())
            )
    # An older libyaml knows fewer escapes than are allowed above.
    return source.fault("bad-escape", "a '\\' in this quoted text is not understood", line, column)


def _makes_something(digits: str) -> bool:
    number = int(digits, 16)
    return number <= 0x10FFFF and forbidden_in(chr(number)) is None


def depth_fault(source: Source, line: int, column: int) -> Fault:
    """Return the fault of a value that lies too deep."""
    message = f"values are nested more than {DEPTH} deep"
    return source.fault("too-deep", message, line, column, hint="write it with fewer levels")


def reference_fault(source: Source, line: int, column: int, written: str = "") -> Fault:
    """Return the fault of an anchor or an alias, which is read at its place if not handed in."""
    if not written:
        found = _REFERENCE.match(source.lines[line - 1], column - 1)
        written = found.group() if found else "*"
    sign = written[0]
    name = "an alias" if sign == "*" else "an anchor"
    message = f"{quoted(written)} is {name}, which these files do not use"
    hint = f"put a text that begins with '{sign}' in quotes"
    code = "alias" if sign == "*" else "anchor"
    return source.fault(code, message, line, column, hint=hint, length=len(written))


def tag_fault(source: Source, line: int, column: int) -> Fault:
    """Return the fault of a tag."""
    hint = "delete it; put a text that begins with '!' in quotes"
    message = "a tag ('!…') is not used in these files"
    return source.fault("tag", message, line, column, hint=hint)


def question_fault(source: Source, line: int, column: int) -> Fault:
    """Return the fault of a plain text in brackets that contains a question mark."""
    message = "a text with a '?' inside brackets must be in quotes"
    return source.fault("reserved-character", message, line, column, hint="put it in quotes")


def block_head_fault(source: Source, line: int, column: int) -> Fault:
    """Return the fault of a text that begins in the line of its ``|``."""
    message = "nothing may follow the sign that begins a block of text ('|' or '>')"
    hint = "begin the text in the next line, indented"
    return source.fault("block-head", message, line, column, hint=hint)


def may_be_disputed(text: str) -> bool:
    """Return whether some text of a file may be one that only libyaml accepts."""
    return _DISPUTED.search(text) is not None


def space_fault(source: Source, line: int, column: int) -> Fault:
    """Return the fault of a colon that is not followed by a space."""
    hint = "write 'key: value'; put the text in quotes if the ':' belongs to it"
    message = "a space is missing after the ':'"
    return source.fault("missing-space", message, line, column, hint=hint)


def disputed_fault(
    source: Source, line: int, column: int, style: str, text: str, in_brackets: bool
) -> Fault | None:
    """Return the fault of a text that libyaml accepts and PyYAML's own parser does not, or None.

    These are a comment without a space after ``|`` or ``>``, and a plain text in brackets with a
    question mark.
    """
    if style in ("|", ">"):
        head = _DISPUTED.match(source.lines[line - 1], column - 1)
        if head is not None:
            return block_head_fault(source, line, head.end())
    elif not style and in_brackets and "?" in text:
        before = text[: text.index("?")]
        if source.lines[line - 1].startswith(before, column - 1):
            column += len(before)
        return question_fault(source, line, column)
    return None


def tight_fault(source: Source, line: int, column: int, text: str) -> Fault | None:
    """Return the fault of a plain key whose colon touches a bracket or comma, or None.

    PyYAML's own parser accepts it inside brackets (``{a:[b]}``), libyaml does not.
    """
    end = column - 1 + len(text)
    if source.lines[line - 1].startswith(":", end):
        after = source.lines[line - 1][end + 1 : end + 2]
        if after and after in "[]{},":
            return space_fault(source, line, end + 1)
    return None
