"""The window and the main loop: paints only what changed and sleeps while nothing does."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from types import FrameType
from typing import Final

import pygame

from game.resources import asset
from game.storage.instance import InstanceLock
from game.ui.guard import Guard
from game.ui.look import SMALLEST_WINDOW
from game.ui.probe import Probe
from game.ui.stage import Stage

_FRAME_MS: Final = 8.0
"""The shortest time from frame to frame: 125 a second."""
_LONGEST_SLEEP_MS: Final = 1000.0
"""A scene that wants nothing is asked again after this time."""
_LOOK_MS: Final = 12
"""How often an idle window looks for events. SDL's own waiting looks every millisecond and costs five times as much."""
_HIDDEN_LOOK_MS: Final = 100
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

    def come_forward(self) -> None:
        """Show the window above others and give it the keyboard, also when it was minimised."""
        window = pygame.Window.from_display_module()
        if not pygame.display.get_active():
            window.restore()
        window.focus()

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


def play(window: Window, stage: Stage, begin: Callable[[Stage], None], instance: InstanceLock | None = None) -> int:
    """Run scenes, the first put on the stage by `begin`, until the player leaves; returns the exit status.

    SIGTERM and a closed window end it at once; every action is saved already. An unexpected error leads to a dialog.
    """
    loop = MainLoop(window, stage, instance)
    guard = Guard(stage)
    _on_signals(stage.close)
    with guard:
        begin(stage)
    while stage.running:
        with guard:
            loop.turn()
    return 1 if guard.gave_up else 0


class MainLoop:
    """Waits, hands on what happened, and shows the next frame."""

    def __init__(self, window: Window, stage: Stage, instance: InstanceLock | None = None) -> None:
        self._window = window
        self._stage = stage
        self._instance = instance
        self._probe = Probe.from_environment()
        self._last_frame = float("-inf")
        self._shown = False

    def turn(self) -> None:
        """One turn of the main loop, up to a second long while nothing happens."""
        window, stage = self._window, self._stage
        for event in _next_events(stage, self._last_frame):
            _dispatch(window, stage, event)
        if not stage.running:
            return
        wanted, stage.wants_fullscreen = stage.wants_fullscreen, None
        if wanted is not None and wanted != window.fullscreen:
            window.toggle_fullscreen()
            stage.resize(window.size)
        now = self._last_frame = stage.clock.now()
        if self._instance is not None and self._instance.knocked(now):
            window.come_forward()
        stage.update()
        if not stage.running:
            return
        areas = stage.draw(window.surface)
        if areas:
            pygame.display.update(areas)
        if self._probe:
            self._probe.tell(stage, idle=stage.wake_after() != 0.0)
        if not self._shown:
            self._shown = True
            stage.sounds.start()


def _next_events(stage: Stage, last_frame: float) -> list[pygame.Event]:
    """Wait until the next frame is due or something happens, and fetch what happened."""
    if not pygame.display.get_active():
        return _events_within(stage, _LONGEST_SLEEP_MS, _HIDDEN_LOOK_MS)
    wanted = stage.wake_after()
    if wanted is None or wanted > _FRAME_MS:
        return _events_within(stage, _LONGEST_SLEEP_MS if wanted is None else wanted, _LOOK_MS)
    since = stage.clock.now() - last_frame
    if since < _FRAME_MS:
        pygame.time.wait(int(_FRAME_MS - since))
    return pygame.event.get()


def _events_within(stage: Stage, ms: float, look_ms: int) -> list[pygame.Event]:
    """The first events of the next `ms`, looked for every `look_ms`; none if nothing happens."""
    until = stage.clock.now() + ms
    while stage.running:
        events = pygame.event.get()
        left = until - stage.clock.now()
        if events or left <= 0:
            return events
        pygame.time.wait(max(1, min(look_ms, int(left))))
    return []


def _dispatch(window: Window, stage: Stage, event: pygame.Event) -> None:
    if event.type == pygame.QUIT:
        stage.close()
    elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
        window.resized()
        if window.size != stage.size:
            stage.resize(window.size)
    elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED) and not stage.empty:
        stage.top.damage.everything(stage.size)
    else:
        stage.handle(event)


def _on_signals(close: Callable[[], None]) -> None:
    def leave(_number: int, _frame: FrameType | None) -> None:
        close()

    signal.signal(signal.SIGTERM, leave)
    signal.signal(signal.SIGINT, leave)
