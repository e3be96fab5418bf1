"""The doors of the games: a niche with cloth, lamp, emblem and cards, and what lies behind it on a plate below."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import log
from typing import Final, NamedTuple

import pygame

from game.engine.game_info import GameInfo
from game.i18n import sentences
from game.ui.graphics.arch import door_markup, glow_markup
from game.ui.graphics.background import lettering
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel
from game.ui.graphics.icons import icon
from game.ui.graphics.tables import TableLook, look_of
from game.ui.graphics.text import TextStyle
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
    Scaled,
    Space,
    Spacer,
    Stack,
    Text,
    Tone,
)
from game.ui.panels.masthead import Inlay
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
_ROOMY: Final = 220
"""Units of the width from which on doors stand well apart."""
_APART: Final = Space.LARGE
_NEAR: Final = Space.SMALL
_WIDE: Final = 260
"""Units of the room on a plate in which the small button has its place beside the deed, not beside the name."""
_CORNER: Final = 44
_DEED: Final = 96
"""Units of the width of the small button, and of the height of a deed, which has two lines below it."""
_NAME: Final = 40
"""Units of the letters of a name."""
_SMALL_NAME: Final = 0.7
_HALF: Final = 0.75
"""How small the letters of a name in one line may be, and how large those in two lines, as parts of that size."""
_LARGE: Final = (720, 1020)
"""The most units of the door that is a page."""
_AROUND: Final = (40, 24)
"""Units of the window that it leaves free beside it and above it."""
_HEADING: Final = 1.37
"""How much larger than other titles that of a page is."""
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
    title = ""
    """The game of that match."""

    @property
    def spoken(self) -> str:
        """The game, and what is written on it."""
        return sentences((self.title, super().spoken))

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


class GameName(Node):
    """The name of a game in golden letters, which are as small as they must be for all names to be seen whole.

    Where that would be too small, names of two words take two lines, and every name has the height of two.
    """

    def __init__(self, name: str, names: Sequence[str], after: float = 0) -> None:
        """One of `names`; in the middle of its room and of `after` units of something after it, as far as it can be."""
        super().__init__(grow=1)
        self._lines = _lines(name)
        self._names = names
        self._after = after

    def measure_width(self, style: Style) -> Extent:
        """Letters of their usual size, or as small as they must be."""
        return Extent(0, style.type.width(" ".join(self._lines), style.text(_NAME), TextStyle.TITLE))

    def measure_height(self, style: Style, width: int) -> Extent:
        """The same on all plates: a line of letters of their usual size, or two of smaller ones."""
        size, broken = self.fitting(style, width)
        line = style.type.height(style.text(_NAME), TextStyle.TITLE)
        return Extent.fixed(2 * style.type.height(size, TextStyle.TITLE) if broken else line)

    def fitting(self, style: Style, width: int) -> tuple[int, bool]:
        """The size of the largest letters in which all names have room, and whether they may take two lines."""
        usual = style.text(_NAME)
        whole = _fitted(style, self._names, usual, width)
        if whole >= usual * _SMALL_NAME:
            return whole, False
        halves = _fitted(style, [line for name in self._names for line in _lines(name)], round(usual * _HALF), width)
        return (halves, True) if halves > whole else (whole, False)

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The letters in the middle."""
        size, broken = self.fitting(style, self.rect.width)
        lines = [lettering(style, line, size) for line in (self._lines if broken else [" ".join(self._lines)])]
        high = style.type.height(size, TextStyle.TITLE)
        shift = style.px(self._after) // 2 if self._after else 0
        shift = min(shift, (self.rect.width - max(line.get_width() for line in lines)) // 2)
        for place, letters in enumerate(lines):
            below = round((place - (len(lines) - 1) / 2) * high)
            surface.blit(letters, letters.get_rect(center=(self.rect.centerx + shift, self.rect.centery + below)))


def _lines(name: str) -> list[str]:
    """The name, in two parts of much the same length if it has several words."""
    words = name.split()
    parts = [[" ".join(words[:cut]), " ".join(words[cut:])] for cut in range(1, len(words))]
    return min(parts, key=lambda both: max(map(len, both)), default=[name])


def _fitted(style: Style, lines: Sequence[str], most: int, width: int) -> int:
    """The size of letters up to `most` in which each of the lines has room."""
    return min(style.type.fitted(line, most, width, TextStyle.TITLE) for line in lines)


class DoorWay(Node):
    """A door with its plate at the foot: the name, a button that resumes or the deed of the door, and a small button.

    The door is a widget that paints all of it, since lamp and cards move; its plate is arranged here.
    """

    def __init__(
        self, door: Door, more: MoreButton, resume: ResumeButton | None = None, *, names: Sequence[str]
    ) -> None:
        """`names` are those on all doors, as their letters have one size."""
        self._door = door
        small = Control(more, height=_CORNER)
        tall = Control(more, height=_DEED)
        deed = _Deed(door) if resume is None else Control(resume, height=_DEED, grow=1)
        beside = Column(GameName(door.label, names), Row(deed, tall, gap=Space.TIGHT), gap=Space.TIGHT)
        above = Column(Row(GameName(door.label, names, _CORNER), small, gap=Space.TIGHT), deed, gap=Space.TIGHT)
        roomy = Panel(beside, PanelKind.PANEL, radius=6, pad=Space.SMALL)
        narrow = Panel(above, PanelKind.PANEL, radius=6, pad=Space.TIGHT, pad_above=Space.SMALL)
        self._plate = FirstThatFits(roomy, narrow, at=_WIDE + 2 * Space.SMALL.value)
        super().__init__(self._plate, name=door.name)

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
    """Doors in as many even rows as let them look most like doors, the last row in the middle."""

    def __init__(self, doors: Sequence[Node], *, grow: float = 0) -> None:
        super().__init__(*doors, grow=grow)

    def measure_width(self, style: Style) -> Extent:
        """From one column to a single row."""
        return Extent(style.px(_NARROWEST), len(self.children) * style.px(_NARROWEST))

    def measure_height(self, style: Style, width: int) -> Extent:
        """They take what there is."""
        return Extent(style.px(_NARROWEST), 2 * style.px(_NARROWEST))

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Put them into the best grid."""
        super().arrange(style, rect)
        narrowest, count = style.px(_NARROWEST), len(self.children)

        def oddness(across: int) -> float:
            """How little doors of which so many are in a row look like doors; most where there is no room for them."""
            lines, gap = -(-count // across), style.px(_apart(style, rect.width, across).value)
            wide, high = (rect.width + gap) // across - gap, (rect.height + gap) // lines - gap
            if high < narrowest / 2:
                return 1000.0 - high
            odd = abs(log(wide / high / _SHAPE))
            return odd if wide >= narrowest else 100.0 + odd

        even = sorted({-(-count // lines) for lines in range(1, count + 1)})
        across = min(even, key=oddness)
        gap = _apart(style, rect.width, across)
        Grid(*self.children, columns=across, gap=gap, centred=True).arrange(style, rect)


def _apart(style: Style, width: int, across: int) -> Space:
    """The space between doors of which so many share a width: less where their plates need the room."""
    gap = style.px(_APART.value)
    return _APART if (width + gap) // across - gap >= style.px(_ROOMY) else _NEAR


class DoorFrame(DialogFrame):
    """A door as high as there is room, over the menu, with a title and a child on the plate at its foot."""

    def __init__(
        self, title: str, child: Node, info: GameInfo, *, beneath: Callable[[], pygame.Surface | None]
    ) -> None:
        named = Scaled(Text(title, Role.TITLE, side=Align.CENTER, said=""), _HEADING)
        words = Column(named, Inlay(), child, gap=Space.SMALL)
        plate = Panel(words, PanelKind.PANEL, radius=6, pad=Space.LARGE, pad_above=Space.MEDIUM)
        super().__init__(title, plate, width=_LARGE[0], beneath=beneath)
        self._info = info

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Put the door into the middle of the window, and the plate at its foot."""
        self.rect, edge = rect, 3 * style.px(_EDGE)
        most, around = (style.px(each) for each in _LARGE), (style.px(each) for each in _AROUND)
        wide, high = (min(size, room - air) for size, room, air in zip(most, rect.size, around, strict=True))
        self.box = self.place_box(style, (wide, high))
        place = self.box.inflate(-2 * edge, -2 * edge)
        tall = min(self.child.heights(style, place.width).natural, place.height)
        self.child.arrange(style, pygame.Rect(place.left, place.bottom - tall, place.width, tall))

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
        above = pygame.Rect(self.box.topleft, (self.box.width, self.child.rect.top - self.box.top))
        if above.height >= style.px(_ARCH):
            furnish(surface, style, self._info, above.inflate(0, -above.height * _AIR // 100))
        Node.paint(self, surface, style, area)
