"""The settings: one section a file where it is more than a list of rows."""

from game.ui.scenes.settings.scene import SettingsScene

__all__ = ["SettingsScene"]
