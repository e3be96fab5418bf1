"""Buraco, the Brazilian game of canastras; its rules are written out in `RULES.md` in this folder."""

from typing import Final

from game.games.buraco.rules.game import Buraco

RULES: Final = Buraco()

__all__ = ["RULES", "Buraco"]
