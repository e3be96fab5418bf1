"""A match: legality, take-back, the events of each seat, the history of rounds."""

from __future__ import annotations

import pytest

from game.cards import parse_face
from game.engine import CardsDealt, IllegalActionError, Resynced, Shuffled
from game.games import GAMES
from game.match.match import Match
from game.match.saves import new_match
from game.melds.common import Drawn
from tests.games.baloot import play as baloot_play
from tests.match.play import NOW, PERSON_AND_AGENT, play_on, unrecorded
from tests.match.toy import Discard, Draw, Lay, NextRound


def hand(match: Match, seat: int = 0) -> list[str]:
    return [str(card) for card in match.view(seat).hand]


def test_a_refused_action_changes_nothing_and_says_why() -> None:
    match = unrecorded()
    before = match.state_hash()
    with pytest.raises(IllegalActionError, match="not_now"):
        match.play(Discard(parse_face("AS")))
    assert match.state_hash() == before
    assert match.number == 0


def test_several_actions_are_refused_together_at_the_first_that_is_not_allowed() -> None:
    match = unrecorded()
    match.play(Draw())
    first, second = match.view(0).hand[:2]
    refusal = match.why_not([Lay(first), Lay(first)])
    assert refusal is not None
    assert refusal.reason == "not_held"
    assert match.why_not([Lay(first), Lay(second), Discard(match.view(0).hand[2])]) is None
    before = match.state_hash()
    with pytest.raises(IllegalActionError):
        match.play(Lay(first), Lay(first))
    assert match.state_hash() == before


def test_a_lay_can_be_taken_back_and_done_again() -> None:
    match = unrecorded()
    match.play(Draw())
    before = match.state_hash()
    match.play(Lay(match.view(0).hand[0]))
    after = match.state_hash()
    match.undo()
    assert match.state_hash() == before
    match.redo()
    assert match.state_hash() == after
    assert not match.can_redo()


def test_what_was_done_together_is_taken_back_and_done_again_together() -> None:
    match = unrecorded()
    match.play(Draw())
    before = match.state_hash()
    first, second, third = match.view(0).hand[:3]
    match.play(Lay(first))
    between = match.state_hash()
    match.play(Lay(second), Lay(third))
    after = match.state_hash()
    match.undo()
    assert match.state_hash() == between
    match.undo()
    assert match.state_hash() == before
    match.redo()
    match.redo()
    assert match.state_hash() == after
    assert not match.can_redo()


def test_a_draw_cannot_be_taken_back_since_it_showed_a_card() -> None:
    match = unrecorded()
    match.play(Draw())
    assert not match.can_undo()
    before = match.state_hash()
    match.undo()
    assert match.state_hash() == before


def test_a_turn_that_is_over_cannot_be_taken_back() -> None:
    match = unrecorded()
    match.play(Draw())
    match.play(Lay(match.view(0).hand[0]))
    match.play(Discard(match.view(0).hand[0]))
    assert not match.can_undo()


def test_what_ended_the_turn_is_taken_back_until_an_agent_has_acted() -> None:
    match = unrecorded(PERSON_AND_AGENT)
    match.play(Draw())
    before = match.state_hash()
    match.play(Lay(match.view(0).hand[0]))
    between = match.state_hash()
    match.play(Discard(match.view(0).hand[0]))
    after = match.state_hash()
    match.undo()
    assert match.state_hash() == between
    match.redo()
    assert match.state_hash() == after
    match.undo()
    match.undo()
    assert match.state_hash() == before
    match.redo()
    match.redo()
    match.play(Draw())
    assert not match.can_undo()
    assert not match.can_redo()


def test_what_an_agent_did_cannot_be_taken_back() -> None:
    match = unrecorded(PERSON_AND_AGENT)
    match.play(Draw())
    match.play(Discard(match.view(0).hand[0]))
    match.play(Draw())
    match.play(Lay(match.view(1).hand[0]))
    assert not match.can_undo()


def test_another_action_ends_what_could_be_done_again() -> None:
    match = unrecorded()
    match.play(Draw())
    first, second = match.view(0).hand[:2]
    match.play(Lay(first))
    match.undo()
    match.play(Lay(second))
    assert not match.can_redo()


def test_each_seat_is_told_what_it_may_know_and_only_once() -> None:
    match = unrecorded()
    match.take_events(0)
    match.take_events(1)
    match.play(Draw())
    (own,) = match.take_events(0)
    (other,) = match.take_events(1)
    assert own.cards != (None,)
    assert other.cards == (None,)
    assert match.take_events(0) == ()


def test_a_take_back_tells_every_seat_to_lay_the_table_out_anew() -> None:
    match = unrecorded()
    match.play(Draw())
    match.play(Lay(match.view(0).hand[0]))
    match.undo()
    for seat in (0, 1):
        (event,) = match.take_events(seat)
        assert event == Resynced()
    assert [type(event) for event in match.log(0)] == [Shuffled, CardsDealt, CardsDealt, Drawn]


def test_the_order_of_a_deal_is_announced_to_nobody() -> None:
    match = unrecorded()
    deal = match.take_events(0)[0]
    assert isinstance(deal, Shuffled)
    assert set(deal.cards) == {None}


def test_the_history_holds_every_finished_round_with_its_lines_and_totals() -> None:
    match = unrecorded()
    while match.standing().phase != "round_over":
        play_on(match, 1)
    (first,) = match.history()
    assert first.round == 1
    assert first.points == tuple(sum(line.points for line in first.lines if line.team == team) for team in (0, 1))
    assert first.totals == first.points
    match.play(NextRound())
    assert len(match.history()) == 1
    play_on(match, 1000)
    assert match.outcome() is not None
    assert [score.round for score in match.history()] == list(range(1, len(match.history()) + 1))


def test_an_agents_stream_is_the_same_after_a_take_back() -> None:
    match = unrecorded()
    match.play(Draw())
    straight = match.agent_stream().random()
    match.play(Lay(match.view(0).hand[0]))
    assert match.agent_stream().random() != straight
    match.undo()
    assert match.agent_stream().random() == straight


def test_a_game_without_melds_appraises_none() -> None:
    match = new_match(GAMES, baloot_play.setup(1), None, NOW)
    with pytest.raises(TypeError, match="baloot has no melds"):
        match.appraise((parse_face("7H"),))
