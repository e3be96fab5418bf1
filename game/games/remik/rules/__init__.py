"""Remik, the Polish rummy; its rules are written out in `RULES.md`."""

from typing import Final

from game.games.remik.rules.game import Remik

RULES: Final = Remik()

__all__ = ["RULES", "Remik"]
