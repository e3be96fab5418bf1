"""The window and the main loop: paints only what changed and sleeps while nothing does."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from types import FrameType
from typing import Final

import pygame

from game.resources import asset
from game.ui.look import SMALLEST_WINDOW
from game.ui.probe import Probe
from game.ui.stage import Stage

_FRAME_MS: Final = 8.0
"""The shortest time from frame to frame: 125 a second."""
_LONGEST_SLEEP_MS: Final = 1000.0
"""Signals are noticed at least this often."""
_DEFAULT_SIZE: Final = (1280, 800)
_TITLE: Final = "Majlis"


class Window:
    """Owns the display surface. Only display and fonts are started; sound comes later and may fail."""

    def __init__(self, size: tuple[int, int] | None = None, *, fullscreen: bool = False) -> None:
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        # pygame has put the name of the script here
        os.environ["SDL_VIDEO_X11_WMCLASS"] = os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] = "majlis"
        pygame.display.init()
        pygame.font.init()
        pygame.key.set_repeat(380, 45)
        self.fullscreen = fullscreen
        self.windowed_size = self._within_desktop(size or _DEFAULT_SIZE)
        self._show_icon()
        pygame.display.set_caption(_TITLE)
        self.surface = self._open()

    @property
    def size(self) -> tuple[int, int]:
        """The size of the display surface in pixels."""
        return self.surface.get_size()

    def toggle_fullscreen(self) -> None:
        """Between a window of the remembered size and the whole monitor the window is on."""
        self.fullscreen = not self.fullscreen
        self.surface = self._open()

    def resized(self) -> None:
        """Take over a size that the user gave the window."""
        self.surface = pygame.display.get_surface() or self.surface
        if not self.fullscreen:
            self.windowed_size = self.size

    def close(self) -> None:
        """Take the window away."""
        pygame.display.quit()

    def _open(self) -> pygame.Surface:
        if self.fullscreen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        surface = pygame.display.set_mode(self.windowed_size, pygame.RESIZABLE)
        pygame.Window.from_display_module().minimum_size = SMALLEST_WINDOW
        return surface

    def _within_desktop(self, size: tuple[int, int]) -> tuple[int, int]:
        width, height = max(pygame.display.get_desktop_sizes())
        return (
            max(SMALLEST_WINDOW[0], min(size[0], width)),
            max(SMALLEST_WINDOW[1], min(size[1], height)),
        )

    def _show_icon(self) -> None:
        try:
            pygame.display.set_icon(pygame.image.load_sized_svg(asset("icon", "majlis.svg"), (64, 64)))
        except FileNotFoundError:
            return


def play(window: Window, stage: Stage) -> None:
    """Run scenes until the player leaves. SIGTERM and a closed window end it at once; every action is saved already."""
    probe = Probe.from_environment()
    _on_signals(stage.close)
    last_frame = float("-inf")
    while stage.running:
        for event in _next_events(stage, last_frame):
            _dispatch(window, stage, event)
        if not stage.running:
            break
        if stage.wants_fullscreen:
            stage.wants_fullscreen = False
            window.toggle_fullscreen()
            stage.resize(window.size)
        last_frame = stage.clock.now()
        stage.update()
        if not stage.running:
            break
        areas = stage.draw(window.surface)
        if areas:
            pygame.display.update(areas)
        if probe:
            probe.tell(stage, idle=stage.wake_after() != 0.0)


def _next_events(stage: Stage, last_frame: float) -> list[pygame.Event]:
    """Wait until the next frame is due or something happens, and fetch what happened."""
    if not pygame.display.get_active():
        return [pygame.event.wait(int(_LONGEST_SLEEP_MS)), *pygame.event.get()]
    wanted = stage.wake_after()
    since = stage.clock.now() - last_frame
    if wanted is None or wanted > _FRAME_MS:
        sleep = min(_LONGEST_SLEEP_MS, wanted if wanted is not None else _LONGEST_SLEEP_MS)
        return [pygame.event.wait(max(1, int(sleep))), *pygame.event.get()]
    if since < _FRAME_MS:
        pygame.time.wait(int(_FRAME_MS - since))
    return pygame.event.get()


def _dispatch(window: Window, stage: Stage, event: pygame.Event) -> None:
    if event.type == pygame.QUIT:
        stage.close()
    elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
        window.resized()
        if window.size != stage.size:
            stage.resize(window.size)
    elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED) and not stage.empty:
        stage.top.damage.everything(stage.size)
    elif event.type != pygame.NOEVENT:
        stage.handle(event)


def _on_signals(close: Callable[[], None]) -> None:
    def leave(_number: int, _frame: FrameType | None) -> None:
        close()

    signal.signal(signal.SIGTERM, leave)
    signal.signal(signal.SIGINT, leave)
