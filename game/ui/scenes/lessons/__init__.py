"""The lessons of all games: the list, and what follows one."""

from game.ui.scenes.lessons.scene import LessonsScene

__all__ = ["LessonsScene"]
