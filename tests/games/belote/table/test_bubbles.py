"""Bubbles at the panels of Belote, and the points so far (belote 2, 4, 5.1, 6)."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine import Event
from game.families.tricks.rules.events import CardPlayed, TrickWon
from game.families.tricks.table.facts import Bubble, bubbles_after
from game.games.belote.rules.state import BeloteState
from game.games.belote.table.bubbles import TALK, call_of, points_facts
from tests.games.belote.rules.positions import BELOTE, after, bidding, events, played, playing, taking


def bubbles_of(*happened: Event) -> dict[int, str]:
    """Return the texts of the bubbles after those events."""
    bubbles: Mapping[int, Bubble] = {}
    for event in happened:
        bubbles = bubbles_after(bubbles, event, lambda each: call_of(each, None), TALK)
    return {seat: bubble.said.text for seat, bubble in bubbles.items()}


def said(state: BeloteState, *texts: str) -> dict[int, str]:
    """Return the bubbles after some actions."""
    happened = [event for place in range(len(texts)) for event in events(state, *texts[: place + 1])]
    return bubbles_of(*happened)


def test_whoever_takes_says_so_with_the_suit() -> None:
    assert said(taking(public="9H"), "pass", "take") == {0: "Pass", 1: "I take ♥"}
    assert said(taking(public="9H"), *["pass"] * 4, "take S")[0] == "I take ♠"
    assert said(taking(sans_tout="on"), *["pass"] * 4, "take tout")[0] == "Tout atout"


def test_bids_are_said_with_level_and_suit() -> None:
    bids = said(bidding(sans_tout="on"), "bid 80 H", "bid 100 sans", "bid capot S")
    assert bids == {0: "80 ♥", 1: "100 sans atout", 2: "Capot ♠"}


def test_a_coinche_takes_the_other_bubbles_away() -> None:
    assert said(bidding(), "bid 80 H", "coinche") == {1: "Coinche"}
    answered = said(bidding(), "bid 80 H", "coinche", "pass", "surcoinche")
    assert answered == {0: "Surcoinche", 1: "Coinche", 2: "Pass"}


def test_belote_stays_through_the_trick_until_the_next_card() -> None:
    begun = playing("KH QH", named="H")
    assert said(begun, "play KH") == {0: "Belote"}
    assert bubbles_of(*events(begun, "play KH"), CardPlayed(1), TrickWon(0)) == {0: "Belote"}
    assert bubbles_of(*events(begun, "play KH"), TrickWon(0), CardPlayed(0)) == {}


def test_declarations_are_said_by_kind() -> None:
    state = playing("JC QC KC TC AC", declarations="on")
    assert said(state, "declare TC JC QC KC AC") == {0: "Cent"}


def test_points_so_far_are_those_of_cards_of_belote_and_of_open_declarations() -> None:
    assert points_facts(BELOTE.view(taking(), 0)) is None
    state = playing("KH QH JH", "7H", "8H", "9H", declarations="on")
    state = played(after(state, "declare QH JH KH"), "JH 7H 8H 9H", "KH")
    view = BELOTE.view(state, 0)
    facts = points_facts(view)
    assert facts is not None
    assert (facts.cards, facts.projects) == ((34, 0), (20, 0)), "the declaration lies open, rebelote is not said yet"
    lying = points_facts(view, lying=True)
    assert lying is not None
    assert lying.cards == (0, 0)
