"""Cards as bits: legality and winners are those of the faces, and cards that do the same are found."""

from __future__ import annotations

from random import Random

import pytest

from game.cards import Suit, parse_faces
from game.tricks import masks
from game.tricks.masks import Pack, bits, falling, pack_of, rising
from tests.tricks.endings import random_deal
from tests.tricks.games import BELOTE, CONTRACTS, GAMES, WHIST


@pytest.mark.slow
@pytest.mark.parametrize("locked", [False, True], ids=["open", "locked"])
@pytest.mark.parametrize("trump", CONTRACTS, ids=str)
@pytest.mark.parametrize("name", GAMES)
def test_what_may_be_played_is_what_the_rules_allow(name: str, trump: Suit | None, locked: bool) -> None:
    rng = Random(f"{name} {trump} {locked}")
    rules = GAMES[name]
    for number in range(300):
        deal = random_deal(rng, 1 + number % 5, rules, trump, locked=locked)
        hand = deal.pack.faces(deal.hands[deal.player])
        trick = tuple(deal.pack.face_of[card] for card in deal.trick)
        assert deal.pack.faces(deal.legal()) == rules.playable(hand, trick, trump, locked=locked)
        if trick:
            best, holder = deal.standing()
            place = rules.best_place(trick, trump)
            assert (deal.pack.face_of[best], holder) == (trick[place], (deal.leader + place) % 4)


@pytest.mark.parametrize("trump", CONTRACTS, ids=str)
@pytest.mark.parametrize("name", GAMES)
def test_every_card_has_a_bit_and_its_points(name: str, trump: Suit | None) -> None:
    rules = GAMES[name]
    pack = pack_of(rules, trump)
    assert pack.mask(rules.deck) == pack.all
    assert pack.faces(pack.all) == rules.deck
    assert all(pack.points[pack.bit_of[card]] == rules.points(card, trump) for card in rules.deck)
    assert pack.faces(pack.trumps) == tuple(card for card in rules.deck if card.suit == trump)
    assert pack.worth(pack.all) == sum(rules.points(card, trump) for card in rules.deck)


def test_the_bits_of_a_mask_come_from_the_lowest() -> None:
    assert list(bits(0b101100)) == [0b100, 0b1000, 0b100000]
    assert list(bits(0)) == []


@pytest.mark.parametrize("width", [8, 13])
def test_the_cards_of_a_mask_are_ordered_by_their_place_in_their_suit(width: int) -> None:
    lower, higher = 0b10 << width, 0b1000
    assert rising(width)[lower | higher] == (lower, higher)
    assert falling(width)[lower | higher] == (higher, lower)
    assert rising(width)[0] == ()


def test_orders_are_forgotten_between_searches_once_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    orders = falling(5)
    monkeypatch.setattr(masks, "_KEPT", 2)
    for mask in (0b1, 0b11):
        assert orders[mask]
    assert len(falling(5)) == 2
    assert orders[0b111] == (0b100, 0b10, 0b1)
    assert len(falling(5)) == 0
    assert falling(5)[0b111] == (0b100, 0b10, 0b1)


def repeated(pack: Pack, own: int, rest: int) -> int:
    """Return the own cards from which going down leads to an own card, over cards that count as much and are in no
    other hand.
    """
    found = 0
    for card in bits(own):
        lower = card >> 1
        while lower & pack.suit_of[card] and pack.points[lower] == pack.points[card]:
            if lower & own:
                found |= card
                break
            if lower & rest:
                break
            lower >>= 1
    return found


@pytest.mark.parametrize("trump", CONTRACTS, ids=str)
@pytest.mark.parametrize("name", GAMES)
def test_a_card_repeats_a_lower_one_where_nobody_elses_card_is_between(name: str, trump: Suit | None) -> None:
    rng = Random(f"{name} {trump}")
    pack = pack_of(GAMES[name], trump)
    cards = list(bits(pack.all))
    for _ in range(200):
        drawn = rng.sample(cards, len(cards) // 2)
        own, rest = sum(drawn[: len(drawn) // 2]), sum(drawn[len(drawn) // 2 :])
        assert pack.repeats(own, rest) == repeated(pack, own, rest)


def test_a_king_and_a_ten_are_alike_in_whist_once_queen_and_jack_are_gone() -> None:
    pack = pack_of(WHIST, Suit.SPADES)
    own = pack.mask(parse_faces("TH KH"))
    assert pack.faces(pack.repeats(own, 0)) == parse_faces("KH")
    assert pack.repeats(own, pack.mask(parse_faces("JH"))) == 0


def test_cards_that_count_differently_are_not_alike() -> None:
    pack = pack_of(BELOTE, Suit.SPADES)
    assert pack.repeats(pack.mask(parse_faces("QH KH 9S AS")), 0) == 0
    assert pack.faces(pack.repeats(pack.mask(parse_faces("7H 9H 7S 8S")), 0)) == parse_faces("8S 9H")
