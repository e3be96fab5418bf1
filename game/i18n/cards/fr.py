"""Cards in French: bare, and with the articles `un`, `le`, `du` and `au`, contracted and elided."""

from __future__ import annotations

from typing import Final

from game.cards import Rank, Suit
from game.i18n.cards.card_words import CardWords
from game.i18n.words import Gender, Word, with_articles

_HE: Final = {"un": "un ", "le": "le ", "du": "du ", "au": "au "}
_SHE: Final = {"un": "une ", "le": "la ", "du": "de la ", "au": "à la "}
_ELIDED: Final = {"un": "un ", "le": "l’", "du": "de l’", "au": "à l’"}
_OF_SUIT: Final = " de {suit}"


def _he(noun: str) -> Word:
    return with_articles(Gender.MASCULINE, noun, _HE)


WORDS: Final = CardWords(
    ranks={
        Rank.ACE: with_articles(Gender.MASCULINE, "as", _ELIDED).followed_by(_OF_SUIT),
        Rank.TWO: _he("deux").followed_by(_OF_SUIT),
        Rank.THREE: _he("trois").followed_by(_OF_SUIT),
        Rank.FOUR: _he("quatre").followed_by(_OF_SUIT),
        Rank.FIVE: _he("cinq").followed_by(_OF_SUIT),
        Rank.SIX: _he("six").followed_by(_OF_SUIT),
        Rank.SEVEN: _he("sept").followed_by(_OF_SUIT),
        Rank.EIGHT: _he("huit").followed_by(_OF_SUIT),
        Rank.NINE: _he("neuf").followed_by(_OF_SUIT),
        Rank.TEN: _he("dix").followed_by(_OF_SUIT),
        Rank.JACK: _he("valet").followed_by(_OF_SUIT),
        Rank.QUEEN: with_articles(Gender.FEMININE, "dame", _SHE).followed_by(_OF_SUIT),
        Rank.KING: _he("roi").followed_by(_OF_SUIT),
    },
    joker=_he("joker"),
    suits={
        Suit.SPADES: _he("pique"),
        Suit.HEARTS: _he("cœur"),
        Suit.CLUBS: _he("trèfle"),
        Suit.DIAMONDS: _he("carreau"),
    },
)
