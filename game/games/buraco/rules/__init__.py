"""Buraco, the Brazilian game of canastras; its rules are written out in `RULES.md` beside this file."""

from game.games.buraco.rules.game import Buraco

__all__ = ["Buraco"]
