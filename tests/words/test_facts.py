"""The facts box says where every region lies that a rule speaks of, and where the pieces start."""

from __future__ import annotations

from typing import Any

import pytest

from rules_engine.board.shapes import grid_board, grid_places
from rules_engine.rules.endings import RegionReached
from rules_engine.rules.moves import Placement, Slide, Step
from rules_engine.words import COMPLETE, facts_box, words_in
from rules_engine.words.geometry import blocks
from tests.words.made import CROSS, DIAGONALS, HUNT, TAFL, stones, variant_of

LARGE = grid_board(grid_places(9, 9), ["orthogonal"], "squares")


def box(made: dict[str, Any]) -> list[list[str]]:
    """Return the lines of the box of a variant, in each language."""
    variant = variant_of(**made)
    return [[fact.text for fact in facts_box(words_in(lang), variant)] for lang in COMPLETE]


def with_regions(**regions: str) -> dict[str, Any]:
    """Return a game on nine by nine squares in which the king wins in each of some regions."""
    endings = {
        f"home-{name}": RegionReached(reach=name.replace("_", "-"), with_="king", wins="defenders")
        for name in regions
    }
    named = {name.replace("_", "-"): points for name, points in regions.items()}
    standing = ("a4 i4", "d5 f5", "e5")
    slide = {piece.name: (Slide(),) for piece in TAFL}
    return {
        "components": endings,
        "board": LARGE,
        "regions": named,
        "standing": standing,
        "moves": slide,
    }


def test_a_large_region_is_told_in_blocks() -> None:
    corners = "a1 a2 b1 b2 a8 a9 b8 b9 h1 h2 i1 i2 h8 h9 i8 i9"
    assert [lines[1] for lines in box(with_regions(corners=corners))] == [
        "9×9 squares; corners a1–b2, a8–b9, h1–i2 and h8–i9",
        "9×9 casas; cantos a1–b2, a8–b9, h1–i2 e h8–i9",
        "9×9 rutor; hörn a1–b2, a8–b9, h1–i2 och h8–i9",
    ]


def test_a_region_whose_name_does_not_tell_where_it_lies_is_told() -> None:
    """What lies beside the throne is told by its name, a pen that lies there is not."""
    beside = "d5 f5 e4 e6"
    made = with_regions(throne="e5", beside_throne=beside, pen=beside)
    assert box(made)[0][1] == "9×9 squares; throne e5; pen d5, e4, e6 and f5"


@pytest.mark.parametrize(
    ("points", "told"),
    [
        ("c5 d5 e5 c6 d6 e6", ["c5–e6"]),
        ("a1 b1 c1 d1 e1 f1 g1 h1 i1", ["a1–i1"]),
        ("a1 c3 e5", ["a1", "c3", "e5"]),
        # An L: the long leg first, then what is left of the other.
        ("b2 b3 b4 b5 c2 d2", ["b2–b5", "c2–d2"]),
        # A frame around a point.
        ("b2 c2 d2 b3 d3 b4 c4 d4", ["b2–d2", "b3", "b4–d4", "d3"]),
    ],
)
def test_blocks_hold_each_point_once(points: str, told: list[str]) -> None:
    made = with_regions(pen=points)
    variant = variant_of(**made)
    assert blocks(variant, stones(LARGE, points)) == told


def test_on_one_colour_of_a_board_rows_are_blocks() -> None:
    hunt: dict[str, Any] = {"board": DIAGONALS, "pieces": HUNT, "standing": ("e8", "b1 d1")}
    variant = variant_of(**hunt)
    assert blocks(variant, stones(DIAGONALS, "b1 d1 f1 h1 a2 c2")) == ["a2–c2", "b1–h1"]


def test_an_empty_board_at_the_start() -> None:
    moves = {piece.name: (Placement(on="board"), Step(to=("any",))) for piece in HUNT}
    made: dict[str, Any] = {"board": CROSS, "pieces": HUNT, "standing": ("", ""), "hand": (1, 9)}
    lines = box(made | {"moves": moves})
    assert [line[3] for line in lines] == [
        "The board is empty",
        "O tabuleiro está vazio",
        "Brädet är tomt",
    ]
    assert [line[2] for line in lines] == [
        "A fox (in hand at the start) against 9 geese (all in hand at the start)",
        "Uma raposa (por colocar no início) contra 9 gansos (todos por colocar no início)",
        "En räv (kvar att sätta ut) mot 9 gäss (alla är kvar att sätta ut)",
    ]


def test_two_rows_are_no_range() -> None:
    rows = "c1 d1 e1 c2 d2 e2"
    made: dict[str, Any] = {"board": CROSS, "pieces": HUNT, "standing": ("d4", rows)}
    assert [line[3] for line in box(made)] == [
        "The fox on d4; the geese on every point of rows 1 and 2",
        "A raposa em d4; os gansos em todos os pontos das fileiras 1 e 2",
        "Räven på d4; gässen på alla punkter på raderna 1 och 2",
    ]
