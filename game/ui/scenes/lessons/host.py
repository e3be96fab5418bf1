"""The coach beside the list of lessons: a face under the arch of the game's home, a word, and how far one has come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import _, language
from game.lessons.coach import coach_of
from game.ui.graphics.background import lettering
from game.ui.graphics.bubble import draw_bubble
from game.ui.graphics.drawing import Style, draw_paragraph, draw_text
from game.ui.graphics.medallion import draw_medallion
from game.ui.graphics.tables import TABLES, home_of
from game.ui.graphics.theme import CONTRAST, table_theme
from game.ui.scenes.doors.arch import door_markup, glow_markup
from game.ui.text import TextStyle

_SAID: Final = 22
_SMALL: Final = 19
_NAME: Final = 34
_PIP: Final = 12
"""Units of the height of a pip of the way."""
_LOWEST: Final = 190
"""Units below which an arch has no room for a face."""


@dataclass(frozen=True, slots=True)
class Host:
    """What the coach of a game says, and how many lessons are done."""

    game: str
    said: str
    done: int
    count: int

    @property
    def progress(self) -> str:
        """How many are done, in words."""
        return _("Done: {number} of {count}", number=self.done, count=self.count)


def greeting(game: str, *, done: int, count: int, begun: str, following: str) -> str:
    """What the coach says; `begun` and `following` are titles of lessons, empty where there is none."""
    if begun:
        return _("We stopped in the middle of a lesson: {title}. Shall we go on?", title=begun)
    if not done:
        name = coach_of(game).called(language().code)
        return _("I'm {coach}. Play a few hands with me, and you'll know the game.", coach=name)
    if done < count:
        return _("Welcome back! Here's what comes next: {title}.", title=following)
    return _("You know the game now. Repeat what you like, or sit down to a real match.")


def paint_host(surface: pygame.Surface, style: Style, rect: pygame.Rect, host: Host, *, column: bool) -> None:
    """In a column below each other, in a band beside each other."""
    (_column if column else _band)(surface, style, rect, host)


def _column(surface: pygame.Surface, style: Style, rect: pygame.Rect, host: Host) -> None:
    px = style.px
    high = style.type.height(style.text(_SMALL)) + px(8) + px(_PIP)
    _paint_way(surface, style, pygame.Rect(rect.left, rect.bottom - high, rect.width, high), host)
    lines = len(style.type.wrap(host.said, style.text(_SAID), rect.width - 2 * px(22)))
    bubble = pygame.Rect(rect.left, 0, rect.width, lines * style.type.height(style.text(_SAID)) + 2 * px(16))
    bubble.bottom = rect.bottom - high - px(24)
    arch = pygame.Rect(rect.left, rect.top, rect.width, bubble.top - px(20) - rect.top)
    if arch.height >= px(_LOWEST):
        arch.width = min(rect.width, arch.height * 92 // 100)
        arch.centerx = rect.centerx
        _paint_arch(surface, style, arch, host.game)
    else:
        bubble.top = rect.top + max(0, (bubble.top - rect.top) // 2)
    tip = (rect.centerx, bubble.top - px(16)) if arch.height >= px(_LOWEST) else None
    _paint_said(surface, style, bubble, host.said, tip)


def _band(surface: pygame.Surface, style: Style, rect: pygame.Rect, host: Host) -> None:
    px, side = style.px, rect.height
    face = pygame.Rect(rect.left, rect.top, side, side)
    _paint_face(surface, style, face, host.game)
    high = style.type.height(style.text(_SMALL)) + px(8) + px(_PIP)
    left = face.right + px(34)
    bubble = pygame.Rect(left, rect.top, rect.right - left, rect.height - high - px(16))
    _paint_said(surface, style, bubble, host.said, (left - px(18), bubble.centery))
    _paint_way(surface, style, pygame.Rect(left, rect.bottom - high, bubble.width, high), host)


def _paint_arch(surface: pygame.Surface, style: Style, rect: pygame.Rect, game: str) -> None:
    """The niche, the light in it, the face and the name."""
    look = TABLES[home_of(game)]
    theme, edge = look.dyed(table_theme(style.theme)), style.px(4)
    surface.blit(style.pictures.drawn(door_markup(look.arch, rect.size, theme, edge), rect.size), rect)
    if style.theme.name != CONTRAST.name:
        surface.blit(style.pictures.drawn(glow_markup(look.arch, rect.size, look.lamp, edge), rect.size), rect)
    at_table = style.at_table()
    name = coach_of(game).called(language().code)
    px = style.type.fitted(name, style.text(_NAME), rect.width * 3 // 4, TextStyle.TITLE)
    words = lettering(at_table, name, px)
    foot = rect.bottom - 3 * edge - words.get_height()
    surface.blit(words, words.get_rect(midtop=(rect.centerx, foot)))
    side = min(rect.width * 62 // 100, (foot - rect.top) * 70 // 100)
    face = pygame.Rect(0, 0, side, side)
    face.midbottom = (rect.centerx, foot - style.px(4))
    _paint_face(surface, style, face, game)


def _paint_face(surface: pygame.Surface, style: Style, rect: pygame.Rect, game: str) -> None:
    coach = coach_of(game)
    draw_medallion(surface, style, rect, coach.called(language().code), style.theme.brass, face=coach.key, mood="glad")


def _paint_said(
    surface: pygame.Surface, style: Style, rect: pygame.Rect, text: str, tip: tuple[int, int] | None
) -> None:
    """The words on paper, smaller where they are long."""
    px, units = style.px, _SAID
    draw_bubble(surface, style, rect, tip)
    inner = rect.inflate(-2 * px(20), -2 * px(10))
    while units > _SMALL:
        size = style.text(units)
        if len(style.type.wrap(text, size, inner.width)) * style.type.height(size) <= inner.height:
            break
        units -= 1
    size = style.text(units)
    high = len(style.type.wrap(text, size, inner.width)) * style.type.height(size)
    room = pygame.Rect(inner.left, inner.centery - high // 2, inner.width, high)
    draw_paragraph(surface, style, text, units, style.theme.ink, room)


def _paint_way(surface: pygame.Surface, style: Style, rect: pygame.Rect, host: Host) -> None:
    """A pip for each lesson, filled where it is done, and how many are."""
    theme, px = style.theme, style.px
    draw_text(surface, style, host.progress, _SMALL, theme.text_soft, topleft=rect.topleft)
    gap, high = px(6), px(_PIP)
    wide = (rect.width - gap * (host.count - 1)) // max(1, host.count)
    for place in range(host.count):
        pip = pygame.Rect(rect.left + place * (wide + gap), rect.bottom - high, wide, high)
        surface.fill(theme.good if place < host.done else theme.panel_edge, pip)
