"""Names in sentences: their gender, by which verbs and participles differ, and what the language joins to them."""

from __future__ import annotations

import unicodedata
from typing import Final

from game.games import person_named
from game.i18n.words import BARE, Gender

_ELIDES: Final = frozenset("aeiou")
"""The letters before which French says `d’`; h and y are left, because of Hessa and Youssef."""


def gender_of(name: str) -> Gender:
    """The gender of a name; of one that a player typed nothing is known, and it is that which stands for both."""
    person = person_named(name)
    return Gender.FEMININE if person is not None and person.woman else Gender.MASCULINE


def name_forms(name: str, code: str) -> dict[str, str]:
    """The forms of a name, or of another text, in this language: French has `{name:de}` for *d’Inès*, *de Karim*."""
    if code != "fr":
        return {BARE: name}
    elides = unicodedata.normalize("NFD", name)[:1].lower() in _ELIDES
    return {BARE: name, "de": f"d’{name}" if elides else f"de {name}"}
