"""The view of a seat, and full states that fit it (buraco 1.3, 3.3, 8.1)."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

import pytest

from game.cards import parse_faces
from game.engine import Deals, stream
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.state import DECK, TEAM_OF_SEAT, BuracoState
from game.games.buraco.rules.view import BuracoView
from tests.games.buraco.battery import cards
from tests.games.buraco.rules.positions import BURACO, LIMPA, after, position

HIDDEN = {"deals", "hands", "mortos", "stock"}


def test_a_view_has_nothing_but_what_is_open_and_the_own_hand() -> None:
    state = {field.name for field in fields(BuracoState)}
    view = {field.name for field in fields(BuracoView)}
    assert state - view == HIDDEN
    assert view - state == {"seat", "hand", "counts", "morto_counts", "stock_count"}


def test_a_view_counts_what_it_does_not_show() -> None:
    view = BURACO.view(position("4D KS", seats=3, mortos=1, stock=7), 0)
    assert view.hand == parse_faces("KS 4D")
    assert (view.counts[0], view.morto_counts, view.stock_count, view.mortos_left) == (2, (11, 0), 7, 1)
    assert (view.team, view.actor, view.order) == (0, 0, (0, 1, 2, 1))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_determinized_states_differ_where_nothing_is_known(seats: int) -> None:
    state = BURACO.new_match(BuracoOptions(), seats, Deals(3))[0]
    view = BURACO.view(state, 1)
    worlds = [BURACO.determinize(view, stream(number, "world")) for number in range(30)]
    assert all(world.hands[1] == state.hands[1] for world in worlds)
    assert all(Counter(cards(world)) == Counter(DECK) for world in worlds)
    for places in ([world.hands[0] for world in worlds], [world.mortos for world in worlds], [w.stock for w in worlds]):
        assert len(set(places)) > 25


def test_what_was_taken_stays_in_the_hand_of_every_world() -> None:
    took = after(position("4D KS 5C", turn="begins", pile="9C 9C QD"), "take 9C", "take 9C", "end")
    for number in range(20):
        world = BURACO.determinize(BURACO.view(took, 1), stream(number, "world"))
        assert not Counter(parse_faces("9C 9C")) - Counter(world.hands[0])


def test_determinizing_a_finished_round_keeps_its_score() -> None:
    over = after(position("4D", melds=(LIMPA,), morto="taken"), "discard 4D")
    world = BURACO.determinize(BURACO.view(over, 0), stream(1, "world"))
    assert BURACO.view(world, 0) == BURACO.view(over, 0)
    assert BURACO.view(over, 0).actor is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_known_of_a_hand_is_in_it_and_nobody_else_is_touched(seats: int) -> None:
    state = BURACO.new_match(BuracoOptions(), seats, Deals(seats))[0]
    rng = stream(seats, "known")
    while (actor := BURACO.actor(state)) is not None:
        actions = list(BURACO.actions(state))
        before, state = state, BURACO.apply(state, actions[int(rng.random() * len(actions))])[0]
        assert not any(Counter(known) - Counter(hand) for known, hand in zip(state.known, state.hands, strict=True))
        others = [seat for seat in range(seats) if seat != actor]
        assert [state.hands[seat] for seat in others] == [before.hands[seat] for seat in others]
        assert state.melds[1 - TEAM_OF_SEAT[actor]] == before.melds[1 - TEAM_OF_SEAT[actor]]
        assert state.log[: len(before.log)] == before.log


def test_the_log_tells_the_public_acts_and_the_end_of_every_turn() -> None:
    state = position("5H 6H 7H KS QS", turn="begins", pile="9C 4S")
    done = after(state, "take 9C", "lay 5H 6H 7H", "end", "draw")
    assert [(seat, verb) for seat, verb, _faces in done.log] == [(0, "take"), (0, "lay"), (0, "end"), (1, "draw")]
    assert done.log[0][2] == parse_faces("9C")
    assert done.log[3][2] == ()
