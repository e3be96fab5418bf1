"""The main loop sleeps until something happens, and wakes at once when it does."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from types import FrameType

import pygame
import pytest

from game.ui.system import waiting
from game.ui.system.waiting import WAKE, EventWait, HeldKeys, awake_for_signals, joined, wake

HOUR = 3_600_000.0


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    pygame.display.init()
    pygame.event.clear()
    yield
    pygame.event.clear()


def moved(left: int, top: int, *, rel: tuple[int, int] = (1, 1), held: bool = False) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=(left, top), rel=rel, buttons=(int(held), 0, 0), touch=False)


def test_waiting_is_left_to_sdl_where_it_sleeps(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(pygame.time, "wait", lambda _ms: pytest.fail("looked for events itself"))
    EventWait(lambda: asked.append).until_event(700.4)
    assert asked == [700]


def test_the_library_is_searched_once(monkeypatch: pytest.MonkeyPatch) -> None:
    searches: list[int] = []
    monkeypatch.setattr(pygame.time, "wait", lambda _ms: None)
    wait = EventWait(lambda: searches.append(1))
    wait.until_event(1)
    wait.until_event(1)
    assert searches == [1]


def test_without_a_window_system_sdl_is_not_asked() -> None:
    assert pygame.display.get_driver() in ("dummy", "offscreen")
    assert waiting.sdl_waiting() is None


def test_sdl_is_found_where_a_window_system_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    wait = waiting.sdl_waiting()
    assert wait is not None
    wake()
    wait(round(HOUR))
    assert [event.type for event in pygame.event.get()] == [WAKE]


def test_a_library_without_the_function_is_done_without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.base, "__file__", "/nowhere/base.so")
    assert waiting.sdl_waiting() is None


def test_a_wake_of_another_thread_ends_the_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []

    def sleep(ms: int) -> None:
        looks.append(ms)
        waker = threading.Thread(target=wake)
        waker.start()
        waker.join()

    monkeypatch.setattr(pygame.time, "wait", sleep)
    EventWait(lambda: None).until_event(HOUR)
    assert len(looks) == 1
    assert [event.type for event in pygame.event.get()] == [WAKE]


def test_a_wake_without_a_window_is_no_error() -> None:
    pygame.display.quit()
    wake()
    pygame.display.init()


@pytest.mark.skipif(not hasattr(signal, "SIGUSR1"), reason="no such signals here")
def test_a_signal_ends_the_waiting() -> None:
    heard: list[int] = []

    def hear(number: int, _frame: FrameType | None) -> None:
        heard.append(number)

    before = signal.signal(signal.SIGUSR1, hear)
    try:
        with awake_for_signals():
            os.kill(os.getpid(), signal.SIGUSR1)
            EventWait(lambda: None).until_event(HOUR)
    finally:
        signal.signal(signal.SIGUSR1, before)
    assert heard == [signal.SIGUSR1]
    assert [event.type for event in pygame.event.get()] == [WAKE]
    assert not any(thread.name == "signals" for thread in threading.enumerate())


def test_a_frame_is_shown_only_where_the_pointer_is_now() -> None:
    events = joined([moved(1, 1, rel=(1, 2)), moved(3, 4, rel=(2, 3)), moved(9, 9, rel=(6, 5))])
    assert [(event.pos, event.rel) for event in events] == [((9, 9), (9, 10))]


def test_what_happens_between_two_movements_keeps_its_place() -> None:
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(2, 2), button=1, touch=False)
    events = joined([moved(1, 1), moved(2, 2), down, moved(3, 3, held=True), moved(4, 4, held=True)])
    assert [event.pos for event in events] == [(2, 2), (2, 2), (4, 4)]
    assert joined([moved(1, 1), moved(2, 2, held=True)]) == [moved(1, 1), moved(2, 2, held=True)]


def test_a_key_that_is_held_does_what_it_does_once() -> None:
    keys = HeldKeys()
    down = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN)
    up = pygame.Event(pygame.KEYUP, key=pygame.K_RETURN)
    arrow = pygame.Event(pygame.KEYDOWN, key=pygame.K_DOWN)
    assert keys.pressed_once([down, down, arrow, arrow]) == [down, arrow, arrow]
    assert keys.pressed_once([down, up, down]) == [up, down]
    assert keys.pressed_once([pygame.Event(pygame.WINDOWFOCUSLOST), down])[1:] == [down]
