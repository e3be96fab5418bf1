"""Somebody of the home cast of a game: who sits at the seats that no person takes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum


class Temperament(Enum):
    """The temperament of a person at the table; its effects on play cancel out, so that no face is an advantage."""

    EVEN = "even"
    QUICK = "quick"
    """Plays without long thought."""
    THOUGHTFUL = "thoughtful"
    """Takes time, and says little."""
    LIVELY = "lively"
    """Has a word for many things."""
    STILL = "still"
    """Shows gladness and dismay only when a round is over."""

    @property
    def tempo(self) -> float:
        """The apparent time of a decision, as a share of the usual."""
        return {Temperament.QUICK: 0.6, Temperament.THOUGHTFUL: 1.5, Temperament.LIVELY: 0.85}.get(self, 1.0)

    @property
    def bent(self) -> str:
        """The key of the bent of opponents with this temperament; empty for none."""
        if self in (Temperament.QUICK, Temperament.LIVELY):
            return "bold"
        return "" if self is Temperament.EVEN else "patient"

    @property
    def silence(self) -> int:
        """The rarity of remarks: so many times rarer than those of lively people."""
        return {Temperament.LIVELY: 1, Temperament.EVEN: 2, Temperament.QUICK: 2}.get(self, 3)


@dataclass(frozen=True, slots=True)
class Person:
    """One of the cast."""

    key: str
    """The key of the pictures of the face: `assets/people/KEY-MOOD.svg`."""
    name: str
    """The name in English, and in every language that does not spell it otherwise."""
    temperament: Temperament = Temperament.EVEN
    woman: bool = False
    spelled: Mapping[str, str] = field(default_factory=dict)
    """The spelling of the name in other languages, by their codes."""

    def called(self, language: str) -> str:
        """The name as it is written in a language, given by its code."""
        return self.spelled.get(language, self.name)

    @property
    def names(self) -> frozenset[str]:
        """Every spelling."""
        return frozenset((self.name, *self.spelled.values()))
