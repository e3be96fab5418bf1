"""One door of the menu: a game's cloth, emblem and cards under an arch, and what is behind it on a plate below."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from game.engine.game_info import GameInfo
from game.ui.graphics.background import lettering
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel
from game.ui.graphics.tables import TABLES, TableLook, home_of
from game.ui.graphics.theme import CONTRAST, table_theme
from game.ui.scenes.doors.arch import door_markup, glow_markup
from game.ui.text import TextStyle
from game.ui.widgets import Button

_LIGHTS_MS: Final = 420.0
"""How long its lamp takes to be bright."""
_LIFT_MS: Final = 120.0
_LIFT: Final = 12
"""Units by which its cards rise under the pointer."""
_EDGE: Final = 4
"""Units of its brass edge."""
_TITLE: Final = 40
_USUAL_TITLE: Final = 30
"""Units of the name of a game where there is much room, and what it is meant to have everywhere."""
_ACTION: Final = 22
_DETAIL: Final = 20


class Behind(NamedTuple):
    """What is said of what lies behind a door."""

    deed: str
    """What a click does."""
    detail: str
    waits: bool
    """Whether a match waits to be gone on with."""


class Door(Button):
    """Leads into a game."""

    def __init__(
        self,
        info: GameInfo,
        title: str,
        words: Behind,
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
        super().__init__(f"door.{info.name}", title, action, size=_USUAL_TITLE, detail=words.detail)
        self.info = info
        self._behind = words
        self._now = now
        self._still = still
        self._shines_from = now() + late
        self._bright = 1.0 if still else 0.0
        self._raised = 0.0
        self._bare = bare
        self._owes = False
        """Whether emblem and cards are still to be painted."""
        self._moved = now()

    def tell(self, words: Behind) -> None:
        """What is behind it now."""
        self.dirty |= words != self._behind
        self._behind = words
        self.detail = words.detail

    @property
    def behind(self) -> bool:
        """While its lamp grows brighter or its cards move."""
        return self._owes or self._bright < 1.0 or self._raised != self._wanted

    def work(self) -> None:
        """Let lamp and cards come nearer to where they are to be."""
        now = self._now()
        gone, self._moved = now - self._moved, now
        bright = 1.0 if self._still else min(1.0, max(0.0, (now - self._shines_from) / _LIGHTS_MS))
        way = self._wanted - self._raised
        step = 1.0 if self._still else gone / _LIFT_MS
        raised = self._wanted if abs(way) <= step else self._raised + (step if way > 0 else -step)
        self._bare -= self._owes
        self.dirty |= self._owes or (bright, raised) != (self._bright, self._raised)
        self._bright, self._raised = bright, raised

    def wait(self, late: float) -> None:
        """A lamp that does not shine yet begins so many milliseconds from now."""
        if self._bright == 0.0:
            self._shines_from = self._now() + late

    @property
    def _wanted(self) -> float:
        return 1.0 if self.hovered or self.focused else 0.0

    def words(self, style: Style) -> pygame.Rect:
        """The plate with its texts."""
        edge = style.px(_EDGE) * 3
        high = self._texts(style) + style.px(20)
        return pygame.Rect(self.rect.left + edge, self.rect.bottom - high - edge, self.rect.width - 2 * edge, high)

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Frame, cloth, light, emblem, cards, and the plate."""
        look = TABLES[home_of(self.info.name)]
        niche = self.rect
        theme = look.dyed(table_theme(style.theme))
        edge = style.px(_EDGE)
        surface.blit(style.pictures.drawn(door_markup(look.arch, niche.size, theme, edge), niche.size), niche)
        glow = glow_markup(look.arch, niche.size, look.lamp, edge)
        for part in (self._bright, self._raised * 0.7):
            if part > 0.0 and style.theme.name != CONTRAST.name:
                light = style.pictures.drawn(glow, niche.size)
                light.set_alpha(round(255 * part))
                surface.blit(light, niche)
        self._owes = self._bare > 0
        if not self._owes:
            self._furnish(surface, style, look)
        self._paint_plate(surface, style)
        if self.focused:
            draw_focus(surface, style, self.rect)

    def _furnish(self, surface: pygame.Surface, style: Style, look: TableLook) -> None:
        """Emblem and cards."""
        room = self._inside(style)
        side = min(room.width * 56 // 100, room.height * 44 // 100)
        emblem = style.pictures.svg(("table", look.name, "emblem.svg"), (side, side))
        surface.blit(emblem, emblem.get_rect(center=(room.centerx, room.top + room.height * 36 // 100)))
        fan = self._fan(style, look, max(24, min(room.width * 30 // 100, room.height * 26 // 100)))
        middle = room.top + room.height * 78 // 100 - round(self._raised * style.px(_LIFT))
        surface.blit(fan, fan.get_rect(center=(room.centerx, middle)))

    def _inside(self, style: Style) -> pygame.Rect:
        """Where emblem and cards have room: under the top of the arch, above the plate."""
        niche = self.rect
        top = niche.top + min(niche.width, niche.height) * 5 // 100
        return pygame.Rect(niche.left, top, niche.width, max(1, self.words(style).top - top))

    def _paint_plate(self, surface: pygame.Surface, style: Style) -> None:
        plate = self.words(style)
        draw_panel(surface, style, plate, PanelKind.PANEL, radius=6)
        room = plate.width - style.px(16)
        theme = style.theme
        size = style.type.fitted(self.label, style.text(_TITLE), room, TextStyle.TITLE)
        lines = [lettering(style, self.label, size)]
        deed = self._behind.deed
        size = style.type.fitted(deed, style.text(_ACTION), room, TextStyle.STRONG)
        colour = theme.gilt if self._behind.waits else theme.text
        lines.append(style.type.line(deed, size, colour, TextStyle.STRONG))
        lines += [style.type.line(text, style.text(_DETAIL), theme.text_soft) for text in self._details(style, room)]
        top = plate.centery - sum(line.get_height() for line in lines) // 2
        for line in lines:
            surface.blit(line, line.get_rect(midtop=(plate.centerx, top)))
            top += line.get_height()

    def _details(self, style: Style, room: int) -> list[str]:
        return style.type.wrap(self.detail, style.text(_DETAIL), room) if self.detail else []

    def _texts(self, style: Style) -> int:
        """How high its texts are, with room for a second line of the last."""
        title = style.type.height(style.text(_TITLE), TextStyle.TITLE)
        deed = style.type.height(style.text(_ACTION), TextStyle.STRONG)
        return title + deed + 2 * style.type.height(style.text(_DETAIL))

    def _fan(self, style: Style, look: TableLook, width: int) -> pygame.Surface:
        """A back and the faces that stand for the game, each card so many pixels wide."""
        name = f"fan {self.info.name}"
        side = width * 3
        ready = style.pictures.made(name, (side, side))
        if ready is not None:
            return ready
        fan = pygame.Surface((side, side), pygame.SRCALPHA)
        names = (f"back:{look.name}", *self.info.emblem)
        for place, card in enumerate(names):
            angle = 13.0 * (place - (len(names) - 1) / 2)
            picture = style.pictures.card(card, width, max(2, width // 16)).surface
            turned = pygame.transform.rotozoom(picture, -angle, 1.0)
            away = pygame.Vector2(0, -1.7 * width).rotate(angle)
            centre = (side / 2 + away.x, side / 2 + 1.75 * width + away.y)
            fan.blit(turned, turned.get_rect(center=(round(centre[0]), round(centre[1]))))
        return style.pictures.store(name, (side, side), fan)
