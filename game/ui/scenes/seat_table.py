"""A small table with a panel for every seat: who sits there, and a control below the name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import pygame

from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.graphics.pictures import CardPicture
from game.ui.graphics.theme import CONTRAST
from game.ui.text import TextStyle
from game.ui.widgets import FaceButton, Widget

_OTHER_SIDE: Final = {"midleft": "midright", "midright": "midleft"}
_WIDTH: Final = 250
_WIDTH_FACED: Final = 280
_WIDTH_UPRIGHT: Final = 216
_LEAST_UPRIGHT: Final = 150
"""Units of a panel whose face is above its words, and pixels that it needs at least."""
_FREE: Final = 300
"""Units of the table that are to be seen between the panels at its sides."""
_LAP: Final = 46
"""Units by which panels lie upon the table."""
_FACE: Final = 84
"""Units of the panel of one seat."""
_LINES: Final = 2
_EMBLEM: Final = 150
"""How much of the emblem shows, of 255."""
_ON_RIM: Final[Mapping[int, Sequence[str]]] = {
    2: ("midbottom", "midtop"),
    3: ("midbottom", "midright", "midleft"),
    4: ("midbottom", "midright", "midtop", "midleft"),
}
"""Where each seat lies, in the order of play: counter-clockwise from the player."""


@dataclass(frozen=True, slots=True)
class Place:
    """What the panel of a seat shows, from above to below."""

    role: str
    """What the seat is to the player; may be empty."""
    caption: str
    control: Widget
    face: FaceButton | None = None


class SeatTable:
    """Lays the panels of two to four seats, the player's first, around a table that fills an area."""

    def __init__(self, places: Sequence[Place], sides: Sequence[str] = (), *, wide: int = _WIDTH) -> None:
        """`sides` name the edge of the area for each place; the usual ones without.

        A panel without a face is so many units `wide`.
        """
        self._places = places
        self._wide = wide
        self._sides = sides or _ON_RIM[len(places)]
        self._areas: list[pygame.Rect] = []
        self._felt = pygame.Rect(0, 0, 0, 0)

    def layout(self, style: Style, area: pygame.Rect) -> None:
        """Place the panels and the controls upon them."""
        px = style.px
        roles = any(place.role for place in self._places)
        texts = style.type.height(style.text(23), TextStyle.STRONG) + (
            style.type.height(style.text(18)) if roles else 0
        )
        faced = any(place.face for place in self._places)
        flat = px(22) + style.target(46) + (max(texts, px(_FACE)) if faced else texts)
        widest = (area.width - px(16)) // 2
        wide = min(px(_WIDTH_FACED if faced else self._wide), widest)
        beside, high = wide, flat
        if faced and area.width - 2 * wide < px(_FREE):  # faces above the words leave more of the table to be seen
            tall = flat + texts + px(4)
            if area.height >= 2 * flat + tall:
                beside, high = min(max(px(_WIDTH_UPRIGHT), _LEAST_UPRIGHT), widest), tall
        lap = px(_LAP)
        self._felt = area.inflate(2 * (lap - beside), 2 * (lap - flat))
        self._areas = []
        for place, rim in zip(self._places, self._sides, strict=True):
            # players keep their chairs in every language
            side = _OTHER_SIDE.get(rim, rim) if style.mirrored else rim
            seat = pygame.Rect(0, 0, beside, high) if rim in _OTHER_SIDE else pygame.Rect(0, 0, wide, flat)
            setattr(seat, side, getattr(area, side))
            self._areas.append(seat)
            control = pygame.Rect(0, 0, seat.width - px(24), style.target(46))
            control.midbottom = (seat.centerx, seat.bottom - px(10))
            place.control.place(control)
            if place.face is None:
                continue
            if seat.height > flat:
                place.face.place(pygame.Rect(seat.centerx - px(_FACE) // 2, seat.top + px(9), px(_FACE), px(_FACE)))
            else:
                room = control.top - seat.top - px(10)
                place.face.place(pygame.Rect(seat.left + px(10), seat.top + px(7), room, room))

    @property
    def seats(self) -> Sequence[pygame.Rect]:
        """Where the panel of each place lies."""
        return self._areas

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Table, panels, and who everybody is."""
        theme = style.theme
        surface.blit(self._laid_table(style), self._felt)
        for seat, (place, area) in enumerate(zip(self._places, self._areas, strict=True)):
            draw_panel(surface, style, area, PanelKind.SEAT_OWN if seat == 0 else PanelKind.SEAT, shadow=6)
            words = pygame.Rect(area.left, area.top, area.width, place.control.rect.top - area.top)
            above = place.control.rect.top - 3
            upright = place.face is not None and abs(place.face.rect.centerx - area.centerx) <= 1
            if place.face is not None and upright:
                words.height -= place.face.rect.bottom - area.top
                words.top = place.face.rect.bottom
            elif place.face is not None:
                words.width -= place.face.rect.right - area.left
                words.left = place.face.rect.right
            room = words.width - style.px(16)
            captions = _set_caption(style, place, room)
            if place.face is not None:
                high = len(captions) * style.type.height(style.text(23), TextStyle.STRONG)
                high += style.type.height(style.text(18)) if len(captions) == 1 else 0
                above -= max(0, (words.height - high) // 2 - style.px(4))
            for text in reversed(captions):
                strong, at = TextStyle.STRONG, (words.centerx, above)
                above = draw_text(surface, style, text, 23, theme.text, strong, midbottom=at).top
            if place.role:
                role = style.type.shortened(place.role, style.type.fitted(place.role, style.text(18), room), room)
                draw_text(surface, style, role, 18, theme.gilt, midbottom=(words.centerx, above))

    def _laid_table(self, style: Style) -> pygame.Surface:
        """The table with a hand of backs before each seat at the long ends and the stock on its emblem."""
        size = self._felt.size
        name = f"laid table {style.table.name} {style.pictures.deck.back}"
        ready = style.pictures.made(name, size)
        if ready is not None:
            return ready
        table = pygame.Rect((0, 0), size)
        width = max(24, min(table.width * 15 // 100, table.height * 12 // 100))
        laid, back = table_with_stock(style, size, 58, width)
        reach = table.height // 2 - style.px(_LAP) - back.size[1] * 9 // 10
        room_for_hands = reach >= back.size[1] * 6 // 5
        for turn in (0, 180) if room_for_hands else ():
            for step in range(-3, 4):
                turned = pygame.transform.rotozoom(back.surface, -9 * step + turn, 1.0)
                away = pygame.Vector2(0, -width * 2).rotate(9 * step) + pygame.Vector2(0, width * 2 + reach)
                centre = pygame.Vector2(table.center) + away.rotate(turn)
                laid.blit(turned, turned.get_rect(center=(round(centre.x), round(centre.y))))
        return style.pictures.store(name, size, laid)


def _set_caption(style: Style, place: Place, room: int) -> list[str]:
    """The caption in a line, or in two where one has no room and no role is said above it."""
    px = style.text(23)
    lines = style.type.wrap(place.caption, px, room, TextStyle.STRONG)
    whole = all(style.type.width(line, px, TextStyle.STRONG) <= room for line in lines)
    if len(lines) == _LINES and whole and not place.role:
        return lines
    return [style.type.shortened(place.caption, px, room, TextStyle.STRONG)]


def table_with_stock(
    style: Style, size: tuple[int, int], emblem: int, width: int
) -> tuple[pygame.Surface, CardPicture]:
    """A table in its cloth with the stock on its emblem, which takes so much of a hundred, and a back of that width."""
    laid = pygame.Surface(size, pygame.SRCALPHA)
    table, side = laid.get_rect(), min(size) * emblem // 100
    draw_panel(laid, replace(style, theme=style.table.dyed(style.theme)), table, PanelKind.FELT, radius=26)
    if style.theme.name != CONTRAST.name:
        ornament = style.pictures.svg(("table", style.table.name, "emblem.svg"), (side, side)).copy()
        ornament.set_alpha(_EMBLEM)
        laid.blit(ornament, ornament.get_rect(center=table.center))
    back = style.pictures.card("back", width, max(2, width // 18))
    for lift in range(3):
        back.draw(laid, table.centerx - width // 2 - lift, table.centery - back.size[1] // 2 - 2 * lift)
    return laid, back
