"""The choices above the statistics: which game, against whom, with whom, since when."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, Final

import pygame

from game.i18n import _, plural
from game.i18n.phrases import phrases_of
from game.i18n.seats import name_here
from game.statistics.played import Levels, Played, Selection, choices
from game.ui.graphics.drawing import Style
from game.ui.scenes.statistics.words import rivals_text
from game.ui.widgets import DropDown, fit_alike

_SPANS: Final = (7, 30, 365)
"""Days that may be looked back."""
_GAP: Final = 16
_HIGH: Final = (48, 60)
_TEXT: Final = (20, 24)
"""Units of the height of one of them and of its words, side by side and two above two."""
_LEAST: Final = 230
"""Units of one of them; where there is less they stand in two rows."""


class Narrowing:
    """Four choices side by side, or two above two."""

    def __init__(self, narrowed: Callable[[], None]) -> None:
        """`narrowed` is told of another choice."""
        self._narrowed = narrowed
        spans = [
            (None, _("All time")),
            *((days, plural("Last {count} day", "Last {count} days", days)) for days in _SPANS),
        ]
        self._game: DropDown[str | None] = DropDown("game", [(None, _("All games"))], None, self._choose)
        self._rivals: DropDown[Levels | None] = DropDown("rivals", [(None, _("All opponents"))], None, self._choose)
        self._partner: DropDown[str | None] = DropDown("partner", [(None, _("Any partner"))], None, self._choose)
        self._span: DropDown[int | None] = DropDown("span", spans, None, self._choose)
        self._bounds = pygame.Rect(0, 0, 0, 0)
        self._style: Style | None = None

    @property
    def widgets(self) -> Sequence[DropDown[Any]]:
        """In the order of Tab."""
        return self._game, self._rivals, self._partner, self._span

    @property
    def game(self) -> str | None:
        """The one that is looked at; None for all."""
        return self._game.value

    def of(self, matches: Sequence[Played], now: datetime) -> Sequence[Played]:
        """Those of the matches that are wanted."""
        return self._selection.of(matches, now)

    @property
    def _selection(self) -> Selection:
        return Selection(self._game.value, self._rivals.value, self._partner.value, self._span.value)

    def offer(self, matches: Sequence[Played], now: datetime) -> None:
        """Offer to choose what was met in the matches there are."""
        games, rivals, partners = choices(matches)
        self._game.choices = [(None, _("All games")), *((game, phrases_of(game).title) for game in games)]
        if self._game.value not in games:
            self._game.show(games[0] if len(games) == 1 else None)
        of_game = Selection(self._game.value).of(matches, now)
        _games, rivals, partners = (games, rivals, partners) if of_game is matches else choices(of_game)
        self._rivals.choices = [(None, _("All opponents")), *((each, rivals_text(each)) for each in rivals)]
        named = [(name, name_here(name) or _("Without a partner")) for name in partners]
        self._partner.choices = [(None, _("Any partner")), *named]
        if self._rivals.value not in rivals:
            self._rivals.show(None)
        if self._partner.value not in partners:
            self._partner.show(None)
        self._fit()

    def place(self, style: Style, room: pygame.Rect, bounds: pygame.Rect, *, tall: bool) -> int:
        """At the top of the room, their lists within `bounds`, in a `tall` one larger; returns where they end."""
        gap, high, count = style.px(_GAP), style.target(_HIGH[tall]), len(self.widgets)
        across = count if not tall and room.width >= count * style.px(_LEAST) + (count - 1) * gap else count // 2
        wide = (room.width - gap * (across - 1)) // across
        for place, field in enumerate(self.widgets):
            row, column = divmod(place, across)
            field.size = _TEXT[tall]
            field.place(pygame.Rect(room.left + column * (wide + gap), room.top + row * (high + gap), wide, high))
        self._style, self._bounds = style, bounds
        self._fit()
        return self._span.rect.bottom

    def _fit(self) -> None:
        if self._style is not None:
            fit_alike(self._style, self.widgets, self._bounds)

    def _choose(self, _value: object) -> None:
        self._fit()
        self._narrowed()
