"""Belote; `RULES.md` in this folder is its rule book."""

from typing import Final

from game.games.belote.rules.game import Belote

RULES: Final = Belote()

__all__ = ["RULES", "Belote"]
