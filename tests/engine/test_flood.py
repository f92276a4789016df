"""Flooding: what spreads and what can be reached, against a plain search point by point."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rules_engine.board import Board, Spot
from rules_engine.board.bits import mask_of, points_of
from rules_engine.board.flood import compile_reach, compile_spread
from rules_engine.board.shapes import (
    colour_places,
    cross_places,
    grid_board,
    grid_places,
)

GRID = grid_board(grid_places(5, 6), ["orthogonal"])
BOARDS = (
    GRID,
    grid_board(grid_places(4, 4), ["orthogonal", "even-diagonal"]),
    grid_board(cross_places(7, 3), ["orthogonal"]),
    grid_board(colour_places(grid_places(6, 6), "odd"), ["diagonal"]),
    # A triangle on a line, whose indices lie in no pattern.
    Board(
        [Spot(1, 2, 1, 0), Spot(2, 1, 0, 1), Spot(2, 3, 2, 1), Spot(3, 1, 0, 2), Spot(3, 3, 2, 2)],
        [(0, 1, 3), (0, 2, 4), (1, 2)],
    ),
)


def at(text: str) -> int:
    """Return a set of points of the grid, such as ``3.3``."""
    places = [word.split(".") for word in text.split()]
    points = [GRID.find(int(row), int(column)) for row, column in places]
    return mask_of(point for point in points if point is not None)


ALL = GRID.all


def test_spreading_adds_the_neighbours_and_stops_at_the_edge() -> None:
    spread = compile_spread(GRID)
    assert spread(0) == 0
    assert spread(at("3.3")) == at("3.3 2.3 4.3 3.2 3.4")
    # The last column is no neighbour of the next row's first.
    assert spread(at("2.6")) == at("2.6 1.6 3.6 2.5")
    assert spread(at("1.1 5.6")) == at("1.1 1.2 2.1 5.6 5.5 4.6")


def test_walls_stop_everything() -> None:
    reach = compile_reach(GRID, ALL, ALL)
    wall = at("1.3 2.3 3.3 4.3 5.3")
    left = at(" ".join(f"{row}.{column}" for row in range(1, 6) for column in (1, 2)))
    assert reach(at("1.1"), wall) == left
    assert reach(at("1.1"), wall & ~at("3.3")) == ALL & ~wall | at("3.3")
    # A way through a corner between two walls is none.
    assert reach(at("1.1"), at("1.2 2.1")) == at("1.1")


def test_the_start_belongs_to_what_is_reached() -> None:
    reach = compile_reach(GRID, ALL, ALL)
    assert reach(at("1.1"), ALL) == at("1.1")
    assert reach(0, 0) == 0
    # Even where nobody may rest.
    barred = compile_reach(GRID, ALL & ~at("1.1"), ALL & ~at("1.1"))
    assert barred(at("1.1"), ALL & ~at("1.2")) == at("1.1 1.2")
    assert not barred(at("2.2"), 0) & at("1.1")


def test_a_point_that_can_only_be_passed_is_passed_straight() -> None:
    lane = at("3.1 3.2 3.3 3.4 3.5 3.6")
    gate = at("3.3")
    wall = ALL & ~lane
    closed = compile_reach(GRID, ALL & ~gate, ALL & ~gate)
    passed = compile_reach(GRID, ALL & ~gate, ALL)
    assert closed(at("3.1"), wall) == at("3.1 3.2")
    assert passed(at("3.1"), wall) == lane & ~gate
    # Round the corner there is no way over it.
    corner = ALL & ~at("3.1 3.2 3.3 4.3 5.3")
    assert passed(at("3.1"), corner) == at("3.1 3.2")
    # A wall on it, or behind it, stops that.
    assert passed(at("3.1"), wall | gate) == at("3.1 3.2")
    assert passed(at("3.1"), wall | at("3.4")) == at("3.1 3.2")


def plainly_reached(board: Board, stops: int, crosses: int, start: int, walls: int) -> int:
    """Search point by point: to a neighbour, or straight over one point that is only passed."""
    reached = set(points_of(start))
    waiting = list(reached)
    while waiting:
        here = waiting.pop()
        ends = set()
        for ray in board.rays[here]:
            ends.add(ray[0])
            over = ray[0]
            if len(ray) > 1 and crosses >> over & 1 and not (stops | walls) >> over & 1:
                ends.add(ray[1])
        for end in ends:
            if stops >> end & 1 and not walls >> end & 1 and end not in reached:
                reached.add(end)
                waiting.append(end)
    return mask_of(reached)


@st.composite
def floods(draw: st.DrawFn) -> tuple[Board, int, int, int, int]:
    """Draw a board, where one may rest and pass, a start, and walls."""
    board = draw(st.sampled_from(BOARDS))
    sets = st.integers(0, board.all)
    dense = draw(sets) | draw(sets)
    return board, dense, dense | draw(sets), draw(sets) & draw(sets), draw(sets) & draw(sets)


@given(floods())
def test_flooding_agrees_with_a_plain_search(flood: tuple[Board, int, int, int, int]) -> None:
    board, stops, crosses, start, walls = flood
    reached = compile_reach(board, stops, crosses)(start, walls)
    assert reached == plainly_reached(board, stops, crosses, start, walls)


@given(st.sampled_from(BOARDS), st.data())
def test_spreading_agrees_with_the_neighbours(board: Board, data: st.DataObject) -> None:
    points = data.draw(st.integers(0, board.all))
    near = {other for point in points_of(points) for other in board.neighbours[point]}
    assert compile_spread(board)(points) == points | mask_of(near)
