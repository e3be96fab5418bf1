"""The base of scenes by its old name."""

from game.ui.widget_scene import WidgetScene, run_command

__all__ = ["WidgetScene", "run_command"]
