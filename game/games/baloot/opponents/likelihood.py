"""How well a world agrees with what was said: who bought or passed, who doubled, who declared nothing (baloot 3, 4, 6).

What was said binds nobody, so that it makes worlds more or less likely and excludes none.
"""

from __future__ import annotations

from typing import Final

from game.cards import Rank
from game.families.tricks.opponents.declaring import Quiet
from game.families.tricks.opponents.seen import Seen
from game.games.baloot.opponents.hearing import Heard
from game.games.baloot.rules.view import BalootView
from game.tricks.masks import Masks

_FOURS: Final = (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)


class Likelihood:
    """Judges worlds for one view."""

    def __init__(self, known: Seen, view: BalootView) -> None:
        self._heard = Heard(known.pack, view, known.played)
        self._quiet = Quiet(known, (one.seat for one in view.declared), _FOURS)

    def of(self, hands: Masks) -> float:
        """How likely what was said is with these hands, from 0 to 1."""
        return self._heard.of(hands) * self._quiet.of(hands)
