"""Trays and piles of a rummy: a tray for every player with a head that says whose it is, stock and discards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

import pygame

from game.engine import Action, Place
from game.families.rummy.rules.view import RummyView
from game.ui.graphics.drawing import PanelKind
from game.ui.kit import Align, Column, FirstThatFits, Node, Panel, Role, Row, Space, Text, Tone, team_mark
from game.ui.table.drawing.ground import draw_tray
from game.ui.table.layout.geometry import TableLayout
from game.ui.table.layout.zone import Zone
from game.ui.table.melds.trays import MeldTrays
from game.ui.widgets.graph import place_of_team

_SIGN: Final = 6
"""The size of a player's sign next to the name, in units."""
_LINE: Final = 3
"""A head that is so many times as wide as high is one line above its tray."""


class PlayerTrays(MeldTrays[RummyView]):
    """The trays of players; a player who is out of the match has none."""

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """Trays with their melds, and the piles."""
        zones, slots = self.board.layout.zones, self.board.layout.slots
        shown = self._piles()
        for seat in _seated(self.board.layout):
            facts = self.facts.trays[seat]
            melds = tuple([slots.get(Place("meld", seat, number)) for number in range(len(facts.melds))])
            shown[Zone("tray", seat)] = (facts, melds)
        return {zone: (pygame.Rect(zones[zone]), content) for zone, content in shown.items()}

    def clicked(self, zone: Zone, taking: Sequence[Action]) -> bool:
        """The discards are opened to be read, except when their top may be asked for."""
        return not taking and super().clicked(zone, taking)

    def stops(self) -> Sequence[Sequence[Zone]]:
        """The piles, then the melds of each player, the own ones with their tray."""
        zones = self.board.layout.zones
        melds = [
            [zone for zone in zones if zone.kind == "meld" and zone.owner == seat]
            for seat in sorted(_seated(self.board.layout))
        ]
        return ((Zone("stock"),), (Zone("discards"),), *melds, (Zone("tray", self.table.seat),))

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Every tray that touches `area`."""
        zones = self.board.layout.zones
        for seat in _seated(self.board.layout):
            if area.colliderect(zones[Zone("tray", seat)]):
                self._tray(surface, seat)
        if any(area.colliderect(zones[Zone(pile)]) for pile in ("stock", "discards")):
            self._band(surface)

    def panels(self) -> Sequence[pygame.Rect]:
        """The heads of the trays."""
        return [node.rect for seat in _seated(self.board.layout) for node in self._head(seat)]

    @property
    def _invites(self) -> bool:
        return self.table.invites

    def _tray(self, surface: pygame.Surface, team: int) -> None:
        draw_tray(surface, self.style, self.board.layout.zones[Zone("tray", team)])
        self._write(surface, [*self._head(team), *self._on_tray(team)])

    def _compose_tray(self, team: int) -> Iterator[tuple[Node, pygame.Rect]]:
        yield from self._invitation(team)

    def _head(self, seat: int) -> Sequence[Node]:
        """Compose the name of the tray's owner, on a panel, for the border of the felt may run beneath it."""
        zone, facts = Zone("head", seat), self.facts.trays[seat]
        shown = facts.name, facts.note, self.board.layout.zones[zone]
        return self._nodes.of(zone, shown, partial(self._compose_head, seat))

    def _compose_head(self, seat: int) -> Iterator[tuple[Node, pygame.Rect]]:
        style, facts = self.style, self.facts.trays[seat]
        head = pygame.Rect(self.board.layout.zones[Zone("head", seat)])
        place = place_of_team(seat, self.table.match.teams[self.table.seat])
        sign = team_mark(place, _SIGN, 2 * _SIGN)
        name = Text(facts.name, Role.LABEL, self._tone(seat), cut=True)
        note = Panel(
            Text(facts.note, Role.SMALL, Tone.INK),
            PanelKind.PARCHMENT,
            pad=Space.TIGHT,
            pad_above=Space.NONE,
            radius=8,
            align=Align.CENTER,
        )
        noted = [note] if facts.note else []
        if head.width > _LINE * head.height:
            margin = 2 * style.px(Space.SMALL.value)
            line = Row(sign, name, *noted, gap=Space.SMALL)
            yield Panel(line, PanelKind.PANEL, pad_above=Space.NONE, radius=8), head.inflate(margin, 0)
        else:
            whole = Text(facts.name, Role.LABEL, self._tone(seat))
            smaller = Text(facts.name, Role.SMALL, self._tone(seat), cut=True)
            named = Row(sign, FirstThatFits(whole, smaller), gap=Space.TIGHT, align=Align.CENTER)
            panel = Panel(Column(named, *noted, gap=Space.NONE), PanelKind.PANEL, pad=Space.TIGHT, radius=8)
            head.height = min(head.height, panel.heights(style, head.width).natural)
            yield panel, head


def _seated(layout: TableLayout) -> list[int]:
    """The seats that have a tray."""
    return [zone.owner for zone in layout.zones if zone.kind == "tray" and zone.owner is not None]
