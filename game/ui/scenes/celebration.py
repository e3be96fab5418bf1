"""A won match is celebrated: suits and girih stars rain for a while, and hang as garlands where nothing is to move."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import hex_of

_PIECES: Final = 84
_LASTS_MS: Final = 5200.0
_FALL: Final = (0.16, 0.34)
"""Of the window's height in a second."""
_SIZE: Final = (20, 40)
_KINDS: Final = ("S", "H", "C", "D", "star")
_STAR: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100"><g fill="{0}" stroke="{1}" stroke-width="3">'
    '<rect x="-30" y="-30" width="60" height="60"/><rect x="-30" y="-30" width="60" height="60" '
    'transform="rotate(45)"/></g><circle r="13" fill="{1}"/></svg>'
)
_GARLAND: Final = 9
"""Pieces of a garland on each side."""


@dataclass(frozen=True, slots=True)
class _Piece:
    kind: str
    x: float
    """Part of the width."""
    late: float
    """Milliseconds after the first."""
    fall: float
    sway: float
    size: float


class Celebration:
    """Begins when it is made; costs nothing when it is over."""

    def __init__(self, now: float, *, still: bool) -> None:
        rng = Random(27)
        self._since = now
        self._still = still
        self._pieces = [
            _Piece(
                _KINDS[number % len(_KINDS)],
                rng.random(),
                rng.random() * _LASTS_MS * 0.45,
                rng.uniform(*_FALL),
                rng.uniform(-1, 1),
                rng.uniform(*_SIZE),
            )
            for number in range(_PIECES)
        ]

    def moving(self, now: float) -> bool:
        """Whether it rains."""
        return not self._still and now - self._since < _LASTS_MS

    def paint_behind(self, surface: pygame.Surface, style: Style, panel: pygame.Rect) -> None:
        """Garlands at both sides of a panel's head, which stay."""
        step, top = style.px(58), panel.top + style.px(30)
        for number in range(_GARLAND):
            drop = math.sin(math.pi * (number + 0.5) / _GARLAND) * style.px(26)
            size = style.px(30)
            inward = style.px(70) + number * step // 2
            for left in (panel.left + inward, panel.right - inward):
                if abs(left - panel.centerx) > style.px(250):
                    picture = _picture(style, _KINDS[number % len(_KINDS)], size)
                    surface.blit(picture, picture.get_rect(center=(left, top + round(drop))))

    def paint_over(self, surface: pygame.Surface, style: Style, size: tuple[int, int], now: float) -> None:
        """What falls."""
        if not self.moving(now):
            return
        gone = now - self._since
        for piece in self._pieces:
            flown = (gone - piece.late) / 1000.0
            y = round(flown * piece.fall * size[1]) - style.px(_SIZE[1])
            if flown < 0 or y > size[1]:
                continue
            x = round(piece.x * size[0] + math.sin(flown * 2.1 + piece.sway * 3) * style.px(34) * piece.sway)
            picture = _picture(style, piece.kind, style.px(piece.size))
            surface.blit(picture, picture.get_rect(center=(x, y)))


def _picture(style: Style, kind: str, side: int) -> pygame.Surface:
    if kind == "star":
        light, dark = hex_of(style.theme.brass_light), hex_of(style.theme.brass_dark)
        return style.pictures.drawn(_STAR.format(light, dark), (side, side))
    return style.pictures.svg(("suits", f"{kind}-light.svg"), (side, side))
