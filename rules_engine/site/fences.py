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

from rules_engine.site.comments import (
    BEGIN,
    END,
    comment_at,
    comment_end,
    unclosed,
    without_comments,
)
from rules_engine.site.containers import is_indented_code, unknown_container
from rules_engine.site.fence_content import EXAMPLE_ID, Reader
from rules_engine.site.fence_marks import FENCE, closing
from rules_engine.site.fence_slips import kind_of, slip_of_info, slip_of_line
from rules_engine.site.fence_types import (
    CHANGES,
    EXAMPLE,
    FACTS,
    GENERATED,
    KINDS,
    PARTS,
    RULES,
    START,
    Fence,
    Place,
    Words,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.loading import Faults
    from rules_engine.loading.source import Source
    from rules_engine.site.fence_slips import Slip

__all__ = [
    "CHANGES",
    "EXAMPLE",
    "FACTS",
    "GENERATED",
    "MARK",
    "RULES",
    "START",
    "Fence",
    "Place",
    "Scan",
    "Words",
    "front_matter",
    "scan",
]

MARK = "---"
"""The line before and after front matter."""

_ANCHOR = re.compile(r"(?<!`)\{:?[ \t]*(?:[^}]*[ \t])?#(?P<name>[A-Za-z][\w:.-]*)[^}]*\}")
_FRONT_MATTER = re.compile(
    r"---[ \t]*\n(?P<body>.*?)^(?:---|\.\.\.)[ \t]*$\n?", re.MULTILINE | re.DOTALL
)
_OURS = re.compile(rf"[ \t]*(?P<kind>{'|'.join((*KINDS, *PARTS))})\b[ \t]*(?P<more>.*?)[ \t]*")
_NAMED = re.compile(r"[a-z][a-z0-9-]*(?:[ \t]+[a-z][a-z0-9-]*)?(?:[ \t]+[\w-]+=[\w-]+)*")
"""A line that names one variant or two, with table options."""

_CONFLICT = re.compile(r"(?:<{7}|>{7}|\|{7})(?:[ \t].*)?")


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
        self.reader = Reader(source, faults)
        self.fences: list[Fence] = []
        self.anchors: list[Place] = []
        self.suspects: list[Place] = []
        self.code: list[tuple[int, int]] = []
        self.settled = True  # no block is wrong so far, so that fences come in pairs

    def run(self) -> None:
        head = _FRONT_MATTER.match("\n".join(self.lines)) if self._has_head() else None
        line = head[0].count("\n") if head else 0
        while line < len(self.lines):
            line += 1
            text = self.lines[line - 1]
            last = self._block(text, line) if "```" in text or "~~~" in text else 0
            if last:
                line = last
            elif "<!--" in text or "{" in text:
                line = self._text(text, line)
        self._conflicts()

    def _has_head(self) -> bool:
        return self.lines[0].rstrip() == MARK

    def _text(self, text: str, line: int) -> int:
        """Find the anchors of a line; returns the last line of a comment that begins in it."""
        at = comment_at(text)
        last = comment_end(self.lines, line, at) if at >= 0 else line
        if not last:
            self.faults.add(unclosed(self.source, line, at))
        if BEGIN in text:
            text = without_comments(text if at < 0 else text[:at])
        self._anchors(text, line)
        if last > line:
            # The text may go on behind the comment, and begin another one.
            behind = self.lines[last - 1].partition(END)
            return self._text(" " * len(behind[0] + behind[1]) + behind[2], last)
        return line

    def _anchors(self, text: str, line: int) -> None:
        if "{" in text:
            for anchor in _ANCHOR.finditer(text):
                self.anchors.append(Place(anchor["name"], line, anchor.start() + 1))

    def _conflicts(self) -> None:
        """Report what a merge has left, wherever that is no block of code."""
        for line, text in enumerate(self.lines, 1):
            if text[:1] not in ("<", ">", "|") or not _CONFLICT.fullmatch(text):
                continue
            if not any(first < line < last for first, last in self.code):
                message = f"a merge has left its mark {text[:7]} here"
                hint = "settle the conflict, then delete its marks"
                self._fault("merge-conflict", message, line, 1, hint=hint, length=7)

    def _block(self, text: str, line: int) -> int:
        """Read a line that has a fence; returns the last line of its block, 0 for none."""
        slip = slip_of_line(text)
        if slip is None:
            found = FENCE.fullmatch(text)
            return self._fence(found, line) if found else 0
        if slip.code == "fence-in-line" and is_indented_code(self.lines, line, _indent(text)):
            return 0
        self._slip(slip, line, slip.at + 1)
        begun = FENCE.fullmatch(slip.fence)
        return closing(self.lines, line, begun, exact=False, stop=True) if begun else line

    def _fence(self, found: re.Match[str], line: int) -> int:
        """Read a fenced block; returns its last line, or its first where it is none."""
        ours = _OURS.fullmatch(found["info"])
        fence, indent = found["fence"], found["indent"]
        is_part = ours is not None and ours["kind"] in PARTS
        named = ours is not None
        meant = named or bool(kind_of(found["info"]))
        if meant and not is_part and is_indented_code(self.lines, line, indent):
            ours, meant = None, False
        last = closing(self.lines, line, found, exact=not meant, stop=meant)
        column = len(indent) + len(found["quote"]) + 1
        slip = slip_of_info(found["info"]) if meant and not ours else None
        if slip:
            self._slip(slip, line, column + len(fence) + slip.at)
        elif ours and not self._usable(found, ours, line, column):
            pass
        elif not ours:
            in_code = not named and is_indented_code(self.lines, line, indent)
            if not last and self.settled and not in_code:
                self._unclosed(line, column, fence)
            self.code.append((line, last))
            if last > line + 1:
                self._suspect(line + 1)
        elif not last:
            self._unclosed(line, column, fence)
        elif not is_part:
            made = self.reader.read(ours["kind"], line, last, indent)
            if made is not None:
                self.fences.append(made)
        return last or line

    def _unclosed(self, line: int, column: int, fence: str) -> None:
        message, expected = "this block is not closed", f"a line with {fence}"
        place, length = (line, column), len(fence)
        self._fault("fence-unclosed", message, *place, expected=expected, length=length)
        self.settled = False

    def _usable(self, found: re.Match[str], ours: re.Match[str], line: int, column: int) -> bool:
        """Whether a block that is called ours is written as ours must be."""
        kind, indent = ours["kind"], found["indent"]
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
        elif kind in PARTS and indent:
            message = f"a block '{kind}' is not indented"
            hint = "let its fence begin the line"
            self._fault("fence-indented", message, line, column, hint=hint, length=3)
        elif holder := unknown_container(self.lines, line, indent):
            message = f"a figure cannot stand in {holder}, which these pages do not have"
            hint = "move it out, or into a list item or a note"
            self._fault("fence-in-container", message, line, column, hint=hint, length=3)
        else:
            return True
        return False

    def _suspect(self, line: int) -> None:
        text = self.lines[line - 1]
        bare = text.strip()
        if EXAMPLE_ID.fullmatch(bare) or _NAMED.fullmatch(bare):
            self.suspects.append(Place(bare, line, len(text) - len(text.lstrip()) + 1))

    def _slip(self, slip: Slip, line: int, column: int) -> None:
        self.settled = False
        told = slip.expected, slip.hint, slip.length
        self._fault(slip.code, slip.message, line, column, *told)

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


def _indent(text: str) -> str:
    return text[: len(text) - len(text.lstrip(" \t"))]


def scan(source: Source, faults: Faults) -> Scan:
    """Find the figures, anchors and suspect blocks of a page. Faults go into the collector."""
    scanner = _Scanner(source, faults)
    scanner.run()
    return Scan(tuple(scanner.fences), tuple(scanner.anchors), tuple(scanner.suspects))
