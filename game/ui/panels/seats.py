"""A small table with a panel for every seat: who sits there, and a control below the name."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import pygame

from game.games import person_named
from game.i18n import _
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.graphics.pictures import CardPicture
from game.ui.graphics.theme import CONTRAST
from game.ui.kit import Align, Column, Control, Extent, Node, Panel, Role, Row, Space, Text, Tone
from game.ui.widgets import FaceButton, Widget

_OTHER_SIDE: Final = {"midleft": "midright", "midright": "midleft"}
_WIDE: Final = 280
_UPRIGHT: Final = 216
"""Units of the width of a panel, and of one whose face is above its words."""
_FREE: Final = 300
"""Units of the table that are to be seen between the panels at its sides."""
_LAP: Final = 46
"""Units by which panels lie upon the table."""
_FACE: Final = 84
_CONTROL: Final = 46
_EMBLEM: Final = 150
"""How much of the emblem shows, of 255."""
_SIDES: Final[Mapping[int, Sequence[str]]] = {
    2: ("midbottom", "midtop"),
    3: ("midbottom", "midright", "midleft"),
    4: ("midbottom", "midright", "midtop", "midleft"),
}
"""Where each seat is, in the order of play: counter-clockwise from the player."""


def seat_places(seats: int) -> tuple[str, ...]:
    """Where each seat is as the player sees it, in their order after the player."""
    places = {
        2: (_("Opposite you"),),
        3: (_("To your right"), _("To your left")),
        4: (_("To your right"), _("Opposite you"), _("To your left")),
    }
    return places[seats]


def face_of(name: str, own_face: str) -> str:
    """The portrait of one of the others by name; of the player, who is not named, the chosen one."""
    person = person_named(name) if name else None
    return own_face if not name else person.key if person is not None else ""


@dataclass(frozen=True, slots=True)
class Place:
    """What the panel of a seat shows, from above to below."""

    role: str
    """What the seat is to the player; may be empty."""
    caption: str
    control: Widget
    face: FaceButton


class SeatTable(Node):
    """The panels of two to four seats, the player's first, around a table that fills its room."""

    def __init__(self, places: Sequence[Place], sides: Sequence[str] = (), *, grow: float = 1) -> None:
        """Seat `places`; `sides` name the edge of the room for each, where these are not the usual ones."""
        self._flat = [_seat(place, own=not number, upright=False) for number, place in enumerate(places)]
        self._upright = [_seat(place, own=not number, upright=True) for number, place in enumerate(places)]
        super().__init__(*self._flat, grow=grow)
        self._sides = sides or _SIDES[len(places)]

    def measure_width(self, style: Style) -> Extent:
        """Room for two panels beside each other, and for the table between them."""
        return Extent(style.px(_UPRIGHT * 2), style.px(_WIDE * 2 + _FREE))

    def measure_height(self, style: Style, width: int) -> Extent:
        """Room for three panels above each other, and for the table."""
        high = self._flat[0].heights(style, style.px(_WIDE)).natural
        return Extent(3 * high, 4 * high)

    def content(self) -> Hashable:
        """The cloth and the cards."""
        return self._laid

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Put the panels at the edges; those at the sides are upright where that shows more of the table."""
        super().arrange(style, rect)
        self._laid = _table_name(style)
        px, widest = style.px, (rect.width - style.px(16)) // 2
        wide = aside = min(px(_WIDE), widest)
        flat = tall = max(panel.heights(style, wide).natural for panel in self._flat)
        upright = False
        if rect.width - 2 * wide < px(_FREE):
            slim = min(px(_UPRIGHT), widest)
            upright_high = max(panel.heights(style, slim).natural for panel in self._upright)
            upright = rect.height >= 2 * flat + upright_high
            if upright:
                aside, tall = slim, upright_high
        self._felt = rect.inflate(2 * (px(_LAP) - aside), 2 * (px(_LAP) - flat))
        shown = []
        for place, rim in enumerate(self._sides):
            # players keep their chairs in every language
            side = _OTHER_SIDE.get(rim, rim) if style.mirrored else rim
            at_side = rim in _OTHER_SIDE
            seat = pygame.Rect(0, 0, aside if at_side else wide, tall if at_side else flat)
            setattr(seat, side, getattr(rect, side))
            panel = (self._upright if at_side and upright else self._flat)[place]
            panel.arrange(style, seat)
            shown.append(panel)
        self.shown = shown

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The table, then the panels."""
        surface.blit(_laid_table(style, self._felt.size), self._felt)
        super().paint(surface, style, area)


def _seat(place: Place, *, own: bool, upright: bool) -> Node:
    """The panel of a seat: a face beside its words or above them, and the control below both."""
    role = [Text(place.role, Role.SMALL, Tone.GILT, side=Align.CENTER)] if place.role else []
    caption = Text(
        place.caption,
        Role.STRONG,
        lines=1 if role else 2,
        side=Align.CENTER,
        cut=bool(role),
        said="" if place.caption == place.face.spoken else None,
    )
    face = Control(place.face, width=_FACE, height=_FACE, align=Align.CENTER)
    words = Column(*role, caption, gap=Space.NONE, grow=1)
    head = Column(face, words, gap=Space.NONE) if upright else Row(face, words, gap=Space.SMALL)
    kind = PanelKind.SEAT_OWN if own else PanelKind.SEAT
    content = Column(head, Control(place.control, height=_CONTROL), gap=Space.TIGHT)
    return Panel(content, kind, pad_above=Space.SMALL, shadow=6)


class Portrait(Node):
    """The face of a button once more, as a picture."""

    def __init__(self, face: FaceButton, *, side: float) -> None:
        super().__init__()
        self._face = face
        self._side = side

    def measure_width(self, style: Style) -> Extent:
        """Its side."""
        return Extent.fixed(style.px(self._side))

    def measure_height(self, style: Style, width: int) -> Extent:
        """Its side."""
        return Extent.fixed(style.px(self._side))

    def content(self) -> Hashable:
        """Whose it is."""
        return self._face.name, self._face.face

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The medallion."""
        self._face.portrait(surface, style, self.rect)


def _table_name(style: Style) -> str:
    return f"laid table {style.table.name} {style.pictures.deck.back}"


def _laid_table(style: Style, size: tuple[int, int]) -> pygame.Surface:
    """The table with a hand of backs before each seat at the long ends and the stock on its emblem."""
    name = _table_name(style)
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
