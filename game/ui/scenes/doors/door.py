"""One door of the menu: a game's cloth, emblem and cards under an arch, and what is behind it on a plate below."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

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
_WIDE: Final = 1.3
"""Times as wide as high, a door lies on its side: what it says stands beside it."""
_TITLE: Final = 40
_ACTION: Final = 22
_DETAIL: Final = 20


class Door(Button):
    """Leads into a game. `words` says what is behind it: what a click does, and a line about it."""

    def __init__(
        self,
        info: GameInfo,
        title: str,
        words: tuple[str, str],
        action: Callable[[], None],
        *,
        now: Callable[[], float],
        still: bool,
        late: float,
    ) -> None:
        """Its lamp begins to shine `late` milliseconds after it was made; at once where everything is to be `still`."""
        super().__init__(f"door.{info.name}", title, action, size=_TITLE, detail=words[1])
        self.info = info
        self._deed = words[0]
        self._now = now
        self._still = still
        self._shines_from = now() + late
        self._bright = 1.0 if still else 0.0
        self._raised = 0.0
        self._moved = now()

    def tell(self, deed: str, detail: str) -> None:
        """What a click does, and a line about it."""
        self.dirty |= deed != self._deed
        self._deed = deed
        self.detail = detail

    @property
    def behind(self) -> bool:
        """While its lamp grows brighter or its cards move."""
        return self._bright < 1.0 or self._raised != self._wanted

    def work(self) -> None:
        """Let lamp and cards come nearer to where they are to be."""
        now = self._now()
        gone, self._moved = now - self._moved, now
        bright = 1.0 if self._still else min(1.0, max(0.0, (now - self._shines_from) / _LIGHTS_MS))
        way = self._wanted - self._raised
        step = 1.0 if self._still else gone / _LIFT_MS
        raised = self._wanted if abs(way) <= step else self._raised + (step if way > 0 else -step)
        self.dirty |= (bright, raised) != (self._bright, self._raised)
        self._bright, self._raised = bright, raised

    @property
    def _wanted(self) -> float:
        return 1.0 if self.hovered or self.focused else 0.0

    @property
    def _lies(self) -> bool:
        return self.rect.width > _WIDE * self.rect.height

    def words(self, style: Style) -> pygame.Rect:
        """The plate with its texts."""
        edge = style.px(_EDGE) * 3
        if self._lies:
            niche = self._niche
            left = niche.right + style.px(18)
            return pygame.Rect(left, self.rect.top + edge, self.rect.right - edge - left, self.rect.height - 2 * edge)
        high = self._texts(style) + style.px(20)
        return pygame.Rect(self.rect.left + edge, self.rect.bottom - high - edge, self.rect.width - 2 * edge, high)

    @property
    def _niche(self) -> pygame.Rect:
        if not self._lies:
            return self.rect
        return pygame.Rect(self.rect.topleft, (min(self.rect.height, self.rect.width * 2 // 5), self.rect.height))

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Frame, cloth, emblem, cards, light, and the plate."""
        look = TABLES[home_of(self.info.name)]
        niche = self._niche
        if self._lies:
            draw_panel(surface, style, self.rect, PanelKind.HOVER if self.hovered else PanelKind.PLAIN)
        surface.blit(self._ground(style, look, niche.size), niche)
        glow = glow_markup(look.arch, niche.size, look.lamp, style.px(_EDGE))
        for part in (self._bright, self._raised * 0.7):
            if part > 0.0 and style.theme.name != CONTRAST.name:
                light = style.pictures.drawn(glow, niche.size)
                light.set_alpha(round(255 * part))
                surface.blit(light, niche)
        fan = self._fan(style, look, niche)
        middle = niche.centery + niche.height * (0.16 if self._lies else 0.02)
        place = fan.get_rect(center=(niche.centerx, round(middle - self._raised * style.px(_LIFT))))
        surface.blit(fan, place)
        self._paint_plate(surface, style)
        if self.focused:
            draw_focus(surface, style, self.rect)

    def _paint_plate(self, surface: pygame.Surface, style: Style) -> None:
        plate = self.words(style)
        if not self._lies:
            draw_panel(surface, style, plate, PanelKind.PANEL, radius=6)
        room = plate.width - style.px(16)
        theme = style.theme
        size = style.type.fitted(self.label, style.text(_TITLE), room, TextStyle.TITLE)
        lines = [lettering(style, self.label, size)]
        size = style.type.fitted(self._deed, style.text(_ACTION), room, TextStyle.STRONG)
        lines.append(style.type.line(self._deed, size, theme.text, TextStyle.STRONG))
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

    def _ground(self, style: Style, look: TableLook, size: tuple[int, int]) -> pygame.Surface:
        """Frame, cloth and emblem."""
        name = f"door {look.name} {style.theme.name}"
        ready = style.pictures.made(name, size)
        if ready is not None:
            return ready
        theme = look.dyed(table_theme(style.theme))
        markup = door_markup(look.arch, size, theme, style.px(_EDGE))
        ground = style.pictures.drawn(markup, size).copy()
        if style.theme.name != CONTRAST.name:
            wide, high = size
            side = min(wide * 58 // 100, high * 34 // 100)
            emblem = style.pictures.svg(("table", look.name, "emblem.svg"), (side, side))
            ground.blit(emblem, emblem.get_rect(center=(wide // 2, round(high * (0.34 if self._lies else 0.27)))))
        return style.pictures.store(name, size, ground)

    def _fan(self, style: Style, look: TableLook, niche: pygame.Rect) -> pygame.Surface:
        """A back and the faces that stand for the game."""
        width = max(24, min(niche.width * 30 // 100, niche.height * 20 // 100))
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
