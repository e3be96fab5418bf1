"""Choosing the portrait that stands for the player: everybody of every home, or the first letter of the name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from game.engine.person import Person
from game.games import cast_of
from game.i18n import _, language
from game.i18n.phrases import phrases_of
from game.ui.graphics.background import corners, inlay, lettering
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel
from game.ui.graphics.tables import look_of
from game.ui.graphics.theme import Rgb
from game.ui.scenes.base import WidgetScene
from game.ui.stage import Stage
from game.ui.text import TextStyle
from game.ui.widgets import Button, FaceButton

_WIDTH: Final = 1120
_LABEL: Final = 200
_ROW: Final = 154
_NAME: Final = 19
_EMBLEM: Final = 76
"""Units of the emblem of a home."""


class _Somebody(FaceButton):
    """A face with its name below; the one that holds lies on a ground of its own."""

    def __init__(self, person: Person, action: Callable[[], None], *, chosen: bool) -> None:
        super().__init__(f"face.{person.key}", person.name, person.key, action, chosen=chosen)
        self.called = person.called(language().code)
        """The name as it is written in the language."""

    @property
    def spoken(self) -> str:
        """Whose face it is."""
        return self.called

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Ground, medallion, name."""
        air = style.px(4)
        if self.chosen:
            draw_panel(
                surface, style, self.rect.inflate(-2 * air, -2 * air), PanelKind.ROW_CHOSEN
            )  # within the ring of focus
        colour = style.theme.gilt if self.chosen else style.theme.text_soft
        size = style.type.fitted(self.called, style.text(_NAME), self.rect.width - 2 * air, TextStyle.STRONG)
        name = style.type.line(self.called, size, colour, TextStyle.STRONG)
        below = name.get_rect(midbottom=(self.rect.centerx, self.rect.bottom - 2 * air))
        side = min(below.top - self.rect.top - 2 * air, self.rect.width - 2 * air)
        face = pygame.Rect(0, 0, side, side)
        face.midbottom = (self.rect.centerx, below.top)
        self.picture(surface, style, face)
        surface.blit(name, below)
        if self.focused:
            draw_focus(surface, style, self.rect)

    def _ring(self, style: Style) -> Rgb:
        return style.theme.gilt if self.chosen or self.hovered else style.theme.brass_dark


class _Initial(Button):
    """The first letter of the player's name in place of a face."""

    def __init__(self, name: str, label: str, action: Callable[[], None], who: str, chosen: bool) -> None:
        super().__init__(name, label, action, size=22)
        self._medallion = FaceButton(name, who, "", action, chosen=chosen)

    def words(self, style: Style) -> pygame.Rect:
        """What the medallion leaves."""
        return pygame.Rect(
            self.rect.left + self.rect.height, self.rect.top, self.rect.width - self.rect.height, self.rect.height
        )

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """As a button, with the medallion before its words."""
        super().paint(surface, style)
        air = style.px(5)
        side = self.rect.height - 2 * air
        face = pygame.Rect(self.rect.left + 2 * air, self.rect.top + air, side, side)
        self._medallion.picture(surface, style, face)

    def _panel(self) -> PanelKind:
        usual = super()._panel()
        return PanelKind.ROW_CHOSEN if self._medallion.chosen and usual is PanelKind.PLAIN else usual


class FacesScene(WidgetScene):
    """A row of six for every game, over whatever is shown. Any click beside it leaves."""

    name = "faces"
    overlay = True

    def __init__(self, stage: Stage, taken: Callable[[], None] | None = None) -> None:
        """`taken` is called when another face was chosen."""
        super().__init__(stage)
        self._taken = taken
        self._fill()

    def relabel(self) -> None:
        """All words anew."""
        self._fill()

    def layout(self, size: tuple[int, int]) -> None:
        """Rows below each other, the buttons under them."""
        style, px = self.style, self.style.px
        pad, button = px(40), style.target(56)
        head = style.type.height(style.text(44), TextStyle.TITLE) + px(40)
        room = size[1] - px(32) - 2 * pad - head - button - px(20)
        row = min(px(_ROW), room // len(self._rows))
        self._box = pygame.Rect(0, 0, min(px(_WIDTH), size[0] - px(40)), 2 * pad + head + row * len(self._rows))
        self._box.height += button + px(20)
        self._box.center = (size[0] // 2, size[1] // 2)
        inner = self._box.inflate(-2 * pad, -2 * pad)
        self._band = pygame.Rect(inner.left, inner.top + head - px(30), inner.width, px(12))
        self._labels = []
        for number, (_title, faces) in enumerate(self._rows):
            top = inner.top + head + number * row
            self._labels.append(pygame.Rect(inner.left, top, px(_LABEL), row))
            wide = (inner.width - px(_LABEL)) // len(faces)
            for place, face in enumerate(faces):
                left = inner.left + px(_LABEL) + place * wide
                face.place(pygame.Rect(left + px(3), top + px(3), wide - px(6), row - px(6)))
        half = (inner.width - px(20)) // 2
        self._letter.place(pygame.Rect(inner.left, inner.bottom - button, half, button))
        self._leave.place(pygame.Rect(inner.right - half, inner.bottom - button, half, button))

    def handle(self, event: pygame.Event) -> bool:
        """As every scene of widgets; a click outside closes."""
        if event.type == pygame.MOUSEBUTTONDOWN and not self._box.collidepoint(event.pos):
            self.back()
            return True
        return super().handle(event)

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The dimmed scene, the box, and whose home each row is."""
        style, theme, px = self.style, self.style.theme, self.style.px
        if self.stage.backdrop is not None:
            surface.blit(self.stage.backdrop, area, area)
        draw_panel(surface, style, self._box, PanelKind.PANEL, radius=6)
        corners(style, surface, self._box.inflate(px(4), px(4)), 52)
        title = lettering(style, _("Your face"), style.text(44))
        surface.blit(title, title.get_rect(midbottom=(self._box.centerx, self._band.top - px(4))))
        inlay(style, surface, self._band)
        for game, (name, _faces), rect in zip(self.stage.profile.games, self._rows, self._labels, strict=True):
            high = style.type.height(style.text(24), TextStyle.STRONG)
            side = min(px(_EMBLEM), rect.height - high - px(8))
            top = rect.centery - (side + high + px(4)) // 2
            emblem = style.pictures.svg(("table", look_of(game).name, "emblem.svg"), (side, side))
            surface.blit(emblem, (rect.centerx - px(12) - side // 2, top))
            text = style.type.shortened(name, style.text(24), rect.width - px(12), TextStyle.STRONG)
            line = style.type.line(text, style.text(24), theme.text_soft, TextStyle.STRONG)
            surface.blit(line, line.get_rect(midtop=(rect.centerx - px(12), top + side + px(4))))

    def _fill(self) -> None:
        profile = self.stage.profile
        chosen = profile.settings.player_face
        self._rows = [
            (
                phrases_of(game).title,
                [
                    _Somebody(person, partial(self._take, person.key), chosen=person.key == chosen)
                    for person in cast_of(game)
                ],
            )
            for game in profile.games
        ]
        self._letter = _Initial("letter", _("Just my initial"), partial(self._take, ""), profile.player, not chosen)
        self._leave = Button("back", _("Back"), self.back, size=22)
        faces = [face for _title, row in self._rows for face in row]
        self.group.replace([*faces, self._letter, self._leave])
        self.group.set_focus(next((face for face in faces if face.face == chosen), self._letter))

    def _take(self, face: str) -> None:
        self.stage.profile.change(player_face=face)
        self.stage.pop()
        if self._taken is not None:
            self._taken()
