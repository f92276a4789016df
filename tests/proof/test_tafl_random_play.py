"""Random tafl games: the engine and the plain rules side by side, ply by ply."""

from __future__ import annotations

from random import Random

import pytest

from rules_engine import Game
from tests.proof import bridge
from tests.reference import TAFL, Turn, tafl_rules
from tests.reference.tafl_game import TaflGame

GAMES, LONGEST = 6, 110
MANNERS = ("random", "keen", "restless", "bold")
"""How a game is played: at random; capturing, or going back, or moving the king where possible."""


def _pick(random: Random, manner: str, turns: list[Turn], own_last: Turn | None) -> Turn:
    chosen = turns
    if manner == "keen":
        chosen = [turn for turn in turns if turn.captured]
    elif manner == "bold":
        chosen = [turn for turn in turns if turn.captured or turn.kind == "king"]
    elif manner == "restless" and own_last:
        chosen = [
            turn
            for turn in turns
            if turn.start == own_last.path[-1] and turn.path[-1] == own_last.start
        ]
    return random.choice(chosen if chosen and random.random() < 0.8 else turns)


def _play(link: bridge.Link, manner: str, random: Random) -> str | None:
    """Play one game, compare everything at every ply, and return how it ended."""
    rules = tafl_rules(link.variant.id)
    game, plain = Game(link.variant), TaflGame(rules)
    played: list[Turn] = []
    for _ in range(LONGEST):
        moves = {link.text(move): move for move in game.legal_moves()}
        turns = plain.legal()
        assert len(moves) == len(game.legal_moves())
        assert sorted(moves) == sorted(turn.text for turn in turns)
        assert link.verdict(game.result) == plain.result
        assert link.state(game.position) == plain.state
        assert game.occurrences() == plain.occurrences
        if not moves:
            break
        turn = _pick(random, manner, turns, played[-2] if len(played) > 1 else None)
        played.append(turn)
        plain.play(turn.text)
        taken = {link.place(point) for point in game.play(moves[turn.text]).captured}
        assert taken == set(turn.captured)
    return plain.result.reason if plain.result else None


@pytest.mark.parametrize("name", TAFL)
def test_games(name: str) -> None:
    link, random = bridge.link_of(name), Random(name)
    ends = {_play(link, MANNERS[number % len(MANNERS)], random) for number in range(GAMES)}
    assert ends - {None} or name == "alea-evangelii", "no game came to an end"


@pytest.mark.parametrize("name", [name for name in TAFL if name != "tablut"])
def test_restless_games_compare_histories(name: str) -> None:
    assert _play(bridge.link_of(name), "restless", Random(f"{name} restless")) == "repetition"
