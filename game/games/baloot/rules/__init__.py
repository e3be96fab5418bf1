"""Baloot, the game of the Gulf; `RULES.md` beside this file is its rule book."""

from game.games.baloot.rules.game import Baloot

__all__ = ["Baloot"]
