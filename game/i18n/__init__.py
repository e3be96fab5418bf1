"""Texts of the program: every one goes through here, whole sentences with named parameters.

`_("Round {round}", round=3)`; plurals through `plural("{count} card", "{count} cards", count)`. What is kept in a table
and said later is a `Message`: `mark("Round {round}")`. English is the language of the source; a language without a
catalogue is shown in English. What a parameter names may have forms, `{card:gen}`, and a gender, `{player:il|elle}`:
see `game.i18n.words`.
"""

from __future__ import annotations

import gettext
import re
from collections.abc import Iterable
from contextvars import ContextVar
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import Final

from game.i18n.languages import ENGLISH, LANGUAGES, Language, in_arabic_digits, language_of, wanted_language
from game.i18n.order import is_plain, isolated, kept_as_written
from game.i18n.people import gender_of, name_forms
from game.i18n.words import Gender, Inflected, Word, chooses

DOMAIN: Final = "majlis"
CATALOGUES: Final = Path(__file__).parent / "catalogues"
COUNTED: Final = ("count", "limit", "points")
"""The parameters that a message with a plural may count; its form is that of the first of these that it is given."""
_ENDS: Final = (".", "!", "?", "…", "؟")
"""The signs that end a sentence; after others a listener needs a full stop."""
_TWO: Final = 2
"""The number from which on every language has a plural."""
_MANY: Final = 25
"""The whole number whose plural form goes with decimals."""
_DECIMALS: Final = re.compile("[+−]?[0-9]+[.,٫][0-9]+")
_ENGLISH: Final = gettext.NullTranslations()
_current: ContextVar[gettext.NullTranslations] = ContextVar("catalogue", default=_ENGLISH)
_language: ContextVar[Language] = ContextVar("language", default=ENGLISH)
_arabic_digits: ContextVar[bool] = ContextVar("digits", default=False)


def use_language(code: str) -> None:
    """Take the texts of this language (`en`, `ar` …) from now on."""
    wanted = language_of(code)
    _language.set(wanted)
    _current.set(gettext.translation(DOMAIN, CATALOGUES, [wanted.code], fallback=True))


def use_digits(kind: str) -> None:
    """Show numbers in `western` or `arabic` digits from now on, as far as the language has a choice."""
    _arabic_digits.set(kind == "arabic")


def language() -> Language:
    """The language of the texts."""
    return _language.get()


def right_to_left() -> bool:
    """Whether lines of the language begin at the right."""
    return _language.get().right_to_left


def script() -> tuple[bool, bool]:
    """All that it depends on how a text is set: whether from right to left, and whether in Arabic digits."""
    from_right = _language.get().right_to_left
    return from_right, from_right and _arabic_digits.get()


def decimal_sign(number: str) -> str:
    """A number that was written with a full stop, with the decimal sign that belongs to its digits and its language."""
    if right_to_left() and _arabic_digits.get():
        return number.replace(".", "٫")
    return number.replace(".", ",") if _language.get().decimal_comma else number


def shown_digits(text: str) -> str:
    """A text with the digits that the player chose; of the same length."""
    return in_arabic_digits(text) if _arabic_digits.get() and right_to_left() else text


def _(message: str, **params: object) -> str:
    """The message in the player's language, its `{named}` parameters filled in."""
    text = _current.get().gettext(message)
    return text.format(**_fitting(params, text is message)) if params else text


def plural(singular: str, many: str, count: int | Decimal, **params: object) -> str:
    """The form of a message that fits `count`, which is also its parameter `{count}`.

    A number with decimals has the form of many, or of its whole part where the language counts all below two as one.
    Where a noun differs beside decimals, as in Polish, that form chooses by the number as it is written:
    `{points} {points:punktów|punktu}`.
    """
    amount = abs(Decimal(count))
    whole = int(amount)
    as_whole = whole == amount or (_language.get().one_below_two and amount < _TWO)
    text = _current.get().ngettext(singular, many, whole if as_whole else _MANY)
    return text.format(count=count, **_fitting(params, text is singular or text is many))


def sentences(texts: Iterable[str]) -> str:
    """Texts one after the other, with a full stop between two of them where the first has no end of its own."""
    said = ""
    for text in filter(None, texts):
        said += text if not said else f" {text}" if said.endswith(_ENDS) else f". {text}"
    return said


def as_unit(text: str) -> str:
    """A name or another text as it is put into a line, so that neither disturbs the order of the other."""
    return isolated(text) if right_to_left() or not is_plain(text) else text


def verbatim(text: str) -> str:
    """The name of a file, a key or a code as it is put into a line: in its own order and digits."""
    return kept_as_written(text) if right_to_left() else text


@dataclass(frozen=True, slots=True)
class _Unit:
    """A parameter with words: what a sentence writes of it is a unit, but a word that it chooses is one of its own."""

    word: Word

    def __format__(self, spec: str) -> str:
        text = format(self.word, spec)
        return text if chooses(spec) else as_unit(text)


def _fitting(params: dict[str, object], untranslated: bool) -> dict[str, object]:
    """Return the parameters as sentences write them; an untranslated sentence gets the forms of English."""
    code = ENGLISH.code if untranslated else _language.get().code
    return {name: _fitted(value, code) for name, value in params.items()}


def _fitted(value: object, code: str) -> object:
    if isinstance(value, Inflected):
        return _Unit(value.word(code))
    return _Unit(Word(_place_of(value), name_forms(value, code))) if isinstance(value, str) else value


def _place_of(text: str) -> Gender:
    """The place between bars of what fits a name, or a number: the second for one with decimals."""
    return Gender.FEMININE if _DECIMALS.fullmatch(text) else gender_of(text)


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence, with a second form where it counts something: the first of `COUNTED` that it is given."""

    one: str
    many: str | None = None

    def said(self, **params: object) -> str:
        """The sentence in the player's language."""
        count = next((params[name] for name in COUNTED if name in params), None)
        if self.many is None or not isinstance(count, int):
            return _(self.one, **params)
        others = {name: value for name, value in params.items() if name != "count"}
        return plural(self.one, self.many, count, **others)


def mark(one: str, many: str | None = None) -> Message:
    """A literal message for a table; catalogues are gathered from the calls of this."""
    return Message(one, many)
