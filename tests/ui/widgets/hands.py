"""Helpers that use widgets with a pointer and a keyboard, and find their places."""

from __future__ import annotations

import pygame

from game.ui.widgets import Widget


def down(position: tuple[int, int]) -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONDOWN, pos=position, button=1)


def up(position: tuple[int, int]) -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONUP, pos=position, button=1)


def motion(position: tuple[int, int]) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0))


def key(code: int, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod)


def placed(widget: Widget, left: int, top: int, width: int = 200, height: int = 50) -> Widget:
    widget.place(pygame.Rect(left, top, width, height))
    return widget
