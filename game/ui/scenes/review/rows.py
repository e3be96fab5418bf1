"""How the decisions of a review look in their list: which turn it was, what was done, and what is found of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.review.judging import Judged
from game.ui.graphics.card_strip import draw_strip, strip_size
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.graphics.theme import Rgb, Theme, hex_of
from game.ui.mirror import is_mirrored
from game.ui.scenes.review.ways import Sign, draw_sign
from game.ui.scenes.review.words import Deed, Verdict, verdict_of
from game.ui.shared_texts import names_text
from game.ui.text import TextStyle

SIGNS: Final = {Verdict.BEST: Sign.GOOD, Verdict.EVEN: Sign.EVEN, Verdict.DEAR: Sign.BAD, Verdict.BETTER: Sign.GOOD}
CARD: Final = 86
"""Units of the width of a card."""
_SIGN: Final = 26
_POINTER: Final = 14
_SIZES: Final = (17, 19)
"""Units of the two lines."""


@dataclass(frozen=True, slots=True)
class Said:
    """What a row says."""

    turn: str
    done: Deed
    instead: Deed | None
    """What would have been better, or worse; None where that is not told."""
    verdict: str


def row_height(style: Style) -> int:
    """Of a row of the list, in pixels."""
    words = sum(style.type.height(style.text(units)) for units in _SIZES)
    return max(words, strip_size(style, 1, 100, CARD)[1]) + style.px(16)


def verdict_colour(theme: Theme, decision: Judged) -> Rgb:
    """Of words that say what is found of a decision."""
    return {Sign.GOOD: theme.good, Sign.EVEN: theme.text_soft, Sign.BAD: theme.bad}[SIGNS[verdict_of(decision)]]


def paint_row(
    surface: pygame.Surface, style: Style, rect: pygame.Rect, decision: Judged, said: Said, *, chosen: bool
) -> None:
    """The turn with what was done over what would have been better, their cards, and the verdict with its sign.

    Where there is no room for both, the turn over what was done.
    """
    theme, px = style.theme, style.px
    draw_panel(surface, style, rect, PanelKind.ROW_CHOSEN if chosen else PanelKind.ROW)
    colour = verdict_colour(theme, decision)
    verdict = draw_text(
        surface, style, said.verdict, 19, colour, TextStyle.STRONG, midright=(rect.right - px(12), rect.centery)
    )
    sign = pygame.Rect(0, 0, px(_SIGN), px(_SIGN))
    sign.midright = (verdict.left - px(6), rect.centery)
    draw_sign(surface, style, sign, SIGNS[verdict_of(decision)])
    left, right = rect.left + px(14), sign.left - px(12)
    lines = (names_text((said.turn, said.done.text)), said.instead.text if said.instead is not None else "")
    beside = _cards_wide(style, said, right - left)
    whole = all(style.type.width(text, style.text(units)) <= right - left - beside for text, units in _sized(lines))
    if said.instead is not None and whole:
        right = _strip(surface, style, said.instead, right, rect.centery, (right - left) // 3)
        if said.instead.cards and said.done.cards:
            right = _pointer(surface, style, right, rect.centery)
        right = _strip(surface, style, said.done, right, rect.centery, (right - left) // 3)
    else:
        lines = said.turn, said.done.text
        right = _strip(surface, style, said.done, right, rect.centery, (right - left) // 2)
    top = rect.centery - sum(style.type.height(style.text(units)) for units in _SIZES) // 2
    for (text, units), shade in zip(_sized(lines), (theme.text_soft, theme.text), strict=True):
        high = style.type.height(style.text(units))
        size = style.type.fitted(text, style.text(units), right - left)
        line = style.type.line(style.type.shortened(text, size, right - left), size, shade)
        surface.blit(line, line.get_rect(midleft=(left, top + high // 2)))
        top += high


def _sized(lines: tuple[str, str]) -> tuple[tuple[str, int], ...]:
    return tuple(zip(lines, _SIZES, strict=True))


def _cards_wide(style: Style, said: Said, room: int) -> int:
    """What the cards of both ways take of a row, in pixels."""
    deeds = [deed for deed in (said.done, said.instead) if deed is not None and deed.cards]
    strips = sum(strip_size(style, len(deed.cards.split()), room // 3, CARD)[0] + style.px(10) for deed in deeds)
    return strips + (style.px(_POINTER) + style.px(10)) * (len(deeds) > 1)


def _strip(surface: pygame.Surface, style: Style, deed: Deed, right: int, middle: int, room: int) -> int:
    """The cards of a deed, ending at `right`; returns what is free before them."""
    if not deed.cards:
        return right
    wide, high = strip_size(style, len(deed.cards.split()), room, CARD)
    strip = pygame.Rect(right - wide, middle - high // 2, wide, high)
    draw_strip(surface, style, deed.cards, strip, CARD)
    return strip.left - style.px(10)


def _pointer(surface: pygame.Surface, style: Style, right: int, middle: int) -> int:
    """From what was done to what would have been better; returns what is free before it."""
    side = style.px(_POINTER)
    place = pygame.Rect(right - side, middle - side // 2, side, side)
    ends = "M80 12 L20 50 L80 88 Z" if is_mirrored(surface) else "M20 12 L80 50 L20 88 Z"
    markup = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<path d="{ends}" fill="{hex_of(style.theme.text_soft)}"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, place.size), place)
    return place.left - style.px(10)
