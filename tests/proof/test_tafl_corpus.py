"""The played games of Copenhagen Hnefatafl: every ply, every capture, every ending."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rules_engine import Move
from tests.proof import bridge, tafl_corpus
from tests.proof.bends import TAFL_BENDS
from tests.reference import tafl_rules
from tests.reference.tafl_moves import KING

SYSTEM = "copenhagen-hnefatafl"

GAMES, PLIES = 876, 41_945
ENDINGS = {
    "king-escaped": 90,
    "exit-fort": 31,
    "king-captured": 21,
    "encirclement": 9,
    "defenders-blocked": 7,
    None: 718,
}
"""The totals of the sheet; None are games with no end on the board."""


@pytest.fixture(scope="module")
def games() -> tuple[tafl_corpus.PlayedGame, ...]:
    return tafl_corpus.read(tafl_corpus.find())


def test_the_engine_replays_them(games: tuple[tafl_corpus.PlayedGame, ...]) -> None:
    link = bridge.link(SYSTEM)
    variant, compiled = link.variant, link.variant.compiled
    places = [link.place(point) for point in range(len(variant.board))]
    points = {place: point for point, place in enumerate(places)}
    king = variant.rules.kind(KING)
    endings: Counter[str | None] = Counter()
    plies = 0
    for number, game in enumerate(games, 1):
        position, result = variant.start(), None
        for ply, (squares, captured) in enumerate(game.plies, 1):
            where = f"game {number}, ply {ply}"
            assert result is None, f"{where}: the game goes on after {result}"
            move = Move(points[squares[0]], (points[squares[1]],))
            assert compiled.allows(position, move), f"{where}: {squares} is not legal"
            kings = position.stones[king]
            step = compiled.step(position, move)
            taken = step.captured & ~kings
            assert {place for place, at in points.items() if taken >> at & 1} == captured, where
            position, result = step.position, variant.result(step.position)
            plies += 1
        endings[result.by if result else None] += 1
        if result:
            assert result.winner == game.winner, f"game {number}"
    assert (len(games), plies) == (GAMES, PLIES)
    assert endings == ENDINGS


@pytest.mark.slow
def test_the_plain_rules_replay_them(games: tuple[tafl_corpus.PlayedGame, ...]) -> None:
    rules = tafl_rules(SYSTEM)
    endings: Counter[str | None] = Counter()
    for number, game in enumerate(games, 1):
        state, result = rules.start(), None
        for squares, captured in game.plies:
            assert result is None, f"game {number}"
            assert rules.is_legal(state, *squares), f"game {number}: {squares}"
            turn = rules.turn(state, *squares)
            men = {point for point in turn.captured if state.pieces[point] != KING}
            assert men == captured, f"game {number}: {squares}"
            state = rules.after(state, turn)
            result = rules.verdict(state)
        endings[result.reason if result else None] += 1
        if result:
            assert result.winner == game.winner, f"game {number}"
    assert endings == ENDINGS


@pytest.mark.slow
def test_so_many_plies_contradict_each_bend(games: tuple[tafl_corpus.PlayedGame, ...]) -> None:
    asked = [bend for bend in TAFL_BENDS if bend.asks != "judge"]
    found = tafl_corpus.contradictions(asked, games)
    assert {bend.name: found[bend.name] for bend in asked} == {
        bend.name: bend.plies for bend in asked
    }


def test_a_game_is_read_as_the_file_says(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    file.write_text("a4-c4 f8-k8xk7xk7 timeout,0,1,White\nd1-d3,0,0,Ongoing\n", encoding="utf-8")
    first, second = tafl_corpus.read(file)
    assert first.winner == "defenders"
    assert [played.ply for played in first.plies] == [((8, 1), (8, 3)), ((4, 6), (4, 11))]
    assert [played.captured for played in first.plies] == [frozenset(), frozenset({(5, 11)})]
    assert second.winner is None


def test_a_named_file_must_exist(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(tafl_corpus.VARIABLE, str(tmp_path / "none.csv"))
    with pytest.raises(pytest.fail.Exception, match="which is no file"):
        tafl_corpus.find()


def test_beside_a_shared_folder_it_must_exist(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(tafl_corpus.VARIABLE, raising=False)
    monkeypatch.setattr(tafl_corpus, "ROOT", tmp_path / "repository")
    with pytest.raises(pytest.skip.Exception, match="not part of the repository"):
        tafl_corpus.find()
    (tmp_path / "shared").mkdir()
    with pytest.raises(pytest.fail.Exception, match="played games are missing"):
        tafl_corpus.find()
    (tmp_path / "shared" / "data").mkdir()
    file = tmp_path / "shared" / "data" / "copenhagen-games.csv"
    file.write_text("", encoding="utf-8")
    assert tafl_corpus.find() == file
