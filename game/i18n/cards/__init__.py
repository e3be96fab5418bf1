"""The names of cards and suits in sentences: one file a language, in all forms that its sentences need."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.i18n.cards import ar, de, en, fr, pl, pt
from game.i18n.cards.card_words import CardWords

CARD_WORDS: Final[Mapping[str, CardWords]] = {
    "en": en.WORDS,
    "ar": ar.WORDS,
    "de": de.WORDS,
    "fr": fr.WORDS,
    "pl": pl.WORDS,
    "pt": pt.WORDS,
}
"""The names of cards, by the code of the language. A game may have names of its own in some of them."""
