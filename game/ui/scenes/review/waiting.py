"""What stands in the place of a decision as long as there is none: how far the review is, and what it does."""

from __future__ import annotations

from typing import Final

import pygame

from game.i18n import _
from game.review.desk import Desk
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.graphics.theme import Rgb
from game.ui.text import TextStyle

_HEAD: Final = 28
_TEXT: Final = 20
_WIDE: Final = 620
"""Units of the width of words and bar at most."""
_BAR: Final = 16


def draw_centred(
    surface: pygame.Surface, style: Style, rect: pygame.Rect, text: str, units: float, colour: Rgb
) -> None:
    """Lines of a text in the middle of a place."""
    size = style.text(units)
    lines, step = style.type.wrap(text, size, max(1, rect.width)), style.type.height(size)
    for number, each in enumerate(lines):
        line = style.type.line(each, size, colour)
        surface.blit(
            line, line.get_rect(center=(rect.centerx, rect.centery + round((number - (len(lines) - 1) / 2) * step)))
        )


def paint_waiting(surface: pygame.Surface, style: Style, rect: pygame.Rect, head: str, desk: Desk | None) -> None:
    """A tray, in its middle the state of the review, how much of the round is done, and what happens in it."""
    px, theme = style.px, style.theme
    draw_panel(surface, style, rect, PanelKind.TRAY)
    wide = min(px(_WIDE), rect.width - px(60))
    if wide <= 0:
        return
    going = desk is not None and desk.current is not None
    parts = [(head, _HEAD, theme.gilt, TextStyle.STRONG), (_told(desk), _TEXT, theme.text, TextStyle.BODY)]
    lines = [
        (line, style.text(units), shade, kind)
        for text, units, shade, kind in parts
        for line in style.type.wrap(text, style.text(units), wide, kind)
        if text
    ]
    bar_high = px(_BAR) + px(36) if going else px(12)
    whole = sum(style.type.height(size, kind) for _line, size, _shade, kind in lines) + bar_high
    top, headed = rect.centery - whole // 2, False
    for text, size, shade, kind in lines:
        if kind is TextStyle.BODY and not headed:
            headed = True
            if going and desk is not None:
                groove = pygame.Rect(rect.centerx - wide // 2, top + px(18), wide, px(_BAR))
                draw_panel(surface, style, groove, PanelKind.FIELD, radius=8)
                done = groove.copy()
                done.width = round(groove.width * desk.progress)
                if done.width > px(_BAR):
                    draw_panel(surface, style, done, PanelKind.BRASS, radius=8)
            top += bar_high
        line = style.type.line(text, size, shade, kind)
        surface.blit(line, line.get_rect(midtop=(rect.centerx, top)))
        top += style.type.height(size, kind)


def _told(desk: Desk | None) -> str:
    """What is done, or what there is to do."""
    if desk is None:
        return ""
    if not desk.rounds:
        return _("As soon as a round is over it can be reviewed here.")
    if desk.paused:
        return _("Press Resume to go over this round.")
    if desk.busy:
        return _(
            "Each of your decisions is compared with the strongest opponent's, in many deals that fit what you saw."
        )
    return ""
