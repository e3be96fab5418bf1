"""What is told above the columns of a score: what was played for, or who is out of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.match.match import Match
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.graphics.medallion import draw_medallion, face_of
from game.ui.scenes.teams import own_seat
from game.ui.table.game_table import table_of
from game.ui.text import TextStyle

_SUMMARY: Final = 26
"""Units of the line."""
_AIR: Final = 10
"""Units above and below the line in the panel of who was put out."""


def seats_out(match: Match) -> frozenset[int]:
    """Who is out of the match: since earlier, or with the round just over."""
    facts = table_of(match.game_name).facts(match, match.view(own_seat(match)))
    return facts.away | newly_out(match)


def newly_out(match: Match) -> frozenset[int]:
    """Who was put out by the round just over, in a match that goes on without them."""
    table, view = table_of(match.game_name), match.view(own_seat(match))
    facts, totals = table.facts(match, view), match.history()[-1].totals
    if not facts.limit or not match.game.fewest_win or not table.summary(match, view):
        return frozenset()
    reached = (seat for seat, team in enumerate(match.teams) if totals[team] >= facts.limit)
    return frozenset(reached) - facts.away


def summary_height(style: Style, out: Sequence[int]) -> int:
    """Of the line in pixels, with its panel where somebody is `out`."""
    return style.type.height(style.text(_SUMMARY), TextStyle.STRONG) + (2 * style.px(_AIR) if out else 0)


def paint_summary(
    surface: pygame.Surface, style: Style, rect: pygame.Rect, text: str, match: Match, out: Sequence[int]
) -> None:
    """The line in the middle; those who are `out` with their faces, on a panel that nobody overlooks."""
    px, side = style.px, rect.height - 2 * style.px(3)
    faces = (side + px(6)) * len(out)
    size = style.type.fitted(text, style.text(_SUMMARY), rect.width - faces - px(60), TextStyle.STRONG)
    line = style.type.line(text, size, style.theme.text, TextStyle.STRONG)
    left = rect.centerx - (line.get_width() + faces) // 2
    if out:
        wide = line.get_width() + faces + 2 * px(24)
        draw_panel(surface, style, pygame.Rect(left - px(24), rect.top, wide, rect.height), PanelKind.DANGER_HOVER)
    for seat in out:
        setup, face = match.seats[seat], pygame.Rect(left, rect.centery - side // 2, side, side)
        draw_medallion(surface, style, face, setup.name, style.theme.bad, face=face_of(style, setup), mood="dismayed")
        left += side + px(6)
    surface.blit(line, line.get_rect(midleft=(left, rect.centery)))
