"""Composed random positions: the engine and the plain rules judge them alike."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_engine import Game, Move
from rules_engine.game import Captured
from rules_engine.position import NOWHERE
from tests.proof import bridge
from tests.proof.bends import JumpedGooseStays
from tests.proof.strategies import states
from tests.reference import RefGame

LOOKED_INTO = 12


@pytest.mark.parametrize("name", bridge.DISTINCT)
@settings(max_examples=400)
@given(data=st.data())
def test_moves_captures_and_results(name: str, data: st.DataObject) -> None:
    link = bridge.link_of(name)
    variant, rules = link.variant, link.rules
    state = data.draw(states(link))
    position = link.position(state)
    assert link.state(position) == state
    assert link.verdict(variant.result(position)) == rules.verdict(state)
    moves = {link.text(move): move for move in variant.legal_moves(position)}
    turns = rules.legal(state)
    assert sorted(link.text(move) for move in variant.legal_moves(position)) == sorted(
        turn.text for turn in turns
    )
    for turn in turns[:: len(turns) // LOOKED_INTO + 1]:
        applied = variant.apply(position, moves[turn.text])
        after = rules.after(state, turn)
        assert link.state(applied.position) == after
        assert link.verdict(variant.result(applied.position)) == rules.verdict(after)
        taken = [link.place(e.point) for e in applied.events if isinstance(e, Captured)]
        assert tuple(taken) == turn.captured
        game, plain = Game(variant, position), RefGame(rules, state)
        game.play(moves[turn.text])
        plain.play(turn.text)
        assert link.verdict(game.result) == plain.result


@pytest.mark.parametrize("name", bridge.DISTINCT)
@settings(max_examples=100)
@given(data=st.data())
def test_every_refusal_has_a_reason_and_no_legal_move_has(name: str, data: st.DataObject) -> None:
    """`why_illegal` and `legal_moves` are written apart; here they meet on all sorts of moves."""
    link = bridge.link_of(name)
    variant, board = link.variant, link.variant.board
    position = link.position(data.draw(states(link)))
    legal = variant.legal_moves(position)
    tried = [Move(NOWHERE, (point,)) for point in range(len(board))]
    for start in range(len(board)):
        tried += [Move(start, (end,)) for end in board.neighbours[start]]
        for over, landing in board.jumps[start]:
            tried.append(Move(start, (landing,), (over,)))
            tried += [
                Move(start, (landing, further), (over, next_over))
                for next_over, further in board.jumps[landing]
            ]
    for move in tried:
        refusal = variant.why_illegal(position, move)
        assert (refusal is None) == (move in legal)
    assert {move for move in legal if len(move.path) < 3} <= set(tried)


@settings(max_examples=300)
@given(data=st.data())
def test_a_jumped_goose_that_stays_as_a_block_would_change_nothing(data: st.DataObject) -> None:
    """FG-8 says that a jumped goose leaves at once; its point cannot come up again in the turn.

    A jump changes row and column by 0 or 2, so the landing points of a chain share the parities of
    their row and column, and the points jumped over never have both. Whether the goose stands there
    until the turn is over makes a difference only if it could be jumped again.
    """
    link = bridge.link_of("fox-and-geese")
    state, other = data.draw(states(link)), JumpedGooseStays()
    mine, others = ({turn.text for turn in rules.legal(state)} for rules in (link.rules, other))
    assert mine == others
