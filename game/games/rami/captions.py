"""The messages of events in Rami, which are those of every rummy."""

from game.families.rummy.captions import CAPTIONS

__all__ = ["CAPTIONS"]
