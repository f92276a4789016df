"""What can be asked of the examples of a page, in one language: the data that its script reads.

What is made here is kept between builds (`asked`).
"""

from __future__ import annotations

import json
import zlib
from base64 import b64encode
from functools import lru_cache
from typing import NamedTuple

from rules_engine.board.bits import points_of
from rules_engine.diagram import point_places
from rules_engine.position import NOWHERE
from rules_engine.site.asking import LEGAL, TARGET
from rules_engine.words import happened, refusal_pattern, step_pattern
from rules_engine.words.names import ANY, noun, sentence, the

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules_engine.board.types import Point
    from rules_engine.diagram import BoardDrawing
    from rules_engine.examples import Example
    from rules_engine.game import Variant
    from rules_engine.position import Position
    from rules_engine.site.asking import Answer, Asked, Choices
    from rules_engine.words import Words

LABELS = {
    "first": "label-step-first",
    "back": "label-step-back",
    "forward": "label-step-forward",
    "last": "label-step-last",
    "steps": "label-step-steps",
    "moves": "label-step-moves",
    "copy": "label-step-copy",
    "copied": "label-step-copied",
    "address": "label-step-address",
    "try": "label-ask-try",
    "done": "label-ask-done",
    "board": "label-ask-board",
    "choose": "label-ask-choose",
    "legal": "label-ask-legal",
    "illegal": "label-ask-illegal",
    "can": "label-ask-can",
    "cannot": "label-ask-cannot",
    "empty": "label-ask-empty",
}
"""What the script calls its texts, and their keys."""

FIRST = "0"
"""The sign of the first answer, the first point and the first kind of piece."""

EMPTY = "."
"""The sign of a point without a piece."""

Place = tuple[float, float]


@lru_cache(maxsize=16)
def labels_json(words: Words) -> str:
    """Return what the buttons of all figures of a page are called."""
    labels = {name: words.say(key) for name, key in LABELS.items()}
    labels["over"] = refusal_pattern(words, "game-over", None, "")
    return _json(labels).replace("<", "\\u003c")


class AskedFigure(NamedTuple):
    """A figure of a page that can be asked: its id, and its board by name and as drawn."""

    figure_id: str
    board: str
    drawing: BoardDrawing
    example: Example


class PageAnswers:
    """What can be asked of all examples of a page.

    The data has ``boards`` and ``figures``. A board has the ``names`` of its points, their
    ``places`` and its ``size`` as styles, the nouns of its ``pieces``, and the way from each point
    to the one ``near`` it to the left, to the right, above and below, as a difference.

    Its ``answers`` are those of all figures on it: each a sentence in which `ORIGIN`, `TARGET` and
    `OTHER` stand for points, 1 where it says that a move is legal, and the third point where there
    is one. A row of its ``rows`` is groups with blanks between them: the sign of an answer, and
    those of the points that get it. Signs are counted from `FIRST`. See `asking` for what a row is.

    A figure names its ``board``; of each of its steps it has the ``stones``, a sign a point, and
    the row of each choice; and where a piece can be placed, what the reader is asked to ``choose``.
    """

    def __init__(self, words: Words) -> None:
        self.words = words
        self.figures: list[AskedFigure] = []

    def add(self, figure_id: str, board: str, drawing: BoardDrawing, example: Example) -> None:
        """Take in the figure of an example; ``board`` names its board."""
        self.figures.append(AskedFigure(figure_id, board, drawing, example))

    def json(self, asked_of: Callable[[Example], Asked]) -> str:
        """Return a JSON string: the data as JSON, deflated, to the base 64.

        It is most of what a page with many examples holds, and few readers ask, so that what is
        saved matters more than the moment that it takes to inflate.
        """
        boards: dict[str, _BoardAnswers] = {}
        figures = {}
        for one in self.figures:
            if one.board not in boards:
                variant = one.example.variant
                boards[one.board] = _BoardAnswers(self.words, variant, one.drawing)
            figures[one.figure_id] = _figure(one, boards[one.board], asked_of(one.example))
        written = ",".join(f'"{name}":{board.json()}' for name, board in boards.items())
        text = f'{{"boards":{{{written}}},"figures":{_json(figures)}}}'
        deflate = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
        packed = deflate.compress(text.encode()) + deflate.flush()
        return f'"{b64encode(packed).decode()}"'


def _figure(figure: AskedFigure, board: _BoardAnswers, asked: Asked) -> dict[str, object]:
    example = figure.example
    rows = board.take_in(example, asked)
    return {
        "board": figure.board,
        "steps": [
            {
                "stones": _stones(example.variant, position),
                "rows": {point: rows[row] for point, row in choices.items()},
                **board.placing(asked, choices),
            }
            for position, choices in zip(example.positions, asked.steps, strict=True)
        ],
    }


class _BoardAnswers:
    """The answers and rows of all figures on one board, each held once."""

    def __init__(self, words: Words, variant: Variant, drawing: BoardDrawing) -> None:
        self._words = words
        self._board = board_json(words, variant, drawing)
        self._answers: dict[tuple[str | int, ...], int] = {}
        self._rows: dict[str, int] = {}

    def take_in(self, example: Example, asked: Asked) -> list[int]:
        """Return the numbers that the rows of an example have here."""
        signs = []
        for answer in asked.answers:
            third = () if answer.third == NOWHERE else (answer.third,)
            data = (_said(self._words, example, answer), int(answer.code == LEGAL), *third)
            signs.append(_sign(self._answers.setdefault(data, len(self._answers))))
        rows = []
        for row in asked.rows:
            groups = [signs[answer] + _signs(points) for answer, points in row]
            # Where each point has an answer of its own, nothing is said of all others.
            text = " ".join(groups if row and not row[0][1] else ["", *groups])
            rows.append(self._rows.setdefault(text, len(self._rows)))
        return rows

    def placing(self, asked: Asked, choices: Choices) -> dict[str, str]:
        """Return what a reader is asked to ``choose`` where a piece can be placed."""
        placed = _legal(asked, choices[NOWHERE]) if NOWHERE in choices else []
        if not placed:
            return {}
        moved = any(_legal(asked, row) for point, row in choices.items() if point != NOWHERE)
        key = "label-ask-either" if moved else "label-ask-place"
        return {"choose": self._words.say(key, the=the(self._words, placed[0].piece or ANY))}

    def json(self) -> str:
        """Return what the script reads of the board."""
        own = _json({"answers": list(self._answers), "rows": list(self._rows)})
        return f"{self._board[:-1]},{own[1:]}"


def _legal(asked: Asked, row: int) -> list[Answer]:
    answers = (asked.answers[number] for number, _ in asked.rows[row])
    return [answer for answer in answers if answer.code == LEGAL]


def _sign(number: int) -> str:
    return chr(ord(FIRST) + number)


@lru_cache(maxsize=65536)
def _signs(points: tuple[Point, ...]) -> str:
    return "".join(map(_sign, points))


@lru_cache(maxsize=4096)
def _stones(variant: Variant, position: Position) -> str:
    signs = [EMPTY] * len(variant.board)
    for kind, stones in enumerate(position.stones):
        for point in points_of(stones):
            signs[point] = _sign(kind)
    return "".join(signs)


@lru_cache(maxsize=256)
def board_json(words: Words, variant: Variant, drawing: BoardDrawing) -> str:
    """Return what the script needs of a board, whatever is played on it."""
    own = {
        "names": [variant.shown_point(point) for point in range(len(variant.board))],
        "pieces": [noun(words, piece.name, 1) for piece in variant.pieces],
    }
    return f"{_json(own)[:-1]},{_places_json(drawing)[1:]}"


@lru_cache(maxsize=128)
def _places_json(drawing: BoardDrawing) -> str:
    """Return what is the same in every language: the places of points, and their ways."""
    places, view = point_places(drawing), drawing.view
    shares = [
        (100 * (x - view.x) / view.width, 100 * (y - view.y) / view.height) for x, y in places
    ]
    return _json(
        {
            "places": [f"left:{x:.2f}%;top:{y:.2f}%" for x, y in shares],
            "size": f"--re-width:{view.width:g};--re-height:{view.height:g}",
            "near": [[to - point for to in ways] for point, ways in enumerate(nearest(places))],
        }
    )


def nearest(places: Sequence[Place]) -> list[tuple[int, int, int, int]]:
    """Return the points to which the keys left, right, up and down lead from each point.

    Sideways that is the next one in its row. Up and down it is the nearest in the next row, so
    that every point can be reached on any board. Where there is none, the point itself stands.
    """
    rows: dict[float, list[tuple[float, int]]] = {}
    for point, (x, y) in enumerate(places):
        rows.setdefault(y, []).append((x, point))
    levels = [sorted(rows[y]) for y in sorted(rows)]
    ways = [(0, 0, 0, 0)] * len(places)
    for number, row in enumerate(levels):
        beside = [levels[at] if 0 <= at < len(levels) else [] for at in (number - 1, number + 1)]
        for place, (x, point) in enumerate(row):
            left, right = row[max(place - 1, 0)][1], row[min(place + 1, len(row) - 1)][1]
            up, down = (
                min(((abs(at - x), to) for at, to in other), default=(0, point))[1]
                for other in beside
            )
            ways[point] = left, right, up, down
    return ways


def _said(words: Words, example: Example, answer: Answer) -> str:
    if not answer.moves:
        return _pattern(words, answer.code, answer.piece, answer.point)
    variant, position = example.variant, example.positions[answer.step]
    told = [
        sentence(happened(words, variant, variant.happened(position, move)))
        for move in answer.moves
    ]
    either = words.say("label-ask-or")
    return f" {either} ".join(told)


@lru_cache(maxsize=4096)
def _pattern(words: Words, code: str, piece: str, point: str) -> str:
    if code == LEGAL:
        return step_pattern(words, piece, point, TARGET)
    return refusal_pattern(words, code, piece or None, point)


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
