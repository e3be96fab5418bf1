"""The cards of a language: ranks, suits and the joker as words, from which the 53 names are composed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.cards import Face, Rank, Suit
from game.i18n.words import Word

OF_SUIT: Final = " {suit}"
"""What follows a rank where the suit stands behind it as it is."""
PIPS: Final = tuple(Rank(pips) for pips in range(Rank.TWO, Rank.JACK))
"""The ranks that are numbers."""


@dataclass(frozen=True, slots=True)
class CardWords:
    """What cards are called in one language."""

    ranks: Mapping[Rank, Word]
    """With `{suit}` in every form where the suit stands; it may ask for a form of it."""
    joker: Word
    suits: Mapping[Suit, Word]

    def card(self, face: Face) -> Word:
        """The name of a card, of the gender of its rank."""
        if face.is_joker:
            return self.joker
        rank, suit = self.ranks[face.rank], self.suits[face.suit]
        return Word(rank.gender, {form: said.format(suit=suit) for form, said in rank.forms.items()})

    @property
    def card_forms(self) -> tuple[str, ...]:
        """The forms that a sentence may ask of a card."""
        return tuple(self.joker.forms)
