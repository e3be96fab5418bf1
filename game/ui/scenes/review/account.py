"""What the result of a round is made of: a bar for each part where the one before ended, at last the whole.

Before each part stands whose it is: cards, the player's face, those of the others; before the whole the sign of a sum.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from enum import Enum, auto
from typing import Final

import pygame

from game.i18n import _, decimal_sign
from game.match.playback import Playback
from game.review.decisions import own_seat
from game.review.findings import RoundReview
from game.review.sums import Sums
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.graphics.medallion import draw_medallion, face_of
from game.ui.graphics.pictures import CARD_RATIO
from game.ui.judged.deeds import CARD_BACK
from game.ui.judged.signs import Sign, draw_bar
from game.ui.judged.verdicts import Points, signed_or_none
from game.ui.text import SMALLEST, TextStyle
from game.ui.widgets.graph import team_colour

_LINES: Final = 4
_SIZE: Final = 19
_RESULT: Final = 24
_CAPTION: Final = 17
_PAD: Final = 16
_BAR: Final = 0.5
"""The height of a bar by that of its line."""
_WORDS: Final = 0.5
"""The part that words take at most where there is no room for both beside the figures."""
_LEAST: Final = 80
"""Units of width below which bars say nothing."""
_WHOSE: Final = 52
"""Units of what stands before a line."""
_BESIDE: Final = 0.62
"""From one to the next of the faces or cards there, in their widths."""
_CARDS: Final = 3


class Whose(Enum):
    """What a part comes from."""

    CARDS = auto()
    PLAYER = auto()
    OTHERS = auto()
    SUM = auto()


@dataclass(frozen=True, slots=True)
class Part:
    """A line of the account."""

    whose: Whose
    label: str
    brief: str
    """The same where there is little room."""
    said: str
    """Its points."""
    begin: float
    """How many points there were before it."""
    points: float


def account_parts(review: RoundReview, points: Points) -> list[Part]:
    """What the result of a round is made of, at last the result."""
    sums = _plain(points.sums(review))
    nothing = Decimal(0)
    parts = (
        (Whose.CARDS, _("Luck of the deal"), "", nothing, sums.gift),
        (Whose.PLAYER, _("Your decisions"), "", sums.gift, sums.play),
        (Whose.OTHERS, _("Others' play and later luck"), _("The others, and chance"), sums.gift + sums.play, sums.rest),
        (Whose.SUM, _("Your result"), "", nothing, sums.lead),
    )
    tenths = any(came % 1 for *_named, came in parts)
    return [
        Part(whose, label, brief or label, _said(came, tenths=tenths), float(begin), float(came))
        for whose, label, brief, begin, came in parts
    ]


def _plain(sums: Sums) -> Sums:
    """All in whole points where the decisions come to whole ones, as their points are told so elsewhere."""
    if sums.play % 1:
        return sums
    gift, lead = (each.quantize(Decimal(1)) + 0 for each in (sums.gift, sums.lead))
    return replace(sums, gift=gift, lead=lead)


def _said(points: Decimal, *, tenths: bool) -> str:
    """With a sign; all of them with tenths or none, so that their digits stand below one another."""
    return decimal_sign(f"{points:+.1f}".replace("-", "−")) if tenths and points else signed_or_none(points)


def account_tip() -> str:
    """What its lines mean, for whoever rests the pointer on them."""
    return _(
        "Luck of the deal: what equally strong players would have made of your cards. Your decisions: what yours "
        "gained or gave away. The rest came from how the others played, and from cards drawn later."
    )


def account_height(style: Style) -> int:
    """Of all its lines, their heading and the tray around them, in pixels."""
    return style.type.height(style.text(_CAPTION)) + _LINES * _step(style) + style.px(26)


def paint_account(
    surface: pygame.Surface, style: Style, rect: pygame.Rect, parts: Sequence[Part], playback: Playback
) -> None:
    """The tray, the heading, and a line for each part, led on to the next; the last is the sum of all others."""
    theme, px, step, pad = style.theme, style.px, _step(style), style.px(_PAD)
    draw_panel(surface, style, rect, PanelKind.TRAY)
    head, size = _heading(parts[-1].points), style.text(_CAPTION)
    heading = style.type.line(head, style.type.fitted(head, size, rect.width - 2 * pad), theme.text_soft)
    surface.blit(heading, (rect.left + pad, rect.top + px(8)))
    top = rect.top + px(10) + style.type.height(size)
    foot = pygame.Rect(rect.left + px(6), top + (len(parts) - 1) * step + px(4), rect.width - 2 * px(6), step + px(6))
    draw_panel(surface, style, foot, PanelKind.ROW, radius=6)
    middles = [top + number * step + step // 2 for number in range(len(parts) - 1)] + [foot.centery]
    figures = max(style.type.width(part.said, style.text(_RESULT), TextStyle.STRONG) for part in parts)
    inner = rect.width - 2 * pad - px(_WHOSE)
    most = min(round(inner * _WORDS), inner - figures - px(20))
    labels = [part.label for part in parts]
    if max(style.type.width(label, SMALLEST) for label in labels) > most:
        labels = [part.brief for part in parts]
    words = min(most, max(style.type.width(label, style.text(_SIZE), TextStyle.STRONG) for label in labels))
    longest = max(style.type.width(label, SMALLEST) for label in labels)  # letters get no smaller
    bars = pygame.Rect(rect.left + pad + px(_WHOSE) + max(words, longest) + px(18), top, 0, 0)
    bars.width = max(0, rect.right - pad - figures - px(18) - bars.left)
    for part, label, middle in zip(parts, labels, middles, strict=True):
        last = part is parts[-1]
        kind, shade = (TextStyle.STRONG, theme.text) if last else (TextStyle.BODY, theme.text)
        fitted = style.type.fitted(label, style.text(_SIZE), words, kind)
        line = style.type.line(label, fitted, shade, kind)
        begin = rect.left + pad + px(_WHOSE)
        surface.blit(line, line.get_rect(midleft=(begin, middle)))
        _paint_whose(
            surface, style, pygame.Rect(begin - px(_WHOSE), middle - step // 2, px(_WHOSE), step), part, playback
        )
        colour = theme.good if part.points > 0 else theme.bad if part.points < 0 else theme.text
        place = (rect.right - pad, middle)
        draw_text(surface, style, part.said, _RESULT if last else _SIZE, colour, TextStyle.STRONG, midright=place)
    if bars.width >= px(_LEAST):
        _paint_bars(surface, style, bars, parts, middles)


def _heading(lead: float) -> str:
    """What all parts come to, in words: minus says nothing where the fewest points win."""
    if lead > 0:
        return _("Why you came out ahead of the others, in points")
    return _("Why you fell behind the others, in points") if lead < 0 else _("What your result is made of, in points")


def _paint_whose(surface: pygame.Surface, style: Style, room: pygame.Rect, part: Part, playback: Playback) -> None:
    """In the middle of its room: some cards, the faces of whoever it is, or the sign of a sum."""
    own = own_seat(playback)
    side = room.height - style.px(2)
    if part.whose is Whose.SUM:
        centre = (room.centerx - style.px(4), room.centery)
        draw_text(surface, style, "=", _RESULT, style.theme.text, TextStyle.STRONG, center=centre)
        return
    count = len(playback.seats)
    seats = [own] if part.whose is Whose.PLAYER else [(own + ahead) % count for ahead in range(1, count)]
    shown = _CARDS if part.whose is Whose.CARDS else len(seats)
    wide = round(side / CARD_RATIO) if part.whose is Whose.CARDS else side
    step = min(round(wide * _BESIDE), (room.width - style.px(10) - wide) // max(1, shown - 1))
    left = room.centerx - style.px(4) - (wide + step * (shown - 1)) // 2
    for number in range(shown):
        place = pygame.Rect(left + number * step, room.centery - side // 2, wide, side)
        if part.whose is Whose.CARDS:
            style.pictures.card(CARD_BACK, wide).draw(surface, *place.topleft)
        else:
            setup = playback.seats[seats[number]]
            colour = team_colour(style.theme, playback.teams[seats[number]], playback.teams[own])
            draw_medallion(surface, style, place, setup.name, colour, face=face_of(style, setup))


def _paint_bars(
    surface: pygame.Surface, style: Style, field: pygame.Rect, parts: Sequence[Part], middles: Sequence[int]
) -> None:
    """Each begins where the one before ended, and a line leads from one to the other; the last begins at nothing."""
    theme, px = style.theme, style.px
    ends = [0.0, *(part.begin for part in parts), *(part.begin + part.points for part in parts)]
    low, whole = min(ends), (max(ends) - min(ends)) or 1.0
    high, thin = max(px(6), round(_step(style) * _BAR)), max(1, px(1))

    def across(points: float) -> int:
        return field.left + round(field.width * (points - low) / whole)

    begun, ended = middles[0] - high // 2 - px(3), middles[-1] + high // 2 + px(3)
    surface.fill(theme.text_faint, (across(0.0), begun, thin, ended - begun))
    for number, (part, middle) in enumerate(zip(parts, middles, strict=True)):
        begin, end = sorted((across(part.begin), across(part.begin + part.points)))
        if part.points:
            bar = pygame.Rect(begin, middle - high // 2, max(px(3), end - begin), high)
            draw_bar(surface, style, bar, Sign.GOOD if part.points > 0 else Sign.BAD)
        if number < len(parts) - 1:
            led = across(part.begin + part.points)
            below = middle + high // 2 if part.points else middle - high // 2
            surface.fill(theme.text_soft, (led - thin, below, max(2, px(2)), middles[number + 1] - high // 2 - below))


def _step(style: Style) -> int:
    return style.type.height(style.text(_SIZE)) + style.px(3)
