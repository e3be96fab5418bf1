"""What the rings on the table of a review mean that have no sign."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import Style
from game.ui.graphics.pictures import CARD_RATIO
from game.ui.judged.signs import Sign
from game.ui.mirror import pixels_of
from game.ui.scenes.review.shown_cards import PAPER
from game.ui.table.board import Board
from game.ui.table.drawing.marks import Ring, draw_ring

_LEGEND: Final = 22
_KEY: Final = 28
"""Units of what says what rings mean, and of the height of the card in its own ring."""
_TAKEN: Final = frozenset({"seat", "column", "backs", "head", "badge", "points"})
"""Places that it keeps free."""


def paint_legend(surface: pygame.Surface, style: Style, board: Board, kept: Sequence[pygame.Rect]) -> None:
    """What the rings mean that have no sign, in a corner of the table or of its felt where nothing lies.

    It keeps off what else is `kept` free.
    """
    text, side, gap = _("the cards it is about"), style.px(_KEY), style.px(_KEY) // 2
    line = style.type.line(text, style.text(_LEGEND), style.theme.text)
    whole = pygame.Rect(0, 0, round(side / CARD_RATIO) + gap + line.get_width() + 2 * gap, side + gap)
    zones, area = board.layout.zones, surface.get_rect()
    felt = pygame.Rect(zones["felt"])
    taken = [pygame.Rect(rect) for name, rect in zones.items() if name.partition(".")[0] in _TAKEN]
    taken += [pygame.Rect(sprite.slot.rect) for held in board.pool.places.values() for sprite in held]
    taken += kept
    rooms: Sequence[tuple[pygame.Rect, Sequence[pygame.Rect]]] = (
        (area.inflate(-2 * gap, -2 * gap), [felt]),
        (felt.inflate(-3 * gap, -3 * gap), []),
    )
    for place, kept_free in ((place, kept_free) for room, kept_free in rooms for place in _places(whole, room, gap)):
        if place.inflate(gap, 0).collidelist([*taken, *kept_free]) < 0:
            key = pygame.Rect(place.left + gap, place.top + gap // 2, round(side / CARD_RATIO), side)
            pygame.draw.rect(surface, PAPER, pixels_of(surface, key), border_radius=style.px(3))
            draw_ring(surface, style, Ring((*key.topleft, *key.size)), Sign.EVEN.colour, bold=True)
            surface.blit(line, line.get_rect(midleft=(key.right + gap, key.centery)))
            return


def _places(whole: pygame.Rect, room: pygame.Rect, step: int) -> Iterator[pygame.Rect]:
    """Along the lower edge of a room from its end on, then along the upper one."""
    for top in (room.bottom - whole.height, room.top):
        for left in range(room.right - whole.width, room.left - 1, -step):
            yield pygame.Rect(left, top, *whole.size)
