"""The menu: the games as doors, the last match on the plate of its door, and below them all that is not of one game."""

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
from game.ui.graphics.theme import hex_of
from game.ui.motion import Pace
from game.ui.scenes.doors import Behind, Door, MoreButton, ResumeButton
from game.ui.scenes.doors.ahead import read_ahead
from game.ui.scenes.doors.going_on import standing
from game.ui.scenes.doors.grid import places
from game.ui.stage import Stage
from game.ui.text import TextStyle
from game.ui.widget_scene import WidgetScene
from game.ui.widgets import Button, ButtonKind, Tile

_HOMECOMING_MS: Final = 100.0
"""How often it is asked whether matches have come home."""
_APART_MS: Final = 130.0
"""Between the lamps of two doors that begin to shine."""
_TALL: Final = 0.9
"""A window narrower than so many times its height has its tiles in two rows."""
_TILE: Final = (96, 120)
_NARROW: Final = 190
"""Units of a tile's height, and where it is so narrow that its words need two lines."""
_CORNER: Final = (132, 44)
"""Units of the buttons in the upper corners."""
_GAP: Final = 14


_VEIL: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="none"><defs>'
    '<radialGradient id="v"><stop offset="0" stop-color="{night}" stop-opacity="0.9"/>'
    '<stop offset="0.6" stop-color="{night}" stop-opacity="0.6"/>'
    '<stop offset="1" stop-color="{night}" stop-opacity="0"/></radialGradient></defs>'
    '<rect width="100" height="100" fill="url(#v)"/></svg>'
)
"""Night that fades towards its edges."""


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
        self._drawn = self._read = False
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
        """The title above the doors, a row of tiles below them, what is seldom needed in the upper corners."""
        style, px = self.style, self.style.px
        self._new.kind = ButtonKind.PLAIN if self._offers_continue else ButtonKind.PRIMARY
        side = max(px(36), size[0] * 4 // 100)
        corner = pygame.Rect(side, px(20), style.target(_CORNER[0]), style.target(_CORNER[1]))
        self._about.place(corner)
        self._quit.place(corner.move(size[0] - 2 * side - corner.width, 0))
        title = min(px(150), size[1] * 15 // 100)
        self._band = pygame.Rect(0, px(32) + title, min(px(760), size[0] - 2 * side), px(14))
        self._band.centerx = size[0] // 2
        area = pygame.Rect(side, self._band.bottom + px(24), size[0] - 2 * side, 0)
        area.height = self._place_tiles(area, size[1] - px(30)) - px(22) - area.top
        for (door, more), place in zip(self._doors, places(style, area, len(self._doors)), strict=True):
            door.place(place)
            door.fit(style)
            more.place(door.corner(style))
        self._place_continue()
        doors = [widget for pair in self._doors for widget in pair]
        going_on = [self._continue] if self._offers_continue else []
        self.group.replace([*doors, *going_on, *self._tiles, self._about, self._quit])
        if self.group.focus is None:
            self.group.set_focus(self._continue if self._offers_continue else self._new)

    def _place_tiles(self, area: pygame.Rect, bottom: int) -> int:
        """Tiles of one size, the last row in the middle; returns where the first row begins."""
        gap, count = self.style.px(_GAP), len(self._tiles)
        lines = 1 if self.size[0] >= _TALL * self.size[1] else 2
        across = -(-count // lines)
        wide = (area.width - gap * (across - 1)) // across
        high = self.style.target(_TILE[wide < self.style.px(_NARROW)])
        top = bottom - lines * high - (lines - 1) * gap
        for number, tile in enumerate(self._tiles):
            line, column = divmod(number, across)
            missing = across - min(across, count - line * across)
            left = area.left + (wide + gap) * column + (wide + gap) * missing // 2
            tile.place(pygame.Rect(left, top + line * (high + gap), wide, high))
        return top

    def _place_continue(self) -> None:
        """On the plate of the door of the last match; unseen where the title is, until it is known which that is."""
        saved = self._latest.saved
        told = next((door for door, _more in self._doors if saved is not None and door.info.name == saved.game), None)
        for door, _more in self._doors:
            door.told_elsewhere = door is told
        self._continue.placed = told is not None
        place = self._band.inflate(0, 3 * self._band.height).move(0, -2 * self._band.height)
        self._continue.place(told.below_name(self.style) if told is not None else place)

    def update(self, now: float) -> None:
        """After the first frame, ask which match can be gone on with; say it as soon as it is known."""
        archive = self.stage.profile.archive
        if self._drawn and self._saves and not self._asked:
            self._asked = True
            archive.look()
        if self._drawn and not self._read:
            self._read = True
            read_ahead(archive.yield_to_ui.give_way)
        if self._news.hears():
            self._show(archive.latest())
        if not self.said and self.stage.profile.take_homecoming():
            self._saves = self.stage.profile.has_saves()
            self.resize(self.size)
            self.say(_("What you saved elsewhere is back among your matches."))
        super().update(now)

    @property
    def unfinished(self) -> bool:
        """While doors are furnished and lit."""
        return any(door.behind for door, _more in self._doors)

    def finish(self) -> None:
        """Go on with that alone."""
        for door, _more in self._doors:
            door.work()
            if door.dirty:
                self.damage.add(door.area(self.style))
                door.dirty = False

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
        surface.blit(backdrop(style, self.size), area, area)
        text = _("Majlis")
        high = style.type.fitted(text, max(1, band.top - style.px(30)) * 4 // 5, band.width, TextStyle.TITLE)
        title = lettering(style, text, high)
        place = title.get_rect(midbottom=(band.centerx, band.top + style.px(4)))
        self._dim(surface, place.inflate(place.height * 2, place.height // 2))
        surface.blit(title, place)
        inlay(style, surface, band)
        version = _("Version {version}", version=verbatim(__version__))
        draw_text(surface, style, version, 18, style.theme.text_faint, midleft=self._beside_about)
        self._drawn = True

    @property
    def _beside_about(self) -> tuple[int, int]:
        return self._about.rect.right + self.style.px(14), self._about.rect.centery

    def _dim(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Let the lattice fade behind letters."""
        small = (max(1, area.width // 8), max(1, area.height // 8))
        name = f"dim {self.style.theme.name}"
        veil = self.style.pictures.made(name, area.size)
        if veil is None:
            night = hex_of(self.style.theme.night)
            veil = pygame.transform.smoothscale(self.style.pictures.drawn(_VEIL.format(night=night), small), area.size)
            self.style.pictures.store(name, area.size, veil)
        surface.blit(veil, area)

    def _fill(self) -> None:
        stage = self.stage
        lead = stage.navigator
        self._continue = ResumeButton("continue", _("Resume"), self._go_on, kind=ButtonKind.PRIMARY, size=26)
        self._continue.detail = self._detail
        self._new = Tile("new_match", _("New match"), lambda: lead.open_new_match(self._latest.saved), "new_match")
        self._load = Tile("load", _("Saved matches"), lead.open_load, "load")
        self._statistics = Tile("statistics", _("Statistics"), lead.open_statistics, "statistics")
        self._always = [
            Tile("lessons", _("Lessons"), lead.open_lessons, "lessons"),
            Tile("days", _("Deal of the day"), lead.open_days, "days"),
        ]
        self._reading = [
            Tile("rules", _("Rules"), lead.open_rules, "rules"),
            Tile("settings", _("Settings"), lead.open_settings, "settings"),
        ]
        self._about = Button("about", _("About"), lead.open_about, size=20, kind=ButtonKind.QUIET)
        self._quit = Button("quit", _("Quit"), lead.quit, size=20, kind=ButtonKind.QUIET)
        infos = [INFOS[name] for name in stage.profile.games if name in INFOS]
        left = stage.profile.archive.unfinished()
        self._doors = [
            (self._door(info, number, left.get(info.name)), self._more(info)) for number, info in enumerate(infos)
        ]

    def _door(self, info: GameInfo, number: int, saved: SavedMatch | None) -> Door:
        stage = self.stage
        still = stage.profile.settings.reduce_motion or stage.pace is Pace.INSTANT or self._drawn
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

    def _more(self, info: GameInfo) -> MoreButton:
        title = phrases_of(info.name).title
        return MoreButton(f"more.{info.name}", title, lambda: self.stage.navigator.open_game(info.name), tip=_("More"))

    def _behind(self, info: GameInfo, saved: SavedMatch | None) -> Behind:
        """What is behind the door of a game."""
        if saved is not None:
            return Behind(_("Resume"), standing(saved), waits=True)
        least, most = min(info.seats), max(info.seats)
        players = _("{least} to {most} players", least=least, most=most)
        if least == most:
            players = plural("{count} player", "{count} players", most)
        return Behind(_("Play"), players, waits=False)

    @property
    def _tiles(self) -> list[Tile]:
        """What there is to do that is not of one game."""
        kept = [self._load] if self._saves else []
        counted = [self._statistics] if self._saves else []
        return [self._new, *kept, *self._always, *counted, *self._reading]

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
        return "" if saved is None else standing(saved)

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
        else:
            self._place_continue()
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
            self._resume(saved)

    def _resume(self, saved: SavedMatch) -> None:
        from game.ui.matches.reading import open_saved  # after the first frame, which need not wait for it

        open_saved(self.stage, saved.path)

    def _open(self, game: str) -> None:
        """Go on with the last match of a game; where none waits, sit down to a new one like the last."""
        archive = self.stage.profile.archive
        expected = self._saves and archive.soon and not archive.complete  # asked first: more may be known below
        saved = archive.unfinished().get(game)
        self._waiting = game if saved is None and expected else None
        if saved is not None:
            self._resume(saved)
        elif self._waiting is None:
            self.stage.navigator.open_new_match(archive.last_of(game), game)
