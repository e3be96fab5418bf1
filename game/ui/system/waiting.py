"""Sleeping until something happens: an event, a signal, or the end of the time.

SDL can sleep within the window system, at no cost. pygame's own waiting looks for events every millisecond instead, so
SDL is asked directly; where it cannot be reached, events are looked for a little less often.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from threading import Thread
from typing import Final

import pygame

from game.ui.system import sdl

WAKE: Final = pygame.USEREVENT
"""The event that means nothing but that there is something to look at."""
_LOOK_MS: Final = 12
"""How often events are looked for where SDL cannot sleep. Its own waiting looks every millisecond there."""
_SLEEPERS: Final = frozenset({"x11", "wayland", "windows", "cocoa"})
"""The window systems in which SDL sleeps until an event comes."""


def wake() -> None:
    """Let the main loop look at once; any thread may call it."""
    with suppress(pygame.error):  # there is no window any more, or its queue is full of other events
        pygame.event.post(pygame.Event(WAKE))


class EventWait:
    """Waits for the events of the open window. `until_event` may only be called by the thread that opened it."""

    def __init__(self, find: Callable[[], Callable[[int], None] | None] | None = None) -> None:
        """`find` gives the waiting of SDL, or None where it cannot be had; it is called when first needed."""
        self._find = find or sdl_waiting
        self._found: Callable[[int], None] | None = None
        self._searched = False

    def until_event(self, ms: float) -> None:
        """Return as soon as there is an event, after about `ms` at the latest. The event stays in the queue."""
        if not self._searched:
            self._searched, self._found = True, self._find()
        if self._found is not None:
            self._found(max(1, int(ms)))
        else:
            _look(ms)


_ACTING: Final = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE})
"""Keys that do what has the focus, or leave."""


def joined(events: Sequence[pygame.Event]) -> list[pygame.Event]:
    """The events with each run of movements of the pointer made one: a frame shows only where it is now."""
    told: list[pygame.Event] = []
    for event in events:
        before = told[-1] if told else None
        if (
            before is not None
            and before.type == event.type == pygame.MOUSEMOTION
            and before.buttons == event.buttons
            and before.touch == event.touch
        ):
            way = (before.rel[0] + event.rel[0], before.rel[1] + event.rel[1])
            told[-1] = pygame.Event(pygame.MOUSEMOTION, {**event.dict, "rel": way})
        else:
            told.append(event)
    return told


class HeldKeys:
    """Knows which of the keys that do something are held down: one that is held does it once.

    Keys repeat by a clock. Where a scene takes long to open, the key that opened it would act in that scene as well.
    """

    def __init__(self) -> None:
        self._held: set[int] = set()

    def pressed_once(self, events: Sequence[pygame.Event]) -> list[pygame.Event]:
        """The events without the repeats of such a key."""
        told: list[pygame.Event] = []
        for event in events:
            if event.type == pygame.KEYDOWN and event.key in _ACTING:
                if event.key in self._held:
                    continue
                self._held.add(event.key)
            elif event.type == pygame.KEYUP:
                self._held.discard(event.key)
            elif event.type == pygame.WINDOWFOCUSLOST:
                self._held.clear()
            told.append(event)
        return told


def sdl_waiting() -> Callable[[int], None] | None:
    """`SDL_WaitEventTimeout`; None where it is not found or would not sleep.

    The event itself is left for pygame to fetch. Python's lock is free meanwhile, so other threads run on.
    """
    if pygame.display.get_driver() not in _SLEEPERS:
        return None
    loaded = sdl.library()
    if loaded is None:
        return None
    import ctypes

    wait = loaded.SDL_WaitEventTimeout
    wait.argtypes, wait.restype = [ctypes.c_void_p, ctypes.c_int], ctypes.c_int
    return lambda ms: wait(None, ms)


@contextmanager
def awake_for_signals() -> Iterator[None]:
    """Within the block a signal ends the waiting, so that Python can call its handler.

    The system may interrupt another thread than the one that waits. Windows has no such signals.
    """
    if sys.platform == "win32":
        yield
        return
    heard, told = os.pipe()
    os.set_blocking(told, False)
    before = signal.set_wakeup_fd(told, warn_on_full_buffer=False)
    listener = Thread(target=_wake_for_each, args=(heard,), name="signals", daemon=True)
    listener.start()
    try:
        yield
    finally:
        signal.set_wakeup_fd(before)
        os.close(told)
        listener.join()
        os.close(heard)


def _wake_for_each(heard: int) -> None:
    while os.read(heard, 64):
        wake()


def _look(ms: float) -> None:
    until = time.perf_counter() + ms / 1000
    while not pygame.event.peek() and (left := until - time.perf_counter()) > 0:
        pygame.time.wait(max(1, min(_LOOK_MS, int(left * 1000))))
