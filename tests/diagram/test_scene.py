"""What is in a picture, and in which order it is painted."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

import pytest

from rules_engine.diagram import Marks
from rules_engine.diagram.labels import signs_of
from rules_engine.diagram.layout import layout_of
from rules_engine.diagram.scene import (
    REACH,
    Arrow,
    Label,
    Panel,
    Places,
    Runs,
    Spotted,
    board_scene,
    figure_scene,
)
from rules_engine.diagram.theme import LOOKS
from rules_engine.position import NOWHERE, Move, Position
from tests.diagram.samples import CHEQUERED, CROSS, SAMPLES, TABLUT, sample

if TYPE_CHECKING:
    from rules_engine.board import Board
    from rules_engine.diagram.scene import Mark
    from tests.diagram.samples import Sample


def roles(marks: tuple[Mark, ...]) -> list[str]:
    """Return the roles in order, each once where it repeats."""
    return list(dict.fromkeys(mark.role for mark in marks))


def scene_of(name: str) -> tuple[Mark, ...]:
    picture = sample(name)
    return figure_scene(layout_of(picture.variant.board), picture.position, picture.marks)


def arrow_of(scene: tuple[Mark, ...]) -> Arrow:
    (arrow,) = (mark for mark in scene if isinstance(mark, Arrow))
    return arrow


def test_traces_lie_under_the_pieces_and_crosses_above() -> None:
    order = ["origin", "ghost", "arrow", "piece", "captured", "highlight"]
    assert roles(scene_of("chain")) == order


def test_what_is_hostile_is_marked_under_the_pieces() -> None:
    picture = sample("squares")
    scene = scene_of("squares")
    assert roles(scene)[:2] == ["hostile", "origin"]
    assert Places("hostile", ((1, 1), (5, 5))) in scene
    bare = figure_scene(layout_of(TABLUT), picture.position, picture.marks._replace(hostile=()))
    assert "hostile" not in roles(bare)
    assert len(bare) == len(scene) - 1


def test_a_figure_shows_every_piece_on_its_point() -> None:
    marks = [mark for mark in scene_of("jump") if isinstance(mark, Spotted)]
    pieces = [mark for mark in marks if mark.role == "piece"]
    # The board text has two foxes and ten geese.
    assert [sum(mark.kind == kind for mark in pieces) for kind in (0, 1)] == [2, 10]
    assert Spotted("piece", 4, 4, 0) in pieces
    assert Spotted("piece", 1, 5, 0) in pieces


def test_an_arrow_ends_at_the_rim_of_the_piece() -> None:
    arrow = arrow_of(scene_of("jump"))
    assert arrow.corners[0] == (4, 2)
    assert arrow.corners[-1] == (4, 4 - REACH)


def test_a_chain_is_one_arrow_over_all_landings() -> None:
    arrow = arrow_of(scene_of("chain"))
    assert arrow.corners == ((3, 1), (3, 3), (5, 3), (5, 5 - REACH))


def test_a_slanted_arrow_ends_at_the_rim_too() -> None:
    arrow = arrow_of(scene_of("chequered"))
    assert dist(arrow.corners[-1], (4, 5)) == pytest.approx(REACH, abs=0.001)


def test_a_captured_piece_is_a_ghost_of_its_kind_under_a_cross() -> None:
    scene = scene_of("jump")
    assert Spotted("ghost", 4, 3, 1) in scene
    assert Spotted("captured", 4, 3) in scene


def test_a_move_on_the_board_is_traced() -> None:
    assert Marks.of_move(Move(3, (5, 7), (4, 6)), ((1, 4),), (8,)) == Marks(
        moved=(3, 5, 7), captured=((1, 4),), highlights=(8,)
    )


def test_a_move_from_the_hand_is_a_placement() -> None:
    assert Marks.of_move(Move(NOWHERE, (5,))) == Marks(placed=5)


def test_a_trace_that_goes_nowhere_has_no_arrow() -> None:
    empty = Position((0, 0), 0, (0, 0), (0, 0))
    for moved in ((3,), (3, 3)):
        scene = figure_scene(layout_of(CROSS), empty, Marks(moved=moved))
        assert roles(scene) == ["origin"]


def test_a_board_of_crossings_has_lines_and_a_board_of_squares_a_grid() -> None:
    crossings, squares, chequered = (
        board_scene(
            layout_of(board), signs_of(board, layout_of(board), "algebraic"), {"middle": [4]}
        )
        for board in (CROSS, TABLUT, CHEQUERED)
    )
    wood = ["frame", "board"]
    cut = ["grain", "groove"]
    assert roles(crossings) == [*wood, "region", *cut, "line", "crossing", "label"]
    assert roles(squares) == [*wood, "plain", "region", *cut, "grid", "label"]
    assert roles(chequered) == [*wood, "cell", "blank", "region", *cut, "grid", "label"]


def test_regions_with_a_sign_are_told_from_tinted_ones() -> None:
    regions = {"throne": [40], "corners": [8, 0], "goal": [1]}
    signs = signs_of(TABLUT, layout_of(TABLUT), "algebraic")
    scene = board_scene(layout_of(TABLUT), signs, regions)
    assert roles(scene) == [
        *("frame", "board", "plain", "ground", "region", "grain", "groove", "grid"),
        *("throne", "corner", "label"),
    ]
    # Point 40 of nine by nine is the centre; 0 and 8 are the upper corners.
    assert Places("throne", ((5, 5),)) in scene
    assert Places("corner", ((1, 1), (9, 1))) in scene
    assert Places("region", ((2, 1),)) in scene


@pytest.mark.parametrize("board", [CROSS, TABLUT], ids=["crossings", "squares"])
def test_a_board_lies_in_the_middle_of_its_frame(board: Board) -> None:
    layout = layout_of(board)
    scene = board_scene(layout, signs_of(board, layout, "algebraic"), {})
    frame, field = (mark.box for mark in scene if isinstance(mark, Panel))
    sides = [field.x - frame.x, field.y - frame.y]
    sides += [frame.right - field.right, frame.bottom - field.bottom]
    assert min(sides) > 0.3
    assert max(sides) == pytest.approx(min(sides), abs=0.002)
    for x, y in layout.spots:
        reach = 0.5 if layout.squares else REACH
        assert field.x <= x - reach <= x + reach <= field.right
        assert field.y <= y - reach <= y + reach <= field.bottom


def test_signs_stand_on_the_frame() -> None:
    layout = layout_of(TABLUT)
    scene = board_scene(layout, signs_of(TABLUT, layout, "algebraic"), {})
    frame, field = (mark.box for mark in scene if isinstance(mark, Panel))
    labels = [mark for mark in scene if isinstance(mark, Label)]
    assert len(labels) == 18
    for label in labels:
        assert (frame.x < label.x < field.x) != (field.bottom < label.y < frame.bottom)


def test_a_grid_is_drawn_in_long_lines() -> None:
    scene = board_scene(layout_of(TABLUT), signs_of(TABLUT, layout_of(TABLUT), "algebraic"), {})
    runs = {mark.role: mark.runs for mark in scene if isinstance(mark, Runs)}
    # Nine squares a side need ten lines each way.
    assert len(runs["grid"]) == 20
    assert runs["groove"] == runs["grid"]


@pytest.mark.parametrize("picture", SAMPLES, ids=lambda picture: picture.name)
def test_every_role_has_a_look(picture: Sample) -> None:
    board = picture.variant.board
    layout = layout_of(board)
    signs = signs_of(board, layout, picture.variant.notation)
    regions = {name: picture.points(text) for name, text in picture.regions.items()}
    scene = board_scene(layout, signs, regions)
    scene += figure_scene(layout, picture.position, picture.marks)
    assert {mark.role for mark in scene} <= set(LOOKS)
