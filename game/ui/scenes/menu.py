"""The menu: the games as doors, and below them: go on, begin, load, read the rules, choose settings, leave."""

from __future__ import annotations

from typing import Final

import pygame

from game import __version__
from game.engine.game_info import GameInfo
from game.games import INFOS
from game.i18n import _, plural, verbatim
from game.i18n.phrases import phrases_of
from game.match.archive import Latest, Listener
from game.match.summary import SavedMatch
from game.ui.graphics.background import backdrop, inlay, lettering
from game.ui.graphics.drawing import draw_text
from game.ui.motion import Pace
from game.ui.scenes.base import WidgetScene
from game.ui.scenes.doors import Behind, Door
from game.ui.scenes.doors.going_on import described, go_on_with, standing
from game.ui.scenes.doors.grid import places
from game.ui.stage import Stage
from game.ui.text import TextStyle
from game.ui.widgets import Button, ButtonKind, Widget

_HOMECOMING_MS: Final = 100.0
"""How often it is asked whether matches have come home."""
_APART_MS: Final = 130.0
"""Between the lamps of two doors that begin to shine."""
_TALL: Final = 0.9
"""A window narrower than so many times its height has fewer of its buttons side by side."""
_LARGE, _SMALL = 2, 4
"""So many of each kind there."""


class MenuScene(WidgetScene):
    """The first thing a player sees. What can be gone on with is read after the first frame."""

    name = "menu"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._latest = Latest(None, sure=False)
        self._news = Listener(stage.profile.archive)
        self._asked = False
        """Whether the archive was told to look at the folder."""
        self._waiting: str | None = None
        """The game whose door was opened before it was known what is behind it; empty for that of the last match."""
        self._drawn = False
        self._saves = stage.profile.has_saves()
        self._fill()

    def back(self) -> None:
        """Escape does nothing: beneath the menu lies nothing, and the program is left by its button."""

    def relabel(self) -> None:
        """All words anew."""
        self._fill()

    def enter(self) -> None:
        """Look again what there is to go on with, because a match may have ended or been deleted."""
        self._asked, self._waiting = False, None
        self.stage.profile.bring_home()
        self._saves = self.stage.profile.has_saves()
        for number, (door, _more) in enumerate(self._doors, start=1):
            door.wait(_APART_MS * number)
        self.resize(self.size)

    def layout(self, size: tuple[int, int]) -> None:
        """The title above the doors, the buttons below them."""
        style, px = self.style, self.style.px
        self._new.kind = ButtonKind.PLAIN if self._offers_continue else ButtonKind.PRIMARY
        rows = self._rows(size)
        gap = px(14)
        side = max(px(36), size[0] * 4 // 100)
        heights = [style.target(units) for _row, units in rows]
        below = sum(heights) + gap * len(rows)
        bottom = size[1] - px(26) - below
        title = min(px(170), size[1] * 17 // 100)
        self._band = pygame.Rect(0, px(16) + title, min(px(760), size[0] - 2 * side), px(14))
        self._band.centerx = size[0] // 2
        area = pygame.Rect(side, self._band.bottom + px(26), size[0] - 2 * side, 0)
        area.height = bottom - px(8) - area.top
        for (door, more), (place, beside) in zip(
            self._doors, places(style, area, len(self._doors), style.target(40)), strict=True
        ):
            door.place(place)
            more.place(beside)
        top = bottom + gap
        for (row, _units), height in zip(rows, heights, strict=True):
            width = (area.width - gap * (len(row) - 1)) // len(row)
            for place_in_row, widget in enumerate(row):
                widget.place(pygame.Rect(area.left + place_in_row * (width + gap), top, width, height))
            top += height + gap
        doors = [widget for pair in self._doors for widget in pair]
        buttons = [widget for row, _units in rows for widget in row]
        self.group.replace([*doors, *buttons])
        if self.group.focus is None:
            self.group.set_focus(self._continue if self._offers_continue else self._new)

    def update(self, now: float) -> None:
        """After the first frame, ask which match can be gone on with; say it as soon as it is known."""
        archive = self.stage.profile.archive
        if self._drawn and self._saves and not self._asked:
            self._asked = True
            archive.look()
        if self._news.hears():
            self._show(archive.latest())
        if not self.said and self.stage.profile.take_homecoming():
            self.say(_("What you saved elsewhere is back among your matches."))
        super().update(now)

    def wake_after(self) -> float | None:
        """Soon while the saved matches are being looked at."""
        waits = (
            super().wake_after(),
            0.0 if self._saves and not self._asked else self._news.wake_after(),
            _HOMECOMING_MS if self.stage.profile.expects_homecoming else None,
        )
        return min((wait for wait in waits if wait is not None), default=None)

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Night and the title."""
        style, band = self.style, self._band
        surface.blit(backdrop(style, self.size, lamp=(0.5, 0.42)), area, area)
        text = _("Majlis")
        high = style.type.fitted(text, max(1, band.top - style.px(10)) * 4 // 5, band.width, TextStyle.TITLE)
        title = lettering(style, text, high)
        surface.blit(title, title.get_rect(midbottom=(band.centerx, band.top + style.px(6))))
        inlay(style, surface, band)
        version = _("Version {version}", version=verbatim(__version__))
        corner = (self.size[0] - style.px(28), style.px(16))
        draw_text(surface, style, version, 18, style.theme.text_faint, topright=corner)
        self._drawn = True

    def _fill(self) -> None:
        stage = self.stage
        self._continue = Button("continue", _("Resume"), self._go_on, kind=ButtonKind.PRIMARY, size=28)
        self._continue.detail = self._detail
        self._new = Button(
            "new_match", _("New match"), lambda: stage.navigator.open_new_match(self._latest.saved), size=26
        )
        self._days = Button("days", _("Deal of the day"), stage.navigator.open_days, size=22)
        self._lessons = Button("lessons", _("Lessons"), stage.navigator.open_lessons, size=22)
        self._load = Button("load", _("Saved matches"), stage.navigator.open_load, size=26)
        self._statistics = Button("statistics", _("Statistics"), stage.navigator.open_statistics, size=22)
        self._rules = Button("rules", _("Rules"), stage.navigator.open_rules, size=22)
        self._settings = Button("settings", _("Settings"), stage.navigator.open_settings, size=22)
        self._about = Button("about", _("About"), stage.navigator.open_about, size=22)
        self._quit = Button("quit", _("Quit"), stage.navigator.quit, size=22)
        infos = [INFOS[name] for name in stage.profile.games if name in INFOS]
        left = stage.profile.archive.unfinished()
        self._doors = [
            (self._door(info, number, left.get(info.name)), self._more(info)) for number, info in enumerate(infos)
        ]

    def _door(self, info: GameInfo, number: int, saved: SavedMatch | None) -> Door:
        stage = self.stage
        still = stage.profile.settings.reduce_motion or stage.pace in (Pace.OFF, Pace.INSTANT) or self._drawn
        return Door(
            info,
            phrases_of(info.name).title,
            self._behind(info, saved),
            lambda: self._open(info.name),
            now=stage.clock.now,
            still=still,
            late=_APART_MS * (number + 1),
            bare=0 if stage.emptied or self._drawn else number + 1,  # one after the other, so that no frame is long
        )

    def _more(self, info: GameInfo) -> Button:
        return Button(f"more.{info.name}", _("More"), lambda: self.stage.navigator.open_game(info.name), size=18)

    def _behind(self, info: GameInfo, saved: SavedMatch | None) -> Behind:
        """What is behind the door of a game."""
        if saved is not None:
            return Behind(_("Resume"), standing(saved), waits=True)
        least, most = min(info.seats), max(info.seats)
        players = _("{least} to {most} players", least=least, most=most)
        if least == most:
            players = plural("{count} player", "{count} players", most)
        return Behind(_("Play"), players, waits=False)

    def _rows(self, size: tuple[int, int]) -> list[tuple[list[Widget], int]]:
        """The buttons, row by row, and the units of their height."""
        first: list[Widget] = [self._new]
        if self._saves:
            first.append(self._load)
        if self._offers_continue:
            first.insert(0, self._continue)
        second: list[Widget] = [self._lessons, self._days]
        if self._saves:
            second.append(self._statistics)
        second += [self._rules, self._settings, self._about, self._quit]
        if size[0] >= _TALL * size[1]:
            return [(first, 74), (second, 52)]
        many = [([widget], 92) for widget in first[:-_LARGE]]
        chunks = [(second[start : start + _SMALL], 60) for start in range(0, len(second), _SMALL)]
        return [*many, (first[-_LARGE:], 74), *chunks]

    @property
    def _offers_continue(self) -> bool:
        """Also while it is only a moment until it is known, and likely, that there is a match to go on with."""
        likely = self._saves and self._known_soon and not self._latest.denied
        return self._latest.saved is not None or likely

    @property
    def _known_soon(self) -> bool:
        return not self._latest.sure and self.stage.profile.archive.soon

    @property
    def _detail(self) -> str:
        saved = self._latest.saved
        return " " if saved is None else described(saved)

    def _show(self, latest: Latest) -> None:
        """Say what can be gone on with, if that is not what is shown."""
        offered, self._latest = self._continue in self.group.widgets, latest
        self._continue.detail = self._detail
        unfinished = self.stage.profile.archive.unfinished()
        for door, _more in self._doors:
            door.tell(self._behind(door.info, unfinished.get(door.info.name)))
        if offered != self._offers_continue:
            focus = self.group.focus
            self.resize(self.size)
            if focus not in self.group.widgets:
                self.group.set_focus(self._continue if self._offers_continue else self._new)
        if self._waiting is not None:
            if self._waiting:
                self._open(self._waiting)
            else:
                self._go_on()

    def _go_on(self) -> None:
        """Go on with the match that was played last."""
        saved = self._latest.saved
        self._waiting = "" if saved is None and self._known_soon else None
        if saved is not None:
            go_on_with(saved, self)

    def _open(self, game: str) -> None:
        """Go on with the last match of a game; where none waits, sit down to a new one like the last."""
        archive = self.stage.profile.archive
        saved = archive.unfinished().get(game)
        self._waiting = game if saved is None and self._saves and self._known_soon else None
        if saved is not None:
            go_on_with(saved, self)
        elif self._waiting is None:
            self.stage.navigator.open_new_match(archive.last_of(game), game)
