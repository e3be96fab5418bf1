"""What happened in the round, from its first turn on: who did what, with the cards that everybody saw.

Between them stands what was said to the player.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from game.engine import CardsDealt, Event, Shuffled, TurnBegan
from game.i18n import _
from game.i18n.phrases import captions_of
from game.ui.graphics.background import panel_for
from game.ui.graphics.card_strip import SCORE_CARD, draw_strip, strip_size
from game.ui.graphics.drawing import Style, draw_text
from game.ui.table.context import AnyContext
from game.ui.table.presenter import gathered, seen_cards
from game.ui.text import TextStyle
from game.ui.widget_scene import WidgetScene
from game.ui.widgets import Button, ButtonKind, ScrollList

_UNTOLD: Final = (Shuffled, CardsDealt, TurnBegan)
_SIZE: Final = (1240, 900)
_TEXT: Final = 22
_WORDS: Final = 0.46
"""The part of a row that its sentence may take."""


class _Row(NamedTuple):
    """What happened, with the cards that everybody saw, or what was said to the player."""

    text: str
    cards: str = ""
    said_to_player: bool = False


class LogScene(WidgetScene):
    """A list of sentences with cards, the latest in sight. Escape or the button closes it."""

    name = "log"
    overlay = True

    def __init__(self, table: AnyContext) -> None:
        super().__init__(table.stage)
        self.style = table.style
        names = table.match.names
        self.rows: list[_Row] = []
        """What is listed, the latest last."""
        messages = list(table.told)
        captions = captions_of(table.match.game_name)
        before: Event | None = None
        for number, event in enumerate(table.match.log(table.seat)):
            while messages and messages[0].after <= number:
                self.rows.append(_Row(messages.pop(0).text, said_to_player=True))
                before = None
            if isinstance(event, _UNTOLD):
                continue
            joined = gathered([one for one in (before, event) if one is not None], table.board.config)
            if before is not None and len(joined) == 1:
                self.rows.pop()
            before = joined[-1]
            player = names[event.seat] if event.seat is not None else ""
            text = captions.caption(before, player, own=event.seat == table.seat, names=names)
            if text:
                self.rows.append(_Row(text, seen_cards(before)))
        self.rows += [_Row(message.text, said_to_player=True) for message in messages]
        self._list = ScrollList("rows", self._paint_row, read=lambda row: self.rows[row].text)
        self._close = Button("close", _("Close"), self.back, kind=ButtonKind.PRIMARY)
        self.group.replace([self._list, self._close])
        self.group.set_focus(self._list)

    def layout(self, size: tuple[int, int]) -> None:
        """A panel, the list in it, the button below."""
        style = self.style
        self._panel = panel_for(style, size, _SIZE)
        inner = self._panel.inner
        high = style.target(56)
        self._close.place(pygame.Rect(inner.centerx - style.px(120), inner.bottom - high, style.px(240), high))
        self._list.place(pygame.Rect(inner.left, inner.top, inner.width, inner.height - high - style.px(20)))
        strip = strip_size(style, 1, inner.width, SCORE_CARD)[1]
        row = max(strip + 4, style.type.height(style.text(_TEXT)) + style.px(8))
        self._list.fill(len(self.rows), row, style.px(6), style.px(12))
        self._list.scroll_to(self._list.content_height)

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The dimmed table and the panel."""
        if self.stage.backdrop is not None:
            surface.blit(self.stage.backdrop, area, area)
        self._panel.paint(surface, self.style, _("This round so far"))
        if not self.rows:
            middle = self._list.rect.center
            draw_text(
                surface, self.style, _("Nothing has happened yet."), _TEXT, self.style.theme.text_soft, center=middle
            )

    def _paint_row(self, surface: pygame.Surface, style: Style, index: int, rect: pygame.Rect) -> None:
        row = self.rows[index]
        text, cards = row.text, row.cards
        words = round(rect.width * _WORDS) - style.px(12)
        room = words if cards else rect.width - style.px(24)
        px = style.type.fitted(text, style.text(_TEXT), room, TextStyle.BODY)
        line = style.type.line(
            style.type.shortened(text, px, room), px, style.theme.gilt if row.said_to_player else style.theme.text
        )
        surface.blit(line, line.get_rect(midleft=(rect.left + style.px(12), rect.centery)))
        if cards:
            strip = pygame.Rect(rect.left + words + style.px(24), rect.top + 2, rect.width - words - style.px(36), 0)
            draw_strip(surface, style, cards, strip, SCORE_CARD)
