"""The cards of Baloot as its players call them, where they have words of their own (baloot 1)."""

from __future__ import annotations

from typing import Final

from game.cards import Suit
from game.i18n.cards.ar import WORDS, noun, ranks
from game.i18n.cards.card_words import CardWords
from game.i18n.cards.names import OwnWords
from game.i18n.words import Gender

CARDS: Final[OwnWords] = {
    "ar": CardWords(
        ranks=ranks("إكة", Gender.FEMININE),
        joker=WORDS.joker,
        suits={
            Suit.SPADES: noun(Gender.MASCULINE, "سبيت"),
            Suit.HEARTS: noun(Gender.MASCULINE, "هاص"),
            Suit.CLUBS: noun(Gender.FEMININE, "شريا"),
            Suit.DIAMONDS: noun(Gender.MASCULINE, "ديمن"),
        },
    )
}
