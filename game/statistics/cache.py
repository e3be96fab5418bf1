"""The figures of matches and what they say, found out once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.statistics.figures import Figures, figures_of
from game.statistics.insights import Insights, insights
from game.statistics.played import Played


class CachedStatistics(NamedTuple):
    """The statistics of some matches."""

    figures: Figures
    insights: Insights


class StatisticsCache:
    """A cache of the statistics of the last matches asked for, safe to use from several threads."""

    def __init__(self) -> None:
        self._last: tuple[Sequence[Played], CachedStatistics] | None = None

    def of(self, matches: Sequence[Played]) -> CachedStatistics:
        """Return the statistics of matches in the order in which they were begun; the sequence must never change."""
        last = self._last
        if last is None or last[0] is not matches:
            self._last = last = matches, CachedStatistics(figures_of(matches), insights(matches))
        return last[1]
