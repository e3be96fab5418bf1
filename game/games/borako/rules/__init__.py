"""Borako, team Buraco of the Arab world; the rules are in `RULES.md` beside this file."""

from game.games.borako.rules.game import Borako

__all__ = ["Borako"]
