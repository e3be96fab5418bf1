"""The doors of the games: a niche with cloth, lamp, emblem and cards, and what lies behind it on a plate below."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import log
from typing import Final, NamedTuple

import pygame

from game.engine.game_info import GameInfo
from game.ui.graphics.arch import door_markup, glow_markup
from game.ui.graphics.background import inlay, lettering
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel
from game.ui.graphics.icons import icon
from game.ui.graphics.tables import TableLook, look_of
from game.ui.graphics.theme import CONTRAST, hex_of, mixed, table_theme
from game.ui.kit import (
    Align,
    Column,
    Control,
    DialogFrame,
    Extent,
    FirstThatFits,
    Grid,
    Node,
    Panel,
    Role,
    Row,
    Space,
    Spacer,
    Stack,
    Text,
    Tone,
)
from game.ui.text import TextStyle
from game.ui.widgets import Button, Widget

_EDGE: Final = 4
"""Units of the brass edge of a door."""
_LEAN: Final = 13.0
"""Degrees from card to card."""
_CARD: Final = (44, 33)
"""The most that a card takes of the width of the room, and of its height, in percent."""
_EMBLEM: Final = (62, 44)
"""The most that the emblem takes of them."""
_HEIGHTS: Final = (31, 72)
"""Where the middles of emblem and cards are, in percent of the height of the room."""
_LIGHTS_MS: Final = 420.0
"""How long a lamp takes to be bright."""
_LIFT_MS: Final = 120.0
_LIFT: Final = 12
"""Units by which the cards rise under the pointer, and how long that takes."""
_NARROWEST: Final = 170
"""Units of the width of a door."""
_SHAPE: Final = 0.5
"""Width over height of a door as it should be."""
_APART: Final = Space.LARGE
_WIDE: Final = 260
"""Units of the room on a plate in which the small button has its place beside the deed, not beside the name."""
_CORNER: Final = 44
_DEED: Final = 96
"""Units of the width of the small button, and of the height of a deed, which has two lines below it."""
_NAME: Final = 40
"""Units of the letters of a name."""
_LARGE: Final = (720, 1020)
"""The most units of the door that is a page."""
_AROUND: Final = (40, 24)
"""Units of the window that it leaves free beside it and above it."""
_HEADING: Final = 52
_BAND: Final = 12
_PAD: Final = 30
_ABOVE: Final = 10
_BELOW: Final = 14
"""Units of its title, of the band below that, of the space beside the child, above the title and below the band."""
_ARCH: Final = 200
"""Units above the plate in which emblem and cards can be told apart."""
_AIR: Final = 6
"""Percent of it that stay free above and below them."""
_SKY: Final = 24
"""What the menu has above its doors, in percent of the height."""
_DARK: Final = 0.4
"""How much of the light is gone from it."""
_DUSK: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"><defs>'
    '<linearGradient id="d" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{high}">'
    '<stop offset="0" stop-color="{night}"/>'
    '<stop offset="0.74" stop-color="{night}"/>'
    '<stop offset="1" stop-color="{night}" stop-opacity="0"/></linearGradient></defs>'
    '<rect width="{wide}" height="{high}" fill="url(#d)"/></svg>'
)
"""Night that fades towards the foot."""


def paint_niche(surface: pygame.Surface, style: Style, look: TableLook, niche: pygame.Rect, *lights: float) -> None:
    """Frame and cloth, and as many lights as are lit, each so bright (0 to 1)."""
    edge = style.px(_EDGE)
    theme = look.dyed(table_theme(style.theme))
    surface.blit(style.pictures.drawn(door_markup(look.arch, niche.size, theme, edge), niche.size), niche)
    if style.theme.name == CONTRAST.name:
        return
    glow = glow_markup(look.arch, niche.size, look.lamp, edge)
    for part in lights:
        if part > 0.0:
            light = style.pictures.drawn(glow, niche.size)
            light.set_alpha(round(255 * part))
            surface.blit(light, niche)


def furnish(surface: pygame.Surface, style: Style, info: GameInfo, room: pygame.Rect, raised: float = 0.0) -> None:
    """Emblem and cards in a room; the cards are `raised` by so many pixels."""
    look = look_of(info.name)
    side = min(room.width * _EMBLEM[0] // 100, room.height * _EMBLEM[1] // 100)
    emblem = style.pictures.svg(("table", look.name, "emblem.svg"), (side, side))
    surface.blit(emblem, emblem.get_rect(center=(room.centerx, room.top + room.height * _HEIGHTS[0] // 100)))
    width = max(24, min(room.width * _CARD[0] // 100, room.height * _CARD[1] // 100))
    fan = _fan(style, info, width)
    surface.blit(fan, fan.get_rect(center=(room.centerx, room.top + room.height * _HEIGHTS[1] // 100 - round(raised))))


def _fan(style: Style, info: GameInfo, width: int) -> pygame.Surface:
    """A back and the faces of the cards that represent the game, each card so many pixels wide."""
    name = f"fan {info.name}"
    side = width * 3
    ready = style.pictures.made(name, (side, side))
    if ready is not None:
        return ready
    fan = pygame.Surface((side, side), pygame.SRCALPHA)
    cards = (f"back:{look_of(info.name).name}", *info.emblem)
    for place, card in enumerate(cards):
        angle = _LEAN * (place - (len(cards) - 1) / 2)
        picture = style.pictures.card(card, width, max(2, width // 16)).surface
        turned = pygame.transform.rotozoom(picture, -angle, 1.0)
        away = pygame.Vector2(0, -1.7 * width).rotate(angle)
        centre = (side / 2 + away.x, side / 2 + 1.75 * width + away.y)
        fan.blit(turned, turned.get_rect(center=(round(centre[0]), round(centre[1]))))
    return style.pictures.store(name, (side, side), fan)


class Way(NamedTuple):
    """What lies behind a door, in words."""

    deed: str
    """What a click does."""
    detail: str
    waits: bool
    """Whether a match waits to be resumed."""


class Door(Button):
    """The niche of a game, which leads into it; the node `DoorWay` gives it its place and its plate."""

    plate: Node = Spacer()

    def __init__(
        self,
        info: GameInfo,
        title: str,
        way: Way,
        action: Callable[[], None],
        *,
        now: Callable[[], float],
        still: bool,
        late: float,
        bare: int,
    ) -> None:
        """Its lamp begins to shine `late` milliseconds after it was made; at once where everything is to be `still`.

        Emblem and cards are not shown in the first `bare` frames: drawing them would hold up what is awaited.
        """
        super().__init__(f"door.{info.name}", title, action)
        self.info = info
        self.way = way
        self._now = now
        self._still = still
        self._shines_from = now() + late
        self._bright = 1.0 if still else 0.0
        self._raised = 0.0
        self._bare = bare
        self._owes = False
        """Whether emblem and cards are still to be painted."""
        self._moved = now()

    @property
    def spoken(self) -> str:
        """The game, what a click does, and how its match stands."""
        return f"{self.label}. {self.way.deed}. {self.way.detail}"

    @property
    def behind(self) -> bool:
        """Whether its lamp still grows brighter or its cards move."""
        return self._owes or self._bright < 1.0 or self._raised != self._wanted

    def work(self) -> bool:
        """Bring lamp and cards nearer to where they are to be, once in a frame."""
        now = self._now()
        gone, self._moved = now - self._moved, now
        bright = 1.0 if self._still else min(1.0, max(0.0, (now - self._shines_from) / _LIGHTS_MS))
        way = self._wanted - self._raised
        step = 1.0 if self._still else gone / _LIFT_MS
        raised = self._wanted if abs(way) <= step else self._raised + (step if way > 0 else -step)
        self._bare -= self._owes
        self.dirty |= self._owes or (bright, raised) != (self._bright, self._raised)
        self._bright, self._raised = bright, raised
        return False

    def wait(self, late: float) -> None:
        """A lamp that does not shine yet begins so many milliseconds from now."""
        if self._bright == 0.0:
            self._shines_from = self._now() + late

    @property
    def _wanted(self) -> float:
        return 1.0 if self.hovered or self.focused else 0.0

    def parts(self) -> dict[str, pygame.Rect]:
        """All above the plate, which may have buttons of its own; the whole where it has the keyboard, as its ring."""
        whole = self.rect
        bottom = whole.bottom if self.focused else self.plate.rect.top
        return {self.name: pygame.Rect(whole.left, whole.top, whole.width, bottom - whole.top)}

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Frame, cloth, light, emblem, cards, and the plate."""
        paint_niche(surface, style, look_of(self.info.name), self.rect, self._bright, self._raised * 0.7)
        self._owes = self._bare > 0
        if not self._owes:
            under_arch = min(self.rect.size) * 5 // 100
            top, room = self.rect.top + under_arch, self.plate.rect.top - self.rect.top - under_arch
            place = pygame.Rect(self.rect.left, top, self.rect.width, max(1, room))
            furnish(surface, style, self.info, place, self._raised * style.px(_LIFT))
        self.plate.paint(surface, style, self.rect)
        if self.focused:
            draw_focus(surface, style, self.rect)

    def paint_deed(self, surface: pygame.Surface, style: Style, place: pygame.Rect) -> None:
        """The ground of the deed on its plate, which answers the pointer as a button does."""
        draw_panel(surface, style, place, self._panel())


class MoreButton(Button):
    """The small button on a plate: three dots that lead to all that can be done with the game."""

    def __init__(self, name: str, game: str, action: Callable[[], None], *, tip: str) -> None:
        super().__init__(name, "", action, tip=tip)
        self._game = game

    @property
    def spoken(self) -> str:
        """The game; the tip says the rest."""
        return self._game

    def widths(self, style: Style) -> tuple[int, int]:
        """It never gives way."""
        return style.target(_CORNER), style.target(_CORNER)

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """A panel with three dots."""
        self.paint_panel(surface, style)
        dots = icon(style, "more", min(self.rect.size), style.theme.gilt)
        surface.blit(dots, dots.get_rect(center=self.rect.center))


class ResumeButton(Button):
    """Resumes the last match; it is not seen before it is known on which plate it belongs, but Enter finds it."""

    placed = False

    def parts(self) -> dict[str, pygame.Rect]:
        """Nothing to click at before it is seen."""
        return super().parts() if self.placed else {}

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Its words on brass, where it has its place."""
        if self.placed:
            self.paint_panel(surface, style)
            words = _words(self.label, self.detail, Tone.INK, Tone.INK)
            words.arrange(style, self.rect)
            words.paint(surface, style, self.rect)


def _words(deed: str, detail: str, tone: Tone, soft: Tone) -> Node:
    """What a click does, in the middle above how the match stands."""
    lines = [
        FirstThatFits(*(Text(deed, role, tone, side=Align.CENTER) for role in (Role.STRONG, Role.LABEL))),
        *([Text(detail, Role.BODY, soft, lines=2, side=Align.CENTER)] if detail else ()),
    ]
    column = Column(*lines, gap=Space.NONE, justify=Align.CENTER)
    return Panel(column, None, pad=Space.TIGHT, pad_above=Space.NONE)


class _Deed(Stack):
    """The words of a door on its plate."""

    def __init__(self, door: Door) -> None:
        tone = Tone.GILT if door.way.waits else Tone.TEXT
        words = _words(door.way.deed, door.way.detail, tone, Tone.SOFT)
        super().__init__(Spacer(height=_DEED), words, grow=1)
        self._door = door

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The ground, then the words."""
        self._door.paint_deed(surface, style, self.rect)
        super().paint(surface, style, area)


class _Name(Node):
    """The name of a game in golden letters, which are as small as they must be to be seen whole."""

    def __init__(self, name: str, after: float = 0) -> None:
        """With `after` units of something after it in the row, it is in the middle of both as far as it has room."""
        super().__init__(grow=1)
        self._text = name
        self._after = after

    def measure_width(self, style: Style) -> Extent:
        """Letters of their usual size, or as small as they must be."""
        return Extent(0, style.type.width(self._text, style.text(_NAME), TextStyle.TITLE))

    def measure_height(self, style: Style, width: int) -> Extent:
        """The height of a line, the same on all plates."""
        return Extent.fixed(style.type.height(style.text(_NAME), TextStyle.TITLE))

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The letters in the middle."""
        size = style.type.fitted(self._text, style.text(_NAME), self.rect.width, TextStyle.TITLE)
        letters = lettering(style, self._text, size)
        place = letters.get_rect(center=self.rect.center)
        if self._after:
            place.right = min(place.right + style.px(self._after) // 2, self.rect.right)
        surface.blit(letters, place)


class DoorWay(Node):
    """A door with its plate at the foot: the name, a button that resumes or the deed of the door, and a small button.

    The door is a widget that paints all of it, since lamp and cards move; its plate is arranged here.
    """

    def __init__(self, door: Door, more: MoreButton, resume: ResumeButton | None = None) -> None:
        super().__init__(name=door.name)
        self._door = door
        small = Control(more, height=_CORNER)
        tall = Control(more, height=_DEED)
        deed = _Deed(door) if resume is None else Control(resume, height=_DEED, grow=1)
        beside = Column(_Name(door.label), Row(deed, tall, gap=Space.TIGHT), gap=Space.TIGHT)
        above = Column(Row(_Name(door.label, _CORNER), small, gap=Space.TIGHT), deed, gap=Space.TIGHT)
        words = FirstThatFits(beside, above, at=_WIDE)
        self._plate = Panel(words, PanelKind.PANEL, radius=6, pad=Space.SMALL)

    @property
    def children(self) -> Sequence[Node]:
        """The plate."""
        return (self._plate,)

    def own_widgets(self) -> Sequence[Widget]:
        """The door, beneath the buttons on its plate."""
        return (self._door,)

    def texts(self) -> Iterator[str]:
        """What the door says."""
        yield self._door.spoken

    def measure_width(self, style: Style) -> Extent:
        """Any width; `Doors` decides."""
        return Extent.fixed(0)

    def measure_height(self, style: Style, width: int) -> Extent:
        """Any height."""
        return Extent.fixed(0)

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """The plate at the foot, within the edge."""
        super().arrange(style, rect)
        edge = 3 * style.px(_EDGE)
        wide = rect.width - 2 * edge
        high = self._plate.heights(style, wide).natural
        self._plate.arrange(style, pygame.Rect(rect.left + edge, rect.bottom - edge - high, wide, high))
        self._door.plate = self._plate
        if self._door.rect != rect:
            self._door.place(rect)

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """Nothing: the door paints its plate upon itself."""


class Doors(Node):
    """Doors in as many rows as let them look most like doors, the last row in the middle."""

    def __init__(self, doors: Sequence[Node], *, grow: float = 0) -> None:
        super().__init__(grow=grow)
        self._doors = doors

    @property
    def children(self) -> Sequence[Node]:
        """The doors."""
        return self._doors

    def measure_width(self, style: Style) -> Extent:
        """From one column to a single row."""
        return Extent(style.px(_NARROWEST), len(self._doors) * style.px(_NARROWEST))

    def measure_height(self, style: Style, width: int) -> Extent:
        """They take what there is."""
        return Extent(style.px(_NARROWEST), 2 * style.px(_NARROWEST))

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Put them into the best grid."""
        super().arrange(style, rect)
        gap, narrowest, count = style.px(_APART.value), style.px(_NARROWEST), len(self._doors)

        def oddness(across: int) -> float:
            """How little doors of which so many are in a row look like doors; most where there is no room for them."""
            lines = -(-count // across)
            wide, high = (rect.width + gap) // across - gap, (rect.height + gap) // lines - gap
            if high < narrowest / 2:
                return 1000.0 - high
            odd = abs(log(wide / high / _SHAPE))
            return odd if wide >= narrowest else 100.0 + odd

        across = min(range(1, count + 1), key=oddness)
        Grid(*self._doors, columns=across, gap=_APART, centred=True).arrange(style, rect)


class DoorFrame(DialogFrame):
    """A door as high as there is room, over the menu, with a title and a child on the plate at its foot."""

    def __init__(
        self, title: str, child: Node, info: GameInfo, *, beneath: Callable[[], pygame.Surface | None]
    ) -> None:
        super().__init__(title, child, width=_LARGE[0], beneath=beneath)
        self._info = info
        self._plate = pygame.Rect(0, 0, 0, 0)

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Put the door into the middle of the window, and the child on the plate."""
        self.rect = rect
        px, edge, pad = style.px, 3 * style.px(_EDGE), style.px(_PAD)
        most, around = (px(each) for each in _LARGE), (px(each) for each in _AROUND)
        wide, high = (min(size, room - air) for size, room, air in zip(most, rect.size, around, strict=True))
        self.box = self.place_box(style, (wide, high))
        head = self._band_top(style) + px(_BAND) + px(_BELOW)
        inner = wide - 2 * (edge + pad)
        tall = min(self.child.heights(style, inner).natural, high - 2 * edge - head - px(_BELOW))
        whole = head + tall + px(_BELOW)
        bottom = self.box.bottom - edge
        self._plate = pygame.Rect(self.box.left + edge, bottom - whole, wide - 2 * edge, whole)
        self.child.arrange(style, pygame.Rect(self._plate.left + pad, self._plate.top + head, inner, tall))

    def paint_beneath(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The menu, whose title sinks into the night, as the arch would cut it in two."""
        super().paint_beneath(surface, style, area)
        wide, high = sky = (self.rect.width, self.rect.height * _SKY // 100)
        dusk = _DUSK.format(night=hex_of(mixed(style.theme.night, (0, 0, 0), _DARK)), wide=wide, high=high)
        surface.blit(style.pictures.drawn(dusk, sky), (0, 0))

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The door in the light of its lamp, the plate, and what is on it."""
        self.paint_beneath(surface, style, area)
        paint_niche(surface, style, look_of(self._info.name), self.box, 1.0, 0.5)
        above = pygame.Rect(self.box.left, self.box.top, self.box.width, self._plate.top - self.box.top)
        if above.height >= style.px(_ARCH):
            furnish(surface, style, self._info, above.inflate(0, -above.height * _AIR // 100))
        draw_panel(surface, style, self._plate, PanelKind.PANEL, radius=6)
        title, base = lettering(style, self.title, style.text(_HEADING)), self._plate.top + self._band_top(style)
        surface.blit(title, title.get_rect(midbottom=(self.box.centerx, base - style.px(4))))
        inlay(style, surface, pygame.Rect(self.child.rect.left, base, self.child.rect.width, style.px(_BAND)))
        Node.paint(self, surface, style, area)

    def _band_top(self, style: Style) -> int:
        """How far the band below the title is from the upper edge of the plate."""
        return style.px(_ABOVE) + style.type.height(style.text(_HEADING), TextStyle.TITLE) + style.px(4)
