"""Records and averages as tiles: the number large, what it is and when below it; a record leads to its round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel
from game.ui.graphics.icons import icon
from game.ui.mirror import is_mirrored
from game.ui.scenes.statistics.figure_row import FigureLine
from game.ui.text import TextStyle
from game.ui.widgets import Widget

_VALUE: Final = 1.36
_LABEL: Final = 0.85
"""So many times as large as other texts of figures are the number of a tile, and what stands below it."""
_LINES: Final = (2, 4)
"""Of words below a number at least, and at most."""
_PAD: Final = 10
_EDGE: Final = 3
_GAP: Final = 9
_SIGN: Final = 17
"""Units at either side of what stands on a tile, above and below it, between two tiles, and of an arrow."""
_ACROSS: Final = (5, 2)
"""So many stand side by side at most, and at least: fewer where a word has no room."""
_BAR: Final = 12
"""Units of the bar at the end of tiles that scroll."""
_TALLER: Final = 1.15
"""They may be so much higher than they need to be."""
_ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class RecordTiles(Widget):
    """Arrows walk from tile to tile, Enter or a click opens the round of a record.

    Where there is little height not all rows of tiles are seen: the wheel and the arrows lead to the others.
    """

    def __init__(self, name: str, open_record: Callable[[FigureLine], None]) -> None:
        super().__init__(name)
        self._open = open_record
        self.told: Sequence[FigureLine] = ()
        self.units = 20.0
        """Of other texts of figures."""
        self.chosen = 0
        self._gap = _GAP
        self._bar = 0
        """Pixels between two tiles, and of what tells which rows are seen."""
        self._across, self._seen, self._first = 1, 1, 0
        """How many stand side by side, how many rows are seen, and the first of them."""
        self._pointed: int | None = None

    def fill(self, told: Sequence[FigureLine]) -> None:
        """Show these from now on."""
        self.told, self.dirty = told, True
        self.chosen = min(self.chosen, max(0, len(told) - 1))
        self.focusable = self.visible = bool(told)

    @property
    def spoken(self) -> str:
        """The chosen one, and which of how many it is."""
        if not self.told:
            return ""
        place = _("{place} of {count}", place=self.chosen + 1, count=len(self.told))
        return f"{self.told[self.chosen].spoken}, {place}"

    def height(self, style: Style, wide: int, rows: int = 0) -> int:
        """The pixels that so many rows need, or all of them, if they share that width."""
        across = self._fitting(style, wide)
        rows, gap = rows or self._rows(across), style.px(_GAP)
        high = self._tile_high(style, self._count(style, self._room(style, wide, across)))
        return rows * high + max(0, rows - 1) * gap

    def most_height(self, style: Style, wide: int) -> int:
        """The pixels that they can use."""
        return round(self.height(style, wide) * _TALLER)

    def place_above(self, style: Style, foot: tuple[int, int], room: tuple[int, int]) -> int:
        """As many rows as have room, on this foot; returns the pixels that they take of the height."""
        wide, most = room
        self._gap, self._bar, self._across = style.px(_GAP), 0, self._fitting(style, wide)
        rows, high = self._rows(self._across), self.height(style, wide, 1)
        self._seen = max(1, min(rows, (most + self._gap) // (high + self._gap)))
        if self._seen < rows:
            self._bar = style.px(_BAR) + self._gap
            self._across = self._fitting(style, wide - self._bar)
        most = min(most, round(self.height(style, wide, self._seen) * _TALLER))
        self.place(pygame.Rect(foot[0], foot[1] - most, wide, most))
        self._reveal()
        return most

    def parts(self) -> dict[str, pygame.Rect]:
        """Every tile, named `name.place`."""
        return {f"{self.name}.{place}": self._tile(place) for place in self._in_sight}

    def point(self, position: tuple[int, int]) -> None:
        """The tile there is pointed at."""
        over = self._over(position)
        if over != self._pointed:
            self._pointed, self.dirty = over, True

    def handle(self, event: pygame.Event) -> bool:
        """A click, arrows and Enter."""
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(self._first - event.y)
            return self._bar > 0
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            over = self._over(event.pos)
            if over is not None:
                self.chosen, self.dirty = over, True
                self._open(self.told[over])
            return over is not None
        if event.type != pygame.KEYDOWN or not self.told:
            return False
        if event.key in _ENTER:
            self._open(self.told[self.chosen])
            return True
        steps = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -self._across, pygame.K_DOWN: self._across}
        ends = {pygame.K_HOME: 0, pygame.K_END: len(self.told) - 1}
        wanted = ends.get(event.key, self.chosen + steps.get(event.key, 0))
        if wanted == self.chosen or not 0 <= wanted < len(self.told):
            return False
        self.chosen, self.dirty = wanted, True
        self._reveal()
        return True

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """All of one size; numbers are alike as well."""
        full = style.text(self.units * _VALUE)
        rooms = {place: self._words(style, place) for place in self._in_sight}
        count = self._count(style, min((room.width for room in rooms.values()), default=0))
        fitted = [
            style.type.fitted(
                self.told[place].value, full, room.width - self._sign(style, self.told[place]), TextStyle.STRONG
            )
            for place, room in rooms.items()
        ]
        for place, room in rooms.items():
            self._paint_one(surface, style, place, room, min(fitted), count)
        if self._bar:
            rows, wide = self._rows(self._across), self._bar - self._gap
            thumb = pygame.Rect(self.rect.right - wide, self.rect.top + self.rect.height * self._first // rows, wide, 0)
            thumb.height = self.rect.height * self._seen // rows
            draw_panel(surface, style, thumb, PanelKind.HOVER, 4)
        if self.focused and self.told and self.chosen in self._in_sight:
            draw_focus(surface, style, self._tile(self.chosen))

    def _paint_one(
        self, surface: pygame.Surface, style: Style, place: int, room: pygame.Rect, size: int, count: int
    ) -> None:
        theme, each = style.theme, self.told[place]
        leads = each.record is not None
        hovered = leads and self.hovered and place == self._pointed
        draw_panel(surface, style, self._tile(place), PanelKind.ROW_HOVER if hovered else PanelKind.ROW, radius=8)
        ink = theme.gilt if leads else theme.text
        value = style.type.line(each.value, size, ink, TextStyle.STRONG)
        high = style.type.height(style.text(self.units * _VALUE), TextStyle.STRONG)
        lines = self._lines(style, each, room.width, count)
        small = style.type.height(style.text(self.units * _LABEL))
        top = room.centery - (high + self._used(style, place, room.width, count) * small) // 2
        surface.blit(value, value.get_rect(midleft=(room.left, top + high // 2)))
        if leads:
            sign = icon(style, "onward", style.px(_SIGN * self.units / 20), theme.gilt)
            sign = pygame.transform.flip(sign, True, False) if is_mirrored(surface) else sign
            surface.blit(sign, sign.get_rect(midright=(room.right, top + high // 2)))
        for step, (words, fitted, soft) in enumerate(lines):
            line = style.type.line(words, fitted, theme.text_faint if soft else theme.text_soft)
            surface.blit(line, line.get_rect(midleft=(room.left, top + high + step * small + small // 2)))

    def _count(self, style: Style, room: int) -> int:
        """How many lines of words there are at most, if they are so wide."""
        full = style.text(self.units * _LABEL)
        lines = [len(style.type.wrap(each.label, full, room)) + bool(each.day) for each in self.told]
        return min(_LINES[1], max(_LINES[0], *lines, 0))

    def _used(self, style: Style, place: int, room: int, count: int) -> int:
        """How many lines of words the fullest tile of its row has, so that numbers of a row stand side by side."""
        first = place - place % self._across
        row = self.told[first : first + self._across]
        return max(len(self._lines(style, each, room, count)) for each in row)

    def _lines(self, style: Style, each: FigureLine, room: int, count: int) -> list[tuple[str, int, bool]]:
        """What it is and when, or what it is in several lines; with the pixels of type, and whether that is the day."""
        full = style.text(self.units * _LABEL)
        when = [(each.day, style.type.fitted(each.day, full, room), True)] if each.day else []
        count -= len(when)
        lines = style.type.balanced(each.label, full, room)
        size = min(style.type.fitted(words, full, room) for words in lines)
        while len(lines) > count and size > style.text(0):
            size -= 1
            lines = style.type.balanced(each.label, size, room)
        shown = [*lines[: count - 1], " ".join(lines[count - 1 :])] if len(lines) > count else lines
        return [*((style.type.shortened(words, size, room), size, False) for words in shown), *when]

    def _sign(self, style: Style, each: FigureLine) -> int:
        """The pixels of the arrow behind the number of what leads to a round."""
        return style.px(_SIGN * self.units / 20) + style.px(_PAD) // 2 if each.record is not None else 0

    def _rows(self, across: int) -> int:
        return -(-len(self.told) // max(1, across))

    @property
    def _in_sight(self) -> range:
        """The places of the tiles that are seen."""
        return range(self._first * self._across, min(len(self.told), (self._first + self._seen) * self._across))

    def _room(self, style: Style, wide: int, across: int) -> int:
        """The pixels for words on one of so many tiles."""
        return (wide - (across - 1) * style.px(_GAP)) // across - 2 * style.px(_PAD)

    def _fitting(self, style: Style, wide: int) -> int:
        """How many stand side by side, in rows of about one length, if every word is to have room."""
        full = style.text(self.units * _LABEL)
        words = [word for each in self.told for word in (*each.label.split(" "), each.day)]
        longest = max((style.type.width(word, full) for word in words), default=0)
        most, least = _ACROSS
        across = next((many for many in range(most, least, -1) if self._room(style, wide, many) >= longest), least)
        return max(1, -(-len(self.told) // max(1, self._rows(across))))

    def _scroll(self, first: int) -> None:
        """Show the rows from this one on, as far as there are any."""
        self._first, self.dirty = max(0, min(first, self._rows(self._across) - self._seen)), True

    def _reveal(self) -> None:
        """Show the row of the chosen tile."""
        row = self.chosen // max(1, self._across)
        self._scroll(min(max(self._first, row - self._seen + 1), row))

    def _tile_high(self, style: Style, count: int) -> int:
        value = style.type.height(style.text(self.units * _VALUE), TextStyle.STRONG)
        return value + count * style.type.height(style.text(self.units * _LABEL)) + 2 * style.px(_EDGE)

    def _tile(self, place: int) -> pygame.Rect:
        """Where it lies: those of the last row share its width."""
        row, column = divmod(place, self._across)
        count = min(self._across, len(self.told) - row * self._across)
        high = (self.rect.height - (self._seen - 1) * self._gap) // self._seen
        step = (self.rect.width - self._bar + self._gap) / count
        left, right = round(column * step), round((column + 1) * step) - self._gap
        top = self.rect.top + (row - self._first) * (high + self._gap)
        return pygame.Rect(self.rect.left + left, top, right - left, high)

    def _words(self, style: Style, place: int) -> pygame.Rect:
        """What a tile has within its edges."""
        return self._tile(place).inflate(-2 * style.px(_PAD), -2 * style.px(_EDGE))

    def _over(self, position: tuple[int, int]) -> int | None:
        return next((place for place in self._in_sight if self._tile(place).collidepoint(position)), None)
