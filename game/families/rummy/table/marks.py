"""Marks on the cards of a rummy: on each joker of a meld the corner of the card that it stands for.

A joker of a set that may still be of several suits shows the rank with all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Final

import pygame

from game.cards import Face, Suit
from game.engine import Place
from game.families.rummy.rules.view import RummyView
from game.families.rummy.table.advice import lays
from game.i18n import _
from game.melds.fixed_jokers import FixedMeld, judge_fixed
from game.resources import asset
from game.ui.graphics.drawing import Style
from game.ui.graphics.mirror import pixels_of
from game.ui.graphics.pictures import Deck
from game.ui.graphics.text import TextStyle
from game.ui.table.cards.sprite import faces_of
from game.ui.table.contract.facts import Offer
from game.ui.table.drawing.ground import draw_tray
from game.ui.table.layout.geometry import INDEX_HIGH, INDEX_WIDE, LARGE_INDEX_HIGH, Slot, card_width
from game.ui.table.layout.zone import Zone
from game.ui.table.melds.marks import WILD, MeldMarks, rank_text
from game.ui.table.melds.strip import STRIP, Strip

_PAPER: Final = (252, 247, 235)
_INK: Final = (24, 20, 16)
_PIP: Final = 0.68
"""The side of a suit below the rank, in widths of the corner."""
_MAGNIFIED, _MAGNIFIED_OF_ANY = 2.0, 1.5
"""The factors by which a corner is larger where it is explained; one with several suits is as high as its card then."""
_EDGE_WIDE: Final = 0.03
_ROUND: Final = 0.06
"""The frame around the corner: its width and roundness in card widths."""


class JokerMarks(MeldMarks[RummyView]):
    """The marks of jokers, besides the star of a wild and the number on the stock."""

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Everything that touches `area`."""
        board, aloft = self.board, self.board.aloft
        for seat, tray in enumerate(self._trays.facts.trays):
            for number, facts in enumerate(tray.melds):
                place = Place("meld", seat, number)
                slots = board.layout.slots.get(place, ())
                cards = board.pool.at(place)
                for wild, stands in zip(facts.wilds, facts.stands, strict=True):
                    if wild < min(len(slots), len(cards)) and cards[wild] not in aloft:
                        draw_corner(surface, self.style, area, slots[wild], stands)
                        if len(stands) == 1:
                            self._wild(surface, area, slots[wild])
        stock = board.layout.slots.get(Place("stock"), ())
        self._count(surface, area, stock, str(len(stock)), 22)

    def _key_of_wilds(self) -> Sequence[tuple[Callable[[pygame.Surface, pygame.Rect], None], str]]:
        """Return the meaning of the corner on a joker, with the first one in sight."""
        slots = self.board.layout.slots
        stands = [each for place, facts in self._trays.melds() if slots.get(place) for each in facts.stands]
        if not stands:
            return []
        shown = min(stands, key=len)
        return [(partial(self._draw_corner_alone, stands=shown), _("The purple corner: what a joker stands for."))]

    def _draw_corner_alone(self, surface: pygame.Surface, rect: pygame.Rect, stands: Sequence[Face]) -> None:
        """On a joker as high as a square, larger than on one that lies."""
        joker = pygame.Rect(0, 0, card_width(rect.height), rect.height).move_to(center=rect.center)
        self.style.pictures.card("JK", joker.width).draw(surface, *joker.topleft)
        high = round(rect.height * (_MAGNIFIED if len(stands) == 1 else _MAGNIFIED_OF_ANY))
        wide = card_width(high)
        draw_corner(surface, self.style, rect, Slot(joker.left + wide / 2, joker.top + high / 2, wide, high), stands)


def draw_corner(surface: pygame.Surface, style: Style, area: pygame.Rect, slot: Slot, stands: Sequence[Face]) -> None:
    """On a joker the index of the card it stands for, or the rank over all suits that it may be."""
    pictures, rect = style.pictures, pygame.Rect(slot.rect)
    high = LARGE_INDEX_HIGH if pictures.deck.large else INDEX_HIGH
    corner = pygame.Rect(rect.left, rect.top, round(rect.width * INDEX_WIDE), round(rect.height * high))
    if not corner.inflate(0, 2 * corner.height).colliderect(area):
        return
    if len(stands) == 1:
        outer = surface.get_clip()
        surface.set_clip(outer.clip(corner))
        pictures.card(str(stands[0]), rect.width).draw(surface, rect.left, rect.top)
        surface.set_clip(outer)
    else:
        corner.height = _any_of(surface, style, corner, stands)
    edge = max(2, round(rect.width * _EDGE_WIDE))
    round_by = round(rect.width * _ROUND)
    pygame.draw.rect(surface, WILD, pixels_of(surface, corner), edge, border_radius=round_by)


def _any_of(surface: pygame.Surface, style: Style, corner: pygame.Rect, stands: Sequence[Face]) -> int:
    """The rank over the suits, on card paper; returns how high that is."""
    words = style.type.line(rank_text(stands), max(13, round(corner.width * 0.8)), _INK, TextStyle.STRONG)
    if words.get_width() > corner.width - 4:
        words = pygame.transform.smoothscale_by(words, (corner.width - 4) / words.get_width())
    side = round(corner.width * _PIP)
    margin = max(1, corner.width // 10)
    panel = pygame.Rect(corner.left + 1, corner.top + margin, corner.width - 1, 0)
    panel.height = words.get_height() + len(stands) * side + margin
    surface.fill(_PAPER, panel)
    surface.blit(words, words.get_rect(midtop=panel.midtop))
    top = panel.top + words.get_height()
    for face in stands:
        markup = _suit(face.suit, style.pictures.deck)
        place = pygame.Rect(0, top, side, side)
        place.centerx = panel.centerx
        surface.blit(style.pictures.drawn(markup, place.size), place)
        top += side
    return panel.bottom - corner.top


@cache
def _suit(suit: Suit, deck: Deck) -> str:
    """The SVG text of a suit."""
    return deck.printed(asset("suits", f"{suit.letter}.svg").read_text(encoding="utf-8"))


class RummyStrip(Strip[RummyView]):
    """Shows what each joker would be; what may be read as a run and as a set is laid as the player says."""

    def offers(self, offers: list[Offer]) -> list[Offer]:
        """First those that lay everything."""
        table = self.table
        groups = [faces_of(group) for group in self.board.staging.groups]
        self._suggest.visible = not groups and bool(self.board.in_hand)
        return [*lays(table.match, table.view(), groups), *offers]

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Without a hand there is nothing to try."""
        strip = self.board.layout.zones[Zone(STRIP)]
        if self.board.hand.sprites:
            super().paint(surface, area)
        elif area.colliderect(strip):
            draw_tray(surface, self.style, strip)

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """On each joker of a group that is a meld the corner of its card."""
        board = self.board
        rules = self.table.view().house.melds
        for number, group in enumerate(board.staging.groups):
            slots = board.layout.slots.get(Place(STRIP, self.table.seat, number), ())
            meld = judge_fixed(faces_of(group), rules)
            if not isinstance(meld, FixedMeld) or len(slots) != len(group):
                continue
            for wild in meld.wilds:
                if group[wild] not in board.carried and group[wild].slot == slots[wild]:
                    draw_corner(surface, self.style, area, slots[wild], meld.stands_for(wild))
