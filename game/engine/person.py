"""Somebody of the home cast of a game: who sits at the seats that no person takes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum


class Manner(Enum):
    """How somebody is at the table. What it changes about play is matched, so that no face is an advantage."""

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
        """How long a decision seems to take, as a share of the usual."""
        return {Manner.QUICK: 0.6, Manner.THOUGHTFUL: 1.5, Manner.LIVELY: 0.85}.get(self, 1.0)

    @property
    def bent(self) -> str:
        """How somebody of this manner leans at play: the key of a bent of opponents, empty for none."""
        if self in (Manner.QUICK, Manner.LIVELY):
            return "bold"
        return "" if self is Manner.EVEN else "patient"

    @property
    def silence(self) -> int:
        """So many times rarer than those of the lively are the words."""
        return {Manner.LIVELY: 1, Manner.EVEN: 2, Manner.QUICK: 2}.get(self, 3)


@dataclass(frozen=True, slots=True)
class Person:
    """One of the cast."""

    key: str
    """What the pictures of the face are called: `assets/people/KEY-MOOD.svg`."""
    name: str
    """The name in English, and in every language that does not spell it otherwise."""
    manner: Manner = Manner.EVEN
    woman: bool = False
    spelled: Mapping[str, str] = field(default_factory=dict)
    """How the name is written in other languages, by their codes."""

    def called(self, language: str) -> str:
        """The name as it is written in a language, given by its code."""
        return self.spelled.get(language, self.name)

    @property
    def names(self) -> frozenset[str]:
        """Every spelling."""
        return frozenset((self.name, *self.spelled.values()))
