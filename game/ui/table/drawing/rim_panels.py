"""The rim around the felt: plates of the players, score, what happened last, and the prompt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from game.i18n import _, plural
from game.ui.graphics.drawing import draw_plate
from game.ui.graphics.panels import PlateKind
from game.ui.graphics.style import Look
from game.ui.graphics.theme import Rgb
from game.ui.mirror import point_of
from game.ui.table.facts import TableFacts
from game.ui.table.layout.tree import TableLayout
from game.ui.text import SMALLEST, Style
from game.ui.widgets.graph import draw_mark


@dataclass(slots=True)
class Panels:
    """Paints the plates of a table from its facts."""

    look: Look
    seat: int
    teams: Sequence[int]
    names: Sequence[str]
    facts: TableFacts
    hands: Sequence[int] = ()
    """How many cards each seat holds by what has been told."""
    captions: Sequence[str] = ()
    remark: str = ""
    """What is said instead of the prompt: the worth of what is selected."""
    room: int = 0
    """How many pixels buttons leave for the prompt, as far as they are known."""
    hushed: bool = False
    """Whether the prompt is silent, because a message is in its place."""
    layout: TableLayout = field(default_factory=lambda: TableLayout({}, {}))

    def contents(self) -> dict[str, object]:
        """What each zone shows at the moment; a zone whose content differs from before must be painted again."""
        facts = self.facts
        shown: dict[str, object] = {
            "score": (
                facts.round,
                facts.target,
                tuple((team.total, team.progress) for team in facts.teams),
                facts.away,
            ),
            "last": tuple(self.captions[-2:]),
            "prompt": (facts.prompt, facts.urgent, self.remark, self.room),
        }
        for seat, held in enumerate(self.hands):
            shown[f"seat.{seat}"] = (held, facts.actor == seat, seat in facts.away)
        return shown

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paint every panel that touches `area`."""
        zones = self.layout.zones
        for seat in range(len(self.names)):
            if area.colliderect(zones[f"seat.{seat}"]):
                self._plate(surface, seat)
        if area.colliderect(zones["score"]):
            self._score(surface)
        if area.colliderect(zones["last"]):
            self._last(surface)
        if area.colliderect(zones["prompt"]) and not self.hushed:
            self._prompt(surface)

    def _plate(self, surface: pygame.Surface, seat: int) -> None:
        look, theme = self.look, self.look.theme
        rect = pygame.Rect(self.layout.zones[f"seat.{seat}"])
        own = seat == self.seat
        active = self.facts.actor == seat
        draw_plate(surface, look, rect, PlateKind.ROW_CHOSEN if active else PlateKind.PANEL, radius=8)
        name = self.names[seat]
        away = seat in self.facts.away
        count = _("Out") if away else plural("{count} card", "{count} cards", self.hands[seat])
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
        teams = [own, *(team for team in range(len(self.facts.teams)) if team != own)]
        rows = 1 if len(teams) == 2 else 2
        wide, high = (line.left - rect.left) // 2, rect.height // rows
        for place_of, team in enumerate(teams):
            row, column = divmod(place_of, 2)
            box = pygame.Rect(rect.left + column * wide, rect.top + row * high, wide, high)
            box.inflate_ip(-2 * look.px(14 if rows == 1 else 6), 0)
            if rows == 1:
                self._team_score(surface, box, place_of, team)
            else:
                self._player_score(surface, box, place_of, team)

    def _player_score(self, surface: pygame.Surface, box: pygame.Rect, place: int, team: int) -> None:
        """Mark, name and total of one of more than two, in a line."""
        look, theme, facts = self.look, self.look.theme, self.facts.teams[team]
        side = min(look.px(6), box.height // 4)
        draw_mark(surface, look, place, (box.left + side, box.centery), 6)
        colour = theme.text_faint if team in self.facts.away else theme.text
        total = look.type.line(facts.total, min(look.text(20), box.height * 3 // 4), colour, Style.STRONG)
        surface.blit(total, total.get_rect(midright=(box.right, box.centery)))
        left = box.left + 3 * side
        room = box.right - total.get_width() - side - left
        px = look.type.fitted(facts.name, min(look.text(17), box.height * 3 // 4), room)
        name = look.type.shortened(facts.name, px, room)
        label = look.type.line(name, px, self._colour(team))
        surface.blit(label, label.get_rect(midleft=(left, box.centery)))

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
        room = box.width - look.px(30) - label.get_width()
        total = look.type.line(
            facts.total, look.type.fitted(facts.total, look.text(28), room, Style.STRONG), theme.text, Style.STRONG
        )
        surface.blit(total, total.get_rect(midright=(box.right, centre)))

    def _last(self, surface: pygame.Surface) -> None:
        """What happened last, and above it what was before; a long sentence takes both lines."""
        look, theme = self.look, self.look.theme
        rect = pygame.Rect(self.layout.zones["last"])
        draw_plate(surface, look, rect, PlateKind.PANEL, radius=8)
        if not self.captions:
            return
        room, px = rect.width - look.px(24), look.text(18)
        *before, latest = self.captions[-2:]
        while px > SMALLEST and len(look.type.wrap(latest, px, room, Style.STRONG)) > 2:
            px -= 1
        told = look.type.wrap(latest, px, room, Style.STRONG)[:2]
        lines = [
            look.type.line(look.type.shortened(text, px, room, Style.STRONG), px, theme.text, Style.STRONG)
            for text in told
        ]
        if before and len(told) == 1 and look.type.width(before[0], px) <= room:
            lines.insert(0, look.type.line(before[0], px, theme.text_faint))
        step = min(look.type.height(px), rect.height // 2)
        top = rect.centery - step * len(lines) // 2
        for line in lines:
            surface.blit(line, line.get_rect(midleft=(rect.left + look.px(12), top + step // 2)))
            top += step

    def _prompt(self, surface: pygame.Surface) -> None:
        look, theme = self.look, self.look.theme
        rect = pygame.Rect(self.layout.zones["prompt"])
        colour = theme.brass_light if self.facts.urgent else theme.text_soft
        text, room = self.remark or self.facts.prompt, min(rect.width * 2 // 3, self.room or rect.width)
        px = look.type.fitted(text, look.text(24), room, Style.STRONG)
        text = look.type.shortened(text, px, room, Style.STRONG)
        line = look.type.line(text, px, colour, Style.STRONG)
        surface.blit(line, line.get_rect(midleft=(rect.left + look.px(8), rect.centery)))

    def _colour(self, team: int) -> Rgb:
        theme = self.look.theme
        return theme.us if team == self.teams[self.seat] else theme.them
