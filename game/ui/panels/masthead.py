"""The name of the game over the ground of the window, and the inlaid band below names."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.background import backdrop, inlay, lettering
from game.ui.graphics.drawing import Style
from game.ui.graphics.text import TextStyle
from game.ui.graphics.theme import hex_of
from game.ui.kit import Extent, Node

_HEIGHT: Final = (100, 168)
"""The least and the most units of letters and band."""
_WIDTH: Final = 760
_BAND: Final = 14
"""Units of the band below the letters."""
_VEIL: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="none"><defs>'
    '<radialGradient id="v"><stop offset="0" stop-color="{night}" stop-opacity="0.9"/>'
    '<stop offset="0.6" stop-color="{night}" stop-opacity="0.6"/>'
    '<stop offset="1" stop-color="{night}" stop-opacity="0"/></radialGradient></defs>'
    '<rect width="100" height="100" fill="url(#v)"/></svg>'
)
"""Night that fades towards its edges."""


class Masthead(Node):
    """The title in large letters above an inlaid band."""

    def texts(self) -> Iterator[str]:
        """The title."""
        yield _("Majlis")

    def content(self) -> Hashable:
        """The title."""
        return _("Majlis")

    def measure_width(self, style: Style) -> Extent:
        """The band, or less."""
        return Extent(0, style.px(_WIDTH))

    def measure_height(self, style: Style, width: int) -> Extent:
        """It gives way to what needs the room."""
        return Extent(*(style.px(units) for units in _HEIGHT))

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The letters and the band."""
        surface.blit(*self.letters(style))
        inlay(style, surface, self._band(style))

    def letters(self, style: Style) -> tuple[pygame.Surface, pygame.Rect]:
        """The letters and their place."""
        band = self._band(style)
        room = max(1, band.top - self.rect.top) * 4 // 5
        letters = lettering(style, _("Majlis"), style.type.fitted(_("Majlis"), room, band.width, TextStyle.TITLE))
        return letters, letters.get_rect(midbottom=(band.centerx, band.top + style.px(4)))

    def _band(self, style: Style) -> pygame.Rect:
        band = pygame.Rect(0, 0, min(style.px(_WIDTH), self.rect.width), style.px(_BAND))
        band.midbottom = self.rect.midbottom
        return band


class Inlay(Node):
    """A band of inlaid wood and brass."""

    def measure_width(self, style: Style) -> Extent:
        """Any width will do."""
        return Extent.fixed(0)

    def measure_height(self, style: Style, width: int) -> Extent:
        """A narrow band."""
        return Extent.fixed(style.px(_BAND))

    def content(self) -> Hashable:
        """It is always alike."""
        return "inlay"

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The band."""
        inlay(style, surface, self.rect)


class Ground(Node):
    """The night of the window, whose lattice fades behind the title."""

    def __init__(self, masthead: Masthead) -> None:
        super().__init__()
        self._masthead = masthead

    def measure_width(self, style: Style) -> Extent:
        """It fills the window."""
        return Extent.fixed(0)

    def measure_height(self, style: Style, width: int) -> Extent:
        """It fills the window."""
        return Extent.fixed(0)

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The night with its lattice, and the veil upon it."""
        surface.blit(backdrop(style, self.rect.size), area, area)
        _letters, place = self._masthead.letters(style)
        around = place.inflate(place.height * 2, place.height // 2)
        name = f"dim {style.theme.name}"
        veil = style.pictures.made(name, around.size)
        if veil is None:
            night = hex_of(style.theme.night)
            small = (max(1, around.width // 8), max(1, around.height // 8))
            veil = pygame.transform.smoothscale(style.pictures.drawn(_VEIL.format(night=night), small), around.size)
            style.pictures.store(name, around.size, veil)
        surface.blit(veil, around)
