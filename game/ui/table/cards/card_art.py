"""Card surfaces in every size, tilt and height above the table, kept as long as they are wanted.

A size that was never drawn before, or was forgotten, is first resized from another size of the same card, and a card is
first turned roughly, so that no frame waits for it; the idle work of the table draws both in full a little later.
"""

from __future__ import annotations

import math
from collections import OrderedDict, deque
from functools import cache
from typing import Final, NamedTuple

import pygame

from game.cards import ALL_FACES, Face
from game.ui.graphics.pictures import Pictures

_KEPT_WINDOWS: Final = 2
"""Turned and resized cards are forgotten, oldest first, when they would fill the window so many times."""
_SHADOWS: Final = (0.012, 0.03, 0.045, 0.075)
"""Depth of the shadow at rest, hovered, selected and dragged, in card widths."""
LEVELS: Final = len(_SHADOWS)
_SHADE: Final = (148, 152, 158)
"""What is left of the colours of a dim card, of 255."""
_KEPT_DIM: Final = 32
_BACK: Final = "back"


class Drawing(NamedTuple):
    """A card ready to be drawn: its surface, and where on it the middle of the card lies."""

    surface: pygame.Surface
    middle: tuple[float, float]

    def area(self, cx: float, cy: float, *, mirrored: bool = False) -> pygame.Rect:
        """What it covers when the middle of the card lies there; on a mirrored canvas x grows to the left."""
        if mirrored:
            right = self.surface.get_width() - self.middle[0]
            return self.surface.get_rect(topleft=(round(cx - right), round(cy - self.middle[1])))
        return self.surface.get_rect(topleft=(round(cx - self.middle[0]), round(cy - self.middle[1])))


class _Key(NamedTuple):
    name: str
    width: int
    made: int
    angle: float
    level: int
    fine: bool
    """Turned with smooth edges."""


class CardArt:
    """Cards for one window. `level` counts heights above the table from 0 (rest) to 3 (dragged)."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self._kept: OrderedDict[_Key, Drawing] = OrderedDict()
        self._pixels = 0
        self._most = 0
        self._widths: dict[str, set[int]] = {}
        """In which widths each card was drawn."""
        self._latest: dict[str, tuple[int, Drawing]] = {}
        """Each card as it was last drawn at rest, and its width: one picture of every card is never forgotten."""
        self._wanted: dict[tuple[str, int, int], None] = {}
        """Cards, widths and levels that were shown resized or too low, in the order of showing."""
        self._rough: dict[_Key, None] = {}
        """Turned cards that were shown roughly, in the order of showing."""
        self._foreseen: deque[tuple[str, int]] = deque()
        self._dim: dict[int, tuple[pygame.Surface, pygame.Surface]] = {}
        """Pictures and the same in the shade, by the identity of the picture."""

    @property
    def behind(self) -> bool:
        """Whether some card that will be needed is still to be drawn."""
        return bool(self._foreseen)

    @property
    def sketched(self) -> bool:
        """Whether some card that was shown resized or roughly is still to be drawn in full."""
        return bool(self._wanted or self._rough)

    def clear(self, window: tuple[int, int]) -> None:
        """Forget everything, because the window has another size now."""
        self._most = _KEPT_WINDOWS * window[0] * window[1]
        self._kept.clear()
        self._widths.clear()
        self._latest.clear()
        self._wanted.clear()
        self._rough.clear()
        self._foreseen.clear()
        self._dim.clear()
        self._pixels = 0

    def prepare(self, width: int) -> None:
        """Every face will be needed in this width sooner or later."""
        self._foreseen.extend((str(face), width) for face in ALL_FACES if not self._has(str(face), width))

    def draw_shown(self) -> tuple[str, int] | None:
        """Draw a card in full that is shown resized or roughly, the latest first: earlier ones may be out of sight.

        Returns the card and the width that can be shown in full now.
        """
        if self._wanted:
            name, width, level = self._wanted.popitem()[0]
            self._upright(name, width, level)
            return name, width
        if self._rough:
            key = self._rough.popitem()[0]
            self._keep(key, _turned(self._upright(key.name, key.made, key.level), key))
            return key.name, key.width
        return None

    def draw_foreseen(self) -> bool:
        """Draw the next card that will be needed; returns whether more are."""
        while self._foreseen:
            name, width = self._foreseen.popleft()
            if not self._has(name, width):
                self._upright(name, width, 0)
                break
        return bool(self._foreseen)

    def card(
        self, face: Face | None, width: int, angle: float = 0.0, level: int = 0, made: int = 0, *, moving: bool = False
    ) -> Drawing:
        """A card of this width, turned anticlockwise by `angle` degrees, None for its back.

        With `made` the picture of a card of that width is resized: for cards that change their size in flight. What
        moves is turned roughly.
        """
        name = card_name(face)
        made, level = self._available(name, made or width, level)
        if angle == 0.0 and made == width:
            return self._upright(name, width, level)
        fine = _Key(name, width, made, angle, level, True)
        rough = fine._replace(fine=angle % 90 == 0)
        ready = self._kept.get(fine) or self._kept.get(rough)
        if rough != fine and not moving and fine not in self._kept:
            self._rough[fine] = None
        if ready is not None:
            self._kept.move_to_end(fine if fine in self._kept else rough)
            return ready
        return self._keep(rough, _turned(self._upright(name, made, level), rough))

    def squeezed(self, face: Face | None, width: int, part: float, level: int, made: int) -> Drawing:
        """A card in the middle of being turned over, `part` (0 to 1) of its width in sight."""
        upright = self.card(face, width, 0.0, level, made)
        if part > 0.99:
            return upright
        wide = max(2, round(upright.surface.get_width() * part))
        surface = pygame.transform.smoothscale(upright.surface, (wide, upright.surface.get_height()))
        return Drawing(surface, (wide / 2, upright.middle[1]))

    def dimmed(self, drawing: Drawing) -> Drawing:
        """The same in the shade, still legible."""
        known = self._dim.get(id(drawing.surface))
        if known is None or known[0] is not drawing.surface:
            shaded = drawing.surface.copy()
            shaded.fill(_SHADE, special_flags=pygame.BLEND_RGB_MULT)
            if len(self._dim) >= _KEPT_DIM:
                self._dim.clear()
            known = self._dim[id(drawing.surface)] = (drawing.surface, shaded)
        return Drawing(known[1], drawing.middle)

    def _has(self, name: str, width: int, level: int = 0) -> bool:
        if level == 0 and name in self._latest and self._latest[name][0] == width:
            return True
        return width in self._widths.get(name, ()) and self._pictures.has_card(name, width, _depth(width, level))

    def _available(self, name: str, width: int, level: int) -> tuple[int, int]:
        """The width and level asked for, or the nearest width above all others that can be resized at once."""
        if self._has(name, width, level):
            return width, level
        others = sorted(self._widths.get(name, ()), key=lambda other: (other < width, abs(other - width)))
        nearest = next(((other, level) for other in others if self._has(name, other, level)), None)
        if nearest is None and name in self._latest:
            nearest = self._latest[name][0], 0
        if nearest is None:
            return width, level
        self._wanted[name, width, level] = None
        return nearest

    def _upright(self, name: str, width: int, level: int) -> Drawing:
        latest = self._latest.get(name)
        if level == 0 and latest is not None and latest[0] == width:
            return latest[1]
        self._widths.setdefault(name, set()).add(width)
        picture = self._pictures.card(name, width, _depth(width, level))
        left, top = picture.offset
        drawing = Drawing(picture.surface, (left + picture.size[0] / 2, top + picture.size[1] / 2))
        if level == 0:
            self._latest[name] = width, drawing
        return drawing

    def _keep(self, key: _Key, drawing: Drawing) -> Drawing:
        self._kept[key] = drawing
        self._pixels += drawing.surface.get_width() * drawing.surface.get_height()
        while self._pixels > self._most and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._pixels -= oldest.surface.get_width() * oldest.surface.get_height()
        return drawing


@cache
def card_name(face: Face | None) -> str:
    """The name of a card's picture, None for the back."""
    return _BACK if face is None else str(face)


@cache
def _depth(width: int, level: int) -> int:
    return max(2, round(width * _SHADOWS[level]))


def _turned(upright: Drawing, key: _Key) -> Drawing:
    surface, scale = upright.surface, key.width / key.made
    if key.fine and key.angle % 90:
        turned = pygame.transform.rotozoom(surface, key.angle, scale)
    else:
        size = (max(1, round(surface.get_width() * scale)), max(1, round(surface.get_height() * scale)))
        resized = pygame.transform.smoothscale(surface, size) if scale != 1 else surface
        turned = pygame.transform.rotate(resized, key.angle)
    turn = math.radians(key.angle)
    dx = (upright.middle[0] - surface.get_width() / 2) * scale
    dy = (upright.middle[1] - surface.get_height() / 2) * scale
    return Drawing(
        turned,
        (
            turned.get_width() / 2 + dx * math.cos(turn) + dy * math.sin(turn),
            turned.get_height() / 2 - dx * math.sin(turn) + dy * math.cos(turn),
        ),
    )
