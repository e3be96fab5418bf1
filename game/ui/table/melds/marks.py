"""Marks on the cards of a game of melds: seals on melds, ranks and edges on wilds; piles say what they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeVar

import pygame

from game.cards import Face, Rank
from game.engine import Place
from game.i18n import _
from game.ui.graphics.drawing import PanelKind, draw_panel
from game.ui.graphics.mirror import pixels_of
from game.ui.graphics.text import SMALLEST, TextStyle
from game.ui.graphics.theme import hex_of
from game.ui.table.cards.fresh_dots import under_index
from game.ui.table.cards.sprite import Sprite
from game.ui.table.contract.context import TableComponent, TableContext
from game.ui.table.contract.facts import MeldFacts, Seal
from game.ui.table.layout.geometry import CARD_ASPECT, INDEX_HIGH, INDEX_WIDE, Slot
from game.ui.table.layout.mode import TableMode
from game.ui.table.layout.zone import Zone
from game.ui.table.melds.trays import MeldTrays

V = TypeVar("V")

_SEEN: Final = 1.6
"""A pile is at least so many times as high as what says what it is: it is to be seen as well."""
_WILD_AT: Final = 0.47
"""A point in the strip that stays in sight, below rank and suit even of large indices, in card heights."""
_OVER_EDGE: Final = 0.7
"""The part of a seal that hangs over the edge of its card."""
_SEAL_WIDE: Final = 0.9
"""The width of a seal on a card, in that of the room between the indices there."""
WILD: Final = (107, 63, 160)
"""The colour of what marks a wild."""
_EDGE_WIDE: Final = 0.035
_ROUND: Final = 0.045
"""The edge of a wild: its width in card widths, the roundness of its corners in card heights."""
_NUMBER_WIDE: Final = 0.7
"""The part of the width of a seal that its number takes at most, so that it stays between the points of a star."""
_STAR: Final = "50,2 62,18 82,16 82,36 98,50 82,64 82,84 62,82 50,98 38,82 18,84 18,64 2,50 18,36 18,16 38,18"
_HEXAGON: Final = "27,10 73,10 98,50 73,90 27,90 2,50"
_SQUARE: Final = "12,12 88,12 88,88 12,88"
_CROWN: Final = "4,14 28,34 50,4 72,34 96,14 92,92 8,92"
_PLAIN: Final = (252, 247, 235)
_BADGE_WIDE: Final = 0.8
"""The paper of a card that explains wilds, and the part of its width that the badge with a rank takes."""
_BADGE: Final = "#552e86"
"""The colour of a badge, dark enough for the rank on it in every theme."""
_RANK_HIGH: Final = 0.82
"""The size of that rank, in the width of its badge."""
_RANK_WIDE: Final = 0.86
"""The most of that width that the rank takes, within the edge."""
_PAPER: Final = "#fcf7eb"
"""A rim of the cards' paper sets a seal off from the robe of a court."""
_SHAPES: Final = {
    Seal.CLEAN: (_STAR, "#eec25c", "#5d3c0a"),
    Seal.GRAND: (_CROWN, "#f7d774", "#5d3c0a"),
    Seal.DIRTY: (_HEXAGON, "#d3dce2", "#39444c"),
    Seal.NEAR: (_HEXAGON, "#fcf7eb", "#6b4a12"),
    Seal.SPOILT: (_SQUARE, "#b5afa1", "#33302a"),
}
_NOT_EARNED: Final = (Seal.NEAR, Seal.SPOILT)


def seal_text(meld: MeldFacts) -> str:
    """What a meld has earned so far."""
    match meld.seal:
        case Seal.NEAR:
            return _("One more card, and this meld earns a bonus.")
        case Seal.SPOILT:
            return _("Too many wild cards: this meld earns no bonus.")
        case _:
            return _("This meld earns a bonus of {points}.", points=meld.bonus)


def rank_text(faces: Sequence[Face]) -> str:
    """The rank of all these faces, as it is printed on cards; empty where there are none."""
    if not faces:
        return ""
    rank = faces[0].rank
    return "10" if rank is Rank.TEN else rank.letter


class MeldMarks(TableComponent[V]):
    """Marks of what the trays say."""

    def __init__(self, table: TableContext[V], trays: MeldTrays[V]) -> None:
        super().__init__(table)
        self._trays = trays

    def landing(self, outlined: Sequence[Sprite]) -> Sequence[pygame.Rect]:
        """The seals of melds that cards came to, which reach beyond them."""
        melds = dict.fromkeys(sprite.place for sprite in outlined if sprite.place.zone == "meld")
        slots = self.board.layout.slots
        return [self.seal_box(place, held) for place in melds if (held := slots.get(place))]

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Everything that touches `area`."""
        board, aloft = self.board, self.board.aloft
        for team, tray in enumerate(self._trays.facts.trays):
            if not area.colliderect(board.layout.zones[Zone("tray", team)]):
                continue
            for number, facts in enumerate(tray.melds):
                place = Place("meld", team, number)
                meld = board.layout.slots.get(place, ())
                if not meld or not area.colliderect(self.reach(place, meld)):
                    continue
                landed = [sprite not in aloft for sprite in board.pool.at(place)]
                for wild, stands in zip(facts.wilds, facts.stands, strict=True):
                    if wild < len(landed) and landed[wild]:
                        self._edge(surface, area, place, wild)
                        self._wild(surface, area, meld[wild], rank_text(stands))
                if landed and landed[-1]:
                    self._seal(surface, area, place, facts)
        slots, zones = board.layout.slots, board.layout.zones
        stock = slots.get(Place("stock"), ())
        self._count(surface, area, stock, str(len(stock)), 22)
        for team, tray in enumerate(self._trays.facts.trays):
            room = zones[Zone("reserve", team)].w
            self._count(surface, area, slots.get(Place("reserve", team), ()), tray.reserve, 18, room)
        for place, name in zip(self._trays.reserves, self._trays.facts.reserves, strict=False):
            self._count(surface, area, slots.get(place, ()), name, 18)

    def paint_again(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The seals of melds that lie there: they hang where rings and light around their cards are."""
        for place, facts in self._trays.melds():
            if self.board.aloft.isdisjoint(self.board.pool.at(place)):
                self._seal(surface, area, place, facts)

    def _seal(self, surface: pygame.Surface, area: pygame.Rect, place: Place, facts: MeldFacts) -> None:
        meld = self.board.layout.slots.get(place, ())
        if (
            self.table.mode is not TableMode.POSITION  # only what the decision is about is marked there
            and meld
            and facts.seal is not Seal.NONE
            and (box := self.seal_box(place, meld)).colliderect(area)
        ):
            self.draw_seal(surface, box, facts)

    def meanings(self) -> Sequence[tuple[pygame.Rect, str]]:
        """What the seals of melds say."""
        slots = self.board.layout.slots
        return [
            (self.seal_box(place, held), seal_text(meld))
            for place, meld in self._trays.melds()
            if meld.seal is not Seal.NONE and (held := slots.get(place))
        ]

    def key(self) -> Sequence[tuple[Callable[[pygame.Surface, pygame.Rect], None], str]]:
        """Seals with the same bonus are one kind; one that is not earned yet is another for each number of cards.

        Of several bonuses the largest stands for all.
        """
        slots = self.board.layout.slots
        shown = [meld for place, meld in self._trays.melds() if meld.seal is not Seal.NONE and slots.get(place)]
        kinds = {(meld.seal, meld.bonus): meld for meld in shown}
        earned = sorted(
            (kind for kind in kinds if kind[0] not in _NOT_EARNED), key=lambda kind: (len(kind[1]), kind[1])
        )
        for kind in earned[:-1]:
            del kinds[kind]
        said = _("The number is the bonus that a meld earns.") if earned[1:] else ""
        seals = [
            (partial(self.draw_seal, meld=meld), said if kind in earned and said else seal_text(meld))
            for kind, meld in sorted(kinds.items(), key=lambda each: (each[0][0].value, each[0][1]))
        ]
        return [*seals, *self._key_of_wilds()]

    def _key_of_wilds(self) -> Sequence[tuple[Callable[[pygame.Surface, pygame.Rect], None], str]]:
        """What their star and their edge mean, where any of them is seen."""
        slots = self.board.layout.slots
        if not any(meld.wilds and slots.get(place) for place, meld in self._trays.melds()):
            return []
        rank = next(rank_text(stands) for _place, meld in self._trays.melds() for stands in meld.stands)
        return [(partial(self.draw_wild, rank=rank), _("A wild card, and the rank that it stands for."))]

    def draw_wild(self, surface: pygame.Surface, rect: pygame.Rect, rank: str) -> None:
        """A card with the edge of a wild and the rank that it stands for, as high as a square."""
        card = pygame.Rect(0, 0, round(rect.height * CARD_ASPECT), rect.height).move_to(center=rect.center)
        edge, corner = max(2, round(card.width * _EDGE_WIDE * 3)), round(card.height * _ROUND * 2)
        pygame.draw.rect(surface, _PLAIN, pixels_of(surface, card), border_radius=corner)
        pygame.draw.rect(surface, WILD, pixels_of(surface, card), edge, border_radius=corner)
        badge = pygame.Rect(0, 0, round(card.width * _BADGE_WIDE), round(card.width * _BADGE_WIDE))
        badge.center = card.center
        self._draw_badge(surface, badge, rank)

    def reach(self, place: Place, meld: Sequence[Slot]) -> pygame.Rect:
        """All that marks of a meld may cover: its cards, and what hangs over their edge."""
        return pygame.Rect(self.board.layout.zones[Zone("meld", place.owner, place.index)]).inflate(0, meld[0].h)

    def seal_box(self, place: Place, meld: Sequence[Slot]) -> pygame.Rect:
        """Where the seal of a meld hangs: at the foot of its last card, over its edge as far as there is room.

        Rank, suit and head above stay in sight. Where a row below lies upon the foot it hangs at the head.
        """
        last = meld[-1]
        foot, tray = round(last.cy + last.h / 2), self.board.layout.zones[Zone("tray", place.owner)]
        rows = (
            cards[0].rect.y
            for other, cards in self.board.layout.slots.items()
            if other.zone == place.zone and other.owner == place.owner and cards and cards[0].cy > last.cy + 1
        )
        room = min((tray.bottom, *rows)) - foot - 1
        head = room < 0
        if head:
            room = round(last.cy - last.h / 2) - tray.y - 1
        between = round(last.w * (1 - 2 * INDEX_WIDE) * _SEAL_WIDE)
        side = max(26, min(between, round(last.h * INDEX_HIGH) + room, round(last.h * 0.5)))
        over = min(room, round(side * _OVER_EDGE))
        top = foot - last.h - over if head else foot + over - side
        return pygame.Rect(round(last.cx) - side // 2, round(top), side, side)

    def draw_seal(self, surface: pygame.Surface, rect: pygame.Rect, meld: MeldFacts) -> None:
        """The seal of a meld with its bonus, as large as that."""
        side, bonus = rect.width, meld.bonus
        shape, fill, edge = _SHAPES[meld.seal]
        markup = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 112 112">'
            f'<polygon points="{shape}" fill="{_PAPER}" stroke="{_PAPER}" stroke-width="17" stroke-linejoin="round"/>'
            f'<polygon points="{shape}" fill="{fill}" stroke="{edge}" stroke-width="5" stroke-linejoin="round"/></svg>'
        )
        surface.blit(self.style.pictures.drawn(markup, rect.size), rect)
        px = max(13, round(side * 0.4))
        text = self.style.type.line(bonus, px, (8, 5, 0), TextStyle.STRONG)
        if text.get_width() > side * _NUMBER_WIDE:
            text = pygame.transform.smoothscale_by(text, side * _NUMBER_WIDE / text.get_width())
        surface.blit(text, text.get_rect(center=rect.center))

    def _count(
        self, surface: pygame.Surface, area: pygame.Rect, pile: Sequence[Slot], text: str, units: int, room: int = 0
    ) -> None:
        """At the head of a pile what it is, or how many cards it still has; up to `room` wide on a narrow card.

        Its foot is left to the button that takes from it.
        """
        if not pile or not text:
            return
        style, top = self.style, pile[-1]
        room = max(room, round(top.w))
        if not pygame.Rect(top.rect).inflate(2 * room, 0).colliderect(area):
            return
        px = style.type.fitted(text, style.text(units), room - style.px(20), TextStyle.STRONG)
        low = _SEEN * style.type.height(px, TextStyle.STRONG) > top.h
        while px > SMALLEST and _SEEN * style.type.height(px, TextStyle.STRONG) > top.h:
            px -= 1
        line = style.type.line(text, px, style.theme.text, TextStyle.STRONG)
        panel = line.get_rect().inflate(style.px(16), 0)
        panel.width = min(panel.width, room)
        panel.midtop = (round(top.cx), round(top.cy - top.h / 2) + style.px(8))
        if low:
            panel.bottom = round(top.cy + top.h / 2)
        if panel.colliderect(area):
            draw_panel(surface, style, panel, PanelKind.TOAST, radius=8)
            surface.blit(line, line.get_rect(center=panel.center))

    def edge_box(self, place: Place, wild: int) -> pygame.Rect:
        """What the next card of its meld, and melds in rows below, leave in sight of a card of a meld."""
        slots = self.board.layout.slots
        meld = slots[place]
        card = pygame.Rect(meld[wild].rect)
        seen = card.copy()
        if wild + 1 < len(meld):
            seen.width = min(card.width, meld[wild + 1].rect.x - card.x)
        for other, cards in slots.items():
            if other.zone == place.zone and other.owner == place.owner and cards:
                row = pygame.Rect(cards[0].rect).union(pygame.Rect(cards[-1].rect))
                if card.top < row.top and row.colliderect(seen):
                    seen.height = row.top - seen.top
        return seen

    def _edge(self, surface: pygame.Surface, area: pygame.Rect, place: Place, wild: int) -> None:
        """The edge of a card that stands for another, as far as it is seen."""
        seen = self.edge_box(place, wild)
        if not seen.colliderect(area):
            return
        card = pygame.Rect(self.board.layout.slots[place][wild].rect)
        outer = surface.get_clip()
        surface.set_clip(outer.clip(seen))
        width = max(3, round(card.width * _EDGE_WIDE))
        pygame.draw.rect(surface, WILD, pixels_of(surface, card), width, border_radius=round(card.height * _ROUND))
        surface.set_clip(outer)

    def _wild(self, surface: pygame.Surface, area: pygame.Rect, slot: Slot, rank: str = "") -> None:
        """Under the index of a card that stands for another the rank of that; a star where it is told elsewhere."""
        side = max(16, round(slot.w * 0.26))
        rect = pygame.Rect(0, 0, side, side).move_to(center=under_index(slot, _WILD_AT))
        if not rect.colliderect(area):
            return
        if rank:
            self._draw_badge(surface, rect, rank)
        else:
            self._draw_star(surface, rect)

    def _draw_badge(self, surface: pygame.Surface, rect: pygame.Rect, rank: str) -> None:
        markup = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
            f'<rect x="3" y="3" width="94" height="94" rx="22" fill="{_BADGE}" stroke="#f2d898" '
            'stroke-width="6"/></svg>'
        )
        surface.blit(self.style.pictures.drawn(markup, rect.size), rect)
        text = self.style.type.line(rank, max(13, round(rect.width * _RANK_HIGH)), _PLAIN, TextStyle.STRONG)
        room = rect.width * _RANK_WIDE
        if text.get_width() > room:
            text = pygame.transform.smoothscale_by(text, (room / text.get_width(), 1.0))
        surface.blit(text, text.get_rect(center=rect.center))

    def _draw_star(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        markup = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
            f'<polygon points="{_STAR}" fill="{hex_of(WILD)}" stroke="#f2d898" stroke-width="9" '
            'stroke-linejoin="round"/></svg>'
        )
        surface.blit(self.style.pictures.drawn(markup, rect.size), rect)
