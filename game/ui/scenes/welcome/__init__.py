"""The greeting of the first evening."""

from game.ui.scenes.welcome.dialog import WelcomeDialog

__all__ = ["WelcomeDialog"]
