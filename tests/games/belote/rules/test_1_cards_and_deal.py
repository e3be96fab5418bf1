"""Cards and deal (belote 1)."""

from __future__ import annotations

import pytest

from game.cards import Face, Suit, face_of, parse_face, parse_faces
from game.engine import Deals, Event, Place, choose
from game.families.tricks.rules.events import PublicTurned
from game.games import INFOS
from game.games.belote.rules.events import CardsDealt, Shuffled, Taken
from game.games.belote.rules.options import BeloteOptions
from game.games.belote.rules.state import DECK, BeloteState, tricks_of
from tests.games.belote.rules.positions import BELOTE, after, events, reason, taking

RULES = tricks_of(BeloteOptions(), "H")


def dealt(seed: int, **options: str) -> tuple[BeloteState, tuple[Event, ...]]:
    return BELOTE.new_match(choose(BeloteOptions, options), 4, Deals(seed))


def packets(happened: tuple[Event, ...]) -> list[tuple[int | None, int]]:
    return [(event.seat, len(event.cards)) for event in happened if isinstance(event, CardsDealt)]


def from_the_top(suit: Suit) -> str:
    ranks = (face_of(card.rank, suit) for card in DECK if card.suit == Suit.SPADES)
    ordered = sorted(ranks, key=lambda card: RULES.strength(card, Suit.HEARTS), reverse=True)
    return " ".join(str(card)[0] for card in ordered)


def worth(text: str) -> list[int]:
    return [RULES.points(card, Suit.HEARTS) for card in parse_faces(text)]


def test_1_1_four_players_two_teams_and_eight_cards_each_of_thirty_two() -> None:
    assert (BELOTE.seats, BELOTE.teams(4)) == (range(4, 5), (0, 1, 0, 1))
    assert INFOS["belote"].team_of_seat == (0, 1, 0, 1)
    assert len(DECK) == len(set(DECK)) == 32
    state = after(dealt(1)[0], "take")
    assert [len(hand) for hand in state.hands] == [8, 8, 8, 8]


def test_1_2_the_ten_ranks_second_in_a_plain_suit_and_jack_and_nine_lead_the_trumps() -> None:
    assert from_the_top(Suit.SPADES) == "A T K Q J 9 8 7"
    assert from_the_top(Suit.HEARTS) == "J 9 A T K Q 8 7"


def test_1_3_all_cards_and_the_last_trick_hold_162_points() -> None:
    assert worth("AS TS KS QS JS 9S 8S 7S") == [11, 10, 4, 3, 2, 0, 0, 0]
    assert worth("JH 9H AH TH KH QH 8H 7H") == [20, 14, 11, 10, 4, 3, 0, 0]
    assert RULES.last_trick == 10
    assert sum(RULES.points(card, Suit.HEARTS) for card in DECK) + RULES.last_trick == 162


def test_1_4_the_first_dealer_is_drawn_and_the_deal_passes_to_the_right() -> None:
    assert {dealt(seed)[0].dealer for seed in range(30)} == {0, 1, 2, 3}
    thrown_in = after(taking(dealer=2), *["pass"] * 8)
    following = after(thrown_in, "next round")
    assert (following.dealer, following.round, BELOTE.actor(following)) == (3, 2, 0)


def test_1_4_every_deal_is_shuffled_anew() -> None:
    state, (shuffled, *_rest) = dealt(3)
    again = events(after(state, *["pass"] * 8), "next round")[0]
    assert isinstance(shuffled, Shuffled)
    assert isinstance(again, Shuffled)
    assert (shuffled.label, again.label) == ("deal 1", "deal 2")
    assert shuffled.cards != again.cards


def test_1_4_the_next_deal_waits_until_the_last_is_over() -> None:
    assert reason(taking(), "next round") == "deal_in_play 1.4"
    thrown_in = after(taking(), *["pass"] * 8)
    assert reason(thrown_in, "take") == "deal_is_over 1.4"


def test_1_5_three_each_then_two_and_a_card_is_turned_up() -> None:
    state, happened = dealt(5)
    order = [(state.dealer + k) % 4 for k in (1, 2, 3, 4)]
    assert packets(happened) == [*((seat, 3) for seat in order), *((seat, 2) for seat in order)]
    turned = happened[-1]
    assert isinstance(turned, PublicTurned)
    assert (turned.cards, turned.target, len(state.stock)) == ((state.public,), Place("public"), 11)


@pytest.mark.parametrize(("said", "taker"), [(["pass", "take"], 1), (["pass"] * 4 + ["pass", "pass", "take S"], 2)])
def test_1_5_the_taker_gets_the_turned_up_card_whatever_is_trumps(said: list[str], taker: int) -> None:
    state = taking(public="9H")
    after_that = after(state, *said)
    taken, *rest = events(state, *said)
    assert isinstance(taken, Taken)
    assert (taken.cards, taken.target) == ((parse_face("9H"),), Place("hand", taker))
    assert packets(tuple(rest)) == [(seat, 2 if seat == taker else 3) for seat in range(4)]
    assert (after_that.taken, after_that.public, after_that.stock) == (parse_face("9H"), None, ())
    assert parse_face("9H") in after_that.hands[taker]
    held: list[Face] = [card for hand in after_that.hands for card in hand]
    assert sorted(held) == list(DECK)
