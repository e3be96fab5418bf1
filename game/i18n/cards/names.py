"""Cards and suits as parameters of a message: `{card}`, `{cards:acc}`, `{suit}`, in whatever form it asks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from game.cards import Face, Suit
from game.i18n import _, as_unit, language, plural
from game.i18n.cards import CARD_WORDS
from game.i18n.cards.card_words import CardWords
from game.i18n.words import Gender, Inflected, Word

OwnWords = Mapping[str, CardWords]
"""The game's own names of cards, where they differ from those of the program, by the code of the language."""
NO_OWN: Final[OwnWords] = MappingProxyType({})
_MOST_NAMED: Final = 4


@dataclass(frozen=True, slots=True)
class CardNames(Inflected):
    """One card or several, in the order in which they are named."""

    faces: Sequence[Face]
    own: OwnWords
    most: int = _MOST_NAMED
    """More cards than these are counted."""

    def word(self, code: str) -> Word:
        """One card by its name, a few joined, many counted."""
        table = _words(code, self.own)
        if len(self.faces) == 1:
            return table.card(self.faces[0])
        if len(self.faces) > self.most:
            counted = plural("{count} card", "{count} cards", len(self.faces))
            return Word(Gender.FEMININE, dict.fromkeys(table.card_forms, counted))
        names = [table.card(face) for face in self.faces]
        # several that differ are masculine together wherever that matters
        return Word(
            Gender.MASCULINE, {form: _joined([name.forms[form] for name in names]) for form in table.card_forms}
        )

    def __str__(self) -> str:
        return str(self.word(language().code))


@dataclass(frozen=True, slots=True)
class SuitName(Inflected):
    """A suit."""

    suit: Suit
    own: OwnWords

    def word(self, code: str) -> Word:
        """Return the name of the value."""
        return _words(code, self.own).suits[self.suit]


def _words(code: str, own: OwnWords) -> CardWords:
    return own.get(code) or CARD_WORDS[code]


def _joined(names: Sequence[str]) -> str:
    *listed, last = names
    return _("{listed} and {last}", listed=_(", ").join(map(as_unit, listed)), last=last) if listed else last
