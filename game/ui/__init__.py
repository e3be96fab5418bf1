"""What is seen and touched. Only this layer knows pygame."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.storage.instance import InstanceLock
    from game.ui.profile import Profile

__all__ = ["run"]


def run() -> int:
    """Open the window on the menu and play until the player leaves; returns the exit status.

    Where the profile is in use by another window, that one is asked to come forward instead.
    """
    from game.i18n import _
    from game.storage.instance import InstanceLock
    from game.ui.profile import Profile

    profile = Profile.of_user()
    instance = InstanceLock(profile.folders.home)
    if not instance.held:
        answered = instance.knock()
        print(
            _("Majlis is open already; its window comes to the front.")
            if answered
            else _("Majlis is open already, but its window does not answer.")
        )
        return 0
    try:
        return _run_as_only_one(profile, instance)
    finally:
        instance.release()


def _run_as_only_one(profile: Profile, instance: InstanceLock) -> int:
    import pygame

    from game.i18n import _
    from game.storage.logs import open_log
    from game.ui.guard import log_faults_of_threads, tell_in_a_box
    from game.ui.opening import open_first_scene
    from game.ui.stage import Stage
    from game.ui.window import Window, play

    log = open_log(profile.folders.logs)
    log_faults_of_threads()
    settings = profile.settings
    try:
        window = Window((settings.window_width, settings.window_height), fullscreen=settings.fullscreen)
    except pygame.error as error:
        log.error("no window: %s", error)
        tell_in_a_box(_("No window can be opened: {reason}", reason=error))
        return 1
    stage = Stage(window.size, profile)
    status = play(window, stage, open_first_scene, instance)
    stage.sounds.close()
    width, height = window.windowed_size
    profile.change(window_width=width, window_height=height, fullscreen=window.fullscreen)
    window.close()
    return status
