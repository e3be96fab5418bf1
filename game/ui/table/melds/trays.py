"""What is seen of a game of melds below its cards: a tray for each team, between them stock and spread discards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

import pygame

from game.engine import Action, Event, Place, Shuffled
from game.i18n import _, plural
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.graphics.theme import Rgb
from game.ui.table.context import TableComponent, TableContext
from game.ui.table.drawing.ground import draw_tray
from game.ui.table.facts import MeldFacts, TraysFacts
from game.ui.table.game_table import MeldTable
from game.ui.table.layout.geometry import card_width
from game.ui.table.layout.zone import Zone
from game.ui.table.melds.landing import draw_landing, landing_beside, landing_words
from game.ui.table.melds.pile import open_pile
from game.ui.text import SMALLEST, TextStyle
from game.ui.widgets.graph import team_colour

V = TypeVar("V")

_WAY: Final = 16
"""Units of how the points of a tray come about."""
_NOTE: Final = 15
"""Units of what stands where the reserve of a team lay."""
_NAME: Final = 16
"""Units of what a reserve is called where it lay."""
_HINT: Final = 20
"""Units of what an empty tray invites to."""
_POINTS_BELOW: Final = 1.125
"""How far below the top of its name the points of a tray stand, in sizes of the name."""
_FIGURE: Final = 1.1
"""How far figures reach below the top of their line, in their size."""


def ending(due: bool) -> str:
    """What stands beside the discards while the player's turn ends with a card there."""
    return _("Discard a card here") if due else ""


class MeldTrays(TableComponent[V]):
    """Paints trays and piles from what the game says of them."""

    def __init__(self, table: TableContext[V], game: MeldTable[V], reserves: Sequence[Place] = ()) -> None:
        """`reserves` lie between the trays, each in a zone `ZONE.INDEX`."""
        super().__init__(table)
        self._game = game
        self.reserves = reserves
        self._reserves = tuple(map(Zone.of, reserves))
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
            shown[Zone("tray", team)] = (told, melds, self._invites)
        return {zone: (pygame.Rect(zones[zone]), content) for zone, content in shown.items()}

    @property
    def _invites(self) -> bool:
        """Whether an empty tray says what belongs there: not while melds are tried out elsewhere."""
        return self.table.invites and not self.board.staging.groups

    def _piles(self) -> dict[Zone, object]:
        """What is painted below and upon the cards of each pile."""
        zones, slots = self.board.layout.zones, self.board.layout.slots
        shown: dict[Zone, object] = {Zone("stock"): slots.get(Place("stock"))}
        shown[Zone("discards")] = (len(slots.get(Place("discards"), ())), zones[Zone("tally")], self._asked_to_end)
        return shown | dict.fromkeys(zone for zone in self._reserves if zone in zones)

    def clicked(self, zone: Zone, taking: Sequence[Action]) -> bool:
        """The discards are opened to be read, with the buttons that take them."""
        if zone == "discards":
            open_pile(self.table, self._game)
        return zone == "discards"

    def stops(self) -> Sequence[Sequence[Zone]]:
        """The piles, then the own melds and their tray."""
        zones = self.board.layout.zones
        team = self.table.match.teams[self.table.seat]
        melds = [zone for zone in zones if zone.kind == "meld" and zone.owner == team]
        melds.sort(key=lambda zone: zone.number or 0)
        return ((Zone("stock"),), self._reserves, (Zone("discards"),), (*melds, Zone("tray", team)))

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Every tray that touches `area`."""
        zones = self.board.layout.zones
        for team in range(len(self.facts.trays)):
            if area.colliderect(zones[Zone("tray", team)]):
                self._tray(surface, team)
        band = (Zone("stock"), *self._reserves, Zone("discards"))
        if any(area.colliderect(zones[zone]) for zone in band if zone in zones):
            self._band(surface)

    def paint_again(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The words on the trays and beside the discards."""
        zones = self.board.layout.zones
        for team in range(len(self.facts.trays)):
            if Zone("tray", team) in zones and area.colliderect(zones[Zone("tray", team)]):
                self._write(surface, team)
        for line, place in (*self._ending(), *self._tally()):
            surface.blit(line, place)

    def _tray(self, surface: pygame.Surface, team: int) -> None:
        draw_tray(surface, self.style, self.board.layout.zones[Zone("tray", team)])
        self._write(surface, team)

    def _write(self, surface: pygame.Surface, team: int) -> None:
        """What is written on a tray itself."""
        style, zones, facts = self.style, self.board.layout.zones, self.facts.trays[team]
        colour = self._colour(team)
        title = pygame.Rect(zones[Zone("title", team)])
        small, big = _title_sizes(style, title.height)
        titles = [(each, pygame.Rect(zones[Zone("title", number)])) for number, each in enumerate(self.facts.trays)]
        beside = min(_size_beside(style, each.name, each.points, room) for each, room in titles)
        if beside > big:
            big = small = beside
        line = style.type.line(facts.name, big, colour, TextStyle.STRONG)
        points = style.type.line(facts.points, small, style.theme.text)
        if beside == big:
            free = title.width - line.get_width() - points.get_width()
            side = max(0, free - beside // 2) // 2
            place = line.get_rect(midleft=(title.left + side, title.centery))
            below = points.get_rect(midright=(title.right - side, title.centery))
        else:
            place = line.get_rect(midtop=(title.centerx, title.top))
            below = points.get_rect(midtop=(title.centerx, title.top + round(big * _POINTS_BELOW)))
        surface.blit(line, place)
        surface.blit(points, below)
        if facts.way:
            self._way(surface, team, below.bottom)
        if facts.hint and self._invites:
            room = pygame.Rect(zones[Zone("melds", team)])
            px = style.type.fitted(facts.hint, style.text(_HINT), room.width, TextStyle.BODY)
            hint = style.type.line(facts.hint, px, style.theme.text)
            surface.blit(hint, hint.get_rect(center=room.center))
        if facts.note:
            self._note(
                surface, pygame.Rect(zones[Zone("reserve", team)]), facts.note, pygame.Rect(zones[Zone("tray", team)])
            )

    def _way(self, surface: pygame.Surface, team: int, top: int) -> None:
        """Below what counts in the match how it comes from the points of the round, where there is room."""
        style, zones, facts = self.style, self.board.layout.zones, self.facts.trays[team]
        title, foot = pygame.Rect(zones[Zone("title", team)]), zones[Zone("tray", team)].bottom
        if lying := self.board.layout.slots.get(Place("reserve", team)):
            foot = min(pygame.Rect(slot.rect).top for slot in lying)
        elif facts.note:
            foot = (
                pygame.Rect(zones[Zone("reserve", team)]).centery - style.type.height(style.text(_NOTE)) - style.px(2)
            )
        room = title.width + style.px(4)
        size = style.type.fitted(facts.way, style.text(_WAY), room)
        line = style.type.line(facts.way, size, style.theme.text_soft)
        if line.get_width() <= room and top + line.get_height() <= foot:
            surface.blit(line, line.get_rect(midtop=(title.centerx, top)))

    def meanings(self) -> Sequence[tuple[pygame.Rect, str]]:
        """What the points of a tray make in a match that counts in others."""
        zones = self.board.layout.zones
        return [
            (
                pygame.Rect(zones[Zone("title", team)]),
                _("{points} points on the table make {made} in the match.", points=told.counted, made=told.points),
            )
            for team, told in enumerate(self.facts.trays)
            if told.counted
        ]

    def _band(self, surface: pygame.Surface) -> None:
        style, zones = self.style, self.board.layout.zones
        for zone in (Zone("stock"), *self._reserves, Zone("discards")):
            if zone in zones:
                draw_tray(surface, style, zones[zone])
        if not self.board.layout.slots.get(Place("stock")):
            self._slot(surface, pygame.Rect(zones[Zone("stock")]))
        names = (*self.facts.reserves, *("" for _each in self.reserves))
        for reserve, zone, name in zip(self.reserves, self._reserves, names, strict=False):
            if zone in zones and not self.board.layout.slots.get(reserve):
                self._slot(surface, pygame.Rect(zones[zone]), name)
        landing = self._landing
        if landing is not None:
            draw_landing(surface, style, landing)
        elif not self.board.layout.slots.get(Place("discards")):
            self._slot(surface, self._first_discard(), _("Discards"))
        for line, place in (*self._ending(), *self._tally()):
            surface.blit(line, place)

    def melds(self) -> Sequence[tuple[Place, MeldFacts]]:
        """Every meld that lies on the table, by its place."""
        return [
            (Place("meld", owner, number), meld)
            for owner, tray in enumerate(self.facts.trays)
            for number, meld in enumerate(tray.melds)
        ]

    def written(self) -> Sequence[pygame.Rect]:
        """The words beside the pile."""
        return [place for _line, place in (*self._ending(), *self._tally())]

    @property
    def _asked_to_end(self) -> str:
        """How the turn ends; empty where the player is asked for nothing, as in a match that is looked at again."""
        return self.facts.ending if self.table.own_turn else ""

    @property
    def _landing(self) -> pygame.Rect | None:
        """Where the card that ends the turn will lie, while one is due."""
        if not self._asked_to_end:
            return None
        slots = self.board.layout.slots.get(Place("discards"), ())
        if not slots:
            return self._first_discard().inflate(-2 * self._pad, -2 * self._pad)
        counted = [place for _line, place in self._tally()]
        return landing_beside(
            pygame.Rect(slots[-1].rect), pygame.Rect(self.board.layout.zones[Zone("discards")]), counted, self._pad
        )

    def _ending(self) -> list[tuple[pygame.Surface, pygame.Rect]]:
        """What to do there, in words, where there is room for them beside the cards."""
        landing = self._landing
        if landing is None or landing == pygame.Rect(self.board.layout.zones[Zone("discards")]):
            return []
        return landing_words(self.style, self._asked_to_end, landing)

    def _tally(self) -> list[tuple[pygame.Surface, pygame.Rect]]:
        """How many discards there are, with their places, at the end of the pile; nothing while it is empty."""
        style, room = self.style, pygame.Rect(self.board.layout.zones[Zone("tally")])
        count = len(self.board.layout.slots.get(Place("discards"), ()))
        if not count or not room.height:
            return []
        text = plural("{count} discard", "{count} discards", count)
        for px in range(style.text(18), SMALLEST - 1, -1):
            words = style.type.wrap(text, px, room.width)
            if len(words) * style.type.height(px) <= room.height:
                break
        lines = [style.type.line(line, style.type.fitted(line, px, room.width), style.theme.text) for line in words]
        placed, top = [], room.top
        for line in lines:
            place = line.get_rect(midtop=(room.centerx, top))
            placed.append((line, place))
            top = place.bottom
        return placed

    @property
    def _pad(self) -> int:
        """Between the discards and what lies beside them."""
        zones = self.board.layout.zones
        return zones[Zone("discards")].x - max(
            zones[zone].right for zone in (Zone("stock"), *self._reserves) if zone in zones
        )

    def _first_discard(self) -> pygame.Rect:
        """The part of the pile where its first card will lie."""
        discards = pygame.Rect(self.board.layout.zones[Zone("discards")])
        wide = min(discards.width, card_width(discards.height - 2 * self._pad) + 2 * self._pad)
        return pygame.Rect(discards.topleft, (wide, discards.height))

    def _slot(self, surface: pygame.Surface, rect: pygame.Rect, name: str = "") -> None:
        """Where a card will lie, or where a reserve of this name lay."""
        style = self.style
        high = min(rect.height, round(rect.width * 1.4)) - style.px(8)
        place = pygame.Rect(0, 0, round(high / 1.4), high)
        place.center = rect.center
        surface.blit(style.pictures.svg(("table", "slot.svg"), place.size), place)
        if name:
            size = style.type.fitted(name, style.text(_NAME), place.width - style.px(6))
            line = style.type.line(style.type.shortened(name, size, place.width), size, style.theme.text_soft)
            surface.blit(line, line.get_rect(midtop=(place.centerx, place.top + style.px(8))))

    def _note(self, surface: pygame.Surface, rect: pygame.Rect, text: str, tray: pygame.Rect) -> None:
        """What stands where the reserve lay; it keeps within its tray, which is what is painted anew with it."""
        style = self.style
        sizes, room = range(style.text(_NOTE), SMALLEST - 1, -1), rect.width - style.px(10)
        in_one = [px for px in sizes if style.type.width(text, px, TextStyle.STRONG) <= room]
        for px in in_one or sizes:
            lines = style.type.wrap(text, px, room, TextStyle.STRONG)
            step = style.type.height(px, TextStyle.STRONG)
            if step * len(lines) <= rect.height:
                break
        else:  # one line over the edge of the place rather than two over what stands above it
            lines = [text]
        wide = max(style.type.width(line, px, TextStyle.STRONG) for line in lines)
        tag = pygame.Rect(
            0, 0, wide + style.px(14), max(step * len(lines), min(rect.height, step * len(lines) + style.px(4)))
        )
        tag.center = rect.center
        tag.clamp_ip(tray)
        draw_panel(surface, style, tag, PanelKind.TOAST, radius=8)
        top = tag.centery - step * len(lines) // 2
        for line in lines:
            words = style.type.line(line, px, style.theme.text, TextStyle.STRONG)
            surface.blit(words, words.get_rect(midtop=(tag.centerx, top)))
            top += step

    def _colour(self, team: int) -> Rgb:
        return team_colour(self.style.theme, team, self.table.match.teams[self.table.seat])


def _size_beside(style: Style, name: str, points: str, title: pygame.Rect) -> int:
    """Pixels of both where they stand beside one another, because too little room is left below; else 0."""
    big = style.text(24)
    if title.height >= big * (_POINTS_BELOW + _FIGURE * 20 / 24):
        return 0
    wide = style.type.width(name, big, TextStyle.STRONG) + style.type.width(f" {points}", big)
    return int(min(big, big * title.width / wide, title.height / _FIGURE))


def _title_sizes(style: Style, room: int) -> tuple[int, int]:
    """Pixels of the points and of the name of a tray: smaller where `room` does not hold one above the other."""
    small, big = style.text(20), style.text(24)
    part = min(1.0, room / (big * _POINTS_BELOW + small * _FIGURE))
    return max(SMALLEST, int(small * part)), max(SMALLEST, int(big * part))
