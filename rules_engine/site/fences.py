"""The figures of a guide: fenced blocks in raw Markdown that name an example or a start.

Other blocks name a variant of which a part of the page is generated: its facts, its rules in brief,
what it changes from another one.

The text is scanned as it was written, so that every fault has its line and column. What counts
as a fence is what pymdownx.superfences takes for one: a block ends at a line with exactly the
fence that opened it, and a fence inside a longer fence is text.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from rules_engine.loading import Faults
from rules_engine.site.containers import is_indented_code

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.loading import Fault
    from rules_engine.loading.source import Source

EXAMPLE, START = "example", "start"
FACTS, RULES, CHANGES = "facts", "rules", "changes"

GENERATED = (FACTS, RULES, CHANGES)
"""Blocks that are words alone, all of them generated; the others are figures."""
MARK = "---"
"""The line before and after front matter."""

_FENCE = re.compile(
    r"(?P<indent>[ \t]*)(?P<quote>(?:>[ \t]*)*)(?P<fence>`{3,}|~{3,})(?P<info>[^`]*)"
)
_ANCHOR = re.compile(r"(?<!`)\{:?[ \t]*(?:[^}]*[ \t])?#(?P<name>[A-Za-z][\w:.-]*)[^}]*\}")
_FRONT_MATTER = re.compile(
    r"---[ \t]*\n(?P<body>.*?)^(?:---|\.\.\.)[ \t]*$\n?", re.MULTILINE | re.DOTALL
)
_OURS = re.compile(
    rf"[ \t]*(?P<kind>{'|'.join((EXAMPLE, START, *GENERATED))})\b[ \t]*(?P<more>.*?)[ \t]*"
)
_EXAMPLE_ID = re.compile(r"[a-z][a-z0-9-]*/[\w.-]+")
_NUMBERED = re.compile(r"(?P<number>[0-9]{1,4})\.(?:[ \t]+(?P<text>.*))?")
_HOSTILE = re.compile(r"hostile:(?P<points>.*)")
_OPTION = re.compile(r"(?P<name>[\w-]+)=(?P<value>[\w-]+)")
_RELATIVE_LINK = re.compile(r"\]\((?!https?://)")


class Words(NamedTuple):
    """The words of one step: its number, their text, and where they begin."""

    number: int
    text: str
    line: int
    column: int


class Place(NamedTuple):
    """A name in a text and where it stands."""

    name: str
    line: int
    column: int


class Fence(NamedTuple):
    """One figure or generated part as written.

    ``name`` is an example's id or a variant's, at ``line`` and ``column``. ``options`` are table
    options of a variant, each with its column. ``words`` are the steps' words, for a start the
    caption or nothing. ``first`` and ``last`` are the lines of the fences themselves, and
    ``indent`` what stands before them. ``hostile`` are the points of an example that are marked
    as hostile, ``against`` the variant with which changes are compared, where it is named.
    """

    kind: str
    name: str
    line: int
    column: int
    options: tuple[tuple[str, str, int], ...]
    words: tuple[Words, ...]
    first: int
    last: int
    indent: str
    hostile: tuple[Place, ...] = ()
    against: Place | None = None

    @property
    def shows(self) -> tuple[str, str, tuple[tuple[str, str], ...], tuple[str, ...]]:
        """What the figure shows, whatever the words."""
        options = tuple(sorted((name, value) for name, value, _ in self.options))
        beside = [*self.hostile, *([self.against] if self.against else [])]
        return self.kind, self.name, options, tuple(sorted(place.name for place in beside))

    @property
    def label(self) -> str:
        """What the figure shows, as it is written."""
        options = "".join(f" {name}={value}" for name, value, _ in self.options)
        if self.kind in GENERATED:
            against = f" against {self.against.name}" if self.against else ""
            return f"the {self.kind} of {self.name}{options}{against}"
        marks = f", hostile: {' '.join(place.name for place in self.hostile)}"
        return f"{self.name}{options}{marks if self.hostile else ''}"


class Scan(NamedTuple):
    """What was found in one text.

    ``anchors`` are the ids given by attribute lists; ``suspects`` the first lines of other blocks
    that look like an example's id.
    """

    fences: tuple[Fence, ...]
    anchors: tuple[Place, ...]
    suspects: tuple[Place, ...]


def front_matter(text: str) -> str | None:
    """Return the YAML at the head of a page, None where there is none."""
    found = _FRONT_MATTER.match(text)
    return found["body"] if found else None


class _Scanner:
    """A text in scanning: where we are, and what was found so far."""

    def __init__(self, source: Source, faults: Faults) -> None:
        self.source = source
        self.faults = faults
        self.lines = source.lines
        self.fences: list[Fence] = []
        self.anchors: list[Place] = []
        self.suspects: list[Place] = []

    def run(self) -> None:
        head = (
            _FRONT_MATTER.match("\n".join(self.lines)) if self.lines[0].rstrip() == "---" else None
        )
        line = head[0].count("\n") if head else 0
        while line < len(self.lines):
            line += 1
            text = self.lines[line - 1]
            if "```" in text or "~~~" in text:
                found = _FENCE.fullmatch(text)
                if found:
                    line = self._fence(found, line)
            elif "<!--" in text and "-->" not in text:
                line = self._comment_end(line)
            elif "{" in text:
                for anchor in _ANCHOR.finditer(text):
                    self.anchors.append(Place(anchor["name"], line, anchor.start() + 1))

    def _comment_end(self, line: int) -> int:
        """Return the line where a comment ends, or this one where it never does."""
        for number in range(line + 1, len(self.lines) + 1):
            if "-->" in self.lines[number - 1]:
                return number
        return line

    def _fence(self, found: re.Match[str], line: int) -> int:
        """Read a fenced block; returns its last line, or its first where it is none."""
        ours = _OURS.fullmatch(found["info"])
        fence = found["fence"]
        if ours and is_indented_code(self.lines, line, found["indent"]):
            ours = None
        last = self._closing(line, fence, stop=bool(ours))
        if ours is None:
            if last > line + 1:
                self._suspect(line + 1)
            return last or line
        column = len(found["indent"]) + len(found["quote"]) + 1
        if not self._usable(found, ours, line, column):
            return last or line
        if not last:
            self._fault(
                "fence-unclosed",
                "this block is not closed",
                line,
                column,
                expected=f"a line with {fence}",
                length=len(fence),
            )
            return line
        kind, block = ours["kind"], (line, last, found["indent"])
        made = self._example(*block) if kind == EXAMPLE else self._of_variant(kind, *block)
        if made is not None:
            self.fences.append(made)
        return last

    def _closing(self, line: int, fence: str, *, stop: bool) -> int:
        """Return the line that closes a fence, 0 where none does.

        With ``stop``, another block that begins before means that this one was left open.
        """
        for number in range(line + 1, len(self.lines) + 1):
            text = self.lines[number - 1].strip()
            if text == fence:
                return number
            if stop and text.startswith("```") and text.strip("`"):
                return 0
        return 0

    def _usable(self, found: re.Match[str], ours: re.Match[str], line: int, column: int) -> bool:
        """Whether a block that is called ours is written as ours must be."""
        kind = ours["kind"]
        if found["quote"]:
            message = "a figure cannot stand in a quotation"
            self._fault("fence-in-quotation", message, line, column, hint="move it out")
        elif found["fence"][0] == "~":
            message = "a figure's block is fenced with backticks"
            self._fault("fence-of-tildes", message, line, column, expected=f"``` {kind}", length=3)
        elif ours["more"]:
            at = column + len(found["fence"]) + found["info"].index(ours["more"], ours.end("kind"))
            message = f"'{ours['more']}' after '{kind}' means nothing"
            length = len(ours["more"])
            self._fault("fence-info", message, line, at, expected=f"``` {kind}", length=length)
        else:
            return True
        return False

    def _suspect(self, line: int) -> None:
        text = self.lines[line - 1]
        if _EXAMPLE_ID.fullmatch(text.strip()):
            self.suspects.append(Place(text.strip(), line, len(text) - len(text.lstrip()) + 1))

    def _content(self, first: int, last: int, indent: str) -> list[tuple[int, int, str]]:
        """Return the lines of a block that are not blank: number, column, text."""
        content = []
        for number in range(first + 1, last):
            text = self.lines[number - 1]
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
        return content

    def _example(self, first: int, last: int, indent: str) -> Fence | None:
        content = self._content(first, last, indent)
        if not content:
            expected = "an example such as halatafl/must-jump, then its numbered words"
            message = "this block names no example"
            self._fault("fence-empty", message, first, len(indent) + 1, expected=expected)
            return None
        line, column, name = content[0]
        if not _EXAMPLE_ID.fullmatch(name):
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
        options = []
        against = None
        at = text.index(name) + len(name)
        for word in rest:
            at = text.index(word, at)
            found = _OPTION.fullmatch(word)
            if found:
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
        fault: Fault = self.source.fault(
            code, message, line, column, expected=expected, hint=hint, length=length
        )
        self.faults.add(fault)


def scan(source: Source, faults: Faults) -> Scan:
    """Find the figures, anchors and suspect blocks of a page. Faults go into the collector."""
    scanner = _Scanner(source, faults)
    scanner.run()
    return Scan(tuple(scanner.fences), tuple(scanner.anchors), tuple(scanner.suspects))
