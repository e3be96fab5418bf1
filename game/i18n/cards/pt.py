"""Cards in Brazilian Portuguese: bare, and with `um`, `o`, `do`, `no` and `pelo` in the gender of the card."""

from __future__ import annotations

from typing import Final

from game.cards import Rank, Suit
from game.i18n.cards.card_words import PIPS, CardWords
from game.i18n.words import Gender, Word, with_articles

_HE: Final = {"um": "um ", "o": "o ", "do": "do ", "no": "no ", "pelo": "pelo "}
_SHE: Final = {"um": "uma ", "o": "a ", "do": "da ", "no": "na ", "pelo": "pela "}
_THEY_HE: Final = {"um": "uma carta de ", "o": "os ", "do": "dos ", "no": "nos ", "pelo": "pelos "}
_THEY_SHE: Final = {"um": "uma carta de ", "o": "as ", "do": "das ", "no": "nas ", "pelo": "pelas "}
_OF_SUIT: Final = " de {suit}"


def _he(noun: str) -> Word:
    return with_articles(Gender.MASCULINE, noun, _HE)


WORDS: Final = CardWords(
    ranks={
        Rank.ACE: _he("ás").followed_by(_OF_SUIT),
        **{pips: _he(str(pips.value)).followed_by(_OF_SUIT) for pips in PIPS},
        Rank.JACK: _he("valete").followed_by(_OF_SUIT),
        Rank.QUEEN: with_articles(Gender.FEMININE, "dama", _SHE).followed_by(_OF_SUIT),
        Rank.KING: _he("rei").followed_by(_OF_SUIT),
    },
    joker=_he("curingão"),
    suits={
        Suit.SPADES: with_articles(Gender.FEMININE, "espadas", _THEY_SHE),
        Suit.HEARTS: with_articles(Gender.FEMININE, "copas", _THEY_SHE),
        Suit.CLUBS: with_articles(Gender.MASCULINE, "paus", _THEY_HE),
        Suit.DIAMONDS: with_articles(Gender.MASCULINE, "ouros", _THEY_HE),
    },
)
