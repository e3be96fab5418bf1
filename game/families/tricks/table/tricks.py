"""Tricks on the table: how many each team has won, and the last one again on demand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol, TypeVar

import pygame

from game.cards import Suit
from game.engine import Action, SeatView
from game.i18n import _, plural
from game.tricks.rules import SEATS, Trick, TrickRules
from game.ui.graphics.background import panel_for
from game.ui.graphics.drawing import PanelKind, draw_panel, draw_text
from game.ui.graphics.pictures import CARD_RATIO
from game.ui.graphics.theme import Rgb
from game.ui.shortcuts import Command
from game.ui.table.context import TableComponent, TableContext
from game.ui.table.layout.geometry import bounds
from game.ui.table.layout.zone import Zone
from game.ui.text import TextStyle
from game.ui.widget_scene import WidgetScene
from game.ui.widgets import Button, ButtonKind
from game.ui.widgets.graph import draw_mark

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
        self.names = table.match.names
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
            draw_text(
                surface, self.style, _("No trick has been taken yet."), 24, self.style.theme.text_soft, center=middle
            )
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
        text = plural(
            "{name} took {count} card point", "{name} took {count} card points", worth, name=self.names[trick.winner]
        )
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


V = TypeVar("V", bound=Reviewed)

_MARK: Final = 22
"""Units that the mark of a team takes."""


class Tricks(TableComponent[V]):
    """Counts the heaps, and has a button that lays the last trick open."""

    def __init__(
        self, table: TableContext[V], open_review: Callable[[TableContext[V]], TrickReview], playing: type
    ) -> None:
        super().__init__(table)
        self._open_review = open_review
        self._playing = playing
        """The phase in which cards are played."""
        self._button = Button("review", "", self.review, size=18)
        self.widgets = (self._button,)

    def review(self) -> None:
        """Lay the last trick open, or all of them where that was agreed."""
        table = self.table
        if reviewable(table.view()):
            table.stage.push(self._open_review(table))
        else:
            table.say(_("No trick has been taken yet."))

    def commands(self) -> Mapping[Command, Callable[[], object]]:
        """The key that does the same."""
        return {Command.REVIEW: self.review}

    def place(self) -> None:
        """The button stands above the others beside the hand."""
        table = self.table
        view = table.view()
        self._button.label = _("Tricks") if view.options.review == "all_tricks" else _("Last trick")
        key = table.stage.shortcuts.text(Command.REVIEW) or "–"
        self._button.tip = _("Look back at the cards played ({key})", key=key)
        self._button.enabled = bool(reviewable(view))
        self._button.place(table.button_row(2))

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """How many tricks lie on each heap."""
        return {f"tricks {team}": (panel, text) for team, text, panel in self._panels()}

    def clicked(self, zone: Zone, taking: Sequence[Action]) -> bool:
        """A heap shows the last trick."""
        if zone.kind != "won":
            return False
        self.review()
        return True

    def stops(self) -> Sequence[Sequence[Zone]]:
        """The trick, while cards are played to it."""
        return ((Zone("trick"),),) if isinstance(self.table.view().phase, self._playing) else ()

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Upon each heap whose it is, and how many tricks it holds."""
        style, teams = self.style, self.table.match.teams
        for team, text, panel in self._panels():
            if panel.colliderect(area):
                draw_panel(surface, style, panel, PanelKind.TOAST, radius=8)
                place = 0 if team == teams[self.table.seat] else 1
                draw_mark(surface, style, place, (panel.left + style.px(_MARK) // 2 + style.px(4), panel.centery), 7)
                line = style.type.line(text, style.text(20), style.theme.text, TextStyle.STRONG)
                surface.blit(line, line.get_rect(midright=(panel.right - style.px(8), panel.centery)))

    def _panels(self) -> list[tuple[int, str, pygame.Rect]]:
        style, board = self.style, self.board
        panels, aloft = [], board.aloft
        for place, slots in board.layout.slots.items():
            landed = sum(sprite not in aloft for sprite in board.pool.at(place))
            if place.zone != "won" or place.owner is None or not slots or not landed:
                continue
            text = str(len(slots) // SEATS)
            heap = pygame.Rect(bounds([slot.rect for slot in slots]))
            wide = style.type.width(text, style.text(20), TextStyle.STRONG) + style.px(_MARK) + style.px(14)
            panel = pygame.Rect(0, 0, wide, style.type.height(style.text(20), TextStyle.STRONG))
            panel.bottomright = (heap.right - style.px(5), heap.bottom - style.px(5))
            panels.append((place.owner, text, panel))
        return panels
