"""The profile that pictures are taken of: it is always the same evening, and what Club makes of deals is known."""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal
from typing import Final

from game.match.deals.par import Par, Question
from game.match.deals.pars import Pars
from game.ui.screenshot import EVENING
from game.ui.stage.profile import Profile

_STEP: Final = 17
_SPREAD: Final = 29
"""Points between the best and the worst round that Club plays."""


class EveningProfile(Profile):
    """A profile for which it is always the same evening, and which knows what Club makes of every deal."""

    draws_at_once = True

    def now(self) -> datetime:
        """The evening."""
        return EVENING

    @property
    def pars(self) -> Pars:
        """Results that are the same for all deals."""
        return _KnownPars(self.games, self.folders.home / "pars")


class _KnownPars(Pars):
    def par(self, question: Question) -> Par:
        """Points that differ from round to round, without playing anything."""
        teams, number = range(len(question.levels)), question.state.round
        points = tuple(Decimal(35 - 4 * team + number * _STEP % _SPREAD - _SPREAD // 2) for team in teams)
        return Par(points, points)
