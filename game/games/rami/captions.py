"""What is told in Rami of what happens: the same as in every rummy."""

from game.families.rummy.captions import CAPTIONS

__all__ = ["CAPTIONS"]
