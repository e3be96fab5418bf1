"""What a desktop leaves to a window: its monitors without their panels, without the frame around the window."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from game.ui.system import sdl

_GUESSED: Final = 80
"""Pixels that a panel and the bar of a window take together, where the system tells of neither."""


class Frame(NamedTuple):
    """How far the frame of a window reaches beyond it on each side, in pixels."""

    top: int = 0
    left: int = 0
    bottom: int = 0
    right: int = 0

    def within(self, area: pygame.Rect) -> pygame.Rect:
        """The part of an area in which a window lies with its whole frame in the area."""
        wide, high = area.width - self.left - self.right, area.height - self.top - self.bottom
        return pygame.Rect(area.left + self.left, area.top + self.top, max(1, wide), max(1, high))


def usable_area(monitor: int) -> pygame.Rect:
    """What panels leave free of a monitor, in the coordinates of all monitors."""
    loaded = sdl.library()
    if loaded is not None:
        import ctypes

        sides = (ctypes.c_int * 4)()
        if loaded.SDL_GetDisplayUsableBounds(ctypes.c_int(monitor), sides) == 0:
            return pygame.Rect(*sides)
    return pygame.Rect((0, 0), pygame.display.get_desktop_sizes()[monitor])


def frame_of(window: pygame.Window) -> Frame:
    """The frame that the desktop has put around an open window."""
    if pygame.display.get_driver() == "wayland":
        return Frame(top=_GUESSED)
    loaded = sdl.library()
    if loaded is None:
        return Frame()
    import ctypes

    find = loaded.SDL_GetWindowFromID
    find.restype = ctypes.c_void_p
    sides = [ctypes.c_int() for _ in Frame()]
    found = loaded.SDL_GetWindowBordersSize(ctypes.c_void_p(find(window.id)), *map(ctypes.byref, sides))
    return Frame(*(side.value for side in sides)) if found == 0 else Frame()


def fitted(size: tuple[int, int], corner: tuple[int, int] | None, room: pygame.Rect) -> pygame.Rect:
    """A window of that size in a room: moved and made smaller no more than it must be.

    `corner` is where its upper left corner was, None for the middle of the room.
    """
    box = pygame.Rect(corner or room.topleft, (min(size[0], room.width), min(size[1], room.height)))
    if corner is None:
        box.center = room.center
    return box.clamp(room)
