"""Figures of the days side by side: days in a row, days won, the best result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from decimal import Decimal
from typing import Final

import pygame

from game.engine import AnyGame
from game.i18n import _
from game.i18n.wording import number_text
from game.match.deals.results import OWN_TEAM, DayPlayed, days_in_a_row
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.text import TextStyle

_FIGURE: Final = 33
_LABEL: Final = 20
_GAP: Final = 12
_AIR: Final = 10
"""Units between tiles, and beside the words of one together."""


def figures(played: Mapping[date, DayPlayed], today: date, game: AnyGame) -> Sequence[tuple[str, str]]:
    """Each figure with what it is; a dash for what there is not yet."""
    done = [told for told in played.values() if told.finished]
    results = [told.totals[OWN_TEAM] for told in done]
    best = (min(results) if game.fewest_win else max(results)) if results else None
    row, won = days_in_a_row(played, today), sum(told.won for told in done)
    return (
        (number_text(Decimal(row)), _("Days in a row")),
        (_("{won} of {number}", won=won, number=len(done)), _("Days won")),
        (number_text(best) if best is not None else "–", _("Fewest points") if game.fewest_win else _("Most points")),
    )


def tiles_height(style: Style, width: int, told: Sequence[tuple[str, str]]) -> int:
    """Of the tiles in pixels, if they share that width; labels may take two lines."""
    lines = max(len(_lines(style, label, _wide(style, width, len(told)))) for _figure, label in told)
    return (
        style.type.height(style.text(_FIGURE), TextStyle.STRONG)
        + lines * style.type.height(style.text(_LABEL))
        + style.px(14)
    )


def draw_tiles(surface: pygame.Surface, style: Style, rect: pygame.Rect, told: Sequence[tuple[str, str]]) -> None:
    """A tile for each figure, of the same width."""
    wide, theme = _wide(style, rect.width, len(told)), style.theme
    for place, (figure, label) in enumerate(told):
        tile = pygame.Rect(rect.left + place * (wide + style.px(_GAP)), rect.top, wide, rect.height)
        draw_panel(surface, style, tile, PanelKind.TRAY)
        room = wide - style.px(_AIR)
        size = style.type.fitted(figure, style.text(_FIGURE), room, TextStyle.STRONG)
        number = style.type.line(figure, size, theme.gilt, TextStyle.STRONG)
        high, line = style.type.height(style.text(_FIGURE), TextStyle.STRONG), style.type.height(style.text(_LABEL))
        lines = _lines(style, label, wide)
        top = tile.centery - (high + len(lines) * line) // 2
        surface.blit(number, number.get_rect(midtop=(tile.centerx, top)))
        for step, words in enumerate(lines):
            said = style.type.line(words, style.type.fitted(words, style.text(_LABEL), room), theme.text_soft)
            surface.blit(said, said.get_rect(midtop=(tile.centerx, top + high + step * line)))


def _wide(style: Style, width: int, count: int) -> int:
    """Of one tile among so many."""
    return (width - style.px(_GAP) * (count - 1)) // count


def _lines(style: Style, label: str, wide: int) -> list[str]:
    """A label in one line, unless it has no room there."""
    room = wide - style.px(_AIR)
    if style.type.width(label, style.type.fitted(label, style.text(_LABEL), room)) <= room:
        return [label]
    return style.type.balanced(label, style.text(_LABEL), room)
