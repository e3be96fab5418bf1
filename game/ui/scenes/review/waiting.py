"""What stands in the place of a decision as long as there is none: how far the review is, and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.i18n import _
from game.i18n.phrases import phrases_of
from game.review.desk import Desk
from game.review.findings import RoundReview
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.graphics.emblem import draw_emblem
from game.ui.graphics.theme import Rgb
from game.ui.judged.signs import Sign, draw_sign
from game.ui.text import TextStyle

_HEAD: Final = 34
_TEXT: Final = 21
_WIDE: Final = 760
"""Units of the width of words and bar at most."""
_BAR: Final = 18
_SIGN: Final = 34
_EMBLEM: Final = 120
_NAME: Final = 24
_PAD: Final = 60
"""Units of the tray around them."""


def paint_waiting(
    surface: pygame.Surface, style: Style, rect: pygame.Rect, game: str, head: str, desk: Desk | None
) -> None:
    """A tray, in its middle the state of the review, how much of the round is done, and what it will show."""
    px, theme = style.px, style.theme
    wide = min(px(_WIDE), rect.width - px(60))
    if wide <= 0:
        return
    going, told = desk is not None and desk.current is not None, _told(desk)
    promises = _promises() if desk is None or desk.rounds else ()
    said = _high(style, head, _HEAD, wide, TextStyle.STRONG) + _high(style, told, _TEXT, wide)
    bar = px(_BAR) + px(36) if going else px(12)
    whole = said + bar + (px(30) + _step(style) * len(promises) if promises else 0)
    emblem = px(_EMBLEM) if whole + px(_EMBLEM) + px(40) <= rect.height else 0
    whole += emblem + px(16) if emblem else 0
    top = rect.centery - whole // 2
    tray = pygame.Rect(0, 0, wide + 2 * px(_PAD), min(rect.height, whole + 2 * px(_PAD)))
    tray.center = rect.center
    draw_panel(surface, style, tray.clip(rect), PanelKind.TRAY)
    if emblem:
        draw_emblem(surface, style, pygame.Rect(rect.centerx - emblem // 2, top, emblem, emblem), game)
        top += emblem + px(16)
    column = pygame.Rect(rect.centerx - wide // 2, top, wide, 0)
    column.top += _paint_centred(surface, style, column, head, _HEAD, theme.gilt, TextStyle.STRONG)
    if going and desk is not None:
        _paint_bar(surface, style, pygame.Rect(column.left, column.top + px(18), wide, px(_BAR)), desk)
    column.top += bar
    column.top += _paint_centred(surface, style, column, told, _TEXT, theme.text, TextStyle.BODY) + px(30)
    column.height = rect.bottom - column.top
    _paint_promises(surface, style, column, promises)


def paint_game(surface: pygame.Surface, style: Style, rect: pygame.Rect, game: str) -> None:
    """The name of the game and its emblem, at the end of a row."""
    disc = pygame.Rect(rect.right - rect.height, rect.top, rect.height, rect.height)
    draw_emblem(surface, style, disc, game)
    name, place = phrases_of(game).title, (disc.left - style.px(12), rect.centery)
    draw_text(surface, style, name, _NAME, style.theme.gilt, TextStyle.STRONG, midright=place)


def _paint_promises(
    surface: pygame.Surface, style: Style, column: pygame.Rect, promises: Sequence[tuple[Sign, str]]
) -> None:
    """As many as find room, each behind its sign, in the middle of the column."""
    side, gap, step = style.px(_SIGN), style.px(14), _step(style)
    size, room = style.text(_TEXT), column.width - side - gap
    for _sign, text in promises:
        size = min(size, style.type.fitted(text, size, room))
    widest = max((style.type.width(text, size) for _sign, text in promises), default=0)
    left = column.centerx - (widest + side + gap) // 2
    for number, (sign, text) in enumerate(promises[: column.height // step]):
        middle = column.top + number * step + step // 2
        draw_sign(surface, style, pygame.Rect(left, middle - side // 2, side, side), sign)
        line = style.type.line(text, size, style.theme.text)
        surface.blit(line, line.get_rect(midleft=(left + side + gap, middle)))


def _paint_centred(
    surface: pygame.Surface, style: Style, column: pygame.Rect, text: str, units: float, shade: Rgb, kind: TextStyle
) -> int:
    """Lines from the top of a column on; returns what they take."""
    size, top = style.text(units), column.top
    for each in style.type.wrap(text, size, column.width, kind) if text else ():
        line = style.type.line(each, size, shade, kind)
        surface.blit(line, line.get_rect(midtop=(column.centerx, top)))
        top += style.type.height(size, kind)
    return top - column.top


def _high(style: Style, text: str, units: float, width: int, kind: TextStyle = TextStyle.BODY) -> int:
    size = style.text(units)
    return len(style.type.wrap(text, size, width, kind)) * style.type.height(size, kind) if text else 0


def _step(style: Style) -> int:
    """From one promise to the next."""
    return max(style.px(_SIGN), style.type.height(style.text(_TEXT))) + style.px(12)


def _paint_bar(surface: pygame.Surface, style: Style, groove: pygame.Rect, desk: Desk) -> None:
    """How much of the round is done."""
    draw_panel(surface, style, groove, PanelKind.FIELD, radius=8)
    done = pygame.Rect(groove.left, groove.top, round(groove.width * desk.progress), groove.height)
    if done.width > groove.height:
        draw_panel(surface, style, done, PanelKind.BRASS, radius=8)


def _promises() -> Sequence[tuple[Sign, str]]:
    """What a review shows, each with the sign that it will have."""
    return (
        (Sign.BAD, _("What cost you most, first of all")),
        (Sign.GOOD, _("What would have been better, and why")),
        (Sign.EVEN, _("How lucky your cards were, and what you made of them")),
    )


def _told(desk: Desk | None) -> str:
    """What is done, or what there is to do."""
    if desk is None:
        return ""
    if not desk.rounds:
        return _("Once the first score is counted, you can review it here.")
    if desk.paused:
        return _("Press Resume to go on.")
    if desk.busy:
        return _(
            "Each of your decisions is compared with the strongest opponent's, for many hands the others may have held."
        )
    return ""


def progress_text(game: str, desk: Desk | None, review: RoundReview | None) -> str:
    """What is done now, or why there is nothing to be shown of the round; empty where all is said by what is shown."""
    if desk is None:
        return _("Reading…")
    if not desk.rounds:
        return _("Nothing to review yet.")
    if desk.failed:
        return _("The review stopped unexpectedly. Press Resume to try again.")
    if desk.paused:
        return _("Stopped.")
    if desk.current is not None:
        percent = round(100 * desk.progress)
        words = phrases_of(game).rounds.numbered.said(round=desk.current)
        return _("{round}: {percent}% gone over…", round=words, percent=percent)
    if review is not None and not review.decisions:
        return _("There was nothing to decide here.")
    if review is not None and not any(each.is_clear for each in review.decisions):
        return _("Nothing made a certain difference.")
    return "" if not desk.busy else _("Reading…")
