"""Trays and piles of a rummy: a tray for every player with a head that says whose it is, stock and discards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from game.engine import Action, Place
from game.families.rummy.rules.view import RummyView
from game.ui.graphics.drawing import PanelKind, draw_panel
from game.ui.table.drawing.ground import draw_tray
from game.ui.table.layout.geometry import TableLayout
from game.ui.table.layout.zone import Zone
from game.ui.table.melds.trays import MeldTrays
from game.ui.text import TextStyle
from game.ui.widgets.graph import draw_mark, place_of_team

_SIGN: Final = 6
"""Units of the size of the sign of a player beside the name."""


class PlayerTrays(MeldTrays[RummyView]):
    """Who is out of the match has no tray."""

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """Trays with their melds, and the piles."""
        zones, slots = self.board.layout.zones, self.board.layout.slots
        shown = self._piles()
        for seat in _seated(self.board.layout):
            told = self.facts.trays[seat]
            melds = tuple([slots.get(Place("meld", seat, number)) for number in range(len(told.melds))])
            shown[Zone("tray", seat)] = (told, melds)
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
        return [self._bar(seat) for seat in _seated(self.board.layout)]

    def _bar(self, seat: int) -> pygame.Rect:
        """The panel of a head: beside its tray as high as its lines."""
        head = pygame.Rect(self.board.layout.zones[Zone("head", seat)])
        if _is_line(head):
            return head.inflate(2 * self.style.px(8), 0)
        _px, step, lines = self._column_sizes(head, seat)
        return pygame.Rect(head.topleft, (head.width, min(head.height, step * lines + 2 * self.style.px(4))))

    def _column_sizes(self, head: pygame.Rect, seat: int) -> tuple[int, int, int]:
        """Pixels of the name in a column and from line to line, and how many lines there are."""
        style, facts = self.style, self.facts.trays[seat]
        px = style.type.fitted(facts.name, style.text(19), head.width - 4 * style.px(_SIGN), TextStyle.STRONG)
        lines = 2 if facts.note else 1
        return px, min(style.type.height(px, TextStyle.STRONG) * 5 // 4, head.height // lines), lines

    def _tray(self, surface: pygame.Surface, team: int) -> None:
        zones = self.board.layout.zones
        draw_tray(surface, self.style, zones[Zone("tray", team)])
        head = pygame.Rect(zones[Zone("head", team)])
        draw_panel(surface, self.style, self._bar(team), PanelKind.PANEL, radius=8)
        if _is_line(head):
            self._line(surface, head, team)
        else:
            self._column(surface, head, team)
        self._write(surface, team)

    def _write(self, surface: pygame.Surface, team: int) -> None:
        style, zones, facts = self.style, self.board.layout.zones, self.facts.trays[team]
        if facts.hint and self.table.invites:
            room = pygame.Rect(zones[Zone("melds", team)])
            px = style.type.fitted(facts.hint, style.text(22), room.width, TextStyle.BODY)
            hint = style.type.line(facts.hint, px, style.theme.text)
            surface.blit(hint, hint.get_rect(center=room.center))

    def _line(self, surface: pygame.Surface, head: pygame.Rect, seat: int) -> None:
        """Name and mark on a bar of their own, for the border of the felt runs beneath it."""
        style, facts = self.style, self.facts.trays[seat]
        px, gap = min(style.text(19), head.height * 3 // 4), style.px(10)
        opened = self._opened(facts.note, head.height * 3 // 5)
        sign, radius = self._sign(seat), style.px(_SIGN)
        left = head.left + 2 * radius + style.px(6)
        room = head.right - left - (opened.get_width() + 3 * gap if opened is not None else 0)
        px = style.type.fitted(facts.name, px, room, TextStyle.STRONG)
        text = style.type.shortened(facts.name, px, room, TextStyle.STRONG)
        name = style.type.line(text, px, self._colour(seat), TextStyle.STRONG)
        draw_mark(surface, style, sign, (head.left + radius, head.centery), _SIGN)
        surface.blit(name, name.get_rect(midleft=(left, head.centery)))
        if opened is not None:
            panel = opened.get_rect(midleft=(left + name.get_width() + gap, head.centery))
            self._mark(surface, opened, panel.move(gap // 2, 0))

    def _column(self, surface: pygame.Surface, head: pygame.Rect, seat: int) -> None:
        """Name and mark one below the other, on a panel as those have that stand in a line."""
        style, facts, radius = self.style, self.facts.trays[seat], self.style.px(_SIGN)
        px, step, _count = self._column_sizes(head, seat)
        name = style.type.shortened(facts.name, px, head.width - 4 * radius, TextStyle.STRONG)
        lines = [style.type.line(name, px, self._colour(seat), TextStyle.STRONG)]
        opened = self._opened(facts.note, style.type.fitted(facts.note, style.text(16), head.width - style.px(12)))
        lines += [opened] if opened is not None else []
        top = head.top + style.px(4)
        for line in lines:
            place = line.get_rect(center=(head.centerx, top + step // 2))
            if line is opened:
                self._mark(surface, line, place)
            else:
                place.move_ip(3 * radius // 2, 0)
                draw_mark(surface, style, self._sign(seat), (place.left - 2 * radius, place.centery), _SIGN)
                surface.blit(line, place)
            top += step

    def _sign(self, seat: int) -> int:
        """The place of a player among all, whose mark stands in the score as well."""
        return place_of_team(seat, self.table.match.teams[self.table.seat])

    def _opened(self, note: str, px: int) -> pygame.Surface | None:
        style = self.style
        return style.type.line(note, min(px, style.text(16)), style.theme.ink, TextStyle.STRONG) if note else None

    def _mark(self, surface: pygame.Surface, words: pygame.Surface, place: pygame.Rect) -> None:
        """The words on a small panel of card paper."""
        draw_panel(surface, self.style, place.inflate(self.style.px(12), 0), PanelKind.PARCHMENT, radius=8)
        surface.blit(words, place)


def _is_line(head: pygame.Rect) -> bool:
    """Whether a head stands in one line above its tray."""
    return head.width > 3 * head.height


def _seated(layout: TableLayout) -> list[int]:
    """The seats that have a tray."""
    return [zone.owner for zone in layout.zones if zone.kind == "tray" and zone.owner is not None]
