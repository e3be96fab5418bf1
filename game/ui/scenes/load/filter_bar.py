"""The choices above the list of saved matches that narrow it: a game, how a match stands, when it was played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pygame

from game.i18n import _
from game.i18n.phrases import phrases_of
from game.ui.graphics.drawing import Style
from game.ui.scenes.load.filters import Filter, Since, Standing
from game.ui.widgets import DropDown, fit_alike


class FilterBar:
    """Three choices side by side."""

    def __init__(self, chosen: Filter, narrow: Callable[[Filter], None]) -> None:
        self._chosen = chosen
        self._narrow = narrow
        self.whole = False
        """Whether they take all of their line."""
        standings = [
            (Standing.ANY, _("All matches")),
            (Standing.IN_PLAY, _("Still in play")),
            (Standing.FINISHED, _("Finished")),
            (Standing.WON, _("Won")),
            (Standing.LOST, _("Lost")),
        ]
        times = [
            (Since.EVER, _("Any time")),
            (Since.TODAY, _("Today")),
            (Since.WEEK, _("Last 7 days")),
            (Since.MONTH, _("Last 30 days")),
            (Since.YEAR, _("Last 12 months")),
        ]
        self._games = DropDown("game", [("", _("All games"))], chosen.game, self._take_game, size=19)
        self._standings = DropDown("standing", standings, chosen.standing, self._take_standing, size=19)
        self._times = DropDown("since", times, chosen.since, self._take_time, size=19)

    @property
    def widgets(self) -> Sequence[DropDown[Any]]:
        """In the order of Tab."""
        return self._games, self._standings, self._times

    def offer(self, games: Sequence[str]) -> None:
        """Offer these games, and what is chosen in any case."""
        known = dict.fromkeys((*games, self._chosen.game))
        self._games.choices = [("", _("All games")), *((game, phrases_of(game).title) for game in known if game)]

    def place(self, style: Style, line: pygame.Rect, beside: int, bounds: pygame.Rect) -> None:
        """Put them in a line, their lists within `bounds`.

        They leave so many pixels `beside` them, unless their words need the whole line.
        """
        self._spread(style, line.left, line.top, line.width - beside)
        self.whole = not all(field.has_room(style) for field in self.widgets)
        if self.whole:
            self._spread(style, line.left, line.top, line.width)
        fit_alike(style, self.widgets, bounds)

    def _spread(self, style: Style, left: int, top: int, width: int) -> None:
        gap, high = style.px(12), style.target(46)
        part = (width - 2 * gap) // 3
        for number, widget in enumerate(self.widgets):
            widget.place(pygame.Rect(left + number * (part + gap), top, part, high))

    def _take_game(self, game: str) -> None:
        self._take(replace(self._chosen, game=game))

    def _take_standing(self, standing: Standing) -> None:
        self._take(replace(self._chosen, standing=standing))

    def _take_time(self, since: Since) -> None:
        self._take(replace(self._chosen, since=since))

    def _take(self, chosen: Filter) -> None:
        self._chosen = chosen
        self._narrow(chosen)
