"""What ends a match, as its table says it: a number of points, or the rounds of a deal of the day."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from game.i18n import _
from game.match.match import Match


@dataclass(frozen=True, slots=True)
class Goal:
    """How far a match goes."""

    words: str
    limit: int
    """The total that ends the match, or puts somebody out of it; 0 where totals end nothing."""

    def progress(self, total: Decimal) -> float:
        """How far a total is on its way to the limit, 0 to 1."""
        return max(0.0, min(1.0, float(total) / self.limit)) if self.limit else 0.0


def goal_of(match: Match, limit: int, words: str = "") -> Goal:
    """The goal of a match that is played to `limit` points, which `words` say where they are no end to be reached.

    A deal of the day ends with its last round, whatever the totals are.
    """
    if match.day is not None:
        return Goal(_("of {number}", number=match.game.day_rounds), 0)
    return Goal(words or _("to {points}", points=limit), limit)
