"""The messages of a catalogue as they are read over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from babel.messages.pofile import read_po

from game.i18n import CATALOGUES, DOMAIN
from make_catalogues import gathered


@dataclass(frozen=True, slots=True)
class Entry:
    """A message of a catalogue."""

    english: tuple[str, ...]
    """One text, or two where it has a plural."""
    translated: tuple[str, ...]
    """The translations, one for each plural form of the language; empty in English."""
    places: tuple[str, ...]

    def holds(self, word: str) -> bool:
        """Whether a word is in it or in the names of its source files."""
        return any(word.casefold() in text.casefold() for text in (*self.english, *self.translated, *self.places))


def entries(language: str) -> list[Entry]:
    """The messages of a language in the order of its catalogue; in English those of the sources."""
    path = CATALOGUES / language / "LC_MESSAGES" / f"{DOMAIN}.po"
    if not path.is_file():
        return [Entry(_forms(message.id), (), _places(message.locations)) for message in gathered()]
    with path.open("rb") as file:
        catalogue = read_po(file)
    return [
        Entry(_forms(message.id), _forms(message.string), _places(message.locations))
        for message in catalogue
        if message.id
    ]


def _forms(text: object) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(map(str, text)) if isinstance(text, Sequence) else ()


def _places(locations: Sequence[tuple[str, int]]) -> tuple[str, ...]:
    return tuple(sorted({path for path, _line in locations}))
