"""The talk about a deal of Belote, in words (belote 2, 6, 7.1)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.cards import Suit
from game.families.tricks.table.dialogue import Call, Talk
from game.families.tricks.table.facts import ContractFacts
from game.games.belote.rules.state import BeloteState
from game.games.belote.table.auction import calls, contract_facts, contract_text, talk
from tests.games.belote.rules.positions import BELOTE, after, bidding, playing, taking

NAMES = ("Amal", "Badr", "Celia", "Dov")


def asked(state: BeloteState) -> tuple[Talk, dict[str, Call]]:
    """Return the dialogue of the seat that is asked, and its answers by name."""
    view = BELOTE.view(state, BELOTE.actor(state) or 0)
    dialogue = talk(view, NAMES)
    assert dialogue is not None
    return dialogue, {call.name: call for call in calls(view, BELOTE.actions(state))}


def contract(state: BeloteState, seat: int = 0) -> ContractFacts:
    facts = contract_facts(BELOTE.view(state, seat), NAMES)
    assert facts is not None
    return facts


def test_the_first_round_asks_for_the_card_and_says_who_follows() -> None:
    dialogue, answers = asked(taking(public="9H"))
    assert (dialogue.title, dialogue.detail) == ("Will you take the 9 of hearts?", "Next: Badr · Celia · Dov")
    assert list(answers) == ["pass", "take"]
    assert answers["take"].label == "Take ♥"
    assert answers["take"].brief == "hearts are trumps"


def test_the_second_round_offers_the_other_suits() -> None:
    dialogue, answers = asked(after(taking(public="9H"), *["pass"] * 4))
    assert dialogue.detail == "Second round. Next: Badr · Celia · Dov"
    assert [answers[name].label for name in ("take_S", "take_C", "take_D")] == ["Take ♠", "Take ♣", "Take ♦"]
    assert "take_H" not in answers


def test_the_question_names_no_other_suit_where_any_may_be_named() -> None:
    dialogue, answers = asked(after(taking(public="9H", second_round="any"), *["pass"] * 4))
    assert dialogue.title == "Will you take, and with which suit?"
    assert "take_H" in answers


def test_sans_and_tout_atout_are_offered_by_name() -> None:
    _dialogue, answers = asked(after(taking(public="9H", sans_tout="on"), *["pass"] * 4))
    assert (answers["take_sans"].label, answers["take_tout"].label) == ("Sans atout", "Tout atout")


def test_who_is_not_asked_reads_whose_turn_it_is() -> None:
    dialogue = talk(BELOTE.view(bidding(), 2), NAMES)
    assert dialogue is not None
    assert (dialogue.own, dialogue.title) == (False, "It's Amal's turn to bid")


def test_who_bids_reads_the_last_bid() -> None:
    assert asked(bidding())[0].title == "What will you bid?"
    assert asked(after(bidding(), "bid 90 H"))[0].title == "Amal bids 90 ♥. And you?"
    assert asked(after(bidding(sans_tout="on"), "bid capot sans"))[0].title == "Amal bids Capot sans atout. And you?"


def test_a_bid_promises_points_or_all_tricks() -> None:
    answers = asked(bidding())[1]
    assert "at least 90 points" in answers["bid_90_S"].tip
    assert "all eight tricks" in answers["bid_capot_S"].tip


def test_only_opponents_of_the_bidder_are_offered_a_coinche() -> None:
    bid = after(bidding(), "bid 80 H")
    assert "coinche" in asked(bid)[1]
    assert "coinche" not in asked(after(bid, "pass"))[1]


def test_the_bidders_side_reads_who_doubts_it() -> None:
    dialogue, answers = asked(after(bidding(), "bid 80 H", "coinche"))
    assert dialogue.title == "Badr says coinche. Do you say surcoinche?"
    assert list(answers) == ["pass", "surcoinche"]


def test_points_that_wait_are_named_while_the_card_is_offered() -> None:
    assert "91 points wait" in asked(replace(taking(), held=91))[0].detail


@pytest.mark.parametrize(
    ("named", "bid", "word", "brief", "text"),
    [
        ("H", 0, "Trump", "hearts are trumps", "♥"),
        ("H", 90, "90", "hearts are trumps", "90 ♥"),
        ("S", 250, "Capot", "spades are trumps", "Capot ♠"),
        ("sans", 0, "Sans atout", "no trumps", "Sans atout"),
        ("tout", 100, "100", "Tout atout", "100 tout atout"),
    ],
)
def test_the_contract_is_said_in_few_words(named: str, bid: int, word: str, brief: str, text: str) -> None:
    state = playing(named=named, bid=bid)
    assert state.contract is not None
    facts = contract(state)
    assert (facts.word, facts.brief) == (word, brief)
    assert bool(facts.sign) == (facts.suit is None)
    assert contract_text(state.contract) == text


def test_the_contract_says_whose_it_is_and_how_often_it_counts() -> None:
    assert contract(playing(taker=0)).by == "taken by you"
    assert contract(playing(taker=1)).by == "taken by Badr"
    assert contract(playing(taker=1, bid=90, multiplier=4)).by == "Badr's bid"
    assert contract(playing(bid=90, multiplier=4)).times == "×4"


def test_a_bid_is_shown_until_it_is_final() -> None:
    facts = contract(after(bidding(), "bid 80 H"))
    assert (facts.final, facts.suit) == (False, Suit.HEARTS)
    assert contract(after(bidding(), "bid 80 H", *["pass"] * 3)).final


def test_nobody_is_asked_anything_while_cards_are_played() -> None:
    assert talk(BELOTE.view(playing(), 0), NAMES) is None
