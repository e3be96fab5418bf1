"""Figures of the days side by side: days in a row, days won, the best result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final

import pygame

from game.engine import AnyGame
from game.i18n import _
from game.match.deals.results import OWN_TEAM, DayPlayed, days_in_a_row
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.shared_texts import number_text
from game.ui.text import TextStyle

_FIGURE: Final = 31
_LABEL: Final = 18
_AIR: Final = 16
"""Units by which tiles may be lower."""


def figures(played: Mapping[date, DayPlayed], today: date, game: AnyGame) -> Sequence[tuple[str, str]]:
    """Each figure with what it is; a dash for what there is not yet."""
    done = [told for told in played.values() if told.finished]
    results = [told.totals[OWN_TEAM] for told in done]
    best = (min(results) if game.fewest_win else max(results)) if results else None
    return (
        (str(days_in_a_row(played, today)), _("Days in a row")),
        (str(sum(told.won for told in done)), _("Days won")),
        (number_text(best) if best is not None else "–", _("All-time best")),
    )


def tiles_height(style: Style) -> int:
    """Of the tiles in pixels."""
    return (
        style.type.height(style.text(_FIGURE), TextStyle.STRONG) + style.type.height(style.text(_LABEL)) + style.px(14)
    )


def least_height(style: Style) -> int:
    """Of the lowest tiles in pixels."""
    return tiles_height(style) - style.px(_AIR)


def draw_tiles(surface: pygame.Surface, style: Style, rect: pygame.Rect, told: Sequence[tuple[str, str]]) -> None:
    """A tile for each figure, of the same width."""
    gap = style.px(12)
    wide = (rect.width - gap * (len(told) - 1)) // len(told)
    for place, (figure, label) in enumerate(told):
        tile = pygame.Rect(rect.left + place * (wide + gap), rect.top, wide, rect.height)
        draw_panel(surface, style, tile, PanelKind.TRAY)
        top = tile.top + (tile.height - tiles_height(style)) // 2 + style.px(7)
        for text, units, ink, kind in (
            (figure, _FIGURE, style.theme.gilt, TextStyle.STRONG),
            (label, _LABEL, style.theme.text_soft, TextStyle.BODY),
        ):
            size = style.type.fitted(text, style.text(units), wide - style.px(10), kind)
            line = style.type.line(style.type.shortened(text, size, wide - style.px(10), kind), size, ink, kind)
            surface.blit(line, line.get_rect(midtop=(tile.centerx, top)))
            top += style.type.height(style.text(units), kind)
