"""Remik, the Polish rummy; its rules are written out in `RULES.md`."""

from game.rules.remik.game import Remik

REMIK = Remik()

__all__ = ["REMIK", "Remik"]
