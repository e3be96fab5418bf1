"""Baloot, the game of the Gulf; `RULES.md` beside this file is its rule book."""

from game.rules.baloot.game import Baloot

__all__ = ["Baloot"]
