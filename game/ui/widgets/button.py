"""A push button."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel
from game.ui.graphics.icons import icon
from game.ui.graphics.text import SMALLEST, TextStyle
from game.ui.widgets.base import Widget

_PAD: Final = 12
"""Units that stay free beside a label."""
_EDGE: Final = 3
"""Units that stay free above two lines and below them."""
_LINES: Final = 2
_SMALLER: Final = 0.85
"""A label may be smaller by so much before it is set in two lines."""
_SIGN: Final = 24
_BESIDE: Final = 8
"""Units of a sign, and between it and the words."""
_ARROWS: Final = "‹› "
_LEAST_PART: Final = 0.75
"""A label that would be smaller than this part of its size has no room."""


class ButtonKind(Enum):
    """How loud a button is."""

    PRIMARY = "primary"
    """The one thing to do here: brass."""
    PLAIN = "plain"
    QUIET = "quiet"
    """Text until hovered."""
    DANGER = "danger"


class Button(Widget):
    """Calls `action` when clicked, or with Enter or Space. A second, smaller line is optional."""

    def __init__(
        self,
        name: str,
        label: str,
        action: Callable[[], None],
        *,
        kind: ButtonKind = ButtonKind.PLAIN,
        detail: str = "",
        size: float = 24,
        tip: str = "",
        sign: str = "",
    ) -> None:
        """`sign` is an icon before its words."""
        super().__init__(name, tip=tip)
        self._icon = sign
        self._label = label
        self._detail = detail
        self._action = action
        self._kind = kind
        self.size = size
        self._pressed = False

    @property
    def kind(self) -> ButtonKind:
        """How loud it is."""
        return self._kind

    @kind.setter
    def kind(self, value: ButtonKind) -> None:
        self.dirty |= value is not self._kind
        self._kind = value

    @property
    def label(self) -> str:
        """The text on it."""
        return self._label

    @label.setter
    def label(self, value: str) -> None:
        self.dirty |= value != self._label
        self._label = value

    @property
    def spoken(self) -> str:
        """Its label without arrows, and the line below it; what explains it where that is all there is."""
        words = _(", ").join(filter(None, (self._label.strip(_ARROWS), self._detail)))
        return words or self.tip

    @property
    def detail(self) -> str:
        """The smaller second line; empty for none."""
        return self._detail

    @detail.setter
    def detail(self, value: str) -> None:
        self.dirty |= value != self._detail
        self._detail = value

    @property
    def lit(self) -> bool:
        """The one thing to do here."""
        return self.kind is ButtonKind.PRIMARY

    def natural(self, style: Style) -> tuple[int, int]:
        """The size it would like to have."""
        label = style.type.width(self._label, style.text(self.size), TextStyle.STRONG)
        detail = style.type.width(self._detail, style.text(self._detail_size)) if self._detail else 0
        height = self._high(style, style.text(self.size), style.text(self._detail_size))
        return max(label, detail) + self._sign_room(style) + 2 * style.px(28), max(
            style.target(52), height + 2 * style.px(12)
        )

    def widths(self, style: Style) -> tuple[int, int]:
        """At least as wide as its label and its detail in the smallest letters they may have."""
        label = style.type.width(self._label, style.text(self.size * _LEAST_PART), TextStyle.STRONG)
        least = max(label, style.type.width(self._detail, SMALLEST) if self._detail else 0)
        natural = self.natural(style)[0]
        return min(natural, least + self._sign_room(style) + 2 * style.px(_PAD)), natural

    def set_label(self, style: Style) -> tuple[list[str], int]:
        """Its label as it is painted, and in which size: in two lines where one would have to be much smaller."""
        full, room = style.text(self.size), self.words(style).width - 2 * style.px(_PAD)
        alone = style.type.fitted(self._label, full, room, TextStyle.STRONG)
        fits_alone = style.type.width(self._label, alone, TextStyle.STRONG) <= room
        if self._detail or (alone >= full * _SMALLER and fits_alone):
            return [self._label], alone
        high = self.words(style).height - 2 * style.px(_EDGE)
        for size in range(full, alone if fits_alone else alone - 1, -1):
            lines = style.type.wrap(self._label, size, room, TextStyle.STRONG)
            fits = all(style.type.width(line, size, TextStyle.STRONG) <= room for line in lines)
            if len(lines) == _LINES and fits and _LINES * style.type.height(size, TextStyle.STRONG) <= high:
                return lines, size
        return [self._label], alone

    def has_room(self, style: Style) -> bool:
        """Whether its label stays within it, where it was placed, without being much smaller than meant."""
        lines, size = self.set_label(style)
        if size < style.text(self.size) * _LEAST_PART:
            return False
        return max(style.type.width(line, size, TextStyle.STRONG) for line in lines) <= self.words(style).width

    def words(self, style: Style) -> pygame.Rect:
        """The part of it in whose middle its texts stand: all that its sign leaves."""
        taken = self._sign_room(style)
        return pygame.Rect(self.rect.left + taken, self.rect.top, self.rect.width - taken, self.rect.height)

    def handle(self, event: pygame.Event) -> bool:
        """Press, release, Enter and Space."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            self._action()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._pressed = self.dirty = True
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._pressed:
            self._pressed, self.dirty = False, True
            if self.rect.collidepoint(event.pos):
                self._action()
            return True
        return False

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Panel, texts, focus ring."""
        theme = style.theme
        self.paint_panel(surface, style)
        colour = theme.ink if self.kind is ButtonKind.PRIMARY and self.enabled else theme.text
        soft = colour if self.kind is ButtonKind.PRIMARY and self.enabled else theme.text_soft
        if not self.enabled:
            colour = soft = theme.text_faint
        words = self.words(style)
        texts, size = self.set_label(style)
        small = self._set_detail(style)
        while self._detail and size > SMALLEST and self._high(style, size, small) > words.height:
            size, small = size - 1, max(SMALLEST, small - 1)  # a squeezed button has no room for usual letters
        lines = [style.type.line(text, size, colour, TextStyle.STRONG) for text in texts]
        if self._detail:
            lines.append(style.type.line(self._detail, small, soft))
        top = words.centery - sum(line.get_height() for line in lines) // 2 + (1 if self._pressed else 0)
        if self._icon:
            begin = words.centerx - max(line.get_width() for line in lines) // 2 - style.px(_BESIDE)
            sign = icon(style, self._icon, style.px(_SIGN), colour)
            surface.blit(sign, sign.get_rect(midright=(begin, self.rect.centery)))
        for line in lines:
            surface.blit(line, line.get_rect(midtop=(words.centerx, top)))
            top += line.get_height()

    def paint_panel(self, surface: pygame.Surface, style: Style) -> None:
        """Paint all but what stands on it."""
        draw_panel(surface, style, self.rect, self._panel())
        if self.focused:
            draw_focus(surface, style, self.rect)

    def _set_detail(self, style: Style) -> int:
        """The size of its detail in one line."""
        room = self.words(style).width - 2 * style.px(_PAD)
        return style.type.fitted(self._detail, style.text(self._detail_size), room)

    def _high(self, style: Style, label: int, detail: int) -> int:
        """The height of its words in letters of these sizes."""
        return style.type.height(label, TextStyle.STRONG) + (style.type.height(detail) if self._detail else 0)

    def _sign_room(self, style: Style) -> int:
        return style.px(_SIGN) + style.px(_BESIDE) if self._icon else 0

    @property
    def _detail_size(self) -> float:
        return min(20.0, self.size * 0.8)

    def _panel(self) -> PanelKind:
        if not self.enabled:
            return PanelKind.DISABLED
        if self.kind is ButtonKind.PRIMARY:
            if self._pressed:
                return PanelKind.BRASS_PRESSED
            return PanelKind.BRASS_HOVER if self.hovered else PanelKind.BRASS
        if self._pressed:
            return PanelKind.PRESSED
        if self.kind is ButtonKind.DANGER:
            return PanelKind.DANGER_HOVER if self.hovered else PanelKind.DANGER
        if self.hovered:
            return PanelKind.HOVER
        return PanelKind.BARE if self.kind is ButtonKind.QUIET else PanelKind.PLAIN
