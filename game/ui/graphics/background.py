"""The ground of menus, and the framed panel that most scenes put their things on.

Night with lamplight on it and a lattice of girih lines; brass lettering for titles.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import pygame

from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.graphics.mirror import is_mirrored
from game.ui.graphics.text import TextStyle
from game.ui.graphics.theme import Rgb, mixed

_COARSE: Final = (64, 36)
"""The light is computed this coarsely and smoothed up."""
_LAMP: Final = (0.5, 0.42)
"""Where the light falls, as parts of width and height."""
_IN_PORTRAIT: Final = 1.6
"""So much higher a panel may be where there is more height than width."""
_TILE: Final = 168
"""Units of one square of the lattice."""


def backdrop(style: Style, size: tuple[int, int]) -> pygame.Surface:
    """The ground for a window of `size`, the same under all scenes: it is as large as the window and slow to make."""
    name = "backdrop"
    ready = style.pictures.made(name, size)
    if ready is not None:
        return ready
    theme = style.theme
    ground = _lit(theme.night, theme.dusk, size)
    lattice = _veil(16, 84, size)
    row = _row_of_lattice(style, size[0])
    side = row.get_height()
    for top in range((size[1] - (size[1] // side + 2) * side) // 2, size[1], side):
        lattice.blit(row, (0, top), special_flags=pygame.BLEND_RGBA_MULT)
    ground.blit(lattice, (0, 0))
    return style.pictures.store(name, size, ground)


def _row_of_lattice(style: Style, wide: int) -> pygame.Surface:
    """One row of its squares. All rows are alike, and large surfaces take longer to make than to paint on."""
    side = style.px(_TILE)
    row = pygame.Surface((wide, side), pygame.SRCALPHA)
    tile = style.pictures.svg(("table", "lattice.svg"), (side, side))
    across = wide // side + 2
    left = (wide - across * side) // 2
    row.blits([(tile, (left + side * x, 0)) for x in range(across)], doreturn=False)
    return row


def _lit(dark: Rgb, light: Rgb, size: tuple[int, int]) -> pygame.Surface:
    """`light` at the lamp, fading into `dark`."""
    return pygame.transform.smoothscale(_coarsely_lit(dark, light), size)


@lru_cache(maxsize=8)
def _coarsely_lit(dark: Rgb, light: Rgb) -> pygame.Surface:
    steps = [(low, high - low) for low, high in zip(dark, light, strict=True)]
    pixels = bytes([round(low + step * near) for near in _nearness() for low, step in steps])
    return pygame.image.frombytes(pixels, _COARSE, "RGB").convert()


def _veil(least: int, most: int, size: tuple[int, int]) -> pygame.Surface:
    """White, most opaque at the lamp."""
    return pygame.transform.smoothscale(_coarse_veil(least, most), size)


@lru_cache(maxsize=8)
def _coarse_veil(least: int, most: int) -> pygame.Surface:
    opacities = bytes([round(least + (most - least) * near) for near in _nearness()])
    pixels = b"".join([b"\xff\xff\xff" + opacities[at : at + 1] for at in range(len(opacities))])
    return pygame.image.frombytes(pixels, _COARSE, "RGBA").convert_alpha()


@lru_cache(maxsize=1)
def _nearness() -> Sequence[float]:
    """How near each coarse pixel is to the lamp, 0 to 1, with soft ends; line by line."""
    across = [((x + 0.5) / _COARSE[0] - _LAMP[0]) ** 2 for x in range(_COARSE[0])]
    down = [(((y + 0.5) / _COARSE[1] - _LAMP[1]) * 0.8) ** 2 for y in range(_COARSE[1])]
    near = [max(0.0, 1.0 - (one + other) ** 0.5 / 0.75) for other in down for one in across]
    return [one * one * (3 - 2 * one) for one in near]


def lettering(style: Style, text: str, px: int, text_style: TextStyle = TextStyle.TITLE) -> pygame.Surface:
    """A line in brass that shines from above, with a thin shadow."""
    name = f"lettering {text} {px} {text_style.name} {style.mirrored}"
    ready = style.pictures.made(name, (px, px))
    if ready is not None:
        return ready
    theme = style.theme
    mask = style.type.line(spaced_title(style, text), px, (255, 255, 255), text_style).convert_alpha()
    metal = pygame.Surface((1, 4))
    low = mixed(theme.gilt, theme.brass_dark, 0.3)
    for y, colour in enumerate((theme.gilt, theme.gilt, low, theme.brass_dark)):
        metal.set_at((0, y), colour)
    shine = pygame.transform.smoothscale(metal, mask.get_size())
    lit = mask.copy()
    lit.blit(shine, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    drop = max(1, px // 40)
    both = pygame.Surface((mask.get_width() + drop, mask.get_height() + drop), pygame.SRCALPHA)
    shade = mask.copy()
    shade.fill((*theme.night, 170), special_flags=pygame.BLEND_RGBA_MULT)
    both.blit(shade, (drop, drop))
    both.blit(lit, (0, 0))
    return style.pictures.store(name, (px, px), both)


def spaced_title(style: Style, text: str) -> str:
    """The face was made for joined letters: its own space is too narrow between Latin words."""
    return text if style.mirrored else text.replace(" ", "\N{THREE-PER-EM SPACE}")


def inlay(style: Style, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """A band of inlaid wood and brass that fills `rect`, repeated to the right."""
    width = max(1, rect.height * 3)
    tile = style.pictures.svg(("table", "strip.svg"), (width, rect.height))
    outer = surface.get_clip()
    surface.set_clip(outer.clip(rect))
    count = rect.width // width + 2
    left = rect.centerx - count * width // 2
    for index in range(count):
        surface.blit(tile, (left + index * width, rect.top))
    surface.set_clip(outer)


def corners(style: Style, surface: pygame.Surface, rect: pygame.Rect, units: float = 64) -> None:
    """Brass corners upon the corners of a panel."""
    side = style.px(units)
    first = style.pictures.svg(("table", "corner.svg"), (side, side))
    places = (
        (rect.topleft, "topleft"),
        (rect.bottomleft, "bottomleft"),
        (rect.bottomright, "bottomright"),
        (rect.topright, "topright"),
    )
    for turns, (place, anchor) in enumerate(places):
        corner = pygame.transform.rotate(first, 90 * turns)
        if is_mirrored(surface):
            corner = pygame.transform.flip(corner, True, False)
        surface.blit(corner, corner.get_rect(**{anchor: place}))


@dataclass(frozen=True, slots=True)
class Panel:
    """A panel in the middle of the window, with room for a title above `inner`."""

    rect: pygame.Rect
    inner: pygame.Rect
    band: pygame.Rect
    """The inlay under the title."""

    def paint(self, surface: pygame.Surface, style: Style, title: str) -> None:
        """The panel with brass corners, and the title with its inlay where there is one."""
        draw_panel(surface, style, self.rect, PanelKind.PANEL, radius=6)
        corners(style, surface, self.rect.inflate(style.px(6), style.px(6)))
        if not title:
            return
        text = lettering(style, title, style.px(62))
        surface.blit(text, text.get_rect(midbottom=(self.rect.centerx, self.band.top - style.px(2))))
        inlay(style, surface, self.band)


def is_portrait(size: tuple[int, int]) -> bool:
    """Whether a window is higher than wide: scenes stand what is side by side elsewhere below each other."""
    return size[1] > size[0]


def panel_for(style: Style, size: tuple[int, int], units: tuple[float, float]) -> Panel:
    """A panel of up to `units` in a window of `size` pixels; higher where the window is higher than wide."""
    px = style.px
    highest = px(units[1] * _IN_PORTRAIT) if is_portrait(size) else px(units[1])
    rect = pygame.Rect(0, 0, min(px(units[0]), size[0] - px(56)), min(highest, size[1] - px(48)))
    rect.center = (size[0] // 2, size[1] // 2)
    band = pygame.Rect(rect.left + px(90), rect.top + px(96), rect.width - px(180), px(14))
    top = band.bottom + px(28)
    inner = pygame.Rect(rect.left + px(64), top, rect.width - px(128), rect.bottom - px(40) - top)
    return Panel(rect, inner, band)
