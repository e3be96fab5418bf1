"""Cards and players (buraco 1)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from game.cards import ALL_FACES, JOKER, Rank, parse_faces
from game.engine import Appraisal, Deals, stream
from game.games.buraco.rules.events import CardsDealt, Shuffled
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.state import DECK, BuracoState, Taking
from tests.games.buraco.rules.positions import BURACO, LIMPA, after, position


def dealt(seats: int, seed: int = 1) -> BuracoState:
    return BURACO.new_match(BuracoOptions(), seats, Deals(seed))[0]


def test_1_1_two_decks_and_four_jokers_are_used() -> None:
    counts = Counter(DECK)
    assert len(DECK) == 108
    assert counts.pop(JOKER) == 4
    assert counts == dict.fromkeys(ALL_FACES[:-1], 2)


def test_1_2_two_three_or_four_play_in_two_teams() -> None:
    assert [BURACO.teams(seats) for seats in (2, 3, 4)] == [(0, 1), (0, 1, 0), (0, 1, 0, 1)]
    for seats in (1, 5):
        with pytest.raises(ValueError, match="2 or 3 or 4 players"):
            BURACO.teams(seats)


@pytest.mark.parametrize(("seats", "order"), [(2, [0, 1, 0, 1, 0]), (3, [0, 1, 2, 1, 0]), (4, [0, 1, 2, 3, 0])])
def test_1_2_turns_go_round_and_among_three_the_second_has_every_other(seats: int, order: list[int]) -> None:
    state = position("4D 5S KS", seats=seats, turn="begins")
    turns = []
    for _ in order:
        seat = BURACO.actor(state)
        assert seat is not None
        turns.append(seat)
        state = after(state, "draw", f"discard {state.hands[seat][0]}", "end")
    assert turns == order


@pytest.mark.parametrize(("seats", "starts"), [(2, [1, 0, 1]), (3, [1, 2, 3, 0]), (4, [1, 2, 3, 0])])
def test_1_2_the_start_moves_one_place_each_round(seats: int, starts: list[int]) -> None:
    last_card = position("4D", seats=seats, melds=(LIMPA,), morto="taken", mortos=1)
    for number, start in enumerate(starts):
        before = replace(last_card, round=number + 1, start=starts[number - 1] if number else 0)
        state = after(before, "discard 4D", "next round")
        assert (state.round, state.start) == (number + 2, start)
        assert state.phase == Taking(start, pique=False)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_2_the_first_start_is_drawn_by_lot(seats: int) -> None:
    starts = Counter(dealt(seats, seed).start for seed in range(60))
    assert set(starts) == set(range(max(seats, 4) if seats > 2 else 2))


@pytest.mark.parametrize(("seats", "stock"), [(2, 64), (3, 53), (4, 42)])
def test_1_3_eleven_cards_each_and_two_mortos_and_the_rest_is_the_stock(seats: int, stock: int) -> None:
    state = dealt(seats)
    assert [len(hand) for hand in state.hands] == [11] * seats
    assert [len(morto) for morto in state.mortos] == [11, 11]
    assert len(state.stock) == stock
    cards = [*state.stock, *[card for group in (*state.hands, *state.mortos) for card in group]]
    assert sorted(cards) == list(DECK)


def test_1_3_every_hand_is_seen_by_its_owner_alone() -> None:
    _, events = BURACO.new_match(BuracoOptions(), 4, Deals(1))
    assert [(type(event), event.seat) for event in events[1:5]] == [(CardsDealt, seat) for seat in range(4)]
    assert all(event.seen_by == frozenset((event.seat,)) for event in events[1:5])
    assert (type(events[0]), events[0].seen_by) == (Shuffled, frozenset())


def test_1_3_the_mortos_are_known_to_nobody() -> None:
    state = dealt(2)
    world = BURACO.determinize(BURACO.view(state, 0), stream(0, "world"))
    assert [len(morto) for morto in world.mortos] == [11, 11]
    assert world.mortos != state.mortos


def test_1_4_the_discard_pile_begins_empty() -> None:
    state = dealt(4)
    assert state.discards == ()
    assert [str(action) for action in BURACO.actions(state)] == ["draw"]


def test_1_1_twos_and_jokers_are_wild() -> None:
    wild = [face for face in ALL_FACES if face == JOKER or face.rank == Rank.TWO]
    assert len(wild) == 5
    for face in wild:
        appraisal = BURACO.appraise(BuracoOptions(), (*parse_faces("5D 6D"), face))
        assert isinstance(appraisal, Appraisal)
        assert appraisal.wilds == 1
