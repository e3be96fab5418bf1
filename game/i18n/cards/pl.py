"""Cards in Polish, in six cases: bare (nominative), `gen`, `dat`, `acc`, `ins`, `loc`.

A suit is named bare in the singular (*pik*); its cases, and its nominative `nom`, are those of the plural (*piki*).
"""

from __future__ import annotations

from typing import Final

from game.cards import Rank, Suit
from game.i18n.cards.card_words import OF_SUIT, CardWords
from game.i18n.words import BARE, Gender, Word

_CASES: Final = (BARE, "gen", "dat", "acc", "ins", "loc")


def _he(*cases: str) -> Word:
    return Word(Gender.MASCULINE, dict(zip(_CASES, cases, strict=True)))


def _she(*cases: str) -> Word:
    return Word(Gender.FEMININE, dict(zip(_CASES, cases, strict=True)))


def _number(stem: str) -> Word:
    """Such as *siódemka*, which all decline alike."""
    return _she(*(stem + ending for ending in ("ka", "ki", "ce", "kę", "ką", "ce")))


def _suit(gender: Gender, one: str, *cases: str) -> Word:
    return Word(gender, {BARE: one, **dict(zip(("nom", *_CASES[1:]), cases, strict=True))})


WORDS: Final = CardWords(
    ranks={
        Rank.ACE: _he("as", "asa", "asowi", "asa", "asem", "asie").followed_by(OF_SUIT),
        Rank.TWO: _number("dwój").followed_by(OF_SUIT),
        Rank.THREE: _number("trój").followed_by(OF_SUIT),
        Rank.FOUR: _number("czwór").followed_by(OF_SUIT),
        Rank.FIVE: _number("piąt").followed_by(OF_SUIT),
        Rank.SIX: _number("szóst").followed_by(OF_SUIT),
        Rank.SEVEN: _number("siódem").followed_by(OF_SUIT),
        Rank.EIGHT: _number("ósem").followed_by(OF_SUIT),
        Rank.NINE: _number("dziewiąt").followed_by(OF_SUIT),
        Rank.TEN: _number("dziesiąt").followed_by(OF_SUIT),
        Rank.JACK: _he("walet", "waleta", "waletowi", "waleta", "waletem", "walecie").followed_by(OF_SUIT),
        Rank.QUEEN: _she("dama", "damy", "damie", "damę", "damą", "damie").followed_by(OF_SUIT),
        Rank.KING: _he("król", "króla", "królowi", "króla", "królem", "królu").followed_by(OF_SUIT),
    },
    joker=_he("joker", "jokera", "jokerowi", "jokera", "jokerem", "jokerze"),
    suits={
        Suit.SPADES: _suit(Gender.MASCULINE, "pik", "piki", "pików", "pikom", "piki", "pikami", "pikach"),
        Suit.HEARTS: _suit(Gender.MASCULINE, "kier", "kiery", "kierów", "kierom", "kiery", "kierami", "kierach"),
        Suit.CLUBS: _suit(Gender.MASCULINE, "trefl", "trefle", "trefli", "treflom", "trefle", "treflami", "treflach"),
        Suit.DIAMONDS: _suit(Gender.NEUTER, "karo", "kara", "kar", "karom", "kara", "karami", "karach"),
    },
)
