"""Tricks on the table: how many each team has won, and the last one again on demand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, Protocol, TypeVar

import pygame

from game.cards import Face, Suit
from game.engine import Action, Seat, SeatView
from game.i18n import _, plural
from game.i18n.phrases import card_name
from game.tricks.rules import SEATS, Trick, TrickRules
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.graphics.pictures import CARD_RATIO
from game.ui.graphics.text import TextStyle
from game.ui.kit import (
    Align,
    Column,
    Control,
    Drawing,
    FirstThatFits,
    Frame,
    Node,
    Panel,
    Role,
    Row,
    Space,
    Spacer,
    Text,
    Tone,
)
from game.ui.stage.composed_scene import ComposedScene
from game.ui.system.shortcuts import Command
from game.ui.table.contract.context import TableComponent, TableContext
from game.ui.table.layout.geometry import bounds
from game.ui.table.layout.zone import Zone
from game.ui.widgets import Button, ButtonKind
from game.ui.widgets.graph import draw_mark

_SIZE: Final = (1500, 940)
TRICK_SHARE: Final = 0.56
"""The part of the width that the trick takes beside what a game adds."""
_HIGHS: Final = range(270, 90, -10)
"""Units of the height of a card of a trick: the largest that has room."""
_WIDTHS: Final = 1.3
"""What a player has room for, in widths of a card."""


class _ReviewOptions(Protocol):
    @property
    def review(self) -> str:
        """`last_trick` or `all_tricks`."""


class Reviewed(SeatView, Protocol):
    """The view of a game whose former tricks may be shown."""

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The complete tricks of the hand."""

    @property
    def trump(self) -> Suit | None:
        """The trump suit, if any."""

    @property
    def options(self) -> _ReviewOptions:
        """The options of the match."""


def whole_cards(cards: Sequence[Face], width: float, step: float = 1) -> Node:
    """Cards so many units wide, `step` widths from one to the next."""
    wide = width * (1 + step * (len(cards) - 1))
    return Drawing(partial(_draw_cards, cards, step), (cards, step), width=wide, height=width * CARD_RATIO)


def _draw_cards(cards: Sequence[Face], step: float, surface: pygame.Surface, style: Style, rect: pygame.Rect) -> None:
    width = round(rect.height / CARD_RATIO)
    for place, card in enumerate(cards):
        picture = style.pictures.card(str(card), width, max(2, width // 30))
        picture.draw(surface, rect.left + round(place * width * step), rect.top)


def reviewable(view: Reviewed) -> tuple[Trick, ...]:
    """Return the tricks that may be shown again: the last one, or all where the option allows."""
    return view.tricks if view.options.review == "all_tricks" else view.tricks[-1:]


class TrickReview(ComposedScene):
    """A former trick around the table, with room for an addition of the game. Escape closes it."""

    name = "review"
    overlay = True

    def __init__(self, table: TableContext[Reviewed], rules: TrickRules) -> None:
        super().__init__(table.stage)
        self._rules = rules
        self.style = table.style
        self._seat = table.seat
        self.names = table.match.names
        self._phrases = table.phrases
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

    def announcement(self) -> str:
        """What this is; the trick itself is said whenever another one is shown."""
        return _("Tricks")

    def standing(self) -> str:
        """The trick that is shown, card by card, and what it was worth."""
        if not self._tricks:
            return ""
        trick = self._tricks[self._at]
        names = [self.names[(trick.leader + place) % SEATS] for place in range(SEATS)]
        names[0] = _("{name} led", name=names[0])
        cards = [
            f"{name}: {card_name(card, self._phrases.cards)}" for name, card in zip(names, trick.cards, strict=True)
        ]
        return ". ".join((self._title(), *cards, self._worth(trick)))

    def compose(self) -> Node:
        """The trick on one side, what the game adds on the other, buttons below."""
        worth = self._worth(self._tricks[self._at]) if self._tricks else _("No trick has been taken yet.")
        cards = [FirstThatFits(*(partial(self._cross, high) for high in _HIGHS), grow=1)] if self._tricks else []
        words = Text(worth, side=Align.CENTER)
        trick = Panel(Column(*cards, words, gap=Space.SMALL, justify=Align.CENTER), grow=TRICK_SHARE)
        added = self.addition()
        both = Row(trick, *([added] if added else []), gap=Space.WIDE, even=True, cross=Align.STRETCH, grow=1)
        buttons = (Control(each, width=240, height=56) for each in (self._back, self._on, self._close) if each.visible)
        column = Column(both, Row(*buttons, gap=Space.WIDE, justify=Align.CENTER), gap=Space.WIDE)
        return Frame(self._title(), column, size=_SIZE, beneath=lambda: self.stage.backdrop)

    def addition(self) -> Node | None:
        """What a game adds beside the trick; the base adds nothing."""
        return None

    def _title(self) -> str:
        if not self._tricks:
            return _("Tricks")
        return _("Trick {number}", number=self._first + self._at)

    def _go(self, way: int) -> None:
        self._at = max(0, min(len(self._tricks) - 1, self._at + way))
        self._offer()
        self.refresh()

    def _offer(self) -> None:
        several = len(self._tricks) > 1
        self._back.visible = self._on.visible = several
        self._back.enabled, self._on.enabled = self._at > 0, self._at < len(self._tricks) - 1

    def _cross(self, high: float) -> Node:
        """Cards so many units high where their players sit, each above the name, the winner's marked."""
        own, right, partner, left = (self._played_by((self._seat + ahead) % SEATS, high) for ahead in range(SEATS))
        if self.mirrored:  # the next player sits to the right on the screen
            left, right = right, left
        return Row(left, Column(partner, own, gap=Space.SMALL), right, gap=Space.NONE, justify=Align.CENTER)

    def _played_by(self, seat: Seat, high: float) -> Node:
        """The card of a player, and who that is."""
        trick = self._tricks[self._at]
        place = (seat - trick.leader) % SEATS
        name, won, wide = self.names[seat], seat == trick.winner, high / CARD_RATIO
        texts = [_("{name} led", name=name), name] if place == 0 else [name]
        words = (Text(text, Role.STRONG, Tone.GILT if won else Tone.TEXT, side=Align.CENTER) for text in texts)
        card = whole_cards(trick.cards[place : place + 1], wide)
        ground = Panel(card, PanelKind.BRASS if won else None, pad=Space.SMALL, radius=10, align=Align.CENTER)
        return Column(Spacer(width=_WIDTHS * wide), ground, FirstThatFits(*words), gap=Space.NONE)

    def _worth(self, trick: Trick) -> str:
        worth = sum(self._rules.points(card, self._trump) for card in trick.cards)
        return plural(
            "{name} took {count} card point", "{name} took {count} card points", worth, name=self.names[trick.winner]
        )


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

    def relabel(self) -> None:
        """What can be looked back at, and the key."""
        every = self.table.view().options.review == "all_tricks"
        self._button.label = _("Tricks") if every else _("Last trick")
        key = self.table.stage.shortcuts.text(Command.REVIEW) or "–"
        self._button.tip = _("Look back at the cards played ({key})", key=key)

    def place(self) -> None:
        """Place the button above the others at the hand."""
        table = self.table
        view = table.view()
        self._button.enabled = bool(reviewable(view))
        self._button.place(table.button_row(2))

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """Return the number of tricks on each heap."""
        return {f"tricks {team}": (panel, text) for team, text, panel in self._panels()}

    def words(self) -> Sequence[str]:
        """How many tricks each team has won, where it has won any."""
        own = self.table.match.teams[self.table.seat]
        return [
            plural(
                "{name}: {count} trick.",
                "{name}: {count} tricks.",
                len(cards) // SEATS,
                name=_("Us") if place.owner == own else _("Them"),
            )
            for place, cards in self.board.placement.items()
            if place.zone == "won" and cards
        ]

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
