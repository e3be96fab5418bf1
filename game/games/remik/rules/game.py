"""Remik as the contract of a game sees it: a rummy for two to four, whose turns pass clockwise (remik 1.2, 4.1).

Watching on when the human is out (remik 7.5) concerns the table alone.
"""

from __future__ import annotations

from types import MappingProxyType

from game.families.rummy.rules.game import Rummy
from game.games.remik.rules.options import RemikOptions


class Remik(Rummy):
    """The game of `RULES.md`."""

    name = "remik"
    options = RemikOptions
    seats = range(2, 5)  # remik 1.1
    hashed_as = MappingProxyType({"Ending.AT_ONCE": "Ending.REMIK"})
