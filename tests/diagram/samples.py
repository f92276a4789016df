"""Boards, positions and marks that between them show everything a drawing can hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rules_engine.board import Board, Spot
from rules_engine.board.shapes import (
    colour_places,
    cross_places,
    grid_board,
    grid_places,
)
from rules_engine.diagram import BoardDrawing, Marks, draw_board, standalone
from rules_engine.notation import parse_point
from rules_engine.notation.boards import parse_stones
from rules_engine.position import Piece, Position

if TYPE_CHECKING:
    from collections.abc import Mapping


class Pictured(NamedTuple):
    """What a drawing needs of a variant."""

    board: Board
    pieces: tuple[Piece, ...]
    notation: str


class Sample(NamedTuple):
    """One picture, in words that a test reads: points as text, the position as a board text."""

    name: str
    variant: Pictured
    text: str
    moved: str = ""
    captured: str = ""
    highlights: str = ""
    placed: str = ""
    hostile: str = ""
    regions: Mapping[str, str] = {}

    def points(self, text: str) -> tuple[int, ...]:
        """Read points separated by spaces."""
        return tuple(parse_point(self.variant.board, word) for word in text.split())

    @property
    def position(self) -> Position:
        """The position; nothing is in hand and nothing was captured."""
        stones, faults = parse_stones(self.variant.board, self.variant.pieces, self.text)
        assert faults == []
        none = (0,) * len(stones)
        return Position(stones, 0, none, none)

    @property
    def marks(self) -> Marks:
        """The marks; captured pieces are of the second kind."""
        return Marks(
            self.points(self.moved) or None,
            tuple((1, point) for point in self.points(self.captured)),
            self.points(self.highlights),
            self.points(self.placed)[0] if self.placed else None,
            self.points(self.hostile),
        )

    def board_drawing(self) -> BoardDrawing:
        """Draw the board afresh."""
        regions = {name: self.points(text) for name, text in self.regions.items()}
        return draw_board(self.variant, regions)

    def draw(self) -> str:
        """Draw the picture as a file of its own."""
        title, description = f"Sample: {self.name}", "Made for a test, 1 < 2 & 3."
        drawing = self.board_drawing()
        return standalone(
            drawing, self.position, self.marks, title, description, self.name, language="en"
        )


FOXES = (Piece("fox", "foxes", "F"), Piece("goose", "geese", "g", "up"))
TIGERS = (Piece("tiger", "tigers", "T"), Piece("goat", "goats", "g"))
HOUNDS = (Piece("fox", "fox", "F"), Piece("hound", "hounds", "h", "up"))
TAFL = (
    Piece("attacker", "attackers", "a"),
    Piece("defender", "defenders", "d"),
    Piece("king", "defenders", "K"),
)
STRANGERS = (
    Piece("ox", "north", "x"),
    Piece("hare", "south", "r"),
    Piece("owl", "north", "o"),
    Piece("newt", "south", "n"),
    Piece("yak", "north", "y"),
    Piece("bee", "south", "b"),
    Piece("emu", "north", "e"),
)

CROSS = grid_board(cross_places(7, 3), ["orthogonal", "diagonal"])
CROSS_TEN = grid_board(cross_places(7, 3), ["orthogonal", "even-diagonal"])
SQUARE = grid_board(grid_places(5, 5), ["orthogonal", "even-diagonal"])
CHEQUERED = grid_board(colour_places(grid_places(8, 8), "odd"), ["diagonal"], "squares")
TABLUT = grid_board(grid_places(9, 9), ["orthogonal"], "squares")
LARGE = grid_board(grid_places(19, 19), ["orthogonal"], "squares")


def star() -> Board:
    """Return a regular five-pointed star: tips, crossings, and five lines of four points."""
    places = {
        (1, 5): (0.0, -0.8),
        (2, 1): (-0.76, -0.25),
        (2, 4): (-0.18, -0.25),
        (2, 6): (0.18, -0.25),
        (2, 9): (0.76, -0.25),
        (3, 3): (-0.29, 0.09),
        (3, 7): (0.29, 0.09),
        (4, 5): (0.0, 0.3),
        (5, 2): (-0.47, 0.64),
        (5, 8): (0.47, 0.64),
    }
    spots = [Spot(*place, *at) for place, at in places.items()]
    lines = [(1, 2, 3, 4), (0, 2, 5, 8), (0, 3, 6, 9), (1, 5, 7, 9), (4, 6, 7, 8)]
    return Board(spots, lines)


STAR = star()

SAMPLES = (
    Sample(
        "jump",
        Pictured(CROSS, FOXES, "algebraic"),
        """\
_ _ . . . _ _
_ _ . . . _ _
. . . . . . .
. . . F . . .
F . . g g g g
_ _ g g g _ _
_ _ g g g _ _
""",
        moved="d6 d4",
        captured="d5",
        regions={"pen": "c7 d7 e7 c6 d6 e6 c5 d5 e5"},
    ),
    Sample(
        "chain",
        Pictured(CROSS_TEN, FOXES, "row-column"),
        """\
_ _ . . . _ _
_ _ . . . _ _
. . . . . g .
. . . . . . .
. g g g F g g
_ _ g . g _ _
_ _ g g g _ _
""",
        moved="1.3 3.3 3.5 5.5",
        captured="2.3 3.4 4.5",
        highlights="3.6 4.7",
    ),
    Sample(
        "placement",
        Pictured(SQUARE, TIGERS, "row-column"),
        """\
T . g . T
g . . . .
. . T g .
. . . . .
T . . . g
""",
        placed="3.4",
        highlights="4.2",
    ),
    Sample(
        "chequered",
        Pictured(CHEQUERED, HOUNDS, "algebraic"),
        """\
_ h _ . _ h _ .
. _ . _ . _ h _
_ . _ . _ . _ .
. _ h _ . _ . _
_ . _ F _ . _ .
. _ . _ . _ . _
_ . _ . _ . _ .
. _ . _ . _ . _
""",
        moved="c3 d4",
        highlights="e5",
    ),
    Sample(
        "squares",
        Pictured(TABLUT, TAFL, "algebraic"),
        """\
. . . a a a . . .
. . . . a . . . .
. . . . d . . . .
a . . . d . . . a
a a d d K d d . a
a . . . d a . a .
. . . . d . . . .
. . . . . . . . .
. . . a a a . . .
""",
        moved="h8 h4",
        captured="g4",
        hostile="a9 e5",
        regions={"throne": "e5", "corners": "a1 a9 i1 i9"},
    ),
    Sample(
        "large",
        Pictured(LARGE, TAFL, "algebraic"),
        "\n".join(
            (
                *(["." * 19] * 3),
                "......a............",
                *(["." * 19] * 4),
                "....d..............",
                "...........d.......",
                *(["." * 19] * 8),
                ".......K...........",
            )
        ),
        moved="j16 g16",
        highlights="j1",
        regions={"throne": "j10", "corners": "a1 a19 s1 s19", "goal": "a1 b1 c1 d1 r1 s1"},
    ),
    Sample(
        "star",
        Pictured(STAR, TIGERS, "row-column"),
        """\
_ _ _ _ . _ _ _ _
. _ _ g _ . _ _ .
_ _ g _ _ _ T _ _
_ _ _ _ . _ _ _ _
_ . _ _ _ _ _ . _
""",
        moved="1.5 2.6 3.7",
    ),
    Sample(
        "strangers",
        Pictured(grid_board(grid_places(2, 7), ["orthogonal"], "squares"), STRANGERS, "algebraic"),
        "x r o n y b e\n. . . . . . .\n",
    ),
)


def sample(name: str) -> Sample:
    """Return the sample of a name."""
    return next(sample for sample in SAMPLES if sample.name == name)
