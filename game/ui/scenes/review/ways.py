"""Two ways to go on, drawn on a table: the cards ringed where they are held and faint where they would lie.

Nothing leads from one to the other that would cover what lies between: both have the colour and the sign of their way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.engine import Place
from game.i18n import _
from game.ui.graphics.drawing import Style
from game.ui.graphics.pictures import CARD_RATIO
from game.ui.judged.signs import Sign, draw_sign
from game.ui.mirror import pixels_of
from game.ui.scenes.review.shown_cards import PAPER
from game.ui.table.board import Board
from game.ui.table.cards.sprite import Sprite
from game.ui.table.drawing.marks import Ring, draw_ring, ring_of
from game.ui.table.layout.geometry import Rect

_LEGEND: Final = 22
_KEY: Final = 28
"""Units of what says what rings mean, and of the height of the card in its own ring."""
_SEATED: Final = frozenset({"seat", "felt", "backs"})
"""Places that it keeps free."""
_SIGN: Final = 30
"""Units of the sign above a card or a place."""
_ASIDE: Final = 0.54
"""How far the faint cards of two ways lie from the middle of their place, in widths of a card."""
_SHOWN: Final = 0.36
"""The part of a faint card that the next one of a meld leaves to be seen."""
_FAINT: Final = 135
"""How opaque a card is that does not lie there yet, of 255."""
_LAID_APART: Final = 0.4
"""From the last meld to a faint one, in widths of a card."""
_RINGED: Final = frozenset({"meld", "low", "high", "discards", "stock", "morto"})
"""Places that are so small that a ring around them says something."""


@dataclass(frozen=True, slots=True)
class Way:
    """One gesture of a way."""

    cards: tuple[Sprite, ...]
    zone: str
    better: bool
    """Whether it is what would have been better; else it was done."""
    sign: Sign
    taken: tuple[Sprite, ...] = ()
    """Cards of the pile that it takes."""


def is_place(zone: str) -> bool:
    """Whether it is where cards lie, and so small that a ring around it says something."""
    return zone.partition(".")[0] in _RINGED


def paint_ways(
    surface: pygame.Surface,
    style: Style,
    board: Board,
    ways: Sequence[Way],
    named: Sequence[Sprite] = (),
    melds: Sequence[pygame.Rect] = (),
) -> None:
    """Each in its colour, with its sign above its cards and above the place where they go; in a ring what is named."""
    for meld in melds:
        draw_ring(surface, style, Ring((*meld.topleft, *meld.size)), Sign.EVEN.colour, bold=True)
    for sprite in named:
        draw_ring(surface, style, ring_of(board, sprite), Sign.EVEN.colour, bold=True)
    ghosts, signs = ghosts_of(board, ways), _Signs(style)
    lying = [(ghost, way) for way, ghost in zip(ways, ghosts, strict=True) if ghost is not None]
    for ghost, way in sorted(lying, key=lambda each: each[0].left):
        _paint_ghosts(surface, style, way, ghost)
    for way, place in zip(ways, ghosts, strict=True):
        colour = way.sign.colour
        for sprite in way.cards:
            ring = ring_of(board, sprite)
            draw_ring(surface, style, ring, colour, bold=True)
            signs.put(pygame.Rect(ring.box), way.sign)
        for row in rows_of(board, way.taken):
            draw_ring(surface, style, Ring((*row.topleft, *row.size)), colour, bold=True)
            signs.put(row, way.sign)
        if way.taken:
            continue
        target = place or _target(board, way.zone)
        if target is None or (way.zone == "discards" and way.cards):  # a card that lay there would seem discarded
            continue
        if place is None and is_place(way.zone):
            draw_ring(surface, style, Ring((*target.topleft, *target.size)), colour, bold=True)
        signs.put(target, way.sign)
    signs.paint(surface)


def paint_legend(surface: pygame.Surface, style: Style, board: Board) -> None:
    """What the rings mean that have no sign, where nothing of the table lies: in a corner above its seats."""
    text, side, gap = _("the cards in question"), style.px(_KEY), style.px(_KEY) // 2
    line = style.type.line(text, style.text(_LEGEND), style.theme.text)
    whole = pygame.Rect(0, 0, round(side / CARD_RATIO) + gap + line.get_width() + 2 * gap, side + gap)
    zones, area = board.layout.zones, surface.get_rect()
    seats = [pygame.Rect(rect) for name, rect in zones.items() if name.partition(".")[0] in _SEATED]
    seats += [pygame.Rect(sprite.slot.rect) for held in board.pool.places.values() for sprite in held]
    for corner in ("topleft", "topright", "bottomright"):
        place = whole.copy()
        setattr(place, corner, getattr(area.inflate(-2 * gap, -2 * gap), corner))
        if place.inflate(gap, 0).collidelist(seats) < 0:
            key = pygame.Rect(place.left + gap, place.top + gap // 2, round(side / CARD_RATIO), side)
            pygame.draw.rect(surface, PAPER, pixels_of(surface, key), border_radius=style.px(3))
            draw_ring(surface, style, Ring((*key.topleft, *key.size)), Sign.EVEN.colour, bold=True)
            surface.blit(line, line.get_rect(midleft=(key.right + gap, key.centery)))
            return


def rows_of(board: Board, taken: Sequence[Sprite]) -> list[pygame.Rect]:
    """The cards of the pile that a way takes: those that lie one behind another together."""
    rows, before = list[pygame.Rect](), False
    for sprite in board.pool.at(Place("discards")):
        box = pygame.Rect(sprite.slot.rect)
        if sprite in taken:
            if before and rows[-1].top == box.top:
                rows[-1].union_ip(box)
            else:
                rows.append(box)
        before = sprite in taken
    return rows


class _Signs:
    """The signs at the upper edges of cards and places: side by side where both ways have to do with one."""

    def __init__(self, style: Style) -> None:
        self._style = style
        self._put: dict[tuple[int, int], list[Sign]] = {}

    def put(self, place: pygame.Rect, sign: Sign) -> None:
        """One more at a place, of every kind one."""
        there = self._put.setdefault(place.midtop, [])
        if sign not in there:
            there.append(sign)

    def paint(self, surface: pygame.Surface) -> None:
        """All of them."""
        side = self._style.px(_SIGN)
        for (middle, top), signs in self._put.items():
            for number, sign in enumerate(signs):
                place = pygame.Rect(0, 0, side, side)
                place.center = middle + round((number - (len(signs) - 1) / 2) * side), max(top, side // 2)
                draw_sign(surface, self._style, place, sign)


def _target(board: Board, zone: str) -> pygame.Rect | None:
    """Where a gesture leads to; the last card of the discards, for the next one lies beside it."""
    if zone == "discards" and (slots := board.layout.slots.get(Place("discards"))):
        return pygame.Rect(slots[-1].rect)
    found = board.layout.zones.get(zone)
    return pygame.Rect(found) if found is not None else None


def ghosts_of(board: Board, ways: Sequence[Way]) -> list[pygame.Rect | None]:
    """Where the cards of each way would lie: in the trick, or as a meld of their own."""
    found: dict[Way, pygame.Rect] = {}
    first, order, step = _in_trick(board, ways)
    for way in ways:
        if first is not None and way.zone == "trick" and len(way.cards) == 1 and way.cards[0] in order:
            found[way] = first.move(step * order.index(way.cards[0]), 0)
    for owner in board.layout.zones:
        laid = [way for way in ways if way.cards and way.zone == owner and owner.startswith("tray.")]
        found |= _behind_melds(board, owner.partition(".")[2], laid)
    return [found.get(way) for way in ways]


def _behind_melds(board: Board, owner: str, laid: Sequence[Way]) -> dict[Way, pygame.Rect]:
    """Where new melds would lie in a tray, one behind the other, as far as it has room for them."""
    zones = board.layout.zones
    room = zones.get(f"melds.{owner}")
    melds = [pygame.Rect(zones[name]) for name in zones if name.startswith(f"meld.{owner}.")]
    if room is None or not laid:
        return {}
    found, area = dict[Way, pygame.Rect](), pygame.Rect(room)
    last = max(melds, key=lambda meld: (meld.top, meld.right), default=None)
    high = (
        last.height if last is not None else min(area.height, pygame.Rect(ring_of(board, laid[0].cards[0]).box).height)
    )
    wide = round(high / CARD_RATIO)
    left = last.right + round(wide * _LAID_APART) if last is not None else area.left
    top = last.top if last is not None else area.centery - high // 2
    for way in laid:
        place = pygame.Rect(left, top, round(wide * (1 + _SHOWN * (len(way.cards) - 1))), high)
        if place.right <= area.right:
            found[way] = place
            left = place.right + round(wide * _LAID_APART)
    return found


def _in_trick(board: Board, ways: Sequence[Way]) -> tuple[pygame.Rect | None, list[Sprite], int]:
    """The first card, the cards in their order in the hand, and their distance: about the middle of the seat's own.

    They lie beside that where they cover less of the trick.
    """
    order, place = _from_hand(board, ways, "trick"), board.layout.zones.get(f"trick.{board.seat}")
    if place is None:
        return None, order, 0
    aside = round(place[2] * _ASIDE)
    whole = 2 * aside * (len(order) - 1)
    lying = [slot.rect for at, held in board.layout.slots.items() if at.zone == "trick" for slot in held]

    def covered(left: int) -> int:
        row = Rect(left, place.y, place.w + whole, place.h)
        return sum(row.overlap(rect) for rect in lying)

    left = min((place.x - whole // 2, place.x, place.x - whole), key=covered)
    return pygame.Rect(left, place.y, place.w, place.h), order, 2 * aside


def _from_hand(board: Board, ways: Sequence[Way], zone: str) -> list[Sprite]:
    """Single cards of the hand that go to a place, in their order in the hand."""
    hand = board.in_hand
    gone = {way.cards[0] for way in ways if way.zone == zone and len(way.cards) == 1}
    return [sprite for sprite in hand if sprite in gone]


def _paint_ghosts(surface: pygame.Surface, style: Style, way: Way, place: pygame.Rect) -> None:
    """The cards as if they lay there already, faint, in the ring of their way."""
    count = len(way.cards)
    wide = round(place.width / (1 + _SHOWN * (count - 1)))
    faint = pygame.Surface(place.size, pygame.SRCALPHA)
    for number, sprite in enumerate(way.cards):
        style.pictures.card(str(sprite.face), wide).draw(faint, round(number * wide * _SHOWN), 0)
    faint.set_alpha(_FAINT)
    surface.blit(faint, place)
    draw_ring(surface, style, Ring((*place.topleft, *place.size)), way.sign.colour)
