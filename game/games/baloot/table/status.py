"""What is always there on the table of Baloot: contract, dealer, bubbles of what was said, points taken so far."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.cards import Suit
from game.engine import Event, Shuffled
from game.games.baloot.rules.events import Bought
from game.games.baloot.rules.state import Cutting
from game.games.baloot.rules.view import BalootView
from game.games.baloot.table.auction import ContractFacts, contract_facts
from game.games.baloot.table.badge import PointsFacts, draw_contract, draw_dealer, draw_points
from game.games.baloot.table.bubbles import Bubble, after, points_facts
from game.ui.table.calls import draw_bubble
from game.ui.table.component import TableComponent
from game.ui.table.context import TableContext


class Status(TableComponent[BalootView]):
    """Badge, coin, bubbles and points; each changes when what changes it is told."""

    def __init__(self, table: TableContext[BalootView]) -> None:
        super().__init__(table)
        self._names = [seat.name for seat in table.match.seats]
        self._bubbles: Mapping[int, Bubble] = {}
        self._contract: ContractFacts | None = None
        self._coming: ContractFacts | None = None
        self._points: PointsFacts | None = None
        self._dealer = 0
        self._public: Suit | None = None
        self._take(table.view())

    def _take(self, view: BalootView) -> None:
        self._contract = self._coming = contract_facts(view, self._names)
        self._points = points_facts(view)
        self._dealer = view.dealer
        self._note_public(view)

    def _note_public(self, view: BalootView) -> None:
        card = view.public if view.public is not None else view.taken
        self._public = None if card is None else card.suit

    def prepare(self, view: BalootView) -> Callable[[], None]:
        """How things stand once that is told."""
        self._coming = contract_facts(view, self._names)
        if not isinstance(view.phase, Cutting):
            self._note_public(view)
        return lambda: self._take(view)

    def on_event(self, event: Event) -> None:
        """Bubbles come at once; the contract when the card is bought."""
        self._bubbles = after(self._bubbles, event, self._public)
        match event:
            case Shuffled():
                self._contract = self._points = None
            case Bought():
                self._contract = self._coming

    def replay(self, events: Sequence[Event]) -> None:
        """Everything as it stands."""
        self._take(self.table.view())
        self._bubbles = {}
        for event in events:
            self._bubbles = after(self._bubbles, event, self._public)

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """The badge, the points, the coin, and a bubble for everybody who said something."""
        shown: dict[str, tuple[pygame.Rect, object]] = {}
        zones = self.board.layout.zones
        if "badge" in zones:
            shown["badge"] = (pygame.Rect(zones["badge"]), self._contract)
        if "points" in zones:
            shown["points"] = (pygame.Rect(zones["points"]), self._points)
        for seat in range(len(self._names)):
            if f"dealer.{seat}" in zones:
                shown[f"dealer.{seat}"] = (pygame.Rect(zones[f"dealer.{seat}"]), seat == self._dealer)
            if f"said.{seat}" in zones:
                margin = self.style.px(16)
                zone = pygame.Rect(zones[f"said.{seat}"]).inflate(margin, margin)
                bubble = self._bubbles.get(seat)
                shown[f"said.{seat}"] = (zone, None if bubble is None else bubble.said)
        return shown

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """What lies below the cards."""
        style = self.style
        zones = {name: pygame.Rect(rect) for name, rect in self.board.layout.zones.items()}
        badge, points = zones.get("badge"), zones.get("points")
        if badge is not None and self._contract is not None and badge.colliderect(area):
            draw_contract(surface, style, badge, self._contract)
        if points is not None and self._points is not None and points.colliderect(area):
            draw_points(surface, style, points, self._points)
        coin = zones.get(f"dealer.{self._dealer}")
        if coin is not None and coin.colliderect(area):
            draw_dealer(surface, style, coin)

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Bubbles, which may hang over cards."""
        for seat, bubble in self._bubbles.items():
            zone = self.board.layout.zones.get(f"said.{seat}")
            if zone is not None and pygame.Rect(zone).colliderect(area):
                said, room = bubble.said, pygame.Rect(zone)
                draw_bubble(surface, self.style, said.text, room, quiet=said.is_pass)
