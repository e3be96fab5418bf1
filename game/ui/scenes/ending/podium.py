"""Who won, at the size that deserves: alone on the screen for a moment, then above the figures of the match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.ui.graphics.background import backdrop, inlay, lettering, lettering_fitted
from game.ui.graphics.drawing import Style, draw_text
from game.ui.graphics.liveliness import draw_glint, nodding
from game.ui.graphics.medallion import draw_medallion
from game.ui.graphics.theme import CONTRAST, Rgb
from game.ui.graphics.trophies import cup, glass, rays
from game.ui.scenes.ending.celebration import Celebration
from game.ui.text import TextStyle

_TITLE: Final = 0.15
"""Of the height of the window."""
_FACES: Final = 0.34
_OTHERS: Final = 0.17
"""Those who lost, where it was the player."""
_CARDS: Final = 0.19
LIVELY_MS: Final = 6400.0
"""So long the winners and their cup are not still."""
_COMES_MS: Final = 620.0
"""For everything to come to its place."""
_BAND_TITLE: Final = 0.23
"""Of the height of the band."""
_HIGH: Final = 0.38
"""Of the width: a band that is higher has its parts below each other."""
_LEAST: Final = 16
"""Pixels of a face where there is no room for any."""
_LIES: Final = 46
"""Units at the foot of the band for what has fallen."""
_FAN_STEP: Final = 0.46
"""From card to card, as a part of their width."""
_LEAST_FAN_STEP: Final = 0.34
"""With which the widest index is seen whole; cards that are too many for it are smaller."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a face."""

    name: str
    face: str
    colour: Rgb


@dataclass(frozen=True, slots=True)
class Podium:
    """What is shown of the winners."""

    title: str
    reason: str
    """Why the match ended, where that is worth saying."""
    names: str
    """The winners in one line."""
    winners: tuple[Person, ...]
    others: tuple[Person, ...]
    """The own team where it lost."""
    comfort: str
    """What is said to them."""
    caption: str
    """Of the cards."""
    brief: str
    """The same where there is little room."""
    cards: tuple[str, ...]
    """The meld of the match, in notation."""

    @property
    def bright(self) -> bool:
        """Whether it is the player's victory, or nobody's defeat."""
        return not self.others


def paint_moment(
    surface: pygame.Surface,
    style: Style,
    podium: Podium,
    size: tuple[int, int],
    gone: float,
    celebration: Celebration | None,
    now: float,
) -> None:
    """The whole window for the winners; `gone` milliseconds after it began."""
    away = max(0.0, 1.0 - gone / _COMES_MS) ** 3
    whole = pygame.Rect((0, 0), size)
    surface.blit(_ground(style, size, bright=podium.bright), (0, 0))
    if celebration is not None:
        celebration.paint(surface, style, whole, now)
    width, high = size
    least = min(high, width * 3 // 4)
    title = lettering(style, podium.title, lettering_fitted(style, podium.title, round(high * _TITLE), width * 9 // 10))
    surface.blit(title, title.get_rect(midtop=(whole.centerx, round(high * (0.05 + 0.1 * away)))))
    side = round(least * _FACES)
    middle = round(high * (0.44 if podium.cards or podium.others else 0.5))
    row = pygame.Rect(0, 0, width, side)
    row.center = (whole.centerx, middle + round(high * 0.06 * away))
    _paint_winners(surface, style, podium, row, gone)
    below = pygame.Rect(0, row.bottom + style.px(14), width, 0)
    _paint_line(surface, style, podium.names, 34, below, style.theme.text, TextStyle.STRONG)
    if podium.others:
        row = pygame.Rect(0, 0, width, round(least * _OTHERS))
        row.midtop = (whole.centerx, round(high * (0.7 + 0.3 * away)))
        _paint_others(surface, style, podium, row)
    elif podium.cards:
        card = round(least * _CARDS / 1.4)
        room = pygame.Rect(0, 0, min(width * 9 // 10, card * 9), round(card * 1.4))
        room.midbottom = (whole.centerx, high - style.px(64))
        draw_fan(surface, style, podium.cards, room, opened=1.0 - away / 2)
        foot = (whole.centerx, room.bottom + style.px(12))
        draw_text(surface, style, podium.caption, 24, style.theme.text_soft, midtop=foot)


def paint_podium(
    surface: pygame.Surface,
    style: Style,
    podium: Podium,
    rect: pygame.Rect,
    gone: float,
    celebration: Celebration | None,
    now: float,
) -> pygame.Rect:
    """The same in a band; returns the part of it that is left for figures."""
    px = style.px
    if podium.bright and style.theme is not CONTRAST:
        surface.blit(rays(style, rect.size, (0.5, 0.55), 0.34), rect)
    if celebration is not None:
        celebration.paint(surface, style, rect, now)
    strip = pygame.Rect(rect.left, rect.bottom - px(14), rect.width, px(14))
    inlay(style, surface, strip)
    inner = pygame.Rect(rect.left, rect.top, rect.width, rect.height - strip.height)
    size = lettering_fitted(style, podium.title, round(rect.height * _BAND_TITLE), rect.width * 8 // 10)
    title = lettering(style, podium.title, size)
    surface.blit(title, title.get_rect(midtop=(inner.centerx, inner.top)))
    top = inner.top + title.get_height()
    if podium.reason:
        top = draw_text(surface, style, podium.reason, 22, style.theme.text, midtop=(inner.centerx, top)).bottom
    names = style.type.height(style.text(24), TextStyle.STRONG)
    foot = px(_LIES if celebration is not None else 10)
    room = pygame.Rect(inner.left, top, inner.width, max(1, inner.bottom - foot - top))
    middle, aside, beside = _parts(style, room)
    side = min(middle.height - names - px(6), round(middle.width * (0.38 if len(podium.winners) > 1 else 0.5)))
    row = pygame.Rect(middle.left, 0, middle.width, max(_LEAST, side))
    row.centery = middle.top + (middle.height - names - px(6)) // 2
    _paint_winners(surface, style, podium, row, gone)
    below = pygame.Rect(middle.left, row.bottom + px(6), middle.width, 0)
    _paint_line(surface, style, podium.names, 24, below, style.theme.text, TextStyle.STRONG)
    if podium.others:
        row = pygame.Rect(0, 0, aside.width, max(_LEAST, min(aside.height - names - px(10), aside.width * 34 // 100)))
        row.center = (aside.centerx, aside.centery - names // 2)
        _paint_others(surface, style, podium, row)
    elif podium.cards:
        card = max(_LEAST, min(round((aside.height - names - px(12)) / 1.4), round(aside.width / 2.6)))
        room = pygame.Rect(aside.left, 0, aside.width, round(card * 1.4))
        room.centery = aside.centery - names // 2
        ends = draw_fan(surface, style, podium.cards, room, opened=1.0)
        fits = style.type.width(podium.caption, style.text(18)) <= aside.width
        below = pygame.Rect(aside.left, ends + px(8), aside.width, 0)
        _paint_line(surface, style, podium.caption if fits else podium.brief, 22, below)
    else:
        high = max(_LEAST, min(aside.height * 8 // 10, aside.width * 5 // 10))
        for number in (-1, 1):
            picture = glass(style, high)
            surface.blit(picture, picture.get_rect(center=(aside.centerx + number * high * 4 // 10, aside.centery)))
    return beside


def _parts(style: Style, room: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """The room of the winners, of what stands beside them, and of the figures; where it is high, the first is above."""
    px = style.px
    if room.height > room.width * _HIGH:
        middle = pygame.Rect(room.left, room.top, room.width, room.height * 58 // 100)
        below = pygame.Rect(room.left, middle.bottom + px(14), room.width // 2, room.bottom - middle.bottom - px(14))
        beside = below.move(below.width, 0)
        return middle, below.inflate(-px(56), 0), beside.inflate(-px(56), 0)
    third = room.width * 30 // 100
    middle = pygame.Rect(room.left + third, room.top, room.width - 2 * third, room.height)
    aside = pygame.Rect(room.left + px(28), room.top, third - px(40), room.height)
    return middle, aside, pygame.Rect(middle.right + px(12), room.top, third - px(40), room.height)


def draw_fan(surface: pygame.Surface, style: Style, cards: tuple[str, ...], room: pygame.Rect, *, opened: float) -> int:
    """Whole cards over each other in the middle of a room, as high as it where they find room; returns where they end.

    `opened` is from 0 to 1.
    """
    count = len(cards)
    width = max(1, min(round(room.height / 1.4), round(room.width / (1 + _LEAST_FAN_STEP * (count - 1)))))
    step = min(round(width * _FAN_STEP), max(1, (room.width - width) // max(1, count - 1))) * opened
    left, top = room.centerx - (width + step * (count - 1)) / 2, room.centery - round(width * 1.4) // 2
    for number, name in enumerate(cards):
        style.pictures.card(name, width, max(2, width // 20)).draw(surface, round(left + number * step), top)
    return top + round(width * 1.4)


def _paint_winners(surface: pygame.Surface, style: Style, podium: Podium, row: pygame.Rect, gone: float) -> None:
    """Crowned faces about a cup, a glass of tea at each side where it is the player's evening."""
    side, prize = row.height, cup(style, max(8, row.height * (6 if len(podium.winners) == 2 else 7) // 10))
    gap = 0 if len(podium.winners) > 1 else side // 16
    count = len(podium.winners)
    half = count // 2 if count > 1 else 1
    wide = count * side + prize.get_width() + 2 * gap
    step = side if wide <= row.width else max(1, (row.width - prize.get_width() - 2 * gap) // count)
    left = row.centerx - (count * step + prize.get_width() + 2 * gap) // 2
    for number, person in enumerate(podium.winners):
        if number == half:
            left = _stand(surface, prize, left + gap, row.bottom, gone) + gap
        at = pygame.Rect(left + (step - side) // 2, row.top, side, side)
        at.move_ip(0, -nodding(gone, LIVELY_MS, side, number))
        draw_medallion(surface, style, at, person.name, person.colour, face=person.face, mood="glad", crowned=True)
        left += step
    if count == 1:
        _stand(surface, prize, left + gap, row.bottom, gone)


def _stand(surface: pygame.Surface, picture: pygame.Surface, left: int, bottom: int, gone: float) -> int:
    """A prize on its foot, with glints as long as the winners are lively; returns where it ends."""
    at = picture.get_rect(bottomleft=(left, bottom - picture.get_height() // 16))
    surface.blit(picture, at)
    if gone < LIVELY_MS:
        draw_glint(surface, picture, at.topleft, gone)
    return left + picture.get_width()


def _paint_others(surface: pygame.Surface, style: Style, podium: Podium, row: pygame.Rect) -> None:
    """The own team between two glasses of tea, and a word to it."""
    side, tea = row.height, glass(style, max(8, row.height * 8 // 10))
    wide = len(podium.others) * side
    left = row.centerx - wide // 2
    for person in podium.others:
        at = pygame.Rect(left, row.top, side, side)
        draw_medallion(surface, style, at, person.name, person.colour, face=person.face, mood="dismayed")
        left += side
    for edge, anchor in ((row.centerx - wide // 2 - style.px(14), "bottomright"), (left + style.px(14), "bottomleft")):
        surface.blit(tea, tea.get_rect(**{anchor: (edge, row.bottom)}))
    below = pygame.Rect(row.left, row.bottom + style.px(8), row.width, 0)
    size = style.type.fitted(podium.comfort, style.text(25), below.width)
    for line in style.type.balanced(podium.comfort, size, below.width):  # one where the smallest letters have room
        said = style.type.line(line, size, style.theme.text_soft)
        surface.blit(said, said.get_rect(midtop=below.midtop))
        below.top += style.type.height(size)


def _paint_line(
    surface: pygame.Surface,
    style: Style,
    text: str,
    units: float,
    room: pygame.Rect,
    colour: Rgb | None = None,
    text_style: TextStyle = TextStyle.BODY,
) -> None:
    """A line in the middle of the upper edge of a room, smaller where it is long."""
    size = style.type.fitted(text, style.text(units), room.width, text_style)
    said = style.type.shortened(text, size, room.width, text_style)
    line = style.type.line(said, size, colour or style.theme.text_soft, text_style)
    surface.blit(line, line.get_rect(midtop=(room.centerx, room.top)))


def _ground(style: Style, size: tuple[int, int], *, bright: bool) -> pygame.Surface:
    """Night with lamplight, and rays where somebody is to be celebrated; composed once."""
    ground = backdrop(style, size)
    if not bright or style.theme is CONTRAST:
        return ground
    ready = style.pictures.made("moment", size)
    if ready is None:
        lit = ground.copy()
        lit.blit(rays(style, size, (0.5, 0.45), 0.6), (0, 0))
        ready = style.pictures.store("moment", size, lit.convert())
    return ready
