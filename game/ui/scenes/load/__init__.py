"""The saved matches: a list that scrolls, searches and sorts however long it is."""

from game.ui.scenes.load.scene import LoadScene

__all__ = ["LoadScene"]
