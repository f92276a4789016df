"""A game in play: moves as text and as values, history, results."""

from __future__ import annotations

import pytest

from rules_engine import Game, IllegalMoveError, Move, NotationError, load_variant
from rules_engine.game import Captured, Ended, Moved, Placed
from rules_engine.notation.opentafl import parse_record


def opened() -> Game:
    """Return a game of Fox and Geese in which the fox on d5 can jump to d3."""
    game = Game(load_variant("fox-and-geese"))
    for text in ("d4-d5", "d3-d4"):
        game.play(text)
    return game


@pytest.mark.parametrize("text", ["d5xd3", "d5-d3", "3.4x5.4", "(3,4)x(5,4)"])
def test_a_move_means_the_same_as_text_and_as_a_value(text: str) -> None:
    by_text, by_value = opened(), opened()
    first = by_text.play(text)
    second = by_value.play(by_value.variant.parse_move(text))
    assert first == second
    # The jump captures the goose on d4, whichever way it is written.
    assert [by_text.variant.format_point(point) for point in first.captured] == ["d4"]
    assert by_text.position == by_value.position


def test_a_value_that_is_no_legal_move_is_refused_and_changes_nothing() -> None:
    game = opened()
    before = game.position
    for text in ("d5-d2", "d4-d3", "e3-e4"):
        with pytest.raises(IllegalMoveError):
            game.play(game.variant.parse_move(text))
        with pytest.raises(IllegalMoveError):
            game.play(text)
    assert game.position == before
    assert len(game.turns) == 2


def test_a_text_that_is_no_move_changes_nothing() -> None:
    game = opened()
    with pytest.raises(NotationError):
        game.play("fox to d3")
    assert len(game.turns) == 2


def test_events_say_what_happened() -> None:
    game = Game(load_variant("bagh-chal"))
    goat, tiger = game.variant.rules.kind("goat"), game.variant.rules.kind("tiger")
    assert game.play("1.2").events == (Placed(goat, 1),)
    assert game.play("1.1x1.3").events == (
        Moved(tiger, 0, (2,)),
        Captured(goat, 1, "tiger.jump"),
    )
    assert game.turns[1].captured == (1,)


def test_the_end_is_the_last_event_and_nothing_follows() -> None:
    variant = load_variant("bagh-chal")
    start = variant.start()._replace(turn=0, captured=(0, 4), stones=(variant.start().stones[0], 2))
    game = Game(variant, start)
    turn = game.play("1.1x1.3")
    assert turn.events[-1] == Ended("tigers", "five-captures")
    assert game.result == ("tigers", "five-captures")
    assert game.legal_moves() == ()
    refusal = game.why_illegal("5.1-4.1")
    assert refusal is not None
    assert refusal.code == "game-over"
    with pytest.raises(IllegalMoveError):
        game.play(Move(20, (15,)))


def test_occurrences_are_counted_from_the_first_position() -> None:
    game = Game(load_variant("halatafl"))
    assert game.occurrences() == 1
    # The geese's sideways steps and the foxes' steps there and back, as HT-8 and HT-5 allow.
    moves = ["c7-c6", "a4-a5", "c6-c7", "a5-b5"]
    for text in moves:
        game.play(text)
    assert game.occurrences() == 1
    for text in ("c7-c6", "b5-a5", "c6-c7", "a5-b5"):
        game.play(text)
    assert game.occurrences() == 2
    assert str(game) == game.variant.text(game.position)
    assert "9" not in repr(game)
    assert "8 plies" in repr(game)


@pytest.mark.parametrize(("text", "taken"), [("e7-h7xh8", "h8"), ("e7-h7", "h8")])
def test_named_captures_must_be_those_of_the_move(text: str, taken: str) -> None:
    variant = load_variant("copenhagen-hnefatafl-9")
    board = "/9/9/9/9/4K4/9/4T4/7t1/7T1/"
    stones, faults = parse_record(variant.board, variant.pieces, board)
    assert not faults
    game = Game(variant, variant.start()._replace(stones=stones, turn=1))
    with pytest.raises(NotationError) as caught:
        game.play("e7-h7xh9")
    assert caught.value.code == "other-captures"
    turn = game.play(text)
    assert [variant.format_point(point) for point in turn.captured] == [taken]
    assert variant.format_move(turn.move, captured=turn.captured) == "e7-h7xh8"
    assert variant.shown_move(turn.move, turn.captured) == "e7–h7×h8"
    assert variant.parse_move("e7–h7×h8") == turn.move
