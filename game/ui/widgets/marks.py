"""The colours of merits, and the pictures of bars and lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.charts import Merit
from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import Rgb, Theme, area_of, hex_of, mixed

_FADED: Final = 0.25
"""How much of the ground is in the foot of a bar."""
_SWATCH: Final = 16
_SWATCH_MARKUP: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="{side}" height="{side}">'
    '<rect width="16" height="16" rx="4" fill="{colour}"/></svg>'
)


def merit_colour(theme: Theme, merit: Merit) -> Rgb:
    """The colour of bars and figures of that merit."""
    return {Merit.PLAIN: theme.us, Merit.GOOD: theme.won, Merit.BAD: theme.lost, Merit.EVEN: theme.text_faint}[merit]


def draw_bar(surface: pygame.Surface, style: Style, bar: pygame.Rect, colour: Rgb) -> None:
    """Lit from above, with a rounded head."""
    if bar.height < 1:
        return
    colour = area_of(style.theme, colour)
    corner = min(style.px(6), bar.width // 2, bar.height)
    deep = hex_of(mixed(colour, style.theme.panel, _FADED))
    head = f"M0 {bar.height} V{corner} Q0 0 {corner} 0 H{bar.width - corner} Q{bar.width} 0 {bar.width} {corner}"
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{bar.width}" height="{bar.height}">'
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{bar.height}">'
        f'<stop offset="0" stop-color="{hex_of(colour)}"/><stop offset="1" stop-color="{deep}"/>'
        f'</linearGradient></defs><path d="{head} V{bar.height} Z" fill="url(#g)"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, bar.size), bar)


def draw_swatch(surface: pygame.Surface, style: Style, merit: Merit, midleft: tuple[int, int]) -> pygame.Rect:
    """The colour of a merit in a legend; returns where it lies."""
    side = style.px(_SWATCH)
    swatch = pygame.Rect(midleft[0], midleft[1] - side // 2, side, side)
    markup = _SWATCH_MARKUP.format(side=side, colour=hex_of(area_of(style.theme, merit_colour(style.theme, merit))))
    surface.blit(style.pictures.drawn(markup, (side, side)), swatch)
    return swatch


def line_markup(
    style: Style, size: tuple[int, int], points: Sequence[tuple[float, float]], band: Sequence[tuple[float, float]],
    chosen: int,
) -> str:  # fmt: skip
    """A line through points with a disc on each, one of them chosen, above its band, as SVG of `size` pixels.

    The band is closed from its last point to its first.
    """
    colour, text = hex_of(style.theme.us), hex_of(style.theme.text)
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}">']
    if len(band) > 1:
        parts.append(f'<path d="M{_path(band)}Z" fill="{colour}" fill-opacity="0.2"/>')
    parts.append(
        f'<path d="M{_path(points)}" fill="none" stroke="{colour}" stroke-width="{style.px(4)}" '
        'stroke-linejoin="round" stroke-linecap="round"/>'
    )
    for at, (x, y) in enumerate(points):
        radius = style.px(9 if at == chosen else 5)
        rim = f' stroke="{text}" stroke-width="{style.px(3)}"' if at == chosen else ""
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{colour}"{rim}/>')
    return "".join([*parts, "</svg>"])


def _path(points: Sequence[tuple[float, float]]) -> str:
    return "L".join(f"{x:.1f},{y:.1f}" for x, y in points)
