"""Ranks, points, the winner of a trick and what may be played, in games that differ in their duties."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.cards import Face, Rank, Suit, format_faces, parse_face, parse_faces
from game.tricks.rules import SEATS, Trick, TrickRules
from tests.tricks.games import (
    BELOTE,
    COINCHE,
    CONTRACTS,
    GAMES,
    HEADERS,
    KLAVERJAS,
    PREFERENCE,
    SPARING,
    WHIST,
    allowed,
    winner,
)

Faces = tuple[Face, ...]


def tricks(name: str, trump: Suit | None, count: int) -> Iterator[tuple[Faces, Faces]]:
    """Random hands of one to five cards, each with a trick of none to three."""
    rng = Random(f"{name} {trump}")
    for number in range(count):
        drawn = rng.sample(GAMES[name].deck, number % SEATS + 1 + number % 5)
        yield tuple(drawn[number % SEATS :]), tuple(drawn[: number % SEATS])


@pytest.mark.parametrize("trump", CONTRACTS, ids=str)
@pytest.mark.parametrize("name", GAMES)
def test_what_may_be_played_is_what_the_rule_book_says(name: str, trump: Suit | None) -> None:
    for hand, trick in tricks(name, trump, 1500):
        expected = allowed(name, hand, trick, trump) if trick else set(hand)
        may = GAMES[name].playable(hand, trick, trump)
        assert set(may) == expected, f"{format_faces(hand)} to {format_faces(trick)}"
        assert may == tuple(card for card in hand if card in may)


@pytest.mark.parametrize("trump", CONTRACTS, ids=str)
@pytest.mark.parametrize("name", GAMES)
def test_the_highest_trump_wins_else_the_highest_of_the_suit_led(name: str, trump: Suit | None) -> None:
    rules = GAMES[name]
    for _, trick in tricks(name, trump, 400):
        if trick:
            assert trick[rules.best_place(trick, trump)] == winner(rules, trick, trump)


@pytest.mark.parametrize(
    ("rules", "hand", "trick", "may"),
    [
        (WHIST, "2S 9H AD", "KH", "9H"),
        (WHIST, "2S 9C AD", "KH", "2S 9C AD"),
        (BELOTE, "7S 8D", "AH", "7S"),
        (BELOTE, "7S 8D", "AH 7H", "7S 8D"),
        (BELOTE, "7S JS 8D", "AH 7H 9S", "JS"),
        (BELOTE, "7S 8D", "AH 7H 9S", "7S"),
        (BELOTE, "7S JS", "9S 8S", "JS"),
        (COINCHE, "7S 8D", "AH 7H 9S", "7S 8D"),
        (COINCHE, "7S JS 8D", "AH 7H 9S", "JS"),
        (SPARING, "7S 8D", "AH 9S 7H", "8D"),
        (SPARING, "7S JS 8D", "AH 9S 7H", "JS 8D"),
        (SPARING, "7S 8S", "AH 9S 7H", "7S 8S"),
        (SPARING, "7S 8D", "7H AH 8H", "7S 8D"),
        (KLAVERJAS, "7S 8D", "AH 7H", "7S"),
        (PREFERENCE, "7S AS 8D", "AH 7H 9S", "7S AS"),
        (HEADERS, "TH KH AS", "QH", "KH"),
        (HEADERS, "TH KH AS", "AH", "TH KH"),
        (HEADERS, "TH KH", "QH JS", "TH KH"),
        (HEADERS, "TS AS", "QS JS", "TS AS"),
        (HEADERS, "TS AS", "JS QS", "AS"),
    ],
)
def test_duties_with_spades_as_trumps(rules: TrickRules, hand: str, trick: str, may: str) -> None:
    assert format_faces(rules.playable(parse_faces(hand), parse_faces(trick), Suit.SPADES)) == may


def test_locked_trumps_are_led_only_by_who_has_nothing_else() -> None:
    assert WHIST.playable(parse_faces("2S AS 3H"), (), Suit.SPADES, locked=True) == parse_faces("3H")
    assert WHIST.playable(parse_faces("2S AS"), (), Suit.SPADES, locked=True) == parse_faces("2S AS")
    assert WHIST.playable(parse_faces("2S 3H"), (), None, locked=True) == parse_faces("2S 3H")


def test_cards_rank_and_count_by_the_role_of_their_suit() -> None:
    jack = parse_face("JH")
    assert (BELOTE.strength(jack, None), BELOTE.points(jack, None)) == (3, 2)
    assert (BELOTE.strength(jack, Suit.HEARTS), BELOTE.points(jack, Suit.HEARTS)) == (7, 20)
    assert BELOTE.strength(jack, Suit.SPADES) == 3
    assert sum(BELOTE.points(card, None) for card in BELOTE.deck) == 120
    assert sum(BELOTE.points(card, Suit.CLUBS) for card in BELOTE.deck) == 152
    assert WHIST.strength(parse_face("AS"), None) == 12
    assert not any(WHIST.points(card, Suit.SPADES) for card in WHIST.deck)


def test_the_deck_has_every_rank_in_every_suit_sorted() -> None:
    assert [len(rules.deck) for rules in GAMES.values()] == [52, 32, 32, 32, 32, 32, 24]
    assert all(rules.deck == tuple(sorted(set(rules.deck))) for rules in GAMES.values())


def test_trumps_have_the_ranks_of_plain_suits() -> None:
    with pytest.raises(ValueError, match="same ranks"):
        TrickRules((Rank.SEVEN, Rank.ACE), (Rank.SEVEN, Rank.KING))


def test_a_trick_knows_who_played_what() -> None:
    trick = Trick(leader=2, cards=parse_faces("7H 8H 9H TH"), winner=1)
    assert format_faces(trick.card_of(seat) for seat in range(SEATS)) == "9H TH 7H 8H"
