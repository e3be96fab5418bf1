"""What the curve of a match is made of: the lead at every moment between two teams, or a line for each of several."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby, pairwise
from typing import Final, Protocol

import pygame

from game.match.playback import Playback
from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import area_of, hex_of
from game.ui.scenes.replay.key_moments import place_of
from game.ui.scenes.replay.time.lead import Lead
from game.ui.scenes.replay.time.scale import side_colours
from game.ui.table.facts import TableFacts
from game.ui.table.game_table import table_of
from game.ui.widgets.graph import mark_colour, mark_markup

_WIDE: Final = 2.5
_OWN: Final = 1.5
"""Units of the width of a line, and how much wider one's own is where others have theirs."""
_FILLED: Final = 0.55
"""How strong the ground below the curve of a lead is."""
_MARK: Final = 3.5
"""Units of the size of the mark at the end of a round."""
_NEAR: Final = 0.7
"""The part of the limit from which on it is seen."""
_DASH: Final = 6
"""Units of a dash of its line."""
Stretch = tuple[int, int, float]
"""Pixels from one to another, and the lead there."""


class Times(Protocol):
    """Where moments lie in the window."""

    @property
    def begins(self) -> Sequence[int]:
        """The moments at which rounds begin."""

    def cell(self, place: int) -> pygame.Rect:
        """That of a round."""

    def moves_of(self, place: int) -> int:
        """How many there are in a round."""


class LeadShape:
    """A line with a ground in the colour of who leads; it steps where the lead changes."""

    def __init__(self, lead: Lead, playback: Playback) -> None:
        self._lead = lead
        self._playback = playback
        self._extremes: tuple[float, float] | None = None
        self._parts: Sequence[Sequence[Stretch]] = ()
        """Stretches in which the lead is on one side, and where they lie."""

    def measure(self, times: Times, right: int) -> None:
        """Stretches in a row on one side of the line, or on it."""
        self.span()
        stretches = self._stretches(times, right)
        self._parts = [list(part) for _side, part in groupby(stretches, lambda each: (each[2] > 0) - (each[2] < 0))]

    def span(self) -> tuple[float, float]:
        """Those of the whole match."""
        if self._extremes is None:
            known = (self._lead.at(number) for number in range(self._playback.last + 1))
            leads = [float(lead) for lead in known if lead is not None]
            self._extremes = min([0.0, *leads]), max([0.0, *leads])
        return self._extremes

    def _stretches(self, times: Times, right: int) -> Iterator[Stretch]:
        """The lead from one pixel to another, no more than one of them in a pixel."""
        begin, before = times.cell(0).left, None
        for place, first in enumerate(times.begins):
            cell, count = times.cell(place), times.moves_of(place) + 1
            for number in range(first, first + count):
                lead, x = self._lead.at(number), cell.left + cell.width * (number - first) // count
                now = float(lead) if lead is not None else None
                if before is not None and before != now and x > begin:
                    yield begin, x, before
                if before != now:
                    begin, before = x, now
        if before is not None:
            yield begin, right, before

    def markup(self, style: Style, plot: pygame.Rect, y_of: Callable[[float], int]) -> Iterator[str]:
        """Each stretch with its ground."""
        zero, (above, below) = y_of(0.0) - plot.top, side_colours(style.theme)
        for part in self._parts:
            lead = part[0][2]
            colour = above if lead > 0 else below if lead else style.theme.text
            area = area_of(style.theme, colour)
            points = [(x - plot.left, y_of(each) - plot.top) for left, right, each in part for x in (left, right)]
            path = "L".join(f"{x},{y}" for x, y in [(points[0][0], zero), *points, (points[-1][0], zero)])
            if lead:
                yield f'<path d="M{path}Z" fill="{hex_of(area)}" fill-opacity="{_FILLED}"/>'
            yield (
                f'<path d="M{path}" fill="none" stroke="{hex_of(colour)}" stroke-width="{max(1.5, style.px(_WIDE))}" '
                'stroke-linejoin="round"/>'
            )


class StandingsShape:
    """The points of everybody from round to round, each in their colour with their mark where a round ends."""

    def __init__(self, playback: Playback, seat: int) -> None:
        self._playback = playback
        self._seat = seat
        self._lines: Sequence[Sequence[float]] | None = None
        self._xs: Sequence[int] = ()
        self._limit: float | None = None

    def lines(self) -> Sequence[Sequence[float]]:
        """By the places of all teams what they had at first and after every round, as far as these were played."""
        if self._lines is None:
            playback = self._playback
            after = {score.round: score.totals for score in playback.scores}
            dealt = [playback.still_at(at).state for at in playback.rounds]
            rows = [[0.0] * len(set(playback.teams))] if not dealt else [[float(each) for each in dealt[0].totals]]
            for state in dealt:
                if state.round not in after:
                    break
                rows.append([float(each) for each in after[state.round]])
            teams = sorted(set(playback.teams), key=lambda team: place_of(playback, team, self._seat))
            self._lines = [[row[team] for row in rows] for team in teams]
        return self._lines

    def measure(self, times: Times, right: int) -> None:
        """Where each round ends."""
        ends = [times.cell(place).right for place in range(len(times.begins))]
        self._xs = [times.cell(0).left, *ends[:-1], right]

    def span(self) -> tuple[float, float]:
        """Those of everybody, and the limit where it is shown."""
        values = [each for line in self.lines() for each in line]
        return min([0.0, *values]), max([0.0, self.limit, *values])

    @property
    def limit(self) -> float:
        """At how many points the match ends, or somebody is out; 0 where nobody came near."""
        if self._limit is None:
            most, limit = max(each for line in self.lines() for each in line), self._facts.limit
            self._limit = float(limit) if most >= _NEAR * limit else 0.0
        return self._limit

    @property
    def limit_said(self) -> str:
        """What happens there."""
        return self._facts.target

    @property
    def _facts(self) -> TableFacts:
        playback = self._playback
        return table_of(playback.game_name).facts(playback, playback.view_at(0, self._seat))

    @property
    def won(self) -> Sequence[int]:
        """The places of whoever has the best result of all at last."""
        ends, best = self.ends(), min if self._playback.game.fewest_win else max
        return [place for place, each in enumerate(ends) if each == best(ends)]

    def ends(self) -> Sequence[float]:
        """What everybody had at last, by their places."""
        return [line[-1] for line in self.lines()]

    def markup(self, style: Style, plot: pygame.Rect, y_of: Callable[[float], int]) -> Iterator[str]:
        """The line of the seat that it is seen from lies above the others, that of the limit below them."""
        if self.limit:
            y, dash = y_of(self.limit) - plot.top, max(3, style.px(_DASH))
            yield (
                f'<path d="M0,{y}L{plot.width},{y}" stroke="{hex_of(style.theme.gilt)}" '
                f'stroke-width="{max(1, style.px(1))}" stroke-dasharray="{dash} {dash}"/>'
            )
        for place, line in reversed(list(enumerate(self.lines()))):
            colour, wide = hex_of(mark_colour(style.theme, place)), max(1.5, style.px(_WIDE))
            wide *= _OWN if place == 0 else 1.0
            points = [(x - plot.left, y_of(each) - plot.top) for x, each in zip(self._xs, line, strict=False)]
            steps = [points[0], *((x, y) for (_x, was), (x, now) in pairwise(points) for y in (was, now))]
            path = "L".join(f"{x},{y}" for x, y in steps)  # points change where a round ends alone
            yield (
                f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="{wide}" stroke-linejoin="round" '
                'stroke-linecap="round"/>'
            )
            for x, y in points[1:-1]:
                yield mark_markup(place, x, y, max(3.0, style.scale * _MARK), colour)
