"""The exact solver against a reference that tries everything, in games that differ in every parameter."""

from __future__ import annotations

from random import Random

import pytest

from game.cards import Rank, Suit, parse_face, parse_faces
from game.tricks.deal import Deal
from game.tricks.masks import pack_of
from game.tricks.rules import TrickRules
from game.tricks.solver import values
from tests.tricks.endings import brute_values, random_deal
from tests.tricks.games import BELOTE, CONTRACTS, GAMES, HEADERS, WHIST


@pytest.mark.slow
@pytest.mark.parametrize("locked", [False, True], ids=["open", "locked"])
@pytest.mark.parametrize("trump", CONTRACTS, ids=str)
@pytest.mark.parametrize("name", GAMES)
def test_values_equal_trying_everything(name: str, trump: Suit | None, locked: bool) -> None:
    rng = Random(f"{name} {trump} {locked}")
    for number in range(24):
        pot = 7 if number % 4 == 0 else 0
        deal = random_deal(rng, 1 + number % 3, GAMES[name], trump, locked=locked, pot=pot)
        assert values(deal) == brute_values(deal), deal


@pytest.mark.slow
def test_cards_of_few_suits_are_solved_as_well() -> None:
    """Long suits, in which many cards do the same and trumps are overtrumped."""
    rng = Random(5)
    games = list(GAMES.values())
    for number in range(60):
        pack = pack_of(games[number % len(games)], Suit.SPADES)
        few = [bit for bit, card in pack.face_of.items() if card.suit in (Suit.SPADES, Suit.HEARTS)]
        dealt = rng.sample(few, 12)
        first, second, third, fourth = (sum(dealt[seat::4]) for seat in range(4))
        deal = Deal(pack, (first, second, third, fourth), number % 4)
        assert values(deal) == brute_values(deal), deal


@pytest.mark.slow
def test_low_cards_with_those_of_others_between_them_are_distinguished() -> None:
    """Sevens, eights and nines alone, all without points: what matters is who takes the last trick."""
    rng = Random(6)
    pack = pack_of(BELOTE, None)
    low = [bit for bit, card in pack.face_of.items() if card.rank in (Rank.SEVEN, Rank.EIGHT, Rank.NINE)]
    for number in range(60):
        dealt = rng.sample(low, 12)
        first, second, third, fourth = (sum(dealt[seat::4]) for seat in range(4))
        deal = Deal(pack, (first, second, third, fourth), number % 4)
        assert values(deal) == brute_values(deal), deal


def hands_of(rules: TrickRules, trump: Suit | None, *hands: str, leader: int = 0) -> Deal:
    """A position written as hands, seat 0 first."""
    pack = pack_of(rules, trump)
    first, second, third, fourth = (pack.mask(parse_faces(hand)) for hand in hands)
    return Deal(pack, (first, second, third, fourth), leader)


@pytest.mark.parametrize(
    ("leader", "hands"),
    [
        (3, ("TS KS QH", "AS 9H KH", "QS AH JH", "9S JS TH")),
        (2, ("QS AH TH", "9S QH KH", "JS KS 9H", "AS TS JH")),
        (2, ("AS JS TH", "9S JH KH", "KS AH QH", "TS QS 9H")),
        (0, ("AH JH KH", "AS TS 9H", "9S JS QS", "KS TH QH")),
    ],
)
def test_the_partners_trump_need_not_be_headed(leader: int, hands: tuple[str, str, str, str]) -> None:
    """Endings in which it is worth something that third and fourth may play low."""
    deal = hands_of(HEADERS, Suit.SPADES, *hands, leader=leader)
    assert values(deal) == brute_values(deal)


def worths(deal: Deal, *cards: str) -> list[int]:
    """The values of some cards."""
    found = values(deal)
    return [found[deal.pack.bit_of[parse_face(card)]] for card in cards]


def test_a_finesse_wins_a_trick_that_the_ace_first_loses() -> None:
    deal = hands_of(WHIST, None, "3H 2S", "KH 4S", "AH QH", "5H 6S")
    assert worths(deal, "3H", "2S") == [2, 1]


def test_a_ruff_wins_a_trick_of_whist() -> None:
    deal = hands_of(WHIST, Suit.SPADES, "3H 4H", "KH AH", "2S 3C", "5H 6H")
    assert worths(deal, "3H") == [2]
    assert worths(hands_of(WHIST, None, "3H 4H", "KH AH", "2S 3C", "5H 6H"), "3H") == [0]


def test_only_the_cards_asked_for_are_judged() -> None:
    deal = hands_of(WHIST, None, "3H 2S", "KH 4S", "AH QH", "5H 6S")
    asked = deal.pack.bit_of[parse_face("2S")]
    assert values(deal, asked, {asked: 2}) == {asked: 1}


def test_a_position_tells_who_is_to_play_and_what_is_left() -> None:
    deal = hands_of(WHIST, None, "3H 2S", "KH 4S", "AH QH", "5H 6S", leader=3)
    played = deal.after(deal.pack.bit_of[parse_face("5H")])
    assert (deal.player, deal.total) == (3, 2)
    assert (played.player, played.total) == (0, 2)
    assert played.pack.faces(played.left) == parse_faces("2S 4S 6S AH 3H QH KH")
