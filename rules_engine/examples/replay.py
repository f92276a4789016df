"""Replaying an example: every move through the engine, every claim asked on the way."""

from __future__ import annotations

from rules_engine.examples.report import (
    board_report,
    moves_report,
    nearest_moves,
    result_report,
)
from rules_engine.game import Captured, IllegalMoveError
from rules_engine.loading.tree import fault_at
from rules_engine.notation import NotationError, parse_captured, parse_move

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.examples.written import Written, WrittenStep
    from rules_engine.game import Game, Turn
    from rules_engine.loading.reader import MapReader
    from rules_engine.loading.tree import Scalar
    from rules_engine.position import Move


class Replay:
    """One example in replay: its game, and where its faults go."""

    def __init__(self, written: Written, game: Game) -> None:
        self.written = written
        self.reader: MapReader = written.reader
        self.game = game
        self.variant = game.variant

    def fail(self, scalar: Scalar, code: str, message: str, claimed: str, engine: str) -> None:
        """Report a move or claim that the engine contradicts, with the board before it."""
        detail = "\n".join(
            [
                board_report(self.variant, self.game.position),
                f"claimed: {claimed}",
                f"engine:  {engine}",
            ]
        )
        fault = fault_at(self.reader.source, scalar, code, message)
        self.reader.faults.add(fault._replace(detail=detail))

    def run(self) -> bool:
        """Play all moves; returns whether none was rejected."""
        for number, step in enumerate(self.written.steps, 1):
            self.check_legality(step.legal, step.illegal)
            turn = self._play(number, step)
            if turn is None:
                return False
        return True

    def _play(self, number: int, step: WrittenStep) -> Turn | None:
        text = step.play.text
        if self.game.result:
            self.fail(
                step.play,
                "move-after-end",
                f"move {number}, {text}, comes after the end of the game",
                f"{text} can be played",
                f"the game is over: {result_report(self.game.result)}",
            )
            return None
        try:
            move = self.game.read(text)
        except (NotationError, IllegalMoveError) as error:
            legal = self.game.legal_moves()
            code = error.refusal.code if isinstance(error, IllegalMoveError) else error.code
            self.fail(
                step.play,
                "illegal-move",
                f"move {number} is not legal: {error}",
                f"{text} can be played",
                f"{code}; nearest legal moves: {nearest_moves(self.variant, legal, text)}",
            )
            return None
        self._check_captures(step, move)
        return self.game.play(move)

    def _check_captures(self, step: WrittenStep, move: Move) -> None:
        """Compare the captures as sets; a jump written with ``x`` says its own."""
        events = self.variant.happened(self.game.position, move)
        taken = {event.point for event in events if isinstance(event, Captured)}
        claimed = set()
        if step.captures is None:
            # A jump says what it captures, and so does a move that names the captured points.
            text, board = step.play.text, self.variant.board
            if not taken or parse_move(board, text).jumped or parse_captured(board, text):
                return
        else:
            for scalar in step.captures:
                try:
                    claimed.add(self.variant.parse_point(scalar.text))
                except NotationError as error:
                    source = self.reader.source
                    self.reader.faults.add(fault_at(source, scalar, error.code, str(error)))
                    return
        if claimed != taken:
            self.fail(
                step.captures_at,
                "wrong-captures",
                f"{step.play.text} does not capture what is claimed",
                f"captures {self._points(claimed)}",
                f"captures {self._points(taken)}",
            )

    def _points(self, points: set[int]) -> str:
        return " ".join(self.variant.format_point(point) for point in sorted(points)) or "nothing"

    def check_legality(self, legal: list[Scalar], illegal: list[tuple[Scalar, str]]) -> None:
        """Ask whether moves are legal here, and refused for exactly the reason that is named."""
        for scalar in legal:
            self._check_legal(scalar)
        for scalar, reason in illegal:
            self._check_illegal(scalar, reason)

    def _check_legal(self, scalar: Scalar) -> None:
        refused = self._refused(scalar.text)
        if refused is not None:
            nearest = nearest_moves(self.variant, self.game.legal_moves(), scalar.text)
            self.fail(
                scalar,
                "not-legal",
                f"{scalar.text} is claimed to be legal, and is not",
                f"{scalar.text} is legal",
                f"{refused[0]}{refused[1]}\nnearest legal moves: {nearest}",
            )

    def _check_illegal(self, scalar: Scalar, reason: str) -> None:
        code, why = self._refused(scalar.text) or ("legal", "")
        if code != reason:
            self.fail(
                scalar,
                "not-illegal" if code == "legal" else "other-reason",
                f"{scalar.text} is claimed to be illegal for the reason {reason}, and is "
                + ("legal" if code == "legal" else f"refused for another, {code}"),
                f"{scalar.text} is refused by {reason}",
                f"{code}{why}",
            )

    def _refused(self, text: str) -> tuple[str, str] | None:
        """Return the code and the cause for which a written move is refused, None if it is legal.

        Captures that it names must be those that it makes.
        """
        try:
            self.game.read(text)
        except IllegalMoveError as error:
            refusal = error.refusal
            return refusal.code, f" ({refusal.entry or 'every game'}): {refusal.message}"
        except NotationError as error:
            return error.code, f": {error}"
        return None

    def legal_report(self) -> str:
        """Return all legal moves as text."""
        return moves_report(self.variant, self.game.legal_moves())
