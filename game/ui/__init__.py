"""What is seen and touched. Only this layer knows pygame."""

from __future__ import annotations

__all__ = ["run"]


def run() -> int:
    """Open the window on the menu and play until the player leaves; returns the exit status."""
    from game.ui.profile import Profile
    from game.ui.routes import open_menu
    from game.ui.stage import Stage
    from game.ui.window import Window, play

    profile = Profile.of_user()
    settings = profile.settings
    window = Window((settings.window_width, settings.window_height), fullscreen=settings.fullscreen)
    stage = Stage(window.size, profile)
    open_menu(stage)
    play(window, stage)
    width, height = window.windowed_size
    profile.change(window_width=width, window_height=height, fullscreen=window.fullscreen)
    window.close()
    return 0
