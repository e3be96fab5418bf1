"""Borako, team Buraco of the Arab world; the rules are in `RULES.md` in this folder."""

from typing import Final

from game.games.borako.rules.game import Borako

RULES: Final = Borako()

__all__ = ["RULES", "Borako"]
