"""Sans atout and tout atout (belote 7)."""

from __future__ import annotations

from typing import Final

import pytest

from game.cards import Suit, format_faces, parse_faces, sorted_faces
from game.games.belote.rules.declarations import best_choice, rules_of, worth
from game.games.belote.rules.events import TakenWithoutSuit
from game.games.belote.rules.options import BeloteOptions
from game.games.belote.rules.state import DECK, Contract, Playing, tricks_of
from tests.games.belote.rules.positions import after, bidding, cards, events, legal, played, playing, reason, taking

ALL_PASSED: Final = ["pass"] * 4
HANDS: Final = (
    "AS QS 7S KH QH 8C 7C 7D",
    "KS JS 8S AH JC 9C AD 8D",
    "TS 9S TH 9H 8H AC TC 9D",
    "JH 7H KC QC KD QD JD TD",
)


def ranked(named: str) -> str:
    rules = tricks_of(BeloteOptions(), named)
    spades = [card for card in DECK if card.suit == Suit.SPADES]
    return " ".join(str(card)[0] for card in sorted(spades, key=lambda card: -rules.strength(card, None)))


def worths(named: str) -> list[int]:
    rules = tricks_of(BeloteOptions(), named)
    return [rules.points(card, None) for card in parse_faces("AS TS KS QS JS 9S 8S 7S")]


def carres(named: str) -> list[tuple[str, int]]:
    """The carrés from the best, and their points."""
    contract = Contract(0, named)
    rules = rules_of(contract)
    found = [
        rules.found(sorted_faces(parse_faces(" ".join(f"{rank}{suit}" for suit in "SHCD")))) for rank in "AKQJT987"
    ]
    best = sorted((one for each in found for one in each), key=rules.ranking, reverse=True)
    return [(str(one.cards[0])[0], worth(one, contract)) for one in best]


def test_7_1_option_sans_tout_allows_both_in_the_second_round_and_in_bids() -> None:
    assert reason(after(taking(), *ALL_PASSED), "take sans") == "sans_tout_not_played 7.1"
    assert reason(bidding(), "bid 80 tout") == "sans_tout_not_played 7.1"
    state = taking(public="9H", sans_tout="on")
    assert reason(state, "take tout") == "sans_tout_in_second_round 7.1"
    second = after(state, *ALL_PASSED)
    assert legal(second) == ["pass", "take S", "take C", "take D", "take sans", "take tout"]
    taken = events(second, "take sans")[0]
    assert isinstance(taken, TakenWithoutSuit)
    assert (taken.kind, taken.cards) == ("sans", parse_faces("9H"))
    assert after(second, "take sans").phase == Playing(0)
    assert "bid 80 sans" in legal(bidding(sans_tout="on"))


@pytest.mark.parametrize("named", ["sans", "tout"])
def test_7_1_nobody_trumps_and_who_cannot_follow_plays_any_card(named: str) -> None:
    state = played(playing(*HANDS, named=named), "QS KS TS")
    assert cards(state) == "7H JH QC KC TD JD QD KD"
    assert played(playing(*HANDS, named="sans"), "AS KS TS KD").leader == 0


@pytest.mark.parametrize("named", ["sans", "tout"])
def test_7_1_a_deal_holds_162_points_and_no_sequence_is_in_trumps(named: str) -> None:
    rules = tricks_of(BeloteOptions(), named)
    assert sum(rules.points(card, None) for card in DECK) + rules.last_trick == 162
    contract = Contract(0, named)
    ranks = {
        rules_of(contract).ranking(rules_of(contract).found(sorted_faces(parse_faces(f"7{suit} 8{suit} 9{suit}")))[0])
        for suit in "SHCD"
    }
    assert len(ranks) == 1


def test_7_2_sans_atout_ranks_as_plain_suits_with_an_ace_of_19() -> None:
    assert ranked("sans") == "A T K Q J 9 8 7"
    assert worths("sans") == [19, 10, 4, 3, 2, 0, 0, 0]


def test_7_2_sans_atout_has_carres_of_its_own() -> None:
    assert carres("sans") == [("A", 200), ("T", 150), ("K", 100), ("Q", 100), ("J", 100), ("9", 100)]
    offered = best_choice(sorted_faces(parse_faces("AS AH AC AD JS JH JC JD")), Contract(0, "sans"))
    assert sorted(format_faces(one.cards) for one in offered) == ["AS AH AC AD", "JS JH JC JD"]


def test_7_2_sans_atout_has_no_belote_and_suit_is_followed_freely() -> None:
    state = playing(*HANDS, named="sans")
    assert played(state, "KH").belotes == ()
    assert cards(played(state, "QS")) == "8S JS KS"
    assert reason(playing(*HANDS, named="sans", belote_by_hand="on"), "belote H") == "no_belote 4.1"


def test_7_3_in_tout_atout_every_suit_ranks_as_trumps() -> None:
    assert ranked("tout") == "J 9 A T K Q 8 7"
    assert worths("tout") == [6, 5, 3, 2, 13, 9, 0, 0]
    assert carres("tout") == [("J", 200), ("9", 150), ("A", 100), ("T", 100), ("K", 100), ("Q", 100)]


def test_7_3_in_tout_atout_every_lead_is_beaten_if_possible() -> None:
    state = played(playing(*HANDS, named="tout"), "QS")
    assert cards(state) == "JS KS"
    assert reason(state, "play 8S") == "must_play_higher 3.3"
    assert cards(played(state, "JS")) == "9S TS"
    assert cards(played(state, "KS")) == "9S TS"
    assert cards(played(playing(*HANDS, named="tout", dealer=2), "7H QH AH")) == "9H"


def test_7_3_in_tout_atout_king_and_queen_of_each_suit_are_a_belote() -> None:
    state = played(playing(*HANDS, named="tout"), "KH AH 9H JH", "KD")
    assert [(one.seat, one.suit) for one in state.belotes] == [(0, Suit.HEARTS), (3, Suit.DIAMONDS)]
    by_hand = playing(*HANDS, named="tout", dealer=2, belote_by_hand="on")
    assert legal(by_hand)[:2] == ["belote C", "belote D"]
