"""The seats of a deal, each on a card of its own: who sat there, what the cards came to, and the way to play them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

import pygame

from game.i18n import _
from game.i18n.dates import short_day_text
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.graphics.icons import icon
from game.ui.graphics.medallion import draw_medallion
from game.ui.graphics.theme import mixed
from game.ui.scenes.deals.seat_figures import (
    Figures,
    difference_height,
    figures_height,
    paint_difference,
    paint_figures,
    pill,
    set_heads,
)
from game.ui.scenes.deals.seat_results import SeatResult
from game.ui.text import TextStyle
from game.ui.widgets import Button

_NAME: Final = 28
_LEVEL: Final = 21
_STATE: Final = 20
_PLAY: Final = 21
"""Units of what is written."""
_FACE: Final = 92
_BADGE: Final = 36
_BUTTON: Final = 60
_PAD: Final = 18
_BAND: Final = 5
"""Units of the portrait, of what tells whether a seat was tried, of the button, around them, and of the colour of the
side."""
_ROUND: Final = 6
"""Units that the colour of the side leaves to the round corners of a card."""
_SUNK: Final = 0.5
"""How dark the ground of a badge is."""
_GAP: Final = 16
"""Units between cards."""
_LEAST_GAP: Final = 8
_SHRUNK: Final = 0.75
"""The part of its size that a portrait has at least before other things are left out."""
_GROWN: Final = 1.5
"""So many times as large it may be where there is room."""
_BEST_GAP: Final = 18
"""Units between what stands on a card."""
_NARROW: Final = 270
"""Units of the narrowest card of which all stand side by side."""
_ROOMY: Final = 280
"""Units of a card in which everything is of its usual size."""
_LARGEST: Final = 1.6
_STRETCH: Final = 1.32
"""Everything may be so much larger, and a card so much higher than it needs to be."""


@dataclass(frozen=True, slots=True)
class SeatCard:
    """Everything about one seat but its results."""

    seat: int
    name: str
    detail: str
    """The level of who sits there, or that it is the player."""
    face: str
    ours: bool
    own: bool
    play: Button


class SeatCards:
    """All cards, side by side or two and two, those of a side in the same row."""

    def __init__(self, cards: Sequence[SeatCard], heading: str, *, over: bool, compared: bool) -> None:
        """`cards` with those of a side together. `heading` is over the points; empty where there are none.

        Only where the match is `over` it is told which seats were tried, and Club may be compared.
        """
        self._cards = cards
        self._heading = heading
        self._over = over
        self._compared = compared
        self._larger = 1.0
        self.places: list[pygame.Rect] = []
        """Of the cards, in their order."""

    def height(self, style: Style, wide: int, *, upright: bool) -> int:
        """The pixels that they would like to have, if there is so much width."""
        columns = self._columns(style, wide, upright=upright)
        rows = -(-len(self._cards) // columns)
        each = (wide - (columns - 1) * style.px(_GAP)) // columns
        high = self._natural(style, each, self._largest(style, each, upright=upright)) * (_STRETCH if upright else 1.0)
        return round(rows * high) + (rows - 1) * style.px(_GAP)

    def layout(self, style: Style, area: pygame.Rect, *, upright: bool) -> None:
        """Everything that has a place, and the buttons."""
        gap, columns = style.px(_GAP), self._columns(style, area.width, upright=upright)
        rows = -(-len(self._cards) // columns)
        wide, high = (area.width - (columns - 1) * gap) // columns, (area.height - (rows - 1) * gap) // rows
        self._larger = self._largest(style, wide, upright=upright)
        while self._larger > 1.0 and self._natural(style, wide, self._larger) > high:
            self._larger -= 0.05
        self.places = []
        for place, card in enumerate(self._cards):
            row, column = divmod(place, columns)
            self.places.append(
                pygame.Rect(area.left + column * (wide + gap), area.top + row * (high + gap), wide, high)
            )
            inner = self._inner(style, self.places[-1])
            button = pygame.Rect(0, 0, inner.width, min(style.target(_BUTTON * self._larger), inner.height // 3))
            button.midbottom = inner.midbottom
            card.play.size = round(_PLAY * self._larger)
            card.play.place(button)

    def paint(
        self, surface: pygame.Surface, style: Style, results: Sequence[SeatResult], *, waits: bool, fewest_win: bool
    ) -> None:
        """All but the buttons. Club may still be playing."""
        leads = [abs(result.lead) for result in results if result.lead is not None]
        most = max(leads, default=Decimal(0))
        size, lines = self._set_heads(style, self.places[0].width, self._larger)
        longest = max(map(len, lines.values()), default=0)
        figures = Figures(self._compared, self._larger, most, waits, fewest_win, longest)
        for card, place in zip(self._cards, self.places, strict=True):
            draw_panel(surface, style, place, PanelKind.ROW_CHOSEN if card.own else PanelKind.ROW)
            side = style.theme.us if card.ours else style.theme.them
            band = pygame.Rect(place.left + style.px(_ROUND), place.top, place.width - 2 * style.px(_ROUND), 0)
            pill(surface, style, band.inflate(0, style.px(_BAND)), side)
            result = results[card.seat]
            for name, room_of in self._rooms(style, place).items():
                if name == "person":
                    self._paint_person(surface, style, card, room_of)
                elif name == "state":
                    self._paint_state(surface, style, card, result, room_of)
                elif name == "figures":
                    ink = style.theme.gilt if card.own or result.tried is not None else style.theme.text
                    heads = [lines[head] for head in self._heads(tried=result.tried is not None)]
                    paint_figures(surface, style, room_of, heads, result, figures, size=size, ink=ink)
                else:
                    ours = card.ours or result.tried is not None
                    paint_difference(surface, style, room_of, result, figures, ours=ours)

    def _heads(self, *, tried: bool) -> list[str]:
        """What stands above each figure of a seat."""
        if not self._heading:
            return []
        heading = _("Your try") if tried else self._heading
        return [heading, _("A Club player")] if self._compared else [heading]

    def _set_heads(self, style: Style, wide: int, larger: float) -> tuple[int, dict[str, list[str]]]:
        """The size and the lines of all that may stand there on a card so wide."""
        room = (wide - 2 * style.px(_PAD)) // (2 if self._compared else 1)
        return set_heads(style, [*self._heads(tried=False), *self._heads(tried=True)], room, larger)

    def _parts(self, style: Style, wide: int, larger: float) -> dict[str, int]:
        """What stands on a card above its button, and the pixels of each."""
        parts = {"person": style.px(_FACE * larger)}
        if self._over:
            parts["state"] = style.px(_BADGE * larger)
        if self._heading:
            lines = self._set_heads(style, wide, larger)[1].values()
            parts["figures"] = figures_height(style, larger, max(map(len, lines)))
        if self._compared:
            parts["difference"] = difference_height(style, larger)
        return parts

    def _natural(self, style: Style, wide: int, larger: float) -> int:
        """The pixels that a card needs."""
        parts = self._parts(style, wide, larger)
        gaps = len(parts) * style.px(_BEST_GAP)
        return sum(parts.values()) + gaps + style.px(_BUTTON * larger) + 2 * style.px(_PAD) + style.px(_BAND)

    def _rooms(self, style: Style, place: pygame.Rect) -> dict[str, pygame.Rect]:
        """Where these lie on a card, evenly apart; the last of them are left out where there is too little room."""
        inner, parts = self._inner(style, place), self._parts(style, place.width, self._larger)
        bottom = inner.bottom - min(style.target(_BUTTON * self._larger), inner.height // 3)
        room = bottom - inner.top
        least = round(parts["person"] * _SHRUNK)
        for name in ("state", "difference"):
            if sum(parts.values()) - parts["person"] + least + len(parts) * style.px(_LEAST_GAP) > room:
                parts.pop(name, None)
        others = sum(parts.values()) - parts["person"]
        parts["person"] = max(1, min(parts["person"], room - others - len(parts) * style.px(_LEAST_GAP)))
        airy = room - sum(parts.values()) - len(parts) * style.px(_BEST_GAP)
        parts["person"] += max(0, min(airy, round(parts["person"] * (_GROWN - 1))))
        spare = max(0, room - sum(parts.values())) / len(parts)
        top, rooms = float(inner.top), {}
        for name, high in parts.items():
            rooms[name] = pygame.Rect(inner.left, round(top), inner.width, high)
            top += high + spare
        return rooms

    def _paint_person(self, surface: pygame.Surface, style: Style, card: SeatCard, place: pygame.Rect) -> None:
        side = min(place.height, place.width * 2 // 5)
        face = pygame.Rect(place.left, place.centery - side // 2, side, side)
        ring = style.theme.us if card.ours else style.theme.them
        draw_medallion(surface, style, face, card.name, ring, face=card.face)
        left = face.right + style.px(_PAD)
        words = [
            (card.name, _NAME * self._larger, TextStyle.STRONG, style.theme.text),
            (card.detail, _LEVEL * self._larger, TextStyle.BODY, style.theme.text_soft),
        ]
        words = [word for word in words if word[0]]
        top = place.centery - sum(style.type.height(style.text(units), kind) for _t, units, kind, _i in words) // 2
        for text, units, kind, ink in words:
            room = place.right - left
            size = style.type.fitted(text, style.text(units), room, kind)
            said = style.type.line(style.type.shortened(text, size, room, kind), size, ink, kind)
            surface.blit(said, (left, top))
            top += style.type.height(style.text(units), kind)

    def _paint_state(
        self, surface: pygame.Surface, style: Style, card: SeatCard, result: SeatResult, room: pygame.Rect
    ) -> None:
        """A badge of a seat that the player had, faint words of the others."""
        theme, tried = style.theme, result.tried
        text = _("Not tried yet") if tried is None else _("Tried, {day}", day=short_day_text(tried))
        if card.own:
            text = _("Your seat")
        had = card.own or tried is not None
        side = round(room.height * 0.5) if tried is not None else 0
        taken = side + style.px(8) if side else 0
        wide = room.width - taken - style.px(2 * _PAD)
        size = style.type.fitted(text, style.text(_STATE * self._larger), wide)
        line = style.type.line(text, size, theme.gilt if had else theme.text_soft)
        badge = pygame.Rect(0, 0, line.get_width() + taken + style.px(2 * _PAD), room.height)
        badge.center = room.center
        if had:
            pill(surface, style, badge, theme.brass_dark)
            rim = style.px(2)
            pill(surface, style, badge.inflate(-2 * rim, -2 * rim), mixed(theme.panel, theme.night, _SUNK))
        if side:
            tick = icon(style, "tick", side, theme.gilt)
            surface.blit(tick, tick.get_rect(midleft=(badge.left + style.px(_PAD), badge.centery)))
        surface.blit(line, line.get_rect(midright=(badge.right - style.px(_PAD), badge.centery)))

    def _inner(self, style: Style, place: pygame.Rect) -> pygame.Rect:
        pad, band = style.px(_PAD), style.px(_BAND)
        return pygame.Rect(
            place.left + pad, place.top + band + pad, place.width - 2 * pad, place.height - 2 * pad - band
        )

    def _columns(self, style: Style, wide: int, *, upright: bool) -> int:
        """Four stand two and two where they have too little room side by side."""
        count, gap = len(self._cards), style.px(_GAP)
        narrow = (wide - (count - 1) * gap) // count < style.px(_NARROW)
        return 2 if count == 4 and (upright or narrow) else count

    def _largest(self, style: Style, wide: int, *, upright: bool) -> float:
        return min(_LARGEST, max(1.0, wide / style.px(_ROOMY))) if upright else 1.0
