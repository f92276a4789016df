"""What stands inside a figure's block, or in that of a generated part: names, options, words."""

from __future__ import annotations

import re
from typing import NamedTuple

from rules_engine.site.comments import without_code
from rules_engine.site.fence_types import CHANGES, EXAMPLE, START, Fence, Place, Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.loading import Faults
    from rules_engine.loading.source import Source

EXAMPLE_ID = re.compile(r"[a-z][a-z0-9-]*/[\w.-]+")
_NUMBERED = re.compile(r"(?P<number>[0-9]{1,4})\.(?:[ \t]+(?P<text>.*))?")
_HOSTILE = re.compile(r"hostile:(?P<points>.*)")
_OPTION = re.compile(r"(?P<name>[\w-]+)=(?P<value>[\w-]+)")
_ATTRIBUTES = re.compile(r"\{(?:[ \t]*[:#.][^}]*)\}")
_RELATIVE_LINK = re.compile(r"\]\((?!https?://)")


class Reader(NamedTuple):
    """Reads the blocks of one page. What is wrong goes into the faults."""

    source: Source
    faults: Faults

    def read(self, kind: str, first: int, last: int, indent: str) -> Fence | None:
        """Return the block of a kind between two lines with fences, None where it names nothing."""
        if kind == EXAMPLE:
            return self._example(first, last, indent)
        return self._of_variant(kind, first, last, indent)

    def _content(self, first: int, last: int, indent: str) -> list[tuple[int, int, str]]:
        """Return the lines of a block that are not blank: number, column, text."""
        content = []
        for number in range(first + 1, last):
            text = self.source.lines[number - 1]
            if not text.strip():
                continue
            if not text.startswith(indent):
                self._fault(
                    "fence-indentation",
                    "this line is indented less than the block that it is in",
                    number,
                    1,
                    expected=f"{len(indent)} blanks, as before the block's first line",
                )
                text = indent + text.lstrip()
            content.append((number, len(indent) + 1, text[len(indent) :].rstrip()))
        for number, column, text in content[1:]:
            self._check_attributes(text, number, column)
        return content

    def _check_attributes(self, text: str, line: int, column: int) -> None:
        """Report an anchor or another attribute list in words: they would be shown as they are."""
        found = _ATTRIBUTES.search(without_code(text)) if "{" in text else None
        if found:
            message = f"{found[0]} would be shown as text in the words of a figure"
            hint = "anchors stand in the text beside the figure"
            at, length = column + found.start(), len(found[0])
            self._fault("anchor-in-words", message, line, at, hint=hint, length=length)

    def _example(self, first: int, last: int, indent: str) -> Fence | None:
        content = self._content(first, last, indent)
        if not content:
            expected = "an example such as halatafl/must-jump, then its numbered words"
            message = "this block names no example"
            self._fault("fence-empty", message, first, len(indent) + 1, expected=expected)
            return None
        line, column, name = content[0]
        if not EXAMPLE_ID.fullmatch(name):
            self._fault(
                "bad-example-name",
                f"'{name}' is not the name of an example",
                line,
                column,
                expected="FOLDER/NAME, such as halatafl/must-jump",
                length=len(name),
            )
            return None
        rest = content[1:]
        hostile: tuple[Place, ...] = ()
        if rest and (found := _HOSTILE.fullmatch(rest[0][2])):
            hostile = self._hostile(found, *rest.pop(0)[:2])
        words = self._numbered(rest)
        return Fence(EXAMPLE, name, line, column, (), words, first, last, indent, hostile)

    def _hostile(self, found: re.Match[str], line: int, column: int) -> tuple[Place, ...]:
        """Read the points of a line ``hostile: e5 a1``; what they are is asked later."""
        at = column + found.start("points")
        places = [
            Place(word[0], line, at + word.start()) for word in re.finditer(r"\S+", found["points"])
        ]
        if not places:
            expected = "points, such as 'hostile: e5 a1', or no such line"
            message = "this line marks no point"
            length = len(found[0])
            self._fault("hostile-empty", message, line, column, expected=expected, length=length)
        return tuple(places)

    def _numbered(self, content: list[tuple[int, int, str]]) -> tuple[Words, ...]:
        words: list[Words] = []
        wanted = 0
        for line, column, text in content:
            found = _NUMBERED.fullmatch(text)
            if found:
                number = int(found["number"])
                if number != wanted:
                    self._fault(
                        "words-number",
                        f"number {number} stands where {wanted} should",
                        line,
                        column,
                        expected=f"{wanted}. …",
                        length=len(found["number"]),
                    )
                said = found["text"] or ""
                at = column + (found.start("text") if said else 0)
                words.append(Words(number, said, line, at))
                wanted = number + 1
            elif words and text[:2].isspace():
                joined = f"{words[-1].text} {text.strip()}".strip()
                words[-1] = words[-1]._replace(text=joined)
            elif _HOSTILE.fullmatch(text):
                message = "hostile points are named once, before the words"
                expected = "right after the example's name, 'hostile: e5 a1'"
                length = len(text)
                self._fault("hostile-late", message, line, column, expected=expected, length=length)
            else:
                self._fault(
                    "bad-line",
                    "this line is neither numbered nor the continuation of a numbered one",
                    line,
                    column,
                    expected=f"'{wanted}. …', or two blanks before a continuation",
                    length=len(text),
                )
        for said in words:
            self._check_words(said)
        return tuple(words)

    def _check_words(self, said: Words) -> None:
        if not said.text:
            message = f"step {said.number} has no words"
            self._fault("words-missing", message, said.line, said.column)
        if _RELATIVE_LINK.search(said.text):
            message = "the words of a figure link to another page"
            hint = "put the link into the text beside the figure"
            self._fault("link-in-words", message, said.line, said.column, hint=hint)

    def _of_variant(self, kind: str, first: int, last: int, indent: str) -> Fence | None:
        content = self._content(first, last, indent)
        if not content:
            message = "this block names no variant"
            expected = "a variant such as fox-and-geese geese=15"
            expected += ", then a line of words" if kind == START else ""
            self._fault("fence-empty", message, first, len(indent) + 1, expected=expected)
            return None
        line, column, text = content[0]
        name, *rest = text.split()
        options: list[tuple[str, str, int]] = []
        against = None
        at = text.index(name) + len(name)
        for word in rest:
            at = text.index(word, at)
            found = _OPTION.fullmatch(word)
            if found and found["name"] in [option[0] for option in options]:
                message = f"'{found['name']}' is chosen already"
                place = line, column + at
                hint = "choose it once"
                self._fault("option-twice", message, *place, hint=hint, length=len(word))
            elif found:
                options.append((found["name"], found["value"], column + at))
            elif kind == CHANGES and word == rest[0]:
                against = Place(word, line, column + at)
            else:
                expected = "NAME=VALUE, such as geese=15"
                expected += "; words go on the next line" if kind == START else ""
                message = f"'{word}' is no table option"
                place = line, column + at
                self._fault("bad-option", message, *place, expected=expected, length=len(word))
            at += len(word)
        words = self._caption(kind, content[1:])
        known = tuple(options)
        return Fence(kind, name, line, column, known, words, first, last, indent, (), against)

    def _caption(self, kind: str, content: list[tuple[int, int, str]]) -> tuple[Words, ...]:
        """Read the words of a start; a generated part has none of its own."""
        if not content:
            return ()
        line, column, text = content[0]
        if kind != START:
            message = "this part of the page is generated, and has no words of its own"
            hint = "put them before the block or after it"
            self._fault("words-in-generated", message, line, column, hint=hint, length=len(text))
            return ()
        caption = Words(0, " ".join(text.strip() for _, _, text in content), line, column)
        self._check_words(caption)
        return (caption,)

    def _fault(
        self,
        code: str,
        message: str,
        line: int,
        column: int,
        expected: str = "",
        hint: str = "",
        length: int = 1,
    ) -> None:
        fault = self.source.fault(
            code, message, line, column, expected=expected, hint=hint, length=length
        )
        self.faults.add(fault)
