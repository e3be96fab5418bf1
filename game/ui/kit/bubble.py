"""A bubble of speech: a node on paper, with a tail towards whoever says it."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.drawing import PanelKind, Style, draw_panel, panel_area
from game.ui.graphics.mirror import point_of
from game.ui.kit.boxes import Panel
from game.ui.kit.node import Node
from game.ui.kit.tokens import Space

BUBBLE_RADIUS: Final = 18
"""Units of the radius of its corners."""
TAIL: Final = 14
"""Units of the length of its tail."""
_HALF: Final = 9
"""Units of half the root of the tail."""
_HIDDEN: Final = 3
"""Units of the tail that lie on the paper."""
_SHADOW: Final = 5


class Bubble(Panel):
    """Words that somebody says."""

    def __init__(
        self,
        child: Node,
        *,
        speaker: Node | pygame.Rect | None = None,
        pad: Space = Space.WIDE,
        pad_above: Space = Space.SMALL,
        grow: float = 0,
        name: str = "",
    ) -> None:
        """Show a child; the tail points at the `speaker`, a node of the same tree or an area in pixels."""
        super().__init__(
            child,
            PanelKind.PARCHMENT,
            pad=pad,
            pad_above=pad_above,
            radius=BUBBLE_RADIUS,
            shadow=_SHADOW,
            grow=grow,
            name=name,
        )
        self._speaker = speaker

    def area(self, style: Style) -> pygame.Rect:
        """All that it covers: the paper, its shadow and its tail."""
        corners = [pygame.Rect(corner, (1, 1)).inflate(2, 2) for corner in self._tail(style)]
        return panel_area(style, self.rect, _SHADOW).unionall(corners)

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The paper, the tail, and what is said."""
        draw_panel(surface, style, self.rect, PanelKind.PARCHMENT, BUBBLE_RADIUS, _SHADOW)
        if corners := self._tail(style):
            tail = [point_of(surface, corner) for corner in corners]
            pygame.draw.polygon(surface, style.theme.parchment, tail)
            pygame.draw.aalines(surface, style.theme.brass_dark, False, tail)
        self.child.paint(surface, style, area)

    def _tail(self, style: Style) -> list[tuple[int, int]]:
        """The corners of the tail: its root, its tip, and its root at the other side."""
        if self._speaker is None:
            return []
        rect, half, inset = self.rect, style.px(_HALF), style.px(_HIDDEN)
        speaker = self._speaker.rect if isinstance(self._speaker, Node) else self._speaker
        corner = min(style.px(BUBBLE_RADIUS + _HALF), min(rect.size) // 2)
        if speaker.right <= rect.left or speaker.left >= rect.right:
            root = _between(speaker.centery, rect.top + corner, rect.bottom - corner)
            foot, out = (rect.left + inset, -1) if speaker.right <= rect.left else (rect.right - inset, 1)
            tip = (foot + out * (inset + style.px(TAIL)), _between(speaker.centery, root - half, root + half))
            return [(foot, root - half), tip, (foot, root + half)]
        root = _between(speaker.centerx, rect.left + corner, rect.right - corner)
        foot, out = (rect.top + inset, -1) if speaker.centery < rect.centery else (rect.bottom - inset, 1)
        tip = (_between(speaker.centerx, root - half, root + half), foot + out * (inset + style.px(TAIL)))
        return [(root - half, foot), tip, (root + half, foot)]


def _between(value: int, least: int, most: int) -> int:
    return max(least, min(value, most))
