"""Drawings as text: well formed, self-contained, the same every time, cheap to repeat."""

from __future__ import annotations

import re
from math import hypot
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_engine.diagram import Marks, definitions, draw_board, figure, figure_body, wrap
from rules_engine.diagram.writer import number
from rules_engine.position import Piece, Position
from tests.diagram.samples import CROSS, SAMPLES, STRANGERS, Pictured, sample

if TYPE_CHECKING:
    from rules_engine.diagram.drawing import Drawable
    from rules_engine.game import Variant
    from tests.diagram.samples import Sample

SVG = "{http://www.w3.org/2000/svg}"
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"

pictures = pytest.mark.parametrize("picture", SAMPLES, ids=lambda picture: picture.name)


def fits(variant: Variant) -> Drawable:
    """Let the type checker prove that every variant can be drawn."""
    return variant


def page_of(*chosen: Sample) -> ElementTree.Element:
    """Return a page with two figures of each sample."""
    parts = []
    for picture in chosen:
        drawing = picture.board_drawing()
        parts.append(definitions(drawing, f"re-{picture.name}"))
        for step in ("0", "1"):
            parts.append(
                figure(
                    drawing,
                    picture.position,
                    picture.marks,
                    "Title",
                    "Description",
                    f"re-{picture.name}",
                    f"{picture.name}-{step}",
                )
            )
    return ElementTree.fromstring(f"<body>{''.join(parts)}</body>")


def references(root: ElementTree.Element) -> tuple[list[str], set[str]]:
    """Return all ids of a tree, and all that is referred to."""
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    wanted = set()
    for element in root.iter():
        wanted |= set(element.get("aria-labelledby", "").split())
        if "href" in element.attrib:
            assert element.attrib["href"].startswith("#")
            wanted.add(element.attrib["href"][1:])
    return ids, wanted


def test_a_page_has_each_id_once_and_every_reference_leads_to_one() -> None:
    ids, wanted = references(page_of(*SAMPLES))
    assert len(ids) == len(set(ids))
    assert wanted <= set(ids)


@pictures
def test_a_file_needs_nothing_else(picture: Sample) -> None:
    text = picture.draw()
    root = ElementTree.fromstring(text)
    ids, wanted = references(root)
    assert len(ids) == len(set(ids))
    assert wanted <= set(ids)
    assert all(name.startswith(picture.name) for name in ids)
    assert root.get(XML_LANG) == "en"
    assert text.count("http") == text.count('xmlns="http://www.w3.org/2000/svg"') == 1
    assert "@import" not in text
    assert "url(" not in text


@pictures
def test_a_drawing_is_the_same_every_time(picture: Sample) -> None:
    drawing = picture.board_drawing()
    first = figure_body(drawing, picture.position, picture.marks)
    assert figure_body(drawing, picture.position, picture.marks) == first
    assert figure_body(picture.board_drawing(), picture.position, picture.marks) == first
    assert picture.draw() == picture.draw()


@pictures
def test_attributes_stand_in_a_fixed_order(picture: Sample) -> None:
    text = definitions(picture.board_drawing(), "p").partition("<defs>")[2]
    for tag in re.findall(r"<\w+ ([^>]*)>", text):
        names = re.findall(r'([\w-]+)="', tag)
        assert names == sorted(names)


def test_a_figure_costs_its_pieces_only() -> None:
    picture = sample("jump")
    drawing = picture.board_drawing()
    none = Position((0, 0), 0, (0, 0), (0, 0))
    root = ElementTree.fromstring(f"<g>{figure_body(drawing, none)}</g>")
    assert [element.tag for element in root] == ["use"]
    root = ElementTree.fromstring(f"<g>{figure_body(drawing, picture.position)}</g>")
    # The board, two foxes and ten geese.
    assert [element.tag for element in root] == ["use"] * 13


def test_a_figure_holds_no_colours_and_no_line_breaks() -> None:
    picture = sample("chain")
    drawing = picture.board_drawing()
    text = definitions(drawing, "p") + figure(
        drawing, picture.position, picture.marks, "T", "D", "p", "f"
    )
    assert "\n" not in text
    assert "style" not in text
    assert not re.search(r'(fill|stroke|color)="', text)
    assert not re.search(r"#[0-9a-f]{3,6}\b", text)


def test_a_body_serves_every_language_and_prefix() -> None:
    picture = sample("jump")
    drawing = picture.board_drawing()
    body = figure_body(drawing, picture.position, picture.marks)
    for prefix, title in (("one", "Räven slår"), ("two", "A raposa salta")):
        text = wrap(drawing, body, title, "D", prefix, "f")
        assert text == figure(drawing, picture.position, picture.marks, title, "D", prefix, "f")
        root = ElementTree.fromstring(text)
        assert root.findtext(f"{SVG}title") == title
        uses = [element.attrib["href"] for element in root.iter(f"{SVG}use")]
        assert uses
        assert all(href.startswith(f"#{prefix}-") for href in uses)


def test_a_figure_says_what_it_shows() -> None:
    drawing = sample("jump").board_drawing()
    root = ElementTree.fromstring(wrap(drawing, "", "The title", "The text", "p", "f"))
    named = {element.get("id"): element.text for element in root}
    assert root.get("role") == "img"
    assert [named[name] for name in root.attrib["aria-labelledby"].split()] == [
        "The title",
        "The text",
    ]


def test_an_empty_description_is_left_out() -> None:
    drawing = sample("jump").board_drawing()
    root = ElementTree.fromstring(wrap(drawing, "", "The title", "", "p", "f"))
    assert root.find(f"{SVG}desc") is None
    assert root.attrib["aria-labelledby"] == "f-title"


@given(st.text(), st.text(min_size=1))
def test_any_text_can_be_title_and_description(title: str, description: str) -> None:
    text = wrap(JUMP, "", title, description, "p", "f")
    root = ElementTree.fromstring(text.encode())
    legal = "\t\n\r"
    expected = "".join(
        char
        if char in legal
        or " " <= char <= "\ud7ff"
        or "\ue000" <= char <= "\ufffd"
        or char > "\uffff"
        else "\ufffd"
        for char in title
    )
    # Parsers read every line end as a line feed.
    expected = expected.replace("\r\n", "\n").replace("\r", "\n")
    assert (root.findtext(f"{SVG}title") or "") == expected


JUMP = sample("jump").board_drawing()


@pytest.mark.parametrize("name", ["", "1st", "a b", "a/b", 'a"', "-a", "_a", "#a"])
def test_a_bad_prefix_is_refused(name: str) -> None:
    picture = sample("jump")
    with pytest.raises(ValueError, match="expected a letter"):
        definitions(JUMP, name)
    with pytest.raises(ValueError, match="expected a letter"):
        figure(JUMP, picture.position, Marks(), "T", "D", name, "f")
    with pytest.raises(ValueError, match="expected a letter"):
        figure(JUMP, picture.position, Marks(), "T", "D", "p", name)


def test_a_piece_whose_name_cannot_be_an_id_is_refused() -> None:
    with pytest.raises(ValueError, match="a piece"):
        draw_board(Pictured(CROSS, (Piece("a piece", "us", "p"),), "algebraic"))


def test_a_piece_may_be_called_board() -> None:
    drawing = draw_board(Pictured(CROSS, (Piece("board", "us", "b"),), "algebraic"))
    ids, _ = references(ElementTree.fromstring(definitions(drawing, "p")))
    assert len(ids) == len(set(ids)) == 2


def test_a_letter_of_an_unknown_piece_is_escaped() -> None:
    drawing = draw_board(Pictured(CROSS, (Piece("thing", "us", "<"),), "algebraic"))
    root = ElementTree.fromstring(definitions(drawing, "p"))
    assert "<" in [element.text for element in root.iter(f"{SVG}text")]


def test_unknown_pieces_show_their_letters() -> None:
    drawing = sample("strangers").board_drawing()
    root = ElementTree.fromstring(definitions(drawing, "p"))
    pieces = [
        group for group in root.iter(f"{SVG}g") if "re-piece" in group.get("class", "").split()
    ]
    assert [group.findtext(f".//{SVG}text") for group in pieces] == [
        piece.symbol for piece in STRANGERS
    ]


@pytest.mark.parametrize(
    ("name", "widest"),
    [("jump", 352), ("placement", 300), ("squares", 352), ("strangers", 352)],
)
def test_a_figure_is_of_a_modest_width(name: str, widest: int) -> None:
    drawing = sample(name).board_drawing()
    root = ElementTree.fromstring(wrap(drawing, "", "T", "", "p", "f"))
    assert 200 <= int(root.attrib["width"]) <= widest
    assert not drawing.wide


def test_the_squares_of_the_largest_board_keep_their_size() -> None:
    drawing = sample("large").board_drawing()
    root = ElementTree.fromstring(wrap(drawing, "", "T", "", "p", "f"))
    # 26 CSS pixels for each of 19 squares, and a strip on one side.
    assert 19 * 26 < int(root.attrib["width"]) < 21 * 26
    assert drawing.wide


def test_a_sign_stands_on_each_point_of_its_region() -> None:
    root = ElementTree.fromstring(definitions(sample("squares").board_drawing(), "p"))
    throne, corners = (path.attrib["d"] for path in root.iter(f"{SVG}path") if is_sign(path))
    # One closed line for the throne; two squares, one inside the other, for each corner.
    assert throne.count("M") == throne.count("z") == 1
    assert throne.count("A") == 4
    assert corners.count("M") == corners.count("z") == 8
    assert throne != corners


def is_sign(path: ElementTree.Element) -> bool:
    return path.get("class") == "re-sign"


def test_what_is_hostile_shows_around_a_piece() -> None:
    picture = sample("squares")
    body = figure_body(picture.board_drawing(), picture.position, picture.marks)
    root = ElementTree.fromstring(f"<g>{body}</g>")
    (path,) = (path for path in root.iter("path") if path.get("class") == "re-hostile")
    # Four corners of two squares, each a triangle whose sides lie outside a piece.
    triangles = re.findall(r"M(\S+) (\S+)h(\S+)l(\S+) (\S+)z", path.attrib["d"])
    assert len(triangles) == 8
    for x, y, leg, *_ in triangles:
        centre = min(((1, 1), (5, 5)), key=lambda at: abs(at[0] - float(x)))
        # The middle of the long side is the place that is nearest to the centre.
        near_x = float(x) - centre[0] + float(leg) / 2
        near_y = abs(float(y) - centre[1]) - abs(float(leg)) / 2
        assert hypot(near_x, near_y) > 0.4
        assert abs(float(x) - centre[0]) < 0.5


@pytest.mark.parametrize(
    ("value", "text"), [(1.0, "1"), (0.5, "0.5"), (-0.0001, "0"), (2.12345, "2.123"), (10.0, "10")]
)
def test_lengths_are_short(value: float, text: str) -> None:
    assert number(value) == text
