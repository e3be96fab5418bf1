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
from game.match.saved_views import standing
from game.match.summary import SavedMatch
from game.ui.graphics.motion import Pace
from game.ui.kit import (
    Align,
    Column,
    Control,
    FirstThatFits,
    Grid,
    Node,
    Panel,
    Role,
    Row,
    Space,
    Spacer,
    Stack,
    Text,
    Tone,
)
from game.ui.panels.doors import Door, Doors, DoorWay, MoreButton, ResumeButton, Way
from game.ui.panels.masthead import Ground, Masthead
from game.ui.stage.composed_scene import ComposedScene
from game.ui.stage.idle import Job, Priority
from game.ui.stage.menu_entry import mend_menu_entry, offers_menu_entry
from game.ui.stage.reading_ahead import read_ahead
from game.ui.stage.stage import Stage
from game.ui.widgets import Button, ButtonKind, Tile

_OPENED_MOST: Final = ("game.ui.scenes.load.scene", "game.ui.scenes.statistics.scene")
"""The scenes that are opened from the menu most: read a while after it is shown."""
_HOMECOMING_MS: Final = 100.0
"""How often it is asked whether matches have come home."""
_APART_MS: Final = 130.0
"""Between the lamps of two doors that begin to shine."""
_TILES: Final = (96, 132)
_NARROW: Final = 215
"""Units of the height of tiles, and of the width below which they are higher, as their words need two lines."""
_CORNER: Final = (132, 44)
"""Units of the buttons in the upper corners."""
_SIDE: Final = 36
"""Units at both sides of the menu, at least; where the window is wider, four hundredths of it."""


class MenuScene(ComposedScene):
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
        self.prepare(Job(self._take_news, self._news.wake_after, Priority.NEWS))
        self.prepare(Job(self._take_homecoming, self._homecoming_wait, Priority.NEWS))
        self.prepare(Job(self._look, lambda: 0.0 if self._saves and not self._asked else None, Priority.SHOWN))
        self.prepare(Job(self._read_ahead, lambda: 0.0 if self._drawn and not self._read else None, Priority.SHOWN))
        self.prepare(Job(stage.navigator.open_menu_entry, self._offer_wait))

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

    def announcement(self) -> str:
        """The title alone, as the doors are heard one by one."""
        return ""

    def layout(self, size: tuple[int, int]) -> None:
        """Whatever had the focus, Enter always does something."""
        super().layout(size)
        if self.group.focus is None:
            self.group.set_focus(self._continue if self._offers_continue else self._new)

    def compose(self) -> Node:
        """The title above the doors, tiles below them, what is seldom needed in the upper corners."""
        self._new.kind = ButtonKind.PLAIN if self._offers_continue else ButtonKind.PRIMARY
        saved = self._latest.saved
        last = next((door for door, _more in self._doors if saved is not None and door.info.name == saved.game), None)
        self._continue.placed = last is not None
        self._continue.title = last.label if last is not None else ""
        wide, high = _CORNER
        version = Text(_("Version {version}", version=verbatim(__version__)), Role.SMALL, Tone.FAINT, optional=True)
        about = Row(Control(self._about, width=wide, height=high), version)
        corners = Row(about, Spacer(grow=1), Control(self._quit, width=wide, height=high), cross=Align.START)
        unplaced = self._offers_continue and last is None
        hidden = [Control(self._continue, width=1, height=1, align=Align.CENTER)] if unplaced else []
        names = [door.label for door, _more in self._doors]
        doors = [
            DoorWay(door, more, self._continue if door is last else None, names=names) for door, more in self._doors
        ]
        masthead = Masthead()
        menu = Column(
            Stack(masthead, corners, *hidden), Doors(doors, grow=1), self._compose_tiles(), gap=Space.WIDE, grow=92
        )
        sides = (Spacer(width=_SIDE, grow=4), menu, Spacer(width=_SIDE, grow=4))
        inner = Row(*sides, even=True, gap=Space.NONE, cross=Align.STRETCH)
        return Stack(Ground(masthead), Panel(inner, None, pad=Space.NONE, pad_above=Space.LARGE))

    def _compose_tiles(self) -> Node:
        """Tiles of one size, in two rows where the window is higher than wide."""
        tiles = self._tiles
        across = -(-len(tiles) // 2) if self.portrait else len(tiles)
        grids = (Grid(*(Control(each, height=high) for each in tiles), columns=across, centred=True) for high in _TILES)
        return FirstThatFits(*grids, at=_NARROW * across)

    def _look(self) -> None:
        """Ask which match can be gone on with, once the first frame is seen."""
        if self._drawn:
            self._asked = True
            self.stage.profile.archive.look()

    def _read_ahead(self) -> None:
        """Read what will probably be opened, and look after the entry in the menu of the desktop."""
        self._read = True
        mend_menu_entry(self.stage.profile)
        read_ahead(_OPENED_MOST, self.stage.profile.archive.yield_to_ui.give_way)

    def _take_news(self) -> None:
        """Say what can be gone on with, as soon as it is known."""
        if self._news.hears():
            self._show(self.stage.profile.archive.latest())

    def _take_homecoming(self) -> None:
        """Say that matches or score sheets have come home that were saved elsewhere, one after the other."""
        if self.said:
            return
        if self.stage.profile.take_homecoming():
            self._saves = self.stage.profile.has_saves()
            self.resize(self.size)
            self.say(_("What you saved elsewhere is back among your matches."))
        elif self.stage.profile.take_sheet_homecoming():
            self.say(_("What you saved elsewhere is back among your score sheets."))

    def _offer_wait(self) -> float | None:
        """After a match, as whoever starts the program for the first time wants to play."""
        played = bool(self.stage.profile.last_game)
        return 0.0 if played and self._drawn and not self.said and offers_menu_entry(self.stage.profile) else None

    def _homecoming_wait(self) -> float | None:
        return _HOMECOMING_MS if self.stage.profile.expects_homecoming else None

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

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Night and the title; what takes long may begin after that."""
        super().paint_ground(surface, area)
        self._drawn = True

    def _fill(self) -> None:
        stage = self.stage
        lead = stage.navigator
        self._continue = ResumeButton("continue", _("Resume"), self._go_on, kind=ButtonKind.PRIMARY)
        self._continue.detail = self._detail
        self._new = Tile("new_match", _("New match"), lambda: lead.open_new_match(self._latest.saved), "new_match")
        self._load = Tile("load", _("Saved matches"), lead.open_load, "load")
        self._statistics = Tile("statistics", _("Statistics"), lead.open_statistics, "statistics")
        self._always = [
            Tile("lessons", _("Lessons"), lead.open_lessons, "lessons"),
            Tile("days", _("Deal of the day"), lead.open_days, "days"),
            Tile("sheets", _("Score sheet"), lead.open_sheets, "sheets"),
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
            self._way(info, saved),
            lambda: self._open(info.name),
            now=stage.clock.now,
            still=still,
            late=_APART_MS * (number + 1),
            bare=0 if stage.emptied or self._drawn else number + 1,  # one after the other, so that no frame is long
        )

    def _more(self, info: GameInfo) -> MoreButton:
        title = phrases_of(info.name).title
        return MoreButton(f"more.{info.name}", title, lambda: self.stage.navigator.open_game(info.name), tip=_("More"))

    def _way(self, info: GameInfo, saved: SavedMatch | None) -> Way:
        """What is behind the door of a game."""
        if saved is not None:
            return Way(_("Resume"), standing(saved), waits=True)
        least, most = min(info.seats), max(info.seats)
        players = _("{least} to {most} players", least=least, most=most)
        if least == most:
            players = plural("{count} player", "{count} players", most)
        return Way(_("Play"), players, waits=False)

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

    def focus_words(self) -> str:
        """What keys act on; Resume only together with the match, which may be known a moment later."""
        return "" if self.group.focus is self._continue and self._latest.saved is None else super().focus_words()

    def _show(self, latest: Latest) -> None:
        """Say what can be gone on with, if that is not what is shown."""
        self._latest = latest
        self._continue.detail = self._detail
        unfinished = self.stage.profile.archive.unfinished()
        for door, _more in self._doors:
            door.way = self._way(door.info, unfinished.get(door.info.name))
        self.refresh()
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
