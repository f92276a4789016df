"""Both implementations of a tafl game asked about one position: everything they say, compared."""

from __future__ import annotations

from collections import Counter
from random import Random

from rules_engine import Move
from tests.proof import bridge
from tests.reference import Point, State, Tafl
from tests.reference.state import Turn

LOOKED_INTO = 6
"""After how many moves, beside those that capture and those of the king, the result is compared."""


class Comparer:
    """Compares an engine's variant with plain rules of the same game, and counts what it met."""

    def __init__(self, link: bridge.Link, rules: Tafl) -> None:
        self.link = link
        self.rules = rules
        self.met: Counter[str] = Counter()
        """How often each ending and each size of a capture was met."""
        self._points = {place: link.point(place) for place in rules.board.points}

    def _mask(self, places: tuple[Point, ...]) -> int:
        return sum(1 << self._points[place] for place in places)

    def _move(self, turn: Turn) -> Move:
        assert turn.start is not None
        return Move(self._points[turn.start], (self._points[turn.path[0]],))

    def differences(self, state: State, random: Random) -> list[str]:
        """Return where the two differ about a position and the moves from it; nothing is best."""
        link, rules, variant = self.link, self.rules, self.link.variant
        position = link.position(state)
        wanted, got = rules.verdict(state), link.verdict(variant.result(position))
        self.met[wanted.reason if wanted else "goes on"] += 1
        if wanted != got:
            return [f"result {got}, expected {wanted}"]
        moves = set(variant.legal_moves(position))
        turns = rules.legal(state)
        plain = {self._move(turn): turn for turn in turns}
        found = [f"{link.text(move)} is not legal" for move in sorted(moves - set(plain))]
        found += [f"{plain[move].text} is legal" for move in sorted(set(plain) - moves)]
        if found:
            return found
        looked_into = set(random.sample(turns, min(LOOKED_INTO, len(turns))))
        for move, turn in plain.items():
            captured = variant.compiled.step(position, move).captured
            if turn.captured:
                self.met[f"{len(turn.captured)} captured"] += 1
            if captured != self._mask(turn.captured):
                found.append(f"{turn.text} should capture {turn.captured}, not {captured:b}")
            elif turn.captured or turn.kind == "king" or turn in looked_into:
                found += self._after(state, turn, move)
        return found

    def _after(self, state: State, turn: Turn, move: Move) -> list[str]:
        after = self.rules.after(state, turn)
        position = self.link.variant.after(self.link.position(state), move)
        if position.stones != self.link.position(after).stones:
            return [f"{turn.text} leads to other positions"]
        wanted = self.rules.verdict(after)
        got = self.link.verdict(self.link.variant.result(position))
        self.met[f"then {wanted.reason}" if wanted else "goes on"] += 1
        return [] if wanted == got else [f"{turn.text}: result {got}, expected {wanted}"]
