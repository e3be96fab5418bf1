"""The rim around the felt: panels of the players, score, what happened last, and the prompt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import pygame

from game.i18n import _, plural
from game.ui.graphics.card_strip import cards_in, draw_strip, strip_size
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.graphics.medallion import draw_medallion
from game.ui.graphics.theme import Rgb, hex_of
from game.ui.mirror import point_of
from game.ui.table.facts import TableFacts
from game.ui.table.layout.geometry import TableLayout
from game.ui.table.layout.zone import Zone
from game.ui.text import SMALLEST, TextStyle
from game.ui.widgets.graph import draw_mark, team_colour

_NAME: Final = 20
_COUNT: Final = 18
_LARGEST_FACE: Final = 108
AFTER: Final = 16
"""Units that are free after words."""
APART: Final = 8
"""Units between the face and words, and between one and the next."""
_SIGNS: Final = 44
"""Units that signs of the dealer and of whoever acts take from the edge of a panel."""
_SPARED: Final = 0.97
"""The part of a room that words fill at most: their sizes are rounded."""
_LARGEST_BESIDE: Final = 1.25
"""The factor by which words are larger at most where they stand beside one another."""
_NEARLY: Final = 0.9
"""Words stand beside one another where they are at least so large there, by what they would be in two lines."""


def is_broad(panel: pygame.Rect) -> bool:
    """Whether face, name and count stand beside one another in a panel."""
    return panel.width > 2 * panel.height


def ring_of(style: Style, panel: pygame.Rect, *, own: bool) -> pygame.Rect:
    """The place of the face in a panel: beside the name, or above it."""
    if is_broad(panel):
        side = panel.height - style.px(3)
        return pygame.Rect(panel.left + style.px(5), panel.centery - side // 2, side, side)
    words = height_of(style)
    side = min(panel.width - style.px(20), panel.height - words - style.px(6), style.px(_LARGEST_FACE))
    top = panel.top + ((panel.height - side - words) // 2 if own else style.px(2))
    return pygame.Rect(panel.centerx - side // 2, top, side, side)


def sizes_of(style: Style) -> tuple[int, int]:
    """The sizes of the letters of name and count, in pixels, where there is room for them."""
    return style.text(_NAME), style.text(_COUNT)


def height_of(style: Style) -> int:
    """What name and count take one below the other, in pixels."""
    big, small = sizes_of(style)
    return style.type.height(big, TextStyle.STRONG) + style.type.height(small)


def part_beside(style: Style, panel: pygame.Rect, words: Iterable[tuple[str, str]]) -> float:
    """The part of their sizes in which name and count stand beside one another in a low panel.

    `words` are those of all panels like this one, which look alike. 0 where they stand one below the other.
    """
    (big, small), high = sizes_of(style), height_of(style)
    if not is_broad(panel) or high <= panel.height:
        return 0.0
    room = panel.right - ring_of(style, panel, own=False).right - style.px(AFTER + APART + _SIGNS)
    wide = max(style.type.width(name, big, TextStyle.STRONG) + style.type.width(count, small) for name, count in words)
    name_high = style.type.height(big, TextStyle.STRONG)
    part = min(_LARGEST_BESIDE, _SPARED * room / wide, _SPARED * panel.height / name_high)
    return part if part > _NEARLY * panel.height / high else 0.0


_TEXT: Final = 24
_CARD: Final = 76
"""Units of the width of a card of which the index is shown."""


class Acting(NamedTuple):
    """Somebody, and what is said of it."""

    name: str
    face: str
    colour: Rgb
    mood: str
    text: str
    cards: str
    """The cards in notation, as many as were seen."""


def draw_acting(surface: pygame.Surface, style: Style, acting: Acting, rect: pygame.Rect) -> None:
    """Draw it from the left of `rect`; its cards only where there is room for all of them."""
    gap = style.px(10)
    ring = pygame.Rect(0, 0, rect.height - 4, rect.height - 4)
    ring.midleft = (rect.left + gap, rect.centery)
    draw_medallion(surface, style, ring, acting.name, acting.colour, face=acting.face, mood=acting.mood)
    text, px, left = _words(style, acting, rect)
    line = style.type.line(text, px, style.theme.text, TextStyle.STRONG)
    surface.blit(line, line.get_rect(midleft=(left, rect.centery)))
    left += line.get_width() + gap
    wide, high = strip_size(style, len(acting.cards.split()), 10_000, _CARD)
    if acting.cards and wide <= rect.right - gap - left and high < rect.height:
        draw_strip(surface, style, acting.cards, pygame.Rect(left, rect.centery - high // 2, wide, high), _CARD)


def draw_acting_panel(surface: pygame.Surface, style: Style, acting: Acting, rect: pygame.Rect, middle: int) -> None:
    """Draw it on a panel of its own."""
    panel = acting_panel(style, acting, rect, middle)
    draw_panel(surface, style, panel, PanelKind.ROW_CHOSEN, radius=8)
    draw_acting(surface, style, acting, panel)


def acting_panel(style: Style, acting: Acting, rect: pygame.Rect, middle: int) -> pygame.Rect:
    """The place of that panel: as wide as it must be, as near to a `middle` as `rect` lets it be."""
    gap = style.px(10)
    text, px, left = _words(style, acting, rect)
    wide = left - rect.left + style.type.width(text, px, TextStyle.STRONG) + 2 * gap
    if acting.cards:
        wide += strip_size(style, len(acting.cards.split()), 10_000, _CARD)[0] + gap
    panel = pygame.Rect(0, rect.top, min(rect.width, wide), rect.height)
    panel.centerx = middle
    return panel.clamp(rect)


def _words(style: Style, acting: Acting, rect: pygame.Rect) -> tuple[str, int, int]:
    """The words as they find room, how large, and where they begin."""
    gap = style.px(10)
    left = rect.left + rect.height - 4 + 2 * gap
    room = rect.right - gap - left
    px = style.type.fitted(acting.text, style.text(_TEXT), room, TextStyle.STRONG)
    return style.type.shortened(acting.text, px, room, TextStyle.STRONG), px, left


_PLAYER: Final = 190
"""Units of width in which the name of one of more than two and the total stand at most."""
_BEFORE: Final = 6
"""Units that are free between them at least, where there is room."""
_ROOMY: Final = 180
"""Units of the width of a team's score from which on there is room beside it."""
_TIGHT: Final = 1.2
"""Where name and count would be so many times as high as their panel there is the name alone."""
_GLOW: Final = 14
"""How many units the light at the panel of whoever acts reaches from its edge inwards."""
_STRONGEST: Final = 0.6
_LEAST_FACE: Final = 16
"""A face above a name is left out where it would have fewer pixels."""


@dataclass(slots=True)
class Panels:
    """The panels of a table, painted from its facts."""

    style: Style
    seat: int
    teams: Sequence[int]
    names: Sequence[str]
    facts: TableFacts
    hands: Sequence[int] = ()
    """How many cards each seat holds by what has been told."""
    captions: Sequence[str] = ()
    faces: Sequence[str] = ()
    """The portraits of those who sit there."""
    moods: Mapping[int, str] = field(default_factory=dict)
    """How those at the table look who do not look calm, by their seats."""
    told_cards: str = ""
    """The cards that the last caption is about."""
    told_by: int | None = None
    """Who did what the last caption says."""
    remark: str = ""
    """What is said instead of the prompt: the worth of what is selected."""
    room: int = 0
    """How many pixels buttons leave for the prompt, as far as they are known."""
    before: int = 0
    """How many pixels buttons take before it, for whoever plays with the other hand."""
    aside: int = 0
    """How many of them something else takes that stands beside it."""
    hushed: bool = False
    """Whether the prompt is silent, because a message is in its place."""
    coached: bool = False
    """Whether somebody else says what is to be done: only the worth of what is selected is told."""
    layout: TableLayout = field(default_factory=lambda: TableLayout({}, {}))

    def contents(self) -> dict[Zone, object]:
        """What each zone shows at the moment; a zone whose content differs from before must be painted again."""
        facts = self.facts
        shown: dict[Zone, object] = {
            Zone("score"): (
                facts.round,
                facts.target,
                tuple((team.total, team.progress) for team in facts.teams),
                facts.away,
            ),
            Zone("last"): (tuple(self.captions[-2:]), self.told_cards),
            Zone("prompt"): (
                facts.prompt,
                facts.urgent,
                self.remark,
                self.room,
                self.before,
                self.aside,
                self._acting(),
            ),
        }
        for seat, held in enumerate(self.hands):
            shown[Zone("seat", seat)] = (
                held,
                facts.actor == seat,
                seat in facts.away,
                self.faces[seat],
                self.moods.get(seat),
                self._beside(seat) if Zone("seat", seat) in self.layout.zones else 0.0,
            )
        return shown

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paint every panel that touches `area`."""
        zones = self.layout.zones
        for seat in range(len(self.names)):
            column = zones.get(Zone("column", seat))
            if column is not None and area.colliderect(column):
                draw_panel(surface, self.style, pygame.Rect(column), PanelKind.TRAY, radius=8)
            if area.colliderect(zones[Zone("seat", seat)]):
                self._panel(surface, seat)
        if area.colliderect(zones[Zone("score")]):
            self._score(surface)
        if area.colliderect(zones[Zone("last")]):
            self._last(surface)
        if area.colliderect(zones[Zone("prompt")]) and not self.hushed:
            self._prompt(surface)

    def _panel(self, surface: pygame.Surface, seat: int) -> None:
        style, rect, active = self.style, self._place(seat), self.facts.actor == seat
        draw_panel(surface, style, rect, PanelKind.ROW_CHOSEN if active else PanelKind.PANEL, radius=8)
        if active:
            self._glow(surface, rect)
        ring = ring_of(style, rect, own=seat == self.seat)
        if is_broad(rect) or ring.width >= _LEAST_FACE:
            mood = self.moods.get(seat, "calm")
            colour, face = self.colour_of(seat), self.faces[seat]
            draw_medallion(surface, style, ring, self.names[seat], colour, face=face, mood=mood)
        words = self._words_beside(rect, ring, seat) if is_broad(rect) else self._words_below(rect, ring, seat)
        for line, place in words:
            surface.blit(line, place)
        if active:
            self._turn_marker(surface, rect)

    def _words_beside(
        self, rect: pygame.Rect, ring: pygame.Rect, seat: int
    ) -> list[tuple[pygame.Surface, pygame.Rect]]:
        """Name and count beside a face: in a line, the name alone, or one below the other."""
        style, theme, name, count = self.style, self.style.theme, self.names[seat], self._count(seat)
        (big, small), high, apart = sizes_of(style), height_of(style), style.px(APART)
        left, room = ring.right + apart, rect.right - ring.right - style.px(AFTER)
        if part := self._beside(seat):
            line = style.type.line(name, int(big * part), self.colour_of(seat), TextStyle.STRONG)
            after = style.type.line(count, int(small * part), theme.text)
            place = line.get_rect(midleft=(left, rect.centery))
            return [(line, place), (after, after.get_rect(midleft=(place.right + apart, rect.centery)))]
        alone = high > rect.height * _TIGHT  # the backs beside it can be counted
        if high > rect.height and not alone:
            big, small = big * rect.height // high, small * rect.height // high
        shown = style.type.shortened(name, big, room, TextStyle.STRONG)
        line = style.type.line(shown, big, theme.text, TextStyle.STRONG)
        if alone:
            return [(line, line.get_rect(midleft=(left, rect.centery)))]
        below = style.type.line(count, style.type.fitted(count, small, room), theme.text_soft)
        place = line.get_rect(topleft=(left, rect.centery - (line.get_height() + below.get_height()) // 2))
        return [(line, place), (below, below.get_rect(topleft=place.bottomleft))]

    def _words_below(self, rect: pygame.Rect, ring: pygame.Rect, seat: int) -> list[tuple[pygame.Surface, pygame.Rect]]:
        """Name and count below a face."""
        style, name, count = self.style, self.names[seat], self._count(seat)
        (big, small), room = sizes_of(style), rect.width - style.px(10)
        shown = style.type.shortened(name, big, room, TextStyle.STRONG)
        line = style.type.line(shown, big, style.theme.text, TextStyle.STRONG)
        below = style.type.line(count, style.type.fitted(count, small, room), style.theme.text)
        second = ring.bottom + style.type.height(big, TextStyle.STRONG)
        return [
            (line, line.get_rect(midtop=(rect.centerx, ring.bottom))),
            (below, below.get_rect(midtop=(rect.centerx, second))),
        ]

    def _count(self, seat: int) -> str:
        """The number of cards in a hand, in words."""
        return _("Out") if seat in self.facts.away else plural("{count} card", "{count} cards", self.hands[seat])

    def _beside(self, seat: int) -> float:
        """The part of their sizes in which name and count stand beside one another, as in all panels like this one."""
        rect = self._place(seat)
        alike = (other for other in range(len(self.names)) if self._place(other).size == rect.size)
        return part_beside(self.style, rect, ((self.names[other], self._count(other)) for other in alike))

    def _place(self, seat: int) -> pygame.Rect:
        return pygame.Rect(self.layout.zones[Zone("seat", seat)])

    def _glow(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Light from the edges of the panel inwards."""
        style, colour = self.style, hex_of(self.style.theme.brass_light)
        name = f"glow of a panel {colour}"
        ready = style.pictures.made(name, rect.size)
        if ready is not None:
            surface.blit(ready, rect)
            return
        (wide, high), deep = rect.size, self.style.px(_GLOW)
        rings = "".join(
            f'<rect x="{inset}" y="{inset}" width="{wide - 2 * inset}" height="{high - 2 * inset}" '
            f'rx="{max(1, style.px(8) - inset)}" fill="none" stroke="{colour}" stroke-width="1" '
            f'stroke-opacity="{_STRONGEST * (1 - inset / deep) ** 2}"/>'
            for inset in (place + 0.5 for place in range(deep))
            if inset * 2 < min(rect.size)
        )
        edge = max(2, style.px(3))
        rings += (
            f'<rect x="{edge / 2}" y="{edge / 2}" width="{wide - edge}" height="{high - edge}" rx="{style.px(8)}" '
            f'fill="none" stroke="{colour}" stroke-width="{edge}"/>'
        )
        markup = f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}">{rings}</svg>'
        surface.blit(style.pictures.store(name, rect.size, style.pictures.drawn(markup, rect.size)), rect)

    def _turn_marker(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        side = min(self.style.px(10), rect.height // 6)
        x, y = rect.right - side - self.style.px(4), rect.top + side + self.style.px(4)
        for end in (y - side, y + side):  # an hourglass: no sign of a team has its shape
            points = [point_of(surface, point) for point in ((x, y), (x - side, end), (x + side, end))]
            pygame.draw.polygon(surface, self.style.theme.brass_light, points)
            pygame.draw.aalines(surface, self.style.theme.brass_dark, True, points)

    def _score(self, surface: pygame.Surface) -> None:
        style, theme = self.style, self.style.theme
        rect = pygame.Rect(self.layout.zones[Zone("score")])
        draw_panel(surface, style, rect, PanelKind.PANEL, radius=8)
        aside = max(style.type.width(text, style.text(17)) for text in (self.facts.round, self.facts.target))
        line = pygame.Rect(rect.right - aside - style.px(28), rect.top + style.px(8), 1, rect.height - 2 * style.px(8))
        surface.fill(theme.panel_edge, line)
        for text, side in ((self.facts.round, "bottom"), (self.facts.target, "top")):
            words = style.type.line(text, style.text(17), theme.text_soft)
            place = words.get_rect(centerx=(line.right + rect.right) // 2)
            setattr(place, side, rect.centery + (style.px(2) if side == "bottom" else -style.px(2)))
            surface.blit(words, place)
        own = self.teams[self.seat]
        teams = [own, *(team for team in range(len(self.facts.teams)) if team != own)]
        rows = 1 if len(teams) == 2 else 2
        wide, high = (line.left - rect.left) // 2, rect.height // rows
        for place_of, team in enumerate(teams):
            row, column = divmod(place_of, 2)
            box = pygame.Rect(rect.left + column * wide, rect.top + row * high, wide, high)
            box.inflate_ip(-2 * style.px(14 if rows == 1 and wide > style.px(_ROOMY) else 6), 0)
            if rows == 1:
                self._team_score(surface, box, place_of, team)
            else:
                box.width = min(box.width, self._players_width(teams[column::2], box.height))
                self._player_score(surface, box, place_of, team)

    def _players_width(self, teams: Sequence[int], high: int) -> int:
        """The width of a column of teams in which every total is near the longest name, in lines of this height."""
        style, facts = self.style, [self.facts.teams[team] for team in teams]
        names, totals = min(style.text(20), high * 7 // 8), min(style.text(23), high * 7 // 8)
        wide = max(style.type.width(each.name, names) for each in facts) + 4 * min(style.px(6), high // 4)
        wide += max(style.type.width(each.total, totals, TextStyle.STRONG) for each in facts) + style.px(_BEFORE)
        return min(wide, style.px(_PLAYER))

    def _player_score(self, surface: pygame.Surface, box: pygame.Rect, place: int, team: int) -> None:
        """Mark, name and total of one of more than two, in a line."""
        style, theme, facts = self.style, self.style.theme, self.facts.teams[team]
        side = min(style.px(6), box.height // 4)
        draw_mark(surface, style, place, (box.left + side, box.centery), 6)
        colour = theme.text_faint if team in self.facts.away else theme.text
        total = style.type.line(facts.total, min(style.text(23), box.height * 7 // 8), colour, TextStyle.STRONG)
        surface.blit(total, total.get_rect(midright=(box.right, box.centery)))
        left = box.left + 3 * side
        room = box.right - total.get_width() - side - left
        px = style.type.fitted(facts.name, min(style.text(20), box.height * 7 // 8), room)
        name = style.type.shortened(facts.name, px, room)
        label = style.type.line(name, px, self._colour(team))
        surface.blit(label, label.get_rect(midleft=(left, box.centery)))

    def _team_score(self, surface: pygame.Surface, box: pygame.Rect, place: int, team: int) -> None:
        """Mark, name and total of a team over a line that grows with the total where that ends the match."""
        style, theme, facts = self.style, self.style.theme, self.facts.teams[team]
        track = pygame.Rect(box.left, box.bottom - style.px(11), box.width, max(2, style.px(4)))
        if self.facts.limit:
            surface.fill(theme.panel_edge, track)
            surface.fill(self._colour(team), (*track.topleft, round(track.width * facts.progress), track.height))
        centre = (box.top + track.top) // 2
        draw_mark(surface, style, place, (box.left + style.px(7), centre), 7)
        left = box.width - style.px(26) - style.type.width(facts.total, style.text(18), TextStyle.STRONG)
        px = style.type.fitted(facts.name, style.text(18), left, TextStyle.STRONG)
        name = style.type.shortened(facts.name, px, left, TextStyle.STRONG)
        label = style.type.line(name, px, self._colour(team), TextStyle.STRONG)
        surface.blit(label, label.get_rect(midleft=(box.left + style.px(22), centre)))
        room = box.width - style.px(26) - label.get_width()
        total = style.type.line(
            facts.total,
            style.type.fitted(facts.total, style.text(28), room, TextStyle.STRONG),
            theme.text,
            TextStyle.STRONG,
        )
        beside = total.get_rect(midleft=(box.left + style.px(22) + label.get_width() + style.px(12), centre)).clamp(box)
        surface.blit(total, beside)
        word = style.type.line(_("Total"), style.text(16), theme.text_soft)
        if box.right - beside.right >= word.get_width() + style.px(10):
            surface.blit(word, word.get_rect(midleft=(beside.right + style.px(10), centre)))

    def _last(self, surface: pygame.Surface) -> None:
        """What happened last, and above it what was before; a long sentence takes both lines."""
        style, theme = self.style, self.style.theme
        rect = pygame.Rect(self.layout.zones[Zone("last")])
        draw_panel(surface, style, rect, PanelKind.PANEL, radius=8)
        if not self.captions:
            return
        room, px = rect.width - style.px(24) - self._last_cards(surface, rect), style.text(18)
        *before, latest = self.captions[-2:]
        while px > SMALLEST and len(style.type.wrap(latest, px, room, TextStyle.STRONG)) > 2:
            px -= 1
        told = style.type.wrap(latest, px, room, TextStyle.STRONG)[:2]
        lines = [
            style.type.line(style.type.shortened(text, px, room, TextStyle.STRONG), px, theme.text, TextStyle.STRONG)
            for text in told
        ]
        if before and len(told) == 1 and style.type.width(before[0], px) <= room:
            lines.insert(0, style.type.line(before[0], px, theme.text_faint))
        step = min(style.type.height(px), rect.height // 2)
        top = rect.centery - step * len(lines) // 2
        for line in lines:
            surface.blit(line, line.get_rect(midleft=(rect.left + style.px(12), top + step // 2)))
            top += step

    def _last_cards(self, surface: pygame.Surface, rect: pygame.Rect) -> int:
        """The cards of the last caption at the end of its panel, whole indices of as many as there is room for.

        Returns how many pixels they take.
        """
        style, cards = self.style, self.told_cards.split()
        high = rect.height - 2 * style.px(3)
        units = high / strip_size(style, 1, rect.width, 100.0)[1] * 100.0
        if not cards or strip_size(style, 1, rect.width, units)[1] > rect.height:
            return 0
        shown = cards[: cards_in(style, rect.width * 2 // 5, units)]
        wide, tall = strip_size(style, len(shown), rect.width, units)
        strip = pygame.Rect(rect.right - style.px(6) - wide, rect.centery - tall // 2, wide, tall)
        draw_strip(surface, style, " ".join(shown), strip, units)
        return wide + style.px(6)

    def _prompt(self, surface: pygame.Surface) -> None:
        style, theme = self.style, self.style.theme
        rect = pygame.Rect(self.layout.zones[Zone("prompt")])
        if (acting := self._acting()) is not None:
            draw_acting_panel(surface, style, acting, self.prompt_room(), self._middle(rect))
            return
        colour = theme.brass_light if self.facts.urgent else theme.text_soft
        asked = "" if self.coached else self.facts.prompt
        free = rect.move(style.px(8) + self.before, 0)
        free.width = min(rect.width - 2 * style.px(8), self.room or rect.width)
        free.width = min(free.width, rect.right - style.px(8) - free.left)
        text, room = self.remark or asked, min(rect.width * 2 // 3, free.width)
        px = style.type.fitted(text, style.text(24), room, TextStyle.STRONG)
        text = style.type.shortened(text, px, room, TextStyle.STRONG)
        line = style.type.line(text, px, colour, TextStyle.STRONG)
        surface.blit(line, line.get_rect(center=(self._middle(rect), rect.centery)).clamp(free))

    def plate(self) -> pygame.Rect:
        """What the prompt covers: the panel of somebody who acts, else the whole of its place."""
        rect, acting = pygame.Rect(self.layout.zones[Zone("prompt")]), self._acting()
        return rect if acting is None else acting_panel(self.style, acting, self.prompt_room(), self._middle(rect))

    def prompt_room(self) -> pygame.Rect:
        """What buttons, and what stands beside it, leave of the place of the prompt."""
        rect = pygame.Rect(self.layout.zones[Zone("prompt")])
        wide = min(rect.width - self.before, self.room or rect.width) - self.aside
        return pygame.Rect(rect.left + self.before, rect.top, wide, rect.height)

    def _middle(self, rect: pygame.Rect) -> int:
        """Above the middle of the own hand, as far as the line of the prompt reaches there."""
        return max(rect.left, min(self.layout.zones[Zone("hand")].centre[0], rect.right))

    def _acting(self) -> Acting | None:
        """What one of the others is doing, while it is told here; before anything is done, that it is their turn."""
        facts, seat = self.facts, self.facts.actor
        if (done := facts.done) is not None and done.seat is not None and not self.remark:
            mood = self.moods.get(done.seat, "calm")
            return Acting(
                self.names[done.seat], self.faces[done.seat], self.colour_of(done.seat), mood, done.text, done.cards
            )
        if seat is None or seat == self.seat or not facts.prompt or facts.urgent or self.remark or self.coached:
            return None
        told = self.captions[-1] if self.captions and self.told_by == seat else ""
        cards = self.told_cards if told else ""
        mood = self.moods.get(seat, "calm")
        return Acting(self.names[seat], self.faces[seat], self.colour_of(seat), mood, told or facts.prompt, cards)

    def colour_of(self, seat: int) -> Rgb:
        """The colour of the team of a seat."""
        return self._colour(self.teams[seat])

    def _colour(self, team: int) -> Rgb:
        return team_colour(self.style.theme, team, self.teams[self.seat])
