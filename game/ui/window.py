"""The window and the main loop: paints only what changed and sleeps while nothing does."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Final

import pygame

from game.i18n import _
from game.resources import asset
from game.storage.instance import InstanceLock
from game.ui.graphics.drawing import SMALLEST_WINDOW
from game.ui.guard import Guard
from game.ui.probe import Probe
from game.ui.stage.stage import Stage
from game.ui.system import desktop, on_windows
from game.ui.system.hushing import hush_wayland
from game.ui.system.memory import give_back, keep_nothing_large
from game.ui.system.waiting import EventWait, HeldKeys, awake_for_signals, joined, wake

_FASTEST: Final = 125
_SLOWEST: Final = 60
"""So many frames a second are shown at most and at least, between them as many as the monitor shows."""
_LONGEST_SLEEP_MS: Final = 1000.0
"""A scene that wants nothing is asked again after this time."""
_LEAST: Final = 0.5
"""What the player does is shown at once, but not sooner than this part of a frame after the one before: some pointers
report a thousand times a second."""
_PATIENCE: Final = 1.25
"""Frames that what moves waits for a pointer that moves."""
_LOCKED_OUT: Final = 0.001
"""Seconds after which a thread that computes hands Python's lock to the window, which wants to answer."""
_STIRRING: Final = frozenset({pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN})
_UNSEEN: Final = frozenset({"dummy", "offscreen"})
"""What SDL calls drawing into memory alone."""
_DEFAULT_SIZE: Final = (1280, 800)
_USUAL_LINES: Final = 1080


class NoDisplayError(RuntimeError):
    """There is no display on which a window could be seen."""


@dataclass(frozen=True, slots=True)
class WindowPlace:
    """Where a window was when it was last closed."""

    monitor: int = 0
    corner: tuple[int, int] | None = None
    """Its upper left corner among all monitors; None for the middle of the monitor."""


class Window:
    """Owns the display surface. Only display and fonts are started; sound comes later and may fail."""

    def __init__(
        self, size: tuple[int, int] | None = None, *, fullscreen: bool = False, place: WindowPlace | None = None
    ) -> None:
        """A window of `size`, or of a size that suits the monitor; at its `place` as far as that still exists.

        Raises `NoDisplayError` where nobody could see it, and `pygame.error` where none can be opened.
        """
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        # one pixel is one pixel, whatever the system scales other programs by
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        # pygame has put the name of the script here
        os.environ["SDL_VIDEO_X11_WMCLASS"] = os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] = "majlis"
        # else SDL would hold the screensaver and the sleep of the computer off as long as there is a window
        os.environ.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
        on_windows.introduce()
        hush_wayland()
        pygame.display.init()
        _expect_to_be_seen()
        pygame.font.init()
        pygame.key.set_repeat(380, 45)
        self.fullscreen = fullscreen
        place = place or WindowPlace()
        self.monitor = place.monitor if place.monitor < pygame.display.get_num_displays() else 0
        """The number of the monitor the window is on."""
        self._corner = place.corner if self.monitor == place.monitor else None
        area = desktop.usable_area(self.monitor)
        wide, high = size or _suitable_size(area)
        wanted = max(SMALLEST_WINDOW[0], wide), max(SMALLEST_WINDOW[1], high)
        self.windowed_size = desktop.fitted(wanted, self._corner, area).size
        self._end_of_session: on_windows.EndOfSession | None = None
        self._show_icon()
        pygame.display.set_caption(_("Majlis"))
        self.surface = self._open()
        on_windows.darken_title()
        if not fullscreen:
            self._fit()

    @property
    def size(self) -> tuple[int, int]:
        """The size of the display surface in pixels."""
        return self.surface.get_size()

    def toggle_fullscreen(self) -> None:
        """Between a window of the remembered size and the whole monitor the window is on."""
        if not self.fullscreen:
            self._corner = self._handle.position
        self.fullscreen = not self.fullscreen
        self.surface = self._open()
        if not self.fullscreen:
            self._fit()

    @property
    def frame_ms(self) -> float:
        """How long the monitor shows a frame, in milliseconds; a guess where it does not tell."""
        return 1000.0 / max(_SLOWEST, min(_FASTEST, pygame.display.get_current_refresh_rate()))

    @property
    def place(self) -> WindowPlace:
        """Where it is, or was before it took the whole screen."""
        return WindowPlace(self.monitor, self._corner if self.fullscreen else self._handle.position)

    def resized(self) -> None:
        """Take over a size that the user gave the window."""
        self.surface = pygame.display.get_surface() or self.surface
        if not self.fullscreen:
            self.windowed_size = self.size

    def come_forward(self) -> None:
        """Show the window above others and give it the keyboard, also when it was minimised."""
        if not pygame.display.get_active():
            self._handle.restore()
        self._handle.focus()

    def at_end_of_session(self, keep: Callable[[], None]) -> None:
        """Do this before the person is logged off, where the system tells it to windows and not by a signal."""
        self._end_of_session = on_windows.EndOfSession(keep)

    def keep_awake(self, wanted: bool) -> None:
        """Whether the screensaver, and with it locking and sleep, is held off from now on."""
        if wanted == pygame.display.get_allow_screensaver():
            pygame.display.set_allow_screensaver(not wanted)

    def close(self) -> None:
        """Take the window away."""
        pygame.display.quit()

    def _open(self) -> pygame.Surface:
        if self.fullscreen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN, display=self.monitor)
        return pygame.display.set_mode(self.windowed_size, pygame.RESIZABLE, display=self.monitor)

    def _fit(self) -> None:
        """Lie with the whole frame in what panels leave of the monitor, as near as that is to size and place before.

        Only a window that is open has a frame. Not every window manager gives back what it had before the whole screen.
        """
        room = desktop.frame_of(self._handle).within(desktop.usable_area(self.monitor))
        box = desktop.fitted(self.windowed_size, self._corner, room)
        self.windowed_size = box.size
        self._handle.minimum_size = min(SMALLEST_WINDOW[0], room.width), min(SMALLEST_WINDOW[1], room.height)
        if self.size != box.size:
            self._handle.size = box.size
            self.surface = pygame.display.set_mode(box.size, pygame.RESIZABLE, display=self.monitor)
        self._handle.position = box.topleft

    @property
    def _handle(self) -> pygame.Window:
        return pygame.Window.from_display_module()

    def _show_icon(self) -> None:
        try:
            pygame.display.set_icon(pygame.image.load_sized_svg(asset("icon", "majlis.svg"), (64, 64)))
        except FileNotFoundError:
            return


def _expect_to_be_seen() -> None:
    """Raise `NoDisplayError` where SDL, for want of a display, would draw into memory without being told to."""
    driver = pygame.display.get_driver()
    if driver in _UNSEEN and driver not in os.environ.get("SDL_VIDEODRIVER", "").split(","):
        pygame.display.quit()
        raise NoDisplayError


def _suitable_size(area: pygame.Rect) -> tuple[int, int]:
    """The usual size, larger in proportion where there are more than 1080 lines."""
    part = max(1.0, area.height / _USUAL_LINES)
    return round(_DEFAULT_SIZE[0] * part), round(_DEFAULT_SIZE[1] * part)


def play(window: Window, stage: Stage, begin: Callable[[Stage], None], instance: InstanceLock | None = None) -> int:
    """Run scenes, the first put on the stage by `begin`, until the player leaves; returns the exit status.

    A closed window is asked about where moves are not saved, a signal ends it at once; then they are saved where that
    can be. An unexpected error leads to a dialog.
    """
    told = Farewell()
    loop = MainLoop(window, stage, instance, told)
    guard = Guard(stage)
    told.listen()

    def keep() -> None:
        stage.profile.keep_record()
        told.to_leave = True
        wake()

    window.at_end_of_session(keep)
    with guard:
        begin(stage)
    patience = sys.getswitchinterval()
    answer_at_once()
    with awake_for_signals():
        while stage.running:
            with guard:
                loop.turn()
    sys.setswitchinterval(patience)
    gc.unfreeze()
    return 1 if guard.gave_up else 0


class Farewell:
    """Hears the signals that end a program. They come between any two steps of it, so they only leave a note."""

    def __init__(self) -> None:
        self.to_leave = False

    def listen(self) -> None:
        """From now on; a signal that whoever started the program wants to be ignored still is."""
        for name in ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK"):
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, self.hear)

    def hear(self, _number: int, _frame: FrameType | None) -> None:
        """Leave the note."""
        self.to_leave = True


def answer_at_once() -> None:
    """Python need not search what was loaded for garbage between two frames, and no thread keeps its lock long."""
    gc.freeze()
    sys.setswitchinterval(_LOCKED_OUT)


class MainLoop:
    """Waits, hands on what happened, and shows the next frame."""

    def __init__(self, window: Window, stage: Stage, instance: InstanceLock | None, told: Farewell) -> None:
        self._told = told
        self._window = window
        self._stage = stage
        self._instance = instance
        self._probe = Probe.from_environment()
        self._wait = EventWait()
        self._keys = HeldKeys()
        self._last_frame = float("-inf")
        self._led = False
        """Whether the last frame was shown because of an event."""
        self._shown = False

    def turn(self) -> None:
        """One turn of the main loop, up to a second long while nothing happens."""
        window, stage = self._window, self._stage
        yield_to_ui = stage.profile.archive.yield_to_ui
        yield_to_ui.ui_idle()
        self._sleep()
        yield_to_ui.ui_busy()
        events = self._keys.pressed_once(joined(pygame.event.get()))
        self._led = bool(events)
        if self._told.to_leave:
            stage.profile.keep_record()
            stage.close()
            return
        if self._probe:
            self._probe.hear(events)
        for event in events:
            dispatch(window, stage, event)
        if not stage.running:
            return
        if any(event.type in _STIRRING for event in events):
            stage.sounds.stir()
        stage.sounds.rest()
        wanted, stage.wants_fullscreen = stage.wants_fullscreen, None
        if wanted is not None and wanted != window.fullscreen:
            window.toggle_fullscreen()
            stage.resize(window.size)
        now = self._last_frame = stage.clock.now()
        if self._instance is not None and self._instance.knocked(now):
            window.come_forward()
            if self._instance.handed_over is not None:
                stage.navigator.open_file(self._instance.handed_over)
        stage.update()
        if not stage.running:
            return
        window.keep_awake(stage.plays_by_itself and pygame.display.get_active())
        areas = stage.draw(window.surface)
        if areas:
            pygame.display.update(areas)
        if self._probe:
            self._probe.tell(stage, idle=stage.wake_after() != 0.0)
        if not self._shown:
            from game.ui.access import gamepad  # after the first frame, which need not wait for it

            self._shown = True
            stage.sounds.start()
            keep_nothing_large()
            gamepad.listen()

    def _sleep(self) -> None:
        """Wait until the next frame is due or something happens."""
        stage, frame_ms = self._stage, self._window.frame_ms
        wanted = stage.wake_after() if pygame.display.get_active() else None
        # what moves waits a little longer for a pointer that moves too, to be shown with it in one frame
        due = frame_ms * _PATIENCE if self._led else frame_ms
        since = stage.clock.now() - self._last_frame
        left = _LONGEST_SLEEP_MS if wanted is None else min(_LONGEST_SLEEP_MS, max(wanted, due - since))
        if wanted is None and stage.emptied:
            stage.emptied = False
            give_back()
        if left >= 1.0:
            self._wait.until_event(left)
        since = stage.clock.now() - self._last_frame
        if since < frame_ms * _LEAST:
            pygame.time.wait(round(frame_ms * _LEAST - since))


def dispatch(window: Window, stage: Stage, event: pygame.Event) -> None:
    """Give an event to whom it concerns."""
    if event.type == pygame.QUIT:
        stage.navigator.quit()
    elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
        window.resized()
        if window.size != stage.window:
            stage.resize(window.size)
    elif event.type == pygame.WINDOWDISPLAYCHANGED:
        window.monitor = event.display_index
    elif event.type in (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED):
        stage.sounds.handle(event)
    elif event.type == pygame.DROPFILE:
        file = Path(event.file)
        if not stage.empty and not stage.top.take_file(file):
            stage.navigator.open_file(file)
    elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED) and not stage.empty:
        stage.top.damage.everything(stage.size)
    else:
        stage.handle(event)
