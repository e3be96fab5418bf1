"""What a replay is steered with: buttons with signs, and the time line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.ui.graphics.drawing import SMALLEST_TARGET, PanelKind, Style, draw_focus, draw_panel, draw_text
from game.ui.graphics.theme import hex_of
from game.ui.mirror import is_mirrored
from game.ui.text import SMALLEST, TextStyle
from game.ui.widgets import Button, Widget

_TURNED: Final = "matrix(-1 0 0 1 100 0)"
_BAR: Final = "M{0} 22 h12 v56 h-12 Z"
_WEDGE: Final = "M{0} 22 L{1} 50 L{0} 78 Z"
STEP: Final = "M34 18 L66 50 L34 82 L44 88 L84 50 L44 12 Z"
TURN: Final = f"{_WEDGE.format(12, 50)} {_WEDGE.format(50, 88)}"
ROUND: Final = f"{_WEDGE.format(6, 42)} {_WEDGE.format(42, 78)} {_BAR.format(80)}"
PLAY: Final = _WEDGE.format(28, 82)
PAUSE: Final = f"{_BAR.format(30)} {_BAR.format(58)}"
_FIGURES: Final = 5
"""The part of the time line that the figures at its end take at most: one in so many."""
_TEXT: Final = 20
"""Units of their letters."""
_APART: Final = 4
"""Units from the number of one round to that of the next at least."""


class SignButton(Button):
    """A sign in place of words; `way` is -1 for one that looks back."""

    def __init__(self, name: str, sign: str, action: Callable[[], None], way: int = 1) -> None:
        super().__init__(name, "", action, size=18)
        self._sign = sign
        self._way = way

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
        ink = hex_of(style.theme.text if self.enabled else style.theme.text_faint)
        turned = f' transform="{_TURNED}"' if (self._way < 0) != is_mirrored(surface) else ""
        markup = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
            f'<path d="{self._sign}" fill="{ink}"{turned}/></svg>'
        )
        side = min(self.rect.size) * 6 // 10
        rect = pygame.Rect(0, 0, side, side)
        rect.center = self.rect.center
        surface.blit(style.pictures.drawn(markup, rect.size), rect)


class TimeLine(Widget):
    """Every moment of a match from its first to its last, with a line where a round begins. Dragged or clicked."""

    def __init__(self, name: str, go: Callable[[int], None]) -> None:
        super().__init__(name)
        self._go = go
        self._last = 0
        self._at = 0
        self._rounds: Sequence[int] = ()
        self._figures = self._widest = ""
        self._held = False
        self._knob = 12
        self._end = 60

    def show(self, at: int, last: int, rounds: Sequence[int], said: Callable[[int], str]) -> None:
        """The moment that is shown, the last there is, the moments at which rounds begin, and what is said of one."""
        figures, shown = said(at), (self._at, self._last, self._rounds, self._figures)
        self._at, self._last, self._rounds, self._figures = at, last, rounds, figures
        self._widest = said(last)
        self.dirty |= shown != (at, last, rounds, figures)

    def handle(self, event: pygame.Event) -> bool:
        """Press, drag, release; keys are those of the scene."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._held = True
            self._go(self._moment_at(event.pos[0]))
            return True
        if event.type == pygame.MOUSEMOTION and self._held:
            self._go(self._moment_at(event.pos[0]))
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._held:
            self._held = False
            return True
        return False

    def marks(self) -> dict[str, pygame.Rect]:
        """Where each round begins, and where the moment lies that is shown."""
        begins = {f"round.{number}": self._mark(at) for number, at in enumerate(self._rounds, start=1)}
        return {**begins, "moment": self._mark(self._at)}

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Groove, what of it has passed, rounds with their numbers, knob and figures."""
        most = max(self.rect.width // _FIGURES, style.type.width(self._widest, SMALLEST, TextStyle.STRONG))
        whole = style.type.width(self._widest, style.text(_TEXT), TextStyle.STRONG)
        self._knob, self._end = style.px(12), min(whole, most) + style.px(14)
        track, theme = self._track(), style.theme
        middle = self.rect.centery + style.px(8)
        groove = pygame.Rect(track.left - self._knob, 0, track.width + 2 * self._knob, style.px(12))
        groove.centery = middle
        draw_panel(surface, style, groove, PanelKind.FIELD, radius=6)
        x = self._x_of(self._at)
        passed = pygame.Rect(groove.left, groove.top, x - groove.left, groove.height)
        draw_panel(surface, style, passed, PanelKind.BRASS_PRESSED, radius=6)
        self._paint_rounds(surface, style, middle)
        knob = pygame.Rect(0, 0, 2 * self._knob, 2 * self._knob)
        knob.center = (x, middle)
        draw_panel(surface, style, knob, PanelKind.BRASS_HOVER if self.hovered else PanelKind.BRASS, 12, shadow=3)
        room = self._end - style.px(10)
        size = style.type.fitted(self._figures, style.text(_TEXT), room, TextStyle.STRONG)
        line = style.type.line(self._figures, size, theme.text, TextStyle.STRONG)
        surface.blit(line, line.get_rect(midright=(self.rect.right - style.px(4), self.rect.centery)))
        if self.focused:
            draw_focus(surface, style, self.rect)

    def _paint_rounds(self, surface: pygame.Surface, style: Style, middle: int) -> None:
        high, free = style.px(20), self.rect.left
        top = max(middle - high // 2, self.rect.top + style.type.height(style.text(SMALLEST)))
        for number, at in enumerate(self._rounds, start=1):
            x = self._x_of(at)
            surface.fill(style.theme.brass, (x - 1, top, 2, middle + high // 2 - top))
            if x - style.type.width(str(number), style.text(SMALLEST)) // 2 >= free:
                above = (x, self.rect.top)
                drawn = draw_text(surface, style, str(number), SMALLEST, style.theme.text_soft, midtop=above)
                free = drawn.right + style.px(_APART)

    def _mark(self, at: int) -> pygame.Rect:
        rect = pygame.Rect(0, 0, max(SMALLEST_TARGET, 2 * self._knob), self.rect.height)
        rect.midtop = (self._x_of(at), self.rect.top)
        return rect

    def _track(self) -> pygame.Rect:
        """Where the middle of the knob can be."""
        margin = self._knob + 4
        return pygame.Rect(
            self.rect.left + margin, self.rect.top, self.rect.width - self._end - 2 * margin, self.rect.height
        )

    def _x_of(self, at: int) -> int:
        track = self._track()
        return track.left + track.width * at // max(1, self._last)

    def _moment_at(self, x: int) -> int:
        track = self._track()
        part = (x - track.left) / max(1, track.width)
        return max(0, min(self._last, round(part * self._last)))
