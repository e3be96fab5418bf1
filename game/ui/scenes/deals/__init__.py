"""Deals to be played again, sent and compared: the calendar of the days, a code that is typed in, the same cards."""

from game.ui.scenes.deals.code_entry import CodeDialog
from game.ui.scenes.deals.days import DaysScene
from game.ui.scenes.deals.same_deal import SameDealDialog

__all__ = ["CodeDialog", "DaysScene", "SameDealDialog"]
