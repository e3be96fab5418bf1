"""Every rule book, by game and language."""

from __future__ import annotations

from typing import Final

import pytest

from game.games import GAMES
from game.i18n import LANGUAGES

BOOKS: Final = tuple((game, one.code) for game in sorted(GAMES) for one in LANGUAGES)

every_book = pytest.mark.parametrize(("game", "code"), BOOKS)
