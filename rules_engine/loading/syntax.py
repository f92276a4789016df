"""Faults of YAML syntax, worded for the person who wrote the file.

A parser says where it gave up and which token it wanted. Here that becomes what was most likely
meant, from the parser's complaint and the lines around it. PyYAML's two parsers word the same
complaint differently; both lead to the same fault.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import yaml

from rules_engine.loading.refused import (
    block_head_fault,
    depth_fault,
    escape_fault,
    question_fault,
    reference_fault,
    space_fault,
    tag_fault,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from rules_engine.loading.faults import Fault
    from rules_engine.loading.source import Source

_TIGHT_COLON = re.compile(r" *(?:- +)*[^\s:#'\"\[{][^\s:]*(:)[^\s:]")
_LOOSE_COLON = re.compile(r":(?= |$)")
_BLOCK_HEAD = re.compile(r"(?:^|[ :])[|>][-+0-9]* *(?:#.*)?$")
_NO_BREAK_SPACE = "\xa0"
_QUOTES = "put the text in quotes if it is meant to be there"


class _Trouble(NamedTuple):
    """Where a parser gave up, and where what it was reading began; all counted from 1."""

    source: Source
    line: int
    column: int
    start_line: int
    start_column: int

    def text(self) -> str:
        return self.source.lines[self.line - 1]

    def before(self) -> str:
        return self.text()[: self.column - 1].rstrip()

    def character(self) -> str:
        return self.text()[self.column - 1 : self.column]

    def at_end(self) -> bool:
        """Whether nothing but blank lines and comments follows."""
        rest = [self.text()[self.column - 1 :], *self.source.lines[self.line :]]
        return all(not part.strip() or part.lstrip().startswith("#") for part in rest)

    def here(self, code: str, message: str, hint: str = "", expected: str = "") -> Fault:
        return self.source.fault(
            code, message, self.line, self.column, hint=hint, expected=expected
        )

    def from_start(self, code: str, message: str, hint: str = "") -> Fault:
        return self.source.fault(code, message, self.start_line, self.start_column, hint=hint)

    def line_above(self) -> int:
        """Return the number of the last line above that says something, or 0."""
        number = self.line - 1
        while number and not _says_something(self.source.lines[number - 1]):
            number -= 1
        return number


def broken_fault(source: Source, error: yaml.YAMLError) -> Fault:
    """Return the fault for what a parser could not read."""
    if not isinstance(error, yaml.MarkedYAMLError) or error.problem_mark is None:
        return source.fault("syntax", "this file is no valid YAML")
    line, column = source.clamp(error.problem_mark.line + 1, error.problem_mark.column + 1)
    start = error.context_mark or error.problem_mark
    start_line, start_column = source.clamp(start.line + 1, start.column + 1)
    trouble = _Trouble(source, line, column, start_line, start_column)
    complaint = f"{error.context}: {error.problem}"
    if _ESCAPE_COMPLAINT.search(complaint):
        return escape_fault(source, start_line, start_column)
    for pattern, cause in _CAUSES:
        if pattern.search(complaint):
            return cause(trouble)
    return _other(trouble)


def _other(trouble: _Trouble) -> Fault:
    hint = "look for a missing ':', quote or bracket here or in the lines above"
    return trouble.here("syntax", "this is no valid YAML", hint)


def _unclosed_quote(trouble: _Trouble) -> Fault:
    text = trouble.source.lines[trouble.start_line - 1]
    quote = text[trouble.start_column - 1 : trouble.start_column]
    hint = f"put a {quote} at its end"
    if quote == "'":
        hint += "; inside it, an apostrophe is written ''"
    return trouble.from_start("unclosed-quote", "this quoted text is never closed", hint)


def _missing_colon(trouble: _Trouble) -> Fault:
    """Fault of a line that stands where a key should, but has no colon that ends one."""
    return _no_key(trouble.source, trouble.start_line, trouble.start_column)


def _no_key(source: Source, line: int, column: int) -> Fault:
    text = source.lines[line - 1]
    tight = _TIGHT_COLON.match(text)
    if tight:
        return space_fault(source, line, tight.start(1) + 1)
    hint = "write 'key: value'; a text of several lines is indented under its key"
    if _NO_BREAK_SPACE in text:
        hint = "the line contains a no-break space; type an ordinary one after the ':'"
    elif line > 1 and _BLOCK_HEAD.search(source.lines[line - 2]):
        hint = "indent the lines of the text under its key"
    length = len(text.rstrip()) - column + 1
    return source.fault(
        "missing-colon", "this line has no key with a ':'", line, column, hint=hint, length=length
    )


def _tight_colon(trouble: _Trouble) -> Fault:
    return space_fault(trouble.source, trouble.line, trouble.column)


def _too_deep(trouble: _Trouble) -> Fault:
    return depth_fault(trouble.source, trouble.line, trouble.column)


def _stray_colon(trouble: _Trouble) -> Fault:
    """Fault of a ':' that makes a key where none can be, by what stands before it."""
    if _LOOSE_COLON.search(trouble.before()):
        message = "a second ':' in this line makes a key inside a value"
        return trouble.here("second-colon", message, "put the value in quotes")
    above = trouble.line_above()
    if above:
        source = trouble.source
        text = source.lines[above - 1]
        if text.lstrip(" -").startswith("!"):
            return tag_fault(source, above, text.index("!") + 1)
        if _indent(trouble.text()) > _indent(text):
            column = _indent(trouble.text()) + 1
            message = f"this key is indented under line {above}, which already has a value"
            hint = "indent it like the keys beside it, or move the value above to a line of its own"
            return source.fault("bad-indent", message, trouble.line, column, hint=hint)
        if not _LOOSE_COLON.search(text):
            return _no_key(source, above, _indent(text) + 1)
    message = "a ':' cannot make a key here"
    return trouble.here("stray-colon", message, _QUOTES)


def _list_place(trouble: _Trouble) -> Fault:
    hint = "put each item in a line of its own below the key, or write the list as [a, b]"
    return trouble.here("list-place", "a list item ('- ') cannot begin here", hint)


def _question_mark(trouble: _Trouble) -> Fault:
    message = "a '?' followed by a space cannot begin here"
    return trouble.here("reserved-character", message, "put the text in quotes")


def _reserved(trouble: _Trouble) -> Fault:
    message = f"a text cannot begin with '{trouble.character()}'"
    return trouble.here("reserved-character", message, "put the text in quotes")


def _reference(trouble: _Trouble) -> Fault:
    return reference_fault(trouble.source, trouble.start_line, trouble.start_column)


def _tag(trouble: _Trouble) -> Fault:
    return tag_fault(trouble.source, trouble.start_line, trouble.start_column)


def _directive(trouble: _Trouble) -> Fault:
    message = "a line that begins with '%' is a YAML directive, which these files do not use"
    return trouble.source.fault("directive", message, trouble.line, 1, hint="delete the line")


def _block_head(trouble: _Trouble) -> Fault:
    return block_head_fault(trouble.source, trouble.line, trouble.column)


def _open_bracket(trouble: _Trouble) -> Fault:
    """Fault inside brackets: a missing comma in the same line, else a missing closing bracket."""
    opening = trouble.source.lines[trouble.start_line - 1][trouble.start_column - 1]
    closing = {"[": "]", "{": "}"}.get(opening, "]")
    if trouble.at_end() or trouble.line > trouble.start_line:
        message = f"this '{opening}' is not closed"
        if not trouble.at_end():
            message += f" before line {trouble.line}, where what follows does not fit"
        return trouble.from_start("unclosed-bracket", message, f"put a '{closing}' at its end")
    if trouble.character() == "?":
        return question_fault(trouble.source, trouble.line, trouble.column)
    expected = f"',' or '{closing}'"
    message = f"between '{opening}' and '{closing}' a comma is missing here"
    return trouble.here("missing-comma", message, _QUOTES, expected)


def _no_item(trouble: _Trouble) -> Fault:
    if trouble.at_end():
        message = "the file ends before a bracket is closed"
        return trouble.here("unclosed-bracket", message, "put the missing ']' or '}'")
    found = trouble.character()
    message = f"a value is missing before the '{found}'"
    return trouble.here("missing-item", message, f"delete the '{found}', or {_QUOTES}")


def _misfit(trouble: _Trouble) -> Fault:
    """Fault of something that cannot follow what stands before it."""
    before, found = trouble.before(), trouble.character()
    if before.endswith(("'", '"')):
        hint = "put the whole value in quotes"
        if before.endswith("'"):
            hint += "; inside '…', an apostrophe is written ''"
        return trouble.here("text-after-quote", "text follows the closing quote", hint)
    if before.endswith(("]", "}")):
        message = f"text follows the closing '{before[-1]}'"
        hint = "delete it, or put the whole value in quotes"
        return trouble.here("text-after-bracket", message, hint)
    if found and found in "]},":
        message = f"a value cannot begin with '{found}'"
        return trouble.here("stray-bracket", message, "delete it, or put the text in quotes")
    if found == ":":
        return trouble.here("empty-key", "a key is missing before the ':'")
    if before:
        star = before.rfind("*")
        if star >= 0 and " " not in before[star:] and not before[:star].strip(" ")[-1:].isalnum():
            return reference_fault(trouble.source, trouble.line, star + 1)
        return _other(trouble)
    above = trouble.line_above()
    indents = _indents_above(trouble.source, trouble.line)
    if above and _indent(trouble.text()) in indents:
        if found == "-":
            message = "a list item ('- ') stands where a key should"
            hint = "indent the item under the key whose list it belongs to"
        else:
            message = "this line does not continue what stands above it at this indentation"
            hint = "a list's lines all begin with '- ', a mapping's all with a key"
        return trouble.here("mixed-entries", message, hint)
    message = "the indentation of this line fits none of the lines above"
    if above and _BLOCK_HEAD.search(trouble.source.lines[above - 1]):
        hint = "begin the text at the indentation of its first line, and leave blank lines empty"
        return trouble.here("bad-indent", message, hint)
    numbers = [str(indent) for indent in indents]
    choice = " or ".join([*([", ".join(numbers[:-1])] if numbers[1:] else []), *numbers[-1:]])
    expected = f"{choice} spaces at the start of the line" if above else ""
    return trouble.here("bad-indent", message, "", expected)


def _after_document(trouble: _Trouble) -> Fault:
    lines = trouble.source.lines[: trouble.line]
    if any(line.startswith("...") for line in lines):
        hint = "keep one document a file: delete the '...', or make two files"
        return trouble.here("several-documents", "text follows the end of the document", hint)
    return _misfit(trouble)


_ESCAPE_COMPLAINT = re.compile("quoted scalar: .*(?:escape|hexdecimal)")

_CAUSES: tuple[tuple[re.Pattern[str], Callable[[_Trouble], Fault]], ...] = (
    (re.compile("maximum nesting depth"), _too_deep),
    (re.compile("quoted scalar: "), _unclosed_quote),
    (re.compile("could not find expected ':'"), _missing_colon),
    (re.compile("unexpected ':'"), _tight_colon),
    (re.compile("mapping values are not allowed"), _stray_colon),
    (re.compile("sequence entries are not allowed"), _list_place),
    (re.compile("mapping keys are not allowed"), _question_mark),
    (re.compile("cannot start any token"), _reserved),
    (re.compile("scanning an (?:alias|anchor)"), _reference),
    (re.compile("(?:scanning|parsing) a tag|undefined tag handle|URI"), _tag),
    (re.compile("directive|incompatible YAML|%YAML"), _directive),
    (re.compile("block scalar"), _block_head),
    (re.compile("flow (?:sequence|mapping): "), _open_bracket),
    (re.compile("flow node: "), _no_item),
    (re.compile("block (?:mapping|collection|node): "), _misfit),
    (re.compile("<document start>"), _after_document),
)
"""What the parsers complain of, as "context: problem", and who words it; the first match counts."""


def _says_something(line: str) -> bool:
    text = line.strip(" \t")
    return bool(text) and not text.startswith("#")


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _indents_above(source: Source, line: int) -> list[int]:
    """Return the indentations, rising, of the lines that enclose or precede a line.

    An item of a list has two: that of its ``-``, and that of the key or text behind it.
    """
    indents: list[int] = []
    for text in reversed(source.lines[: line - 1]):
        if not _says_something(text):
            continue
        behind = len(text) - len(text.lstrip(" -"))
        for indent in (behind, _indent(text)):
            if not indents or indent < indents[0]:
                indents.insert(0, indent)
        if not indents[0]:
            break
    return indents
