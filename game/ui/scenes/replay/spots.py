"""What the signs on the table mean: the seals of melds, the dealer's coin, whatever a component names."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.i18n import _
from game.ui.graphics.drawing import Style
from game.ui.table.board import Board
from game.ui.table.context import AnyComponent
from game.ui.table.layout.zone import Zone
from game.ui.widgets import Widget


def seat_at(board: Board, position: tuple[int, int]) -> int:
    """Whose panel or cards lie there, of the others; -1 where nobody's do."""
    for zone, rect in board.layout.zones.items():
        if zone.kind in ("seat", "backs") and zone.owner not in (None, board.seat) and rect.holds(*position):
            return zone.owner if zone.owner is not None else -1
    return -1


def meanings(board: Board, components: Sequence[AnyComponent]) -> Sequence[tuple[pygame.Rect, str]]:
    """What every sign means; and what the score counts: unlike the lead below, which moves with every card."""
    score = pygame.Rect(board.layout.zones[Zone("score")])
    told = [(score, _("The total without what is being played now."))] if score else []
    return [*(meaning for each in components for meaning in each.meanings()), *told]


class Spots(Widget):
    """Lies over the whole table, does nothing and shows nothing but the explanation of what the pointer is at."""

    def __init__(self, name: str, told: Callable[[], Sequence[tuple[pygame.Rect, str]]]) -> None:
        """`told` gives the signs that are seen now, each with its meaning."""
        super().__init__(name, focusable=False)
        self._told = told
        self._at = pygame.Rect(0, 0, 0, 0)

    @property
    def explained(self) -> pygame.Rect:
        """The sign that the pointer is at."""
        return self._at

    def area(self, style: Style) -> pygame.Rect:
        """It paints nothing."""
        return pygame.Rect(0, 0, 0, 0)

    def parts(self) -> dict[str, pygame.Rect]:
        """Nothing of it can be clicked."""
        return {}

    def point(self, position: tuple[int, int]) -> None:
        """Say what the sign there means."""
        found = next(((rect, text) for rect, text in self._told() if rect.collidepoint(position)), None)
        self._at, self.tip = found or (pygame.Rect(0, 0, 0, 0), "")

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Nothing."""
