"""What is seen and touched. Only this layer knows pygame."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from game.storage.instance import InstanceLock
    from game.ui.stage.profile import Profile
    from game.ui.window import Window

__all__ = ["run"]


def run(opened: Path | None = None, code: str = "") -> int:
    """Open the window on the menu and play until the player leaves; returns the exit status.

    `opened` is the file of a match that is gone on with at once, `code` that of a deal that is offered. Where the
    profile is in use by another window, that one is asked to come forward instead, and to open the file.
    """
    from game.i18n import _
    from game.printing import print_text
    from game.storage.instance import InstanceLock
    from game.ui.stage.profile import Profile
    from game.ui.system import on_windows
    from game.ui.system.locale import speak

    profile = Profile.of_user()
    speak(profile.settings)
    instance = InstanceLock(profile.folders.home)
    if not instance.held:
        on_windows.let_another_forward()
        answered = instance.knock(opened)
        print_text(
            _("Majlis is already open; its window is coming to the front.")
            if answered
            else _("Majlis is already open but isn't responding. Close it, then start it again.")
        )
        return 0
    try:
        return _run_as_only_one(profile, instance, opened, code)
    finally:
        instance.release()


def _run_as_only_one(profile: Profile, instance: InstanceLock, opened: Path | None, code: str) -> int:
    import pygame

    from game.i18n import _
    from game.printing import print_error
    from game.storage.logs import open_log
    from game.ui.guard import log_faults_of_threads, tell_in_a_box
    from game.ui.navigation import Navigation
    from game.ui.opening import open_first_scene
    from game.ui.stage.stage import Stage
    from game.ui.window import NoDisplayError, Window, WindowPlace, play

    log = open_log(profile.folders.logs)
    log_faults_of_threads()
    settings = profile.settings
    try:
        size = (settings.window_width, settings.window_height) if settings.first_start_done else None
        corner = (settings.window_left, settings.window_top)
        known = (corner[0], corner[1]) if corner[0] is not None and corner[1] is not None else None
        place = WindowPlace(settings.monitor, known)
        window = Window(size, fullscreen=settings.fullscreen, place=place)
    except NoDisplayError:
        log.error("no display")
        print_error(_("Majlis found no screen to open its window on."))
        return 1
    except pygame.error as error:
        log.error("no window: %s", error)
        tell_in_a_box(_("Majlis can't open a window: {reason}", reason=error))
        return 1
    stage = Stage(window.size, profile, Navigation)
    status = play(window, stage, lambda stage: open_first_scene(stage, opened, code), instance)
    stage.sounds.close()
    profile.close()
    _keep_place(profile, window)
    window.close()
    return status


def _keep_place(profile: Profile, window: Window) -> None:
    """Where the window is and how large, for the next evening."""
    width, height = window.windowed_size
    left, top = window.place.corner or (None, None)
    profile.change(
        window_width=width,
        window_height=height,
        window_left=left,
        window_top=top,
        monitor=window.place.monitor,
        fullscreen=window.fullscreen,
    )
