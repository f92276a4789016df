"""Boards to print as files: true sizes, words and fonts, PDF and SVG alike, the same bytes."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from io import BytesIO
from typing import TYPE_CHECKING

import pytest
from pypdf import PdfReader
from pypdf.generic import ContentStream

from rules_engine.diagram.painted import Lettering, painted
from rules_engine.diagram.sheet import PAPERS, LettersError, Text
from rules_engine.diagram.sheet_pdf import text_width, wrapped
from tests.diagram.printed import SIZES, laid_out, printed

if TYPE_CHECKING:
    from playwright.sync_api import Browser

POINT = 25.4 / 72
"""A point of PDF in millimetres."""


def straight_lines(data: bytes, page: int) -> list[tuple[float, float, float, float]]:
    """Return every line from a place to the next one that a page draws, in millimetres.

    Read from the operators of the PDF file; places are from its lower left corner.
    """
    reader = PdfReader(BytesIO(data))
    stream = ContentStream(reader.pages[page].get_contents(), reader)
    lines, here = [], (0.0, 0.0)
    for operands, operator in stream.operations:
        if operator in (b"m", b"l"):
            there = float(operands[0]) * POINT, float(operands[1]) * POINT
            if operator == b"l":
                lines.append((*here, *there))
            here = there
    return lines


@pytest.mark.parametrize("paper", PAPERS)
def test_the_pdf_has_the_size_of_its_paper(paper: str) -> None:
    made = printed("copenhagen-hnefatafl", paper, large=True)
    sizes = [
        (float(page.mediabox.width) * POINT, float(page.mediabox.height) * POINT)
        for page in made.reader.pages
    ]
    upright = SIZES[paper]
    assert len(sizes) == 3
    for size in sizes[:2]:
        assert size == pytest.approx(upright[::-1], abs=0.01), "the board lies on its side"
    assert sizes[2] == pytest.approx(upright, abs=0.01)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", ["fox-and-hounds", "tablut", "brandubh"])
def test_squares_are_as_large_as_the_guide_says(name: str, paper: str) -> None:
    made = printed(name, paper)
    side = {
        "fox-and-hounds": 8 * made.plan.pitch,
        "tablut": 9 * made.plan.pitch,
        "brandubh": 7 * made.plan.pitch,
    }[name]
    upright = {
        round(x, 2)
        for x, y, to_x, to_y in straight_lines(made.pdf, 0)
        if abs(x - to_x) < 0.001 and abs(abs(y - to_y) - side) < 0.01
    }
    # The groove beside each line of the grid is as long as the line.
    places = sorted(upright)
    grid = [x for x in places if any(abs(x - made.plan.pitch - y) < 0.02 for y in places)]
    assert len(grid) >= round(side / made.plan.pitch)
    assert max(places) - min(places) == pytest.approx(side, abs=0.05 * made.plan.pitch)


@pytest.mark.parametrize(("paper", "long"), [("a4", 100.0), ("letter", 4 * 25.4)])
@pytest.mark.parametrize("large", [False, True])
def test_every_sheet_has_a_line_of_true_length(paper: str, long: float, large: bool) -> None:
    made = printed("tawlbwrdd", paper, large=large)
    for number, page in enumerate(made.reader.pages):
        level = [
            to_x - x
            for x, y, to_x, to_y in straight_lines(made.pdf, number)
            if abs(y - to_y) < 0.001 and y < 20
        ]
        assert any(length == pytest.approx(long, abs=0.01) for length in level)
        said = "4 inches" if paper == "letter" else "100 mm"
        assert f"This line is {said} long" in page.extract_text()
        svg = ET.fromstring(made.svgs[number])
        assert svg.get("width") == f"{made.pages[number].width:g}mm"
        assert svg.get("viewBox") == (
            f"0 0 {made.pages[number].width:g} {made.pages[number].height:g}"
        )


def test_a_reader_prints_unscaled_and_knows_the_language() -> None:
    reader = printed("halatafl", language="pt").reader
    root = reader.trailer["/Root"].get_object()
    assert isinstance(root, dict)
    assert root["/ViewerPreferences"].get_object() == {"/PrintScaling": "/None"}
    assert root["/Lang"] == "pt"
    assert reader.metadata is not None
    assert reader.metadata.title == "Duas Raposas (Halatafl): tabuleiro e peças"


@pytest.mark.parametrize(
    ("name", "language", "words"),
    [
        (
            "halatafl",
            "sv",
            ("Två rävar (Halatafl)", "Bräde", "Pjäser", "20 gäss", "är 100 mm lång"),
        ),
        ("fox-and-hounds", "pt", ("Raposa e Cães", "Peças", "4 cães", "Posição inicial")),
        ("bagh-chal", "pt", ("20 cabras", "cartolina", "botões")),
        ("copenhagen-hnefatafl", "sv", ("Köpenhamns-hnefatafl", "24 angripare", "försvarare")),
    ],
)
def test_the_words_are_in_the_file_with_all_their_letters(
    name: str, language: str, words: tuple[str, ...]
) -> None:
    reader = printed(name, language=language).reader
    text = " ".join(page.extract_text() for page in reader.pages)
    for word in words:
        assert word in " ".join(text.split())


def test_the_fonts_are_in_the_file() -> None:
    reader = printed("halatafl").reader
    used: set[str] = set()
    for page in reader.pages:
        resources = page["/Resources"].get_object()
        assert isinstance(resources, dict)
        content = ContentStream(page.get_contents(), reader)
        named = {str(of[0]) for of, operator in content.operations if operator == b"Tf"}
        for name, font in resources["/Font"].get_object().items():
            if name in named and any(operator == b"Tj" for _, operator in content.operations):
                used.add(font.get_object().get("/BaseFont"))
                descriptor = font.get_object().get("/FontDescriptor")
                if descriptor is not None:
                    assert "/FontFile2" in descriptor.get_object()
    assert {"/AAAAAA+BitstreamVeraSans-Roman", "/AAAAAA+BitstreamVeraSans-Bold"} <= used


def test_a_sheet_is_light_and_needs_nothing_else() -> None:
    for svg in printed("copenhagen-hnefatafl", large=True).svgs:
        assert "prefers-color-scheme" not in svg
        assert "var(" not in svg
        root = ET.fromstring(svg)
        ids = {element.get("id") for element in root.iter() if element.get("id")}
        used = {element.get("href", "#")[1:] for element in root.iter() if element.get("href")}
        assert used <= ids


def test_text_is_broken_into_lines_that_fit() -> None:
    text = "The geese are on their way to the pen, and they win when they fill it."
    lines = wrapped(text, 3.2, 40)
    assert " ".join(lines) == text
    assert len(lines) > 2
    assert all(text_width(line, 3.2) <= 40 for line in lines)
    assert wrapped("Overwhelmingly", 3.2, 5) == ["Overwhelmingly"]


@pytest.mark.parametrize("text", ["बाघचाल", "πόλις", "虎"])
def test_letters_that_the_font_lacks_are_named(text: str) -> None:
    with pytest.raises(LettersError, match=text[-1]):
        text_width(f"Bagh-Chal {text}", 3.2)


def picture(body: str, style: str = "") -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10mm" height="10mm">'
        f"<style>\n{style}</style>{body}</svg>"
    )


@pytest.mark.parametrize(
    ("svg", "named"),
    [
        (picture("<ellipse/>"), "<ellipse>"),
        (picture('<path d="M0 0" filter="url(#a)"/>'), "filter"),
        (picture('<path d="M0 0" fill="url(#a)"/>'), "url"),
        (picture('<g transform="rotate(3)"/>'), "rotate"),
        (picture("", ".re-a { mix-blend-mode: screen }\n"), "mix-blend-mode"),
        (picture('<path class="re-a" d="M0 0"/>', ".re-a { fill: var(--re-a) }\n"), "var"),
    ],
)
def test_what_cannot_be_painted_on_paper_is_refused(svg: str, named: str) -> None:
    with pytest.raises(ValueError, match=re.escape(named)):
        list(painted(svg))


def test_places_colours_and_opacities_are_those_of_the_groups_around() -> None:
    body = (
        '<defs><g id="a" class="re-a"><path d="M0 0H1"/></g></defs>'
        '<svg x="2" y="3" width="4" height="4" viewBox="-1 -1 2 2">'
        '<g transform="scale(0.5)"><use class="re-b" href="#a" x="1" y="0"/></g></svg>'
    )
    style = ".re-a { color: #112233; fill: currentColor; opacity: .5 }\n.re-b { opacity: .5 }\n"
    frame, shape, end = painted(picture(body, style))
    assert frame == (2, 3, 4, 4)
    assert end is None
    # Two units of the window are four of the page: its centre (0, 0) is at (4, 5).
    assert shape is not None
    assert shape[0] == ((5.0, 5.0), (6.0, 5.0, 0.0))
    assert shape[1][0] == "#112233"
    assert shape[1][-1] == 0.25


def test_every_text_of_a_sheet_is_painted_once() -> None:
    made = printed("halatafl")
    for page, svg in zip(made.pages, made.svgs, strict=True):
        said = [item.text for item in painted(svg) if isinstance(item, Lettering)]
        for item in page.items:
            if isinstance(item, Text):
                assert said.count(item.text) == 1


def test_the_same_sheets_give_the_same_bytes() -> None:
    first, second = (laid_out("tablut", "a4", "en", large=False) for _ in range(2))
    assert first.svgs == second.svgs
    assert first.pdf == second.pdf
    assert first.pdf != printed("tablut", language="sv").pdf


@pytest.mark.browser
@pytest.mark.parametrize("name", ["halatafl", "copenhagen-hnefatafl", "fox-and-hounds"])
def test_pdf_and_svg_look_alike(name: str, browser: Browser) -> None:
    import pypdfium2
    from PIL import Image, ImageChops, ImageStat

    made = printed(name)
    context = browser.new_context(viewport={"width": 794, "height": 1123})
    document = pypdfium2.PdfDocument(made.pdf)
    for number, svg in enumerate(made.svgs):
        page = context.new_page()
        page.set_content(f'<body style="margin:0">{svg.partition("?>")[2]}</body>')
        shown = Image.open(BytesIO(page.screenshot())).convert("RGB")
        drawn = document[number].render(scale=96 / 72).to_pil().convert("RGB")
        # The mean colours of fields of 5 mm, below the title, whose letters are of other fonts.
        fields = [
            image.crop((0, 80, 794, 836)).resize((42, 40), Image.Resampling.BOX)
            for image in (shown, drawn)
        ]
        difference = ImageStat.Stat(ImageChops.difference(*fields))
        assert max(most for _, most in difference.extrema) < 12, "of 255"
        page.close()
    document.close()
    context.close()
