"""Why the better way was better, where what led to the moment was a mistake; and what the signs of mistakes mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.review.verdicts import Grade, grade_name
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.judged.signs import GRADES, Sign, draw_sign
from game.ui.scenes.replay.findings.reviewed import Graded, Reviewed
from game.ui.text import SMALLEST
from game.ui.widgets import Widget

_TEXT: Final = 19
_KEY: Final = 15
"""Units of the letters of the reason, and of those of the key."""
_GAP: Final = 8
"""Units between signs, words and edges."""
_APART: Final = 24
"""Units by which signs of the key may lie further apart."""
_LINES: Final = 3
"""The reason takes no more of them, in a narrow room."""
_CLOSE: Final = 1.1
"""Lines of words that a line of the reason takes, and one of the key."""


def why_height(style: Style, lines: int = _LINES, *, key: bool = True) -> int:
    """The pixels of the panel with so many lines of a reason, above the `key` or without it."""
    high = lines * style.type.height(style.text(_TEXT)) + key * style.type.height(style.text(_KEY)) * _CLOSE
    return round(high) + (2 if key else 1) * style.px(_GAP)


class Why(Widget):
    """Says it and does nothing."""

    def __init__(self, reviewed: Reviewed) -> None:
        super().__init__("why", focusable=False)
        self._reviewed = reviewed
        self._shown: Graded | None = None

    def show(self) -> None:
        """Of the moment that is shown."""
        graded = self._reviewed.shown
        self.dirty |= graded is not self._shown
        self._shown = graded

    @property
    def spoken(self) -> str:
        """The reason, or what the signs mean."""
        reason = self._reviewed.why(self._shown) if self._shown is not None else ""
        return reason or ". ".join(text for _, text in self._reviewed.key)

    def natural(self, style: Style) -> tuple[int, int]:
        """As high as a reason above the key."""
        return 0, why_height(style)

    def parts(self) -> dict[str, pygame.Rect]:
        """Nothing of it can be clicked."""
        return {}

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The reason above the key, or without that where it needs its room; the key alone where there is none."""
        draw_panel(surface, style, self.rect, PanelKind.FIELD, radius=8)
        room = self.rect.inflate(-2 * style.px(_GAP), -style.px(_GAP))
        reason = self._reviewed.why(self._shown) if self._shown is not None else ""
        if not reason:
            self._paint_key(surface, style, room)
            return
        foot = round(style.type.height(style.text(_KEY)) * _CLOSE)
        if not _holds(style, room.width, room.height - foot, reason):  # it is worth more than the key
            _paint_reason(surface, style, room, reason)
            return
        below = pygame.Rect(room.left, room.bottom - foot, room.width, foot)
        surface.fill(style.theme.panel_edge, (room.left, below.top, room.width, 1))
        self._paint_key(surface, style, below)
        _paint_reason(surface, style, pygame.Rect(*room.topleft, room.width, below.top - room.top), reason)

    def _paint_key(self, surface: pygame.Surface, style: Style, room: pygame.Rect) -> None:
        """Every sign with its name and from how many points on, beside one another where there is room for that."""
        key, high = self._reviewed.key, style.type.height(style.text(_KEY))
        texts, names = [text for _, text in key], [grade_name(grade) for grade, _ in key]
        sizes = [size for size in range(style.text(_KEY), SMALLEST - 1, -1) if _free(style, texts, size, room) >= 0]
        if not sizes and room.height >= len(key) * high:
            step = room.height // len(key)
            for number, (grade, text) in enumerate(key):
                row = pygame.Rect(room.left, room.top + number * step, room.width, step)
                _paint_meant(surface, style, row, grade, text, style.text(_KEY))
            return
        size, texts = (sizes[0], texts) if sizes else (style.text(_KEY), names)
        left, rest = room.left, max(0, _free(style, texts, size, room)) // (len(texts) - 1)
        apart = style.px(_GAP) + min(rest, style.px(_APART))
        for (grade, _told), text in zip(key, texts, strict=True):
            place = pygame.Rect(left, room.top, _wide(style, text, size), room.height)
            _paint_meant(surface, style, place, grade, text, size)
            left += place.width + apart


def _before(style: Style) -> int:
    """The width of the sign before a reason."""
    return style.type.height(style.text(_TEXT)) + style.px(_GAP)


def _holds(style: Style, wide: int, high: int, reason: str) -> bool:
    """Whether the smallest letters of a reason have room."""
    return len(style.type.wrap(reason, SMALLEST, wide - _before(style))) * style.type.height(SMALLEST) <= high


def _paint_reason(surface: pygame.Surface, style: Style, room: pygame.Rect, reason: str) -> None:
    """Beside the sign of what is better, in as many lines as there is room for."""
    type_, size = style.type, style.text(_TEXT)
    side, left = style.type.height(size), room.left + _before(style)
    while size > SMALLEST and len(type_.wrap(reason, size, room.right - left)) * type_.height(size) > room.height:
        size -= 1
    lines, step = type_.balanced(reason, size, room.right - left), type_.height(size)
    most = max(1, room.height // step)
    if len(lines) > most:
        lines = [*lines[: most - 1], type_.shortened(" ".join(lines[most - 1 :]), size, room.right - left)]
    top = room.centery - step * len(lines) // 2
    draw_sign(surface, style, pygame.Rect(room.left, top + (step - side) // 2, side, side), Sign.GOOD)
    for number, text in enumerate(lines):
        surface.blit(type_.line(text, size, style.theme.text), (left, top + number * step))


def _paint_meant(surface: pygame.Surface, style: Style, row: pygame.Rect, grade: Grade, text: str, size: int) -> None:
    """A sign with its words in letters of a size, smaller ones where these have no room."""
    side = min(row.height, style.type.height(size))
    draw_sign(surface, style, pygame.Rect(row.left, row.centery - side // 2, side, side), GRADES[grade])
    room = row.width - side - style.px(_GAP) // 2
    size = style.type.fitted(text, size, room)
    line = style.type.line(style.type.shortened(text, size, room), size, style.theme.text_soft)
    surface.blit(line, line.get_rect(midleft=(row.left + side + style.px(_GAP) // 2, row.centery)))


def _wide(style: Style, text: str, size: int) -> int:
    """Of a sign with its words."""
    return style.type.height(size) + style.px(_GAP) // 2 + style.type.width(text, size)


def _free(style: Style, texts: Sequence[str], size: int, room: pygame.Rect) -> int:
    """The pixels that are left where they stand beside one another."""
    return room.width - sum(_wide(style, text, size) for text in texts) - style.px(_GAP) * (len(texts) - 1)
