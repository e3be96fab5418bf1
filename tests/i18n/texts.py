"""Everything that a player can read in a language, with its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from game.games import INFOS
from game.i18n import CATALOGUES, DOMAIN
from game.i18n.languages import ENGLISH
from game.i18n.words import chooses
from make_catalogues import gathered


@dataclass(frozen=True, slots=True)
class GatheredText:
    """One text, and what it says in English; a plural has one of these for each form."""

    english: str
    text: str
    places: frozenset[str]
    """The files of the program that say it."""

    @property
    def fields(self) -> tuple[tuple[str, str], ...]:
        """The parameters with the forms that are asked for."""
        return tuple((name, spec or "") for _text, name, spec, _how in Formatter().parse(self.text) if name)

    @property
    def words(self) -> str:
        """The words that a player may read: without parameters, but with the words that one of them chooses from."""
        return re.sub(
            r"{\w+:?([^}]*)}", lambda field: field[1].replace("|", " ") if chooses(field[1]) else " ", self.text
        )


@cache
def program_messages() -> tuple[Message, ...]:
    """The messages of the program, as its sources have them."""
    return tuple(gathered())


@cache
def catalogue(code: str) -> Catalog:
    """The catalogue of a language; that of English is what the sources say."""
    if code != ENGLISH.code:
        return read_po((CATALOGUES / code / "LC_MESSAGES" / f"{DOMAIN}.po").open("rb"), locale=code)
    english = Catalog()
    for message in program_messages():
        english.add(message.id, message.id, message.locations)
    return english


def messages(code: str) -> list[Message]:
    """The entries of a catalogue without its head."""
    return [one for one in catalogue(code) if isinstance(one, Message) and one.id]


def forms(text: object) -> tuple[str, ...]:
    """The forms of a plural, or the one text of any other entry."""
    return tuple(str(form) for form in text) if isinstance(text, (tuple, list)) else (str(text or ""),)


@cache
def all_texts(code: str) -> tuple[GatheredText, ...]:
    """Every message of a language, form by form."""
    return tuple(
        GatheredText(forms(message.id)[-1], text, frozenset(place for place, _line in message.locations))
        for message in messages(code)
        for text in forms(message.string)
    )


def books(code: str) -> Iterator[tuple[str, str]]:
    """The rule books of a language as they are written, by the name of their game."""
    name = "RULES.md" if code == ENGLISH.code else f"RULES.{code}.md"
    for game, info in INFOS.items():
        path = Path(info.folder) / "rules" / name
        if path.is_file():
            yield game, path.read_text(encoding="utf-8")
