"""The library's Fluent parser, reading runs of characters at once.

The library looks at one character at a time, which takes most of the time of reading a language.
What ends a run is the same here, and all else, the grammar and its errors, is the library's.
"""

from __future__ import annotations

import re

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseComment,
    Comment,
    Identifier,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
    Variant,
)
from fluent.syntax.errors import ParseError
from fluent.syntax.stream import FluentParserStream

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fluent.syntax.ast import EntryType, GroupComment, ResourceComment

_BLANKS = re.compile(r"[ ]*")
_BLANK_LINES = re.compile(r"(?:[ ]*\n)*")
_BLANKS_AND_LINES = re.compile(r"[ \n]*")
_TEXT = re.compile(r"[^{}\n]*")
_IDENTIFIER = re.compile(r"[A-Za-z][A-Za-z0-9_-]*+")
_VARIABLE = re.compile(rf"\{{[ ]*\$({_IDENTIFIER.pattern})[ ]*\}}")
_ONE_LINE = re.compile(
    rf"[ ]*(?P<text>(?=[^ \n]){_TEXT.pattern}(?:{_VARIABLE.pattern}{_TEXT.pattern})*)"
    r"(?=(?:\n[ ]*)*(?:\Z|\n[^ {\n]|\n[ ]+[}.[*]))"
)
"""A text on one line with nothing but facts put in, before what does not go on with it."""

_SELECTOR = re.compile(rf"\{{[ \n]*\$({_IDENTIFIER.pattern})[ \n]*->[ ]*\n")
_KEY = re.compile(rf"(?P<default>\*?)\[[ \n]*(?P<key>{_IDENTIFIER.pattern})[ \n]*\]")
_COMMENT_LINE = re.compile(r"#{1,3}(?: [^\n]*|(?=\n))")


def entries_of(text: str) -> list[EntryType]:
    """Return the entries of a Fluent file, without comments and without places.

    They are those of the library's parser, which reads a text with carriage returns itself.
    """
    if "\r" in text:
        read = FluentParser(with_spans=False).parse(text).body
        return [entry for entry in read if not isinstance(entry, BaseComment)]
    parser, stream = _Parser(with_spans=False), _Stream(text)
    entries: list[EntryType] = []
    stream.skip_blank_block()
    while stream.current_char:
        entry = parser.get_entry_or_junk(stream)
        if not isinstance(entry, BaseComment):
            entries.append(entry)
        stream.skip_blank_block()
    return entries


class _Stream(FluentParserStream):
    """A text without carriage returns, at a place, with an offset up to which it was looked at."""

    @property
    def current_char(self) -> str | None:
        return self.string[self.index : self.index + 1] or None

    @property
    def current_peek(self) -> str | None:
        at = self.index + self.peek_offset
        return self.string[at : at + 1] or None

    def next(self) -> str | None:
        self.peek_offset = 0
        self.index += 1
        return self.string[self.index : self.index + 1] or None

    def peek(self) -> str | None:
        self.peek_offset += 1
        at = self.index + self.peek_offset
        return self.string[at : at + 1] or None

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self.string, self.index)
        if found:
            self.index, self.peek_offset = found.end(), 0
        return found

    def run(self, pattern: re.Pattern[str]) -> str:
        """Return what matches here and go to its end."""
        found = pattern.match(self.string, self.index)
        text = found[0] if found else ""
        self.index += len(text)
        self.peek_offset = 0
        return text

    def _look(self, pattern: re.Pattern[str]) -> str:
        """Return what matches where we look, and look to its end."""
        found = pattern.match(self.string, self.index + self.peek_offset)
        text = found[0] if found else ""
        self.peek_offset += len(text)
        return text

    def peek_blank_inline(self) -> str:
        return self._look(_BLANKS)

    def peek_blank_block(self) -> str:
        lines = self._look(_BLANK_LINES)
        begin = self.peek_offset
        self._look(_BLANKS)
        if self.current_peek is not None:  # blanks at the end of the text belong to it
            self.peek_offset = begin
        return "\n" * lines.count("\n")

    def peek_blank(self) -> None:
        self._look(_BLANKS_AND_LINES)


class _Parser(FluentParser):
    """The parser for a `_Stream`, without places."""

    def maybe_get_pattern(self, ps: FluentParserStream) -> Pattern | None:
        assert isinstance(ps, _Stream)
        found = _ONE_LINE.match(ps.string, ps.index)
        if found is None:
            return super().maybe_get_pattern(ps)
        ps.index, ps.peek_offset = found.end(), 0
        elements: list[TextElement | Placeable] = []
        # Texts stand at the even places, names of facts between them.
        for number, part in enumerate(_VARIABLE.split(found["text"].rstrip(" "))):
            if number % 2:
                elements.append(Placeable(VariableReference(Identifier(part))))
            elif part:
                elements.append(TextElement(part))
        return Pattern(elements)

    def get_placeable(self, ps: FluentParserStream) -> Placeable:
        assert isinstance(ps, _Stream)
        found = ps.take(_SELECTOR)
        if found is None:
            return super().get_placeable(ps)
        selector = VariableReference(Identifier(found[1]))
        select = SelectExpression(selector, self.get_variants(ps))
        ps.expect_char("}")
        return Placeable(select)

    def get_variant(self, ps: FluentParserStream, has_default: bool) -> Variant:
        assert isinstance(ps, _Stream)
        found = None if has_default and ps.current_char == "*" else ps.take(_KEY)
        if found is None:
            return super().get_variant(ps, has_default)
        value = self.maybe_get_pattern(ps)
        if value is None:
            raise ParseError("E0012")
        return Variant(Identifier(found["key"]), value, bool(found["default"]))

    def get_text_element(self, ps: FluentParserStream) -> TextElement:
        assert isinstance(ps, _Stream)
        return TextElement(ps.run(_TEXT))

    def get_identifier(self, ps: FluentParserStream) -> Identifier:
        assert isinstance(ps, _Stream)
        name = ps.run(_IDENTIFIER)
        return Identifier(name) if name else super().get_identifier(ps)

    def get_comment(self, ps: FluentParserStream) -> Comment | GroupComment | ResourceComment:
        assert isinstance(ps, _Stream)
        line = ps.run(_COMMENT_LINE)
        return Comment(line) if line else super().get_comment(ps)
