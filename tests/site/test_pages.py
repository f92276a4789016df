"""Placeholders, inline words, figures as HTML, and what is left over."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING

import pytest

from rules_engine.loading import Faults
from rules_engine.loading.source import Source
from rules_engine.site.drawings import marks_of, pictured_regions, with_named_points
from rules_engine.site.fences import Fence, scan
from rules_engine.site.figures import PLACEHOLDER, Figures, Page, slug
from rules_engine.site.inline import render_inline
from rules_engine.site.leftovers import NOTHING, Expected, leftovers
from rules_engine.site.manifest import manifest
from rules_engine.site.pages import ChangedError, place, put_in
from rules_engine.site.verify import Project, read_project
from tests.site.projects import FENCE, small, write

if TYPE_CHECKING:
    from pathlib import Path

PLACED = f'<span class="{PLACEHOLDER}" data-figure="%d" data-search-exclude></span>'
START = "``` start\nfox-and-geese geese=15\nFifteen *geese*.\n```\n"


def fences(text: str) -> tuple[Fence, ...]:
    return scan(Source(None, "page.md", text), Faults()).fences


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return read_project(small(tmp_path))


def test_a_placeholder_takes_the_place_of_a_figure() -> None:
    text = f"Before.\n{FENCE}After.\n"
    assert place(text, fences(text)) == f"Before.\n\n{PLACED % 0}\n\nAfter."


def test_placeholders_keep_the_indentation_and_the_order() -> None:
    indented = "".join(f"    {line}\n" for line in FENCE.splitlines())
    text = f"{START}\n- item\n\n{indented}"
    lines = place(text, fences(text)).splitlines()
    assert [line for line in lines if "span" in line] == [PLACED % 0, f"    {PLACED % 1}"]


def test_a_page_that_was_changed_is_refused() -> None:
    found = fences(FENCE)
    with pytest.raises(ChangedError):
        place(FENCE.replace("One.", "A move."), found)
    with pytest.raises(ChangedError):
        place(FENCE.replace("0. ", "hostile: d4\n0. "), found)
    with pytest.raises(ChangedError):
        place("No figure.", found)
    # Lines may have moved, as they do when the front matter is taken off.
    place(f"Text.\n\n{FENCE}", found)


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("Plain text.", "Plain text."),
        ("*One* and **two**.", "<em>One</em> and <strong>two</strong>."),
        ("`a<b` & c", "<code>a&lt;b</code> &amp; c"),
        ("<b>no</b> <script>", "&lt;b&gt;no&lt;/b&gt; &lt;script&gt;"),
        ("[x](https://a.example/)", '<a href="https://a.example/">x</a>'),
        ("# *No* heading", "# <em>No</em> heading"),
        ("- *no* list", "- <em>no</em> list"),
        ("![no](picture.png)", "![no](picture.png)"),
        ("\\*as it is\\*", "*as it is*"),
    ],
)
def test_words_are_inline_markdown(text: str, html: str) -> None:
    assert render_inline(text) == html


def test_the_figure_of_an_example(project: Project) -> None:
    (fence,) = fences(FENCE.replace("One.", "The *jump*."))
    html = Figures(project).html(fence, Page("pt", "../../"))
    assert html.count("<svg") == 3, "the definitions and two steps"
    assert '<figure class="re-example" id="halatafl-must-jump" lang="pt"' in html
    assert 'aria-label="Exemplo explicado: Duas Raposas (Halatafl)"' in html
    assert '<a href="#must-jump-0">Início</a></p>' in html
    assert '<a href="#must-jump-1">Lance 1</a> <b>d6×d4</b>' in html
    assert "The <em>jump</em>." in html
    assert "Vez dos gansos. Peças capturadas: 10 gansos." in html
    assert 'href="../../diagrams/halatafl/must-jump-0.svg"' in html
    assert 'role="img" aria-label="Posição depois do lance 1"' in html


def test_the_figure_of_a_start(project: Project) -> None:
    (fence,) = fences(START)
    html = Figures(project).html(fence, Page("sv", "../"))
    assert '<figure class="re-start" id="start-fox-and-geese-geese-15" lang="sv">' in html
    assert "<figcaption>Fifteen <em>geese</em>.</figcaption>" in html
    assert 'aria-label="Räv och gäss: startställning, 15 gäss"' in html
    assert '<ol start="0"><li>Räv på d4. Gäss på ' in html
    assert 'href="../diagrams/start/fox-and-geese-geese-15.svg"' in html


HOSTILE = FENCE.replace("0. ", "hostile: d4 a3\n0. ").replace("One.", "It ends on d4.")


def test_hostile_points_are_marked_in_every_step_and_said(project: Project) -> None:
    (fence,) = fences(HOSTILE)
    html = Figures(project).html(fence, Page("en", "./"))
    steps = html.partition("<details")[0].split("<li ")[1:]
    assert ['class="re-hostile"' in step for step in steps] == [True, True]
    # What is marked already gets no ring because the words name it.
    assert 'href="#b1h"' not in html
    assert [step.count("Hostile squares: a3 and d4.</p>") for step in steps] == [1, 0]
    told = html.partition("<details")[2].split("<li>")[1:]
    assert ["Hostile squares: a3 and d4." in text for text in told] == [True, True]
    swedish = Figures(project).html(fence, Page("sv", "./"))
    assert "Fientliga rutor: a3 och d4." in swedish
    portuguese = Figures(project).html(fence, Page("pt", "./"))
    assert "Casas hostis: a3 e d4." in portuguese
    (plain,) = fences(FENCE)
    assert "ostile" not in Figures(project).html(plain, Page("en", "./"))


def test_one_hostile_point_is_a_singular(project: Project) -> None:
    (fence,) = fences(HOSTILE.replace("d4 a3", "a3"))
    said = [Figures(project).html(fence, Page(code, "./")) for code in ("en", "pt", "sv")]
    words = ("Hostile square: a3.", "Casa hostil: a3.", "Fientlig ruta: a3.")
    assert all(text in html for html, text in zip(said, words, strict=True))


@pytest.mark.parametrize(
    ("variant", "regions"),
    [
        ("halatafl", {"pen"}),
        ("fox-and-hounds", {"last-row"}),
        ("bagh-chal", set()),
        ("brandubh", {"throne", "corners"}),
        # Its edge is where a king is safe, no goal; there the goal is a corner.
        ("copenhagen-hnefatafl", {"throne", "corners"}),
        # The board has corners, but no rule of this game speaks of them.
        ("tablut-linnaeus", {"throne", "edge"}),
        ("tawlbwrdd", {"edge"}),
    ],
)
def test_a_picture_shows_goals_and_what_has_a_sign(
    project: Project, variant: str, regions: set[str]
) -> None:
    assert set(pictured_regions(project.library.load(variant, {}).rules)) == regions


@pytest.mark.parametrize(
    ("variant", "css"),
    [("alea-evangelii", "re-start re-wide"), ("copenhagen-hnefatafl-13", "re-start")],
)
def test_the_largest_board_is_shown_wide(project: Project, variant: str, css: str) -> None:
    (fence,) = fences(f"``` start\n{variant}\n```\n")
    html = Figures(project).html(fence, Page("en", "./"))
    assert f'<figure class="{css}" id="start-{variant}"' in html


def test_a_start_without_a_caption_has_its_title(project: Project) -> None:
    (fence,) = fences("``` start\nhalatafl\n```\n")
    html = Figures(project).html(fence, Page("en", "./"))
    assert "<figcaption>Two Foxes (Halatafl): starting position</figcaption>" in html


def test_ids_are_unique_on_a_page(project: Project) -> None:
    found = fences(FENCE + START + FENCE + START)
    figures, page = Figures(project), Page("en", "./")
    html = "".join(figures.html(fence, page) for fence in found)
    ids = re.findall(r' id="([^"]+)"', html)
    assert len(ids) == len(set(ids))
    assert html.count("re-definitions") == 2, "one for each board"
    targets = set(re.findall(r'href="#([^"]+)"', html))
    assert targets <= set(ids)
    labels = {
        name for text in re.findall(r'aria-labelledby="([^"]+)"', html) for name in text.split()
    }
    assert labels <= set(ids)


def test_figures_take_the_place_of_placeholders(project: Project) -> None:
    found = fences(f"{FENCE}\n{START}")
    html = f"<p>{PLACED % 0}</p>\n<li>{PLACED % 1}</li>"
    made = put_in(html, found, Figures(project), Page("en", "./"))
    assert PLACEHOLDER not in made
    assert made.startswith('<svg class="re-definitions"')
    assert made.index(slug(found[0])) < made.index(slug(found[1]))
    assert made.endswith("</script>\n</li>"), "what can be asked stands after the last figure"


def test_points_that_the_words_name_are_marked(project: Project) -> None:
    example = project.examples["halatafl/must-jump"]
    variant, board = example.variant, example.variant.board
    marks = with_named_points(
        variant, marks_of(None), "From a3, not z9, c10 or HT-6, to (a4); e3–e4."
    )
    assert {variant.format_point(point) for point in marks.highlights} == {"a3", "a4", "e3", "e4"}
    marks = with_named_points(
        variant, marks_of(example.turns[0]), "From d6 over d5 to d4; then c3."
    )
    assert [variant.format_point(point) for point in marks.highlights] == ["c3"]
    assert len(board) == 33


def test_points_in_rows_and_columns_are_marked(project: Project) -> None:
    variant = project.library.load("bagh-chal", {})
    marks = with_named_points(variant, marks_of(None), "The goat on (1,2), not (6,1); (3,3).")
    assert [variant.format_point(point) for point in marks.highlights] == ["1.2", "3.3"]


def test_every_step_has_a_file_with_the_words_of_every_language(project: Project) -> None:
    files = dict(Figures(project).files())
    assert list(files) == [
        "diagrams/halatafl/must-jump-0.svg",
        "diagrams/halatafl/must-jump-1.svg",
    ]
    root = ET.fromstring(files["diagrams/halatafl/must-jump-1.svg"])
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    titles = [
        (title.get(language, root.get(language)), title.text)
        for title in root.iter("{http://www.w3.org/2000/svg}title")
    ]
    assert titles == [
        ("en", "Two Foxes (Halatafl): position after move 1, d6×d4"),
        ("pt", "Duas Raposas (Halatafl): posição depois do lance 1, d6×d4"),
        ("sv", "Två rävar (Halatafl): ställningen efter drag 1, d6×d4"),
    ]
    texts = [text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}desc")]
    assert [text.split()[0] for text in texts] == ["The", "A", "Räven"]


def test_the_manifest_is_the_same_every_time(project: Project) -> None:
    examples = list(project.examples.values())
    one, other = manifest(examples, "1.2.3"), manifest(reversed(examples), "1.2.3")
    assert one == other
    assert '"engine": "rules-engine 1.2.3"' in one


PAGE = "<html><body><h1>x</h1>%s</body></html>"
WANTED = Expected(("fig",), ("fg-1",))


@pytest.mark.parametrize(
    ("html", "reason"),
    [
        (PLACED % 3, "placeholder"),
        ('<div class="language-example highlight"><pre><code>a/b</code></pre></div>', "as code"),
        ('<pre class="language-start"><code>x</code></pre>', "as code"),
        ("<pre><span></span><code>a/b\n0. x\n</code></pre>", "as code"),
        ("<pre><code>halatafl geese=15\nWords.</code></pre>", "as code"),
        ("<pre><code>halatafl\n</code></pre>", "as code"),
        ("<p>``` example\na/b</p>", "fence is shown as text"),
        ("<p>Text {#ht-7}</p>", "anchor"),
        ("<p>Text {: #ht-7 }</p>", "anchor"),
        ("-", "nothing has the id 'fig'"),
        ("-", "nothing has the id 'fg-1'"),
    ],
)
def test_leftovers_are_found(tmp_path: Path, html: str, reason: str) -> None:
    ids = [name for name in ("fig", "fg-1") if f"'{name}'" not in reason]
    identified = "".join(f'<i id="{name}"></i>' for name in ids)
    write(tmp_path, {"a/index.html": PAGE % (html + identified), "b.html": PAGE % ""})
    (found,) = leftovers(tmp_path, {tmp_path / "a" / "index.html": WANTED}, ["halatafl"])
    assert found.startswith("a/index.html: ")
    assert reason in found


@pytest.mark.parametrize(
    ("html", "line"),
    [
        ("<p>x {{ rows }} y</p>", "a reference is shown as text: {{ rows }}; see a.md:2:3"),
        ("<p>x {{ rows</p>", "a reference is shown as text: {{ rows; see a.md:2:3"),
        ("<p>{{ gone }}</p>", "a reference is shown as text: {{ gone }}; see a.md"),
        (
            "<pre><code>halatafl\n</code></pre>",
            "a figure's block is shown as code: halatafl; see a.md:4:1",
        ),
        ("<p>{{ b }}</p>", "a reference is shown as text: {{ b }}; see a.md:5:1 or a.md:6:1"),
        ("<p>{{ c }}</p>", "a reference is shown as text: {{ c }}; see a.md"),
        ("<p>{#ht-7}</p>", "an anchor is shown as text: {#ht-7}; see a.md:3:6"),
        (PLACED % 0, "a placeholder was not replaced by its figure 'fig'; see a.md"),
    ],
)
def test_a_leftover_is_quoted_and_its_place_is_named(tmp_path: Path, html: str, line: str) -> None:
    source = Source(
        None, "a.md", "# Title\nx {{ rows }}\nText {#ht-7}\nhalatafl\n{{ b }}\n{{ b }}\n"
    )
    write(tmp_path, {"a.html": PAGE % f'{html}<i id="fig"></i><i id="fg-1"></i>'})
    found = leftovers(tmp_path, {tmp_path / "a.html": WANTED._replace(source=source)}, ["halatafl"])
    assert found == [f"a.html: {line}"]


def test_a_placeholder_of_an_editor_is_left_for_the_proof(project: Project) -> None:
    found = fences(FENCE)
    for number in ("9", "x", "1" * 5000):
        html = (PLACED % 0) + (PLACED % 0).replace('"0"', f'"{number}"')
        made = put_in(html, found, Figures(project), Page("en", "./"))
        assert made.count(PLACEHOLDER) == 1


def test_what_stands_in_code_is_no_leftover(tmp_path: Path) -> None:
    code = (
        '<div class="language-text"><pre><code>``` example\na/b\n0. x\n{#ht-7}</code></pre></div>'
    )
    code += "<pre><code>a/b\nc/d\n</code></pre><pre><code>halatafl --flat\n</code></pre>"
    write(
        tmp_path, {"a.html": PAGE % (code + '<i id="fig"></i><i id="fg-1"></i><code>{#x}</code>')}
    )
    assert leftovers(tmp_path, {tmp_path / "a.html": WANTED}, ["halatafl"]) == []


def test_a_page_that_was_not_written_is_found(tmp_path: Path) -> None:
    found = leftovers(tmp_path, {tmp_path / "a.html": NOTHING}, [])
    assert found == ["a.html: the page was not written"]
