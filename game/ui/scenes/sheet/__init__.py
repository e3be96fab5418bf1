"""The score sheet: rounds that are played with real cards are entered and counted."""

from game.ui.scenes.sheet.choosing import SheetsScene

__all__ = ["SheetsScene"]
