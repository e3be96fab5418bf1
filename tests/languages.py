"""The languages of the program as parameters of tests.

A language comes in before it is translated. Until it is whole it must fail where wholeness is asked for, so that
whoever finishes it takes it out of the set here and no sooner.
"""

from __future__ import annotations

from typing import Final

import pytest
from _pytest.mark.structures import ParameterSet

from game.i18n import LANGUAGES
from game.i18n.languages import ENGLISH

CATALOGUE_TO_COME: Final = frozenset({"de"})
"""Languages whose catalogue still has empty messages."""
BOOKS_TO_COME: Final = frozenset({"de"})
"""Languages that still lack a rule book of a game."""
CODES: Final = tuple(one.code for one in LANGUAGES if one is not ENGLISH)
"""What English is translated into."""


def expected_to_fail(value: object, *, if_so: bool) -> ParameterSet:
    """A parameter that must fail where the condition holds."""
    return pytest.param(value, marks=[pytest.mark.xfail(strict=True)] if if_so else [])


EVERY_LANGUAGE: Final = pytest.mark.parametrize("code", CODES)
EVERY_WHOLE_CATALOGUE: Final = pytest.mark.parametrize(
    "code", [expected_to_fail(code, if_so=code in CATALOGUE_TO_COME) for code in CODES]
)
