"""Rami as the contract of a game sees it: a rummy for four, whose turns pass counter-clockwise (rami 1.2).

That the discard of a joker is legal but asked about first (rami 5.5) concerns the table alone.
"""

from __future__ import annotations

from game.families.rummy.rules.game import Rummy
from game.games.rami.rules.options import SEATS, RamiOptions


class Rami(Rummy):
    """The game of `RULES.md`."""

    name = "rami"
    options = RamiOptions
    rules_version = 3
    seats = range(SEATS, SEATS + 1)  # rami 1.1
