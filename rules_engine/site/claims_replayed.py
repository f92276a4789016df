"""What the steps of examples allow, for references: each step is worked out once.

Many references speak of the same step, in every language.
"""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.examples.loading import written_in
from rules_engine.examples.opening import open_game
from rules_engine.game import Captured
from rules_engine.loading import Faults
from rules_engine.loading.source import read_source

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pathlib import Path

    from rules_engine.board.types import Point
    from rules_engine.examples import Example
    from rules_engine.position import Move


class Legal(NamedTuple):
    """A legal move, and the points whose pieces it captures."""

    move: Move
    taken: tuple[Point, ...]


class Replayed:
    """The examples of a project's folder, asked step by step."""

    def __init__(self, root: Path) -> None:
        self._examples = root / "examples"
        self._moves: dict[tuple[str, int], tuple[Move, ...]] = {}
        self._legal: dict[tuple[str, int], tuple[Legal, ...]] = {}
        self._occurred: dict[str, tuple[int, ...]] = {}

    def moves(self, example: Example, step: int) -> tuple[Move, ...]:
        """Return the legal moves at a step; none where the game is over."""
        key = example.id, step
        if key not in self._moves:
            over = step == len(example.turns) and example.result
            position = example.positions[step]
            self._moves[key] = () if over else example.variant.legal_moves(position)
        return self._moves[key]

    def legal(self, example: Example, step: int) -> tuple[Legal, ...]:
        """Return the legal moves at a step with what they capture."""
        key = example.id, step
        if key not in self._legal:
            position = example.positions[step]
            found = []
            for move in self.moves(example, step):
                events = example.variant.happened(position, move)
                taken = tuple(event.point for event in events if isinstance(event, Captured))
                found.append(Legal(move, taken))
            self._legal[key] = tuple(found)
        return self._legal[key]

    def occurrences(self, example: Example, step: int) -> int:
        """Return how often the position of a step has occurred, this time too.

        An example keeps nothing of the moves before its start, so its file is read again.
        """
        if example.id not in self._occurred:
            source = read_source(self._examples / f"{example.id}.yml", example.path)
            game = open_game(example.variant, written_in(source, Faults()))
            if game is None:
                raise AssertionError(f"{example.id} was verified and does not begin")
            counts = [game.occurrences()]
            for turn in example.turns:
                game.play(turn.move)
                counts.append(game.occurrences())
            self._occurred[example.id] = tuple(counts)
        return self._occurred[example.id][step]
