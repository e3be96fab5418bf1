"""The components by which a hand of Baloot is talked about: dialogue, contract, bubbles, projects, points."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

import pygame

from game.engine import Event, RoundEnded, Shuffled
from game.families.tricks.table.dialogue import Arrangement, Call, Talk, arranged, paint_dialogue
from game.games.baloot.rules.events import Bought, KaweshSaid, ProjectShown, ThrownIn
from game.games.baloot.rules.state import SEATS, Buying, Cutting, Doubling, Playing
from game.games.baloot.rules.view import Announced, BalootView
from game.games.baloot.table.auction import calls, talk
from game.games.baloot.table.projects import (
    ProjectFacts,
    ProjectOffer,
    draw_projects,
    fitting_width,
    on_show,
    panel_size,
    project_facts,
    project_offers,
)
from game.games.baloot.table.status import Status
from game.ui.graphics.card_strip import SCORE_CARD, draw_strip, strip_size
from game.ui.graphics.drawing import Style
from game.ui.table.context import TableComponent, TableContext
from game.ui.table.facts import Offer
from game.ui.table.layout.zone import Zone
from game.ui.widgets import Button, ButtonKind

_OFFERS: Final = 5
"""No hand can declare more projects, all of them at once included."""
_BUTTON: Final = 62
_SPARE: Final = 30
"""Units that a button can do with less than it would like to have."""
_CARD: Final = 140
"""Units of the width of a card of a project, if there is room."""


class ProjectButton(Button):
    """A button with the cards that it is about beside its words."""

    cards = ""
    """In notation."""

    def natural(self, style: Style) -> tuple[int, int]:
        """Words and cards beside each other."""
        wide, high = super().natural(style)
        strip = self._strip(style)
        return wide + strip[0], max(high, strip[1] + style.px(12))

    def words(self, style: Style) -> pygame.Rect:
        """What the cards leave."""
        room = self.rect.copy()
        room.width -= self._strip(style)[0]
        return room

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The button and its cards."""
        super().paint(surface, style)
        strip = self._strip(style)
        if strip[0]:
            place = pygame.Rect((0, 0), strip)
            place.midright = (self.rect.right - style.px(14), self.rect.centery)
            draw_strip(surface, style, self.cards, place, SCORE_CARD)

    def _strip(self, style: Style) -> tuple[int, int]:
        count = len(self.cards.split())
        return strip_size(style, count, style.px(400), SCORE_CARD) if count else (0, 0)


class ProjectsPanel(TableComponent[BalootView]):
    """What may be declared or shown, and what lies open."""

    def __init__(self, table: TableContext[BalootView]) -> None:
        super().__init__(table)
        self._names = table.match.names
        self._open: tuple[ProjectFacts, ...] = on_show(table.view())
        self._offers: tuple[ProjectOffer, ...] = ()
        self._buttons = [
            ProjectButton(f"offer.declare_{place}", "", partial(self._do, place), size=24) for place in range(_OFFERS)
        ]
        self.widgets = self._buttons

    def prepare(self, view: BalootView) -> Callable[[], None]:
        """What lies open once that is told."""
        coming = on_show(view)

        def swap() -> None:
            self._open = coming

        return swap

    def on_event(self, event: Event) -> None:
        """A project is laid open at once."""
        if isinstance(event, ProjectShown) and event.seat is not None:
            shown = tuple(card for card in event.cards if card is not None)
            one = Announced(event.seat, event.kind, shown, True)
            self._open = (*self._open, project_facts(one))
        elif isinstance(event, Shuffled):
            self._open = ()

    def replay(self, events: Sequence[Event]) -> None:
        """Everything as it stands."""
        self._open = on_show(self.table.view())

    def offers(self, offers: list[Offer]) -> list[Offer]:
        """Buttons for the own projects."""
        table = self.table
        view = table.view()
        mine = isinstance(view.phase, Playing) and view.actor == view.seat and table.idle
        found = project_offers(view, table.match.actions()) if mine else ()
        self._offers = tuple(offer for offer in found if table.is_wanted(offer.actions))[:_OFFERS]
        for place, button in enumerate(self._buttons):
            button.visible = place < len(self._offers)
            if button.visible:
                offer = self._offers[place]
                button.name = f"offer.{offer.name}"
                button.label, button.detail, button.tip = offer.label, offer.brief, offer.brief
                button.cards = " ".join(str(card) for card in offer.cards)
                button.kind = ButtonKind.PRIMARY if place == 0 else ButtonKind.PLAIN
        self.place()
        return offers

    def place(self) -> None:
        """Own buttons above each other at the lower edge of the room for the own projects."""
        style, zones = self.style, self.board.layout.zones
        zone = zones.get(Zone("project", self.table.seat))
        if zone is not None:
            room, gap = pygame.Rect(zone), style.px(8)
            shown = [button for button in self._buttons if button.visible]
            for button, offer in zip(shown, self._offers, strict=False):
                if button.natural(style)[0] - style.px(_SPARE) > room.width:
                    button.detail = offer.worth
            sizes = [button.natural(style) for button in shown]
            wide = max((size[0] for size in sizes), default=0)
            high = max([style.target(_BUTTON), *(size[1] - style.px(18) for size in sizes)])
            top = room.bottom - len(shown) * (high + gap) + gap
            for place, button in enumerate(shown):
                button.place(pygame.Rect(room.left, top + place * (high + gap), min(wide, room.width), high))

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """What lies open of each player."""
        shown: dict[str, tuple[pygame.Rect, object]] = {}
        for seat in dict.fromkeys(one.seat for one in self._open):
            own, rect, width = self._panel(seat)
            shown[f"open.{seat}"] = (rect.inflate(width // 4, width // 4), own)
        return shown

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Projects that lie open."""
        for seat in dict.fromkeys(one.seat for one in self._open):
            own, rect, width = self._panel(seat)
            if rect.inflate(width // 4, width // 4).colliderect(area):
                draw_projects(surface, self.style, rect, own, width, self._names[seat])

    def _panel(self, seat: int) -> tuple[tuple[ProjectFacts, ...], pygame.Rect, int]:
        """The open projects of a player, where they lie, and the width of their cards."""
        style = self.style
        own = tuple(one for one in self._open if one.seat == seat)
        room = pygame.Rect(self.board.layout.zones[Zone("project", seat)])
        width = fitting_width(style, own, room.size, style.px(_CARD), self._names[seat])
        rect = pygame.Rect((0, 0), panel_size(style, own, width, self._names[seat]))
        rect.center = room.center
        if seat == self.table.seat:
            rect.bottom = room.bottom
        elif seat == (self.table.seat + 2) % SEATS:
            rect.top = room.top
        return own, rect, width

    def _do(self, place: int) -> None:
        if place < len(self._offers):
            table = self.table
            table.choose(self._offers[place].actions)


_CALLS: Final = 7
"""No question has more answers."""
_ENDS_TALK: Final = (Bought, ThrownIn, KaweshSaid, Shuffled, RoundEnded)
"""What happens when nothing more is asked, or something else is."""


def auction_components(table: TableContext[BalootView]) -> tuple[TableComponent[BalootView], ...]:
    """All components but the tricks, in the order of painting."""
    return Status(table), ProjectsPanel(table), AuctionPanel(table)


class AuctionPanel(TableComponent[BalootView]):
    """The dialogue of cutting, buying and doubling; its buttons are there while the player is asked."""

    def __init__(self, table: TableContext[BalootView]) -> None:
        super().__init__(table)
        self._names = table.match.names
        self._talk: Talk | None = talk(table.view(), self._names)
        self._calls: tuple[Call, ...] = ()
        self._buttons = [Button(f"offer.{place}", "", partial(self._say, place), size=26) for place in range(_CALLS)]
        self.widgets = self._buttons
        self._parts: Arrangement | None = None

    def prepare(self, view: BalootView) -> Callable[[], None]:
        """What is asked once that is told."""
        coming = talk(view, self._names)

        def swap() -> None:
            self._talk = coming

        return swap

    def on_event(self, event: Event) -> None:
        """The dialogue is over as soon as the card is bought, or will not be."""
        if isinstance(event, _ENDS_TALK):
            self._talk = None

    def replay(self, events: Sequence[Event]) -> None:
        """The question as it stands."""
        self._talk = talk(self.table.view(), self._names)

    def offers(self, offers: list[Offer]) -> list[Offer]:
        """Buttons for what the player may say now."""
        table = self.table
        view = table.view()
        asked = isinstance(view.phase, Cutting | Buying | Doubling) and view.actor == view.seat
        shown = asked and self._talk is not None and table.idle
        self._calls = calls(view, table.match.actions()) if shown else ()
        for place, button in enumerate(self._buttons):
            button.visible = place < len(self._calls)
            if button.visible:
                self._label(button, self._calls[place])
        self.place()
        return offers

    def place(self) -> None:
        """The buttons in the dialogue."""
        zone = self.board.layout.zones.get(Zone("dialogue"))
        self._parts = None
        if zone is None or self._talk is None:
            return
        room, public = pygame.Rect(zone), pygame.Rect(self.board.layout.zones[Zone("public")])
        card = public if self._talk.public is not None and room.contains(public) else None
        shown = [button for button in self._buttons if button.visible]
        self._parts = arranged(self.style, room, card, self._talk, shown)
        for button, rect in zip(shown, self._parts.buttons, strict=True):
            button.place(rect)

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """The dialogue."""
        if self._parts is None:
            return {}
        margin = self.style.px(24)
        return {"dialogue": (self._parts.box.inflate(margin, margin), (self._talk, self._parts.detailed))}

    def panels(self) -> Sequence[pygame.Rect]:
        """The dialogue."""
        return [self._parts.box] if self._parts is not None and self._talk is not None else []

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Panel and words; the buttons are painted as all widgets are."""
        if self._parts is not None and self._talk is not None and self._parts.box.colliderect(area):
            paint_dialogue(surface, self.style, self._talk, self._parts)

    def _label(self, button: Button, call: Call) -> None:
        button.name = f"offer.{call.name}"
        button.label, button.detail, button.tip = call.label, call.brief, call.tip

    def _say(self, place: int) -> None:
        if place < len(self._calls):
            table = self.table
            table.choose((self._calls[place].action,))
