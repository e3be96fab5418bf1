"""What a replay is steered with: buttons with signs, and those that say how something is seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import Rgb, hex_of
from game.ui.mirror import is_mirrored
from game.ui.text import TextStyle
from game.ui.widgets import Button, ButtonKind

_TURNED: Final = "matrix(-1 0 0 1 100 0)"
_BAR: Final = "M{0} 22 h12 v56 h-12 Z"
_WEDGE: Final = "M{0} 22 L{1} 50 L{0} 78 Z"
STEP: Final = "M34 18 L66 50 L34 82 L44 88 L84 50 L44 12 Z"
TURN: Final = f"{_WEDGE.format(12, 50)} {_WEDGE.format(50, 88)}"
ROUND: Final = f"{_WEDGE.format(6, 42)} {_WEDGE.format(42, 78)} {_BAR.format(80)}"
PLAY: Final = _WEDGE.format(28, 82)
PAUSE: Final = f"{_BAR.format(30)} {_BAR.format(58)}"
CAPTION: Final = 14
"""Units of the size of a word below a sign."""
_LEAST_SIGN: Final = 26
"""Units of height that are left to a sign above a word."""
_VALUE: Final = 18
"""Units of the letters of how something is set."""
_CLOSE: Final = 0.84
"""The part of their height by which two lines lie apart at least: few letters reach so far."""
_AROUND: Final = 2
"""Units above and below two lines."""


def draw_path(surface: pygame.Surface, style: Style, sign: str, rect: pygame.Rect, shade: Rgb, way: int) -> None:
    """A sign in its square, which looks where time runs to on this surface, or with a `way` of -1 back."""
    turned = f' transform="{_TURNED}"' if (way < 0) != is_mirrored(surface) else ""
    markup = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<path d="{sign}" fill="{hex_of(shade)}"{turned}/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, rect.size), rect)


class SignButton(Button):
    """A sign in place of words; `way` is -1 for one that looks back."""

    def __init__(
        self, name: str, sign: str, action: Callable[[], None], way: int = 1, *, kind: ButtonKind = ButtonKind.PLAIN
    ) -> None:
        super().__init__(name, "", action, kind=kind, size=18)
        self._sign = sign
        self.way = way
        self.caption = ""
        """A word below the sign, where there is room for it."""

    @property
    def sign(self) -> str:
        """The path of the sign in a square of 100."""
        return self._sign

    @sign.setter
    def sign(self, value: str) -> None:
        self.dirty |= value != self._sign
        self._sign = value

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The panel of a button, and the sign in its middle; it looks where time runs to on this surface."""
        super().paint(surface, style)
        theme = style.theme
        shade = theme.ink if self.kind is ButtonKind.PRIMARY else theme.text
        shade = shade if self.enabled else theme.text_faint
        high = style.type.height(style.text(CAPTION))
        size = style.type.fitted(self.caption, style.text(CAPTION), self.rect.width - style.px(4))
        fits = style.type.width(self.caption, size) <= self.rect.width - style.px(4)
        captioned = bool(self.caption) and fits and self.rect.height >= high + style.px(_LEAST_SIGN)
        room = self.rect.height - (high if captioned else 0)
        side = min(self.rect.width, room) * (8 if captioned else 6) // 10
        rect = pygame.Rect(0, 0, side, side)
        rect.center = (self.rect.centerx, self.rect.top + room // 2 + (style.px(2) if captioned else 0))
        draw_path(surface, style, self._sign, rect, shade, self.way)
        if captioned:
            line = style.type.line(self.caption, size, shade)
            surface.blit(line, line.get_rect(midbottom=(self.rect.centerx, self.rect.bottom - style.px(2))))


class SettingButton(Button):
    """What is set and how: one below the other where that has room, else in one line, or how it is set alone."""

    def __init__(self, name: str, action: Callable[[], None]) -> None:
        super().__init__(name, "", action, size=_VALUE)
        self._parts = ("", "")

    def say(self, caption: str, value: str, label: str) -> None:
        """What is set, how it is set, and both in one line."""
        self.dirty |= (caption, value) != self._parts
        self._parts, self.label = (caption, value), label

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Two lines, the first small and quiet."""
        (caption, value), type_, room = self._parts, style.type, self.rect.width - style.px(8)
        small = type_.fitted(caption, style.text(CAPTION), room)
        large = type_.fitted(value, style.text(_VALUE), room, TextStyle.STRONG)
        high, free = (
            type_.height(small) + type_.height(large, TextStyle.STRONG),
            self.rect.height - 2 * style.px(_AROUND),
        )
        if round(_CLOSE * high) > free or type_.width(caption, small) > room:
            one = type_.fitted(self.label, style.text(_VALUE), room, TextStyle.STRONG)
            fits = type_.width(self.label, one, TextStyle.STRONG) <= room
            self._paint_saying(self.label if fits else value, surface, style)
            return
        self._paint_saying("", surface, style)
        apart = min(high, free) // 2
        middle = self.rect.centery - apart // 2
        for text, size, kind, shade in (
            (caption, small, TextStyle.BODY, style.theme.text_soft),
            (type_.shortened(value, large, room, TextStyle.STRONG), large, TextStyle.STRONG, style.theme.text),
        ):
            line = type_.line(text, size, shade, kind)
            surface.blit(line, line.get_rect(center=(self.rect.centerx, middle)))
            middle += apart

    def _paint_saying(self, label: str, surface: pygame.Surface, style: Style) -> None:
        """As a button with this label; it keeps its own."""
        said, self._label = self._label, label
        super().paint(surface, style)
        self._label = said
