"""Deal and table (borako 2)."""

from __future__ import annotations

import pytest

from game.cards import sorted_faces
from game.engine import Deals, Place
from game.games.borako.rules.events import Shuffled, TurnBegan
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.state import DECK, BorakoState
from tests.games.borako.rules.positions import BORAKO, legal, reason


def dealt(seed: int) -> BorakoState:
    return BORAKO.new_match(BorakoOptions(), 4, Deals(seed))[0]


@pytest.mark.parametrize("seed", range(5))
def test_2_1_eleven_cards_each_a_mour_of_eleven_for_each_team_and_forty_left(seed: int) -> None:
    state = dealt(seed)
    assert [len(hand) for hand in state.hands] == [11] * 4
    assert [len(mour) for mour in state.reserves] == [11, 11]
    assert len(state.stock) == 40
    assert sorted_faces([card for part in (*state.hands, *state.reserves, state.stock) for card in part]) == DECK


def test_2_1_the_record_gets_the_whole_deal_and_each_seat_its_own_cards() -> None:
    state, events = BORAKO.new_match(BorakoOptions(), 4, Deals(3))
    deal, *hands, turn = events
    assert isinstance(deal, Shuffled)
    assert deal.seen_by == frozenset()
    assert dict(deal.params) == {"label": "deal 1"}
    assert sorted(card for card in deal.cards if card is not None) == list(DECK)
    assert [event.target for event in hands] == [Place("hand", seat) for seat in range(4)]
    assert [event.cards for event in hands] == list(state.hands)
    assert [event.seen_by for event in hands] == [frozenset((seat,)) for seat in range(4)]
    assert (type(turn), turn.seat) == (TurnBegan, state.starter)


def test_2_1_a_recorded_order_deals_the_same_round_again() -> None:
    state, events = BORAKO.new_match(BorakoOptions(), 4, Deals(3))
    order = tuple(card for card in events[0].cards if card is not None)
    again, _ = BORAKO.new_match(BorakoOptions(), 4, Deals(3, (("deal 1", order),)))
    assert again.hands == state.hands
    assert again.stock == state.stock


def test_2_2_the_pile_starts_empty_so_the_starter_must_draw() -> None:
    state = dealt(1)
    assert state.discards == ()
    assert legal(state) == {"draw"}
    assert reason(state, "sweep") == "nothing_to_sweep 2.2"
