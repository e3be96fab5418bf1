"""Cut and deal (baloot 2)."""

from __future__ import annotations

import pytest

from game.cards import Face
from game.engine import Deals, Event, Place, choose
from game.families.tricks.rules.events import PublicTurned
from game.games.baloot.rules.actions import CUTS, Cut
from game.games.baloot.rules.events import Bought, CardsDealt, PackCut, Reshuffled, Shuffled
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.state import DECK, BalootState, Buying, Cutting
from tests.games.baloot.rules.positions import BALOOT, after, buying, events, legal, reason


def dealt(seed: int, **options: str) -> tuple[BalootState, tuple[Event, ...]]:
    return BALOOT.new_match(choose(BalootOptions, options), 4, Deals(seed))


def packets(happened: tuple[Event, ...]) -> list[tuple[int | None, tuple[Face | None, ...]]]:
    return [(event.seat, event.cards) for event in happened if isinstance(event, CardsDealt)]


def pack_of(state: BalootState) -> list[Face]:
    """The pack before it is cut, the top card first."""
    return list(reversed(state.stock))


def test_2_1_the_first_dealer_is_drawn_at_random() -> None:
    assert {dealt(seed)[0].dealer for seed in range(30)} == {0, 1, 2, 3}


def test_2_1_the_deal_passes_to_the_right_after_every_hand_thrown_in_ones_included() -> None:
    state = buying(dealer=2)
    thrown_in = after(state, *["pass"] * 8)
    following = after(thrown_in, "next round")
    assert (following.dealer, following.round) == (3, 2)
    assert BALOOT.actor(following) == 0


def test_2_1_the_next_hand_waits_until_the_last_is_over() -> None:
    assert reason(buying(), "next round") == "hand_in_play 2.1"
    assert reason(after(buying(), "bid sun"), "next round") == "hand_in_play 2.1"
    thrown_in = after(buying(), *["pass"] * 8)
    assert legal(thrown_in) == {"next round"}
    for text in ("pass", "bid sun", "play 7H", "cut plain", "double", "claim"):
        assert reason(thrown_in, text) == "hand_is_over 2.1"


def test_2_2_without_the_option_the_pack_is_simply_dealt() -> None:
    state, happened = dealt(4)
    assert isinstance(state.phase, Buying)
    assert not any(isinstance(event, PackCut) for event in happened)
    assert reason(state, "cut plain") == "nothing_to_cut 2.2"


def test_2_2_with_the_option_the_player_left_of_the_dealer_chooses() -> None:
    state, (deal,) = dealt(4, cut_choices="on")
    assert state.phase == Cutting((state.dealer + 3) % 4)
    assert BALOOT.actor(state) == (state.dealer - 1) % 4
    assert legal(state) == {f"cut {how}" for how in CUTS}
    assert len(CUTS) == 7
    assert isinstance(deal, Shuffled)
    assert deal.seen_by == frozenset()
    for text in ("pass", "bid sun", "play 7H", "claim"):
        assert reason(state, text) == "cut_first 2.2"
    assert reason(state, "next round") == "hand_in_play 2.1"
    assert reason(after(state, "cut go"), "cut go") == "nothing_to_cut 2.2"


def test_2_2_the_choice_comes_before_each_deal() -> None:
    state, _ = dealt(4, cut_choices="on")
    again = after(state, "cut go", *["pass"] * 8, "next round")
    assert again.phase == Cutting((state.dealer + 4) % 4)


def test_2_2_there_are_no_other_cuts() -> None:
    refused = BALOOT.refusal(dealt(4, cut_choices="on")[0], Cut("tear"))
    assert refused is not None
    assert (refused.reason, refused.clause) == ("no_such_cut", "baloot 2.2")


@pytest.mark.parametrize("how", CUTS)
def test_2_2_however_it_is_cut_each_gets_five_and_one_card_lies_open(how: str) -> None:
    state, _ = dealt(5, cut_choices="on")
    cut, *_ = events(state, f"cut {how}")
    assert cut == PackCut((state.dealer + 3) % 4, how=how)
    state = after(state, f"cut {how}")
    assert [len(hand) for hand in state.hands] == [5] * 4
    assert len(state.stock) == 11
    assert state.public is not None
    assert sorted([*state.stock, state.public, *[card for hand in state.hands for card in hand]]) == list(DECK)


def test_2_2_go_leaves_the_pack_as_it_lies_and_a_cut_puts_one_part_under_the_other() -> None:
    state, _ = dealt(6, cut_choices="on")
    pack = pack_of(state)
    first = (state.dealer + 1) % 4
    assert packets(events(state, "cut go"))[0] == (first, tuple(pack[:3]))
    assert packets(events(state, "cut plain"))[0] == (first, tuple(pack[16:19]))


def test_2_2_the_cards_may_be_shuffled_once_more_and_the_record_keeps_the_order() -> None:
    state, _ = dealt(6, cut_choices="on")
    happened = events(state, "cut shuffle")
    reshuffle = happened[1]
    assert (type(reshuffle), dict(reshuffle.params), reshuffle.seen_by) == (
        Reshuffled,
        {"label": "reshuffle 1"},
        frozenset(),
    )
    order = tuple(card for card in reshuffle.cards if card is not None)
    assert sorted(order) == list(DECK)
    assert packets(happened)[0][1] == order[:-4:-1]
    recorded, _ = BALOOT.new_match(state.options, 4, Deals(99, (("reshuffle 1", order),)))
    again = packets(events(recorded, "cut shuffle"))
    assert [cards for _, cards in again] == [cards for _, cards in packets(happened)]


def test_2_2_the_first_card_may_become_the_public_card() -> None:
    state, _ = dealt(6, cut_choices="on")
    pack = pack_of(state)
    happened = events(state, "cut public")
    assert happened[-1].cards == (pack[0],)
    assert packets(happened)[0][1] == tuple(pack[1:4])
    assert after(state, "cut public").public == pack[0]


@pytest.mark.parametrize(
    ("how", "receiver", "where"), [("give bottom", 1, "bottom"), ("keep bottom", 3, "bottom"), ("take top", 3, "top")]
)
def test_2_2_three_cards_chosen_are_the_first_packet_of_who_gets_them(how: str, receiver: int, where: str) -> None:
    state, _ = dealt(6, cut_choices="on")
    pack = pack_of(state)
    three = set(pack[-3:] if where == "bottom" else pack[:3])
    rest = [card for card in pack if card not in three]
    first = packets(events(state, f"cut {how}"))[:4]
    taken = 0
    for seat, cards in first:
        if seat == (state.dealer + receiver) % 4:
            assert set(cards) == three
        else:
            assert cards == tuple(rest[taken : taken + 3])
            taken += 3


@pytest.mark.parametrize("seed", range(4))
def test_2_3_three_each_then_two_each_from_the_dealers_right_then_the_public_card(seed: int) -> None:
    state, happened = dealt(seed)
    order = [(state.dealer + k) % 4 for k in (1, 2, 3, 4)]
    given = packets(happened)
    assert [(seat, len(cards)) for seat, cards in given] == [(seat, 3) for seat in order] + [(s, 2) for s in order]
    assert [event.seen_by for event in happened if isinstance(event, CardsDealt)] == [frozenset((s,)) for s, _ in given]
    whole = happened[0].cards
    assert [card for _, cards in given for card in cards] == list(reversed(whole))[:20]
    public = happened[-1]
    assert (type(public), public.cards, public.seen_by, public.target) == (
        PublicTurned,
        (state.public,),
        None,
        Place("public"),
    )
    assert state.public == whole[-21]


@pytest.mark.parametrize("cut_choices", ["off", "on"])
def test_2_3_nothing_of_the_last_hand_is_left(cut_choices: str) -> None:
    state, _ = dealt(4, cut_choices=cut_choices)
    assert (state.said, state.contract, state.taken, state.opened) == ((), None, None, ())
    assert (state.multiplier, state.doubler, state.locked) == (1, None, False)
    assert (state.trick, state.tricks, state.declared, state.baloot, state.claimed) == ((), (), (), None, None)
    assert state.leader == (state.dealer + 1) % 4


def test_2_3_the_record_gets_the_whole_deal_and_recorded_orders_win() -> None:
    state, happened = dealt(3)
    assert (type(happened[0]), happened[0].seen_by) == (Shuffled, frozenset())
    assert dict(happened[0].params) == {"label": "deal 1"}
    order = tuple(card for card in happened[0].cards if card is not None)
    again, _ = BALOOT.new_match(BalootOptions(), 4, Deals(99, (("deal 1", order),)))
    assert {again.hands[(again.dealer + 1) % 4]} == {state.hands[(state.dealer + 1) % 4]}


def test_2_4_after_the_purchase_three_more_each_and_two_to_the_holder_of_the_public_card() -> None:
    state = buying(public="9H")
    bought, *given = events(state, "pass", "pass", "bid sun", "pass", "pass")[1:]
    assert (type(bought), bought.seat, bought.cards) == (Bought, 2, (state.public,))
    assert (bought.source, bought.target) == (Place("public"), Place("hand", 2))
    assert [(event.seat, len(event.cards)) for event in given] == [(0, 3), (1, 3), (2, 2), (3, 3)]
    after_all = after(state, "pass", "pass", "bid sun", "pass", "pass")
    assert [len(hand) for hand in after_all.hands] == [8] * 4
    assert after_all.stock == ()
    assert (after_all.public, after_all.taken) == (None, state.public)


def test_2_4_after_an_ashkal_the_partner_holds_the_public_card() -> None:
    state = after(buying(public="9H"), "pass", "pass", "bid ashkal", "pass", "pass")
    assert state.taken is not None
    assert state.taken in state.hands[0]
    assert [len(hand) for hand in state.hands] == [8] * 4
