"""The eight symmetries of the tafl boards commute with moves, captures and endings."""

from __future__ import annotations

from random import Random

import pytest

from rules_engine import Move, Position
from tests.proof import bridge
from tests.proof.tafl_drawing import drawing
from tests.proof.tafl_positions import MAKERS
from tests.proof.test_symmetry import SQUARE
from tests.reference import TAFL, tafl_rules

POSITIONS = 4
"""How many positions of each maker are tried with each symmetry."""

SYMMETRIES = tuple(name for name in SQUARE if name != "identity")


class _Image:
    """The engine's board under a symmetry."""

    def __init__(self, link: bridge.Link, symmetry: str) -> None:
        board, image = link.variant.board, SQUARE[symmetry]
        self.points = [
            link.point(image(board.rows, link.place(point))) for point in range(len(board))
        ]

    def mask(self, mask: int) -> int:
        return sum(1 << to for point, to in enumerate(self.points) if mask >> point & 1)

    def position(self, position: Position) -> Position:
        return position._replace(stones=tuple(self.mask(mask) for mask in position.stones))

    def move(self, move: Move) -> Move:
        return Move(self.points[move.origin], (self.points[move.target],))


@pytest.mark.parametrize("symmetry", SYMMETRIES)
@pytest.mark.parametrize("system", TAFL)
def test_moves_captures_and_results_commute(system: str, symmetry: str) -> None:
    link, rules = bridge.link_of(system), tafl_rules(system)
    variant, image = link.variant, _Image(link, symmetry)
    assert image.position(variant.start()) == variant.start()
    random = Random(f"{system} {symmetry}")
    for maker in MAKERS.values():
        for _ in range(POSITIONS):
            state = maker(random, rules)
            here = link.position(state)
            there = image.position(here)
            shown = drawing(state, rules.board.size)
            assert variant.result(there) == variant.result(here), shown
            moves = variant.legal_moves(here)
            assert {image.move(move) for move in moves} == set(variant.legal_moves(there)), shown
            for move in moves:
                step = variant.compiled.step(here, move)
                mirrored = variant.compiled.step(there, image.move(move))
                assert image.mask(step.captured) == mirrored.captured, shown
                if step.captured or move in moves[:3]:
                    assert image.position(step.position) == mirrored.position, shown
                    result = variant.result(step.position)
                    assert variant.result(mirrored.position) == result, shown


@pytest.mark.parametrize("system", TAFL)
def test_the_board_has_all_eight(system: str) -> None:
    """Neighbours and regions are where they were, so that no side of the board is special."""
    link = bridge.link_of(system)
    board, regions = link.variant.board, link.variant.rules.regions
    for symmetry in SYMMETRIES:
        image = _Image(link, symmetry)
        for point, near in enumerate(board.neighbours):
            mapped = {image.points[other] for other in near}
            assert mapped == set(board.neighbours[image.points[point]])
        assert {name: image.mask(mask) for name, mask in regions.items()} == regions
