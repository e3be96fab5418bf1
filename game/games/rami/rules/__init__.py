"""Rami, the Tunisian rummy, also Kbabet; its rules are written out in `RULES.md`."""

from typing import Final

from game.games.rami.rules.game import Rami

RULES: Final = Rami()

__all__ = ["RULES", "Rami"]
