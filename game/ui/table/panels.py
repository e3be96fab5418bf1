"""Everything on the table that is no card and no button: trays, plates, counts and lines of text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from game.engine import Place
from game.i18n import plural
from game.ui.look import Look
from game.ui.mirror import point_of
from game.ui.paint import draw_plate
from game.ui.plates import PlateKind
from game.ui.table.facts import TableFacts
from game.ui.table.layout.geometry import Rect, card_width
from game.ui.table.layout.tree import TableLayout
from game.ui.text import Style
from game.ui.theme import Rgb
from game.ui.widgets.graph import draw_mark


@dataclass(slots=True)
class Panels:
    """Paints the plates and trays of a table from its facts."""

    look: Look
    seat: int
    teams: Sequence[int]
    names: Sequence[str]
    facts: TableFacts
    captions: Sequence[str] = ()
    remark: str = ""
    """What is said instead of the prompt: the worth of what is selected."""
    hushed: bool = False
    """Whether the prompt is silent, because a message is in its place."""
    layout: TableLayout = field(default_factory=lambda: TableLayout({}, {}))

    def contents(self) -> dict[str, object]:
        """What each zone shows at the moment; a zone whose content differs from before must be painted again."""
        facts, slots = self.facts, self.layout.slots
        shown: dict[str, object] = {
            "score": (facts.round, facts.target, tuple((team.total, team.progress) for team in facts.teams)),
            "last": tuple(self.captions[-2:]),
            "prompt": (facts.prompt, facts.urgent, self.remark),
            "stock": slots.get(Place("stock")),
            "discards": facts.discards,
        }
        for seat, held in enumerate(facts.hands):
            shown[f"seat.{seat}"] = (held, facts.actor == seat)
        for team, told in enumerate(facts.teams):
            melds = tuple(slots.get(Place("meld", team, number)) for number in range(len(told.melds)))
            shown[f"tray.{team}"] = (told, melds)
        return shown

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paint every panel that touches `area`."""
        zones = self.layout.zones
        for team in range(len(self.facts.teams)):
            if area.colliderect(zones[f"tray.{team}"]):
                self._tray(surface, team)
        if area.colliderect(zones["stock"]) or area.colliderect(zones["discards"]):
            self._band(surface)
        for seat in range(len(self.names)):
            if area.colliderect(zones[f"seat.{seat}"]):
                self._plate(surface, seat)
        if area.colliderect(zones["score"]):
            self._score(surface)
        if area.colliderect(zones["last"]):
            self._last(surface)
        if area.colliderect(zones["prompt"]) and not self.hushed:
            self._prompt(surface)

    def _tray(self, surface: pygame.Surface, team: int) -> None:
        look, zones, facts = self.look, self.layout.zones, self.facts.teams[team]
        sunk(surface, look, zones[f"tray.{team}"])
        colour = self._colour(team)
        title = pygame.Rect(zones[f"title.{team}"])
        small, big = look.text(20), look.text(24)
        line = look.type.line(facts.name, big, colour, Style.STRONG)
        surface.blit(line, line.get_rect(midtop=(title.centerx, title.top)))
        points = look.type.line(facts.points, small, look.theme.text)
        surface.blit(points, points.get_rect(midtop=(title.centerx, title.top + big * 9 // 8)))
        if facts.hint:
            room = pygame.Rect(zones[f"melds.{team}"])
            px = look.type.fitted(facts.hint, look.text(24), room.width, Style.BODY)
            hint = look.type.line(facts.hint, px, look.theme.text_soft)
            surface.blit(hint, hint.get_rect(center=room.center))
        reserve = pygame.Rect(zones[f"reserve.{team}"])
        if facts.reserve_taken:
            self._slot(surface, reserve, facts.reserve)

    def _band(self, surface: pygame.Surface) -> None:
        look, zones = self.look, self.layout.zones
        sunk(surface, look, zones["stock"])
        sunk(surface, look, zones["discards"])
        if not self.layout.slots.get(Place("stock")):
            self._slot(surface, pygame.Rect(zones["stock"]), "")
        discards = pygame.Rect(zones["discards"])
        line, place, covered = self._discards()
        if not self.layout.slots.get(Place("discards")):  # where the first one will lie
            pad = discards.left - zones["stock"].right
            wide = min(discards.width, card_width(discards.height - 2 * pad) + 2 * pad)
            self._slot(surface, pygame.Rect(discards.topleft, (wide, discards.height)), "")
            place.bottomleft = discards.left + max(pad, (wide - place.width) // 2), discards.bottom - look.px(12)
        if not covered:
            surface.blit(line, place)

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """What must be seen upon cards: how many the pile has, where they have reached the line that says so."""
        line, place, covered = self._discards()
        plate = place.inflate(self.look.px(16), 0)
        if covered and plate.colliderect(area):
            draw_plate(surface, self.look, plate, PlateKind.TOAST, radius=8)
            surface.blit(line, place)

    def _discards(self) -> tuple[pygame.Surface, pygame.Rect, bool]:
        """The line below the pile, its place, and whether cards lie there."""
        look, discards = self.look, pygame.Rect(self.layout.zones["discards"])
        px = look.type.fitted(self.facts.discards, look.text(20), discards.width - look.px(16))
        line = look.type.line(self.facts.discards, px, look.theme.text_soft)
        place = line.get_rect(bottomright=(discards.right - look.px(14), discards.bottom - look.px(6)))
        slots = self.layout.slots.get(Place("discards"), ())
        return line, place, any(pygame.Rect(slot.rect).colliderect(place) for slot in slots)

    def _slot(self, surface: pygame.Surface, rect: pygame.Rect, text: str) -> None:
        look = self.look
        high = min(rect.height, round(rect.width * 1.4)) - look.px(8)
        place = pygame.Rect(0, 0, round(high / 1.4), high)
        place.center = rect.center
        if text:  # words need a quiet ground
            sunk(surface, look, Rect(*place))
        else:
            surface.blit(look.pictures.svg(("table", "slot.svg"), place.size), place)
        px = look.text(15)
        lines = look.type.wrap(text, px, place.width - look.px(4), Style.STRONG)
        step = look.type.height(px, Style.STRONG)
        top = rect.centery - step * len(lines) // 2
        for line in lines:
            words = look.type.line(line, px, look.theme.text, Style.STRONG)
            surface.blit(words, words.get_rect(midtop=(rect.centerx, top)))
            top += step

    def _plate(self, surface: pygame.Surface, seat: int) -> None:
        look, theme = self.look, self.look.theme
        rect = pygame.Rect(self.layout.zones[f"seat.{seat}"])
        own = seat == self.seat
        active = self.facts.actor == seat
        draw_plate(surface, look, rect, PlateKind.ROW_CHOSEN if active else PlateKind.PANEL, radius=8)
        name = self.names[seat]
        count = plural("{count} card", "{count} cards", self.facts.hands[seat])
        big, small = look.text(20), look.text(18)
        if rect.width > 2 * rect.height:  # a broad plate: ring, name and count beside one another
            ring = pygame.Rect(rect.left + look.px(8), rect.top, rect.height - look.px(10), rect.height - look.px(10))
            ring.centery = rect.centery
            self._ring(surface, ring, seat, name)
            room = rect.right - ring.right - look.px(16)
            text = look.type.shortened(name, big, room, Style.STRONG)
            line = look.type.line(text, big, theme.text, Style.STRONG)
            below = look.type.line(count, small, theme.text_soft)
            total = line.get_height() + below.get_height()
            top = rect.centery - total // 2
            surface.blit(line, (ring.right + look.px(8), top))
            surface.blit(below, (ring.right + look.px(8), top + line.get_height()))
        else:
            line_high = look.type.height(big, Style.STRONG)
            text = look.type.shortened(name, big, rect.width - look.px(10), Style.STRONG)
            line = look.type.line(text, big, theme.text, Style.STRONG)
            below = look.type.line(count, small, theme.text_soft)
            side = min(rect.width - look.px(20), rect.height - line_high - below.get_height() - look.px(6))
            side = min(side, look.px(84))
            spare = rect.height - side - line_high - below.get_height()
            top = rect.top + (spare // 2 if own else look.px(2))
            if side >= 16:
                self._ring(surface, pygame.Rect(rect.centerx - side // 2, top, side, side), seat, name)
            top += side
            surface.blit(line, line.get_rect(midtop=(rect.centerx, top)))
            surface.blit(below, below.get_rect(midtop=(rect.centerx, top + line_high)))
        if active:
            self._turn_marker(surface, rect)

    def _ring(self, surface: pygame.Surface, rect: pygame.Rect, seat: int, name: str) -> None:
        look, theme = self.look, self.look.theme
        colour = self._colour(self.teams[seat])
        markup = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="45" '
            f'fill="#0d232b" stroke="rgb{colour}" stroke-width="6"/><circle cx="50" cy="50" r="38" fill="none" '
            f'stroke="rgb{theme.brass_dark}" stroke-width="2"/></svg>'
        ).replace(", ", ",")
        surface.blit(look.pictures.drawn(markup, rect.size), rect)
        letter = look.type.line(name[:1].upper(), max(13, rect.height // 2), theme.brass_light, Style.TITLE)
        surface.blit(letter, letter.get_rect(center=rect.center))

    def _turn_marker(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        side = self.look.px(9)
        x, y = rect.right - side - self.look.px(4), rect.top + side + self.look.px(4)
        points = [(x - side, y), (x, y - side), (x + side, y), (x, y + side)]
        points = [point_of(surface, point) for point in points]
        pygame.draw.polygon(surface, self.look.theme.brass_light, points)
        pygame.draw.aalines(surface, self.look.theme.brass_dark, True, points)

    def _score(self, surface: pygame.Surface) -> None:
        look, theme = self.look, self.look.theme
        rect = pygame.Rect(self.layout.zones["score"])
        draw_plate(surface, look, rect, PlateKind.PANEL, radius=8)
        aside = max(look.type.width(text, look.text(17)) for text in (self.facts.round, self.facts.target))
        line = pygame.Rect(rect.right - aside - look.px(28), rect.top + look.px(8), 1, rect.height - 2 * look.px(8))
        surface.fill(theme.panel_edge, line)
        for text, side in ((self.facts.round, "bottom"), (self.facts.target, "top")):
            words = look.type.line(text, look.text(17), theme.text_soft)
            place = words.get_rect(centerx=(line.right + rect.right) // 2)
            setattr(place, side, rect.centery + (look.px(2) if side == "bottom" else -look.px(2)))
            surface.blit(words, place)
        own = self.teams[self.seat]
        wide = (line.left - rect.left) // 2
        for place_of, team in enumerate((own, 1 - own)):
            box = pygame.Rect(rect.left + place_of * wide, rect.top, wide, rect.height).inflate(-2 * look.px(14), 0)
            self._team_score(surface, box, place_of, team)

    def _team_score(self, surface: pygame.Surface, box: pygame.Rect, place: int, team: int) -> None:
        """Mark, name and total of a team over a line that grows with the total."""
        look, theme, facts = self.look, self.look.theme, self.facts.teams[team]
        track = pygame.Rect(box.left, box.bottom - look.px(11), box.width, max(2, look.px(4)))
        surface.fill(theme.panel_edge, track)
        surface.fill(self._colour(team), (*track.topleft, round(track.width * facts.progress), track.height))
        centre = (box.top + track.top) // 2
        draw_mark(surface, look, place, (box.left + look.px(7), centre), 7)
        label = look.type.line(facts.name, look.text(18), self._colour(team), Style.STRONG)
        surface.blit(label, label.get_rect(midleft=(box.left + look.px(22), centre)))
        total = look.type.line(facts.total, look.text(28), theme.text, Style.STRONG)
        surface.blit(total, total.get_rect(midright=(box.right, centre)))

    def _last(self, surface: pygame.Surface) -> None:
        look, theme = self.look, self.look.theme
        rect = pygame.Rect(self.layout.zones["last"])
        draw_plate(surface, look, rect, PlateKind.PANEL, radius=8)
        room = rect.width - look.px(24)
        shown = list(self.captions[-2:])
        px = look.text(18)
        step = min(look.type.height(px), rect.height // 2)
        top = rect.centery - step * len(shown) // 2
        for place, text in enumerate(shown):
            latest = place == len(shown) - 1
            style = Style.STRONG if latest else Style.BODY
            line = look.type.line(
                look.type.shortened(text, px, room, style), px, theme.text if latest else theme.text_faint, style
            )
            surface.blit(line, line.get_rect(midleft=(rect.left + look.px(12), top + step // 2)))
            top += step

    def _prompt(self, surface: pygame.Surface) -> None:
        look, theme = self.look, self.look.theme
        rect = pygame.Rect(self.layout.zones["prompt"])
        colour = theme.brass_light if self.facts.urgent else theme.text_soft
        px = look.text(24)
        text = look.type.shortened(self.remark or self.facts.prompt, px, rect.width * 2 // 3, Style.STRONG)
        line = look.type.line(text, px, colour, Style.STRONG)
        surface.blit(line, line.get_rect(midleft=(rect.left + look.px(8), rect.centery)))

    def _colour(self, team: int) -> Rgb:
        theme = self.look.theme
        return theme.us if team == self.teams[self.seat] else theme.them


def sunk(surface: pygame.Surface, look: Look, rect: Rect) -> None:
    """A shallow tray in the felt. Trays change their size in mid-game, so that drawing one anew must cost little."""
    size = (rect.w, rect.h)
    made = look.pictures.made("sunk", size) or look.pictures.store("sunk", size, _tray(look, size))
    surface.blit(made, (rect.x, rect.y))


def _tray(look: Look, size: tuple[int, int]) -> pygame.Surface:
    """Corners as they are drawn in a small tray, edges and middle filled with the colours between them."""
    corner = min(look.px(14), size[0] // 2, size[1] // 2)
    side = 3 * corner
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">'
        f'<rect x="1" y="1" width="{side - 2}" height="{side - 2}" rx="{look.px(10)}" '
        f'fill="#04181a" fill-opacity="0.30" '
        f'stroke="#d9b061" stroke-opacity="0.35" stroke-width="{max(1, look.px(1.5))}"/></svg>'
    )
    small = look.pictures.drawn(markup, (side, side))
    tray = pygame.Surface(size, pygame.SRCALPHA)
    tray.fill(small.get_at((side // 2, side // 2)))
    wide, high = size
    for depth in range(corner):
        edge = small.get_at((side // 2, depth))
        tray.fill(edge, (corner, depth, wide - 2 * corner, 1))
        tray.fill(edge, (corner, high - 1 - depth, wide - 2 * corner, 1))
        tray.fill(edge, (depth, corner, 1, high - 2 * corner))
        tray.fill(edge, (wide - 1 - depth, corner, 1, high - 2 * corner))
    for x, from_x in ((0, 0), (wide - corner, side - corner)):
        for y, from_y in ((0, 0), (high - corner, side - corner)):
            tray.fill((0, 0, 0, 0), (x, y, corner, corner))
            tray.blit(small, (x, y), (from_x, from_y, corner, corner))
    return tray
