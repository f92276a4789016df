"""Pages on paper: all the words, no cut board, light colours, and nothing of the frame."""

from __future__ import annotations

import re
from io import BytesIO
from typing import TYPE_CHECKING

import pytest
from pypdf import PdfReader
from pypdfium2 import PdfDocument

from tests.site.conftest import Site

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

    Opener = Callable[[str, str], Page]

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("site")]

GUIDES = [
    ("games/halatafl", "A4", "dark"),
    ("pt/games/bagh-chal", "Letter", "light"),
    ("sv/games/alea-evangelii", "A4", "dark"),
]

MARK = """() => {
  // A sign at the top of every board, and one behind its last word: they must be on one page.
  document.querySelectorAll('.re-step, .re-start').forEach((block, number) => {
    const svg = block.querySelector('svg.re-diagram'), box = svg.viewBox.baseVal
    const sign = document.createElementNS('http://www.w3.org/2000/svg', 'text')
    sign.textContent = `top${number}x`
    sign.setAttribute('x', box.x); sign.setAttribute('y', box.y + 0.6)
    sign.setAttribute('font-size', 0.5)
    svg.append(sign)
    const words = block.querySelectorAll('.re-step p:last-child, figcaption')
    words[words.length - 1].append(` end${number}x`)
  })
  // And one in every heading, one in what follows it.
  document.querySelectorAll('article :is(h2, h3):not(.re-printables)').forEach((head, number) => {
    head.append(` head${number}x`)
    // What the rules in brief link to is no matter of paper.
    const next = document.querySelector(head.id === 'brief' ? '.re-brief' : `#${head.id} + *`)
    const words = '.re-step p:first-child, figcaption'
    const first = next.matches('p, ul, ol') ? next : next.querySelector(words)
    first.prepend(`next${number}x `)
  })
}"""

SAID = """() => [...document.querySelectorAll('.re-step p:nth-child(2), .re-start figcaption')]
  .map(said => said.textContent)"""

CHROME = [".md-header", ".md-sidebar", ".md-footer", ".headerlink", ".re-printables"]


def letters(text: str) -> str:
    """Return a text without spaces and hyphens, which the breaking of lines changes."""
    return re.sub(r"[\s\u00ad\u2010-]+", "", text)


@pytest.fixture
def open_page(site: Site, browser: Browser) -> Iterator[Opener]:
    """Return a function that opens a page of the site in a colour scheme."""
    contexts = []

    def opened(name: str, scheme: str) -> Page:
        context = browser.new_context(color_scheme="dark" if scheme == "dark" else "light")
        contexts.append(context)
        page = context.new_page()
        page.goto((site.folder / name / "index.html").as_uri())
        return page

    yield opened
    for context in contexts:
        context.close()


def printed(page: Page, paper: str) -> list[str]:
    """Print a page; return the text of each sheet."""
    document = PdfDocument(page.pdf(format=paper))
    try:
        return [document[at].get_textpage().get_text_bounded() for at in range(len(document))]
    finally:
        document.close()


def without_examples(page: Page) -> None:
    """Leave the boards out where they do not matter: they are most of what is printed."""
    page.evaluate("document.querySelectorAll('.re-example').forEach(one => one.remove())")


@pytest.mark.parametrize(("name", "paper", "scheme"), GUIDES)
def test_every_word_is_printed_no_board_is_cut_and_no_heading_left_alone(
    open_page: Opener, name: str, paper: str, scheme: str
) -> None:
    page = open_page(name, scheme)
    said, steps = page.evaluate(SAID), page.locator(".re-step").count()
    page.evaluate(MARK)
    sheets = [letters(text) for text in printed(page, paper)]
    text = "".join(sheets)
    assert len(said) > 10
    assert [words for words in said if letters(words) not in text] == []
    # Several boards a row: at least four steps a sheet, and what is beside them.
    assert 3 <= len(sheets) <= steps / 4 + 5
    where: dict[str, int] = {}
    for number, sheet in enumerate(sheets):
        for sign in re.findall(r"(?:top|end|head|next)\d+x", sheet):
            assert sign not in where
            where[sign] = number
    for first, second in (("top", "end"), ("head", "next")):
        pairs = [sign.removeprefix(first) for sign in where if sign.startswith(first)]
        assert len(pairs) >= 5
        assert [at for at in pairs if where[first + at] != where.get(second + at)] == []


def test_nothing_of_the_frame_is_printed(open_page: Opener) -> None:
    page = open_page("games/halatafl", "light")
    sheets = printed(page, "A4")
    assert letters("Two Foxes (Halatafl)") in letters(sheets[0])
    text = letters("".join(sheets))
    for words in ("Table of contents", "Alea Evangelii", "CC BY", "Print and play", "SVG", "¶"):
        assert letters(words) not in text
    page.emulate_media(media="print")
    for selector in CHROME:
        for element in page.locator(selector).all():
            assert not element.is_visible(), selector
    for button in page.locator("button, input, summary").all():
        assert not button.is_visible()


COLOURS = """() => ['body', 'article', 'article p', 'article h2', 'svg .re-board', 'svg .re-line',
  'svg .re-goose'].map(css => {
    const style = getComputedStyle(document.querySelector(css))
    return [style.color, style.backgroundColor, style.fill]
  })"""


def test_colours_on_paper_are_light_whatever_the_scheme(open_page: Opener) -> None:
    seen = []
    for scheme in ("light", "dark"):
        page = open_page("games/halatafl", scheme)
        dark = page.evaluate("document.body.getAttribute('data-md-color-scheme')")
        assert dark == ("slate" if scheme == "dark" else "default")
        page.emulate_media(media="print", color_scheme=scheme)
        seen.append(page.evaluate(COLOURS))
    assert seen[0] == seen[1]
    body, _, text, heading, board, *_ = seen[1]
    assert body[1] == "rgb(255, 255, 255)"
    assert text[0] == heading[0] == "rgb(0, 0, 0)"
    red, green, blue = (int(value) for value in re.findall(r"\d+", board[2]))
    assert min(red, green, blue) > 150


def test_links_can_be_read_on_paper(open_page: Opener) -> None:
    page = open_page("how-examples-are-verified", "light")
    page.evaluate(
        """() => document.querySelector('article p').insertAdjacentHTML('beforeend',
        ' <a id="out" href="https://example.org/rules">Rules</a> <a id="in" href="../">Home</a>')"""
    )
    text = letters("".join(printed(page, "A4")))
    assert letters("Rules (https://example.org/rules) Home") in text
    assert "Home(" not in text
    page.emulate_media(media="print")
    style = "id => getComputedStyle(document.getElementById(id)).color"
    assert page.evaluate(style, "in") == page.evaluate(style, "out") == "rgb(0, 0, 0)"


SIZES = """() => {
  const unit = 96 / 25.4
  const wide = css => document.querySelector(css).getBoundingClientRect().width / unit
  return [wide('.re-start svg.re-diagram'), wide('.re-example svg.re-diagram'),
    parseFloat(getComputedStyle(document.querySelector('article p')).fontSize) * 0.75]
}"""


def test_the_start_is_large_and_the_type_is_of_a_good_size(open_page: Opener) -> None:
    page = open_page("games/halatafl", "light")
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 673, "height": 900})  # A4 between its margins
    start, step, points = page.evaluate(SIZES)
    assert 80 <= start <= 130
    assert 38 <= step <= 50
    assert 10 <= points <= 12


@pytest.mark.parametrize("name", ["", "compare", "glossary"])
def test_other_pages_are_printed_whole(open_page: Opener, name: str) -> None:
    page = open_page(name, "dark")
    reader = PdfReader(BytesIO(page.pdf(format="A4", prefer_css_page_size=True)))
    text = letters("".join(sheet.extract_text() for sheet in reader.pages))
    words = page.evaluate(
        """() => [...document.querySelectorAll('article :is(h1, p, td, .re-card h3)')]
        .filter(one => one.checkVisibility() && !one.closest('.re-gloss, .re-choice'))
        .map(one => one.textContent)"""
    )
    assert len(words) > 5
    assert [said for said in words if letters(said.removesuffix("¶")) not in text] == []


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("folder", ["", "pt/", "sv/"])
def test_the_comparison_lies_on_its_side_on_two_full_pages(
    open_page: Opener, folder: str, paper: str
) -> None:
    page = open_page(f"{folder}compare", "light")
    reader = PdfReader(BytesIO(page.pdf(format=paper, prefer_css_page_size=True)))
    assert len(reader.pages) <= 2
    for sheet in reader.pages:
        assert sheet.mediabox.width > sheet.mediabox.height
        assert len(letters(sheet.extract_text())) > 1000


@pytest.mark.parametrize(
    ("folder", "examples", "leads"),
    [
        ("", "examples 1", "The rules link"),
        ("pt/", "exemplos 1", "Os links de cada regra"),
        ("sv/", "exempel 1", "Från reglerna kommer du"),
    ],
)
def test_what_only_links_is_not_printed(
    open_page: Opener, folder: str, examples: str, leads: str
) -> None:
    page = open_page(f"{folder}games/copenhagen-hnefatafl", "light")
    shown = page.locator("article").inner_text()
    without_examples(page)
    text = letters("".join(printed(page, "A4")))
    for words in (examples, leads, "CH-6"):
        assert words in shown
        assert letters(words) not in text
    rules = page.locator("ol.re-brief > li").evaluate_all(
        "all => all.map(one => one.firstChild.textContent)"
    )
    assert len(rules) > 10
    assert [rule for rule in rules if letters(rule) not in text] == []


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("name", ["games/copenhagen-hnefatafl", "sv/games/tawlbwrdd"])
def test_a_table_begins_where_its_heading_is(open_page: Opener, name: str, paper: str) -> None:
    page = open_page(name, "light")
    without_examples(page)
    for filler in (0, 60, 120, 180):  # wherever the heading comes to stand on its page
        page.evaluate(
            """tall => {
              document.querySelector('#changes').style.paddingTop = `${tall}mm`
              document.querySelector('#changes').dataset.headed ||= (
                document.querySelector('#changes').append(' heading1x'),
                document.querySelector('#changes + p').append(' sentence1x'),
                document.querySelector('table.re-changes tbody tr td').append(' row1x'))
            }""",
            filler,
        )
        sheets = [letters(text) for text in printed(page, paper)]
        where = [
            [number for number, text in enumerate(sheets) if sign in text]
            for sign in ("heading1x", "sentence1x", "row1x")
        ]
        assert len(where[0]) == 1
        assert where[0] == where[1] == where[2]
