"""What a review found of the move that led to a moment, beside the words that tell the move, and the better way."""

from __future__ import annotations

from typing import Final

import pygame

from game.match.playback import Playback
from game.ui.graphics.card_strip import draw_strip, strip_size
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.judged.signs import Sign, draw_sign
from game.ui.scenes.replay.findings.reviewed import Graded, Reviewed
from game.ui.table.drawing.rim_panels import Panels
from game.ui.text import SMALLEST, TextStyle

_TEXT: Final = 20
_GAP: Final = 8
"""Units of the letters, and between signs, words and edges."""
_BORDER: Final = 6
"""Units around a sign."""
_CARD: Final = 76
"""Units of the width of a card of which the index is shown."""
_SHARE: Final = 60
"""It has this part of the place of the prompt at least, in percent, where it needs that."""
_LEAST: Final = 150
"""Units of the words of the better way that are worth a place."""


class Found:
    """Is seen while the table lies, after a move that was a mistake."""

    def __init__(self, reviewed: Reviewed) -> None:
        self._reviewed = reviewed
        self._graded: Graded | None = None
        self._told = ""
        """What it cost: with its grade, or the figure alone where the better way needs the room."""
        self._panels: Panels | None = None
        self.area = pygame.Rect(0, 0, 0, 0)
        """Empty while nothing is seen."""
        self.words = pygame.Rect(0, 0, 0, 0)
        """The same with what tells the move."""

    @property
    def said(self) -> str:
        """What it says in words."""
        return self._reviewed.said(self._graded) if self._graded is not None else ""

    def hide(self) -> pygame.Rect:
        """Show nothing; returns what is to be painted again."""
        before, self.area, self._graded = self.area, pygame.Rect(0, 0, 0, 0), None
        if self._panels is not None:
            self._panels.aside = 0
        return before

    def show(self, style: Style, playback: Playback, panels: Panels) -> pygame.Rect:
        """Of what led to the moment that is shown, beside the panel that tells it; returns what to paint again.

        The panel makes room for it as far as it can.
        """
        self._panels = panels
        before, action = self.hide(), playback.still.action
        self.words = plate = panels.plate()
        graded = self._reviewed.at(playback.number, action.seat) if action is not None else None
        if graded is None:
            return before
        self._graded, room, gap = graded, panels.prompt_room(), style.px(_GAP)
        free, self._told = max(room.width - plate.width - gap, room.width * _SHARE // 100), self._reviewed.told(graded)
        texts = self._told, self._reviewed.instead(graded).text
        if sum(self._wide(style, text, plate.height, SMALLEST) for text in texts) > free:
            self._told = self._reviewed.figure(graded)
        needed = self._head(style, plate.height) + self._tail(style, graded, plate.height, cards=True)
        wide = min(needed, free)
        panels.aside = wide + gap
        plate = panels.plate()
        self.area = pygame.Rect(plate.right + gap, plate.top, wide, plate.height)
        self.words = plate.union(self.area)
        return before.union(self.area) if before else self.area

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The sign and what it cost; behind a line the better way. Where they touch `area`."""
        graded = self._graded
        if graded is None or not self.area.colliderect(area):
            return
        theme, gap, high = style.theme, style.px(_GAP), self.area.height
        draw_panel(surface, style, self.area, PanelKind.PANEL, radius=8)
        side = high - 2 * style.px(_BORDER)
        sign = pygame.Rect(self.area.left + gap, self.area.centery - side // 2, side, side)
        self._reviewed.draw(surface, style, sign, graded)
        head = self._head(style, high)
        told = self.area.width - head >= style.px(_LEAST)
        end = self.area.left + head if told else self.area.right
        self._write(surface, style, self._told, (sign.right + gap, end - gap))
        if not told:
            return
        surface.fill(theme.panel_edge, (end, self.area.top + gap, 1, high - 2 * gap))
        sign.left = end + gap
        draw_sign(surface, style, sign, Sign.GOOD)
        right, cards = self.area.right - gap, self._reviewed.instead(graded).unnamed
        if cards and self._tail(style, graded, high, cards=True) <= self.area.right - end:
            wide, tall = strip_size(style, len(cards.split()), 10_000, _CARD)
            strip = pygame.Rect(right - wide, self.area.centery - tall // 2, wide, tall)
            draw_strip(surface, style, cards, strip, _CARD)
            right -= wide + gap
        text = self._reviewed.instead(graded).text
        self._write(surface, style, text, (sign.right + gap, right))

    def _write(self, surface: pygame.Surface, style: Style, text: str, between: tuple[int, int]) -> None:
        """In the middle of the height, between two places."""
        room = between[1] - between[0]
        size = style.type.fitted(text, style.text(_TEXT), room, TextStyle.STRONG)
        text = style.type.shortened(text, size, room, TextStyle.STRONG)
        line = style.type.line(text, size, style.theme.text, TextStyle.STRONG)
        surface.blit(line, line.get_rect(midleft=(between[0], self.area.centery)))

    def _head(self, style: Style, high: int) -> int:
        """The width of the sign and of what it cost."""
        return self._wide(style, self._told, high, style.text(_TEXT))

    def _tail(self, style: Style, graded: Graded, high: int, *, cards: bool) -> int:
        """That of the better way, with the `cards` that it does not name."""
        wide = self._wide(style, self._reviewed.instead(graded).text, high, style.text(_TEXT))
        if cards and (shown := self._reviewed.instead(graded).unnamed):
            wide += strip_size(style, len(shown.split()), 10_000, _CARD)[0] + style.px(_GAP)
        return wide

    def _wide(self, style: Style, text: str, high: int, size: int) -> int:
        side = high - 2 * style.px(_BORDER)
        return side + 3 * style.px(_GAP) + style.type.width(text, size, TextStyle.STRONG)
