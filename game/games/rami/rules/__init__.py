"""Rami, the Tunisian rummy, also Kbabet; its rules are written out in `RULES.md`."""

from game.games.rami.rules.game import Rami

RAMI = Rami()

__all__ = ["RAMI", "Rami"]
