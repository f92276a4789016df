"""Complete searches by the engine: small ones beside the plain rules, fox and hounds whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_engine.analysis import perft, solve
from rules_engine.loading import Library
from tests.proof import bridge
from tests.proof.composed import read_pieces
from tests.reference import State
from tests.reference import perft as plain_perft
from tests.reference.fox_and_hounds import OneEnding
from tests.reference.solve import solve as plain_solve

ONE_ENDING = "fox-and-hounds-one-ending"
LIBRARY = Library((Path(__file__).parent.parent / "data" / "variants",))

SMALL = [
    ("fox-and-hounds", "fox 1,5; hound 4,2 4,4 4,6 4,8", "fox", 0),
    ("fox-and-hounds", "fox 3,5; hound 4,2 5,3 4,6 4,8", "fox", 0),
    ("fox-and-geese", "fox 1,3; goose 3,3 3,4 3,5 2,5", "geese", 0),
    ("fox-and-geese sideways=on", "fox 6,4; goose 1,4 1,5 2,4 3,1", "foxes", 0),
    ("fox-and-geese-ten", "fox 4,4; goose 1,3", "foxes", 9),
    ("fox-and-geese-ten", "fox 2,4; goose 5,1 7,4", "foxes", 0),  # neither side can force a win
]
"""A system, a position with few that can be reached from it, the side to move, and captures."""


@pytest.mark.parametrize(("name", "pieces", "to_move", "captured"), SMALL)
def test_small_searches(name: str, pieces: str, to_move: str, captured: int) -> None:
    link = bridge.link_of(name)
    state = State(read_pieces(pieces), to_move, captured=captured)
    assert tuple(solve(link.variant, link.position(state))) == plain_solve(link.rules, state)


def test_the_form_with_one_ending_is_what_the_sheet_describes() -> None:
    """It differs from the game only where it ends, which perft sees first at depth 7."""
    variant, rules = LIBRARY.load(ONE_ENDING, {}), OneEnding()
    assert [ending.name for ending in variant.compiled.endings] == ["fox-blocked", "hounds-blocked"]
    for depth in range(1, 9):
        assert perft(variant, depth) == plain_perft(rules, depth)
    game = bridge.link("fox-and-hounds")
    assert variant.start() == game.variant.start()


@pytest.mark.slow
def test_fox_and_hounds_is_a_win_for_the_hounds_in_44_plies() -> None:
    """The figures are those of the sheet, from an independent complete search."""
    found = solve(bridge.link("fox-and-hounds").variant)
    assert (found.winner, found.plies, found.positions) == ("hounds", 44, 841_928)


@pytest.mark.slow
def test_the_form_with_one_ending_has_the_published_number_of_positions() -> None:
    """957,529 positions: the gilith solver's figure, by way of the sheet."""
    found = solve(LIBRARY.load(ONE_ENDING, {}))
    assert (found.winner, found.plies, found.positions) == ("hounds", 44, 957_529)
