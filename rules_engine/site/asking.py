"""What the engine answers to every move that a reader can try in a figure, worked out beforehand.

A page's script knows no rules. It looks up an origin and a target and finds what the engine said.
What is worked out here is the same in every language; `answers` puts it into words.

A *row* holds what is said of each point of the board when one piece is chosen, or none. It is made
of groups: the number of an answer, and the points that get it. The first group has no points and
is for all that no other group has.
"""

from __future__ import annotations

import json
from typing import NamedTuple

from rules_engine.board.bits import points_of
from rules_engine.game.refusal import refusal_in_play
from rules_engine.position import NOWHERE, Move
from rules_engine.rules.moves import Placement

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_engine.board.types import Kind, Point
    from rules_engine.examples import Example
    from rules_engine.game import Variant
    from rules_engine.game.refusal import Finding
    from rules_engine.position import Position

LEGAL = "legal"
"""The code of an answer that refuses nothing."""

ORIGIN, TARGET, OTHER = "{0}", "{1}", "{2}"
"""The points of an answer: what the piece leaves, what was tried, and a third one."""


class Answer(NamedTuple):
    """What is said of one or more moves.

    ``code`` is that of a refusal, or `LEGAL`. A refusal may speak of a kind of piece (by name, ''
    for none) and of a ``point``; where that is `OTHER`, ``third`` is the point. Of a legal move
    that takes nothing ``piece`` is the kind and ``point`` where it comes from: `ORIGIN`, or ''
    from the hand. Those that capture, and several with the same origin and target, are listed as
    ``moves``, with the ``step`` before which they can be made.
    """

    code: str
    piece: str = ""
    point: str = ""
    third: Point = NOWHERE
    step: int = 0
    moves: tuple[Move, ...] = ()


Group = tuple[int, tuple["Point", ...]]
"""The number of an answer and the points that get it."""

Choices = dict["Point", int]
"""The number of a row for each choice in a position: a point with a piece of the side to move, or
`NOWHERE`. There are none where the game is over."""


class Asked(NamedTuple):
    """All that can be asked of an example; the ``steps`` are its positions."""

    answers: tuple[Answer, ...]
    rows: tuple[tuple[Group, ...], ...]
    steps: tuple[Choices, ...]


def ask_example(example: Example) -> Asked:
    """Ask the engine for every move that can be tried at any step of an example."""
    asking = _Asking(example.variant)
    steps = []
    for place, position in enumerate(example.positions):
        over = example.result is not None and place == len(example.turns)
        steps.append({} if over else asking.choices(place, position))
    return Asked(tuple(asking.answers), tuple(asking.rows), tuple(steps))


def write_asked(asked: Asked) -> str:
    """Write answers as JSON, to be read again by `read_asked`."""
    return json.dumps(asked, separators=(",", ":"))


def read_asked(text: str) -> Asked:
    """Read what `write_asked` has written."""
    answers, rows, steps = json.loads(text)
    return Asked(
        tuple(
            Answer(code, piece, point, third, step, tuple(map(_read_move, moves)))
            for code, piece, point, third, step, moves in answers
        ),
        tuple(tuple((answer, tuple(points)) for answer, points in row) for row in rows),
        tuple({int(point): row for point, row in choices.items()} for choices in steps),
    )


def _read_move(written: tuple[Point, list[Point], list[Point]]) -> Move:
    origin, path, jumped = written
    return Move(origin, tuple(path), tuple(jumped))


class _Asking:
    """The answers and rows of one figure, each kept once and known by its number."""

    def __init__(self, variant: Variant) -> None:
        self._variant = variant
        self._compiled = variant.compiled
        self.answers: dict[Answer, int] = {}
        self.rows: dict[tuple[Group, ...], int] = {}

    def choices(self, place: int, position: Position) -> Choices:
        """Answer everything that can be asked in a position in which the game goes on."""
        rules = self._compiled.rules
        legal: dict[Point, dict[Point, list[Move]]] = {}
        for move in self._variant.legal_moves(position):
            legal.setdefault(move.origin, {}).setdefault(move.target, []).append(move)
        own = [
            point
            for kind in rules.kinds_of(position.turn)
            for point in points_of(position.stones[kind])
        ]
        others = [point for point in range(len(rules.board)) if point not in own]
        rows = {}
        for origin in (NOWHERE, *own):
            moves = legal.get(origin, {})
            groups: dict[Answer, list[Point]] = {}
            for target in [*others, origin] if origin in moves else others:
                if target in moves:
                    answer = self._legal(place, position, moves[target])
                elif origin == NOWHERE:
                    answer = self._refused_bare(position, target)
                else:
                    answer = self._refused(position, Move(origin, (target,)))
                groups.setdefault(answer, []).append(target)
            rows[origin] = self._row(groups, bare=origin == NOWHERE)
        return rows

    def _row(self, groups: dict[Answer, list[Point]], *, bare: bool) -> int:
        """Return the number of a row. Its largest group is for all others.

        Where a piece is chosen that must be a refusal, since the script asks also of its own point.
        """
        fit = [answer for answer in groups if bare or answer.code != LEGAL]
        rest = max(fit, key=lambda answer: len(groups[answer]), default=None)
        row: list[Group] = [] if rest is None else [(self._number(rest), ())]
        for answer, points in groups.items():
            if answer != rest:
                row.append((self._number(answer), tuple(points)))
        return self.rows.setdefault(tuple(row), len(self.rows))

    def _number(self, answer: Answer) -> int:
        return self.answers.setdefault(answer, len(self.answers))

    def _legal(self, place: int, position: Position, moves: Sequence[Move]) -> Answer:
        """Return the answer for legal moves; one alone that takes nothing needs no list."""
        kind = self._compiled.moving_kind(position, moves[0])
        if len(moves) == 1 and not self._compiled.step(position, moves[0]).captured:
            origin = "" if moves[0].origin == NOWHERE else ORIGIN
            return Answer(LEGAL, self._variant.pieces[kind].name, origin)
        return Answer(LEGAL, step=place, moves=tuple(moves))

    def _refused_bare(self, position: Position, target: Point) -> Answer:
        """Answer a reader who has chosen no piece: by placing one where the side does that.

        With nothing in hand, or in a game without placements, a piece of the other side is not
        ours to choose, and an empty point has none.
        """
        placed = self._placed(position)
        placing = placed is not None and (
            position.hand[placed] > 0 or position.kind_at(target) is None
        )
        return self._refused(position, Move(NOWHERE if placing else target, (target,)))

    def _placed(self, position: Position) -> Kind | None:
        """Return the kind of piece that the side to move places, None where it places none."""
        rules = self._compiled.rules
        for kind in rules.kinds_of(position.turn):
            if any(isinstance(entry.component, Placement) for entry in rules.moves_of(kind)):
                return kind
        return None

    def _refused(self, position: Position, move: Move) -> Answer:
        found: Finding = refusal_in_play(self._compiled, position, move)
        code, _, point, piece = found
        if point is None:
            return Answer(code, piece or "")
        if point == move.target:
            return Answer(code, piece or "", TARGET)
        if point == move.origin:
            return Answer(code, piece or "", ORIGIN)
        return Answer(code, piece or "", OTHER, point)
