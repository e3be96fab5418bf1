"""The parts of the program for Windows alone; elsewhere they do nothing."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pygame
import pytest

from distribution import contents
from game import APP_ID
from game.ui.system import on_windows

ONLY_THERE = pytest.mark.skipif(sys.platform != "win32", reason="Windows alone is asked")
QUERY, END = 0x0011, 0x0016


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A true window of Windows, by its handle."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "windows")
    pygame.display.quit()
    pygame.display.init()
    pygame.display.set_mode((200, 100))
    yield int(pygame.display.get_wm_info()["window"])
    pygame.display.quit()


def test_the_taskbar_knows_the_program_by_the_name_of_its_menu_entry() -> None:
    assert contents.APP_ID == APP_ID


@pytest.mark.skipif(sys.platform == "win32", reason="there it does something")
def test_elsewhere_nothing_is_asked_of_the_window_system() -> None:
    on_windows.introduce()
    on_windows.let_another_forward()
    on_windows.EndOfSession(lambda: pytest.fail("there is no such message"))
    assert not on_windows.prefers_dark()
    assert not on_windows.darken_title()


@ONLY_THERE
def test_the_process_has_the_name_of_the_program() -> None:
    if sys.platform == "win32":
        import ctypes

        on_windows.introduce()
        name = ctypes.c_wchar_p()
        if ctypes.windll.shell32.GetCurrentProcessExplicitAppUserModelID(ctypes.byref(name)) != 0:
            pytest.skip("this Windows has no taskbar that asks for names")
        assert name.value == APP_ID


@ONLY_THERE
def test_the_theme_of_the_user_decides_on_the_title_bar(window: int) -> None:
    if sys.platform == "win32":
        import winreg

        for light in (0, 1):
            with winreg.CreateKey(winreg.HKEY_CURRENT_USER, on_windows.THEME) as theme:
                winreg.SetValueEx(theme, "AppsUseLightTheme", 0, winreg.REG_DWORD, light)
            assert on_windows.prefers_dark() == (light == 0)
            on_windows.darken_title()


@ONLY_THERE
def test_what_is_not_safe_yet_is_kept_before_the_session_ends_and_not_when_it_is_only_asked_for(window: int) -> None:
    if sys.platform == "win32":
        import ctypes

        kept: list[str] = []
        listener = on_windows.EndOfSession(lambda: kept.append("all"))
        send = ctypes.windll.user32.SendMessageW
        assert send(ctypes.c_void_p(window), QUERY, 0, 0) == 1
        send(ctypes.c_void_p(window), END, 0, 0)
        assert kept == []
        send(ctypes.c_void_p(window), END, 1, 0)
        assert kept == ["all"]
        assert listener is not None


@ONLY_THERE
def test_every_other_message_still_reaches_the_window(window: int) -> None:
    if sys.platform == "win32":
        import ctypes

        listener = on_windows.EndOfSession(lambda: None)
        pygame.event.clear()
        ctypes.windll.user32.PostMessageW(ctypes.c_void_p(window), 0x0010, 0, 0)
        assert pygame.event.wait(2000).type in {pygame.WINDOWCLOSE, pygame.QUIT, pygame.ACTIVEEVENT}
        assert listener is not None


def test_a_window_that_is_only_drawn_in_memory_is_none_of_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.quit()
    pygame.display.init()
    pygame.display.set_mode((200, 100))
    assert not on_windows.darken_title()
    on_windows.EndOfSession(lambda: pytest.fail("there is no such message"))
