"""Every rule book, by game and language, and which of them do not teach yet."""

from __future__ import annotations

from typing import Final

import pytest

from game.games import GAMES
from game.i18n import LANGUAGES
from tests.languages import BOOKS_TO_COME

BOOKS: Final = tuple((game, one.code) for game in sorted(GAMES) for one in LANGUAGES if one.code not in BOOKS_TO_COME)
UNTAUGHT: Final[frozenset[tuple[str, str]]] = frozenset()
"""Books without the chapter that teaches and without a glossary, which call options by their names in the code."""

every_teaching_book = pytest.mark.parametrize(("game", "code"), [book for book in BOOKS if book not in UNTAUGHT])
