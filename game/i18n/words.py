"""Words that a sentence puts into a form: `{card:gen}` asks for a form by its name, `{player:il|elle}` for a gender.

A sentence of the source knows one form, its translations may need several. What a parameter names brings its forms and
its gender; the sentence only says which it wants.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

_OR: Final = "|"
BARE: Final = ""
"""The name of the form that every word has, and that is written without asking for one."""


class Gender(IntEnum):
    """The grammatical gender of a word, and the place of what fits it between bars.

    A number has the place of the masculine where it is whole, and of the feminine where it has decimals.
    """

    MASCULINE = 0
    FEMININE = 1
    NEUTER = 2


class UnknownFormError(ValueError):
    """A sentence asks a word for a form that it does not have; the message names both."""


@dataclass(frozen=True, slots=True)
class Word:
    """A noun, or several joined, in every form that sentences of its language may ask for."""

    gender: Gender
    forms: Mapping[str, str]
    """The forms by name; the bare one is always among them."""

    def __str__(self) -> str:
        return self.forms[BARE]

    def __format__(self, spec: str) -> str:
        if chooses(spec):
            return self._chosen(spec.split(_OR))
        if spec not in self.forms:
            raise UnknownFormError(f"{self} has no form {spec!r} (there are: {', '.join(self.forms)})")
        return self.forms[spec]

    def followed_by(self, text: str) -> Word:
        """The word with the same behind each of its forms."""
        return Word(self.gender, {form: sentence + text for form, sentence in self.forms.items()})

    def _chosen(self, texts: list[str]) -> str:
        if self.gender >= len(texts):
            raise UnknownFormError(
                f"{self} is {self.gender.name.lower()}, and {_OR.join(texts)!r} has no word for that"
            )
        return texts[self.gender]


class Inflected(ABC):
    """A parameter with forms: a word of its own in each language."""

    @abstractmethod
    def word(self, code: str) -> Word:
        """The word in the language with this code."""


def chooses(spec: str) -> bool:
    """Whether a format asks for the word between bars that fits the gender, not for a form."""
    return _OR in spec


def with_articles(gender: Gender, noun: str, articles: Mapping[str, str]) -> Word:
    """A noun that never changes; each form is an article, written with what parts it from the noun."""
    return Word(gender, {BARE: noun, **{form: article + noun for form, article in articles.items()}})
