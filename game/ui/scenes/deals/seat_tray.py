"""What was made of the cards of a seat, and what Club made of them: a bar for each, by one scale for all seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

import pygame

from game.i18n import _
from game.i18n.wording import level_name, number_text
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.graphics.icons import icon
from game.ui.graphics.theme import Rgb, area_of, hex_of, mixed
from game.ui.scenes.deals.pack import Pack
from game.ui.scenes.deals.seat_figures import difference_texts, lead_colour, lead_text
from game.ui.scenes.deals.seat_results import SeatResult
from game.ui.text import TextStyle

_CAPTION: Final = 20
_DIFFERENCE: Final = 23
_WHO: Final = 20
_POINTS: Final = 25
"""Units of what is written."""
_PAD: Final = 10
_GAP: Final = 10
"""Units around all of it, and between what stands in a line."""
_BAR: Final = 0.56
_ROUND: Final = 0.3
_RIM: Final = 2.5
"""The part of a line that its bar takes, of that how round its end is, and units of the edge of Club's."""
_HOLLOW: Final = 0.16
"""How much of the colour of Club is within its bar."""
_PACK: Final = 1.78
_LEAST_PACK: Final = 62
"""The width of a pack in heights of it, and the units of the lowest."""
_LOUDEST: Final = 1.35
"""Words may be so much larger in a tray that is so much higher than it needs to be."""
_SHORTEST: Final = 26
"""Units of a line that has room for any bar."""
_WAITS: Final = "…"


@dataclass(frozen=True, slots=True)
class TrayTold:
    """Of one seat."""

    caption: str
    """When those points were made; empty where they never were."""
    short: str
    """The same in fewer words."""
    ticked: bool
    """Whether the player made them in another match."""
    who: str
    """Who made them."""
    own: bool
    """Whether that was the player."""
    ours: bool
    result: SeatResult


@dataclass(frozen=True, slots=True)
class Trays:
    """What all trays have in common."""

    compared: bool
    """Whether Club is told beside what was made."""
    waits: bool
    """Whether Club is still playing."""
    fewest_win: bool
    brief: bool
    """Whether there is room for one line only."""
    game: str
    told: Sequence[TrayTold]

    @property
    def lines(self) -> int:
        """Of bars, in each of them."""
        return 2 if self.compared else 1

    @property
    def span(self) -> tuple[float, float]:
        """The least and the most of all points, with 0 between them."""
        points = [points for each in self.told for points in (each.result.points, each.result.club) if each.caption]
        known = [float(each) for each in points if each is not None]
        return min(0.0, *known), max(0.0, *known)


def tray_height(style: Style, trays: Trays, larger: float) -> int:
    """The pixels that a tray needs."""
    line = style.type.height(style.text(_POINTS * larger), TextStyle.STRONG)
    if trays.brief:
        return line + style.px(_PAD)
    return _head_height(style, larger) + trays.lines * line + 2 * style.px(_PAD)


def paint_tray(
    surface: pygame.Surface, style: Style, room: pygame.Rect, told: TrayTold, trays: Trays, larger: float
) -> None:
    """A sunk panel: caption and difference above, a bar for whoever sat there, one for Club below it."""
    inner = room.inflate(-2 * style.px(_PAD), -style.px(_PAD) * (1 if trays.brief else 2))
    if not told.caption:
        _paint_untried(surface, style, inner, trays, larger)
        return
    draw_panel(surface, style, room, PanelKind.TRAY, radius=8)
    if trays.brief:
        _paint_brief(surface, style, inner, told, trays, larger)
        return
    larger *= max(1.0, min(_LOUDEST, room.height / tray_height(style, trays, larger)))
    high = _head_height(style, larger)
    _paint_head(surface, style, pygame.Rect(inner.topleft, (inner.width, high)), told, trays, larger)
    step = (inner.height - high) // trays.lines
    widest, ends = _columns(style, trays, larger, inner.width)
    theme, gap = style.theme, style.px(_GAP * larger)
    ink = theme.us if told.own or told.ours else theme.them
    rows = ((told.who, told.result.points, ink), (level_name("club"), told.result.club, theme.text))
    for place, (who, points, colour) in enumerate(rows[: trays.lines]):
        row = pygame.Rect(inner.left, inner.top + high + place * step, inner.width, step)
        size = style.type.fitted(who, style.text(_WHO * larger), widest)
        word = style.type.line(style.type.shortened(who, size, widest), size, theme.text_soft)
        surface.blit(word, word.get_rect(midleft=row.midleft))
        said = number_text(points) if points is not None else _WAITS if trays.waits else "–"
        number = style.type.line(said, style.text(_POINTS * larger), colour, TextStyle.STRONG)
        surface.blit(number, number.get_rect(midright=row.midright))
        bar = pygame.Rect(row.left + widest + gap, 0, 0, round(step * _BAR))
        bar.width, bar.centery = row.right - ends - gap - bar.left, row.centery
        if points is not None and bar.width >= style.px(_SHORTEST):
            _paint_bar(surface, style, bar, float(points), trays.span, colour, hollow=place > 0)


def _paint_untried(surface: pygame.Surface, style: Style, room: pygame.Rect, trays: Trays, larger: float) -> None:
    """The cards wait, their backs up: before the words, or above them where these are long."""
    said, gap = _("Not tried yet"), style.px(_GAP)
    size = style.type.fitted(said, style.text(_CAPTION * larger), room.width)
    line = style.type.line(said, size, style.theme.text_soft)
    wide = min(round(room.height * _PACK), room.width - gap - line.get_width())
    above = room.height - line.get_height()
    if trays.brief or max(wide / _PACK, above) < style.px(_LEAST_PACK):
        surface.blit(line, line.get_rect(center=room.center))
    elif wide / _PACK >= min(above, style.px(_LEAST_PACK)):
        left = room.centerx - (wide + gap + line.get_width()) // 2
        _paint_pack(surface, style, pygame.Rect(left, room.top, wide, room.height), trays.game)
        surface.blit(line, line.get_rect(midleft=(left + wide + gap, room.centery)))
    else:
        _paint_pack(surface, style, pygame.Rect(room.left, room.top, room.width, above), trays.game)
        surface.blit(line, line.get_rect(midbottom=room.midbottom))


def _paint_pack(surface: pygame.Surface, style: Style, room: pygame.Rect, game: str) -> None:
    pack = Pack(game)
    pack.arrange(style, room)
    pack.paint(surface, style, room)


def _head_height(style: Style, larger: float) -> int:
    return style.type.height(style.text(_DIFFERENCE * larger), TextStyle.STRONG)


def _paint_head(
    surface: pygame.Surface, style: Style, room: pygame.Rect, told: TrayTold, trays: Trays, larger: float
) -> None:
    """When it was, and at the end by how much that differs from Club; in fewer words where there is little room."""
    left, right, lead = room.left, room.right, told.result.lead
    caption, tick = style.text(_CAPTION * larger), _tick(style, told, larger)
    if lead is not None:
        said = _differences(trays, lead)[_manner(style, room.width, trays, larger)]
        line = style.type.line(said, style.text(_DIFFERENCE * larger), lead_colour(style, lead), TextStyle.STRONG)
        surface.blit(line, line.get_rect(midright=(right, room.centery)))
        right -= line.get_width() + style.px(_GAP)
    if tick:
        sign = icon(style, "tick", tick - style.px(_GAP) // 2, style.theme.gilt)
        surface.blit(sign, sign.get_rect(midleft=(left, room.centery)))
        left += tick
    said = told.caption if style.type.width(told.caption, caption) <= right - left else told.short
    size = style.type.fitted(said, caption, right - left)
    ink = style.theme.gilt if told.ticked else style.theme.text_soft
    line = style.type.line(style.type.shortened(said, size, right - left), size, ink)
    surface.blit(line, line.get_rect(midleft=(left, room.centery)))


def _differences(trays: Trays, lead: Decimal) -> tuple[str, ...]:
    """By how much a seat differs from Club: in all words, in few of them, with a sign."""
    return (*difference_texts(lead, fewest_win=trays.fewest_win), lead_text(lead, fewest_win=trays.fewest_win))


def _manner(style: Style, room: int, trays: Trays, larger: float) -> int:
    """Which of them has room beside the captions of all seats, so that all are told alike."""
    size = style.text(_DIFFERENCE * larger)
    least = 2
    for told in trays.told:
        if told.result.lead is None or not told.caption:
            continue
        free = room - _tick(style, told, larger) - style.px(_GAP)
        free -= style.type.width(told.short, style.text(_CAPTION * larger))
        texts = _differences(trays, told.result.lead)
        fits = [style.type.width(text, size, TextStyle.STRONG) <= free for text in texts]
        least = min(least, 2 - fits.index(True)) if True in fits else 0
    return 2 - least


def _tick(style: Style, told: TrayTold, larger: float) -> int:
    """The pixels of the sign before the caption of what the player made in another match."""
    return round(style.text(_CAPTION * larger) * 0.9) + style.px(_GAP) // 2 if told.ticked else 0


def _paint_brief(
    surface: pygame.Surface, style: Style, room: pygame.Rect, told: TrayTold, trays: Trays, larger: float
) -> None:
    """Points, Club's and the difference in one line."""
    theme, result = style.theme, told.result
    words = [(number_text(result.points), theme.us if told.own or told.ours else theme.them, TextStyle.STRONG)]
    if trays.compared and result.club is not None:
        club = _("{name} {points}", name=level_name("club"), points=number_text(result.club))
        words.append((club, theme.text, TextStyle.BODY))
    if result.lead is not None:
        said = lead_text(result.lead, fewest_win=trays.fewest_win)
        words.append((said, lead_colour(style, result.lead), TextStyle.STRONG))
    gap = style.px(_GAP)
    whole = (len(words) - 1) * gap
    size = style.text(_CAPTION * larger)
    while size > style.text(0) and whole + sum(style.type.width(text, size, kind) for text, _i, kind in words) > (
        room.width
    ):
        size -= 1
    left = room.centerx - (whole + sum(style.type.width(text, size, kind) for text, _i, kind in words)) // 2
    for text, ink, kind in words:
        line = style.type.line(text, size, ink, kind)
        surface.blit(line, line.get_rect(midleft=(left, room.centery)))
        left += line.get_width() + gap


def _columns(style: Style, trays: Trays, larger: float, room: int) -> tuple[int, int]:
    """The pixels of the names before all bars, and of the numbers behind them."""
    names = {each.who for each in trays.told if each.caption} | ({level_name("club")} if trays.compared else set())
    widest = max((style.type.width(name, style.text(_WHO * larger)) for name in names), default=0)
    numbers = [each for told in trays.told if told.caption for each in (told.result.points, told.result.club)]
    ends = [
        style.type.width(number_text(each), style.text(_POINTS * larger), TextStyle.STRONG)
        for each in numbers
        if each is not None
    ]
    return min(widest, room // 3), max(ends, default=0)


def _paint_bar(
    surface: pygame.Surface,
    style: Style,
    room: pygame.Rect,
    points: float,
    span: tuple[float, float],
    ink: Rgb,
    *,
    hollow: bool,
) -> None:
    """From 0 as far as the points go: full for who sat there, an outline for Club, told apart without colours too."""
    least, most = span
    scale = room.width / ((most - least) or 1.0)
    ground = round(-least * scale)
    end = round((points - least) * scale)
    bar = pygame.Rect(room.left + min(ground, end), room.top, max(style.px(3), abs(end - ground)), room.height)
    corner = min(bar.height * _ROUND, bar.width / 2)
    if hollow:
        rim = min(style.px(_RIM), bar.width / 2)
        fill = hex_of(mixed(style.theme.panel, ink, _HOLLOW))
        shape = (
            f'<rect x="{rim / 2}" y="{rim / 2}" width="{bar.width - rim}" height="{bar.height - rim}" '
            f'rx="{corner}" fill="{fill}" stroke="{hex_of(ink)}" stroke-width="{rim}"/>'
        )
    else:
        fill = hex_of(area_of(style.theme, ink))
        shape = f'<rect width="{bar.width}" height="{bar.height}" rx="{corner}" fill="{fill}"/>'
    markup = f'<svg xmlns="http://www.w3.org/2000/svg" width="{bar.width}" height="{bar.height}">{shape}</svg>'
    surface.blit(style.pictures.drawn(markup, bar.size), bar)
