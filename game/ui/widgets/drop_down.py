"""One value out of several in a field that opens a list of all of them above whatever lies there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import pygame

from game.i18n import _
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel, panel_area
from game.ui.graphics.icons import icon
from game.ui.graphics.text import TextStyle
from game.ui.widgets.choice import Choice

T = TypeVar("T")
_PAD: Final = 16
_SIGN: Final = 20
_BEFORE_SIGN: Final = 8
_SMALLER: Final = 0.85
"""Words may be smaller by this factor where there is little room."""
_LINE: Final = 46
"""Units of a line of the list."""
_RIM: Final = 6
"""Units around the lines of the list."""
_APART: Final = 4
"""Units between the field and its list."""
_BAR: Final = 6
_SHADOW: Final = 10
_PAGE: Final = 5
_FAR: Final = 1_000_000
_OPENS: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
_WALKS: Final = {
    pygame.K_UP: -1,
    pygame.K_DOWN: 1,
    pygame.K_PAGEUP: -_PAGE,
    pygame.K_PAGEDOWN: _PAGE,
    pygame.K_HOME: -_FAR,
    pygame.K_END: _FAR,
}


class DropDown(Choice[T]):
    """A click, Enter or Space opens the list. There arrows walk, a letter leads to the next choice that begins with it,
    Enter and a click take a choice, Escape and a click beside it take none.

    `fit` tells it how far its list may reach.
    """

    def __init__(
        self,
        name: str,
        choices: Sequence[tuple[T, str]],
        value: T,
        action: Callable[[T], None],
        *,
        size: float = 20,
        tip: str = "",
    ) -> None:
        super().__init__(name, choices, value, action, size, tip)
        self._open = False
        self._at = 0
        """The choice that is pointed at in the list."""
        self._first = 0
        """The one at the top of what is seen of it."""
        self._bounds = pygame.Rect(0, 0, 0, 0)
        self._style: Style | None = None

    @property
    def opened(self) -> bool:
        """Whether its list is there, which hears everything first."""
        return self._open

    @property
    def spoken(self) -> str:
        """What is chosen, or pointed at in the list."""
        return _("{choice}, list open", choice=self._placed(self._at)) if self._open else super().spoken

    def natural(self, style: Style) -> tuple[int, int]:
        """The size it would like to have: all of its choices can be read in it."""
        return self._width_of(style, [text for _value, text in self.choices], self.size), style.target(_LINE)

    def widths(self, style: Style) -> tuple[int, int]:
        """At least as wide as what is chosen, in smaller letters."""
        natural = self.natural(style)[0]
        return min(natural, self._width_of(style, [self._shown], self.size * _SMALLER)), natural

    def settle(self, style: Style, bounds: pygame.Rect) -> None:
        """The list stays within `bounds`."""
        self.fit(style, bounds)

    def _width_of(self, style: Style, texts: Sequence[str], size: float) -> int:
        """The width of a field in which each of the texts can be read."""
        words = max(style.type.width(text, style.text(size), TextStyle.STRONG) for text in texts)
        return words + 2 * style.px(_PAD) + style.px(_SIGN) + style.px(_BEFORE_SIGN)

    def fit(self, style: Style, bounds: pygame.Rect) -> None:
        """The list stays within `bounds`."""
        self._style, self._bounds = style, bounds

    def place(self, rect: pygame.Rect) -> None:
        """Put it there; the list is closed."""
        super().place(rect)
        self._open = False

    def area(self, style: Style) -> pygame.Rect:
        """With the list and its shadow."""
        field = super().area(style)
        return field.union(panel_area(style, self._list, _SHADOW)) if self._open else field

    def parts(self) -> dict[str, pygame.Rect]:
        """The field, named `name`, and the choices that are seen in the list, named `name.place`."""
        lines = {f"{self.name}.{place}": self._line(place) for place in self._in_sight} if self._open else {}
        return {self.name: self.rect, **lines}

    def handle(self, event: pygame.Event) -> bool:
        """Open the list."""
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if clicked or (event.type == pygame.KEYDOWN and event.key in _OPENS):
            self._open, self.dirty = True, True
            self._first, self._at = 0, max(0, self._index())
            self._reveal()
            return True
        return False

    def hear(self, event: pygame.Event) -> bool:
        """Everything that happens while the list is open; only keys that it does not know go on to others."""
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.TEXTINPUT:
            self._seek(event.text)
        elif event.type == pygame.MOUSEWHEEL:
            self._scroll(self._first - event.y)
        elif event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            over = next((place for place in self._in_sight if self._line(place).collidepoint(event.pos)), None)
            if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
                self._take(over)
            elif over is not None and over != self._at:
                self._at, self.dirty = over, True
        elif event.type != pygame.MOUSEBUTTONUP:
            return False
        return True

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The field with what is chosen, and the list where it is open."""
        theme, pad, side = style.theme, style.px(_PAD), style.px(_SIGN)
        draw_panel(surface, style, self.rect, PanelKind.HOVER if self.hovered or self._open else PanelKind.FIELD)
        size = self.fitted(style)
        said = style.type.shortened(self._shown, size, self._room(style), TextStyle.STRONG)
        line = style.type.line(said, size, theme.text, TextStyle.STRONG)
        surface.blit(line, line.get_rect(midleft=(self.rect.left + pad, self.rect.centery)))
        sign = icon(style, "down", side, theme.gilt)
        surface.blit(sign, sign.get_rect(midright=(self.rect.right - pad, self.rect.centery)))
        if self._open:
            self._paint_list(surface, style)
        if self.focused:
            draw_focus(surface, style, self.rect)

    def fitted(self, style: Style) -> int:
        """The pixels of its words, where it lies now."""
        return style.type.fitted(self._shown, style.text(self.size), self._room(style), TextStyle.STRONG)

    def has_room(self, style: Style) -> bool:
        """Whether its words stay whole where it lies now."""
        return style.type.width(self._shown, self.fitted(style), TextStyle.STRONG) <= self._room(style)

    def _room(self, style: Style) -> int:
        return self.rect.width - 2 * style.px(_PAD) - style.px(_SIGN) - style.px(_BEFORE_SIGN)

    @property
    def _shown(self) -> str:
        return next((text for value, text in self.choices if value == self._value), str(self._value))

    def _key(self, event: pygame.Event) -> bool:
        if event.key in _WALKS:
            self._at = max(0, min(len(self.choices) - 1, self._at + _WALKS[event.key]))
            self._reveal()
        elif event.key in _OPENS:
            self._take(self._at)
        elif event.key in (pygame.K_ESCAPE, pygame.K_BACKSPACE):
            self._take(None)
        elif event.key == pygame.K_TAB:
            self._take(None)
            return False
        else:
            return bool(event.unicode.strip()) if hasattr(event, "unicode") else False
        return True

    def _take(self, place: int | None) -> None:
        """Close the list, with another choice if one was taken."""
        self._open, self.dirty = False, True
        if place is not None and place < len(self.choices) and self.choices[place][0] != self._value:
            self._value = self.choices[place][0]
            self._action(self._value)

    def _seek(self, letter: str) -> None:
        """The next choice that begins like that."""
        count = len(self.choices)
        for step in range(1, count + 1):
            place = (self._at + step) % count
            if self.choices[place][1].casefold().startswith(letter.casefold()):
                self._at = place
                self._reveal()
                return

    def _scroll(self, first: int) -> None:
        wanted = max(0, min(first, len(self.choices) - self._lines))
        self.dirty |= wanted != self._first
        self._first = wanted

    def _reveal(self) -> None:
        self.dirty = True
        self._scroll(max(self._at - self._lines + 1, min(self._first, self._at)))

    # Where the list lies.

    @property
    def _pixels(self) -> Style:
        assert self._style is not None, "it was fitted before it was opened"
        return self._style

    @property
    def _line_high(self) -> int:
        return self._pixels.target(_LINE)

    @property
    def _room_beside(self) -> tuple[int, int]:
        """Pixels above the field and below it."""
        gap = self._pixels.px(_APART)
        return self.rect.top - self._bounds.top - gap, self._bounds.bottom - self.rect.bottom - gap

    @property
    def _lines(self) -> int:
        """How many choices are seen at once."""
        room = max(self._room_beside) - 2 * self._pixels.px(_RIM)
        return max(1, min(len(self.choices), room // self._line_high))

    @property
    def _in_sight(self) -> range:
        return range(self._first, min(len(self.choices), self._first + self._lines))

    @property
    def _list(self) -> pygame.Rect:
        """Below the field where it has room there, else where there is more."""
        style = self._pixels
        high = self._lines * self._line_high + 2 * style.px(_RIM)
        size = style.text(self.size)
        words = max(style.type.width(text, size, TextStyle.STRONG) for _value, text in self.choices)
        wide = min(max(self.rect.width, words + 4 * style.px(_PAD) + style.px(_SIGN)), self._bounds.width)
        above, below = self._room_beside
        lying = pygame.Rect(self.rect.left, self.rect.bottom + style.px(_APART), wide, high)
        if high > below and above > below:
            lying.bottom = self.rect.top - style.px(_APART)
        return lying.clamp(self._bounds)

    def _line(self, place: int) -> pygame.Rect:
        rim, lying = self._pixels.px(_RIM), self._list
        top = lying.top + rim + (place - self._first) * self._line_high
        bar = self._pixels.px(_BAR) + rim if self._lines < len(self.choices) else 0
        return pygame.Rect(lying.left + rim, top, lying.width - 2 * rim - bar, self._line_high)

    def _paint_list(self, surface: pygame.Surface, style: Style) -> None:
        """Its choices, that which holds with a tick, that which is pointed at raised."""
        theme, pad, side, lying = style.theme, style.px(_PAD - _RIM), style.px(_SIGN), self._list
        draw_panel(surface, style, lying, PanelKind.PANEL, shadow=_SHADOW)
        for place in self._in_sight:
            rect, (value, said) = self._line(place), self.choices[place]
            if place == self._at:
                draw_panel(surface, style, rect, PanelKind.ROW_CHOSEN, radius=6)
            holds = value == self._value
            room = rect.width - 3 * pad - side
            size = style.type.fitted(said, style.text(self.size), room, TextStyle.STRONG)
            kind = TextStyle.STRONG if holds else TextStyle.BODY
            line = style.type.line(
                style.type.shortened(said, size, room, kind), size, theme.gilt if holds else theme.text, kind
            )
            surface.blit(line, line.get_rect(midleft=(rect.left + pad, rect.centery)))
            if holds:
                tick = icon(style, "tick", side, theme.gilt)
                surface.blit(tick, tick.get_rect(midright=(rect.right - pad, rect.centery)))
        if self._lines < len(self.choices):
            self._paint_bar(surface, style, lying)

    def _paint_bar(self, surface: pygame.Surface, style: Style, lying: pygame.Rect) -> None:
        """How much of the list is seen."""
        rim, wide = style.px(_RIM), style.px(_BAR)
        way = lying.height - 2 * rim
        high = max(style.px(24), way * self._lines // len(self.choices))
        top = lying.top + rim + (way - high) * self._first // max(1, len(self.choices) - self._lines)
        draw_panel(surface, style, pygame.Rect(lying.right - rim - wide, top, wide, high), PanelKind.HOVER, 3)
