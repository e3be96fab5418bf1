"""What a replay is steered with: buttons with signs, those that say how something is set, and how it runs by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.ui.graphics.drawing import SMALLEST_TARGET, Style
from game.ui.graphics.mirror import is_mirrored
from game.ui.graphics.motion import Pace
from game.ui.graphics.text import TextStyle
from game.ui.graphics.theme import Rgb, hex_of
from game.ui.widgets import Button, ButtonKind

_TURNED: Final = "matrix(-1 0 0 1 100 0)"
_BAR: Final = "M{0} 22 h12 v56 h-12 Z"
_WEDGE: Final = "M{0} 22 L{1} 50 L{0} 78 Z"
STEP: Final = "M34 18 L66 50 L34 82 L44 88 L84 50 L44 12 Z"
TURN: Final = f"{_WEDGE.format(12, 50)} {_WEDGE.format(50, 88)}"
ROUND: Final = f"{_WEDGE.format(6, 42)} {_WEDGE.format(42, 78)} {_BAR.format(80)}"
PLAY: Final = _WEDGE.format(28, 82)
PAUSE: Final = f"{_BAR.format(30)} {_BAR.format(58)}"
_SIGN: Final = 26
"""Units of the height of a sign above a label, at least."""
_CAPTION: Final = 14
_VALUE: Final = 18
"""Units of the letters of a caption, and of how something is set."""
_WIDE, _HIGH = 46, 56
"""Units of the width and the height of a button with a sign and a label."""
_CLOSE: Final = 0.84
"""The part of a line that it takes at least below another: few letters reach so far."""

_PAUSE_MS: Final = 500.0
"""Between two moments that are played, at normal speed; an action of others takes its time to be told besides."""
_INSTANT_MS: Final = 140.0
"""The same at the highest speed, at which nothing is told."""
_SPEEDS: Final = (Pace.SLOW, Pace.NORMAL, Pace.FAST, Pace.INSTANT)


def draw_path(surface: pygame.Surface, style: Style, sign: str, rect: pygame.Rect, shade: Rgb, way: int) -> None:
    """Draw a sign in its square, which looks where time runs to on this surface, or with a `way` of -1 back."""
    turned = f' transform="{_TURNED}"' if (way < 0) != is_mirrored(surface) else ""
    markup = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<path d="{sign}" fill="{hex_of(shade)}"{turned}/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, rect.size), rect)


class SignButton(Button):
    """A sign above its label, or alone where the label has no room; `way` is -1 for one that looks back."""

    def __init__(
        self,
        name: str,
        label: str,
        sign: str,
        action: Callable[[], None],
        way: int = 1,
        *,
        kind: ButtonKind = ButtonKind.PLAIN,
        tip: str = "",
    ) -> None:
        super().__init__(name, "", action, kind=kind, tip=tip)
        self._caption = label
        self.sign = sign
        """The path of the sign in a square of 100."""
        self.way = way

    @property
    def caption(self) -> str:
        """The word below the sign."""
        return self._caption

    @caption.setter
    def caption(self, value: str) -> None:
        self.dirty |= value != self._caption
        self._caption = value

    @property
    def spoken(self) -> str:
        """The word, also where it has no room."""
        return self._caption

    def widths(self, style: Style) -> tuple[int, int]:
        """Return widths with room for the label."""
        label = max(SMALLEST_TARGET, style.type.width(self._caption, style.text(_CAPTION)) + style.px(4))
        return label, max(style.target(_WIDE), label)

    def natural(self, style: Style) -> tuple[int, int]:
        """Return the size that has room for the label."""
        return self.widths(style)[1], style.target(_HIGH)

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The panel of a button, the sign and the label."""
        self.paint_panel(surface, style)
        theme, rect = style.theme, self.rect
        shade = theme.ink if self.kind is ButtonKind.PRIMARY else theme.text
        shade = shade if self.enabled else theme.text_faint
        size = style.type.fitted(self._caption, style.text(_CAPTION), rect.width - style.px(4))
        high = style.type.height(size)
        labelled = style.type.width(self._caption, size) <= rect.width - style.px(4) and rect.height >= high + style.px(
            _SIGN
        )
        room = rect.height - (high if labelled else 0)
        side = min(rect.width, room) * (8 if labelled else 6) // 10
        sign = pygame.Rect(0, 0, side, side)
        sign.center = rect.centerx, rect.top + room // 2 + (style.px(2) if labelled else 0)
        draw_path(surface, style, self.sign, sign, shade, self.way)
        if labelled:
            line = style.type.line(self._caption, size, shade)
            surface.blit(line, line.get_rect(midbottom=(rect.centerx, rect.bottom - style.px(2))))


class SettingButton(Button):
    """Says what is set and how: below one another where that has room, else in one line, or how it is set alone."""

    def __init__(
        self, name: str, caption: str, value: str, label: str, action: Callable[[], None], *, tip: str = ""
    ) -> None:
        super().__init__(name, "", action, size=_VALUE, tip=tip)
        self._caption, self._value, self._whole = caption, value, label

    @property
    def spoken(self) -> str:
        """What is set, and how."""
        return self._whole

    def widths(self, style: Style) -> tuple[int, int]:
        """As wide as what is set and how, whichever is wider."""
        least = style.type.width(self._value, style.text(_CAPTION), TextStyle.STRONG) + style.px(8)
        return least, self.natural(style)[0]

    def natural(self, style: Style) -> tuple[int, int]:
        """As high as two lines."""
        value = style.type.width(self._value, style.text(_VALUE), TextStyle.STRONG)
        caption = style.type.width(self._caption, style.text(_CAPTION))
        return max(value, caption) + style.px(24), style.target(_HIGH)

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Two lines, the first small and quiet; or one."""
        self.paint_panel(surface, style)
        type_, theme, room = style.type, style.theme, self.rect.width - style.px(8)
        small = type_.fitted(self._caption, style.text(_CAPTION), room)
        large = type_.fitted(self._value, style.text(_VALUE), room, TextStyle.STRONG)
        lines = [
            type_.line(type_.shortened(self._caption, small, room), small, theme.text_soft),
            type_.line(
                type_.shortened(self._value, large, room, TextStyle.STRONG), large, theme.text, TextStyle.STRONG
            ),
        ]
        apart = round(_CLOSE * sum(line.get_height() for line in lines) / 2)
        if 2 * apart > self.rect.height - style.px(4):
            size = type_.fitted(self._whole, style.text(_VALUE), room, TextStyle.STRONG)
            fits = type_.width(self._whole, size, TextStyle.STRONG) <= room
            lines, apart = [type_.line(self._whole, size, theme.text, TextStyle.STRONG) if fits else lines[1]], 0
        for line, aside in zip(lines, (-1, 1), strict=False):
            surface.blit(line, line.get_rect(center=(self.rect.centerx, self.rect.centery + aside * apart // 2)))


class Running:
    """Whether a replay plays by itself, and how fast. Times are milliseconds of the stage's clock."""

    def __init__(self, pace: Pace) -> None:
        """At a pace, if it is one of the speeds of a replay."""
        self.on = False
        """Whether it plays."""
        self.speed = pace if pace in _SPEEDS else Pace.NORMAL
        self._since = 0.0
        """From when on the moment was seen that is shown."""

    def seen(self, now: float) -> None:
        """The moment that is shown is seen from now on."""
        self._since = now

    def toggle(self, now: float) -> None:
        """Play or pause; the next moment comes at once."""
        self.on = not self.on
        self._since = now - self._pause

    def faster(self, by: int, *, around: bool) -> None:
        """To the next speed or the one before; `around` from the highest to the lowest."""
        place = _SPEEDS.index(self.speed) + by
        self.speed = _SPEEDS[place % len(_SPEEDS) if around else max(0, min(place, len(_SPEEDS) - 1))]

    def wait(self, now: float) -> float | None:
        """How long until the next moment is due; None while it does not play."""
        return max(0.0, self._since + self._pause - now) if self.on else None

    @property
    def _pause(self) -> float:
        return _INSTANT_MS if self.speed is Pace.INSTANT else self.speed.pause(_PAUSE_MS)
