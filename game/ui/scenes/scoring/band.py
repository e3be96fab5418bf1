"""The event of a round above its score: faces, a headline, and the cards it was about, large."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.cards import format_faces
from game.ui.graphics.background import lettering, lettering_fitted
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.graphics.liveliness import nodding
from game.ui.graphics.medallion import draw_medallion
from game.ui.graphics.pictures import CARD_RATIO
from game.ui.graphics.theme import Rgb, hex_of
from game.ui.mirror import is_mirrored
from game.ui.scenes.scoring.story import Telling
from game.ui.text import TextStyle

LIVELY_MS: Final = 1800.0
"""So long the faces of who has won are not still."""
_RAYS: Final = 20
_RAY: Final = 0.08
"""Half the width of a ray at its end, as a part of its length."""
_LIGHT: Final = 0.28
_HIGH: Final = 150
_HEADLINE: Final = 44
_LEAST_HEADLINE: Final = 30
"""Units below which a headline is set in two lines."""
_PARTS: Final = (0.55, 0.65, 0.75, 0.9)
_DETAIL: Final = 22
_CARDS_PART: Final = 0.36
_MANY_CARDS_PART: Final = 0.47
_MANY_CARDS: Final = 8
"""Of the width, at most, for the cards."""
_STEP: Final = 0.5
"""From card to card, as a part of their width."""
_STEP_ALONE: Final = 0.72
"""In a meld that lies alone."""
_LEAST_STEP: Final = 0.34
"""With which the widest index is seen whole."""
_LEAST_CARD: Final = 66
"""Units of the width of a card; melds that have no room for it are left out, the earliest first."""
_BETWEEN_MELDS: Final = 16


@dataclass(frozen=True, slots=True)
class Shown:
    """A face beside the headline."""

    name: str
    face: str
    colour: Rgb


def band_height(style: Style) -> int:
    """In pixels."""
    return style.px(_HIGH)


def paint_band(
    surface: pygame.Surface,
    style: Style,
    told: Telling,
    faces: tuple[Shown, ...],
    rect: pygame.Rect,
    gone: float = LIVELY_MS,
) -> None:
    """Faces at the beginning, cards at the end, the words between them, `gone` milliseconds after the round."""
    px = style.px
    left = rect.left + px(20)
    side = rect.height - px(14)
    crowned = told.mood == "glad"
    draw_panel(surface, style, rect, PanelKind.ROW_CHOSEN if crowned else PanelKind.TRAY)
    if crowned and faces:
        _paint_rays(surface, style, rect, (len(faces) - 1) * side * 3 // 8 + side // 2 + px(20))
    for number, one in enumerate(faces):
        at = pygame.Rect(left + number * side * 3 // 4, rect.centery - side // 2, side, side)
        if crowned:
            at.move_ip(0, -nodding(gone, LIVELY_MS, side, number))
        draw_medallion(surface, style, at, one.name, one.colour, face=one.face, mood=told.mood, crowned=crowned)
    if faces:
        left += (len(faces) - 1) * side * 3 // 4 + side + px(18)
    right = rect.right - px(24)
    if told.melds:
        right = _paint_cards(surface, style, told, rect, right) - px(24)
    _paint_words(surface, style, told, pygame.Rect(left, rect.top, max(1, right - left), rect.height))


def _paint_rays(surface: pygame.Surface, style: Style, rect: pygame.Rect, across: int) -> None:
    """Light that goes out from the faces, which are so far across the band."""
    reach, high, light = 4 * rect.height, rect.height, hex_of(style.theme.brass_light)
    rays = "".join(
        f'<path d="M0 0 L{reach} {-reach * _RAY:.1f} L{reach} {reach * _RAY:.1f} Z" transform="rotate({turn})"/>'
        for turn in range(0, 360, 360 // _RAYS)
    )
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {rect.width} {high}"><defs>'
        f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="{reach}">'
        f'<stop offset="0.1" stop-color="{light}" stop-opacity="{_LIGHT}"/>'
        f'<stop offset="1" stop-color="{light}" stop-opacity="0"/></radialGradient></defs>'
        f'<g transform="translate({across} {high / 2})" fill="url(#g)">{rays}</g></svg>'
    )
    drawn = style.pictures.drawn(markup, rect.size)
    surface.blit(pygame.transform.flip(drawn, flip_x=True, flip_y=False) if is_mirrored(surface) else drawn, rect)


def _paint_cards(surface: pygame.Surface, style: Style, told: Telling, rect: pygame.Rect, right: int) -> int:
    """Whole cards, each over a part of the one before, meld by meld up to `right`; returns where they begin."""
    gap, highest = style.px(_BETWEEN_MELDS), round((rect.height - style.px(24)) / CARD_RATIO)
    melds = list(told.melds)
    while True:
        count = sum(len(meld) for meld in melds)
        part = _MANY_CARDS_PART if count > _MANY_CARDS else _CARDS_PART
        room = round(rect.width * part) - gap * (len(melds) - 1)
        width = min(highest, round(room / (len(melds) + _LEAST_STEP * (count - len(melds)))))
        if len(melds) == 1 or width >= min(highest, style.px(_LEAST_CARD)):
            break
        del melds[0]
    width = max(1, width)
    most = round(width * (_STEP if len(melds) > 1 else _STEP_ALONE))
    step = max(1, min(most, (room - width * len(melds)) // max(1, count - len(melds))))
    left = begins = right - step * (count - len(melds)) - width * len(melds) - gap * (len(melds) - 1)
    top = rect.centery - round(width * CARD_RATIO) // 2
    for meld in melds:
        for card in meld:
            picture = style.pictures.card(format_faces((card,)), width, max(2, width // 24))
            picture.draw(surface, left, top)
            left += step
        left += width - step + gap
    return begins


def _paint_words(surface: pygame.Surface, style: Style, told: Telling, room: pygame.Rect) -> None:
    """The headline in brass, in two lines where it is long; below it what it meant."""
    headline = told.headline
    size = lettering_fitted(style, headline, style.text(_HEADLINE), room.width)
    said = [headline]
    least = style.text(_LEAST_HEADLINE)
    if size < least:
        size = least
        for part in _PARTS:  # two lines of about one length
            said = style.type.wrap(headline, least, round(room.width * part), TextStyle.TITLE)
            if len(said) <= 2:
                break
        if len(said) > 2 or any(lettering_fitted(style, line, size, room.width) < size for line in said):
            size = lettering_fitted(style, headline, least, room.width)
            said = [style.type.shortened(headline, size, room.width, TextStyle.TITLE)]
    lines = [lettering(style, line, size) for line in said]
    step = style.type.height(size, TextStyle.TITLE)
    small = _below(style, told, room.width, 2 if len(lines) == 1 else 1)
    usual = style.text(_DETAIL)
    if any(style.type.width(line, style.type.fitted(line, usual, room.width)) > room.width for line in small):
        lines_left = (room.height - step * len(lines)) // style.type.height(usual)
        small = style.type.wrap(small[0], usual, room.width)[: max(1, lines_left)]
    sizes = [style.type.fitted(line, usual, room.width) for line in small]
    high = step * len(lines) + sum(style.type.height(one) for one in sizes)
    top = room.centery - high // 2
    for line in lines:
        surface.blit(line, (room.left, top))
        top += step
    for text, px in zip(small, sizes, strict=True):
        shown = style.type.shortened(text, px, room.width)
        surface.blit(style.type.line(shown, px, style.theme.text), (room.left, top))
        top += style.type.height(px)


def _below(style: Style, told: Telling, room: int, most: int) -> list[str]:
    """What stands below the headline: a note only where there is room for it."""

    def fits(line: str) -> bool:
        return style.type.width(line, style.text(_DETAIL)) <= room

    lines: list[str] = []
    for part in filter(None, told.below):
        if lines and fits(f"{lines[-1]} {part}"):
            lines[-1] += f" {part}"
        else:
            lines.append(part)
    return lines[:most]
