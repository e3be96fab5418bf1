"""A won match is celebrated: suits and girih stars rain behind faces and words, and come to lie at the foot."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import hex_of

_PIECES: Final = 320
_LATE_MS: Final = 2600.0
"""The last begins so long after the first."""
_FALL: Final = (0.34, 0.72)
"""Of the height in a second."""
_LASTS_MS: Final = _LATE_MS + 1000.0 / _FALL[0] * 1.1
_SIZE: Final = (16, 36)
_DRIFT: Final = 0.06
"""Of the height, in which they come to lie."""
_STAYS: Final = 0.6
"""Of all pieces; the others fall on, out of sight."""
_KINDS: Final = ("S", "H", "C", "D", "star")
_STAR: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100"><g fill="{0}" stroke="{1}" stroke-width="3">'
    '<rect x="-30" y="-30" width="60" height="60"/><rect x="-30" y="-30" width="60" height="60" '
    'transform="rotate(45)"/></g><circle r="13" fill="{1}"/></svg>'
)


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
    rests: float
    """Part of the height at which it comes to lie; beyond the height: nowhere."""


class Celebration:
    """Begins when it is made; costs nothing when it is over."""

    def __init__(self, now: float, *, still: bool) -> None:
        rng = Random(27)
        self._since = now
        self._still = still
        self._pieces = []
        for number in range(_PIECES):
            x = rng.random()
            self._pieces.append(
                _Piece(
                    _KINDS[number % len(_KINDS)],
                    x,
                    rng.random() * _LATE_MS,
                    rng.uniform(*_FALL),
                    rng.uniform(-1, 1),
                    rng.uniform(*_SIZE),
                    1.0 - rng.random() ** 2 * _DRIFT if rng.random() < _STAYS else 1.2,
                )
            )

    def moving(self, now: float) -> bool:
        """Whether it rains."""
        return not self._still and now - self._since < _LASTS_MS

    def paint(self, surface: pygame.Surface, style: Style, rect: pygame.Rect, now: float) -> None:
        """What falls within a rectangle, and what lies at its foot."""
        outer = surface.get_clip()
        surface.set_clip(outer.clip(rect))
        gone = now - self._since if self.moving(now) else _LASTS_MS
        for piece in self._pieces:
            flown = (gone - piece.late) / 1000.0
            if flown < 0:
                continue
            size = style.px(piece.size)
            down = min(piece.rests, flown * piece.fall)
            y = rect.top - size + round(down * (rect.height + size // 2))
            swung = min(flown, piece.rests / piece.fall)
            x = rect.left + round(piece.x * rect.width + math.sin(swung * 2.1 + piece.sway * 3) * size * piece.sway)
            x = max(rect.left + size // 2, min(rect.right - size // 2, x))  # whole, at both ends as well
            picture = _picture(style, piece.kind, size)
            surface.blit(picture, picture.get_rect(center=(x, y)))
        surface.set_clip(outer)


def _picture(style: Style, kind: str, side: int) -> pygame.Surface:
    if kind == "star":
        light, dark = hex_of(style.theme.brass_light), hex_of(style.theme.brass_dark)
        return style.pictures.drawn(_STAR.format(light, dark), (side, side))
    return style.pictures.svg(("suits", f"{kind}-light.svg"), (side, side))
