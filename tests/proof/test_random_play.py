"""Random games: the engine and the plain rules side by side, ply by ply."""

from __future__ import annotations

from random import Random

import pytest

from rules_engine import Game
from rules_engine.game import Captured
from tests.proof import bridge
from tests.reference import RefGame, Turn

GAMES, LONGEST = 30, 260
MANNERS = ("random", "keen", "restless")
"""How a game is played: at random, capturing where possible, or going back where possible."""


def _pick(random: Random, manner: str, turns: list[Turn], own_last: Turn | None) -> Turn:
    captures = [turn for turn in turns if turn.captured]
    if manner == "keen" and captures:
        return random.choice(captures)
    if manner == "restless" and own_last and random.random() < 0.9:
        for turn in turns:
            if turn.start == own_last.path[-1] and turn.path[-1] == own_last.start:
                return turn
    return random.choice(turns)


def _play(link: bridge.Link, random: Random) -> str | None:
    """Play one game, compare everything at every ply, and return how it ended."""
    game, plain = Game(link.variant), RefGame(link.rules)
    manner = random.choice(MANNERS)
    played: list[Turn] = []
    for _ in range(LONGEST):
        moves = {link.text(move): move for move in game.legal_moves()}
        turns = plain.legal()
        assert len(moves) == len(game.legal_moves())
        assert sorted(moves) == sorted(turn.text for turn in turns)
        assert link.verdict(game.result) == plain.result
        assert link.state(game.position) == plain.state
        assert game.occurrences() == plain.occurrences
        assert bool(moves) == (plain.result is None)
        if not moves:
            break
        turn = _pick(random, manner, turns, played[-2] if len(played) > 1 else None)
        played.append(turn)
        plain.play(turn.text)
        events = game.play(moves[turn.text]).events
        taken = [link.place(event.point) for event in events if isinstance(event, Captured)]
        assert tuple(taken) == turn.captured
    return plain.result.reason if plain.result else None


@pytest.mark.parametrize("name", bridge.NAMES)
def test_games(name: str) -> None:
    link, random = bridge.link_of(name), Random(name)
    ends = {_play(link, random) for _ in range(GAMES)}
    assert ends - {None}, "no game came to an end"
    if link.rules.times and link.variant.id != "fox-and-hounds":
        assert "repetition" in ends, "no game compared a history"
