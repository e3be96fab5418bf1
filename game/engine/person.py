"""Somebody of the home cast of a game: who sits at the seats that no person takes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Person:
    """One of the cast."""

    key: str
    """What the pictures of the face are called: `assets/people/KEY-MOOD.svg`."""
    name: str
    """As it is written in English, and wherever it is not spelled otherwise."""
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
