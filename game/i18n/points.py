"""Points with their noun, for numbers that a sentence does not count: an average, a part, a threshold.

`{chance}` is "1.5", `{chance:points}` "1.5 points" and `{chance:card_points}` "1.5 card points", in the form that the
number takes: "1,5 point" in French, "1,5 punktu" in Polish.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import Final

from game.i18n import plural
from game.i18n.wording import number_text
from game.i18n.words import BARE, Gender, Inflected, Word

NOUNS: Final = ("points", "card_points")
"""The forms of such a number: what stands behind it."""


@dataclass(frozen=True, slots=True)
class CountedPoints(Inflected):
    """A number of points, rounded as it is shown."""

    points: Decimal

    def word(self, code: str) -> Word:
        """The number alone, and with each noun."""
        number = number_text(self.points)
        with_nouns = (
            plural("{points} point", "{points} points", self.points, points=number),
            plural("{points} card point", "{points} card points", self.points, points=number),
        )
        gender = Gender.MASCULINE if self.points == int(self.points) else Gender.FEMININE
        return Word(gender, {BARE: number, **dict(zip(NOUNS, with_nouns, strict=True))})
