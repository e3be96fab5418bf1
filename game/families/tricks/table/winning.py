"""Marks of the card that is winning the trick on the table, and of the winner once everybody has played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

import pygame

from game.engine import Seat
from game.families.tricks.table.tricks import Reviewed
from game.i18n import _
from game.tricks.rules import SEATS, TrickRules
from game.ui.graphics.drawing import PanelKind
from game.ui.graphics.mirror import pixels_of
from game.ui.kit import Align, Column, Node, Panel, Role, Row, Shrinking, Space, Text, Tone
from game.ui.table.cards.sprite import Sprite
from game.ui.table.contract.context import TableComponent, TableContext
from game.ui.table.layout.zone import Zone

V = TypeVar("V", bound=Reviewed)
_ROUND: Final = 0.05
"""The roundness of the frame of the best card, in card heights."""


class Winning(TableComponent[V]):
    """A whole brass frame around the best card, unlike the open corners of the latest; then words."""

    def __init__(self, table: TableContext[V], rules: Callable[[V], TrickRules]) -> None:
        """`rules` are those of a view, as a contract may change the ranks."""
        super().__init__(table)
        self._rules = rules

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """Return the winning seat and card."""
        best = self._best()
        return {} if best is None else {"winning": (pygame.Rect(self.board.layout.zones[Zone("trick")]), best)}

    def landing(self, outlined: Sequence[Sprite]) -> Sequence[pygame.Rect]:
        """The trick, while a card is on its way to it."""
        played = any(sprite.place.zone == "trick" for sprite in outlined)
        return [pygame.Rect(self.board.layout.zones[Zone("trick")])] if played else []

    def words(self) -> Sequence[str]:
        """Return who takes the trick, once everybody has played."""
        best = self._best()
        return [self._taken_by(best[0])] if best is not None and best[1] else []

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The frame, and the words at the card of the winner."""
        best = self._best()
        if best is not None and area.colliderect(self.board.layout.zones[Zone("trick")]):
            self._paint(surface, best[0], complete=best[1])

    def _best(self) -> tuple[Seat, bool] | None:
        """Return the seat that is winning the trick on the table, if any, and whether the trick is complete."""
        board = self.board
        for place, slots in board.layout.slots.items():
            if place.zone != "trick" or place.owner is None or len(slots) < 2:
                continue
            sprites = board.pool.at(place)
            cards = [sprite.face for sprite in sprites if sprite.face is not None]
            if len(cards) == len(sprites) and board.aloft.isdisjoint(sprites):
                view = self.table.view()
                best = self._rules(view).best_place(cards, view.trump)
                return (place.owner + best) % SEATS, len(cards) == SEATS
        return None

    def _paint(self, surface: pygame.Surface, seat: Seat, *, complete: bool) -> None:
        """A whole brass frame around the card; once all have played, in words whose the trick is."""
        style, zones = self.style, self.board.layout.zones
        card, width = pygame.Rect(zones[Zone("trick", seat)]), max(3, style.px(5))
        frame = pixels_of(surface, card.inflate(2, 2))
        pygame.draw.rect(surface, style.theme.brass_light, frame, width, border_radius=round(card.height * _ROUND))
        if complete:
            words = self.words_at(seat)
            words.paint(surface, style, words.rect)

    def _taken_by(self, seat: Seat) -> str:
        if seat == self.table.seat:
            return _("You win the trick.")
        return _("{player} wins the trick.", player=self.table.match.seats[seat].name)

    def words_at(self, winner: Seat) -> Node:
        """Place who takes the trick beyond the card of the winner, seen from the middle.

        Where the room there is too low, the words lie in the corner next to the own card.
        """
        style, zones, own = self.style, self.board.layout.zones, self.table.seat
        trick, card, lower = (pygame.Rect(zones[Zone("trick", each)]) for each in (None, winner, own))
        gap, text = style.px(Space.TIGHT.value), self._taken_by(winner)
        panel, beyond = _on_panel(Text(text, Role.STRONG, Tone.GILT, side=Align.CENTER)), trick.copy()
        if (winner - own) % SEATS == 2:
            beyond.height = card.top - gap - trick.top
        else:
            beyond.top, beyond.height = card.bottom + gap, trick.bottom - card.bottom - gap
        in_line = winner % 2 == own % 2
        if in_line and panel.heights(style, beyond.width).natural <= beyond.height:
            node = Column(Row(panel, justify=Align.CENTER), justify=Align.CENTER)
            node.arrange(style, beyond)
            return panel
        aside = pygame.Rect(zones[Zone("trick", (own + 1) % SEATS if in_line else winner)])
        panel = _on_panel(Shrinking(Text(text, Role.STRONG, Tone.GILT, lines=0, side=Align.CENTER)))
        corner = pygame.Rect(aside.left, aside.bottom + gap, aside.width, lower.bottom - aside.bottom - gap)
        Column(panel).arrange(style, corner)
        return panel


def _on_panel(words: Node) -> Node:
    return Panel(words, PanelKind.TOAST, pad=Space.SMALL, pad_above=Space.NONE, radius=10)
