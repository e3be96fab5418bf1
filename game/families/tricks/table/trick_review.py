"""Looking at tricks that are over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

import pygame

from game.cards import Suit
from game.engine import SeatView
from game.i18n import _
from game.tricks.rules import SEATS, Trick, TrickRules
from game.ui.graphics.drawing import draw_panel, draw_text
from game.ui.graphics.framed_panel import panel_for
from game.ui.graphics.panels import PanelKind
from game.ui.graphics.pictures import CARD_RATIO
from game.ui.graphics.theme import Rgb
from game.ui.scenes.base import WidgetScene
from game.ui.table.context import TableContext
from game.ui.text import TextStyle
from game.ui.widgets import Button, ButtonKind

_SIZE: Final = (1500, 940)
_TRICK: Final = 0.56
"""The part of the width that the trick takes."""
_HIGHEST: Final = 270
"""Units of the height of a card of a trick."""
_NAME: Final = 22


class _ReviewOptions(Protocol):
    @property
    def review(self) -> str:
        """`last_trick` or `all_tricks`."""


class Reviewed(SeatView, Protocol):
    """What a seat may know of a game whose tricks may be looked at again."""

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The complete tricks of the hand."""

    @property
    def trump(self) -> Suit | None:
        """The trump suit, if any."""

    @property
    def options(self) -> _ReviewOptions:
        """What was agreed on."""


def reviewable(view: Reviewed) -> tuple[Trick, ...]:
    """The tricks that may be looked at: the last one, or all where the option allows."""
    return view.tricks if view.options.review == "all_tricks" else view.tricks[-1:]


class TrickReview(WidgetScene):
    """A trick as it lay, around the table, with room beside it for what a game adds. Escape closes it."""

    name = "review"
    overlay = True

    def __init__(self, table: TableContext[Reviewed], rules: TrickRules) -> None:
        super().__init__(table.stage)
        self._rules = rules
        self.style = table.style
        self._seat = table.seat
        self.names = [seat.name for seat in table.match.seats]
        view = table.view()
        self._trump = view.trump
        self._tricks = reviewable(view)
        self._first = len(view.tricks) - len(self._tricks) + 1
        self._at = len(self._tricks) - 1
        self._back = Button("earlier", _("‹ Earlier"), lambda: self._go(-1))
        self._on = Button("later", _("Later ›"), lambda: self._go(1))
        self._close = Button("close", _("Close"), self.back, kind=ButtonKind.PRIMARY)
        self.group.replace([self._back, self._on, self._close])
        self._offer()
        self.group.set_focus(self._close)

    def back(self) -> None:
        """Close it."""
        self.stage.pop()

    def layout(self, size: tuple[int, int]) -> None:
        """The trick on one side, what the game adds on the other, buttons below."""
        style = self.style
        self._panel = panel_for(style, size, _SIZE)
        inner = self._panel.inner
        high = style.target(56)
        wide = style.px(240)
        buttons = [self._back, self._on, self._close]
        left = inner.centerx - (3 * wide + 2 * style.px(20)) // 2
        for place, button in enumerate(buttons):
            button.place(pygame.Rect(left + place * (wide + style.px(20)), inner.bottom - high, wide, high))
        field = pygame.Rect(inner.left, inner.top, inner.width, inner.height - high - style.px(20))
        part = _TRICK if self.has_beside else 1.0
        self._field = pygame.Rect(field.left, field.top, round(field.width * part), field.height)
        right = self._field.right + style.px(20)
        self.beside = pygame.Rect(right, field.top, max(0, field.right - right), field.height)

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The dimmed table, the panel, the trick and what is beside it."""
        if self.stage.backdrop is not None:
            surface.blit(self.stage.backdrop, area, area)
        self._panel.paint(surface, self.style, self._title())
        draw_panel(surface, self.style, self._field, PanelKind.TRAY)
        if self._tricks:
            self._paint_trick(surface, self._tricks[self._at])
        else:
            middle = self._field.center
            draw_text(surface, self.style, _("No trick is over yet."), 24, self.style.theme.text_soft, center=middle)
        self.paint_beside(surface)

    @property
    def has_beside(self) -> bool:
        """Whether the game paints something beside the trick."""
        return False

    def paint_beside(self, surface: pygame.Surface) -> None:
        """What the game adds at `beside`; nothing."""

    def _title(self) -> str:
        if not self._tricks:
            return _("Tricks")
        return _("Trick {number}", number=self._first + self._at)

    def _go(self, way: int) -> None:
        self._at = max(0, min(len(self._tricks) - 1, self._at + way))
        self._offer()
        self.damage.everything(self.size)

    def _offer(self) -> None:
        several = len(self._tricks) > 1
        self._back.visible = self._on.visible = several
        self._back.enabled, self._on.enabled = self._at > 0, self._at < len(self._tricks) - 1

    def _paint_trick(self, surface: pygame.Surface, trick: Trick) -> None:
        """Cards where their players sit, each with the name below it, the winner's marked."""
        style, theme, field = self.style, self.style.theme, self._field
        name = style.type.height(style.text(_NAME), TextStyle.STRONG)
        foot = name + style.px(22)
        high = min(style.px(_HIGHEST), (field.height - foot - style.px(64)) // 2 - name)
        wide = round(high / CARD_RATIO)
        room = pygame.Rect(field.left, field.top + style.px(18), field.width, field.height - foot - style.px(30))
        for place, card in enumerate(trick.cards):
            seat = (trick.leader + place) % SEATS
            rect = pygame.Rect(0, 0, wide, high)
            rect.center = self._chair(room, (seat - self._seat) % SEATS, wide, high + name)
            won = seat == trick.winner
            if won:
                draw_panel(surface, style, rect.inflate(style.px(16), style.px(16)), PanelKind.BRASS, radius=10)
            style.pictures.card(str(card), wide, max(2, wide // 30)).draw(surface, *rect.topleft)
            texts = [_("{name} led", name=self.names[seat])] if place == 0 else []
            self._paint_name(surface, [*texts, self.names[seat]], rect, theme.gilt if won else theme.text)
        worth = sum(self._rules.points(card, self._trump) for card in trick.cards)
        text = _("{name} took {points} card points", name=self.names[trick.winner], points=worth)
        below = (field.centerx, field.bottom - style.px(6))
        draw_text(surface, style, text, _NAME, theme.text, midbottom=below)

    def _paint_name(self, surface: pygame.Surface, texts: Sequence[str], card: pygame.Rect, colour: Rgb) -> None:
        """Below a card the first of the texts that fits, else the beginning of the last."""
        style, room = self.style, card.width * 3 // 2
        sizes = [(text, style.type.fitted(text, style.text(_NAME), room, TextStyle.STRONG)) for text in texts]
        fitting = [(text, px) for text, px in sizes if style.type.width(text, px, TextStyle.STRONG) <= room]
        text, px = next(iter(fitting), sizes[-1])
        line = style.type.line(style.type.shortened(text, px, room, TextStyle.STRONG), px, colour, TextStyle.STRONG)
        surface.blit(line, line.get_rect(midtop=(card.centerx, card.bottom + style.px(8))))

    def _chair(self, room: pygame.Rect, ahead: int, wide: int, high: int) -> tuple[int, int]:
        """The middle of the card of the player so many seats ahead of the own one, who sits at the lower edge."""
        aside = min(wide * 3 // 2, room.width // 2 - wide * 3 // 4)
        name = self.style.type.height(self.style.text(_NAME), TextStyle.STRONG)
        match ahead:
            case 0:
                return room.centerx, room.bottom - high // 2 - name // 2
            case 2:
                return room.centerx, room.top + high // 2 - name // 2
        way = 1 if (ahead == 1) != self.mirrored else -1  # the next player sits to the right on the screen
        return room.centerx + way * aside, room.centery - name // 2
