"""The match that goes on first, at the head of the list: as high as two rows, with larger faces."""

from __future__ import annotations

from itertools import product
from typing import Final

import pygame

from game.games import INFOS
from game.i18n import _
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.graphics.emblem import draw_emblem
from game.ui.graphics.icons import icon
from game.ui.scenes.load.row import (
    EDGE,
    SMALLER,
    RowTold,
    fitting_words,
    paint_edge,
    paint_faces,
    standing_texts,
    state_said,
    title_text,
)
from game.ui.text import TextStyle

_CALL: Final = 21
_TITLE: Final = 31
_SMALL: Final = 22
"""Units of what is written."""
_PAD: Final = 16
_APART: Final = 18
"""Units around it, and between its parts."""
_EMBLEM: Final = 0.74
_FACES: Final = (0.74, 0.6, 0.5)
"""The parts of its height that its emblem takes, and the faces at most and at least."""


def paint_lead(surface: pygame.Surface, style: Style, rect: pygame.Rect, told: RowTold) -> None:
    """Emblem, a call to go on, game and standing, the others' faces, day and time."""
    theme, px, saved = style.theme, style.px, told.saved
    lit = PanelKind.ROW_RINGED if told.ringed else PanelKind.ROW_CHOSEN
    draw_panel(surface, style, rect, lit if told.chosen else PanelKind.PLAIN)
    paint_edge(surface, style, rect, told.result)
    side = round(rect.height * _EMBLEM)
    emblem = pygame.Rect(rect.left + px(8 + EDGE + _PAD), rect.centery - side // 2, side, side)
    draw_emblem(surface, style, emblem, saved.game or "")
    left, right = emblem.right + px(_APART), rect.right - px(_PAD + 4)
    kinds = ((_CALL, TextStyle.STRONG), (_TITLE, TextStyle.STRONG), (_SMALL, TextStyle.BODY))
    highs = [style.type.height(style.text(units), kind) for units, kind in kinds]
    tops = [rect.centery - sum(highs) // 2 + sum(highs[:line]) for line in range(len(highs))]
    call = draw_text(surface, style, _("Resume"), _CALL, theme.gilt, TextStyle.STRONG, topleft=(left, tops[0]))
    sign = icon(style, "onward", call.height * 2 // 3, theme.gilt)
    surface.blit(sign, sign.get_rect(midleft=(call.right + px(4), call.centery)))
    ends = []
    dated = ((told.day, theme.text_soft), (told.time, theme.text_soft), (told.state, theme.text))
    for (text, ink), top, high in zip(dated, tops, highs, strict=True):
        kind = TextStyle.STRONG if text == told.state else TextStyle.BODY
        ends.append(draw_text(surface, style, text, _SMALL, ink, kind, midright=(right, top + high // 2)).left)
    teams = INFOS[saved.game or ""].teams(len(saved.seats))
    title, standings, round_text = title_text(saved), standing_texts(saved, yours=told.yours), state_said(saved)
    wide = style.type.width(title, style.text(_TITLE), TextStyle.STRONG)
    beside = wide + px(_PAD) + style.type.width(round_text, style.text(_SMALL))
    room = min(ends) - px(_APART) - left
    for standing, part in product(standings, _FACES):  # smaller faces rather than fewer words
        words, high = max(beside, style.type.width(standing, style.text(_SMALL * SMALLER))), round(rect.height * part)
        taken = paint_faces(
            surface, style, saved, teams, pygame.Rect(left, rect.centery - high // 2, room, high), words
        )
        if taken:
            room -= taken
            break
    title = style.type.shortened(title, style.text(_TITLE), room, TextStyle.STRONG)
    drawn = draw_text(surface, style, title, _TITLE, theme.text, TextStyle.STRONG, topleft=(left, tops[1]))
    if beside <= room:
        after = (drawn.right + px(_PAD), drawn.centery)
        draw_text(surface, style, round_text, _SMALL, theme.text_soft, midleft=after)
    size, line = fitting_words(style, standings, room)
    written = style.type.line(style.type.shortened(line, size, room), size, theme.text)
    surface.blit(written, (left, tops[2]))
