"""Cards in Arabic: bare, and `def` with the article, which belongs to the suit (*7 القلب*)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.cards import Rank, Suit
from game.i18n.cards.card_words import PIPS, CardWords
from game.i18n.words import BARE, Gender, Word

_DEFINITE: Final = "def"


def noun(gender: Gender, bare: str) -> Word:
    """A noun without and with its article."""
    return Word(gender, {BARE: bare, _DEFINITE: f"ال{bare}"})


def ranks(ace: str, gender: Gender) -> Mapping[Rank, Word]:
    """The ranks, which differ from place to place in what the ace is called, and in the gender of that word."""
    return {
        Rank.ACE: _rank(gender, ace),
        **{pips: _rank(Gender.FEMININE, str(pips.value)) for pips in PIPS},
        Rank.JACK: _rank(Gender.MASCULINE, "ولد"),
        Rank.QUEEN: _rank(Gender.FEMININE, "بنت"),
        Rank.KING: _rank(Gender.MASCULINE, "شايب"),
    }


def _rank(gender: Gender, name: str) -> Word:
    return Word(gender, {BARE: f"{name} {{suit}}", _DEFINITE: f"{name} {{suit:{_DEFINITE}}}"})


WORDS: Final = CardWords(
    ranks=ranks("آس", Gender.MASCULINE),
    joker=noun(Gender.MASCULINE, "جوكر"),
    suits={
        Suit.SPADES: noun(Gender.MASCULINE, "بستوني"),
        Suit.HEARTS: noun(Gender.MASCULINE, "قلب"),
        Suit.CLUBS: noun(Gender.MASCULINE, "زهر"),
        Suit.DIAMONDS: noun(Gender.MASCULINE, "دينار"),
    },
)
