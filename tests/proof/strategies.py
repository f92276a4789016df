"""Random positions for hypothesis: pieces put anywhere, not only where play could bring them."""

from __future__ import annotations

from hypothesis import strategies as st

from tests.proof.bridge import Link
from tests.reference import State

MEN = {
    "fox-and-geese": ("fox", (1, 1), "goose", (4, 17)),
    "fox-and-geese-ten": ("fox", (1, 1), "goose", (0, 13)),
    "halatafl": ("fox", (2, 2), "goose", (9, 20)),
    "bagh-chal": ("tiger", (4, 4), "goat", (0, 20)),
    "fox-and-hounds": ("fox", (1, 1), "hound", (4, 4)),
}
"""Each system's two kinds of piece, and how few and how many of each a position may have.

So few geese that the game is over are left to the captures that are tried.
"""

CROWDED = {
    "halatafl": [(row, column) for row in (1, 2, 3) for column in (3, 4, 5)],
    "fox-and-geese": [(1, 3), (1, 4), (1, 5), (2, 3), (2, 4), (2, 5)],
    "fox-and-geese-ten": [(7, 3), (7, 4), (7, 5), (6, 3), (6, 4), (6, 5)],
    "bagh-chal": [(1, 1), (1, 2), (2, 1), (2, 2), (1, 3), (3, 1), (3, 3)],
    "fox-and-hounds": [(1, 1), (2, 2), (1, 3), (1, 5), (1, 7), (2, 8)],
}
"""Points where a crowd decides games: half of the positions have their men drawn there first."""


@st.composite
def states(draw: st.DrawFn, link: Link) -> State:
    """Draw a composed position of a system."""
    hunter, hunters, prey, preys = MEN[link.variant.id]
    points = sorted(link.rules.geometry.points)
    if draw(st.booleans()):
        corner = CROWDED[link.variant.id]
        points = corner + [point for point in points if point not in corner]
        order = draw(st.permutations(corner)) + draw(st.permutations(points[len(corner) :]))
    else:
        order = draw(st.permutations(points))
    counts = draw(st.integers(*hunters)), draw(st.integers(*preys))
    if draw(st.booleans()):
        men = [prey] * counts[1] + [hunter] * counts[0]
    else:
        men = [hunter] * counts[0] + [prey] * counts[1]
    pieces = dict(zip(order, men, strict=False))
    captured = draw(st.integers(0, 11)) if link.rules.quarry else 0
    in_hand = 0
    if link.variant.id == "bagh-chal":
        in_hand = draw(st.integers(0, 20 - counts[1]))
        captured = draw(st.integers(0, 5))
    quiet = 0
    if link.rules.quiet_limit:
        quiet = link.rules.quiet_limit - 1 - draw(st.sampled_from((0, 1, 60)))
    to_move = draw(st.sampled_from(link.rules.sides))
    return State(pieces, to_move, in_hand, captured, quiet)
