"""The button on the plate of a door behind which the last match waits."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.drawing import Style, draw_focus, draw_panel
from game.ui.text import TextStyle
from game.ui.widgets import Button

_ACTION: Final = 22
_STANDING: Final = 20
_EDGE: Final = 6
"""Units of what is said on it, and beside that."""
_STRONG: Final = TextStyle.STRONG


class ResumeButton(Button):
    """Goes on with the last match; it is not seen before it is known where it belongs, but Enter finds it."""

    placed = False

    def parts(self) -> dict[str, pygame.Rect]:
        """Nothing to click at before it is seen."""
        return super().parts() if self.placed else {}

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Only where it has its place; how the match stands takes two lines in a narrow one."""
        if not self.placed:
            return
        draw_panel(surface, style, self.rect, self._panel())
        ink, room, small = style.theme.ink, self.rect.width - 2 * style.px(_EDGE), style.text(_STANDING)
        details = style.type.balanced(self.detail, small, room)
        large = style.type.fitted(self.label, style.text(self.size if len(details) == 1 else _ACTION), room, _STRONG)
        lines = [style.type.line(self.label, large, ink, _STRONG)]
        lines += [style.type.line(text, small, ink) for text in details]
        top = self.rect.centery - sum(line.get_height() for line in lines) // 2
        for line in lines:
            surface.blit(line, line.get_rect(midtop=(self.rect.centerx, top)))
            top += line.get_height()
        if self.focused:
            draw_focus(surface, style, self.rect)
