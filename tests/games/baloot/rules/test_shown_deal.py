"""The deal shown in "How it plays" can be played as described there (baloot 1.3, 3.2, 3.3, 5.2 to 5.4)."""

from __future__ import annotations

from game.cards import parse_face, parse_faces
from game.games.baloot.rules.state import Playing, points
from tests.battery.lessons import example_of
from tests.games.baloot.rules.positions import after, buying, legal, playing

OTHERS = ("7H TH AD KD QD JD AC KC", "QH KH 8S 7S 9S JS QC JC", "KS TS QS 9D 8D 7C 9C TC")
"""Possible hands of the others, so that the right has no spade and the left no heart."""


def test_the_shown_auction_is_held_as_the_book_describes_it() -> None:
    hand, public, more, *_ = example_of("baloot")
    state = after(buying(hand, public=public), "bid hokom", "pass", "pass", "pass", "confirm hokom", "pass", "pass")
    assert state.phase == Playing(0)
    assert state.contract is not None
    assert (state.contract.buyer, state.contract.trump) == (0, parse_face(public).suit)
    assert len(state.hands[0]) == len(f"{hand} {public} {more}".split())


def test_the_shown_tricks_are_played_as_the_book_describes_them() -> None:
    hand, public, more, *shown = example_of("baloot")
    trump = parse_face(public).suit
    state = playing(f"{hand} {public} {more}", *OTHERS, contract=f"hokom {trump.letter}")
    for trick, winner, worth in ((shown[:4], 0, 23), (shown[4:8], 1, 25)):
        assert sum(points(card, trump) for card in parse_faces(" ".join(trick))) == worth
        for card in trick:
            assert f"play {card}" in legal(state)
            state = after(state, f"play {card}")
        assert state.tricks[-1].winner == winner
    assert [card for card in OTHERS[0].split() if parse_face(card).suit == trump] == [shown[1], shown[5]]


def test_trumps_led_again_would_have_drawn_the_ten() -> None:
    hand, public, more, *shown = example_of("baloot")
    state = playing(f"{hand} {public} {more}", *OTHERS, contract=f"hokom {parse_face(public).suit.letter}")
    state = after(state, *(f"play {card}" for card in shown[:4]), f"play {shown[8]}")
    assert legal(state) == {f"play {shown[5]}"}
