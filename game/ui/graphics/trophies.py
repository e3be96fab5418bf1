"""What stands on a table where somebody has won: a brass cup, glasses of tea, and light behind them."""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import hex_of

_CUP: Final = (100, 120)
_GLASS: Final = (70, 100)
_RAYS: Final = 18
_COARSE: Final = 3
"""Light is soft: it is drawn so many times smaller."""


def cup(style: Style, height: int) -> pygame.Surface:
    """A cup with two handles and a star on it."""
    light, brass, dark = (
        hex_of(colour) for colour in (style.theme.brass_light, style.theme.brass, style.theme.brass_dark)
    )
    star = f'<rect x="41" y="33" width="18" height="18" fill="{dark}"/>'
    markup = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 120"><defs>'
        f'<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="16" x2="84" y1="0" y2="0">'
        f'<stop offset="0" stop-color="{dark}"/>'
        f'<stop offset="0.3" stop-color="{light}"/><stop offset="0.62" stop-color="{brass}"/>'
        f'<stop offset="1" stop-color="{dark}"/></linearGradient></defs>'
        f'<g fill="none" stroke="{brass}" stroke-width="6">'
        '<path d="M24 18 C2 14 2 52 32 56"/><path d="M76 18 C98 14 98 52 68 56"/></g>'
        f'<g stroke="{dark}" stroke-width="2">'
        '<path fill="url(#g)" d="M20 8 H80 C80 46 72 66 56 71 V86 C56 92 68 94 70 100 H30 C32 94 44 92 44 86 V71 '
        'C28 66 20 46 20 8 Z"/><rect fill="url(#g)" x="24" y="100" width="52" height="14" rx="3"/>'
        '<rect fill="url(#g)" x="16" y="4" width="68" height="8" rx="4"/></g>'
        f'{star}<g transform="rotate(45 50 42)">{star}</g><circle cx="50" cy="42" r="5" fill="{light}"/></svg>'
    )
    return style.pictures.drawn(markup, (round(height * _CUP[0] / _CUP[1]), height))


def glass(style: Style, height: int) -> pygame.Surface:
    """A waisted glass of tea on its saucer, with steam above it."""
    light, brass = hex_of(style.theme.brass_light), hex_of(style.theme.brass)
    markup = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 70 100"><defs>'
        '<linearGradient id="t" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="40" y2="88">'
        '<stop offset="0" stop-color="#d98a2b"/>'
        '<stop offset="1" stop-color="#8a3a12"/></linearGradient></defs>'
        '<g fill="none" stroke="#ffffff" stroke-opacity="0.45" stroke-width="2.5">'
        '<path d="M28 24 C22 16 34 12 28 3"/><path d="M42 24 C36 16 48 12 42 3"/></g>'
        '<path d="M17 40 H53 C52 52 43 56 44 65 C45 74 51 78 49 86 H21 C19 78 25 74 26 65 C27 56 18 52 17 40 Z" '
        'fill="url(#t)"/>'
        '<path d="M15 30 H55 C55 52 43 54 44 65 C45 76 53 79 50 88 H20 C17 79 25 76 26 65 C27 54 15 52 15 30 Z" '
        'fill="#ffffff" fill-opacity="0.14" stroke="#ffffff" stroke-opacity="0.6" stroke-width="1.6"/>'
        f'<path d="M16 35 H54" stroke="{light}" stroke-width="2.5"/>'
        f'<ellipse cx="35" cy="91" rx="31" ry="6" fill="{brass}"/>'
        f'<ellipse cx="35" cy="89.5" rx="24" ry="3.5" fill="{light}"/></svg>'
    )
    return style.pictures.drawn(markup, (round(height * _GLASS[0] / _GLASS[1]), height))


def rays(style: Style, size: tuple[int, int], centre: tuple[float, float], strength: float) -> pygame.Surface:
    """Light that goes out from a place, given as parts of the size, and fades."""
    name = f"rays {centre} {strength} {style.theme.name}"
    ready = style.pictures.made(name, size)
    if ready is not None:
        return ready
    width, high = max(8, size[0] // _COARSE), max(8, size[1] // _COARSE)
    x, y = centre[0] * width, centre[1] * high
    wide, tall = max(x, width - x), max(y, high - y)
    far = math.hypot(wide, tall)
    light = hex_of(style.theme.brass)
    wedges = []
    for number in range(_RAYS):
        begin = 2 * math.pi * number / _RAYS
        edges = [(x + far * math.cos(turn), y + far * math.sin(turn)) for turn in (begin, begin + math.pi / _RAYS)]
        path = "L".join(f"{across:.1f},{down:.1f}" for across, down in ((x, y), *edges))
        wedges.append(f'<path d="M{path}Z" fill="url(#r)"/>')
    stops = "".join(
        f'<stop offset="{part}" stop-color="{light}" stop-opacity="{strength * opacity:.3f}"/>'
        for part, opacity in ((0, 1.0), (0.35, 0.6), (1, 0.0))
    )
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{high}"><defs>'
        f'<radialGradient id="r" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" '
        f'gradientTransform="translate({x:.1f} {y:.1f}) scale({wide:.1f} {tall:.1f})">{stops}'  # none at the edges
        f"</radialGradient></defs>{''.join(wedges)}"
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{far:.1f}" fill="url(#r)"/></svg>'
    )
    coarse = style.pictures.drawn(markup, (width, high))
    return style.pictures.store(name, size, pygame.transform.smoothscale(coarse, size).convert_alpha())
