"""Sheets of the package's variants, laid out once for the tests that look at them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from io import BytesIO
from typing import TYPE_CHECKING

from pypdf import PdfReader

from rules_engine.diagram.game_sheet import game_pages
from rules_engine.diagram.sheet import PAPERS
from rules_engine.diagram.sheet_pdf import pdf
from rules_engine.diagram.sheet_plan import plans_for
from rules_engine.diagram.sheet_svg import page_svg
from rules_engine.loading import BUILT_IN, Library
from rules_engine.site.drawings import Drawings
from rules_engine.words import words_in
from rules_engine.words.sheets import document_title, most_pieces, printed_pieces, sheet_words

if TYPE_CHECKING:
    from rules_engine.diagram import BoardDrawing
    from rules_engine.diagram.sheet import Page
    from rules_engine.diagram.sheet_plan import Plan
    from rules_engine.game import Variant
    from rules_engine.words import Words

LIBRARY = Library((BUILT_IN,))
NAMES = LIBRARY.names()
DRAWINGS = Drawings()
SIZES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""ISO 216 and ANSI Letter, in millimetres."""


@dataclass(frozen=True)
class Printed:
    """The sheets of one variant; its files are made when they are asked for."""

    variant: Variant
    drawing: BoardDrawing
    plan: Plan
    pages: tuple[Page, ...]
    words: Words

    @cached_property
    def svgs(self) -> tuple[str, ...]:
        return tuple(page_svg(page, self.drawing, self.words.language) for page in self.pages)

    @cached_property
    def pdf(self) -> bytes:
        sizes = [(page.width, page.height) for page in self.pages]
        sized = [(svg, *size) for svg, size in zip(self.svgs, sizes, strict=True)]
        return pdf(sized, document_title(self.words, self.variant), self.words.language)

    @cached_property
    def reader(self) -> PdfReader:
        return PdfReader(BytesIO(self.pdf))


@cache
def printed(
    name: str,
    paper: str = "a4",
    language: str = "en",
    large: bool = False,
    brief: tuple[str, ...] = (),
) -> Printed:
    return laid_out(name, paper, language, large, brief)


def laid_out(
    name: str, paper: str, language: str, large: bool, brief: tuple[str, ...] = ()
) -> Printed:
    variant, words, size = LIBRARY.load(name), words_in(language), PAPERS[paper]
    drawing = DRAWINGS.board(variant).drawing
    plan = plans_for(drawing, size)[-1 if large else 0]
    most = most_pieces(LIBRARY.check(name))
    said = sheet_words(words, variant, most, size, plan, brief)
    pages = game_pages(drawing, plan, size, printed_pieces(most), variant.start(), said)
    return Printed(variant, drawing, plan, pages, words)
