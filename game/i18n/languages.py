"""The languages of the program, and the digits in which numbers are written."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

_DAY_FIRST_SLASHED: Final = "{0:%d/%m/%Y}"
_DAY_FIRST_DOTTED: Final = "{0:%d.%m.%Y}"


@dataclass(frozen=True, slots=True)
class Language:
    """A language with a complete catalogue."""

    code: str
    name: str
    """The name of the language for its speakers."""
    right_to_left: bool = False
    decimal_comma: bool = False
    """Whether numbers have a comma where English has a full stop."""
    one_below_two: bool = False
    """Whether decimals below two count as one: 1,5 point, but 2,5 points."""
    week_begins: int = 0
    """The day with which most of its speakers begin a week, Monday being 0."""
    short_date: str = "{0.day} {0:%b} {0.year}"
    """The format of a day where there is little room."""
    first_day: str = "1"
    """The first day of a month, as a date in words has it."""


ENGLISH: Final = Language("en", "English")
ARABIC: Final = Language("ar", "العربية", right_to_left=True, week_begins=6, short_date=_DAY_FIRST_SLASHED)
FRENCH: Final = Language(
    "fr", "Français", decimal_comma=True, one_below_two=True, short_date=_DAY_FIRST_SLASHED, first_day="1er"
)
GERMAN: Final = Language("de", "Deutsch", decimal_comma=True, short_date=_DAY_FIRST_DOTTED)
POLISH: Final = Language("pl", "Polski", decimal_comma=True, short_date=_DAY_FIRST_DOTTED)
PORTUGUESE: Final = Language(
    "pt",
    "Português",
    decimal_comma=True,
    one_below_two=True,
    week_begins=6,
    short_date=_DAY_FIRST_SLASHED,
    first_day="1º",
)
LANGUAGES: Final = (ENGLISH, ARABIC, GERMAN, FRENCH, POLISH, PORTUGUESE)


def language_of(code: str) -> Language:
    """The language of a code such as `ar`, `ar_SA` or `ar-EG.UTF-8`; English for any other."""
    wanted = code.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return next((language for language in LANGUAGES if language.code == wanted), ENGLISH)


def wanted_language(chosen: str, of_system: Iterable[str]) -> Language:
    """Return the language that the player chose; else the first one of the system that exists; else English."""
    if chosen:
        return language_of(chosen)
    known = {language.code for language in LANGUAGES}
    for code in of_system:
        if code.replace("-", "_").partition("_")[0].lower() in known:
            return language_of(code)
    return ENGLISH


_ARABIC: Final = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")
_ISOLATE: Final = re.compile("\u2066.*?(?:\u2069|$)", re.DOTALL)
_PERCENT: Final = re.compile("(?<=[0-9])(\u2069?)%")


@lru_cache(maxsize=2000)
def in_arabic_digits(text: str) -> str:
    """The text with its digits exchanged one by one; what is kept verbatim stays."""
    parts: list[str] = []
    done = 0
    for kept in _ISOLATE.finditer(text):
        parts += [_exchanged(text[done : kept.start()]), kept[0]]
        done = kept.end()
    return "".join([*parts, _exchanged(text[done:])])


def _exchanged(text: str) -> str:
    return _PERCENT.sub(r"\1٪", text).translate(_ARABIC)
