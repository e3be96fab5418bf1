"""Who won a match, as it is drawn: crowned faces about a cup, glasses of tea, light behind them, a rain of suits.

Everything is drawn for a moment, so many milliseconds after it began; nothing is lively any more after `LIVELY_MS`.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

import pygame

from game.ui.graphics.background import backdrop
from game.ui.graphics.drawing import Style
from game.ui.graphics.liveliness import draw_glint, nodding
from game.ui.graphics.medallion import draw_medallion, face_of
from game.ui.graphics.theme import CONTRAST, hex_of
from game.ui.graphics.trophies import cup, glass, rays
from game.ui.kit import Extent, Node
from game.ui.panels.portraits import Person
from game.ui.widgets.graph import mark_colour

LIVELY_MS: Final = 6400.0
"""So long the winners and their cup are not still."""


class _Filling(Node):
    """A drawing that fills its room."""

    def measure_width(self, style: Style) -> Extent:
        """It needs none."""
        return Extent.fixed(0)

    def measure_height(self, style: Style, width: int) -> Extent:
        """It needs none."""
        return Extent.fixed(0)


class Winners(_Filling):
    """Crowned faces about a cup, as large as their room."""

    _LEAST: Final = 60
    """Units of a face."""
    _RAYS: Final = 1.16
    """The height that a crowned face takes, in its own."""

    def __init__(self, people: Sequence[Person], gone: float) -> None:
        """Show `people`, `gone` milliseconds after it began."""
        super().__init__(grow=1)
        self._people = tuple(people)
        self._gone = min(gone, LIVELY_MS)

    def measure_height(self, style: Style, width: int) -> Extent:
        """Faces that can be recognised."""
        return Extent(style.px(self._LEAST), style.px(4 * self._LEAST))

    def content(self) -> Hashable:
        """Who they are, and how they move."""
        return self._people, self._gone

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The cup in the middle of the faces, or after the only one."""
        count = len(self._people)
        most = 0.38 if count > 1 else 0.5
        side = max(1, min(round(self.rect.height / self._RAYS), round(self.rect.width * most)))
        prize = cup(style, max(8, side * (6 if count == 2 else 7) // 10))
        gap = 0 if count > 1 else side // 16
        half = count // 2 if count > 1 else 1
        room = self.rect.width - prize.get_width() - 2 * gap
        step = min(side, max(1, room // max(1, count)))
        left = self.rect.centerx - (count * step + prize.get_width() + 2 * gap) // 2
        top = self.rect.centery - side // 2
        for number, (place, setup) in enumerate(self._people):
            if number == half:
                left = self._stand(surface, prize, left + gap, top + side) + gap
            at = pygame.Rect(left + (step - side) // 2, top - nodding(self._gone, LIVELY_MS, side, number), side, side)
            colour, face = mark_colour(style.theme, place), face_of(style, setup)
            draw_medallion(surface, style, at, setup.name, colour, face=face, mood="glad", crowned=True)
            left += step
        if count == 1:
            self._stand(surface, prize, left + gap, top + side)

    def _stand(self, surface: pygame.Surface, picture: pygame.Surface, left: int, bottom: int) -> int:
        """Put the cup on its foot, with glints as long as the winners are lively; return where it ends."""
        at = picture.get_rect(bottomleft=(left, bottom - picture.get_height() // 16))
        surface.blit(picture, at)
        if self._gone < LIVELY_MS:
            draw_glint(surface, picture, at.topleft, self._gone)
        return at.right


class Tea(Node):
    """A glass of tea."""

    def __init__(self, height: float) -> None:
        super().__init__()
        self._height = height

    def measure_width(self, style: Style) -> Extent:
        """Its shape."""
        return Extent.fixed(style.px(self._height * 0.7))

    def measure_height(self, style: Style, width: int) -> Extent:
        """Its height, or much less."""
        return Extent(style.px(self._height / 3), style.px(self._height))

    def content(self) -> Hashable:
        """It is always alike."""
        return "tea"

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The glass on the foot of its room."""
        picture = glass(style, max(8, min(self.rect.height, round(self.rect.width / 0.7))))
        surface.blit(picture, picture.get_rect(midbottom=self.rect.midbottom))


class Glory(_Filling):
    """Rays of light behind winners, upon a ground of night where they have the window to themselves."""

    def __init__(self, *, night: bool, bright: bool) -> None:
        super().__init__()
        self._night = night
        self._bright = bright

    def content(self) -> Hashable:
        """How it is lit."""
        return self._night, self._bright

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """Ground and rays."""
        size, lit = self.rect.size, self._bright and style.theme is not CONTRAST
        if not self._night:
            if lit:
                surface.blit(rays(style, size, (0.5, 0.55), 0.34), self.rect)
            return
        ground = backdrop(style, size)
        if lit:
            made = style.pictures.made("moment", size)
            if made is None:
                shining = ground.copy()
                shining.blit(rays(style, size, (0.5, 0.45), 0.6), (0, 0))
                made = style.pictures.store("moment", size, shining.convert())
            ground = made
        surface.blit(ground, self.rect)


@dataclass(frozen=True, slots=True)
class _Piece:
    kind: str
    x: float
    """The part of the width."""
    late: float
    """Milliseconds after the first."""
    fall: float
    sway: float
    size: float
    rests: float
    """The part of the height at which it comes to lie; beyond the height: nowhere."""


def _pieces() -> tuple[_Piece, ...]:
    rng = Random(27)
    return tuple(
        _Piece(
            Celebration.KINDS[number % len(Celebration.KINDS)],
            rng.random(),
            rng.random() * Celebration.LATE_MS,
            rng.uniform(*Celebration.FALL),
            rng.uniform(-1, 1),
            rng.uniform(16, 36),
            1.0 - rng.random() ** 2 * Celebration.DRIFT if rng.random() < Celebration.STAYS else 1.2,
        )
        for number in range(Celebration.PIECES)
    )


class Celebration(_Filling):
    """Suits and girih stars rain behind faces and words, and come to lie at the foot."""

    PIECES: Final = 320
    LATE_MS: Final = 2600.0
    """The last begins so long after the first."""
    FALL: Final = (0.34, 0.72)
    """Parts of the height in a second."""
    LASTS_MS: Final = LATE_MS + 1000.0 / FALL[0] * 1.1
    DRIFT: Final = 0.06
    """The part of the height in which they come to lie."""
    STAYS: Final = 0.6
    """The part of all pieces that come to lie; the others fall on, out of sight."""
    KINDS: Final = ("S", "H", "C", "D", "star")
    _STAR: Final = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100"><g fill="{0}" stroke="{1}" '
        'stroke-width="3"><rect x="-30" y="-30" width="60" height="60"/><rect x="-30" y="-30" width="60" height="60" '
        'transform="rotate(45)"/></g><circle r="13" fill="{1}"/></svg>'
    )

    def __init__(self, gone: float) -> None:
        """Show what has fallen `gone` milliseconds after it began."""
        super().__init__()
        self._gone = min(gone, self.LASTS_MS)

    def content(self) -> Hashable:
        """How far everything has fallen."""
        return self._gone

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """What falls within the room, and what lies at its foot."""
        rect, outer = self.rect, surface.get_clip()
        surface.set_clip(outer.clip(rect))
        for piece in _PIECES:
            flown = (self._gone - piece.late) / 1000.0
            if flown < 0:
                continue
            size = style.px(piece.size)
            y = rect.top - size + round(min(piece.rests, flown * piece.fall) * (rect.height + size // 2))
            swung = min(flown, piece.rests / piece.fall)
            x = rect.left + round(piece.x * rect.width + math.sin(swung * 2.1 + piece.sway * 3) * size * piece.sway)
            x = max(rect.left + size // 2, min(rect.right - size // 2, x))  # whole, at both ends as well
            picture = self._picture(style, piece.kind, size)
            surface.blit(picture, picture.get_rect(center=(x, y)))
        surface.set_clip(outer)

    def _picture(self, style: Style, kind: str, side: int) -> pygame.Surface:
        if kind == "star":
            light, dark = hex_of(style.theme.brass_light), hex_of(style.theme.brass_dark)
            return style.pictures.drawn(self._STAR.format(light, dark), (side, side))
        return style.pictures.svg(("suits", f"{kind}-light.svg"), (side, side))


_PIECES: Final = _pieces()
