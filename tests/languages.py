"""The languages of the program as parameters of tests, and what some of them still owe.

A test of what a language owes is expected to fail there, strictly: whoever writes the texts takes the language out of
the set here, and no sooner.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

import pytest
from _pytest.mark.structures import ParameterSet

from game.i18n import LANGUAGES
from game.i18n.languages import ENGLISH

T = TypeVar("T")

CODES: Final = tuple(one.code for one in LANGUAGES if one is not ENGLISH)
"""What English is translated into."""
NONE: Final[frozenset[str]] = frozenset()

CATALOGUE_TO_COME: Final = NONE
"""These owe translations: their catalogue has empty messages."""
BOOKS_TO_COME: Final = NONE
"""These owe the rule book of a game."""
WORDS_TO_GO: Final = NONE
"""These have forbidden words in messages."""
WORDS_OF_BOOKS_TO_GO: Final = NONE
"""These have forbidden words in rule books, or lack a book."""
GLOSSARIES_TO_COME: Final = NONE
"""These owe the glossary of a rule book."""
HANGING_CARDS_TO_GO: Final = NONE
"""These put a card at the end of a sentence behind a colon."""
PLURALS_TO_MEND: Final = NONE
"""These have plurals that do not count."""


def every_language(owing: frozenset[str] = NONE) -> pytest.MarkDecorator:
    """Run a test in every language, English too; it must fail in those that owe what it asks for."""
    return _by_code((ENGLISH.code, *CODES), owing)


def every_translation(owing: frozenset[str] = NONE) -> pytest.MarkDecorator:
    """Run a test in every language but English; it must fail in those that owe what it asks for."""
    return _by_code(CODES, owing)


def expected_to_fail(value: T, *, if_so: bool) -> ParameterSet:
    """A parameter with which a test must fail where the condition holds."""
    return pytest.param(value, marks=[pytest.mark.xfail(strict=True)] if if_so else [])


def _by_code(codes: Iterable[str], owing: frozenset[str]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("code", [expected_to_fail(code, if_so=code in owing) for code in codes])
