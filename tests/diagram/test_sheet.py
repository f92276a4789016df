"""Boards to print: as large as the paper allows, whole, and with the right number of pieces."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rules_engine.diagram.pieces_sheet import piece_side
from rules_engine.diagram.sheet import PAPERS, Lines, Text, Window
from rules_engine.diagram.sheet_pdf import text_width
from rules_engine.diagram.sheet_plan import COMFORTABLE, FLAP, LEAST, WIDEST, plans_for
from rules_engine.words.sheets import most_pieces, needed_pieces
from tests.diagram.printed import DRAWINGS, LIBRARY, NAMES, SIZES, printed

BORDER = 10.0
"""What home printers can be trusted to leave free at most, in millimetres."""


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", NAMES)
def test_a_board_is_as_large_as_the_paper_allows(name: str, paper: str) -> None:
    drawing = DRAWINGS.board(LIBRARY.load(name)).drawing
    wide = SIZES[paper][0] - 2 * BORDER
    across = drawing.view.width
    plans = plans_for(drawing, PAPERS[paper])
    assert [plan.large for plan in plans] in ([False], [True], [False, True])
    for plan in plans:
        assert plan.pitch == round(plan.pitch), "it can be told in whole millimetres"
        assert LEAST <= plan.pitch <= WIDEST
        if not plan.large:
            # No board is higher than it is wide, and the paper is.
            assert plan.pitch * across <= wide
            assert (plan.pitch + 1) * across > wide or plan.pitch == WIDEST
        if plan.large:
            assert plan.pitch >= COMFORTABLE
    assert plans[-1].pitch >= COMFORTABLE, "somehow every board can be had in comfort"


@pytest.mark.parametrize(
    ("name", "sheets"),
    [
        ("bagh-chal", [1]),
        ("halatafl", [1]),
        ("fox-and-hounds", [1]),
        ("tablut", [1]),
        ("copenhagen-hnefatafl", [1, 2]),
        ("copenhagen-hnefatafl-13", [2]),
        ("alea-evangelii", [4]),
    ],
)
@pytest.mark.parametrize("paper", PAPERS)
def test_large_boards_are_offered_over_several_sheets(
    name: str, sheets: list[int], paper: str
) -> None:
    drawing = DRAWINGS.board(LIBRARY.load(name)).drawing
    assert [len(plan.tiles) for plan in plans_for(drawing, PAPERS[paper])] == sheets


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", NAMES)
def test_the_sheets_make_up_the_board_and_each_fits_its_paper(name: str, paper: str) -> None:
    drawing = DRAWINGS.board(LIBRARY.load(name)).drawing
    view, spots = drawing.view, drawing.layout.spots
    for plan in plans_for(drawing, PAPERS[paper]):
        width, height = SIZES[paper][::-1] if plan.turned else SIZES[paper]
        whole = sum(tile.part.width * tile.part.height for tile in plan.tiles)
        assert whole == pytest.approx(view.width * view.height)
        for tile in plan.tiles:
            left, top = FLAP * tile.left, FLAP * tile.top
            assert plan.pitch * tile.part.width + left <= width - 2 * BORDER + 1e-9
            assert plan.pitch * tile.part.height + top <= height - 2 * BORDER + 1e-9
            assert (tile.left, tile.top) == (tile.part.x > view.x, tile.part.y > view.y)
            if tile.left:  # No piece stands on a cut.
                assert min(abs(x - tile.part.x) for x, _ in spots) == pytest.approx(0.5)
            if tile.top:
                assert min(abs(y - tile.part.y) for _, y in spots) == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        # Of few pieces one is spare, of many two; the numbers are those of the rule sheets.
        ("halatafl", {"fox": 2 + 1, "goose": 20 + 2}),
        ("bagh-chal", {"tiger": 4 + 1, "goat": 20 + 2}),
        ("fox-and-geese", {"fox": 1 + 1, "goose": 17 + 2}),
        ("fox-and-hounds", {"fox": 1 + 1, "hound": 4 + 1}),
        ("copenhagen-hnefatafl", {"attacker": 24 + 2, "defender": 12 + 2, "king": 1 + 1}),
        ("alea-evangelii", {"attacker": 48 + 2, "defender": 24 + 2, "king": 1 + 1}),
    ],
)
def test_there_are_as_many_pieces_as_the_game_needs_and_some_spare(
    name: str, counts: dict[str, int]
) -> None:
    made = printed(name)
    found = {piece.name: 0 for piece in made.variant.pieces}
    for page in made.pages:
        for item in page.items:
            if isinstance(item, Window) and item.kind is not None:
                found[made.variant.pieces[item.kind].name] += 1
    assert found == counts


def test_the_options_of_a_game_are_told() -> None:
    assert needed_pieces(LIBRARY.load("fox-and-geese")) == (1, 13)
    assert most_pieces(LIBRARY.check("fox-and-geese")) == (1, 17)
    text = " ".join(printed("fox-and-geese").reader.pages[1].extract_text().split())
    assert "played with the fox and 13 geese." in text
    assert "enough here for 17 geese." in text


@pytest.mark.parametrize("name", NAMES)
def test_pieces_fit_their_squares_and_none_is_cut_by_the_edge(name: str) -> None:
    for paper, (width, height) in SIZES.items():
        made = printed(name, paper)
        side = piece_side(made.plan.pitch)
        assert 10 <= side < made.plan.pitch
        squares = [
            (item.x, item.y)
            for page in made.pages
            for item in page.items
            if isinstance(item, Window) and item.kind is not None
        ]
        assert len(set(squares)) == len(squares), "no two lie on each other"
        for x, y in squares:
            assert x >= BORDER
            assert x + side <= width - BORDER
            assert BORDER <= y <= height - BORDER - side


def test_pieces_lie_in_rows_that_straight_cuts_part() -> None:
    made = printed("copenhagen-hnefatafl")
    page = made.pages[1]
    (cuts,) = [item for item in page.items if isinstance(item, Lines) and item.role == "cut"]
    side = piece_side(made.plan.pitch)
    across = sorted({y for (_, y), (_, to_y) in cuts.runs if y == to_y})
    down = sorted({x for (x, _), (to_x, _) in cuts.runs if x == to_x})
    assert all(after - before == pytest.approx(side) for before, after in pairwise(across))
    assert all(after - before == pytest.approx(side) for before, after in pairwise(down))
    for item in page.items:
        if isinstance(item, Window) and item.kind is not None:
            assert item.x in down
            assert item.y in across
            assert item.pitch * item.part.width == pytest.approx(side)


@pytest.mark.parametrize("name", NAMES)
def test_nothing_stands_outside_the_page(name: str) -> None:
    for paper in SIZES:
        for large in (False, True):
            for page in printed(name, paper, "pt", large).pages:
                for item in page.items:
                    if isinstance(item, Text):
                        wide = text_width(item.text, item.size, item.strong)
                        share = {"start": 0.0, "middle": 0.5, "end": 1.0}[item.anchor]
                        assert item.x - share * wide >= BORDER - 1e-6
                        assert item.x + (1 - share) * wide <= page.width - BORDER + 1e-6
                        assert 5 <= item.y <= page.height - 5
                    elif isinstance(item, Lines):
                        for run in item.runs:
                            for x, y in run:
                                assert 5 <= x <= page.width - 5
                                assert 5 <= y <= page.height - 5


def test_sheets_that_are_glued_have_strips_and_say_so() -> None:
    made = printed("alea-evangelii", large=True)
    strips = [
        [item for item in page.items if isinstance(item, Lines) and item.role == "glue"]
        for page in made.pages
    ]
    # Two columns and two rows: the right ones have a strip on the left, the lower ones on top.
    assert [len(found) for found in strips] == [0, 1, 1, 2, 0]
    texts = [" ".join(page.extract_text().split()) for page in made.reader.pages]
    assert [f"Board, sheet {number} of 4" in texts[number - 1] for number in range(1, 5)] == (
        [True] * 4
    )
    assert ["Glue here" in text for text in texts] == [False, True, True, True, False]


SHORT = tuple(f"Rule {number} is told in a few words." for number in range(1, 7))
LONG = tuple(
    f"Rule {number} takes a whole sentence, and a little more. " * 3 for number in range(40)
)


def test_the_rules_in_brief_stand_where_they_have_room() -> None:
    assert len(printed("halatafl").pages) == 2
    below = printed("halatafl", brief=SHORT)
    assert [page.name for page in below.pages] == ["Board", "Pieces"]
    assert "Rule 6" in below.reader.pages[0].extract_text()
    beside = printed("copenhagen-hnefatafl", large=True, brief=SHORT)
    assert len(beside.pages) == 3
    assert "Rule 6" in beside.reader.pages[2].extract_text()
    own = printed("halatafl", brief=LONG)
    assert [page.name for page in own.pages] == ["Board", "Pieces", "The rules in brief"]
    text = " ".join(own.reader.pages[2].extract_text().split())
    assert "Rule 0 takes" in text
    assert "Rule 39 takes" in text


def test_the_start_is_shown_beside_the_pieces() -> None:
    made = printed("bagh-chal")
    (picture,) = [
        item for item in made.pages[1].items if isinstance(item, Window) and item.kind is None
    ]
    assert len(picture.marks) == 4, "the four tigers"
    assert "Goats to move. In hand: 20 goats." in made.reader.pages[1].extract_text()
