"""The components by which a hand of Baloot is talked about: dialogue, contract, bubbles, projects, points."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

import pygame

from game.engine import Event, RoundEnded, Shuffled
from game.families.tricks.table.dialogue import Arrangement, Call, Talk, arranged, paint_dialogue
from game.games.baloot.rules.events import Bought, KaweshSaid, ThrownIn
from game.games.baloot.rules.state import Buying, Cutting, Doubling
from game.games.baloot.rules.view import BalootView
from game.games.baloot.table.auction import calls, talk
from game.games.baloot.table.projects_panel import ProjectsPanel
from game.games.baloot.table.status import Status
from game.ui.table.context import TableComponent, TableContext
from game.ui.table.facts import Offer
from game.ui.widgets import Button, ButtonKind

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
        self._names = [seat.name for seat in table.match.seats]
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
        zone = self.board.layout.zones.get("dialogue")
        self._parts = None
        if zone is None or self._talk is None:
            return
        zones = self.board.layout.zones
        card = pygame.Rect(zones["public"]) if self._talk.public is not None else None
        shown = [button for button in self._buttons if button.visible]
        self._parts = arranged(self.style, pygame.Rect(zone), card, self._talk, shown)
        for button, rect in zip(shown, self._parts.buttons, strict=True):
            button.place(rect)

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """The dialogue."""
        if self._parts is None:
            return {}
        margin = self.style.px(24)
        return {"dialogue": (self._parts.box.inflate(margin, margin), (self._talk, self._parts.said))}

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Panel and words; the buttons are painted as all widgets are."""
        if self._parts is not None and self._talk is not None and self._parts.box.colliderect(area):
            paint_dialogue(surface, self.style, self._talk, self._names, self._parts)

    def _label(self, button: Button, call: Call) -> None:
        button.name = f"offer.{call.name}"
        button.label, button.detail, button.tip = call.label, call.brief, call.tip
        button.kind = ButtonKind.PLAIN if call.is_pass else ButtonKind.PRIMARY

    def _say(self, place: int) -> None:
        if place < len(self._calls):
            table = self.table
            table.choose((self._calls[place].action,))
