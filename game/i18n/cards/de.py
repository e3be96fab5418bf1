"""Cards in German: bare, bare in the accusative (`akk`), and with articles from `ein` to `dem` in their gender."""

from __future__ import annotations

from typing import Final

from game.cards import Rank, Suit
from game.i18n.cards.card_words import PIPS, CardWords
from game.i18n.words import BARE, Gender, Word

_ARTICLES: Final = {
    "ein": ("ein", "eine", "ein"),
    "einen": ("einen", "eine", "ein"),
    "einem": ("einem", "einer", "einem"),
    "der": ("der", "die", "das"),
    "den": ("den", "die", "das"),
    "dem": ("dem", "der", "dem"),
}
"""Forms of the article before a masculine noun: all three, in the order of `Gender`."""
_BARE_ACCUSATIVE: Final = "akk"
"""The object before the verb of a label: `Herzbuben ablegen`."""
_NOMINATIVE: Final = frozenset(("ein", "der"))


def _noun(gender: Gender, noun: str, oblique: str = "") -> Word:
    """`oblique` is the noun in the accusative and the dative, where it differs there."""
    return Word(
        gender,
        {
            BARE: noun,
            _BARE_ACCUSATIVE: oblique or noun,
            **{
                form: f"{articles[gender]} {noun if form in _NOMINATIVE else oblique or noun}"
                for form, articles in _ARTICLES.items()
            },
        },
    )


WORDS: Final = CardWords(
    ranks={
        Rank.ACE: _noun(Gender.NEUTER, "{suit}-Ass"),
        **{pips: _noun(Gender.FEMININE, f"{{suit}}-{pips.value}") for pips in PIPS},
        Rank.JACK: _noun(Gender.MASCULINE, "{suit}bube", "{suit}buben"),
        Rank.QUEEN: _noun(Gender.FEMININE, "{suit}dame"),
        Rank.KING: _noun(Gender.MASCULINE, "{suit}könig"),
    },
    joker=_noun(Gender.MASCULINE, "Joker"),
    suits={
        Suit.SPADES: _noun(Gender.NEUTER, "Pik"),
        Suit.HEARTS: _noun(Gender.NEUTER, "Herz"),
        Suit.CLUBS: _noun(Gender.NEUTER, "Kreuz"),
        Suit.DIAMONDS: _noun(Gender.NEUTER, "Karo"),
    },
)
