"""What is seen of a game of melds below its cards: a tray for each team, between them stock and spread discards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TypeVar

import pygame

from game.engine import Action, Event, Place, Shuffled
from game.i18n import _, plural, sentences
from game.ui.graphics.drawing import PanelKind
from game.ui.kit import (
    TEAM_TONES,
    Align,
    Column,
    FirstThatFits,
    Node,
    Panel,
    Role,
    Row,
    Shrinking,
    Space,
    Spacer,
    Text,
    Tone,
    walk,
)
from game.ui.table.contract.context import TableComponent, TableContext
from game.ui.table.contract.facts import MeldFacts, TrayFacts, TraysFacts
from game.ui.table.contract.game_table import MeldTable
from game.ui.table.drawing.ground import draw_tray
from game.ui.table.drawing.kept_nodes import KeptNodes
from game.ui.table.layout.geometry import card_width
from game.ui.table.layout.zone import Zone
from game.ui.table.melds.landing import draw_landing, landing_beside
from game.ui.table.melds.pile import open_pile
from game.ui.widgets.graph import place_of_team

V = TypeVar("V")


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
        self._nodes = KeptNodes(self.style)

    @property
    def latest(self) -> TraysFacts:
        """What it will say when all that has happened is told."""
        return self._game.trays(self.table.match, self.table.view())

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
        shown[Zone("discards")] = (len(slots.get(Place("discards"), ())), zones[Zone("tally")], self.asked_to_end)
        return shown | dict.fromkeys(zone for zone in self._reserves if zone in zones)

    def clicked(self, zone: Zone, taking: Sequence[Action]) -> bool:
        """The discards are opened to be read, with the buttons that take them."""
        opens = zone == "discards" and bool(self.board.placement.get(Place("discards")))
        if opens:
            open_pile(self.table, self._game)
        return opens

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
        for team in range(len(self.facts.trays)):
            tray = self.board.layout.zones.get(Zone("tray", team))
            if tray is not None and area.colliderect(tray):
                self._write(surface, self._on_tray(team))
        self._write(surface, self._beside_discards())

    def _tray(self, surface: pygame.Surface, team: int) -> None:
        draw_tray(surface, self.style, self.board.layout.zones[Zone("tray", team)])
        self._write(surface, self._on_tray(team))

    def _write(self, surface: pygame.Surface, words: Iterable[Node]) -> None:
        for node in words:
            node.paint(surface, self.style, node.rect)

    def _on_tray(self, team: int) -> Sequence[Node]:
        """What is written on a tray: whose it is, the points, what it invites to, and a note where the reserve lay."""
        zones, facts = self.board.layout.zones, self.facts.trays[team]
        words = facts.name, facts.points, facts.way, facts.note, self._hint(team)
        places = [zones.get(Zone(kind, team)) for kind in ("tray", "title", "reserve", "melds")]
        shown = words, places, self.board.layout.slots.get(Place("reserve", team))
        return self._nodes.of(Zone("tray", team), shown, partial(self._compose_tray, team))

    def _compose_tray(self, team: int) -> Iterator[tuple[Node, pygame.Rect]]:
        style, zones, note = self.style, self.board.layout.zones, self.facts.trays[team].note
        tray, head = pygame.Rect(zones[Zone("tray", team)]), pygame.Rect(zones[Zone("title", team)])
        foot = tray.bottom
        if note:
            words = Text(note, Role.SMALL, Tone.TEXT, lines=0, side=Align.CENTER)
            tag = Panel(words, PanelKind.TOAST, pad=Space.TIGHT, pad_above=Space.NONE, radius=8)
            place, pad = pygame.Rect(zones[Zone("reserve", team)]), 2 * tag.padding(style)[0]
            wide = words.longest(style, place.width - pad) + pad
            room = pygame.Rect(0, 0, wide, tag.heights(style, wide).natural).move_to(center=place.center)
            room.clamp_ip(tray)
            yield tag, room
            foot = room.top
        elif lying := self.board.layout.slots.get(Place("reserve", team)):
            foot = min(slot.rect.y for slot in lying)
        head.height = foot - head.top
        yield self._title(team), head
        yield from self._invitation(team)

    def _invitation(self, team: int) -> Iterator[tuple[Node, pygame.Rect]]:
        if hint := self._hint(team):
            words = Text(hint, Role.BODY, lines=2, side=Align.CENTER)
            yield words, pygame.Rect(self.board.layout.zones[Zone("melds", team)])

    def _hint(self, team: int) -> str:
        """What belongs on an empty tray."""
        return self.facts.trays[team].hint if self._invites else ""

    def _tone(self, team: int) -> Tone:
        own = self.table.match.teams[self.table.seat]
        return TEAM_TONES[place_of_team(team, own) % len(TEAM_TONES)]

    def _title(self, team: int) -> Node:
        """Whose tray it is and its points, and where there is room how these come from the points of the round."""
        facts, tone = self.facts.trays[team], self._tone(team)

        def words(name: Role, points: Role) -> tuple[Node, Node]:
            return (
                Text(facts.name, name, tone, side=Align.CENTER),
                Text(facts.points, points, Tone.TEXT, side=Align.CENTER),
            )

        way = (Text(facts.way, Role.SMALL, side=Align.CENTER),) if facts.way else ()
        return FirstThatFits(
            Column(*words(Role.STRONG, Role.BODY), *way, gap=Space.NONE),
            *(Column(*words(Role.LABEL, Role.SMALL), each, gap=Space.NONE) for each in way),
            Column(*words(Role.STRONG, Role.BODY), gap=Space.NONE),
            Column(*words(Role.LABEL, Role.SMALL), gap=Space.NONE),
            Row(*words(Role.LABEL, Role.SMALL), gap=Space.TIGHT, justify=Align.CENTER),
            Row(*words(Role.SMALL, Role.SMALL), gap=Space.TIGHT, justify=Align.CENTER),
            words(Role.SMALL, Role.SMALL)[1],  # in a small picture of a table
        )

    def meanings(self) -> Sequence[tuple[pygame.Rect, str]]:
        """What the points of a tray make in a match that counts in others."""
        zones = self.board.layout.zones
        return [
            (pygame.Rect(zones[Zone("title", team)]), _points_made(tray))
            for team, tray in enumerate(self.facts.trays)
            if tray.counted
        ]

    def words(self) -> Sequence[str]:
        """What lies in each tray is worth, and what is said of the reserve of its team."""
        return [
            _("{label}: {value}", label=tray.name, value=sentences(said))
            for tray in self.facts.trays
            if (said := [each for each in (_points_made(tray), tray.note) if each])
        ]

    def _band(self, surface: pygame.Surface) -> None:
        style, zones = self.style, self.board.layout.zones
        for zone in (Zone("stock"), *self._reserves, Zone("discards")):
            if zone in zones:
                draw_tray(surface, style, zones[zone])
        if not self.board.layout.slots.get(Place("stock")):
            self._slot(surface, Zone("stock"), pygame.Rect(zones[Zone("stock")]))
        names = (*self.facts.reserves, *("" for _each in self.reserves))
        for reserve, zone, name in zip(self.reserves, self._reserves, names, strict=False):
            if zone in zones and not self.board.layout.slots.get(reserve):
                self._slot(surface, zone, pygame.Rect(zones[zone]), name)
        landing = self._landing
        if landing is not None:
            draw_landing(surface, style, landing)
        elif not self.board.layout.slots.get(Place("discards")):
            self._slot(surface, Zone("discards"), self._first_discard(), _("Discards"))
        self._write(surface, self._beside_discards())

    def melds(self) -> Sequence[tuple[Place, MeldFacts]]:
        """Every meld that lies on the table, by its place."""
        return [
            (Place("meld", owner, number), meld)
            for owner, tray in enumerate(self.facts.trays)
            for number, meld in enumerate(tray.melds)
        ]

    def written(self) -> Sequence[pygame.Rect]:
        """The words beside the pile."""
        return [text.rect for node in self._beside_discards() for text in walk(node) if isinstance(text, Text)]

    @property
    def asked_to_end(self) -> str:
        """How the turn ends; empty where the player is asked for nothing, as in a match that is looked at again."""
        return self.facts.ending if self.table.own_turn else ""

    @property
    def _landing(self) -> pygame.Rect | None:
        """Where the card that ends the turn will lie, while one is due."""
        if not self.asked_to_end:
            return None
        slots = self.board.layout.slots.get(Place("discards"), ())
        if not slots:
            return self._first_discard().inflate(-2 * self._pad, -2 * self._pad)
        counted = [node.shown[0].rect for node in self._tally()]
        return landing_beside(
            pygame.Rect(slots[-1].rect), pygame.Rect(self.board.layout.zones[Zone("discards")]), counted, self._pad
        )

    def _beside_discards(self) -> Sequence[Node]:
        """What to do there, where there is room for that beside the cards, and how many cards there are."""
        pile, landing = Zone("discards"), self._landing
        if landing is None or landing == pygame.Rect(self.board.layout.zones[pile]):
            return self._tally()
        asked, place = self.asked_to_end, tuple(landing)
        asking = self._nodes.of(pile, (asked, place), partial(self._compose_asking, asked, landing))
        return *asking, *self._tally()

    def _compose_asking(self, asked: str, landing: pygame.Rect) -> Iterator[tuple[Node, pygame.Rect]]:
        sizes = (Text(asked, role, Tone.TEXT, lines=0, side=Align.CENTER) for role in (Role.LABEL, Role.SMALL))
        yield Panel(FirstThatFits(*sizes, Spacer()), None, pad=Space.SMALL), landing

    def _tally(self) -> Sequence[Node]:
        """How many discards there are, at the end of the pile, where there is room for that."""
        zone = Zone("tally")
        count, place = len(self.board.layout.slots.get(Place("discards"), ())), self.board.layout.zones[zone]
        return self._nodes.of(zone, (count, place), partial(self._compose_tally, count, pygame.Rect(place)))

    def _compose_tally(self, count: int, room: pygame.Rect) -> Iterator[tuple[Node, pygame.Rect]]:
        text = plural("{count} discard", "{count} discards", count)
        words = Text(text, Role.SMALL, Tone.TEXT, lines=0, side=Align.CENTER, align=Align.CENTER)
        if count and room.height and words.widths(self.style).least <= room.width:
            yield Column(words), room

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

    def _slot(self, surface: pygame.Surface, zone: Zone, rect: pygame.Rect, name: str = "") -> None:
        """Where a card will lie, or where a reserve of this name lay."""
        style = self.style
        high = min(rect.height, round(rect.width * 1.4)) - style.px(8)
        place = pygame.Rect(0, 0, round(high / 1.4), high).move_to(center=rect.center)
        surface.blit(style.pictures.svg(("table", "slot.svg"), place.size), place)
        if name:
            room = place.inflate(-2 * style.px(Space.TIGHT.value), -2 * style.px(Space.SMALL.value))
            self._write(surface, self._nodes.of(zone, (name, tuple(room)), partial(_compose_name, name, room)))


def _compose_name(name: str, room: pygame.Rect) -> Iterator[tuple[Node, pygame.Rect]]:
    yield Column(Shrinking(Text(name, Role.SMALL, side=Align.CENTER))), room


def _points_made(tray: TrayFacts) -> str:
    if tray.counted:
        return _("{points} points on the table make {made} in the match.", points=tray.counted, made=tray.points)
    return _("{points} on the table", points=tray.points) if tray.points else ""
