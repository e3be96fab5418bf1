"""A window onto a room larger than itself, for texts so large that scenes would not fit: it pans over what they show.

It follows the focus of the keyboard, the wheel, and a pointer at the edge of the window.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.theme import Theme

Size = tuple[int, int]
_EDGE: Final = 28
"""Pixels from the edge of the window within which the pointer pans."""
_SPEED: Final = 1.4
"""Pixels in a millisecond, at the very edge."""
_LONGEST_MS: Final = 40.0
_WHEEL: Final = 90
"""Pixels of a step of the wheel."""
_BAR: Final = 5
_AROUND: Final = 24
"""What has the focus is shown with so many pixels around it."""


class Lens:
    """Where the window is in the room; all positions in pixels, from the upper left corner of either."""

    def __init__(self) -> None:
        self.window: Size = (0, 0)
        self.room: Size = (0, 0)
        self._left = self._top = 0
        self._canvas: pygame.Surface | None = None
        self._pointer: tuple[int, int] | None = None
        self._moved_at: float | None = None
        self._followed: pygame.Rect | None = None
        self._moved = True
        """Whether it shows another part than was painted last."""

    @property
    def needed(self) -> bool:
        """Whether the room is larger than the window."""
        return self.window != self.room

    @property
    def corner(self) -> tuple[int, int]:
        """The point of the room that is at the upper left corner of the window."""
        return self._left, self._top

    def resize(self, window: Size, room: Size, *, from_right: bool) -> None:
        """Look into a room from its upper corner, where lines begin."""
        if (window, room) != (self.window, self.room):
            self.window, self.room = window, room
            self._left, self._top = (room[0] - window[0] if from_right else 0), 0
            self._canvas = self._pointer = self._followed = None
            self._moved = True

    def begin(self, *, from_right: bool, at_foot: bool) -> None:
        """Look where a scene begins: where its lines do, and at the table where the own hand lies."""
        self._left = self.room[0] - self.window[0] if from_right else 0
        self._top = self.room[1] - self.window[1] if at_foot else 0
        self._followed = None
        self._moved = True

    def seen(self, rect: pygame.Rect) -> pygame.Rect:
        """Where something of the room is in the window."""
        return rect.move(-self._left, -self._top)

    def heard(self, event: pygame.Event) -> pygame.Event:
        """The event with its position in the room."""
        if "pos" not in event.dict:
            return event
        self._pointer = event.pos
        x, y = event.pos
        return pygame.Event(event.type, {**event.dict, "pos": (x + self._left, y + self._top)})

    def roll(self, event: pygame.Event) -> bool:
        """The wheel pans, with Shift sideways; False where nothing is there."""
        across, down = event.dict.get("x", 0), event.dict.get("y", 0)
        if pygame.key.get_mods() & pygame.KMOD_SHIFT:
            across, down = -down, 0
        return self._pan(across * _WHEEL, -down * _WHEEL)

    def follow(self, focus: pygame.Rect | None) -> None:
        """Show what has the focus, when that is something else than before."""
        if focus == self._followed:
            return
        self._followed = focus
        if focus is not None:
            wanted = focus.inflate(2 * _AROUND, 2 * _AROUND)
            shown = pygame.Rect((self._left, self._top), self.window)
            self._pan(
                _way(wanted.left - shown.left, wanted.right - shown.right),
                _way(wanted.top - shown.top, wanted.bottom - shown.bottom),
            )

    def update(self, now: float) -> pygame.Event | None:
        """Pan on while the pointer is at an edge; returns the movement of the pointer over the room that this is."""
        since, self._moved_at = self._moved_at, now if self._pull() != (0.0, 0.0) else None
        if since is None or self._pointer is None:
            return None
        spent = min(_LONGEST_MS, now - since) * _SPEED
        across, down = (round(pull * spent) for pull in self._pull())
        if not self._pan(across, down):
            self._moved_at = None
            return None
        x, y = self._pointer
        place, way = (x + self._left, y + self._top), (across, down)
        return pygame.Event(pygame.MOUSEMOTION, pos=place, rel=way, buttons=pygame.mouse.get_pressed(), touch=False)

    def wake_after(self) -> float | None:
        """At once while it pans."""
        return 0.0 if self._moved_at is not None or self._moved else None

    def canvas(self) -> pygame.Surface:
        """What the room is painted on."""
        if self._canvas is None:
            self._canvas = pygame.Surface(self.room)
            self._moved = True
        return self._canvas

    def show(self, surface: pygame.Surface, areas: list[pygame.Rect], theme: Theme) -> list[pygame.Rect]:
        """Bring what was painted of the room into the window; returns what changed there."""
        canvas, window = self.canvas(), surface.get_rect()
        if self._moved:
            self._moved = False
            areas = [pygame.Rect((0, 0), self.room)]
        changed = [part for part in (self.seen(area).clip(window) for area in areas) if part]
        for part in changed:
            surface.blit(canvas, part, part.move(self._left, self._top))
        if changed:
            changed += self._bars(surface, theme)
        return changed

    def _bars(self, surface: pygame.Surface, theme: Theme) -> list[pygame.Rect]:
        """Thin bars at two edges that say which part is seen."""
        wide, high = self.window
        across = pygame.Rect(wide * self._left // self.room[0], high - _BAR, wide * wide // self.room[0], _BAR)
        down = pygame.Rect(wide - _BAR, high * self._top // self.room[1], _BAR, high * high // self.room[1])
        bars = [bar for bar, full in ((across, self.room[0] > wide), (down, self.room[1] > high)) if full]
        for bar in bars:
            surface.fill(theme.night, bar.inflate(2, 2))
            surface.fill(theme.focus, bar)
        return [bar.inflate(2, 2).clip(surface.get_rect()) for bar in bars]

    def _pull(self) -> tuple[float, float]:
        """How strongly the pointer pans to the right and down, -1 to 1."""
        if self._pointer is None or not self.needed:
            return 0.0, 0.0
        pulls = [
            max(0, at - (length - 1 - _EDGE)) / _EDGE - max(0, _EDGE - at) / _EDGE
            for at, length in zip(self._pointer, self.window, strict=True)
        ]
        return pulls[0], pulls[1]

    def _pan(self, across: int, down: int) -> bool:
        left = max(0, min(self._left + across, self.room[0] - self.window[0]))
        top = max(0, min(self._top + down, self.room[1] - self.window[1]))
        moved = (left, top) != (self._left, self._top)
        self._left, self._top = left, top
        self._moved |= moved
        return moved


def _way(begin: int, end: int) -> int:
    """How far to pan so that something is seen whose ends lie so far beyond those of the window; its begin at least."""
    return begin if begin < 0 else max(0, min(begin, end))
