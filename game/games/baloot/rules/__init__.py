"""Baloot, the game of the Gulf; `RULES.md` in this folder is its rule book."""

from typing import Final

from game.games.baloot.rules.game import Baloot

RULES: Final = Baloot()

__all__ = ["RULES", "Baloot"]
