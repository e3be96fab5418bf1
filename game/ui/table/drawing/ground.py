"""The table itself: a wooden rim around quiet cloth, lamplight in its middle, an ornament woven in, trays sunk into it.

Cloth, weave and border are those of the table that is played at; in strong contrast the cloth is plain.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import pygame

from game.resources import asset
from game.ui.graphics.drawing import Style
from game.ui.graphics.mirror import MirroredCanvas, is_mirrored, pixels_of
from game.ui.graphics.theme import CONTRAST, hex_of, mixed
from game.ui.table.layout.geometry import Rect

_LIGHT: Final = 16
"""Size of the little picture that becomes the lamplight."""
_DUSK: Final = 84
"""How much of 255 the edges of the cloth lose."""
_GLOW: Final = (38, 27, 10)
"""What the lamp adds to the middle of the cloth."""
_ONCE: Final = 0.9
"""Size of a weave in the middle of the cloth, in heights of the window."""
_REPEATED: Final = 0.26
"""The size of a weave that is repeated all over it, in heights of the window."""
_BORDER: Final = 22
"""Units."""
_ORNAMENT: Final = 56
_ORNAMENT_PART: Final = 0.1
"""Units of the size of the ornaments in the corners of the felt, and the most that they take of its height."""
_SHADE: Final = 0.6
"""How much darker than the depth of the cloth the shade of a tray is: it keeps the colour of the cloth."""
_SUNK: Final = 0.26
_SUNK_WASHED: Final = 0.36
"""How much of the cloth this shade hides, more where that is washed; words on a tray stand out from it."""
_KEPT: Final = 2
"""So many grounds are kept: cards that go to the strip and come back find the felt they had."""


class Ground:
    """The ground of a table's window; laid anew when the felt changes its size, as a large hand makes it do."""

    def __init__(self) -> None:
        self._felt: Rect | None = None
        self._laid: dict[Rect, pygame.Surface] = {}
        """Grounds of this window by their felt, the newest last."""
        self._woven: pygame.Surface | None = None
        """Drawn once for a window: drawing it takes longer than all the rest."""

    def clear(self) -> None:
        """The window or its style is another one now."""
        self._felt = self._woven = None
        self._laid.clear()

    def lay(self, style: Style, size: tuple[int, int], felt: Rect, *, mirrored: bool = False) -> bool:
        """Have the felt within `felt` from now on; returns whether it was elsewhere."""
        if felt == self._felt:
            return False
        self._felt = felt
        self._woven = self._woven or weave(style, size)
        picture = self._laid.pop(felt, None) or ground(style, size, felt, self._woven, mirrored=mirrored)
        while len(self._laid) >= _KEPT:
            del self._laid[next(iter(self._laid))]
        self._laid[felt] = picture
        return True

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Everything within `area`."""
        if self._felt is not None:
            surface.blit(self._laid[self._felt], area, area)


def ground(
    style: Style, size: tuple[int, int], felt: Rect, woven: pygame.Surface, *, mirrored: bool = False
) -> pygame.Surface:
    """A surface of the window's size: wood, cloth with an ornament `woven` in it, a brass edge between them."""
    surface = MirroredCanvas(size) if mirrored else pygame.Surface(size)
    _tile(surface, surface.get_rect(), "wood.png")
    area = pygame.Rect(felt)
    _tile(surface, area, style.table.name, "felt.png")
    surface.set_clip(area)
    if style.theme.name != CONTRAST.name:
        _weave_in(surface, style, area, woven)
        _border(surface, style, area)
    _lamplight(surface, area)
    surface.set_clip(None)
    _wash(surface, style)
    _edge(surface, style, area)
    return surface


def _wash(surface: pygame.Surface, style: Style) -> None:
    """Felt and wood as the palette has them: in the sun by day, nearly black in high contrast."""
    if style.theme.wash[3]:
        veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        veil.fill(style.theme.wash)
        surface.blit(veil, (0, 0))


def _tile(surface: pygame.Surface, area: pygame.Rect, *parts: str) -> None:
    tile = pygame.image.load(asset("table", *parts)).convert()
    surface.set_clip(area)
    for top in range(area.top, area.bottom, tile.get_height()):
        for left in range(area.left, area.right, tile.get_width()):
            surface.blit(tile, (left, top))
    surface.set_clip(None)


def weave(style: Style, size: tuple[int, int]) -> pygame.Surface:
    """The weave of the cloth in a window of `size`, faint."""
    table = style.table
    side = min(size[0], round(size[1] * (_REPEATED if table.repeated else _ONCE)))
    picture = pygame.image.load_sized_svg(asset("table", table.name, "woven.svg"), (side, side)).convert_alpha()
    picture.set_alpha(table.strength)
    return picture


def _weave_in(surface: pygame.Surface, style: Style, area: pygame.Rect, woven: pygame.Surface) -> None:
    """Draw it in the middle, or all over the cloth from its middle on."""
    middle = woven.get_rect(center=area.center)
    if not style.table.repeated:
        surface.blit(woven, middle)
        return
    first = middle.left - middle.width * -(-(middle.left - area.left) // middle.width)
    top = middle.top - middle.height * -(-(middle.top - area.top) // middle.height)
    for y in range(top, area.bottom, middle.height):
        for x in range(first, area.right, middle.width):
            surface.blit(woven, (x, y))


def _border(surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
    """A band of ornament above and below, faded so that nothing on it is disturbed."""
    high = style.px(_BORDER)
    tile = style.pictures.svg(("table", style.table.name, "border.svg"), (3 * high, high))
    count = -(-area.width // tile.get_width()) + 1
    band = pygame.Surface((area.width, high), pygame.SRCALPHA)
    for index in range(count):
        band.blit(tile, ((area.width - count * tile.get_width()) // 2 + index * tile.get_width(), 0))
    band.set_alpha(style.table.edge)
    surface.blit(band, area)
    surface.blit(pygame.transform.flip(band, False, True), (area.left, area.bottom - high))


def _lamplight(surface: pygame.Surface, area: pygame.Rect) -> None:
    """A warm glow in the middle, darker to the edges: the lamp hangs over the table."""
    for small, flags in zip(_lamp(), (pygame.BLEND_RGB_MULT, pygame.BLEND_RGB_ADD), strict=True):
        surface.blit(pygame.transform.smoothscale(small, area.size), area, special_flags=flags)


@cache
def _lamp() -> tuple[pygame.Surface, pygame.Surface]:
    """What the cloth loses away from the lamp, and what it gains below it; both small."""
    shade, glow = pygame.Surface((_LIGHT, _LIGHT)), pygame.Surface((_LIGHT, _LIGHT))
    middle = (_LIGHT - 1) / 2
    for x in range(_LIGHT):
        for y in range(_LIGHT):
            away = min(1.0, (((x - middle) / middle) ** 2 + ((y - middle) / middle) ** 2) ** 0.5 / 1.35)
            left = round(255 - _DUSK * away**1.6)
            shade.set_at((x, y), (left, left, left))
            near = (1 - away) ** 1.3
            glow.set_at((x, y), [round(part * near) for part in _GLOW])
    return shade, glow


def _edge(surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
    theme = style.theme
    width = style.px(3)
    for depth in range(style.px(14)):
        shade = pygame.Surface((area.width - 2 * depth, 1), pygame.SRCALPHA)
        shade.fill((0, 0, 0, max(0, 90 - 90 * depth // style.px(14))))
        surface.blit(shade, (area.left + depth, area.top + depth))
        side = pygame.transform.scale(shade, (1, max(1, area.height - 2 * depth)))
        surface.blit(side, (area.left + depth, area.top + depth))
        surface.blit(side, (area.right - 1 - depth, area.top + depth))
    pygame.draw.rect(surface, theme.brass_dark, pixels_of(surface, area.inflate(4 * width, 4 * width)), width)
    pygame.draw.rect(surface, theme.brass, pixels_of(surface, area.inflate(2 * width, 2 * width)), width)
    corner = min(style.px(_ORNAMENT), round(area.height * _ORNAMENT_PART))
    picture = style.pictures.svg(("table", "corner.svg"), (corner, corner))
    out = 3 * width
    left, top = area.left - out, area.top - out
    right, bottom = area.right + out - corner, area.bottom + out - corner
    for flip_x, flip_y, place in (
        (False, False, (left, top)),
        (True, False, (right, top)),
        (False, True, (left, bottom)),
        (True, True, (right, bottom)),
    ):
        surface.blit(pygame.transform.flip(picture, flip_x != is_mirrored(surface), flip_y), place)


def draw_tray(surface: pygame.Surface, style: Style, rect: Rect) -> None:
    """A shallow tray in the felt. Trays change their size in mid-game, so that drawing one anew must cost little."""
    size, shade = (rect.w, rect.h), hex_of(mixed(style.theme.felt_deep, (0, 0, 0), _SHADE))
    sunk = _SUNK_WASHED if style.theme.wash[3] else _SUNK
    name = f"tray {shade} {sunk}"
    made = style.pictures.made(name, size) or style.pictures.store(name, size, _tray(style, size, shade, sunk))
    surface.blit(made, (rect.x, rect.y))


def _tray(style: Style, size: tuple[int, int], shade: str, sunk: float) -> pygame.Surface:
    """Corners as they are drawn in a small tray, edges and middle filled with the colours between them."""
    corner = min(style.px(14), size[0] // 2, size[1] // 2)
    side = 3 * corner
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">'
        f'<rect x="1" y="1" width="{side - 2}" height="{side - 2}" rx="{style.px(10)}" '
        f'fill="{shade}" fill-opacity="{sunk}" '
        f'stroke="#d9b061" stroke-opacity="0.35" stroke-width="{max(1, style.px(1.5))}"/></svg>'
    )
    small = style.pictures.drawn(markup, (side, side))
    tray = pygame.Surface(size, pygame.SRCALPHA)
    tray.fill(small.get_at((side // 2, side // 2)))
    wide, high = size
    for depth in range(corner):
        edge = small.get_at((side // 2, depth))
        tray.fill(edge, (corner, depth, wide - 2 * corner, 1))
        tray.fill(edge, (corner, high - 1 - depth, wide - 2 * corner, 1))
        tray.fill(edge, (depth, corner, 1, high - 2 * corner))
        tray.fill(edge, (wide - 1 - depth, corner, 1, high - 2 * corner))
    for x, from_x in ((0, 0), (wide - corner, side - corner)):
        for y, from_y in ((0, 0), (high - corner, side - corner)):
            tray.fill((0, 0, 0, 0), (x, y, corner, corner))
            tray.blit(small, (x, y), (from_x, from_y, corner, corner))
    return tray
