"""The mark at the table that stays as long as a move is not on disk: a warning sign, and how many there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.storage.writer import Unsaved
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel
from game.ui.saving_texts import unsaved_label
from game.ui.text import TextStyle
from game.ui.widgets import Button, ButtonKind

_TEXT: Final = 20
_SLOPE: Final = 0.58
"""Half the width of the sign, in heights."""


class UnsavedMark(Button):
    """A click on it tells what is wrong and what can be done."""

    def __init__(self, action: Callable[[], None]) -> None:
        super().__init__("unsaved", "", action, kind=ButtonKind.DANGER, size=_TEXT)
        self.visible = False

    def show(self, unsaved: Unsaved | None) -> None:
        """Say how many moves are not saved, or nothing."""
        self.visible = unsaved is not None
        if unsaved is not None:
            self.label = unsaved_label(unsaved.moves)

    def stand(self, style: Style, foot: tuple[int, int]) -> None:
        """Take the size of the text, above the middle of the lower edge `foot`."""
        wide = style.type.width(self.label, style.text(_TEXT), TextStyle.STRONG) + self._sign(style) + style.px(60)
        rect = pygame.Rect(0, 0, wide, max(style.target(34), style.type.height(style.text(_TEXT), TextStyle.STRONG)))
        rect.midbottom = foot
        if rect != self.rect:
            self.place(rect)

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Panel, sign, text."""
        kind = PanelKind.DANGER_HOVER if self.hovered else PanelKind.DANGER
        draw_panel(surface, style, self.rect, kind)
        sign, theme = self._sign(style), style.theme
        text = style.type.line(self.label, style.text(_TEXT), theme.text, TextStyle.STRONG)
        left = self.rect.centerx - (sign + style.px(10) + text.get_width()) // 2
        high = round(sign / (2 * _SLOPE))
        box = pygame.Rect(left, self.rect.centery - high // 2, sign, high)
        shape = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 116 100"><path d="M58 6 L110 94 L6 94 Z" '
            f'fill="rgb{theme.brass_light}" stroke="rgb{theme.brass_light}" stroke-width="10" stroke-linejoin="round"/>'
            f'<path d="M58 36 L58 62" stroke="rgb{theme.night}" stroke-width="12" stroke-linecap="round"/>'
            f'<circle cx="58" cy="82" r="7" fill="rgb{theme.night}"/></svg>'
        ).replace(", ", ",")
        surface.blit(style.pictures.drawn(shape, box.size), box)
        surface.blit(text, text.get_rect(midleft=(box.right + style.px(10), self.rect.centery)))
        if self.focused:
            draw_focus(surface, style, self.rect)

    def _sign(self, style: Style) -> int:
        """How wide the sign is."""
        return round(style.text(_TEXT) * 2 * _SLOPE)
