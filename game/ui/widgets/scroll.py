"""A list of rows that scrolls, row by row, when there are more than fit."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

import pygame

from game.i18n import _, sentences
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel
from game.ui.widgets.base import Widget

DOUBLE_MS: Final = 380.0
"""Two clicks on a row within this time are a double click."""
PaintRow = Callable[[pygame.Surface, Style, int, pygame.Rect], None]
_WHEEL_ROWS = 1
_KEYS = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -5, pygame.K_PAGEDOWN: 5}
"""Lines up or down."""
_SIDEWAYS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
"""Rows back or on, where several lie side by side."""
_LED = 4
"""A list in which so few rows are seen at once has no lead."""
_FAR = 1_000_000
_ENDS = {pygame.K_HOME: -_FAR, pygame.K_END: _FAR}
"""Rows up or down, as far as there are any."""


class ScrollList(Widget):
    """Rows of one height, painted by `paint_row`. With `chosen` given one row is always chosen.

    Where not all rows fit, those that do share the height, so that none is ever cut. The first one may be a lead, which
    is as high as two.

    `read` gives the words of a row.

    `on_choose` is told of another chosen row. `on_open` is told of Enter and, with `opens_on_click`, of a click, else
    of a double click, for which `now` tells the time in milliseconds.
    """

    apart: ClassVar[int] = 6
    """Pixels between rows and bar."""

    def __init__(
        self,
        name: str,
        paint_row: PaintRow,
        *,
        on_choose: Callable[[int], None] | None = None,
        on_open: Callable[[int], None] | None = None,
        opens_on_click: bool = False,
        now: Callable[[], float] | None = None,
        read: Callable[[int], str] | None = None,
    ) -> None:
        super().__init__(name)
        if on_open is not None and not opens_on_click and now is None:
            raise ValueError(f"the rows of {name} open, but not by a double click")
        self._read = read
        self._opens_on_click = opens_on_click
        self._now = now
        self._clicked: tuple[int, float] | None = None
        """Which row was clicked last, and when."""
        self._paint_row = paint_row
        self._on_choose = on_choose
        self._on_open = on_open
        self.count = 0
        self.chosen: int | None = None
        self.across = 1
        """How many rows lie side by side."""
        self.row_height = 40
        self.gap = 0
        self.offset = 0
        """Pixels scrolled down."""
        self._lead = 0
        """The rows that the first one takes besides its own."""
        self._grip: int | None = None
        self._bar = 10
        self._pointed: int | None = None

    def fill(
        self,
        count: int,
        row_height: int,
        gap: int,
        bar: int,
        chosen: int | None = None,
        *,
        reveal: bool = True,
        led: bool = False,
        across: int = 1,
    ) -> None:
        """Show `count` rows of at least this height, a lead first if `led`; heights and the scroll bar in pixels.

        Scrolls to the chosen row, or with `reveal` off stays where it is. A list of few rows has no lead. `across` rows
        lie side by side.
        """
        self.count, self.row_height, self.gap, self._bar, self.chosen = count, row_height, gap, bar, chosen
        self.across = across
        self._lead = int(led and self._rows_in_sight >= _LED)
        if self.scrolls:
            self.row_height = (self.rect.height + gap) // self._rows_in_sight - gap
        self.scroll_to(self.offset)
        if chosen is not None and reveal:
            self._reveal(chosen)

    @property
    def spoken(self) -> str:
        """The chosen row, and which of how many it is, or all that are seen."""
        if self._read is None:
            return ""
        if self.chosen is None:
            return ". ".join(map(self._read, self.in_sight))
        place = _("{place} of {count}", place=self.chosen + 1, count=self.count)
        return sentences((self._read(self.chosen), place)) if self.chosen < self.count else ""

    @property
    def leads(self) -> bool:
        """Whether the first row is a lead."""
        return bool(self._lead)

    @property
    def in_sight(self) -> range:
        """The rows that are seen."""
        first = self.offset // (self.row_height + self.gap)
        last = (first + self._rows_in_sight - self._lead) * self.across
        return range((first - self._lead if first else 0) * self.across, min(self.count, last))

    @property
    def content_height(self) -> int:
        """The height of all rows."""
        return max(0, self._lines * (self.row_height + self.gap) - self.gap)

    @property
    def scrolls(self) -> bool:
        """Whether not everything fits."""
        return self.content_height > self.rect.height

    def point(self, position: tuple[int, int]) -> None:
        """The row there is pointed at."""
        over = next((row for row in self.in_sight if self.row_rect(row).collidepoint(position)), None)
        if over != self._pointed and self._opens_on_click:
            self._pointed, self.dirty = over, True

    @property
    def pointed(self) -> int | None:
        """The row under the pointer, where a click opens it."""
        return self._pointed if self.hovered else None

    def scroll_to(self, offset: int) -> None:
        """Show the rows from the one that begins nearest to `offset` pixels down, as far as there are any."""
        step = self.row_height + self.gap
        rows = round(offset / step)
        if 0 < rows <= self._lead:  # no row is cut
            rows = self._lead + 1 if offset > self.offset else 0
        self.offset = max(0, min(rows * step, self._farthest))
        self.dirty = True

    def reveal(self, index: int) -> None:
        """Choose a row without telling anybody, and show it."""
        self.chosen, self.dirty = index, True
        self._reveal(index)

    def centre(self, index: int) -> None:
        """Show as many rows before a row as after it."""
        self.scroll_to((index - len(self.in_sight) // 2) * (self.row_height + self.gap))

    def row_rect(self, index: int) -> pygame.Rect:
        """Where a row lies on the window; it may be outside the list."""
        width = self.rect.width - (self._bar + self.apart if self.scrolls else 0) + self.gap
        first, rows = self._slots(index)
        step, column = self.row_height + self.gap, index % self.across
        left, right = (width * place // self.across for place in (column, column + 1))
        top = self.rect.top + first * step - self.offset
        return pygame.Rect(self.rect.left + left, top, right - left - self.gap, rows * step - self.gap)

    def _slots(self, index: int) -> tuple[int, int]:
        """How many lines lie above a row, and how many it is high."""
        return (index // self.across + self._lead, 1) if index else (0, 1 + self._lead)

    @property
    def _lines(self) -> int:
        """The height of all rows, in lines."""
        return -(-self.count // self.across) + self._lead

    def parts(self) -> dict[str, pygame.Rect]:
        """The rows that can be seen whole, named `name.index`."""
        if self._on_choose is None and not self._opens_on_click:
            return {self.name: self.rect}
        return {f"{self.name}.{index}": self.row_rect(index) for index in self.in_sight}

    def handle(self, event: pygame.Event) -> bool:
        """Wheel, bar, rows, keys."""
        if event.type == pygame.MOUSEWHEEL:
            self.scroll_to(self.offset - event.y * _WHEEL_ROWS * (self.row_height + self.gap))
            return self.scrolls
        if event.type == pygame.KEYDOWN:
            return self._key(event.key)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            bar = self._thumb()
            if bar and event.pos[0] >= bar.left:
                self._grip = event.pos[1] - bar.top if bar.collidepoint(event.pos) else bar.height // 2
                self._drag(event.pos[1])
                return True
            return self._click(event.pos)
        if event.type == pygame.MOUSEMOTION and self._grip is not None:
            self._drag(event.pos[1])
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            self._grip = None
        return False

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The rows that can be seen and the bar."""
        outer = surface.get_clip()
        surface.set_clip(outer.clip(self._sight))
        for index in self.in_sight:
            self._paint_row(surface, style, index, self.row_rect(index))
        surface.set_clip(outer.clip(self.rect))
        thumb = self._thumb()
        if thumb:
            draw_panel(surface, style, thumb, PanelKind.BRASS_PRESSED if self._grip is not None else PanelKind.HOVER, 4)
        surface.set_clip(outer)
        if self.focused:
            seen = self.chosen is not None and self.chosen in self.in_sight
            draw_focus(surface, style, self.row_rect(self.chosen or 0) if seen else self.rect)

    @property
    def _rows_in_sight(self) -> int:
        """How many rows are seen at once, all of them whole."""
        return max(1, (self.rect.height + self.gap) // (self.row_height + self.gap))

    @property
    def _sight(self) -> pygame.Rect:
        """The part of the list that whole rows fill."""
        height = self._rows_in_sight * (self.row_height + self.gap) - self.gap
        return pygame.Rect(self.rect.left, self.rect.top, self.rect.width, min(height, self.rect.height))

    @property
    def _farthest(self) -> int:
        """The offset at which the last row is at the lower end."""
        beyond = self._lines - self._rows_in_sight
        return (max(beyond, self._lead + 1 if self._lead else 0) if beyond > 0 else 0) * (self.row_height + self.gap)

    def _thumb(self) -> pygame.Rect | None:
        if not self.scrolls:
            return None
        length = max(24, self.rect.height * self.rect.height // self.content_height)
        travel = self.rect.height - length
        top = self.rect.top + travel * self.offset // max(1, self._farthest)
        return pygame.Rect(self.rect.right - self._bar, top, self._bar, length)

    def _drag(self, y: int) -> None:
        thumb = self._thumb()
        if thumb and self._grip is not None:
            travel = max(1, self.rect.height - thumb.height)
            part = (y - self._grip - self.rect.top) / travel
            self.scroll_to(round(part * self._farthest))

    def _click(self, position: tuple[int, int]) -> bool:
        if self._on_choose is None and not self._opens_on_click:
            return False
        for index in self.in_sight:
            if self.row_rect(index).collidepoint(position):
                self._choose(index)
                if self._on_open and (self._opens_on_click or self._is_double(index)):
                    self._on_open(index)
                return True
        return False

    def _is_double(self, index: int) -> bool:
        """Whether a click on a row is the second of two; a third begins anew."""
        if self._now is None:
            return False
        last, now = self._clicked, self._now()
        double = last is not None and last[0] == index and now - last[1] <= DOUBLE_MS
        self._clicked = None if double else (index, now)
        return double

    def _key(self, key: int) -> bool:
        step = (_KEYS | _ENDS).get(key)
        if step is not None:
            step *= self.across
        elif self.across > 1:
            step = _SIDEWAYS.get(key)
        if step is not None:
            if self.chosen is not None and self.count:
                wanted = self.chosen + step
                if key in _ENDS or self.across == 1:
                    wanted = max(0, min(self.count - 1, wanted))
                if not 0 <= wanted < self.count:
                    return False
                if wanted == self.chosen:
                    return False
                self._choose(wanted)
                return True
            before = self.offset
            self.scroll_to(self.offset + step * (self.row_height + self.gap))
            return self.offset != before
        if key in (pygame.K_RETURN, pygame.K_SPACE) and self.chosen is not None and self._on_open:
            self._on_open(self.chosen)
            return True
        return False

    def _choose(self, index: int) -> None:
        self.dirty = True
        self._reveal(index)
        if self.chosen is not None and index != self.chosen:
            self.chosen = index
            if self._on_choose:
                self._on_choose(index)

    def _reveal(self, index: int) -> None:
        step, (first, rows) = self.row_height + self.gap, self._slots(index)
        if first * step < self.offset:
            self.scroll_to(first * step)
        elif (first + rows) * step > self.offset + self._rows_in_sight * step:
            self.scroll_to((first + rows - self._rows_in_sight) * step)
