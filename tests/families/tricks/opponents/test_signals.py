"""The convention in which a low card thrown on the partner's trick asks for its suit, given and read."""

from __future__ import annotations

from game.cards import Suit, parse_face, parse_faces
from game.families.tricks.opponents.seen import Throw
from game.families.tricks.opponents.signals import ASKING
from game.families.tricks.rules.cards import LAST_TRICK, PLAIN_ORDER, PLAIN_POINTS, TRUMP_ORDER, TRUMP_POINTS
from game.tricks.masks import pack_of
from game.tricks.rules import Trick, TrickRules

PACK = pack_of(TrickRules(PLAIN_ORDER, TRUMP_ORDER, PLAIN_POINTS, TRUMP_POINTS, last_trick=LAST_TRICK), Suit.CLUBS)


def worth(hand: str, card: str, thrown: str = "") -> float:
    """What throwing a card on a heart is worth; all but trumps and hearts is out that is not in hand or thrown."""
    own, before = PACK.mask(parse_faces(hand)), PACK.mask(parse_faces(thrown))
    hearts = PACK.suit_of[PACK.bit_of[parse_face("7H")]]
    out = PACK.all & ~own & ~before & ~hearts & ~PACK.trumps
    return ASKING.told(PACK, Throw(hearts, before), own, out, PACK.bit_of[parse_face(card)])


def asked(*tricks: str) -> set[Suit]:
    """The suits that seat 2 asks for, each trick being led by seat 0 and won by it."""
    played = [Trick(0, parse_faces(each), 0) for each in tricks]
    wanted, unwanted = ASKING.asked_for(PACK, played, 2, locked=False)
    assert not unwanted
    return {card.suit for card in PACK.faces(wanted)}


def test_a_low_card_asks_for_a_suit_whose_ace_is_held() -> None:
    assert worth("AS 8S 9D 7D", "8S") > 0 > worth("AS 8S 9D 7D", "7D")


def test_a_card_that_counts_asks_for_nothing() -> None:
    assert worth("AS KS 8S TD", "KS") == worth("AS KS 8S TD", "TD") == 0


def test_a_second_card_says_no_more() -> None:
    assert worth("AS 9S", "9S", thrown="8S") == 0


def test_an_ace_tells_of_the_ten_behind_it() -> None:
    assert worth("AS TS 9S", "AS") > 0


def test_what_is_asked_for_is_read_from_low_cards_and_aces() -> None:
    assert asked("AH 7H 8S 9H", "KH QH 9S TH") == {Suit.SPADES}
    assert asked("AH 7H KS 9H", "KH QH 9S TH") == set()
    assert asked("AH 7H AD 9H") == {Suit.DIAMONDS}
