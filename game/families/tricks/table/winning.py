"""Which card is winning the trick on the table, and who has won it once everybody has played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

import pygame

from game.engine import Seat
from game.families.tricks.table.tricks import Reviewed
from game.i18n import _
from game.tricks.rules import SEATS, TrickRules
from game.ui.graphics.drawing import PanelKind, draw_panel
from game.ui.mirror import pixels_of
from game.ui.table.cards.sprite import Sprite
from game.ui.table.context import TableComponent, TableContext
from game.ui.table.layout.zone import Zone
from game.ui.text import SMALLEST, TextStyle

V = TypeVar("V", bound=Reviewed)
_ROUND: Final = 0.05
"""The roundness of the frame of the best card, in card heights."""
_NAME: Final = 22


class Winning(TableComponent[V]):
    """A whole brass frame around the best card, unlike the open corners of the latest; then words."""

    def __init__(self, table: TableContext[V], rules: TrickRules) -> None:
        super().__init__(table)
        self._rules = rules

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """Who is winning."""
        best = self._best()
        return {} if best is None else {"winning": (pygame.Rect(self.board.layout.zones[Zone("trick")]), best)}

    def landing(self, outlined: Sequence[Sprite]) -> Sequence[pygame.Rect]:
        """The trick, while a card is on its way to it."""
        played = any(sprite.place.zone == "trick" for sprite in outlined)
        return [pygame.Rect(self.board.layout.zones[Zone("trick")])] if played else []

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The frame, and the words at the card of the winner."""
        best = self._best()
        if best is not None and area.colliderect(self.board.layout.zones[Zone("trick")]):
            self._paint(surface, best[0], complete=best[1])

    def _best(self) -> tuple[Seat, bool] | None:
        """Who is winning the trick that lies on the table, if anybody is, and whether it is complete."""
        board = self.board
        for place, slots in board.layout.slots.items():
            if place.zone != "trick" or place.owner is None or len(slots) < 2:
                continue
            sprites = board.pool.at(place)
            cards = [sprite.face for sprite in sprites if sprite.face is not None]
            if len(cards) == len(sprites) and board.aloft.isdisjoint(sprites):
                best = self._rules.best_place(cards, self.table.view().trump)
                return (place.owner + best) % SEATS, len(cards) == SEATS
        return None

    def _paint(self, surface: pygame.Surface, seat: Seat, *, complete: bool) -> None:
        """A whole brass frame around the card; once all have played, in words whose the trick is."""
        style, zones, table = self.style, self.board.layout.zones, self.table
        card, width = pygame.Rect(zones[Zone("trick", seat)]), max(3, style.px(5))
        frame = pixels_of(surface, card.inflate(2, 2))
        pygame.draw.rect(surface, style.theme.brass_light, frame, width, border_radius=round(card.height * _ROUND))
        if not complete:
            return
        own = seat == table.seat
        name = table.match.seats[seat].name
        text = _("You win the trick.") if own else _("{player} wins the trick.", player=name)
        room, lines, px = self.room_of_words(text, seat)
        step = style.type.height(px, TextStyle.STRONG)
        draw_panel(surface, style, room, PanelKind.TOAST, radius=10)
        top = room.centery - step * len(lines) // 2
        for words in lines:
            line = style.type.line(words, px, style.theme.brass_light, TextStyle.STRONG)
            surface.blit(line, line.get_rect(midtop=(room.centerx, top)))
            top += step

    def room_of_words(self, text: str, winner: Seat) -> tuple[pygame.Rect, Sequence[str], int]:
        """Beyond the card of the winner, seen from the middle; where that is too low, in the corner beside the own."""
        style, zones, own = self.style, self.board.layout.zones, self.table.seat
        trick, card = pygame.Rect(zones[Zone("trick")]), pygame.Rect(zones[Zone("trick", winner)])
        gap, across = style.px(10), (winner - own) % SEATS == 2
        px = style.type.fitted(text, style.text(_NAME), trick.width - 2 * gap, TextStyle.STRONG)
        wide = max(card.width, style.type.width(text, px, TextStyle.STRONG) + 2 * gap)
        room = pygame.Rect(0, 0, wide, style.type.height(px, TextStyle.STRONG) + gap // 2)
        free = card.top - trick.top if across else trick.bottom - card.bottom
        if winner % 2 == own % 2 and room.height <= free:
            room.midbottom = card.centerx, max(trick.top + room.height, card.top - gap)
            if not across:
                room.midtop = card.centerx, min(trick.bottom - room.height, card.bottom + gap)
            return room, [text], px
        lower = pygame.Rect(zones[Zone("trick", own)])
        aside = pygame.Rect(zones[Zone("trick", (own + 1) % SEATS if winner % 2 == own % 2 else winner)])
        room = pygame.Rect(aside.left, aside.bottom + gap, aside.width, lower.bottom - aside.bottom - gap)
        size = style.text(_NAME)
        lines = style.type.balanced(text, size, room.width - 2 * gap, TextStyle.STRONG)
        while size > SMALLEST and style.type.height(size, TextStyle.STRONG) * len(lines) + gap > room.height:
            size -= 1
            lines = style.type.balanced(text, size, room.width - 2 * gap, TextStyle.STRONG)
        px = min(style.type.fitted(line, size, room.width - 2 * gap, TextStyle.STRONG) for line in lines)
        room.height = min(room.height, style.type.height(px, TextStyle.STRONG) * len(lines) + gap)
        return room, lines, px
