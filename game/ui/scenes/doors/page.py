"""The page of one game, over the menu: its door, large, and on the plate everything that can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.games import INFOS
from game.i18n import _
from game.i18n.phrases import phrases_of
from game.lessons.catalogue import has_lessons
from game.match.summary import SavedMatch
from game.ui.graphics.background import inlay, lettering
from game.ui.graphics.drawing import PanelKind, draw_panel
from game.ui.graphics.tables import look_of
from game.ui.graphics.theme import hex_of, mixed
from game.ui.matches.reading import open_saved
from game.ui.navigator import Navigator
from game.ui.scenes.doors.furniture import EDGE, furnish, paint_niche
from game.ui.scenes.doors.going_on import standing
from game.ui.scenes.placed_dialog import PlacedDialog
from game.ui.stage import Stage
from game.ui.text import TextStyle
from game.ui.widgets import Button, ButtonKind, Tile, Widget

_WIDE: Final = 720
_HIGH: Final = 1020
"""The most units of the door."""
_TEXT: Final = 21
_ROW: Final = 66
_TILES: Final = 92
_BACK: Final = 44
_ARCH: Final = 200
"""Units above the plate in which emblem and cards can be told apart."""
_AIR: Final = 6
"""Percent of it that stay free above and below them."""
_SKY: Final = 24
"""What the menu has above its doors, in percent of the height."""
_DARK: Final = 0.4
"""How much of the light is gone from it."""
_DUSK: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"><defs>'
    '<linearGradient id="d" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{high}">'
    '<stop offset="0" stop-color="{night}"/>'
    '<stop offset="0.74" stop-color="{night}"/>'
    '<stop offset="1" stop-color="{night}" stop-opacity="0"/></linearGradient></defs>'
    '<rect width="{wide}" height="{high}" fill="url(#d)"/></svg>'
)
"""Night that fades towards the foot."""


class GamePage(PlacedDialog):
    """Leads to a match of the game, its lessons, its deals of the day, and its rules."""

    name = "game"

    def __init__(self, stage: Stage, game: str) -> None:
        self._game = game
        self._said: list[str] = []
        self._saved: SavedMatch | None = stage.profile.archive.unfinished().get(game)
        super().__init__(stage, *self._content(stage))

    def relabel(self) -> None:
        """All words anew."""
        self.fill(*self._content(self.stage))

    @property
    def read_about(self) -> str:
        """The game."""
        return self._game

    def layout(self, size: tuple[int, int]) -> None:
        """A door as high as there is room, with what it offers on a plate at its foot."""
        style, px = self.style, self.style.px
        gap, pad, edge = px(14), px(30), 3 * px(EDGE)
        self._box = pygame.Rect(0, 0, min(px(_WIDE), size[0] - px(40)), min(px(_HIGH), size[1] - px(24)))
        self._box.center = (size[0] // 2, size[1] // 2)
        inner = self._box.width - 2 * (edge + pad)
        self._said = style.type.balanced(self._text, style.text(_TEXT), inner)
        text = len(self._said) * style.type.height(style.text(_TEXT))
        heading = style.type.height(style.text(52), TextStyle.TITLE)
        heights = [self._high(row) for row in self._rows]
        head = px(10) + heading + px(4) + px(12) + px(14)
        high = head + text + px(18) + sum(heights) + gap * (len(heights) - 1) + px(12)
        self._plate = pygame.Rect(
            self._box.left + edge, self._box.bottom - edge - high, self._box.width - 2 * edge, high
        )
        left = self._plate.left + pad
        self._band = pygame.Rect(left, self._plate.top + px(10) + heading + px(4), inner, px(12))
        self._lines = pygame.Rect(left, self._plate.top + head, inner, text)
        top = self._lines.bottom + px(18)
        for row, tall in zip(self._rows, heights, strict=True):
            wide = (inner - gap * (len(row) - 1)) // len(row)
            for place, widget in enumerate(row):
                widget.place(pygame.Rect(left + place * (wide + gap), top, wide, tall))
            top += tall + gap

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The title of the menu sinks into the night, as the arch would cut it in two."""
        if self.stage.backdrop is not None:
            surface.blit(self.stage.backdrop, area, area)
            wide, high = sky = (self.size[0], self.size[1] * _SKY // 100)
            night = hex_of(mixed(self.style.theme.night, (0, 0, 0), _DARK))
            dusk = _DUSK.format(night=night, wide=wide, high=high)
            surface.blit(self.style.pictures.drawn(dusk, sky), (0, 0))
        self.paint_box(surface)

    def paint_box(self, surface: pygame.Surface) -> None:
        """The door in the light of its lamp, and the plate."""
        style, theme = self.style, self.style.theme
        paint_niche(surface, style, look_of(self._game), self._box, 1.0, 0.5)
        above = pygame.Rect(self._box.left, self._box.top, self._box.width, self._plate.top - self._box.top)
        if above.height >= style.px(_ARCH):
            furnish(surface, style, INFOS[self._game], above.inflate(0, -above.height * _AIR // 100))
        draw_panel(surface, style, self._plate, PanelKind.PANEL, radius=6)
        title = lettering(style, self._title, style.text(52))
        surface.blit(title, title.get_rect(midbottom=(self._box.centerx, self._band.top - style.px(4))))
        inlay(style, surface, self._band)
        top = self._lines.top
        for words in self._said:
            line = style.type.line(words, style.text(_TEXT), theme.text)
            surface.blit(line, line.get_rect(midtop=(self._lines.centerx, top)))
            top += line.get_height()

    def _high(self, row: Sequence[Widget]) -> int:
        if isinstance(row[0], Tile):
            return self.style.target(_TILES)
        return self.style.target(_BACK if row[0].name == "back" else _ROW)

    def _content(self, stage: Stage) -> tuple[str, str, Sequence[Widget | Sequence[Widget]]]:
        phrases, navigator = phrases_of(self._game), stage.navigator
        like = stage.profile.archive.last_of(self._game)
        rows: list[Widget | Sequence[Widget]] = [
            Button(
                "new_match",
                _("New match"),
                lambda: self._leave(lambda: navigator.open_new_match(like, self._game)),
                kind=ButtonKind.PLAIN if self._saved else ButtonKind.PRIMARY,
            ),
            [
                *self._lessons(navigator),
                Tile("days", _("Deal of the day"), self._open_days, "days"),
                Tile("rules", _("Rules"), lambda: navigator.open_rules(game=self._game), "rules"),
            ],
            Button("back", _("Back"), self.back, kind=ButtonKind.QUIET, size=20),
        ]
        saved = self._saved
        if saved is not None:
            resume = Button("resume", _("Resume"), lambda: open_saved(self.stage, saved.path), kind=ButtonKind.PRIMARY)
            resume.detail = standing(saved)
            rows.insert(0, resume)
        return phrases.title, phrases.about.said(), rows

    def _lessons(self, navigator: Navigator) -> Sequence[Tile]:
        if not has_lessons(self._game):
            return ()
        return (
            Tile("lessons", _("Lessons"), lambda: self._leave(lambda: navigator.open_lessons(self._game)), "lessons"),
        )

    def _open_days(self) -> None:
        self._leave(lambda: self.stage.navigator.open_days(self._game))

    def _leave(self, to: Callable[[], None]) -> None:
        self.back()
        to()
