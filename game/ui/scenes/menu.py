"""The menu: go on, begin, load, read the rules, choose settings, leave."""

from __future__ import annotations

from typing import Final

import pygame

from game import __version__
from game.i18n import _, verbatim
from game.i18n.phrases import notice_text, phrases_of
from game.match.archive import Latest, Listener
from game.match.resume import UnplayableRecordError
from game.match.summary import SavedMatch
from game.storage.regular import told_of
from game.ui.graphics.background import backdrop, inlay, lettering
from game.ui.graphics.drawing import draw_text
from game.ui.scenes.base import WidgetScene
from game.ui.shared_texts import score_text
from game.ui.stage import Stage
from game.ui.widgets import Button, ButtonKind, Widget

_FAN: Final = ("AS", "KH", "QC", "JD", "JK")
_FAN_STEP: Final = 15.0
"""Degrees from card to card."""
_HOMECOMING_MS: Final = 100.0
"""How often it is asked whether matches have come home."""


class MenuScene(WidgetScene):
    """The first thing a player sees. What can be gone on with is read after the first frame."""

    name = "menu"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._latest = Latest(None, sure=False)
        self._news = Listener(stage.profile.archive)
        self._asked = False
        """Whether the archive was told to look at the folder."""
        self._waiting_to_go_on = False
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
        self._asked = self._waiting_to_go_on = False
        self.stage.profile.bring_home()
        self._saves = self.stage.profile.has_saves()
        self.resize(self.size)

    def layout(self, size: tuple[int, int]) -> None:
        """A column of buttons beside the rosette."""
        px = self.style.px
        self._new.kind = ButtonKind.PLAIN if self._offers_continue else ButtonKind.PRIMARY
        rows: list[tuple[list[Widget], int]] = [
            ([self._new], 72),
            ([self._rules, self._settings], 60),
            ([self._about, self._quit], 56),
        ]
        if self._saves:
            rows.insert(1, ([self._load, self._statistics], 72))
        if self._offers_continue:
            rows.insert(0, ([self._continue], 108))
        gap = px(20)
        heights = [self.style.target(height) for _row, height in rows]
        total = sum(heights) + gap * (len(rows) - 1)
        column = pygame.Rect(0, 0, px(500), total)
        column.left = self._column_left(size)
        title = px(300)
        column.top = (size[1] - total - title) // 2 + title - px(20)
        top = column.top
        for (row, _units), height in zip(rows, heights, strict=True):
            width = (column.width - gap * (len(row) - 1)) // len(row)
            for place, widget in enumerate(row):
                widget.place(pygame.Rect(column.left + place * (width + gap), top, width, height))
            top += height + gap
        self._title_at = (column.left, column.top - px(56))
        self.group.replace([widget for row, _units in rows for widget in row])
        if self.group.focus is None:
            self.group.set_focus(rows[0][0][0])

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
        """Night, rosette, the fan of cards and the title."""
        size = self.size
        surface.blit(backdrop(self.style, size, lamp=(0.7, 0.48)), area, area)
        picture, place = self._picture()
        surface.blit(picture, place)
        self._paint_title(surface)
        self._drawn = True

    def _fill(self) -> None:
        stage = self.stage
        self._continue = Button("continue", _("Resume"), self._go_on, kind=ButtonKind.PRIMARY, size=30)
        self._continue.detail = self._detail
        self._new = Button(
            "new_match", _("New match"), lambda: stage.navigator.open_new_match(self._latest.saved), size=28
        )
        self._load = Button("load", _("Saved matches"), stage.navigator.open_load, size=28)
        self._statistics = Button("statistics", _("Statistics"), stage.navigator.open_statistics, size=28)
        self._rules = Button("rules", _("Rules"), stage.navigator.open_rules, size=24)
        self._settings = Button("settings", _("Settings"), stage.navigator.open_settings, size=24)
        self._about = Button("about", _("About"), stage.navigator.open_about, size=24)
        self._quit = Button("quit", _("Quit"), stage.navigator.quit, size=24)

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
        return " " if saved is None else _describe(saved)

    def _show(self, latest: Latest) -> None:
        """Say what can be gone on with, if that is not what is shown."""
        offered, self._latest = self._continue in self.group.widgets, latest
        self._continue.detail = self._detail
        if offered != self._offers_continue:
            focus = self.group.focus
            self.resize(self.size)
            if focus not in self.group.widgets:
                self.group.set_focus(self.group.widgets[0])
        if self._waiting_to_go_on:
            self._go_on()

    def _go_on(self) -> None:
        saved = self._latest.saved
        self._waiting_to_go_on = saved is None and self._known_soon
        if saved is None:
            return
        try:
            resumed = self.stage.profile.resume(saved.path)
        except UnplayableRecordError as error:
            self.say(notice_text(error.notice))
        except OSError as error:
            self.say(notice_text(told_of(error)))
        else:
            self.stage.navigator.open_table(resumed.match, resumed.notices)

    def _column_left(self, size: tuple[int, int]) -> int:
        return max(self.style.px(70), round(size[0] * 0.09))

    def _paint_title(self, surface: pygame.Surface) -> None:
        style = self.style
        left, bottom = self._title_at
        width = style.px(500)
        high = min(style.px(176), bottom * 4 // 5)  # a line is higher than its size
        title = lettering(style, _("Majlis"), high)
        band = pygame.Rect(left, bottom - style.px(8), width, style.px(20))
        surface.blit(title, title.get_rect(midbottom=(left + width // 2, band.top + style.px(6))))
        inlay(style, surface, band)
        version = _("Version {version}", version=verbatim(__version__))
        corner = (self.size[0] - style.px(28), self.size[1] - style.px(20))
        draw_text(surface, style, version, 18, style.theme.text_faint, bottomright=corner)

    def _picture(self) -> tuple[pygame.Surface, pygame.Rect]:
        """The rosette with the fan upon it, composed once a size."""
        style, size = self.style, self.size
        left = self._column_left(size) + style.px(500)
        side = min(size[1] - style.px(60), size[0] - left - style.px(60))
        place = pygame.Rect(0, 0, side, side)
        place.center = ((left + size[0]) // 2, size[1] // 2)
        ready = style.pictures.made("menu picture", (side, side))
        if ready is None:
            ready = style.pictures.store("menu picture", (side, side), self._composed(side))
        return ready, place

    def _composed(self, side: int) -> pygame.Surface:
        style = self.style
        picture = pygame.Surface((side, side), pygame.SRCALPHA)
        rosette = style.pictures.svg(("table", "rosette.svg"), (side, side)).copy()
        rosette.set_alpha(120)
        picture.blit(rosette, (0, 0))
        width = round(side * 0.27)
        radius = width * 2.1
        pivot = pygame.Vector2(side / 2, side / 2 + radius - width * 0.12)
        for index, name in enumerate(_FAN):
            angle = (index - (len(_FAN) - 1) / 2) * _FAN_STEP
            card = style.pictures.card(name, width, max(4, width // 16)).surface
            turned = pygame.transform.rotozoom(card, -angle, 1.0)
            centre = pivot + pygame.Vector2(0, -radius).rotate(angle)
            picture.blit(turned, turned.get_rect(center=(round(centre.x), round(centre.y))))
        return picture


def _describe(saved: SavedMatch) -> str:
    game = phrases_of(saved.game or "").title
    totals = score_text(saved.totals)
    return _("{game} · round {round} · {totals}", game=game, round=saved.round, totals=totals)
