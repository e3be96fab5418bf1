"""The figures of matches and what they say, found out once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.statistics.figures import Figures, figures_of
from game.statistics.insights import Insights, insights
from game.statistics.played import Played


class Reckoned(NamedTuple):
    """What is told of some matches."""

    figures: Figures
    insights: Insights


class Reckoner:
    """What is told of the matches that were asked for last is there at once, whichever thread asked."""

    def __init__(self) -> None:
        self._last: tuple[Sequence[Played], Reckoned] | None = None

    def of(self, matches: Sequence[Played]) -> Reckoned:
        """Of matches in the order in which they were begun, which are never changed."""
        last = self._last
        if last is None or last[0] is not matches:
            self._last = last = matches, Reckoned(figures_of(matches), insights(matches))
        return last[1]
