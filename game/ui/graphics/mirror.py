"""Mirroring: scenes are painted from left to right, and shown the other way round where lines begin at the right.

A scene knows one geometry. What it paints on a `MirroredCanvas` lands where its mirror image belongs: places are
mirrored, pictures are not, so that cards and letters stay readable. Pointer, horizontal keys and named rectangles are
mirrored on their way in and out by the stage.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import pygame

_OTHER_KEY: Final = {pygame.K_LEFT: pygame.K_RIGHT, pygame.K_RIGHT: pygame.K_LEFT}


class MirroredCanvas(pygame.Surface):
    """A surface whose x grows to the left: 0 is its right edge. Rectangles come in and go out that way.

    Only its own methods know that. What writes pixels past them, such as `pygame.draw`, needs `pixels_of`.
    """

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> pygame.Rect:
        """Put `source` there as it is; of a part of it the mirrored part is shown, so that wholes fit together."""
        left, top = _corner(dest)
        whole = source.get_rect()
        part = whole if area is None else pygame.Rect(area).clip(whole)
        if area is not None:
            asked = pygame.Rect(area)
            left, top = left + part.left - asked.left, top + part.top - asked.top
        shown = part.move(whole.width - part.right - part.left, 0)
        place = (self.get_width() - left - part.width, top)
        return self._turned(super().blit(source, place, shown, special_flags))

    def blits(self, blit_sequence: Iterable[Sequence[Any]], doreturn: bool | int = True) -> list[pygame.Rect] | None:
        """As `blit`, one after the other."""
        covered = [self.blit(*one) for one in blit_sequence]
        return covered if doreturn else None

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> pygame.Rect:
        """Fill a rectangle, or everything."""
        area = None if rect is None else self._turned(pygame.Rect(rect))
        return self._turned(super().fill(color, area, special_flags))

    def set_clip(self, rect: Any) -> None:
        """Paint within this rectangle alone; None for everywhere."""
        super().set_clip(None if rect is None else self._turned(pygame.Rect(rect)))

    def get_clip(self) -> pygame.Rect:
        """What is painted within."""
        return self._turned(super().get_clip())

    def _turned(self, rect: pygame.Rect) -> pygame.Rect:
        return mirrored(rect, self.get_width())


def mirrored(rect: pygame.Rect, width: int) -> pygame.Rect:
    """The rectangle on the other side of a window of this width."""
    return pygame.Rect(width - rect.right, rect.top, rect.width, rect.height)


def is_mirrored(surface: pygame.Surface) -> bool:
    """Whether what is painted there is mirrored; pictures that lean to a side are flipped then."""
    return isinstance(surface, MirroredCanvas)


def pixels_of(surface: pygame.Surface, rect: pygame.Rect) -> pygame.Rect:
    """Where a rectangle lies in the pixels of a surface, for `pygame.draw`."""
    return mirrored(rect, surface.get_width()) if is_mirrored(surface) else rect


def point_of(surface: pygame.Surface, point: tuple[int, int]) -> tuple[int, int]:
    """Where a point lies in the pixels of a surface, for `pygame.draw`."""
    return (surface.get_width() - 1 - point[0], point[1]) if is_mirrored(surface) else point


def mirrored_event(event: pygame.Event, width: int) -> pygame.Event:
    """The event as a scene must hear it that is shown mirrored: pointer and left and right exchanged."""
    changes: dict[str, Any] = {}
    if "pos" in event.dict:
        x, y = event.pos
        changes["pos"] = (width - 1 - x, y)
    if "rel" in event.dict:
        changes["rel"] = (-event.rel[0], event.rel[1])
    if event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key in _OTHER_KEY:
        changes["key"] = _OTHER_KEY[event.key]
    if event.type == pygame.MOUSEWHEEL:
        changes["x"] = -event.x
    return pygame.Event(event.type, {**event.dict, **changes}) if changes else event


def _corner(dest: Any) -> tuple[int, int]:
    if isinstance(dest, (pygame.Rect, pygame.FRect)):
        return round(dest.left), round(dest.top)
    return round(dest[0]), round(dest[1])
