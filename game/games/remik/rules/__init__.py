"""Remik, the Polish rummy; its rules are written out in `RULES.md`."""

from game.games.remik.rules.game import Remik

REMIK = Remik()

__all__ = ["REMIK", "Remik"]
