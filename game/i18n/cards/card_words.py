"""The cards of a language: ranks, suits and the joker as words, from which the 53 names are composed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.cards import Face, Rank, Suit
from game.i18n.words import Word

OF_SUIT: Final = " {suit}"
"""The end of a rank's name where the suit follows it unchanged."""
PIPS: Final = tuple(Rank(pips) for pips in range(Rank.TWO, Rank.JACK))
"""The ranks that are numbers."""


@dataclass(frozen=True, slots=True)
class CardWords:
    """The names of cards in one language."""

    ranks: Mapping[Rank, Word]
    """Names of ranks with `{suit}`, which may ask for a form, in place of the suit."""
    joker: Word
    suits: Mapping[Suit, Word]

    def card(self, face: Face) -> Word:
        """The name of a card, of the gender of its rank."""
        if face.is_joker:
            return self.joker
        rank, suit = self.ranks[face.rank], self.suits[face.suit]
        return Word(rank.gender, {form: text.format(suit=suit) for form, text in rank.forms.items()})

    @property
    def card_forms(self) -> tuple[str, ...]:
        """The forms that a sentence may ask of a card."""
        return tuple(self.joker.forms)
