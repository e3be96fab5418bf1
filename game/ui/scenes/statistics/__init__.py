"""Statistics of the player: figures, graphs and a rating, of whichever matches are chosen."""

from game.ui.scenes.statistics.scene import StatisticsScene

__all__ = ["StatisticsScene"]
