"""Boards and pieces to print: the files, and what a guide says of them.

Each variant of a guide has its sheets in the guide's language, on each paper, as a PDF file and as
SVG files. They are dear to make and kept from build to build (`made`).
"""

from __future__ import annotations

import json
import logging
from html import escape
from typing import NamedTuple

from rules_engine.diagram.sheet import PAPERS, LettersError
from rules_engine.diagram.sheet_plan import plans_for
from rules_engine.diagram.sheet_svg import look_of, page_svg
from rules_engine.site.made import kept, key_of
from rules_engine.words.brief import brief_lines
from rules_engine.words.sheets import document_title, most_pieces, printed_pieces, sheet_words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from rules_engine.diagram import BoardDrawing
    from rules_engine.diagram.sheet import Paper, SheetWords
    from rules_engine.diagram.sheet_plan import Plan
    from rules_engine.game import Variant
    from rules_engine.position import Position
    from rules_engine.site.guides import Guide
    from rules_engine.site.verify import Project
    from rules_engine.words import Words

    Brief = Callable[[Words, Variant], Sequence[str]]
    """Returns the rules of a variant in brief, a line each."""

log = logging.getLogger("mkdocs.rulebook")

FOLDER = "assets/print"
"""Where the files lie in the site."""

ANCHOR = "print"
"""The id of the section, the same in every language."""

CSS = "re-printables"
"""The class of all that is about printing; it stands on no printed page."""


PDF = ("PDF", "application/pdf")
SVG = ("SVG", "image/svg+xml")

_FIGURE_END = "</figure>"


class Sheets(NamedTuple):
    """One printed form of a variant: its paper and plan, its pages, and its files.

    ``pages`` are name and SVG of each page. ``path`` is that of the files inside the site,
    without what tells them apart.
    """

    paper: Paper
    plan: Plan
    pages: tuple[tuple[str, str], ...]
    pdf: bytes
    path: str

    @property
    def pdf_path(self) -> str:
        """The path of the PDF file."""
        return f"{self.path}.pdf"

    def svg_path(self, number: int) -> str:
        """Return the path of a page's SVG file; pages count from 0, files from 1."""
        return f"{self.path}-{number + 1}.svg"


class Printables:
    """What a build has to print.

    ``drawing_of`` returns the drawing of a variant's board, ``cache`` is the folder of what is
    kept, ``brief`` returns the rules that stand on the sheets.
    """

    def __init__(
        self,
        project: Project,
        drawing_of: Callable[[Variant], BoardDrawing],
        cache: Path,
        brief: Brief = brief_lines,
    ) -> None:
        self._project = project
        self._drawing_of = drawing_of
        self._cache = cache
        self._brief = brief
        self._made: dict[tuple[str, str], tuple[Sheets, ...]] = {}

    def section(self, guide: Guide, base: str) -> str:
        """Return the section of a guide on printing, as Markdown; empty where there is nothing.

        ``base`` leads from the page to the folder of the site (``../../``). Raises `WordsError`.
        """
        words = self._project.words.get(guide.language)
        if words is None:
            return ""
        parts = []
        for scalar in guide.variants:
            variant = self._project.variants[scalar.text][0]
            sheets = self.sheets(variant, words)
            if sheets and len(guide.variants) > 1:
                name = words.say(f"game-{variant.id}")
                parts.append(f"### {name} {{#{ANCHOR}-{variant.id} .{CSS}}}")
            if sheets:
                parts += [_documents(words, variant, sheets, base), _drawings(words, sheets, base)]
        if not parts:
            return ""
        title, how = words.say("print-title"), escape(words.say("print-how"), quote=False)
        head = f'## {title} {{#{ANCHOR} .{CSS}}}\n\n<p class="{CSS}">{how}</p>'
        return "\n\n".join(["", head, *parts, ""])

    def pointed(self, html: str, guide: Guide) -> str:
        """Return a guide's page with a link to its section below the first board that it shows."""
        words = self._project.words.get(guide.language)
        for scalar in guide.variants:
            start = html.find(f'id="start-{scalar.text}"')
            end = html.find(_FIGURE_END, start)
            if words is None or start < 0 or end < 0 or f'id="{ANCHOR}"' not in html:
                continue
            end += len(_FIGURE_END)
            said = escape(words.say("print-here"), quote=False)
            link = f'\n<p class="{CSS}"><a href="#{ANCHOR}">{said}</a></p>'
            return html[:end] + link + html[end:]
        return html

    def sheets(self, variant: Variant, words: Words) -> tuple[Sheets, ...]:
        """Return every printed form of a variant in a language, made or kept.

        There is none where the font lacks letters of the language, which is logged.
        """
        asked = variant.id, words.language
        if asked not in self._made:
            self._made[asked] = tuple(self._forms(variant, words))
        return self._made[asked]

    def _forms(self, variant: Variant, words: Words) -> Iterator[Sheets]:
        drawing = self._drawing_of(variant)
        most = most_pieces(self._project.variants[variant.id])
        brief = self._brief(words, variant)
        for paper in PAPERS.values():
            for plan in plans_for(drawing, paper):
                said = sheet_words(words, variant, most, paper, plan, brief)
                title = document_title(words, variant)
                large = "-large" if plan.large else ""
                path = f"{FOLDER}/{variant.id}/{words.language}-{paper.code}{large}"
                counts = printed_pieces(most)
                made = self._bundle(drawing, plan, paper, counts, variant.start(), said, title)
                if made is None:
                    return
                yield Sheets(paper, plan, *made, path)

    def _bundle(
        self,
        drawing: BoardDrawing,
        plan: Plan,
        paper: Paper,
        counts: Sequence[int],
        start: Position,
        said: SheetWords,
        title: str,
    ) -> tuple[tuple[tuple[str, str], ...], bytes] | None:
        """Return the pages and the PDF file of one form, None where the font lacks letters."""

        def pages() -> bytes:
            from rules_engine.diagram.game_sheet import game_pages

            made = game_pages(drawing, plan, paper, counts, start, said)
            found = [
                (page.name, page_svg(page, drawing, said.language), page.width, page.height)
                for page in made
            ]
            return json.dumps(found).encode()

        def document() -> bytes:
            from rules_engine.diagram.sheet_pdf import pdf

            return pdf([tuple(page[1:]) for page in found], title, said.language)

        key = key_of(look_of(drawing), plan, paper, counts, tuple(start), said, title)
        try:
            found = json.loads(kept(self._cache, f"{key}-pages", pages))
            data = kept(self._cache, f"{key}-pdf", document)
        except LettersError as error:
            log.warning(f"no sheets to print in '{said.language}': {error}")
            return None
        return tuple((name, svg) for name, svg, _, _ in found), data

    def files(self) -> Iterator[tuple[str, bytes]]:
        """Yield path and content of every file that some section has named."""
        for forms in self._made.values():
            for one in forms:
                yield one.pdf_path, one.pdf
                for number, (_, svg) in enumerate(one.pages):
                    yield one.svg_path(number), svg.encode()


def _documents(words: Words, variant: Variant, sheets: Sequence[Sheets], base: str) -> str:
    """Return the list of the PDF files, each with what is said of its size."""
    of_size = "print-on-squares" if variant.board.cells == "squares" else "print-on-points"
    items = []
    for one in sheets:
        what = words.say("print-large" if one.plan.large else "print-one")
        link = _link(words, base + one.pdf_path, what, one.paper, PDF)
        size = words.say(of_size, count=len(one.plan.tiles), size=round(one.plan.pitch))
        items.append(f"<li>{link}: {escape(size, quote=False)}.</li>")
    return _list(items)


def _drawings(words: Words, sheets: Sequence[Sheets], base: str) -> str:
    """Return the list of the SVG files, folded away: few readers have a use for them."""
    items = []
    for one in sheets:
        links = [
            _link(words, base + one.svg_path(number), name, one.paper, SVG)
            for number, (name, _) in enumerate(one.pages)
        ]
        items.append(f"<li>{', '.join(links)}</li>")
    said = escape(words.say("print-drawings"), quote=False)
    return f'<details class="{CSS}"><summary>{said}</summary>{_list(items)}</details>'


def _list(items: Sequence[str]) -> str:
    return f'<ul class="{CSS}">{"".join(items)}</ul>'


def _link(words: Words, href: str, what: str, paper: Paper, form: tuple[str, str]) -> str:
    name, sort = form
    text = words.say("print-link", what=what, paper=paper.name, format=name)
    return f'<a href="{escape(href)}" type="{sort}">{escape(text, quote=False)}</a>'
