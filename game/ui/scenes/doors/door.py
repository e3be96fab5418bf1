"""One door of the menu: a game's cloth, emblem and cards under an arch, and what is behind it on a plate below."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from game.engine.game_info import GameInfo
from game.ui.graphics.background import lettering
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel
from game.ui.graphics.tables import look_of
from game.ui.scenes.doors.furniture import EDGE, furnish, paint_niche
from game.ui.text import TextStyle
from game.ui.widgets import Button

_LIGHTS_MS: Final = 420.0
"""How long its lamp takes to be bright."""
_LIFT_MS: Final = 120.0
_LIFT: Final = 12
"""Units by which its cards rise under the pointer."""
_TITLE: Final = 40
_USUAL_TITLE: Final = 30
"""Units of the name of a game where there is much room, and what it is meant to have everywhere."""
_ACTION: Final = 22
_DETAIL: Final = 20
_CORNER: Final = 44
"""Units of the small button in the corner of its plate."""
_PAD: Final = 10
"""Units around what stands on the plate."""
_DEED: Final = 200
"""Units that a deed needs before there is room for the small button beside it."""


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
        self._plate_high = 0
        self._told_elsewhere = False

    @property
    def told_elsewhere(self) -> bool:
        """Whether a button stands on its plate in place of what is said below the name."""
        return self._told_elsewhere

    @told_elsewhere.setter
    def told_elsewhere(self, value: bool) -> None:
        self.dirty |= value != self._told_elsewhere
        self._told_elsewhere = value

    def tell(self, words: Behind) -> None:
        """What is behind it now."""
        self.dirty |= words != self._behind
        self._behind = words
        self.detail = words.detail

    @property
    def behind(self) -> bool:
        """While its lamp grows brighter or its cards move."""
        return self._owes or self._bright < 1.0 or self._raised != self._wanted

    def work(self) -> bool:
        """Let lamp and cards come nearer to where they are to be, once in a frame."""
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

    def fit(self, style: Style) -> None:
        """Find out how high its plate is, where it lies now."""
        self._plate_high = self.rect.bottom - self.words(style).top

    def words(self, style: Style) -> pygame.Rect:
        """The plate with its texts."""
        edge = style.px(EDGE) * 3
        high = self._texts(style) + 3 * style.px(_PAD)
        return pygame.Rect(self.rect.left + edge, self.rect.bottom - high - edge, self.rect.width - 2 * edge, high)

    def corner(self, style: Style) -> pygame.Rect:
        """Where the plate has room for a small button: beside the deed, in a narrow door beside the name."""
        plate, side, gap = self.words(style), style.target(_CORNER), style.px(_PAD) // 2
        if self._has_both(style):
            below = self._deed(style)
            return pygame.Rect(below.right - side, below.top, side, below.height)
        return pygame.Rect(plate.right - side - gap, plate.top + gap, side, side)

    def below_name(self, style: Style) -> pygame.Rect:
        """Where the plate has room for a button in place of what is said below the name."""
        below = self._deed(style)
        if self._has_both(style):
            below.width -= style.target(_CORNER) + style.px(_PAD) // 2
        return below

    def _has_both(self, style: Style) -> bool:
        """Whether a deed and the small button have room beside each other."""
        return self._deed(style).width - style.target(_CORNER) >= style.px(_DEED)

    def _deed(self, style: Style) -> pygame.Rect:
        """All of the plate below the name."""
        plate, pad = self.words(style), style.px(_PAD)
        top = plate.top + pad + style.type.height(style.text(_TITLE), TextStyle.TITLE)
        return pygame.Rect(plate.left + pad, top, plate.width - 2 * pad, plate.bottom - pad - top)

    def parts(self) -> dict[str, pygame.Rect]:
        """All above the plate, which may have buttons of its own; the whole where it has the keyboard, as its ring."""
        whole = self.rect
        high = whole.height - (0 if self.focused else self._plate_high)
        return {self.name: pygame.Rect(whole.left, whole.top, whole.width, high)}

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Frame, cloth, light, emblem, cards, and the plate."""
        paint_niche(surface, style, look_of(self.info.name), self.rect, self._bright, self._raised * 0.7)
        self._owes = self._bare > 0
        if not self._owes:
            furnish(surface, style, self.info, self._inside(style), self._raised * style.px(_LIFT))
        self._paint_plate(surface, style)
        if self.focused:
            draw_focus(surface, style, self.rect)

    def _inside(self, style: Style) -> pygame.Rect:
        """Where emblem and cards have room: under the top of the arch, above the plate."""
        niche = self.rect
        top = niche.top + min(niche.width, niche.height) * 5 // 100
        return pygame.Rect(niche.left, top, niche.width, max(1, self.words(style).top - top))

    def _paint_plate(self, surface: pygame.Surface, style: Style) -> None:
        plate, below = self.words(style), self.below_name(style)
        draw_panel(surface, style, plate, PanelKind.PANEL, radius=6)
        theme = style.theme
        beside = 0 if self._has_both(style) else plate.right - self.corner(style).left
        room = plate.width - 2 * (beside + style.px(_PAD))
        size = style.type.fitted(self.label, style.text(_TITLE), room, TextStyle.TITLE)
        name = lettering(style, self.label, size)
        surface.blit(name, name.get_rect(center=(plate.centerx, (plate.top + style.px(_PAD) + below.top) // 2)))
        if self._told_elsewhere:
            return
        draw_panel(surface, style, below, self._panel())
        deed = self._behind.deed
        size = style.type.fitted(deed, style.text(_ACTION), below.width - style.px(_PAD), TextStyle.STRONG)
        colour = theme.gilt if self._behind.waits else theme.text
        lines = [style.type.line(deed, size, colour, TextStyle.STRONG)]
        details = self._details(style, below.width - style.px(_PAD))
        lines += [style.type.line(text, style.text(_DETAIL), theme.text_soft) for text in details]
        top = below.top + (below.height - sum(line.get_height() for line in lines)) // 2
        for line in lines:
            surface.blit(line, line.get_rect(midtop=(below.centerx, top)))
            top += line.get_height()

    def _details(self, style: Style, room: int) -> list[str]:
        return style.type.balanced(self.detail, style.text(_DETAIL), room) if self.detail else []

    def _texts(self, style: Style) -> int:
        """How high its texts are, with room for a second line of the last."""
        title = style.type.height(style.text(_TITLE), TextStyle.TITLE)
        deed = style.type.height(style.text(_ACTION), TextStyle.STRONG)
        return title + deed + 2 * style.type.height(style.text(_DETAIL))
