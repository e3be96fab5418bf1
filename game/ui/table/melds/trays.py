"""What is seen of a game of melds: a tray for each team, between them stock and spread discards, and marks on cards.

Seals lie on melds, stars on wilds; piles say what they are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

import pygame

from game.engine import Action, Event, Place, Shuffled
from game.i18n import plural
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.graphics.theme import Rgb
from game.ui.table.cards.sprite import Sprite
from game.ui.table.context import TableComponent, TableContext
from game.ui.table.drawing.fresh_dots import under_index
from game.ui.table.drawing.ground import draw_tray
from game.ui.table.facts import Seal, TraysFacts
from game.ui.table.game_table import MeldTable
from game.ui.table.layout.geometry import INDEX_HIGH, INDEX_WIDE, Rect, Slot, card_width
from game.ui.table.melds.pile import open_pile
from game.ui.text import SMALLEST, TextStyle

V = TypeVar("V")

_WILD_AT: Final = 0.47
"""A point in the strip that stays in sight, below rank and suit even of large indices, in card heights."""
_POINTS_BELOW: Final = 1.125
"""How far below the top of its name the points of a tray stand, in sizes of the name."""
_FIGURE: Final = 1.1
"""How far figures reach below the top of their line, in their size."""
_OVER_EDGE: Final = 0.45
"""The part of a seal that hangs over the edge of its card."""
_STAR: Final = "50,2 62,18 82,16 82,36 98,50 82,64 82,84 62,82 50,98 38,82 18,84 18,64 2,50 18,36 18,16 38,18"
_HEXAGON: Final = "27,10 73,10 98,50 73,90 27,90 2,50"
_SQUARE: Final = "12,12 88,12 88,88 12,88"
_CROWN: Final = "4,14 28,34 50,4 72,34 96,14 92,92 8,92"
_PAPER: Final = "#fcf7eb"
"""A rim of the cards' paper sets a seal off from the robe of a court."""
_SHAPES: Final = {
    Seal.CLEAN: (_STAR, "#eec25c", "#5d3c0a"),
    Seal.GRAND: (_CROWN, "#f7d774", "#5d3c0a"),
    Seal.DIRTY: (_HEXAGON, "#d3dce2", "#39444c"),
    Seal.SPOILT: (_SQUARE, "#b5afa1", "#33302a"),
}


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
            if not area.colliderect(board.layout.zones[f"tray.{team}"]):
                continue
            for number, facts in enumerate(tray.melds):
                place = Place("meld", team, number)
                meld = board.layout.slots.get(place, ())
                if not meld or not area.colliderect(self.reach(place, meld)):
                    continue
                landed = [sprite not in aloft for sprite in board.pool.at(place)]
                for wild in facts.wilds:
                    if wild < len(landed) and landed[wild]:
                        self._wild(surface, area, meld[wild])
                if landed and landed[-1] and facts.seal is not Seal.NONE:
                    self._seal(surface, area, self.seal_box(place, meld), facts.seal, facts.bonus)
        slots, zones = board.layout.slots, board.layout.zones
        stock = slots.get(Place("stock"), ())
        self._count(surface, area, stock, str(len(stock)), 22)
        for team, tray in enumerate(self._trays.facts.trays):
            room = zones[f"reserve.{team}"].w
            self._count(surface, area, slots.get(Place("reserve", team), ()), tray.reserve, 18, room)
        for place, name in zip(self._trays.reserves, self._trays.facts.reserves, strict=False):
            self._count(surface, area, slots.get(place, ()), name, 18)

    def reach(self, place: Place, meld: Sequence[Slot]) -> pygame.Rect:
        """All that marks of a meld may cover: its cards, and what hangs over their upper edge."""
        return pygame.Rect(self.board.layout.zones[f"meld.{place.owner}.{place.index}"]).inflate(0, meld[0].h)

    def seal_box(self, place: Place, meld: Sequence[Slot]) -> pygame.Rect:
        """Where the seal of a meld hangs: at the upper edge of its last card, in part above it, within the tray."""
        last = meld[-1]
        edge = round(last.cy - last.h / 2)
        room = edge - self.board.layout.zones[f"tray.{place.owner}"].y - 1
        between = round(last.w * (1 - 2 * INDEX_WIDE) * 1.02)
        side = max(26, min(between, round(last.h * INDEX_HIGH) + room, round(last.h * 0.5)))
        return pygame.Rect(round(last.cx) - side // 2, edge - min(room, round(side * _OVER_EDGE)), side, side)

    def _seal(self, surface: pygame.Surface, area: pygame.Rect, rect: pygame.Rect, seal: Seal, bonus: str) -> None:
        if not rect.colliderect(area):
            return
        side = rect.width
        shape, fill, edge = _SHAPES[seal]
        markup = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 112 112">'
            f'<polygon points="{shape}" fill="{_PAPER}" stroke="{_PAPER}" stroke-width="17" stroke-linejoin="round"/>'
            f'<polygon points="{shape}" fill="{fill}" stroke="{edge}" stroke-width="5" stroke-linejoin="round"/></svg>'
        )
        surface.blit(self.style.pictures.drawn(markup, rect.size), rect)
        px = max(13, round(side * 0.4))
        text = self.style.type.line(bonus, px, (8, 5, 0), TextStyle.STRONG)
        if text.get_width() > side * 0.9:
            text = pygame.transform.smoothscale_by(text, side * 0.9 / text.get_width())
        surface.blit(text, text.get_rect(center=rect.center))

    def _count(
        self, surface: pygame.Surface, area: pygame.Rect, pile: Sequence[Slot], text: str, units: int, room: int = 0
    ) -> None:
        """On the back of a pile what it is, or how many cards it still has; up to `room` wide on a narrow card."""
        if not pile or not text:
            return
        style, top = self.style, pile[-1]
        room = max(room, round(top.w))
        px = style.type.fitted(text, style.text(units), room - style.px(20), TextStyle.STRONG)
        line = style.type.line(text, px, style.theme.text, TextStyle.STRONG)
        panel = line.get_rect().inflate(style.px(16), 0)
        panel.width = min(panel.width, room)
        panel.midbottom = (round(top.cx), round(top.cy + top.h / 2) - style.px(8))
        if panel.colliderect(area):
            draw_panel(surface, style, panel, PanelKind.TOAST, radius=8)
            surface.blit(line, line.get_rect(center=panel.center))

    def _wild(self, surface: pygame.Surface, area: pygame.Rect, slot: Slot) -> None:
        """A star under the index of a card that stands for another."""
        side = max(12, round(slot.w * 0.2))
        rect = pygame.Rect(0, 0, side, side)
        rect.center = under_index(slot, _WILD_AT)
        if rect.colliderect(area):
            markup = (
                '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
                f'<polygon points="{_STAR}" fill="#6b3fa0" stroke="#f2d898" stroke-width="9" '
                'stroke-linejoin="round"/></svg>'
            )
            surface.blit(self.style.pictures.drawn(markup, rect.size), rect)


class MeldTrays(TableComponent[V]):
    """Paints trays and piles from what the game says of them."""

    def __init__(self, table: TableContext[V], game: MeldTable[V], reserves: Sequence[Place] = ()) -> None:
        """`reserves` lie between the trays, each in a zone `ZONE.INDEX`."""
        super().__init__(table)
        self._game = game
        self.reserves = reserves
        self._reserves = tuple(f"{place.zone}.{place.index}" for place in reserves)
        self.facts: TraysFacts = game.trays(table.match, table.view())

    def prepare(self, view: V) -> Callable[[], object]:
        """What it will say."""
        facts = self._game.trays(self.table.match, view)

        def show() -> None:
            self.facts = facts

        return show

    def on_event(self, event: Event) -> None:
        """A new round begins with empty trays, before its first card is dealt."""
        if isinstance(event, Shuffled):
            self.prepare(self.table.view())()

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """Trays with their melds, and the piles."""
        zones, slots = self.board.layout.zones, self.board.layout.slots
        shown = self._piles()
        for team, told in enumerate(self.facts.trays):
            melds = tuple([slots.get(Place("meld", team, number)) for number in range(len(told.melds))])
            shown[f"tray.{team}"] = (told, melds, self.table.coached)
        return {name: (pygame.Rect(zones[name]), content) for name, content in shown.items()}

    def _piles(self) -> dict[str, object]:
        """What is painted below and upon the cards of each pile."""
        zones, slots = self.board.layout.zones, self.board.layout.slots
        _line, place, covered = self._discards()
        shown: dict[str, object] = {"stock": slots.get(Place("stock"))}
        shown["discards"] = (len(slots.get(Place("discards"), ())), tuple(place), covered)
        return shown | dict.fromkeys(zone for zone in self._reserves if zone in zones)

    def clicked(self, zone: str, taking: Sequence[Action]) -> bool:
        """The discards are opened to be read, with the buttons that take them."""
        if zone == "discards":
            open_pile(self.table, self._game)
        return zone == "discards"

    def stops(self) -> Sequence[Sequence[str]]:
        """The piles, then the own melds and their tray."""
        zones = self.board.layout.zones
        team = self.table.match.teams[self.table.seat]
        melds = sorted((name for name in zones if name.startswith(f"meld.{team}.")), key=_number)
        return (("stock",), self._reserves, ("discards",), (*melds, f"tray.{team}"))

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Every tray that touches `area`."""
        zones = self.board.layout.zones
        for team in range(len(self.facts.trays)):
            if area.colliderect(zones[f"tray.{team}"]):
                self._tray(surface, team)
        band = ("stock", *self._reserves, "discards")
        if any(area.colliderect(zones[zone]) for zone in band if zone in zones):
            self._band(surface)

    def _tray(self, surface: pygame.Surface, team: int) -> None:
        style, zones, facts = self.style, self.board.layout.zones, self.facts.trays[team]
        draw_tray(surface, style, zones[f"tray.{team}"])
        colour = self._colour(team)
        title = pygame.Rect(zones[f"title.{team}"])
        small, big = _title_sizes(style, title.height)
        line = style.type.line(facts.name, big, colour, TextStyle.STRONG)
        surface.blit(line, line.get_rect(midtop=(title.centerx, title.top)))
        points = style.type.line(facts.points, small, style.theme.text)
        surface.blit(points, points.get_rect(midtop=(title.centerx, title.top + round(big * _POINTS_BELOW))))
        if facts.hint and not self.table.coached:
            room = pygame.Rect(zones[f"melds.{team}"])
            px = style.type.fitted(facts.hint, style.text(24), room.width, TextStyle.BODY)
            hint = style.type.line(facts.hint, px, style.theme.text_soft)
            surface.blit(hint, hint.get_rect(center=room.center))
        if facts.note:
            self._slot(surface, pygame.Rect(zones[f"reserve.{team}"]), facts.note)

    def _band(self, surface: pygame.Surface) -> None:
        style, zones = self.style, self.board.layout.zones
        for zone in ("stock", *self._reserves, "discards"):
            if zone in zones:
                draw_tray(surface, style, zones[zone])
        if not self.board.layout.slots.get(Place("stock")):
            self._slot(surface, pygame.Rect(zones["stock"]), "")
        if not self.board.layout.slots.get(Place("discards")):
            self._slot(surface, self._first_discard(), "")
        line, place, covered = self._discards()
        if not covered:
            surface.blit(line, place)

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """What must be seen upon cards: how many the pile has, where they have reached the line that says so."""
        line, place, covered = self._discards()
        panel = place.inflate(self.style.px(16), 0)
        if covered and panel.colliderect(area):
            draw_panel(surface, self.style, panel, PanelKind.TOAST, radius=8)
            surface.blit(line, place)

    def kept_dark(self) -> Sequence[pygame.Rect]:
        """The line below the pile."""
        return (self._discards()[1],)

    def _discards(self) -> tuple[pygame.Surface, pygame.Rect, bool]:
        """The line below the pile, which counts the cards that lie there; its place, and whether cards cover it."""
        style, discards = self.style, pygame.Rect(self.board.layout.zones["discards"])
        slots = self.board.layout.slots.get(Place("discards"), ())
        text = plural("{count} discard", "{count} discards", len(slots))
        px = style.type.fitted(text, style.text(20), discards.width - style.px(16))
        line = style.type.line(text, px, style.theme.text_soft if slots else style.theme.text)
        if not slots:
            first = self._first_discard()
            left = discards.left + max(self._pad, (first.width - line.get_width()) // 2)
            return line, line.get_rect(bottomleft=(left, discards.bottom - style.px(12))), False
        place = line.get_rect(bottomright=(discards.right - style.px(14), discards.bottom - style.px(6)))
        return line, place, any(pygame.Rect(slot.rect).colliderect(place) for slot in slots)

    @property
    def _pad(self) -> int:
        """Between the discards and what lies beside them."""
        zones = self.board.layout.zones
        return zones["discards"].x - max(zones[name].right for name in ("stock", *self._reserves) if name in zones)

    def _first_discard(self) -> pygame.Rect:
        """The part of the pile where its first card will lie."""
        discards = pygame.Rect(self.board.layout.zones["discards"])
        wide = min(discards.width, card_width(discards.height - 2 * self._pad) + 2 * self._pad)
        return pygame.Rect(discards.topleft, (wide, discards.height))

    def _slot(self, surface: pygame.Surface, rect: pygame.Rect, text: str) -> None:
        style = self.style
        high = min(rect.height, round(rect.width * 1.4)) - style.px(8)
        place = pygame.Rect(0, 0, round(high / 1.4), high)
        place.center = rect.center
        if text:  # words need a quiet ground
            draw_tray(surface, style, Rect(*place))
        else:
            surface.blit(style.pictures.svg(("table", "slot.svg"), place.size), place)
        for px in range(style.text(15), SMALLEST - 1, -1):
            lines = style.type.wrap(text, px, place.width - style.px(10), TextStyle.STRONG)
            step = style.type.height(px, TextStyle.STRONG)
            if step * len(lines) <= rect.height:
                break
        top = rect.centery - step * len(lines) // 2
        for line in lines:
            words = style.type.line(line, px, style.theme.text, TextStyle.STRONG)
            surface.blit(words, words.get_rect(midtop=(rect.centerx, top)))
            top += step

    def _colour(self, team: int) -> Rgb:
        theme = self.style.theme
        return theme.us if team == self.table.match.teams[self.table.seat] else theme.them


def _number(zone: str) -> int:
    return int(zone.rpartition(".")[2])


def _title_sizes(style: Style, room: int) -> tuple[int, int]:
    """Pixels of the points and of the name of a tray: smaller where `room` does not hold one above the other."""
    small, big = style.text(20), style.text(24)
    part = min(1.0, room / (big * _POINTS_BELOW + small * _FIGURE))
    return max(SMALLEST, int(small * part)), max(SMALLEST, int(big * part))
