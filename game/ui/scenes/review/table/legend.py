"""What the rings on the table of a review mean that have no sign."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.graphics.pictures import CARD_RATIO
from game.ui.judged.signs import Sign
from game.ui.mirror import pixels_of
from game.ui.scenes.review.shown_cards import PAPER
from game.ui.table.board import Board
from game.ui.table.drawing.marks import Ring, draw_ring

_LEGEND: Final = 20
_KEY: Final = 28
"""Units of what says what rings mean, and of the height of the card in its own ring."""
_AMID: Final = 4
"""A place amid other things is taken only where it is nearer than a corner by so many times the height of that card."""
_TAKEN: Final = frozenset({"seat", "column", "backs", "head", "badge", "points"})
"""Places that it keeps free."""


class Legend:
    """Measured once for a layout: in a free corner or where nothing lies, nearest to what is `meant`.

    It keeps off what else is `kept` free. Where no room is left it covers something of the upper edge of the felt.
    """

    def __init__(
        self, style: Style, board: Board, window: pygame.Rect, meant: Sequence[pygame.Rect], kept: Sequence[pygame.Rect]
    ) -> None:
        self._style = style
        self._side = side = style.px(_KEY)
        self._gap = gap = side // 2
        self._line = style.type.line(_("named in the reason"), style.text(_LEGEND), style.theme.text)
        whole = pygame.Rect(0, 0, round(side / CARD_RATIO) + self._line.get_width() + 2 * gap, side + gap)
        zones, felt = board.layout.zones, pygame.Rect(board.layout.zones["felt"])
        taken = [pygame.Rect(rect) for name, rect in zones.items() if name.partition(".")[0] in _TAKEN]
        taken += [pygame.Rect(sprite.slot.rect) for held in board.pool.places.values() for sprite in held]
        taken += [*(rect.inflate(gap, gap) for rect in meant), *kept]
        inner, outer = felt.inflate(-3 * gap, -3 * gap), window.inflate(-2 * gap, -2 * gap)
        nothing = list[pygame.Rect]()
        rooms = ((inner, nothing), (outer, [felt.inflate(2 * gap, 2 * gap)]))
        fields = [pygame.Rect(rect) for rect in zones.values()]

        def amiss(place: pygame.Rect) -> float:
            crossed = any(place.colliderect(rect) and not rect.contains(place) for rect in fields)
            return min(_apart(place, rect) for rect in meant) + 2 * side * crossed

        self._place, least = whole.move(inner.right - whole.width, inner.top), math.inf
        for places, amid in ((_corners, 0), (_places, _AMID * side)):
            if least <= amid:
                break
            for room, edge in rooms:
                for free in places(whole, room):
                    if free.inflate(gap, 0).collidelist([*taken, *edge]) < 0 and (cost := amiss(free) + amid) < least:
                        self._place, least = free, cost
        self._covers = least == math.inf

    def paint(self, surface: pygame.Surface) -> None:
        """A small card in its ring, and what that means."""
        style, place, side, gap = self._style, self._place, self._side, self._gap
        if self._covers:
            draw_panel(surface, style, place, PanelKind.TRAY, radius=6)
        key = pygame.Rect(place.left + gap // 2, place.top + gap // 2, round(side / CARD_RATIO), side)
        pygame.draw.rect(surface, PAPER, pixels_of(surface, key), border_radius=style.px(3))
        draw_ring(surface, style, Ring((*key.topleft, *key.size)), Sign.EVEN.colour, bold=True)
        surface.blit(self._line, self._line.get_rect(midleft=(key.right + gap, key.centery)))


def _corners(whole: pygame.Rect, room: pygame.Rect) -> Iterator[pygame.Rect]:
    """In each corner of a room."""
    for top in (room.bottom - whole.height, room.top):
        for left in (room.right - whole.width, room.left):
            yield pygame.Rect(left, top, *whole.size)


def _places(whole: pygame.Rect, room: pygame.Rect) -> Iterator[pygame.Rect]:
    """Everywhere in a room, from its lower edge and its end on."""
    step = whole.height // 2
    for top in range(room.bottom - whole.height, room.top - 1, -step):
        for left in range(room.right - whole.width, room.left - 1, -step):
            yield pygame.Rect(left, top, *whole.size)


def _apart(one: pygame.Rect, other: pygame.Rect) -> float:
    """How far two things are from each other."""
    across = max(0, one.left - other.right, other.left - one.right)
    return math.hypot(across, max(0, one.top - other.bottom, other.top - one.bottom))
