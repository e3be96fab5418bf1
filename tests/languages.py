"""The languages of the program as parameters of tests."""

from __future__ import annotations

from typing import Final

import pytest

from game.i18n import LANGUAGES
from game.i18n.languages import ENGLISH

CODES: Final = tuple(one.code for one in LANGUAGES if one is not ENGLISH)
"""The languages that English is translated into."""

every_language = pytest.mark.parametrize("code", [ENGLISH.code, *CODES])
every_translation = pytest.mark.parametrize("code", CODES)
