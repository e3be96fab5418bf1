"""Where everything on a table belongs: pure functions from counts, sizes, scale and mirroring to rectangles.

Nothing here knows pygame.
"""

from game.ui.table.layout.geometry import CARD_ASPECT, INDEX_HIGH, INDEX_WIDE, MIN_CARD_HEIGHT, MIN_INDEX, Rect, Slot

__all__ = ["CARD_ASPECT", "INDEX_HIGH", "INDEX_WIDE", "MIN_CARD_HEIGHT", "MIN_INDEX", "Rect", "Slot"]
