"""Choosing the portrait that stands for the player: everybody of every home, or the first letter of the name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from game.games import cast_of
from game.i18n import _, language
from game.i18n.phrases import phrases_of
from game.ui.graphics.background import corners, inlay, lettering
from game.ui.graphics.drawing import PanelKind, draw_panel
from game.ui.scenes.base import WidgetScene
from game.ui.stage import Stage
from game.ui.text import TextStyle
from game.ui.widgets import Button, ButtonKind, FaceButton

_WIDTH: Final = 1120
_LABEL: Final = 190
_ROW: Final = 142


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
                face.place(pygame.Rect(left, top + px(5), wide, row - px(10)))
        half = (inner.width - px(20)) // 2
        self._letter.place(pygame.Rect(inner.left, inner.bottom - button, half, button))
        self._close.place(pygame.Rect(inner.right - half, inner.bottom - button, half, button))

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
        for (name, _faces), rect in zip(self._rows, self._labels, strict=True):
            text = style.type.shortened(name, style.text(24), rect.width - px(12), TextStyle.STRONG)
            line = style.type.line(text, style.text(24), theme.text_soft, TextStyle.STRONG)
            surface.blit(line, line.get_rect(midleft=rect.midleft))

    def _fill(self) -> None:
        profile = self.stage.profile
        chosen = profile.settings.player_face
        self._rows = [
            (
                phrases_of(game).title,
                [
                    FaceButton(
                        f"face.{person.key}",
                        person.name,
                        person.key,
                        partial(self._take, person.key),
                        tip=person.called(language().code),
                        chosen=person.key == chosen,
                    )
                    for person in cast_of(game)
                ],
            )
            for game in profile.games
        ]
        self._letter = Button("letter", _("Just my initial"), partial(self._take, ""), size=22)
        self._close = Button("close", _("Close"), self.back, kind=ButtonKind.PRIMARY, size=22)
        faces = [face for _title, row in self._rows for face in row]
        self.group.replace([*faces, self._letter, self._close])
        self.group.set_focus(next((face for face in faces if face.face == chosen), self._close))

    def _take(self, face: str) -> None:
        self.stage.profile.change(player_face=face)
        self.stage.pop()
        if self._taken is not None:
            self._taken()
