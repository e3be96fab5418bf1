"""Coinche (belote 6)."""

from __future__ import annotations

import pytest

from game.cards import Suit
from game.engine import Deals, choose, team_points
from game.families.tricks.rules.events import Passed, RaiseDeclined, ThrownIn
from game.games.belote.rules.actions import CAPOT
from game.games.belote.rules.events import BidWithoutSuit, CardsDealt, CoincheSaid, RoundEnded, SuitBid, SurcoincheSaid
from game.games.belote.rules.options import BeloteOptions
from game.games.belote.rules.scoring import Counted, Hand, Result, hand_lines, result_of
from game.games.belote.rules.state import Answering, Bidding, Contract, Playing
from tests.games.belote.rules.positions import BELOTE, after, bidding, events, legal, over, reason, taking

TIERCE = Counted(0, 20, "tierce")
CENT = Counted(1, 100, "cent")


def hand(
    takers: int,
    bid: int = 80,
    multiplier: int = 1,
    belotes: tuple[int, int] = (0, 0),
    declarations: tuple[Counted, ...] = (),
    capot: int | None = None,
) -> Hand:
    """A deal in which team 0 took and has so many card points."""
    return Hand(0, (takers, 162 - takers), None, declarations, belotes, capot, bid, multiplier)


def score(played: Hand, **options: object) -> tuple[int, ...]:
    """What takers and defenders score."""
    return tuple(map(int, team_points(hand_lines(choose(BeloteOptions, options), played))))


def made(played: Hand) -> bool:
    return result_of(BeloteOptions(), played) is Result.MADE


def test_6_1_option_bidding_has_all_cards_dealt_at_once() -> None:
    state, happened = BELOTE.new_match(choose(BeloteOptions, {"bidding": "coinche"}), 4, Deals(1))
    order = [(state.dealer + k) % 4 for k in (1, 2, 3, 4)]
    packets = [(event.seat, len(event.cards)) for event in happened if isinstance(event, CardsDealt)]
    assert packets == [(seat, size) for size in (3, 2, 3) for seat in order]
    assert (state.public, state.stock, state.phase) == (None, (), Bidding(order[0], None, 0))


def test_6_1_the_players_are_asked_in_turn_and_who_passed_may_bid_later() -> None:
    state = after(bidding(dealer=1), "pass", "bid 80 H", "pass", "bid 90 S")
    assert state.phase == Bidding(2, Contract(1, "S", 90), 0)
    assert after(state, "bid 100 C").phase == Bidding(3, Contract(2, "C", 100), 0)


def test_6_1_nothing_else_is_said() -> None:
    for text in ("take", "take H", "play 7H", "belote H"):
        assert reason(bidding(), text) == "bid_or_pass 6.1"
    assert reason(taking(), "bid 80 H") == "take_or_pass 2.1"


def test_6_2_bids_go_in_tens_from_80_to_160_then_capot() -> None:
    bids = [text for text in legal(bidding()) if text.endswith(" H")]
    assert bids == [f"bid {value} H" for value in (*range(80, 170, 10), "capot")]
    assert reason(bidding(), "bid 170 H") == "no_such_bid 6.2"
    assert legal(bidding())[0] == "pass"


def test_6_2_with_declarations_to_240() -> None:
    bids = [text for text in legal(bidding(declarations="on")) if text.endswith(" S")]
    assert bids == [f"bid {value} S" for value in (*range(80, 250, 10), "capot")]


def test_6_2_each_bid_is_above_the_last_whatever_the_suits() -> None:
    state = after(bidding(), "bid 100 H")
    assert reason(state, "bid 100 S") == "bid_higher 6.2"
    assert reason(state, "bid 90 H") == "bid_higher 6.2"
    assert reason(state, "bid 110 D") is None
    capot = after(state, "bid capot H")
    assert legal(capot) == ["pass", "coinche"]
    assert reason(capot, "bid 160 S") == "bid_higher 6.2"


def test_6_2_a_bid_is_heard_by_all() -> None:
    (bid,) = events(bidding(), "bid 100 H")
    assert isinstance(bid, SuitBid)
    assert (bid.seat, bid.level, bid.suit) == (0, "100", Suit.HEARTS)
    (other,) = events(bidding(sans_tout="on"), "bid capot sans")
    assert isinstance(other, BidWithoutSuit)
    assert (other.level, other.kind) == ("capot", "sans")


def test_6_2_three_passes_after_a_bid_end_it_and_the_last_bidder_is_the_taker() -> None:
    state = after(bidding(), "pass", "bid 80 H", "pass", "pass")
    assert isinstance(state.phase, Bidding)
    final = after(state, "pass")
    assert (final.phase, final.contract, final.multiplier) == (Playing(0), Contract(1, "H", 80), 1)
    assert [type(event) for event in events(state, "pass")] == [Passed]


def test_6_2_four_passes_at_once_throw_the_deal_in() -> None:
    state = after(bidding(), *["pass"] * 4)
    assert over(state).reason == "thrown_in"
    assert [type(event) for event in events(bidding(), *["pass"] * 4)] == [Passed, ThrownIn, RoundEnded]
    assert isinstance(after(bidding(), *["pass"] * 3, "bid 80 H").phase, Bidding)


def test_6_3_coinche_over_an_opponents_bid_ends_the_bids() -> None:
    state = bidding()
    assert reason(state, "coinche") == "nothing_to_double 6.3"
    assert reason(state, "surcoinche") == "not_doubled 6.3"
    bid = after(state, "bid 80 H")
    assert reason(after(bid, "pass"), "coinche") == "own_bid 6.3"
    doubled = after(bid, "coinche")
    assert (doubled.contract, doubled.multiplier) == (Contract(0, "H", 80), 2)
    assert reason(doubled, "bid 90 H") == "no_more_bids 6.3"
    assert [type(event) for event in events(bid, "coinche")] == [CoincheSaid]


def test_6_3_then_the_bidders_team_is_asked_from_the_coinchers_right() -> None:
    by_right = after(bidding(), "bid 80 H", "coinche")
    by_left = after(bidding(), "bid 80 H", "pass", "pass", "coinche")
    assert (by_right.phase, by_left.phase) == (Answering(2, (0,)), Answering(0, (2,)))
    assert legal(by_right) == ["pass", "surcoinche"]
    assert after(by_right, "pass").phase == Answering(0, ())
    assert [type(event) for event in events(by_right, "pass")] == [RaiseDeclined]
    settled = after(by_right, "pass", "pass")
    assert (settled.phase, settled.multiplier) == (Playing(0), 2)


def test_6_3_surcoinche_ends_it() -> None:
    state = after(bidding(), "bid 80 H", "coinche", "surcoinche")
    assert (state.phase, state.multiplier, state.contract) == (Playing(0), 4, Contract(0, "H", 80))
    assert [type(event) for event in events(bidding(), "bid 80 H", "coinche", "surcoinche")] == [SurcoincheSaid]


def test_6_4_made_with_the_bid_and_more_than_the_defenders() -> None:
    assert made(hand(100, bid=100))
    assert not made(hand(99, bid=100))
    assert not made(hand(80, bid=80))
    assert made(hand(82, bid=80))
    assert not made(hand(90, bid=90, declarations=(CENT,)))
    assert made(hand(90, bid=110, belotes=(1, 0)))


def test_6_4_equal_totals_fail_whatever_litige_says() -> None:
    for litige in ("held", "shared", "fails"):
        level = hand(81, bid=80)
        assert result_of(choose(BeloteOptions, {"litige": litige}), level) is Result.FAILED


def test_6_4_capot_is_made_with_all_eight_tricks() -> None:
    assert made(hand(162, bid=CAPOT, capot=0))
    assert not made(hand(162, bid=CAPOT, declarations=(TIERCE,) * 5))


def test_6_5_made_each_scores_its_total_and_the_takers_the_bid() -> None:
    assert score(hand(112, bid=100)) == (212, 50)
    assert score(hand(112, bid=100, declarations=(TIERCE,), belotes=(0, 1))) == (232, 70)
    assert score(hand(162, bid=CAPOT, capot=0)) == (502, 0)
    assert score(hand(162, bid=100, capot=0), capot=250) == (350, 0)


def test_6_6_failed_the_defenders_score_160_declarations_belote_and_the_bid() -> None:
    assert score(hand(90, bid=100)) == (0, 260)
    assert score(hand(90, bid=130, declarations=(TIERCE,), belotes=(0, 1))) == (0, 330)
    assert score(hand(90, bid=130, belotes=(1, 0))) == (20, 290)
    assert score(hand(0, bid=100, capot=1)) == (0, 350)
    assert score(hand(150, bid=CAPOT)) == (0, 410)


@pytest.mark.parametrize("multiplier", [2, 4])
def test_6_6_everything_is_multiplied_but_the_losers_belote(multiplier: int) -> None:
    assert score(hand(112, 100, multiplier)) == (260 * multiplier, 0)
    assert score(hand(112, 100, multiplier, (1, 0), (TIERCE,))) == (300 * multiplier, 0)
    assert score(hand(112, 100, multiplier, (0, 1), (TIERCE,))) == (280 * multiplier, 20)
    assert score(hand(90, 100, multiplier, (0, 1), (CENT,))) == (0, 380 * multiplier)
    assert score(hand(70, 100, multiplier, (1, 0))) == (20, 260 * multiplier)


@pytest.mark.parametrize("capot", [252, 250])
def test_6_6_all_tricks_count_250_where_the_bid_was_doubled(capot: int) -> None:
    assert score(hand(162, 100, 2, capot=0), capot=capot) == (700, 0)
    assert score(hand(162, CAPOT, 4, capot=0), capot=capot) == (2000, 0)
    assert score(hand(0, 100, 2, capot=1), capot=capot) == (0, 700)


def test_the_worked_deals_of_the_book() -> None:
    assert score(hand(112, bid=100)) == (212, 50)
    assert score(hand(112, bid=100, multiplier=2)) == (520, 0)
