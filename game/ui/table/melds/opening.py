"""The meter of an opening: a bar of the points that the first melds must count, and its words."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

import pygame

from game.i18n import _
from game.i18n.wording import opening_text
from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import mixed
from game.ui.kit import Align, Column, Extent, Node, Role, Space, Text, Tone
from game.ui.table.contract.facts import Opening

_LENGTH: Final = 640
"""Units of the bar at most."""
_HEIGHT: Final = 18
_DARK: Final = 0.55
"""How much darker than the felt the bar is where nothing fills it."""


def opening_words(opening: Opening, *, brief: bool = False) -> tuple[str, ...]:
    """How many of the points there are, and whether there is a pure run where one is needed."""
    if brief:
        points = _("{number} of {count}", number=opening.points, count=opening.limit)
    else:
        points = opening_text(opening.points, opening.limit)
    if opening.pure_run is None:
        return (points,)
    return points, _("pure run ✓") if opening.pure_run else _("pure run ✗")


def opening_meters(opening: Opening, *, large: bool) -> Sequence[Node]:
    """The meter from the richest to the barest: a bar and its words, which are `large` in a wide room; words alone."""
    usual = opening_words(opening)
    return (
        *([_meter(opening, usual, Role.HEADING)] if large else []),
        _meter(opening, usual, Role.LABEL),
        *(_lines(words, Role.LABEL) for words in (usual, opening_words(opening, brief=True))),
    )


def _meter(opening: Opening, words: Sequence[str], role: Role) -> Node:
    bar = _Bar(min(1.0, opening.points / opening.limit))
    return Column(bar, _lines(words, role), gap=Space.TIGHT, justify=Align.CENTER, grow=1)


def _lines(words: Sequence[str], role: Role) -> Node:
    lines = (Text(part, role, Tone.GILT, lines=0, side=Align.CENTER) for part in words)
    return Column(*lines, gap=Space.NONE, justify=Align.CENTER)


class _Bar(Node):
    """A bar that is filled up to a part."""

    def __init__(self, part: float) -> None:
        super().__init__(align=Align.CENTER)
        self._part = part

    def measure_width(self, style: Style) -> Extent:
        """Much longer than high."""
        return Extent(4 * style.px(_HEIGHT), style.px(_LENGTH))

    def measure_height(self, style: Style, width: int) -> Extent:
        """Its height."""
        return Extent.fixed(style.px(_HEIGHT))

    def content(self) -> Hashable:
        """How far it is filled."""
        return self._part

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """An edge, and what fills it."""
        theme, edge = style.theme, 2 * style.px(2)
        surface.fill(theme.brass_light, self.rect)
        inner = self.rect.inflate(-edge, -edge)
        surface.fill(mixed(theme.felt_deep, (0, 0, 0), _DARK), inner)
        filled = inner.inflate(-edge, -edge)
        surface.fill(theme.brass_light, (*filled.topleft, round(filled.width * self._part), filled.height))
